import { compareCodePoints } from '../../../text/code-points.js';
import { common, type Fold, finite, numberOf, unions } from '../../evaluate/operators.js';
import {
  distinct,
  isScalar,
  itself,
  joinedBy,
  keys,
  lastWins,
  overlay,
  type PureFunction,
  type PureFunctions,
  pairs,
  parts,
  receiverItself,
  sortedTexts,
  taking,
  text,
  toMapping,
  toSequence,
  toSet,
  values,
} from '../../evaluate/pure-functions.js';
import { type Entry, ForeignModule, Mapping, Sequence, type Value } from '../../evaluate/value.js';
import { cleandoc } from './docstring.js';
import { formatted, textOf } from './operators.js';

/** What `str.strip` and `str.split` take for white space: Unicode's, and the separators of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the separators are control characters.
const SPACE = /[\s\x1c-\x1f\x85]/;

/** Where `str.splitlines` ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** Functions of the library without effects, written again. */
export const functions: PureFunctions = {
  list: toSequence,
  tuple: toTuple,
  set: toSet,
  frozenset: toSet,
  sorted: taking(1, (_receiver, [list]) => sortedTexts(list, compareCodePoints)),
  dict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  OrderedDict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  'collections.OrderedDict': (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  staticmethod: itself,
  MappingProxyType: itself,
  'types.MappingProxyType': itself,
  str: taking(1, (_receiver, [value]) => (value === undefined ? '' : textOf(value))),
  int: taking(1, (_receiver, [value]) => int(value)),
  len: taking(1, (_receiver, [value]) => length(value)),
  dedent: taking(1, (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined)),
  'textwrap.dedent': taking(1, (_receiver, [value]) =>
    typeof value === 'string' ? dedent(value) : undefined,
  ),
  'inspect.cleandoc': taking(1, (_receiver, [value]) =>
    typeof value === 'string' ? cleandoc(value) : undefined,
  ),
  dir: taking(1, (_receiver, [value], origin, _named, _invoke, member) => {
    if (value instanceof ForeignModule) return parts([...value.names].sort(compareCodePoints), origin);
    return value === undefined ? undefined : member?.(value, '__dir__');
  }),
  getattr: taking(2, (_receiver, [object, name], _origin, _named, _invoke, member) =>
    object !== undefined && typeof name === 'string' ? member?.(object, name) : undefined,
  ),
  enumerate: taking(1, (_receiver, [list]) => enumerate(list)),
  '.keys': keys,
  '.values': values,
  '.items': pairs,
  '.copy': receiverItself,
  '.get': taking(2, (receiver, [key, otherwise]) =>
    receiver instanceof Mapping && isScalar(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined,
  ),
  '.setdefault': taking(2, (receiver, [key, otherwise]) =>
    receiver instanceof Mapping && isScalar(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined,
  ),
  '.isupper': text((value, none) =>
    none === undefined ? value !== value.toLowerCase() && value === value.toUpperCase() : undefined,
  ),
  '.union': (receiver, args) => setOf(receiver, args, unions),
  '.intersection': (receiver, args) => setOf(receiver, args, common(true)),
  '.difference': (receiver, args) => setOf(receiver, args, common(false)),
  '.join': joinedBy,
  '.split': taking(1, split),
  '.splitlines': taking(0, (receiver, _args, origin) =>
    typeof receiver === 'string' ? parts(linesOf(receiver), origin) : undefined,
  ),
  '.format': (receiver, args, _origin, keywords) =>
    typeof receiver === 'string' ? formatted(receiver, args, keywords) : undefined,
  '.strip': text((value, characters) => stripEnd(stripStart(value, characters), characters)),
  '.lstrip': text(stripStart),
  '.rstrip': text(stripEnd),
  '.lower': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
  '.upper': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
  '.startswith': text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
  '.endswith': text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
  '.removeprefix': text((value, prefix = '') =>
    value.startsWith(prefix) ? value.slice(prefix.length) : value,
  ),
  '.removesuffix': text((value, suffix = '') =>
    suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value,
  ),
  '.replace': taking(2, (receiver, [from, to]) =>
    typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string'
      ? replaceAll(receiver, from, to)
      : undefined,
  ),
};

/** `textwrap.dedent`: takes away the white space that every line with text begins with. */
function dedent(value: string): string {
  const lines = value.split('\n').map(line => (line.trim() === '' ? '' : line));
  const indents = lines.filter(line => line !== '').map(line => /^[ \t]*/.exec(line)?.[0] ?? '');
  let common = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return lines.map(line => line.slice(common.length)).join('\n');
}

function stripStart(value: string, characters?: string): string {
  let start = 0;
  while (start < value.length && isStripped(value[start] as string, characters)) start += 1;
  return value.slice(start);
}

function stripEnd(value: string, characters?: string): string {
  let end = value.length;
  while (end > 0 && isStripped(value[end - 1] as string, characters)) end -= 1;
  return value.slice(0, end);
}

function isStripped(character: string, characters: string | undefined): boolean {
  return characters === undefined
    ? SPACE.test(character) && character !== '\uFEFF'
    : characters.includes(character);
}

/** `dict(pairs or map, name=value)`. */
function dict(
  args: readonly Value[],
  keywords: ReadonlyMap<string, Entry>,
  origin: Entry['origin'],
): Value | undefined {
  if (args.length > 1) return undefined;
  const base = toMapping(undefined, args, origin, new Map(), () => undefined);
  if (!(base instanceof Mapping) || keywords.size === 0) return base;
  return overlay(
    base,
    [new Mapping(lastWins([...keywords].map(([key, entry]) => ({ key, ...entry }))))],
    origin,
  );
}

/** A list that prints in parentheses. */
function toTuple(...args: Parameters<PureFunction>): Value | undefined {
  const list = toSequence(...args);
  return list instanceof Sequence ? new Sequence(list.entries, false, true) : undefined;
}

function setOf(receiver: Value | undefined, args: readonly Value[], fold: Fold): Value | undefined {
  let result = receiver;
  for (const value of args) {
    if (result === undefined || !(value instanceof Sequence)) return undefined;
    result = fold(result, new Sequence(distinct(value.entries), true));
  }
  return result;
}

function int(value: Value | undefined): Value | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return /^\s*[+-]?\d+\s*$/.test(value) ? finite(Number(value)) : undefined;
  const number = value === undefined ? undefined : numberOf(value);
  return number === undefined ? undefined : finite(Math.trunc(number));
}

/** Code points of a text, entries of anything else. */
export function length(value: Value | undefined): Value | undefined {
  if (typeof value === 'string') return [...value].length;
  return value instanceof Sequence || value instanceof Mapping ? value.entries.length : undefined;
}

function enumerate(list: Value | undefined): Value | undefined {
  if (!(list instanceof Sequence)) return undefined;
  return new Sequence(
    list.entries.map(({ value, origin }, i) => ({
      value: new Sequence([
        { value: i, origin },
        { value, origin },
      ]),
      origin,
    })),
  );
}

function split(...[receiver, [separator], origin]: Parameters<PureFunction>): Value | undefined {
  if (typeof receiver !== 'string') return undefined;
  if (separator === undefined || separator === null) {
    return parts(
      receiver.split(new RegExp(`${SPACE.source}+`)).filter(part => part !== ''),
      origin,
    );
  }
  return typeof separator === 'string' && separator !== ''
    ? parts(receiver.split(separator), origin)
    : undefined;
}

function linesOf(value: string): string[] {
  const lines = value.split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** An empty text stands between all characters, which are code points here. */
function replaceAll(value: string, from: string, to: string): string {
  return from === ''
    ? [...value].map(character => to + character).join('') + to
    : value.replaceAll(from, () => to);
}
