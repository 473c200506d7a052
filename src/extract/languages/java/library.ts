import {
  distinct,
  isScalar,
  itself,
  keys,
  lastWins,
  ordering,
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
import { orderOf } from './container-order.js';

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
  ...eachInOrder(['Map.of', 'ImmutableMap.of'], mapOf),
  ...eachInOrder(['Map.ofEntries', 'ImmutableMap.ofEntries'], mapOfEntries),
  ...each(['Map.entry', 'entry'], listOf),
  ...each(['List.of', 'Arrays.asList', 'ImmutableList.of', 'Stream.of', 'asList'], listOf),
  ...eachInOrder(['Set.of', 'EnumSet.of', 'ImmutableSet.of'], setOf),
  ...eachInOrder(
    [
      'HashMap',
      'LinkedHashMap',
      'TreeMap',
      'ConcurrentSkipListMap',
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
  ...eachInOrder(
    ['HashSet', 'LinkedHashSet', 'TreeSet', 'ConcurrentSkipListSet', 'Set.copyOf'],
    (receiver, args, ...context) =>
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
    return receiver instanceof Sequence && receiver.isIndexed && typeof key === 'number'
      ? receiver.entries[key]?.value
      : undefined;
  }),
  '.entrySet': taking(0, (receiver, _args, origin) => asSet(pairs(receiver, [], origin, new Map(), nothing))),
  '.keySet': taking(0, (receiver, _args, origin) => asSet(keys(receiver, [], origin, new Map(), nothing))),
  '.getKey': partOfPair(0),
  '.getValue': partOfPair(1),
  '.concat': text((value, more) => (more === undefined ? undefined : value + more)),
  '.intern': taking(0, receiver => (typeof receiver === 'string' ? receiver : undefined)),
};

const nothing = () => undefined;

/** Functions that make containers, by how a run goes through these. */
function eachInOrder(names: readonly string[], make: PureFunction): PureFunctions {
  return Object.fromEntries(names.map(name => [name, ordering(orderOf(name), make)]));
}

/** What a map gives is a set, in the order of the map. */
function asSet(list: Value | undefined): Value | undefined {
  return list instanceof Sequence ? new Sequence(list.entries, true, false, false, list.order) : undefined;
}

/** `Map.Entry` is a pair. */
function partOfPair(at: 0 | 1): PureFunction {
  return taking(0, receiver =>
    receiver instanceof Sequence && receiver.entries.length === 2 ? receiver.entries[at]?.value : undefined,
  );
}
