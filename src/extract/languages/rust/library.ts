import {
  itself,
  lengthOf,
  ordering,
  type PureFunction,
  type PureFunctions,
  parts,
  receiverItself,
  taking,
  text,
  toMapping,
  toSequence,
  toSet,
} from '../../evaluate/pure-functions.js';
import { Mapping, Sequence, Unresolved } from '../../evaluate/value.js';
import { trimmed, wordsIn } from '../shared/white-space.js';
import { orderOf } from './container-order.js';
import { ITERATORS } from './iterators.js';

/** A value that is made when it is first used: `Lazy::new(|| …)`. */
const made: PureFunction = taking(1, (_receiver, [value], _origin, _named, invoke) =>
  value === undefined ? undefined : invoke(value, []),
);

const COLLECTIONS = {
  map: () => new Mapping([]),
  set: () => new Sequence([], true),
  list: () => new Sequence([]),
};

/** `OnceLock::new()` */
const filledLater: PureFunction = (_receiver, _args, { place }) =>
  new Unresolved('it is filled when it is first asked for: name the function that does that', place, 'new()');

const MAPS = ['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap'];
const SETS = ['HashSet', 'BTreeSet', 'IndexSet', 'FxHashSet', 'AHashSet'];

/** What Rust's library gives for constants. */
export const functions: PureFunctions = {
  // How much room there is says nothing of what is there.
  ...eachInOrder(MAPS, ['with_capacity', 'default', 'with_hasher'], COLLECTIONS.map),
  ...eachInOrder(SETS, ['with_capacity', 'default', 'with_hasher'], COLLECTIONS.set),
  ...underEach(['Vec', 'VecDeque'], ['with_capacity', 'default'], COLLECTIONS.list),
  ...underEach(
    ['Mutex', 'RwLock', 'RefCell', 'ReentrantMutex', 'std::sync::Mutex', 'std::sync::RwLock'],
    ['new'],
    itself,
  ),
  ...underEach(
    ['OnceLock', 'OnceCell', 'std::sync::OnceLock', 'once_cell::sync::OnceCell'],
    ['new'],
    filledLater,
  ),
  ...eachInOrder([...MAPS, 'phf::Map'], ['from', 'from_iter', 'new'], toMapping),
  ...eachInOrder(SETS, ['from', 'from_iter', 'new'], toSet),
  ...underEach(['Vec', 'VecDeque'], ['from', 'from_iter', 'new'], toSequence),
  ...underEach(
    ['Lazy', 'LazyLock', 'LazyCell', 'once_cell::sync::Lazy', 'std::sync::LazyLock'],
    ['new'],
    made,
  ),
  ...underEach(['Box', 'Arc', 'Rc', 'Cow', 'String', 'Some'], ['new', 'from', 'Borrowed', 'Owned'], itself),
  ...underEach(['String'], ['new', 'default', 'with_capacity'], () => ''),
  Some: itself,
  Ok: itself,
  ...Object.fromEntries(
    [
      'to_string',
      'to_owned',
      'into',
      'as_str',
      'as_bytes',
      'to_vec',
      'iter',
      'into_iter',
      'cloned',
      'copied',
      'clone',
      'unwrap',
      'as_ref',
    ].map(name => [`.${name}`, receiverItself]),
  ),
  ...ITERATORS,
  '.len': taking(0, receiver =>
    typeof receiver === 'string' ? new TextEncoder().encode(receiver).length : receiver && lengthOf(receiver),
  ),
  '.trim': plain(trimmed),
  '.to_uppercase': plain(value => value.toUpperCase()),
  '.to_lowercase': plain(value => value.toLowerCase()),
  '.to_ascii_uppercase': plain(value => value.replace(/[a-z]/g, each => each.toUpperCase())),
  '.to_ascii_lowercase': plain(value => value.replace(/[A-Z]/g, each => each.toLowerCase())),
  '.chars': listing(value => [...value]),
  '.split_whitespace': listing(wordsIn),
  '.lines': listing(value => value.replace(/\r?\n$/, '').split(/\r?\n/)),
  '.starts_with': text((value, start) => (start === undefined ? undefined : value.startsWith(start))),
  '.ends_with': text((value, end) => (end === undefined ? undefined : value.endsWith(end))),
  '.split': taking(1, (receiver, [separator], origin) =>
    typeof receiver === 'string' && typeof separator === 'string' && separator !== ''
      ? parts(receiver.split(separator), origin)
      : undefined,
  ),
};

/** Functions that make containers, by how a run goes through these. */
function eachInOrder(types: readonly string[], names: readonly string[], make: PureFunction): PureFunctions {
  return Object.assign({}, ...types.map(type => underEach([type], names, ordering(orderOf(type), make))));
}

function underEach(
  types: readonly string[],
  names: readonly string[],
  apply: PureFunction,
): Record<string, PureFunction> {
  return Object.fromEntries(types.flatMap(type => names.map(name => [`${type}::${name}`, apply])));
}

/** A method of a text that is given nothing else. */
function plain(apply: (value: string) => string): PureFunction {
  return text((value, none) => (none === undefined ? apply(value) : undefined));
}

/** The parts of a text. */
function listing(apply: (value: string) => readonly string[]): PureFunction {
  return taking(0, (receiver, _args, origin) =>
    typeof receiver === 'string' ? parts(apply(receiver), origin) : undefined,
  );
}
