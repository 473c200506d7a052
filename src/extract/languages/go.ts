import { type PureFunction, type PureFunctions, taking } from '../evaluate/pure-functions.js';
import { Sequence } from '../evaluate/value.js';
import { binding } from './go/bindings.js';
import { change } from './go/changes.js';
import { goDefinitions } from './go/definitions.js';
import { effects } from './go/effects.js';
import { expression } from './go/expressions.js';
import { FUNCTIONS } from './go/functions.js';
import { modulePaths, packageGlob, wildcards } from './go/imports.js';
import { NUMBERS } from './go/types.js';
import type { Language } from './language.js';
import { castOperators, castTo } from './shared/casts.js';
import { slashComments } from './shared/comments.js';
import { operatorsWith } from './shared/folding.js';

/** Go, as its specification describes it (go.dev/ref/spec). */

const COMMENTS = slashComments('comment');

/** `uint8(200)`: constants that do not fit are refused, so that what is left is the number itself. */
const CONVERSIONS: PureFunctions = Object.fromEntries(
  Object.entries({ ...NUMBERS, rune: 'i32', byte: 'u8' }).map(([name, type]): [string, PureFunction] => [
    name,
    taking(1, (_receiver, [value]) => {
      const code = typeof value === 'string' && [...value].length === 1 ? value.codePointAt(0) : value;
      return code === undefined ? undefined : castOperators('refused')[castTo(type)]?.(code);
    }),
  ]),
);

export const language: Language = {
  name: 'Go',
  extensions: ['.go'],
  grammar: 'tree-sitter-go/tree-sitter-go.wasm',
  comments: COMMENTS,
  scopes: {
    types: new Set([
      ...FUNCTIONS,
      'source_file',
      'block',
      'if_statement',
      'for_statement',
      'expression_case',
    ]),
    deferred: FUNCTIONS,
    // In a function, a name means what is around it until it is declared.
    inFront: (_definition, isTop) => (isTop ? 'there' : 'around'),
  },
  nameCharacters: '\\p{L}\\p{Nd}_',
  functions: {
    ...CONVERSIONS,
    append: (_receiver, [list, ...items], origin) =>
      list instanceof Sequence
        ? new Sequence([...list.entries, ...items.map(value => ({ value, origin }))])
        : undefined,
    // In bytes.
    len: taking(1, (_receiver, [value]) =>
      typeof value === 'string' ? new TextEncoder().encode(value).length : undefined,
    ),
    string: taking(1, (_receiver, [value]) => {
      if (typeof value !== 'number') return typeof value === 'string' ? value : undefined;
      // The character of a number.
      const isCharacter = value >= 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
      return isCharacter ? String.fromCodePoint(value) : undefined;
    }),
  },
  operators: operatorsWith({ only32Bit: false, overflow: 'refused', exact: true, joinsTexts: true }),
  expression,
  binding,
  change,
  effects,
  writtenCalls: {
    types: '[]',
    braces: true,
    otherwise: new Set([
      'function_declaration',
      'method_declaration',
      'method_elem',
      'method_spec',
      'type_spec',
      'array_type',
      'slice_type',
      'map_type',
      'implicit_length_array_type',
      'channel_type',
    ]),
  },
  imports: { wildcards, paths: modulePaths },
  // The files of a folder are one package: each sees the names of the others.
  packages: { files: (_name, path) => [packageGlob(path.split('/').slice(0, -1))] },
  definitions: {
    list: (root, _of, path = '') => goDefinitions(root, COMMENTS, path),
    written: { words: ['func', 'type'], between: '[ \\t]+(?:\\([^()\\n]*\\)[ \\t]*)?' },
  },
};
