import { type PureFunction, type PureFunctions, taking } from '../evaluate/pure-functions.js';
import { Sequence } from '../evaluate/value.js';
import { binding } from './go/bindings.js';
import { change } from './go/changes.js';
import { goDefinitions } from './go/definitions.js';
import { effects } from './go/effects.js';
import { expression } from './go/expressions.js';
import { FUNCTIONS } from './go/functions.js';
import { modulePaths, packageGlob, wildcards } from './go/imports.js';
import type { Language } from './language.js';
import { castOperators, castTo } from './shared/casts.js';
import { slashComments } from './shared/comments.js';
import { operatorsWith } from './shared/folding.js';

/** Go, as its specification describes it (go.dev/ref/spec). */

const COMMENTS = slashComments('comment');

/** `uint8(200)`: constants that do not fit are refused, so that what is left is the number itself. */
const CONVERSIONS: PureFunctions = Object.fromEntries(
  Object.entries({
    int: 'i64',
    int8: 'i8',
    int16: 'i16',
    int32: 'i32',
    int64: 'i64',
    rune: 'i32',
    uint: 'u64',
    uint8: 'u8',
    byte: 'u8',
    uint16: 'u16',
    uint32: 'u32',
    uint64: 'u64',
    uintptr: 'u64',
    float32: 'f32',
    float64: 'f64',
  }).map(([name, type]): [string, PureFunction] => [
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
  },
  nameCharacters: '\\p{L}\\p{Nd}_',
  functions: {
    ...CONVERSIONS,
    append: (_receiver, [list, ...items], origin) =>
      list instanceof Sequence
        ? new Sequence([...list.entries, ...items.map(value => ({ value, origin }))])
        : undefined,
    string: taking(1, (_receiver, [value]) => (typeof value === 'string' ? value : undefined)),
  },
  operators: operatorsWith({ only32Bit: false, overflow: 'refused', joinsTexts: true }),
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
  definitions: { list: root => goDefinitions(root, COMMENTS) },
};
