import { collectionsOf } from '../../values/collections.js';
import { foldsOf } from '../../values/folds.js';
import type { Constant } from '../../values/model.js';
import type { PureFunctions as SharedFunctions } from '../../values/pure-function.js';
import * as shared from '../../values/pure-function.js';
import { ASKED, isPlain } from '../../values/python/more-text.js';
import { floatText } from '../../values/python/numbers.js';
import { orderOf } from '../../values/python/operators.js';
import * as python from '../../values/python/text.js';
import { contains, keyOf } from './operators.js';
import { equal, Float, type Key, List, MODEL, truth, Unknown, type Value, Vault } from './value.js';

export type PureFunction = shared.PureFunction<Value, Value, undefined>;
type PureFunctions = SharedFunctions<Value, Value, undefined>;
export const taking = shared.taking<Value, Value, undefined>;
const text = shared.text<Value, Value, undefined>;
const collections = collectionsOf(MODEL);
const { parts, joined, sorted, results } = collections;
export const { keys, values, pairs, reversed, mapped, filtered } = collections;
const { repetition } = foldsOf(MODEL);

/** Lists as `flatten` gives them inside one another. */
const MAX_FLATTENED_DEPTH = 100;

/** Questions that texts answer, those of Python that the language has, under both spellings. */
const QUESTIONS: PureFunctions = Object.assign(
  {},
  ...['isalpha', 'isdigit', 'isalnum', 'isspace', 'islower', 'isnumeric'].map(name => {
    const pattern = ASKED[name];
    return (
      pattern &&
      under(
        [name, name.replace('is', 'is_')],
        plainText(value => (isPlain(value) ? pattern.test(value) : undefined)),
      )
    );
  }),
);

/** What asks how a text begins: of some that is known without the rest. */
export const BEGINNINGS: readonly string[] = ['startswith', 'starts_with'];

function beginsWith(value: Value | undefined, prefix: string): boolean | undefined {
  if (typeof value === 'string') return value.startsWith(prefix);
  const begins = value instanceof Unknown ? value.known.begins : undefined;
  if (begins?.startsWith(prefix)) return true;
  return begins === undefined || prefix.startsWith(begins) ? undefined : false;
}

/** Methods of texts. */
export const OF_TEXTS: PureFunctions = {
  ...under(
    ['upper', 'to_upper'],
    plainText(value => value.toUpperCase()),
  ),
  ...under(
    ['lower', 'to_lower'],
    plainText(value => value.toLowerCase()),
  ),
  capitalize: plainText(python.capitalised),
  strip: text(python.stripped),
  lstrip: text(python.strippedStart),
  rstrip: text(python.strippedEnd),
  trim: plainText(value => python.stripped(value)),
  trim_start: plainText(value => python.strippedStart(value)),
  trim_end: plainText(value => python.strippedEnd(value)),
  ...QUESTIONS,
  length: plainText(python.lengthOf),
  is_empty: plainText(value => value === ''),
  reverse: plainText(value => [...value].reverse().join('')),
  chars: onText(0, value => parts([...value], undefined)),
  words: onText(0, value => parts(python.words(value), undefined)),
  ...under(
    ['lines', 'splitlines', 'split_lines'],
    onText(0, value => parts(python.linesOf(value), undefined)),
  ),
  split: onText(1, (value, [separator = ' ']) => {
    if (separator === null) return parts(python.words(value), undefined);
    return isFilled(separator) ? parts(value.split(separator), undefined) : undefined;
  }),
  partition: onText(1, (value, [separator]) => {
    if (!isFilled(separator)) return undefined;
    const at = value.indexOf(separator);
    const split =
      at < 0 ? [value, '', ''] : [value.slice(0, at), separator, value.slice(at + separator.length)];
    return parts(split, undefined);
  }),
  replace: onText(3, (value, [from, to, count = -1]) =>
    typeof from === 'string' && typeof to === 'string' && isWhole(count)
      ? bounded(python.replaced(value, from, to, count))
      : undefined,
  ),
  ...under(
    BEGINNINGS,
    taking(1, (receiver, [prefix]) =>
      typeof prefix === 'string' ? beginsWith(receiver, prefix) : undefined,
    ),
  ),
  ...under(
    ['endswith', 'ends_with'],
    withText((value, suffix) => value.endsWith(suffix)),
  ),
  ...under(
    ['contains', 'includes'],
    withText((value, part) => value.includes(part)),
  ),
  ...under(['removeprefix', 'remove_prefix'], withText(python.withoutPrefix)),
  ...under(['removesuffix', 'remove_suffix'], withText(python.withoutSuffix)),
  ...under(['count', 'count_of'], withText(python.count)),
  ...under(
    ['find', 'index_of'],
    withText((value, part) => python.find(value, part)),
  ),
  ...under(
    ['rfind', 'last_index_of'],
    withText((value, part) => python.find(value, part, true)),
  ),
  char_at: onText(1, (value, [index]) =>
    isWhole(index) ? (index < 0 ? '' : ([...value][index] ?? '')) : undefined,
  ),
  ...under(
    ['slice', 'substring'],
    onText(2, (value, [start, end]) => (start === undefined ? undefined : slice(value, start, end))),
  ),
  repeat: onText(1, (value, [times]) => (isWhole(times) ? repetition(value, times) : undefined)),
  ...under(['ljust', 'pad_end'], padding('right')),
  ...under(['rjust', 'pad_start'], padding('left')),
  center: padding('both'),
  zfill: onText(1, (value, [width]) =>
    isWhole(width) && width <= MODEL.maxSize ? python.zeroFilled(value, width) : undefined,
  ),
  concat: (receiver, args, _origin, named) => {
    const all = named.size === 0 ? joined(args, '', pythonText) : undefined;
    return typeof receiver === 'string' && all !== undefined ? bounded(receiver + all) : undefined;
  },
  join: onText(1, (value, [items]) => bounded(joined(iterated(items), value, pythonText))),
};

/** Methods of lists that leave them as they are. */
export const OF_LISTS: PureFunctions = {
  length: onList(0, items => items.length),
  is_empty: onList(0, items => items.length === 0),
  sorted: (receiver, args, _origin, named, invoke) =>
    inOrder(MODEL.entries(receiver), args, named, invoke, 'reverso'),
  reversed: onList(0, reversed),
  copy: onList(0, items => new List([...items])),
  first: onList(0, items => items[0] ?? null),
  last: onList(0, items => items.at(-1) ?? null),
  take: onList(1, (items, [count]) =>
    isWhole(count) ? slice(new List([...items]), null, count) : undefined,
  ),
  drop: onList(1, (items, [count]) =>
    isWhole(count) ? slice(new List([...items]), count, null) : undefined,
  ),
  slice: onList(2, (items, [start = null, end = null]) => slice(new List([...items]), start, end)),
  compact: onList(0, items =>
    items.some(item => equal(item, null) === undefined)
      ? undefined
      : new List(items.filter(item => item !== null)),
  ),
  ...under(
    ['contains', 'includes'],
    listWith((items, item) => contains(new List([...items]), item)),
  ),
  ...under(
    ['index', 'index_of'],
    listWith((items, item) => {
      const found = items.map(candidate => equal(candidate, item));
      const at = found.indexOf(true);
      return at < 0 || found.slice(0, at).includes(undefined) ? undefined : at;
    }),
  ),
  count: listWith((items, item) => {
    const found = items.map(candidate => equal(candidate, item));
    return found.includes(undefined) ? undefined : found.filter(Boolean).length;
  }),
  flatten: onList(0, items => {
    const flat = flattened(items);
    return flat && new List(flat);
  }),
  chunk: onList(1, (items, [size]) =>
    isWhole(size) && size > 0
      ? new List(
          Array.from(
            { length: Math.ceil(items.length / size) },
            (_, i) => new List(items.slice(i * size, (i + 1) * size)),
          ),
        )
      : undefined,
  ),
  zip_with: listWith((items, other) => zipped([items, iterated(other)])),
  join: onList(1, (items, [separator = ', ']) => bounded(joined(items, separator, pythonText))),
  map: (receiver, [callee, ...more], _origin, named, invoke) =>
    more.length === 0 && named.size === 0
      ? mapped(MODEL.entries(receiver), callee, invoke, false)
      : undefined,
  filter: (receiver, [callee, ...more], _origin, named, invoke) =>
    more.length === 0 && named.size === 0
      ? filtered(MODEL.entries(receiver), callee, invoke, false, truth)
      : undefined,
  sum: onList(0, sum),
  min: onList(0, items => extreme(items, -1)),
  max: onList(0, items => extreme(items, 1)),
};

/** Methods of vaults that leave them as they are. */
export const OF_VAULTS: PureFunctions = {
  keys,
  values,
  ...under(['items', 'to_pairs'], pairs),
  length: onVault(0, entries => entries.size),
  ...under(
    ['has', 'contains'],
    onVault(1, (entries, [key = null]) => {
      const known = keyOf(key);
      return known === undefined ? undefined : entries.has(known);
    }),
  ),
  get: onVault(2, (entries, [key = null, otherwise = null]) => {
    const known = keyOf(key);
    return known === undefined ? undefined : (entries.get(known) ?? otherwise);
  }),
  copy: onVault(0, entries => new Vault(new Map(entries))),
  merge: onVault(1, (entries, [other = null]) => {
    const more = MODEL.fields(other);
    return (
      more && new Vault(new Map([...entries, ...more.map(({ key, entry }) => [key as Key, entry] as const)]))
    );
  }),
  pick: (receiver, args, _origin, named) => some(receiver, args, named, true),
  omit: (receiver, args, _origin, named) => some(receiver, args, named, false),
};

/** What changes a vault, or its copy: these names are methods, whatever keys it has. */
export const CHANGING_VAULTS: ReadonlySet<string> = new Set(
  'set delete update clear invert map_values filter_keys'.split(' '),
);

/** What goes round in a loop over a value: items, characters, keys. Undefined when that is not known. */
export function iterated(value: Value | undefined): readonly Value[] | undefined {
  if (typeof value === 'string') return [...value];
  return MODEL.entries(value) ?? MODEL.fields(value)?.map(({ key }) => key);
}

/** `xs[start:stop:step]` of a text or a list. */
export function slice(
  value: Value,
  start: Value = null,
  stop: Value = null,
  step: Value = null,
): Value | undefined {
  const bounds = [start, stop, step].map(bound =>
    bound === null ? undefined : isWhole(bound) ? bound : Number.NaN,
  );
  const items = typeof value === 'string' ? [...value] : MODEL.entries(value);
  if (!items || bounds.some(Number.isNaN)) return undefined;
  const found = python.sliced(items.length, bounds[0], bounds[1], bounds[2])?.map(at => items[at] as Value);
  if (!found) return undefined;
  return typeof value === 'string' ? found.join('') : new List(found, value instanceof List && value.fixed);
}

/** `sorted`, with what the items are compared by and whether backwards, in their places or by name. */
export function inOrder(
  items: readonly Value[] | undefined,
  args: readonly Value[],
  named: ReadonlyMap<string, Value>,
  invoke: Parameters<PureFunction>[4],
  backwardsName: string,
): Value | undefined {
  const [key = named.get('chave') ?? null, backwards = named.get(backwardsName) ?? false, ...more] = args;
  const others = [...named.keys()].some(name => name !== 'chave' && name !== backwardsName);
  const holds = truth(backwards);
  if (!items || more.length > 0 || others || holds === undefined) return undefined;
  const by = key === null ? items : results(items, key, invoke, false);
  return by && sorted(items, by, orderOf, holds);
}

/** `zip`, of which the shortest list is the measure. */
export function zipped(lists: readonly (readonly Value[] | undefined)[]): Value | undefined {
  const known = lists.filter(list => list !== undefined);
  if (known.length < lists.length) return undefined;
  const length = known.length === 0 ? 0 : Math.min(...known.map(list => list.length));
  return new List(Array.from({ length }, (_, i) => new List(known.map(list => list[i] as Value))));
}

/** The sum of whole numbers: that of others depends on the release of Python. */
export function sum(items: readonly Value[]): Constant | undefined {
  let total = 0;
  for (const item of items) {
    if (!isWhole(item)) return undefined;
    total += item;
  }
  return Number.isSafeInteger(total) ? total : undefined;
}

/** The least or the greatest item, the first of equal ones. */
export function extreme(items: readonly Value[], wanted: 1 | -1): Value | undefined {
  let best = items[0];
  if (best === undefined || orderOf(best, best) === undefined) return undefined;
  for (const item of items.slice(1)) {
    const order = orderOf(item, best);
    if (order === undefined) return undefined;
    if (Math.sign(order) === wanted) best = item;
  }
  return best;
}

/** `str` of Python, which `join` uses: not that of the language, in which `yes` is no `True`. */
export function pythonText(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value === null) return 'None';
  if (value instanceof Float) return floatText(value.value);
  return typeof value === 'number' ? String(value) : undefined;
}

export function isWhole(value: Value | undefined): value is number {
  return typeof value === 'number';
}

function isFilled(value: Value | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

function bounded(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= MODEL.maxSize ? value : undefined;
}

function flattened(items: readonly Value[], depth = 0): Value[] | undefined {
  const flat: Value[] = [];
  for (const item of items) {
    // What is not known may be a list.
    if (item instanceof Unknown) return undefined;
    const inner = MODEL.entries(item);
    const found =
      item instanceof List ? inner && depth < MAX_FLATTENED_DEPTH && flattened(inner, depth + 1) : [item];
    if (!found) return undefined;
    flat.push(...found);
    if (flat.length > MODEL.maxSize) return undefined;
  }
  return flat;
}

function some(
  receiver: Value | undefined,
  wanted: readonly Value[],
  named: ReadonlyMap<string, Value>,
  inside: boolean,
): Value | undefined {
  const all = wanted.map(keyOf);
  if (
    !(receiver instanceof Vault) ||
    receiver.spoiled !== undefined ||
    all.includes(undefined) ||
    named.size > 0
  )
    return undefined;
  const names = all as Key[];
  const { entries } = receiver;
  return inside
    ? new Vault(
        new Map(names.filter(name => entries.has(name)).map(name => [name, entries.get(name) as Value])),
      )
    : new Vault(new Map([...entries].filter(([name]) => !names.includes(name))));
}

function under(names: readonly string[], apply: PureFunction): PureFunctions {
  return Object.fromEntries(names.map(name => [name, apply]));
}

function plainText(apply: (value: string) => Constant | undefined): PureFunction {
  return onText(0, apply);
}

function withText(apply: (value: string, argument: string) => Constant): PureFunction {
  return onText(1, (value, [argument]) =>
    typeof argument === 'string' ? apply(value, argument) : undefined,
  );
}

function onText(
  count: number,
  apply: (value: string, args: readonly Value[]) => Value | undefined,
): PureFunction {
  return taking(count, (receiver, args) =>
    typeof receiver === 'string' ? apply(receiver, args) : undefined,
  );
}

function padding(side: 'left' | 'right' | 'both'): PureFunction {
  return onText(2, (value, [width, fill = ' ']) =>
    isWhole(width) && width <= MODEL.maxSize && typeof fill === 'string' && python.lengthOf(fill) === 1
      ? python.padded(value, width, side, fill)
      : undefined,
  );
}

function onList(
  count: number,
  apply: (items: readonly Value[], args: readonly Value[]) => Value | undefined,
): PureFunction {
  return taking(count, (receiver, args) => {
    const items = MODEL.entries(receiver);
    return items && apply(items, args);
  });
}

function listWith(apply: (items: readonly Value[], argument: Value) => Value | undefined): PureFunction {
  return onList(1, (items, [argument]) => (argument === undefined ? undefined : apply(items, argument)));
}

function onVault(
  count: number,
  apply: (entries: ReadonlyMap<Key, Value>, args: readonly Value[]) => Value | undefined,
): PureFunction {
  return taking(count, (receiver, args) =>
    receiver instanceof Vault && receiver.spoiled === undefined ? apply(receiver.entries, args) : undefined,
  );
}
