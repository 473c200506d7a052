import { compareCodePoints } from '../../../text/code-points.js';
import {
  ASKED,
  CASES,
  filled,
  isPlain,
  partitioned,
  splitAt,
  zeroFilled,
} from '../../../values/python/more-text.js';
import {
  lengthOf,
  linesOf,
  replaced,
  stripped,
  strippedEnd,
  strippedStart,
  withoutPrefix,
  withoutSuffix,
  words,
} from '../../../values/python/text.js';
import { common, type Fold, unions } from '../../evaluate/operators.js';
import {
  distinct,
  isScalar,
  itself,
  joined,
  keys,
  lastWins,
  overlay,
  type PureFunction,
  type PureFunctions,
  pairs,
  parts,
  receiverItself,
  size,
  taking,
  text,
  toMapping,
  toSequence,
  toSet,
  values,
} from '../../evaluate/pure-functions.js';
import {
  type Entry,
  ForeignModule,
  Iterated,
  Mapping,
  Sequence,
  type Value,
  View,
} from '../../evaluate/value.js';
import { cleandoc } from './docstring.js';
import { inOrder, iterating } from './iterating.js';
import { ITERATOR_FUNCTIONS } from './iterator-functions.js';
import { NUMBER_FUNCTIONS } from './number-functions.js';
import { formatted, textOf } from './operators.js';

/** Functions of the library without effects, written again. */
export const functions: PureFunctions = {
  list: ofCharacters(toSequence),
  tuple: ofCharacters(toTuple),
  set: ofCharacters(toSet),
  frozenset: ofCharacters(toFixedSet),
  ...iterating(() => functions),
  dict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  // All keys have the very same value: of one that can be changed, nobody else knows.
  'dict.fromkeys': taking(2, (_receiver, [list, value = null], origin) => {
    const keys = inOrder(list, origin);
    if (!keys?.every(key => isScalar(key.value)) || !isScalar(value)) return undefined;
    return new Mapping(lastWins(keys.map(key => ({ key: key.value, value, origin: key.origin }))));
  }),
  OrderedDict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  'collections.OrderedDict': (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  staticmethod: itself,
  MappingProxyType: itself,
  'types.MappingProxyType': itself,
  str: taking(1, (_receiver, [value]) => (value === undefined ? '' : textOf(value))),
  ...NUMBER_FUNCTIONS,
  ...ITERATOR_FUNCTIONS,
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
  enumerate: (_receiver, [list, first = 0, ...more], origin, named) => {
    const items = inOrder(list, origin);
    const start = named.get('start')?.value ?? first;
    const isKnown = [...named.keys()].every(name => name === 'start') && more.length === 0;
    if (!items || !isKnown || typeof start !== 'number' || !Number.isInteger(start)) return undefined;
    return new Iterated(
      items.map((item, i) => ({
        value: new Sequence([{ value: start + i, origin: item.origin }, item], false, true),
        origin: item.origin,
      })),
    );
  },
  chr: taking(1, (_receiver, [code]) =>
    typeof code === 'number' && code >= 0 && code < 0xd800 && Number.isInteger(code)
      ? String.fromCodePoint(code)
      : undefined,
  ),
  ord: taking(1, (_receiver, [text]) =>
    typeof text === 'string' && [...text].length === 1 ? text.codePointAt(0) : undefined,
  ),
  hex: based(16, '0x'),
  oct: based(8, '0o'),
  bin: based(2, '0b'),
  '.keys': viewing(keys),
  '.values': viewing(values),
  '.items': viewing((...args) => tuplesIn(pairs(...args))),
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
  '.join': taking(1, (receiver, [list], origin) => joined(inOrder(list, origin), receiver)),
  '.split': taking(2, split),
  '.rsplit': taking(2, (receiver, [separator, count], origin) =>
    splitOff(receiver, separator, count ?? -1, true, origin),
  ),
  '.partition': taking(1, parted(false)),
  '.rpartition': taking(1, parted(true)),
  '.zfill': taking(1, (receiver, [width]) =>
    typeof receiver === 'string' && typeof width === 'number' && width < MAX_WIDTH && isPlain(receiver)
      ? zeroFilled(receiver, width)
      : undefined,
  ),
  ...Object.fromEntries((['ljust', 'rjust', 'center'] as const).map(side => [`.${side}`, justified(side)])),
  ...Object.fromEntries(
    Object.entries(CASES).map(([name, apply]) => [
      `.${name}`,
      text((value, none) => (none === undefined && isPlain(value) ? apply(value) : undefined)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ASKED).map(([name, pattern]) => [
      `.${name}`,
      text((value, none) => (none === undefined && isPlain(value) ? pattern.test(value) : undefined)),
    ]),
  ),
  '.find': text((value, part) => (part === undefined || !isPlain(value) ? undefined : value.indexOf(part))),
  '.rfind': text((value, part) =>
    part === undefined || !isPlain(value) ? undefined : value.lastIndexOf(part),
  ),
  '.count': text((value, part) => (part ? value.split(part).length - 1 : undefined)),
  '.splitlines': taking(0, (receiver, _args, origin) =>
    typeof receiver === 'string' ? parts(linesOf(receiver), origin) : undefined,
  ),
  '.format': (receiver, args, _origin, keywords) =>
    typeof receiver === 'string' ? formatted(receiver, args, keywords) : undefined,
  '.strip': text(stripped),
  '.lstrip': text(strippedStart),
  '.rstrip': text(strippedEnd),
  '.lower': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
  '.upper': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
  '.startswith': text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
  '.endswith': text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
  '.removeprefix': text((value, prefix = '') => withoutPrefix(value, prefix)),
  '.removesuffix': text((value, suffix = '') => withoutSuffix(value, suffix)),
  '.replace': taking(2, (receiver, [from, to]) =>
    typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string'
      ? replaced(receiver, from, to)
      : undefined,
  ),
};

/** Wider than any table is printed. */
const MAX_WIDTH = 10_000;

function justified(side: 'ljust' | 'rjust' | 'center'): PureFunction {
  return taking(2, (receiver, [width, fill = ' ']) =>
    typeof receiver === 'string' &&
    typeof width === 'number' &&
    width < MAX_WIDTH &&
    typeof fill === 'string' &&
    isPlain(receiver, fill)
      ? filled(receiver, width, fill, side)
      : undefined,
  );
}

function parted(fromEnd: boolean): PureFunction {
  return (receiver, [separator], origin) => {
    if (typeof receiver !== 'string' || typeof separator !== 'string' || separator === '') return undefined;
    const items = partitioned(receiver, separator, fromEnd).map(value => ({ value, origin }));
    return new Sequence(items, false, true);
  };
}

function splitOff(
  receiver: Value | undefined,
  separator: Value | undefined,
  count: Value,
  fromEnd: boolean,
  origin: Entry['origin'],
): Value | undefined {
  const isKnown = typeof receiver === 'string' && typeof separator === 'string' && typeof count === 'number';
  return isKnown && separator !== ''
    ? parts(splitAt(receiver, separator, count, fromEnd), origin)
    : undefined;
}

/** `hex`, `oct` and `bin`. */
function based(base: number, prefix: string): PureFunction {
  return taking(1, (_receiver, [value]) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
    return `${value < 0 ? '-' : ''}${prefix}${Math.abs(value).toString(base)}`;
  });
}

/** `textwrap.dedent`: takes away the white space that every line with text begins with. */
function dedent(value: string): string {
  const lines = value.split('\n').map(line => (line.trim() === '' ? '' : line));
  const indents = lines.filter(line => line !== '').map(line => /^[ \t]*/.exec(line)?.[0] ?? '');
  let common = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return lines.map(line => line.slice(common.length)).join('\n');
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

/** The same for a text as for the list of its characters. */
function ofCharacters(make: PureFunction): PureFunction {
  return (receiver, [value, ...more], origin, ...context) => {
    const given = typeof value === 'string' ? parts([...value], origin) : value;
    return make(receiver, given === undefined ? more : [given, ...more], origin, ...context);
  };
}

/** A list that prints in parentheses. */
function toTuple(...args: Parameters<PureFunction>): Value | undefined {
  const list = toSequence(...args);
  return list instanceof Sequence ? new Sequence(list.entries, false, true, false, list.order) : undefined;
}

/** With each list in it a tuple. */
function tuplesIn(list: Value | undefined): Value | undefined {
  if (!(list instanceof Sequence)) return list;
  return list.with(
    list.entries.map(entry =>
      entry.value instanceof Sequence
        ? { ...entry, value: new Sequence(entry.value.entries, false, true) }
        : entry,
    ),
  );
}

/** A list that prints as what it is made of is told. */
function viewing(make: PureFunction): PureFunction {
  return (...args) => {
    const list = make(...args);
    return list instanceof Sequence ? new View(list) : list;
  };
}

/** A set that nothing changes. */
function toFixedSet(...args: Parameters<PureFunction>): Value | undefined {
  const set = toSet(...args);
  return set instanceof Sequence ? new Sequence(set.entries, true, true, false, set.order) : undefined;
}

function setOf(receiver: Value | undefined, args: readonly Value[], fold: Fold): Value | undefined {
  let result = receiver;
  for (const value of args) {
    if (result === undefined || !(value instanceof Sequence)) return undefined;
    result = fold(result, new Sequence(distinct(value.entries), true));
  }
  return result;
}

/** Code points of a text, entries of anything else. */
export function length(value: Value | undefined): Value | undefined {
  if (typeof value === 'string') return lengthOf(value);
  return size(value);
}

function split(...[receiver, [separator, count], origin]: Parameters<PureFunction>): Value | undefined {
  if (count !== undefined) return splitOff(receiver, separator, count, false, origin);
  if (typeof receiver !== 'string') return undefined;
  if (separator === undefined || separator === null) {
    return parts(words(receiver), origin);
  }
  return typeof separator === 'string' && separator !== ''
    ? parts(receiver.split(separator), origin)
    : undefined;
}
