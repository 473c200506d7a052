import {
  itself,
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
import { Sequence } from '../../evaluate/value.js';

/** A value that is made when it is first used: `Lazy::new(|| …)`. */
const made: PureFunction = taking(1, (_receiver, [value], _origin, _named, invoke) =>
  value === undefined ? undefined : invoke(value, []),
);

/** What Rust's library gives for constants. */
export const functions: PureFunctions = {
  ...underEach(
    ['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap'],
    ['from', 'from_iter'],
    toMapping,
  ),
  ...underEach(['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap', 'phf::Map'], ['new'], toMapping),
  ...underEach(
    ['HashSet', 'BTreeSet', 'IndexSet', 'FxHashSet', 'AHashSet'],
    ['from', 'from_iter', 'new'],
    toSet,
  ),
  ...underEach(['Vec', 'VecDeque'], ['from', 'from_iter', 'new'], toSequence),
  ...underEach(
    ['Lazy', 'LazyLock', 'LazyCell', 'once_cell::sync::Lazy', 'std::sync::LazyLock'],
    ['new'],
    made,
  ),
  ...underEach(['Box', 'Arc', 'Rc', 'Cow', 'String', 'Some'], ['new', 'from', 'Borrowed', 'Owned'], itself),
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
  '.collect': taking(0, receiver => (receiver instanceof Sequence ? receiver : undefined)),
  '.trim': text((value, none) => (none === undefined ? value.trim() : undefined)),
  '.split': taking(1, (receiver, [separator], origin) =>
    typeof receiver === 'string' && typeof separator === 'string' && separator !== ''
      ? parts(receiver.split(separator), origin)
      : undefined,
  ),
};

function underEach(
  types: readonly string[],
  names: readonly string[],
  apply: PureFunction,
): Record<string, PureFunction> {
  return Object.fromEntries(types.flatMap(type => names.map(name => [`${type}::${name}`, apply])));
}
