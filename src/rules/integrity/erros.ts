import { shown } from '../../text/shown.js';
import { textsAt } from './fields.js';
import { matchesOf } from './match.js';
import { repeats } from './repeats.js';
import type { Rule } from './rule.js';

/** service-spec.md, "Error-code file": a two-letter prefix followed by four digits. */
const CODIGO_PATTERN = /^[A-Z]{2}\d{4}$/;

const codigoPattern: Rule = {
  id: 'codigo-pattern',
  level: 'error',
  title: '`codigo` is two capital letters and four digits, or what refdata.yml says',
  why: 'Editors and bots recognise codes in messages by this form.',
  remedy:
    'Correct the code, or give the rule another `pattern` in refdata.yml if the language’s codes have another form.',
  planted: { file: 'erros', pointer: '/codigos/0', value: { codigo: 'lm101' } },
  *check({ erros }, { pattern }) {
    const codes = erros?.codigos.map(({ codigo }) => codigo) ?? [];
    const matches =
      pattern === undefined ? codes.map(code => CODIGO_PATTERN.test(code)) : matchesOf(pattern, codes);
    for (const [i, code] of codes.entries()) {
      if (matches[i]) continue;
      const message = `The code ${shown(code)} does not match the pattern ${pattern ?? CODIGO_PATTERN.source}.`;
      yield { file: 'erros', pointer: `/codigos/${i}/codigo`, message };
    }
  },
};

const codigoUnique: Rule = {
  id: 'codigo-unique',
  level: 'error',
  title: 'A code is listed once',
  why: '`explain` and editors look a code up and find only one of the two.',
  remedy: 'Give one of the two errors a code of its own.',
  planted: {
    file: 'erros',
    pointer: '',
    value: { total: 2, codigos: [error('LM0101', 'Tabulação'), error('LM0101', 'Caractere inesperado')] },
  },
  check: files => repeats(textsAt(files, { erros: ['codigos/*/codigo'] }), 'code'),
};

/** service-spec.md, "Error-code file": the full page address is `{docs_url}/` followed by `doc`. */
const docRelative: Rule = {
  id: 'doc-relative',
  level: 'error',
  title: '`doc` is a path under the documentation site',
  why: 'Clients put `doc` after `documentacao` and a slash; anything but a plain relative path gives a broken or a foreign address.',
  remedy:
    'Write the path of the page from `documentacao` on, such as "referencia/sintaxe": no scheme, no leading slash, no "..".',
  planted: { file: 'erros', pointer: '/codigos/0', value: { doc: '/docs/referencia/sintaxe' } },
  *check({ erros }) {
    for (const [i, { codigo, doc }] of erros?.codigos.entries() ?? []) {
      const fault = doc === '' ? undefined : faultOfDoc(doc);
      if (fault === undefined) continue;
      const message = `\`doc\` of ${shown(codigo)} is ${shown(doc)}, which ${fault}.`;
      yield { file: 'erros', pointer: `/codigos/${i}/doc`, message };
    }
  },
};

const docPresent: Rule = {
  id: 'doc-present',
  level: 'error',
  title: '`doc` is not empty',
  why: 'The link of the error leads to the front page of the documentation, where nothing explains it.',
  remedy:
    'Name the page on the subject, or switch this rule off in refdata.yml if there are no such pages yet.',
  planted: { file: 'erros', pointer: '/codigos/0', value: { doc: '' } },
  *check({ erros }) {
    for (const [i, { codigo, doc }] of erros?.codigos.entries() ?? []) {
      if (doc !== '') continue;
      yield { file: 'erros', pointer: `/codigos/${i}/doc`, message: `\`doc\` of ${shown(codigo)} is empty.` };
    }
  },
};

export const erroRules: readonly Rule[] = [codigoPattern, codigoUnique, docRelative, docPresent];

/** Any address will do: what counts is whether the path stays under it. */
const SOME_SITE = 'https://site.invalid/docs/';

function faultOfDoc(doc: string): string | undefined {
  if (/[\s\p{Cc}]/u.test(doc)) return 'holds white space or a control character';
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(doc)) return 'begins with a scheme';
  if (doc.startsWith('/')) return 'begins with a slash';
  if (doc.includes('\\')) return 'holds a backslash';
  const segments = (doc.split(/[?#]/)[0] ?? '').split('/');
  if (segments.slice(0, -1).includes('')) return 'has an empty part between slashes';
  if (segments.some(segment => segment === '.' || segment === '..')) return 'has "." or ".." in it';
  // The last word has the parser that clients use: "%2e%2e/" too leads out of the folder.
  const address = URL.canParse(doc, SOME_SITE) ? new URL(doc, SOME_SITE).href : '';
  return address.startsWith(SOME_SITE) ? undefined : 'leads out of the documentation site';
}

/** An error for an example. */
function error(codigo: string, titulo: string) {
  const texts = { explicacao: 'Há um erro.', exemplo: 'x = 1', solucao: 'Corrija a linha.' };
  return { codigo, titulo, ...texts, doc: 'referencia/sintaxe' };
}
