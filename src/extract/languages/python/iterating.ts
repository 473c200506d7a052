import { collectionsOf } from '../../../values/collections.js';
import { integerOf } from '../../../values/python/numbers.js';
import { orderOf } from '../../../values/python/operators.js';
import { MAX_VALUES } from '../../evaluate/limits.js';
import { numberOf } from '../../evaluate/operators.js';
import { MODEL, type PureFunction, type PureFunctions } from '../../evaluate/pure-functions.js';
import {
  type Entry,
  Float,
  Iterated,
  Mapping,
  type Origin,
  Sequence,
  Unresolved,
  type Value,
  View,
  worthOf,
} from '../../evaluate/value.js';
import { operators } from './operators.js';

/** Functions of Python that go through what they are given, and those that are given functions. */

const { sorted, mapped, filtered } = collectionsOf(MODEL);
type Invoke = Parameters<PureFunction>[4];

/** Items in the order that Python goes through them. Of a set that is another one at every run, where it has more than one. */
export function inOrder(list: Value | undefined, origin: Origin): readonly Entry[] | undefined {
  if (typeof list === 'string') return [...list].map(value => ({ value, origin }));
  if (list instanceof Mapping)
    return list.entries.map(({ key, origin: own }) => ({ value: key, origin: own }));
  if (!(list instanceof Sequence)) return undefined;
  return list.isOrdered ? list.entries : undefined;
}

/** Texts, numbers, and tuples or lists of them, as Python compares them. */
function compare(a: Value, b: Value): number | undefined {
  if (a instanceof Sequence && b instanceof Sequence && a.fixed === b.fixed && a.isIndexed && b.isIndexed) {
    for (const [i, { value }] of a.entries.entries()) {
      const other = b.entries[i];
      if (!other) return 1;
      const order = compare(value, other.value);
      if (order !== 0) return order;
    }
    return a.entries.length - b.entries.length;
  }
  return orderOf(worthOf(a), worthOf(b));
}

/**
 * @param own the functions of the library, by their names.
 */
export function iterating(own: () => PureFunctions): PureFunctions {
  /** A function of the source or, by its name, one of the library: `key=len`, `key=str.lower`. */
  const calling =
    (origin: Origin, invoke: Invoke): Invoke =>
    (callee, values) => {
      if (!(callee instanceof Unresolved)) return invoke(callee, values);
      const [, type, name = ''] = /^(?:(str)\.)?(\w+)$/.exec(callee.text) ?? [];
      if (!callee.reason.startsWith(`${type ?? name} is not defined `)) return undefined;
      const functions = own();
      const key = type ? `.${name}` : name;
      if (!Object.hasOwn(functions, key)) return undefined;
      const [receiver, args] = type ? [values[0], values.slice(1)] : [undefined, values];
      if (type && typeof receiver !== 'string') return undefined;
      return functions[key]?.(receiver, args, origin, new Map(), invoke);
    };
  const only = (named: ReadonlyMap<string, Entry>, ...names: readonly string[]) =>
    [...named.keys()].every(name => names.includes(name));
  const extreme =
    (sign: number): PureFunction =>
    (_receiver, args, origin, named, invoke) => {
      if (!only(named, 'key')) return undefined;
      const [list] = args;
      const items =
        args.length === 1
          ? list instanceof Sequence
            ? list.entries
            : inOrder(list, origin)
          : args.map(value => ({ value, origin }));
      const order = items && inKeys(items, named, calling(origin, invoke));
      // The first of several that are the same is the one: of a set, that is nobody's guess but where they are equal.
      const list_ = order && items && sorted(items, order, (a, b) => scaled(compare(a, b), sign));
      const [first, second] = list_ instanceof Sequence ? list_.entries : [];
      if (list instanceof Sequence && !list.isOrdered && named.size > 0 && first && second) {
        const [one, other] = [first, second].map(entry => order?.[items?.indexOf(entry) ?? -1]);
        if (one === undefined || other === undefined || compare(one, other) === 0) return undefined;
      }
      return first?.value;
    };
  const every =
    (wanted: boolean): PureFunction =>
    (_receiver, [list, ...more], origin, named) => {
      const items = inOrder(list, origin);
      if (!items || more.length > 0 || named.size > 0) return undefined;
      const known = items.map(({ value }) => operators.truth(value));
      if (known.includes(undefined)) return undefined;
      return wanted ? known.every(Boolean) : known.some(Boolean);
    };
  return {
    sorted: (_receiver, [list, ...more], origin, named, invoke) => {
      if (more.length > 0 || !only(named, 'key', 'reverse')) return undefined;
      const reverse = named.get('reverse')?.value ?? false;
      const isPlain = named.get('key') === undefined;
      // What a set is sorted by may leave the order of some to the run.
      const items = list instanceof Sequence && isPlain ? list.entries : inOrder(list, origin);
      if (!items || typeof reverse !== 'boolean') return undefined;
      const keys = inKeys(items, named, calling(origin, invoke));
      return keys && sorted(items, keys, compare, reverse);
    },
    reversed: (_receiver, [list, ...more], origin, named) => {
      const items = inOrder(list, origin);
      return items && more.length === 0 && named.size === 0 ? new Iterated([...items].reverse()) : undefined;
    },
    zip: (_receiver, lists, origin, named) => {
      if (!only(named, 'strict')) return undefined;
      const all = lists.map(list => inOrder(list, origin));
      if (all.includes(undefined)) return undefined;
      const given = all as readonly (readonly Entry[])[];
      const count = given.length === 0 ? 0 : Math.min(...given.map(({ length }) => length));
      const isStrict = named.size > 0 && given.some(({ length }) => length !== count);
      if (isStrict) return undefined;
      return new Iterated(
        Array.from({ length: count }, (_, i) => {
          const parts = given.map(items => items[i] as Entry);
          return { value: new Sequence(parts, false, true), origin: parts[0]?.origin ?? origin };
        }),
      );
    },
    map: (_receiver, [callee, list, ...more], origin, named, invoke) => {
      if (more.length > 0 || named.size > 0) return undefined;
      return iterated(mapped(inOrder(list, origin), callee, calling(origin, invoke), false));
    },
    filter: (_receiver, [callee, list, ...more], origin, named, invoke) => {
      const items = inOrder(list, origin);
      if (!items || more.length > 0 || named.size > 0) return undefined;
      if (callee !== null)
        return iterated(filtered(items, callee, calling(origin, invoke), false, operators.truth));
      const known = items.map(({ value }) => operators.truth(value));
      return known.includes(undefined) ? undefined : new Iterated(items.filter((_item, i) => known[i]));
    },
    range: (_receiver, args, origin, named) => {
      const [first = 0, second, step = 1] = args.map(wholeNumber);
      if (named.size > 0 || args.length === 0 || args.length > 3 || args.map(wholeNumber).includes(undefined))
        return undefined;
      const [from, to] = second === undefined ? [0, first] : [first, second];
      const length = step === 0 ? Number.NaN : Math.max(0, Math.ceil((to - from) / step));
      if (!(length <= MAX_VALUES)) return undefined;
      const numbers = new Sequence(Array.from({ length }, (_, i) => ({ value: from + i * step, origin })));
      return new View(numbers, `range(${from}, ${to}${step === 1 ? '' : `, ${step}`})`);
    },
    sum: (_receiver, [list, start = 0, ...more], origin, named) => {
      const items = inOrder(list, origin);
      if (!items || more.length > 0 || named.size > 0 || typeof start === 'string') return undefined;
      return items.reduce<Value | undefined>(
        (total, { value }) =>
          total === undefined || value instanceof Float
            ? undefined
            : operators.binary['+']?.(total, worthOf(value)),
        start,
      );
    },
    min: extreme(1),
    max: extreme(-1),
    any: every(false),
    all: every(true),
  };
}

/** What items are compared by. */
function inKeys(
  items: readonly Entry[],
  named: ReadonlyMap<string, Entry>,
  invoke: Invoke,
): readonly Value[] | undefined {
  const key = named.get('key')?.value;
  if (key === undefined || key === null) return items.map(({ value }) => value);
  const keys = items.map(({ value }) => invoke(key, [value]));
  return keys.includes(undefined) ? undefined : (keys as Value[]);
}

function scaled(order: number | undefined, sign: number): number | undefined {
  return order === undefined ? undefined : order * sign;
}

function iterated(list: Value | undefined): Value | undefined {
  return list instanceof Sequence ? new Iterated(list.entries) : undefined;
}

function wholeNumber(value: Value): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && numberOf(value) === integerOf(value)
    ? value
    : undefined;
}
