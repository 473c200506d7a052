import type { Token } from '../../lexico/index.js';

/** What themes make of scopes. `plain` is what has the colour of any text. */
export type Colour =
  | 'comment'
  | 'string'
  | 'escape'
  | 'number'
  | 'keyword'
  | 'library'
  | 'operator'
  | 'name'
  | 'punctuation'
  | 'invalid'
  | 'plain';

/** The beginnings of scopes, by the naming conventions of TextMate; longer ones before those that they begin with. */
const COLOURS: readonly (readonly [string, Colour])[] = [
  ['comment', 'comment'],
  ['punctuation.definition.comment', 'comment'],
  ['punctuation.definition.string', 'string'],
  ['string', 'string'],
  ['constant.character', 'escape'],
  ['constant.other.placeholder', 'escape'],
  ['constant.numeric', 'number'],
  ['keyword.other.unit', 'number'],
  ['constant.language', 'keyword'],
  ['constant', 'library'],
  ['keyword.operator', 'operator'],
  ['keyword', 'keyword'],
  ['storage', 'library'],
  ['support', 'library'],
  ['variable.language', 'library'],
  ['variable', 'name'],
  ['entity', 'name'],
  ['punctuation', 'punctuation'],
  ['invalid', 'invalid'],
];

/** Scopes in which code begins again: what is around them colours nothing. */
const CODE = /^(?:meta\.(?:embedded|template\.expression|interpolation)|source)(?:\.|$)/;

/** The beginnings of captures in queries of tree-sitter, as Neovim, Helix, Zed and tree-sitter name them, today and before. */
const CAPTURES: readonly (readonly [string, Colour])[] = [
  ['comment', 'comment'],
  ['string.escape', 'escape'],
  ['string', 'string'],
  ['escape', 'escape'],
  ['character.special', 'escape'],
  ['character', 'string'],
  ['constant.character.escape', 'escape'],
  ['constant.character', 'string'],
  ['constant.numeric', 'number'],
  ['constant.builtin', 'keyword'],
  ['constant', 'library'],
  ['number', 'number'],
  ['float', 'number'],
  ['boolean', 'keyword'],
  ['keyword.operator', 'operator'],
  ['keyword', 'keyword'],
  ['conditional', 'keyword'],
  ['repeat', 'keyword'],
  ['exception', 'keyword'],
  ['include', 'keyword'],
  ['define', 'keyword'],
  ['preproc', 'keyword'],
  ['storageclass', 'keyword'],
  ['operator', 'operator'],
  ['function.builtin', 'library'],
  ['function', 'name'],
  ['method', 'name'],
  ['constructor', 'name'],
  ['type', 'library'],
  ['attribute', 'library'],
  ['symbol', 'library'],
  ['special', 'library'],
  ['variable.builtin', 'library'],
  ['variable', 'name'],
  ['parameter', 'name'],
  ['property', 'name'],
  ['field', 'name'],
  ['module', 'name'],
  ['namespace', 'name'],
  ['label', 'name'],
  ['tag', 'name'],
  ['punctuation', 'punctuation'],
  ['delimiter', 'punctuation'],
  ['error', 'invalid'],
];

/** Captures in which code begins again: in `none` nothing is coloured. */
const CODE_CAPTURES = /^(?:embedded|none)(?:\.|$)/;

/** The colour of the innermost scope that has one, and every colour up to where code begins. */
export interface Colours {
  readonly inner: Colour;
  readonly all: ReadonlySet<Colour>;
}

/** What themes make of the scopes of a TextMate grammar, the outermost first. */
export const coloursOfScopes = colours(COLOURS, CODE);
/** What themes make of the captures of a query, the outermost first. */
export const coloursOfCaptures = colours(CAPTURES, CODE_CAPTURES);

function colours(
  table: readonly (readonly [string, Colour])[],
  code: RegExp,
): (scopes: readonly string[]) => Colours {
  return scopes => {
    const all = new Set<Colour>();
    let inner: Colour | undefined;
    for (const scope of [...scopes].reverse()) {
      if (code.test(scope)) break;
      const colour = table.find(([start]) => scope === start || scope.startsWith(`${start}.`))?.[1];
      if (colour === undefined) continue;
      inner ??= colour;
      all.add(colour);
    }
    return { inner: inner ?? 'plain', all };
  };
}

/** Groups of words that are names of the library. */
const NAMES: ReadonlySet<string> = new Set(['embutida', 'tipo']);

const WORDS: readonly Colour[] = ['keyword', 'library', 'operator'];

/** Whether a token may be coloured so; nothing where that is a matter of taste. */
export function isRight({ class: kind, name }: Token, { inner, all }: Colours): boolean | undefined {
  switch (kind) {
    case 'comentario':
    case 'documentacao':
      return all.has('comment');
    case 'texto':
    case 'regex':
      return all.has('string');
    case 'caractere':
      return all.has('string') || all.has('escape');
    case 'dado':
    case 'formato':
    case 'interpolacao':
      return !all.has('comment');
    case 'escape':
      return all.has('string') || all.has('escape');
    case 'numero':
      return all.has('number');
    case 'palavra':
      return [...WORDS, 'invalid'].includes(inner) || (inner === 'name' && NAMES.has(name ?? ''));
    case 'contextual':
      return WORDS.includes(inner);
    case 'nome':
      // A name in quotes may look like a text; those of the library and of types have many colours.
      if (name !== undefined) return !['comment', 'number'].includes(inner);
      return !['comment', 'string', 'number', 'keyword', 'operator', 'invalid', 'escape'].includes(inner);
    case 'simbolo':
      return !['comment', 'string', 'number', 'invalid', 'escape'].includes(inner);
    default:
      return undefined;
  }
}
