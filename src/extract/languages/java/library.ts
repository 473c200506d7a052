import {
  distinct,
  isScalar,
  itself,
  lastWins,
  type PureFunction,
  type PureFunctions,
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
  ...each(['HashSet', 'LinkedHashSet', 'TreeSet', 'Set.copyOf'], (receiver, args, ...context) =>
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
  '.concat': text((value, more) => (more === undefined ? undefined : value + more)),
  '.intern': taking(0, receiver => (typeof receiver === 'string' ? receiver : undefined)),
};
