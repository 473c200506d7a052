import { shown } from '../../text/shown.js';
import type { Rule } from './rule.js';

const documentacaoAddress: Rule = {
  id: 'documentacao-address',
  level: 'error',
  title: '`documentacao` is an address that a path can be put after',
  why: 'Clients put a slash and `doc` after it; after a query or a fragment that is no page, and a password in it is public.',
  remedy:
    'Give the address of the site or of a folder in it, without "?", "#", user name or password, such as "https://lume.example/docs".',
  planted: { file: 'index', pointer: '', value: { documentacao: 'https://lume.example/docs?lang=pt' } },
  *check({ index }) {
    if (!index) return;
    const fault = faultOfAddress(index.documentacao);
    if (fault === undefined) return;
    const message = `\`documentacao\` is ${shown(index.documentacao)}, which ${fault}.`;
    yield { file: 'index', pointer: '/documentacao', message };
  },
};

const documentacaoSlash: Rule = {
  id: 'documentacao-slash',
  level: 'warning',
  title: '`documentacao` does not end in a slash',
  why: 'Clients put a slash and `doc` after it; the two slashes in a row are another page for many servers.',
  remedy: 'Leave the last slash out.',
  planted: { file: 'index', pointer: '', value: { documentacao: 'https://lume.example/docs/' } },
  *check({ index }) {
    if (!index?.documentacao.endsWith('/')) return;
    const message = `\`documentacao\` is ${shown(index.documentacao)}, which ends in a slash.`;
    yield { file: 'index', pointer: '/documentacao', message };
  },
};

export const enderecoRules: readonly Rule[] = [documentacaoAddress, documentacaoSlash];

function faultOfAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is not an address';
  const { username, password } = new URL(address);
  if (username !== '' || password !== '') return 'holds a user name or a password';
  if (address.includes('#')) return 'has a fragment';
  if (address.includes('?')) return 'has a query';
  return undefined;
}
