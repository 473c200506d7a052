import type { LibraryCall } from '../language/effects.js';
import { each } from '../shared/effects.js';

/** What methods of Java's collections do with them (docs.oracle.com/en/java/javase/21/docs/api). */
export const LIBRARY_METHODS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `size isEmpty contains containsKey containsValue containsAll indexOf lastIndexOf equals hashCode toString length getKey
    print println printf format append close firstKey lastKey name ordinal getClass`,
    {},
  ),
  ...each('get getOrDefault getFirst getLast peek element next first last findFirst orElse', {
    self: 'item',
  }),
  ...each('getValue iterator listIterator subList keySet values descendingMap headMap tailMap orElseThrow', {
    self: 'same',
  }),
  ...each('stream parallelStream toArray clone toList collect distinct sorted limit skip', { self: 'copy' }),
  ...each('map filter flatMap mapToObj peek', { self: 'copy', callback: 'item' }),
  ...each('forEach anyMatch allMatch noneMatch mapToInt', { callback: 'item' }),
  ...each('put putIfAbsent replace', { self: 'write item', args: ['read', 'kept'] }),
  ...each('add push offer addFirst addLast', { self: 'write', args: ['kept'] }),
  ...each('addAll putAll', { self: 'write', args: ['merged'] }),
  set: { self: 'write item', args: ['read', 'kept'] },
  ...each('computeIfAbsent compute computeIfPresent merge', { self: 'write item', callback: 'item' }),
  ...each('removeIf replaceAll sort', { self: 'write', callback: 'item' }),
  ...each(
    `remove clear retainAll removeAll removeFirst removeLast pop poll pollFirst pollLast setValue setSize trimToSize
    ensureCapacity`,
    { self: 'write item' },
  ),
};

/** What functions and constructors of Java's library do with what they get. */
export const LIBRARY_FUNCTIONS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `Collections.unmodifiableMap Collections.unmodifiableList Collections.unmodifiableSet Collections.unmodifiableCollection
    Collections.unmodifiableSortedMap Collections.synchronizedMap Collections.synchronizedList Objects.requireNonNull
    Arrays.asList`,
    { args: ['same', 'read'] },
  ),
  ...each(
    `ArrayList LinkedList Vector ArrayDeque HashSet LinkedHashSet TreeSet HashMap LinkedHashMap TreeMap ConcurrentHashMap
    Hashtable EnumMap IdentityHashMap CopyOnWriteArrayList PriorityQueue List.copyOf Set.copyOf Map.copyOf Arrays.copyOf
    Arrays.copyOfRange Arrays.stream EnumSet.copyOf Stream.of`,
    { args: ['copy', 'read'] },
  ),
  ...each(
    `Arrays.toString Arrays.deepToString Arrays.equals Arrays.hashCode Arrays.binarySearch String.join String.valueOf
    Objects.hash Objects.equals Objects.toString Pattern.compile String.format Integer.valueOf Math.max Math.min
    Collections.binarySearch Collections.max Collections.min Collections.frequency Collections.disjoint StringBuilder
    System.getProperty Objects.isNull Objects.nonNull`,
    {},
  ),
  ...each(
    `Arrays.sort Arrays.fill Arrays.parallelSort Arrays.setAll Collections.sort Collections.shuffle Collections.reverse
    Collections.swap Collections.fill Collections.rotate`,
    { args: ['write', 'read'], callback: 'item' },
  ),
  'Collections.addAll': { args: ['write', 'kept'] },
  'System.arraycopy': { args: ['copy', 'read', 'write', 'read'] },
};
