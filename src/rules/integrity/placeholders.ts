import type { FileName, ReferenceFiles } from '../../contract/files.js';
import { shown } from '../../text/shown.js';
import type { Rule } from './rule.js';

/** What `refdata init` writes where a person has to write something: nothing that a language may really say. */
export const PLACEHOLDERS = {
  documentacao: 'https://example.com/docs',
  versao: '0.0.0',
  extensao: '.txt',
} as const;

/** The domains that are kept for examples (RFC 2606), which nobody can publish at. */
const EXAMPLE_HOST = /^(?:[^/]*\.)?example\.(?:com|org|net)$/i;

/** What builders put a version in place of: `${revision}`, `$(Version)`, `{{version}}`, `@VERSION@`, `%VERSION%`, `attr: a.b`. */
const NAMES_ANOTHER = /\$\{|\$\(|\{\{|^@\w+@$|^%\w+%$|^(?:attr|file):/;

const placeholder: Rule = {
  id: 'placeholder',
  level: 'error',
  title: 'Version, address and extension are the true ones',
  why: 'A draft that was published as it is says what is wrong: links lead nowhere, editors register every text file.',
  remedy:
    'Write the true one into refdata.yml: `documentacao`, the address of the documentation; `versao`, or the constant that holds it ({ table: src/version.py#VERSION }); `sintaxe.extensao`. If it is right as it is, switch this rule off.',
  planted: { file: 'index', pointer: '', value: { documentacao: 'https://example.com/docs' } },
  *check({ index, sintaxe }: Partial<ReferenceFiles>) {
    const breach = (file: FileName, field: string, value: string, what: string) => ({
      file,
      pointer: `/${field}`,
      message: `\`${field}\` is ${shown(value)}, which stands for ${what}.`,
    });
    if (index && isExample(index.documentacao))
      yield breach('index', 'documentacao', index.documentacao, 'an address that is still to be written');
    if (index?.versao.trim() === PLACEHOLDERS.versao)
      yield breach('index', 'versao', index.versao, 'a version that is still to be written');
    else if (index && NAMES_ANOTHER.test(index.versao.trim()))
      yield breach('index', 'versao', index.versao, 'a version that is written elsewhere');
    if (sintaxe?.extensao.trim().toLowerCase() === PLACEHOLDERS.extensao)
      yield breach('sintaxe', 'extensao', sintaxe.extensao, 'an extension that is still to be written');
  },
};

export const placeholderRules: readonly Rule[] = [placeholder];

function isExample(address: string): boolean {
  return URL.canParse(address) && EXAMPLE_HOST.test(new URL(address).hostname);
}
