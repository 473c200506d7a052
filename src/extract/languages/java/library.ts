import {
  distinct,
  isScalar,
  itself,
  keys,
  lastWins,
  type PureFunction,
  type PureFunctions,
  pairs,
  taking,
  text,
  toMapping,
  toSequence,
  toSet,
} from '../../evaluate/pure-functions.js';
import { type KeyedEntry, Mapping, Sequence, type Value } from '../../evaluate/value.js';
import { each } from '../shared/node-table.js';

const listOf: PureFunction = (_receiver, args, origin, keywords) =>
  keywords.size === 0 ? new Sequence(args.map(value => ({ value, origin }))) : undefined;

const setOf: PureFunction = (_receiver, args, origin) =>
  new Sequence(distinct(args.map(value => ({ value, origin }))), true);

/** `Map.of("a", 1, "b", 2)`. */
const mapOf: PureFunction = (_receiver, args, origin) => {
  if (args.length % 2 !== 0) return undefined;
  const entries: KeyedEntry[] = [];
  for (let i = 0; i < args.length; i += 2)
    entries.push({ key: args[i] as Value, value: args[i + 1] as Value, origin });
  return new Mapping(lastWins(entries));
};

const mapOfEntries: PureFunction = (_receiver, args, origin, keywords, invoke) =>
  toMapping(undefined, [new Sequence(args.map(value => ({ value, origin })))], origin, keywords, invoke);

/** What Java's library gives for constants. */
export const functions: PureFunctions = {
  ...each(['Map.of', 'ImmutableMap.of'], mapOf),
  ...each(['Map.ofEntries', 'ImmutableMap.ofEntries'], mapOfEntries),
  ...each(['Map.entry', 'entry'], listOf),
  ...each(['List.of', 'Arrays.asList', 'ImmutableList.of', 'Stream.of', 'asList'], listOf),
  ...each(['Set.of', 'EnumSet.of', 'ImmutableSet.of'], setOf),
  ...each(
    [
      'HashMap',
      'LinkedHashMap',
      'TreeMap',
      'ConcurrentHashMap',
      'Hashtable',
      'IdentityHashMap',
      'Map.copyOf',
    ],
    // A number in brackets is the room that is made, not what is in it.
    (receiver, args, ...context) =>
      toMapping(
        receiver,
        args.filter(arg => !isScalar(arg)),
        ...context,
      ),
  ),
  ...each(['ArrayList', 'LinkedList', 'Vector', 'List.copyOf'], (receiver, args, ...context) =>
    toSequence(
      receiver,
      args.filter(arg => !isScalar(arg)),
      ...context,
    ),
  ),
  TreeSet: (receiver, args, ...context) => inOrder(functions.HashSet?.(receiver, args, ...context)),
  ...each(['HashSet', 'LinkedHashSet', 'Set.copyOf'], (receiver, args, ...context) =>
    toSet(
      receiver,
      args.filter(arg => !isScalar(arg)),
      ...context,
    ),
  ),
  ...each(
    ['Map', 'List', 'Set', 'SortedMap', 'SortedSet', 'Collection'].map(
      type => `Collections.unmodifiable${type}`,
    ),
    itself,
  ),
  ...each(['Collections.emptyMap'], mapOf),
  ...each(['Collections.emptyList', 'Collections.singletonList'], listOf),
  '.toUpperCase': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
  '.toLowerCase': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
  '.size': taking(0, receiver =>
    receiver instanceof Sequence || receiver instanceof Mapping ? receiver.entries.length : undefined,
  ),
  '.length': taking(0, receiver => (typeof receiver === 'string' ? receiver.length : undefined)),
  '.isEmpty': taking(0, receiver => (typeof receiver === 'string' ? receiver === '' : undefined)),
  '.startsWith': text((value, start) => (start === undefined ? undefined : value.startsWith(start))),
  '.endsWith': text((value, end) => (end === undefined ? undefined : value.endsWith(end))),
  '.equals': text((value, other) => (other === undefined ? undefined : value === other)),
  '.get': taking(1, (receiver, [key]) => {
    if (receiver instanceof Mapping)
      return isScalar(key ?? null) ? (receiver.get(key ?? null) ?? undefined) : undefined;
    return receiver instanceof Sequence && !receiver.distinct && typeof key === 'number'
      ? receiver.entries[key]?.value
      : undefined;
  }),
  '.entrySet': taking(0, (receiver, _args, origin) =>
    unordered(pairs(receiver, [], origin, new Map(), nothing)),
  ),
  '.keySet': taking(0, (receiver, _args, origin) =>
    unordered(keys(receiver, [], origin, new Map(), nothing)),
  ),
  '.getKey': partOfPair(0),
  '.getValue': partOfPair(1),
  '.concat': text((value, more) => (more === undefined ? undefined : value + more)),
  '.intern': taking(0, receiver => (typeof receiver === 'string' ? receiver : undefined)),
};

const nothing = () => undefined;

/** A set that goes through its texts or numbers in their order. */
function inOrder(set: Value | undefined): Value | undefined {
  if (!(set instanceof Sequence)) return undefined;
  const values = set.entries.map(entry => entry.value);
  const isText = values.every(value => typeof value === 'string');
  if (!isText && !values.every(value => typeof value === 'number'))
    return values.length > 1 ? undefined : set;
  const sorted = [...set.entries].sort((a, b) =>
    isText ? (String(a.value) < String(b.value) ? -1 : 1) : Number(a.value) - Number(b.value),
  );
  return new Sequence(sorted, true);
}

/** What a map gives has no order. */
function unordered(list: Value | undefined): Value | undefined {
  return list instanceof Sequence ? new Sequence(list.entries, true) : undefined;
}

/** `Map.Entry` is a pair. */
function partOfPair(at: 0 | 1): PureFunction {
  return taking(0, receiver =>
    receiver instanceof Sequence && receiver.entries.length === 2 ? receiver.entries[at]?.value : undefined,
  );
}
