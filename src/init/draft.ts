import { stringify } from 'yaml';
import type { Guess } from './guess.js';
import type { Identity } from './guess-contents.js';

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

/** Texts that a draft cannot know: a person has to write them. */
const UNKNOWN_ADDRESS = 'https://example.com/docs';
const UNKNOWN_VERSION = '0.0.0';
const UNKNOWN_EXTENSION = '.txt';

export interface Draft {
  readonly identity: Identity;
  readonly guesses: readonly Guess[];
  /** Guesses that a build finds errors in, with the first of them. */
  readonly rejected: readonly { readonly guess: Guess; readonly reason: string }[];
  readonly isCut: boolean;
}

/** The text of a first `refdata.yml`: what was found and why, and what was not. */
export function draftText({ identity, guesses, rejected, isCut }: Draft): string {
  const { nome, descricao, documentacao, versao, extensao } = identity;
  const entry = (at: string, indent: string) => {
    const list = LISTS.find(candidate => candidate.at === at) as (typeof LISTS)[number];
    const key = at.split('.').at(-1) as string;
    const guess = guesses.find(candidate => candidate.at === at);
    if (guess) return `${comment(`Found: ${guess.why}`, indent)}${yaml({ [key]: guess.spec }, indent)}`;
    const refused = rejected.find(candidate => candidate.guess.at === at);
    const tried = refused ? ` ${refused.guess.why} But: ${refused.reason}` : '';
    return `${comment(`Not found: ${list.what}.${tried} It would look like this:`, indent)}${indent}# ${key}: ${list.hint}\n`;
  };
  const below = (name: string) =>
    LISTS.filter(({ at }) => at.startsWith(`${name}.`))
      .map(({ at }) => entry(at, '  '))
      .join('');
  const conteudos = guesses.some(({ at }) => at.startsWith('conteudos.'));
  const rules = Object.assign({}, ...guesses.map(guess => guess.rules ?? {})) as object;
  return [
    comment(
      'A first draft by `refdata init`: guesses, each with its reason. Try a place out with `refdata extract sintaxe.reservadas`, and all of it with `refdata build`. docs/configuration.md tells every key.',
      '',
    ),
    isCut ? comment('The repository is large: not all of its files were looked at.', '') : '',
    '\n',
    yaml({ nome }, ''),
    descricao ? '' : comment('To be written: what the data is, in a sentence.', ''),
    yaml({ descricao: descricao ?? `Reference of ${nome}` }, ''),
    documentacao ? '' : comment('To be written: the address of the documentation.', ''),
    yaml({ documentacao: documentacao ?? UNKNOWN_ADDRESS }, ''),
    versao
      ? comment(`Found: ${versao.why}`, '')
      : comment(
          'Not found: the version. A constant of the source can be named: { table: src/version.py#VERSION }',
          '',
        ),
    yaml({ versao: versao?.spec ?? UNKNOWN_VERSION }, ''),
    '\nsintaxe:\n',
    extensao
      ? comment('Found: what the examples are called.', '  ')
      : comment('To be written: the extension of source files.', '  '),
    yaml({ extensao: extensao ?? UNKNOWN_EXTENSION }, '  '),
    below('sintaxe'),
    ...['embutidas', 'modulos', 'comandos', 'erros'].map(at => `\n${entry(at, '')}`),
    `\n${conteudos ? 'conteudos:\n' : '# conteudos:\n'}`,
    below('conteudos'),
    Object.keys(rules).length > 0 ? `\n${yaml({ rules }, '')}` : '',
  ].join('');
}

function yaml(data: object, indent: string): string {
  const text = stringify(data, { lineWidth: 110, aliasDuplicateObjects: false });
  return text.replace(/^(?=.)/gm, indent);
}

/** Words on lines of a length that can be read. */
function comment(text: string, indent: string): string {
  const lines = [''];
  for (const word of text.replace(/\s+/g, ' ').split(' ')) {
    if ((lines.at(-1) as string).length + word.length > 105) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`;
  }
  return lines.map(line => `${indent}#${line}\n`).join('');
}
