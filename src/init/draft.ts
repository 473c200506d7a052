import { stringify } from 'yaml';
import { PLACEHOLDERS } from '../rules/integrity/placeholders.js';
import { counted } from '../text/counted.js';
import { visibleLine } from '../text/visible.js';
import { commentLines } from './comment-lines.js';
import type { Extension } from './extension.js';
import type { Kept } from './former.js';
import type { Guess } from './guess.js';
import type { Identity } from './identity.js';
import type { LexicoEvidence, LexicoGuess } from './lexico/guess.js';
import { THRESHOLD } from './proof.js';

/** What each list of the contract is, and how to help oneself where nothing was found. */
const LISTS: readonly { readonly at: string; readonly what: string; readonly hint: string }[] = [
  {
    at: 'sintaxe.reservadas',
    what: 'reserved words',
    hint: '{ table: src/tokens.py#KEYWORDS, map: { palavra: key } }',
  },
  {
    at: 'sintaxe.contextuais',
    what: 'words that are keywords only in a context',
    hint: '{ table: src/tokens.py#SOFT, map: { palavra: key, onde: value } }',
  },
  {
    at: 'sintaxe.operadores',
    what: 'operators',
    hint: '{ table: src/tokens.py#OPERATORS, map: { simbolo: key, descricao: comment } }',
  },
  {
    at: 'embutidas',
    what: 'functions that need no import',
    hint: '{ table: src/builtins.py#BUILTINS, map: key }',
  },
  {
    at: 'modulos',
    what: 'modules and their symbols',
    hint: '{ table: src/modules.ts#MODULES, map: { nome: key, simbolos: value } }',
  },
  {
    at: 'comandos',
    what: 'commands of the command line',
    hint: '{ table: src/cli.ts#GROUPS, map: { grupo: key, comandos: value } }',
  },
  {
    at: 'erros',
    what: 'error codes',
    hint: '{ markdown: "docs/errors/*.md", map: { codigo: slug, titulo: title, explicacao: text } }',
  },
  { at: 'conteudos.exercicios', what: 'exercises', hint: '{ count: "exercicios/*/*.x", by: folder }' },
  { at: 'conteudos.exemplos', what: 'examples', hint: '{ count: "exemplos/*.x" }' },
  { at: 'conteudos.pacotes', what: 'packages', hint: '{ count: "pacotes/*/forge.toml" }' },
  { at: 'conteudos.projetos', what: 'projects', hint: '{ count: "projetos/*/forge.toml" }' },
];

/** Keys of the lists, in their order. */
export const LISTS_AT = LISTS.map(({ at }) => at);

export interface Draft {
  readonly identity: Identity;
  /** What source files are called, if that is known. */
  readonly extension: Extension | undefined;
  /** The programs that prove what is proposed, in words. */
  readonly programs: string | undefined;
  /** What is written as data: one for each list. */
  readonly guesses: readonly Guess[];
  /** What is not sure enough, or less sure than that: in comments, to choose from. */
  readonly choices: readonly Guess[];
  /** Guesses that a build finds errors in, with the first of them. */
  readonly rejected: readonly { readonly guess: Guess; readonly reason: string }[];
  readonly isCut: boolean;
  /** What the lexico is guessed from, once the words and operators are known. */
  readonly lexicoFrom?: Omit<LexicoEvidence, 'words' | 'operators'> | undefined;
  /** How programs are cut into tokens; nothing where no programs say it. */
  readonly lexico?: LexicoGuess | undefined;
  /** What stays of a file that is there already. */
  readonly kept?: Kept;
  /** The comment that it begins with. */
  readonly header?: string | undefined;
}

/** The text of a first `refdata.yml`: what was found and why, what there is to choose from, and what was not found. */
export function draftText(draft: Draft, schema?: string): string {
  const { identity, extension, guesses, programs, isCut, lexico, rejected, kept = {}, header } = draft;
  const { nome, descricao, documentacao, versao, perhaps, versions } = identity;
  const below = (name: string) =>
    LISTS.filter(({ at }) => at.startsWith(`${name}.`))
      .map(({ at }) => entryText(draft, at, '  '))
      .join('');
  const conteudos = guesses.some(({ at }) => at.startsWith('conteudos.')) || Boolean(kept.conteudos?.size);
  const isEmpty = !guesses.some(isOfList);
  const rules = withKept(kept.rules, ...guesses.map(guess => guess.rules ?? {}), isEmpty ? NO_LIST : {});
  const check = withKept(kept.check, versions ? { versions: versions.spec } : {});
  const others = (at: string, indent: string) =>
    kept[at]?.size ? yaml(kept[at], indent).replace(/^\n+/, '') : '';
  const proved = programs
    ? `It was compared with ${programs}.`
    : 'No programs in the language were found to compare it with.';
  return [
    schema === undefined ? '' : `# yaml-language-server: $schema=${schema}\n`,
    commentLines(
      `A first draft by \`refdata init\`: each guess with its reason, and how sure it is, from 0 to 1. ${proved} What is less sure than ${THRESHOLD} is a choice, in a comment. Try a place out with \`refdata extract sintaxe.reservadas\`, and all of it with \`refdata build\`. docs/configuration.md tells every key.`,
      '',
    ),
    header ? `\n#${header.replaceAll('\n', '\n#')}\n` : '',
    isCut ? commentLines('The repository is large: not all of its files were looked at.', '') : '',
    '\n',
    identity.isNameless
      ? commentLines(
          'To be written: the name of the language. This one is only what the folder is called.',
          '',
        )
      : '',
    yaml({ nome }, ''),
    descricao ? '' : commentLines('To be written: what the data is, in a sentence.', ''),
    yaml({ descricao: descricao ?? `Reference of ${nome}` }, ''),
    documentacao
      ? ''
      : commentLines('To be written, a build refuses this one: the address of the documentation.', ''),
    yaml({ documentacao: documentacao ?? PLACEHOLDERS.documentacao }, ''),
    versao
      ? commentLines(`Found: ${versao.why}`, '')
      : commentLines(
          `To be written, a build refuses this one: the version. A constant of the source can be named: { table: src/version.py#VERSION }${perhaps ? ` Perhaps ${perhaps.version}: ${perhaps.path} has it as the newest, which may be late or early.` : ''}${triedText(rejected, 'versao')}`,
          '',
        ),
    yaml({ versao: versao?.spec ?? PLACEHOLDERS.versao }, ''),
    // Before all that has comments of its own, which would be taken for theirs another time.
    kept['']?.size ? `\n${others('', '')}` : '',
    '\nsintaxe:\n',
    extensionText(extension),
    others('sintaxe', '  '),
    below('sintaxe'),
    ...['embutidas', 'modulos', 'comandos', 'erros'].map(at => `\n${entryText(draft, at, '')}`),
    `\n${conteudos ? 'conteudos:\n' : '# conteudos:\n'}`,
    others('conteudos', '  '),
    below('conteudos'),
    lexico === undefined ? '' : `\n${lexico.text}`,
    isEmpty
      ? `\n${commentLines('To be written, a build refuses a reference without any: one of the lists above. Take this rule out with the first one.', '')}`
      : '',
    rules.size > 0 ? `${isEmpty ? '' : '\n'}${yaml({ rules }, '')}` : '',
    check.size > 0
      ? `\n${versions ? commentLines(`Found: ${versions.why}`, '') : ''}${yaml({ check }, '')}`
      : '',
  ].join('');
}

/** What is found, and what was there under the same key. */
function withKept(kept: Kept[string] = new Map(), ...found: readonly object[]): Map<unknown, unknown> {
  const names = [...kept.keys()].map(({ value }) => value);
  const entries = Object.entries(Object.assign({}, ...found) as object);
  return new Map<unknown, unknown>([...entries.filter(([name]) => !names.includes(name)), ...kept]);
}

/** A count of examples alone says nothing of a language: until somebody writes a list, nothing is published. */
const NO_LIST = { 'list-present': { level: 'error' } };

/** Whether something says what the language has, and not only how much there is to learn from. */
export function isOfList({ at }: { readonly at: string }): boolean {
  return at !== 'lexico' && !at.startsWith('conteudos.');
}

/** What source files are called; of what is not sure, that it may be so. */
function extensionText(extension: Extension | undefined): string {
  if (extension && !extension.isDoubtful)
    return `${commentLines(`Found: ${extension.why}`, '  ')}${yaml({ extensao: extension.extension }, '  ')}`;
  const perhaps = extension ? ` Perhaps ${extension.extension}: ${extension.why}` : '';
  return (
    commentLines(`To be written, a build refuses this one: the extension of source files.${perhaps}`, '  ') +
    yaml({ extensao: PLACEHOLDERS.extensao }, '  ')
  );
}

/** One list: what was found for it, else what there is to choose from, else what it would look like. */
function entryText({ guesses, choices, rejected }: Draft, at: string, indent: string): string {
  const list = LISTS.find(candidate => candidate.at === at) as (typeof LISTS)[number];
  const key = at.split('.').at(-1) as string;
  const others = choices
    .filter(choice => choice.at === at)
    .map(
      choice =>
        commentLines(`Or${sureness(choice)}: ${choice.why}${samples(choice)}`, indent) +
        yaml({ [key]: choice.spec }, '').replace(/^(?=.)/gm, `${indent}#   `),
    )
    .join('');
  const guess = guesses.find(candidate => candidate.at === at);
  if (guess)
    return `${commentLines(`Found${sureness(guess)}: ${guess.why}${samples(guess)}`, indent)}${yaml({ [key]: guess.spec }, indent)}${others}`;
  const tried = triedText(rejected, at);
  if (others !== '')
    return (
      commentLines(
        `To be chosen, nothing is sure enough: ${list.what}.${tried} Look at each, and take the "#" from the right one.`,
        indent,
      ) + others
    );
  return `${commentLines(`Not found: ${list.what}.${tried} It would look like this:`, indent)}${indent}# ${key}: ${list.hint}\n`;
}

/** What a build finds errors in, with the first of them. */
function triedText(rejected: Draft['rejected'], at: string): string {
  const refused = rejected.find(({ guess }) => guess.at === at);
  return refused ? ` ${refused.guess.why} But: ${refused.reason}` : '';
}

function sureness({ score }: Guess): string {
  return score === undefined ? '' : ` (${Math.min(1, Math.max(0, score)).toFixed(2)})`;
}

/** ` 39 entries: and, class, else.` */
function samples({ count, samples: first = [] }: Guess): string {
  if (count === undefined) return '';
  const shown = first.map(text => visibleLine(text, MAX_SAMPLE_CHARACTERS)).join(', ');
  return ` ${counted(count, 'entry', 'entries')}${shown === '' ? '' : `: ${shown}${count > first.length ? ', …' : ''}`}.`;
}

const MAX_SAMPLE_CHARACTERS = 40;

function yaml(data: object, indent: string): string {
  const text = stringify(data, { lineWidth: 110, aliasDuplicateObjects: false });
  return text.replace(/^(?=.)/gm, indent);
}
