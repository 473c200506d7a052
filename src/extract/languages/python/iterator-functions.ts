import { MAX_VALUES } from '../../evaluate/limits.js';
import { lastWins, type PureFunctions, taking } from '../../evaluate/pure-functions.js';
import { type Entry, Iterated, Mapping, type Origin, Sequence, type Value } from '../../evaluate/value.js';
import { inOrder } from './iterating.js';

/** Functions of `itertools`, `functools` and the like that depend on what they are given alone. */

/** The items of all lists; undefined where one is not known. */
function chained(lists: readonly Value[], origin: Origin): Value | undefined {
  const all = lists.map(list => inOrder(list, origin));
  return all.includes(undefined) ? undefined : new Iterated((all as readonly (readonly Entry[])[]).flat());
}

/** One item of each list, the last one changing fastest. */
function product(lists: readonly (readonly Entry[])[], origin: Origin): Value | undefined {
  const count = lists.reduce((total, list) => total * list.length, 1);
  if (count * lists.length > MAX_VALUES) return undefined;
  const rows = lists.reduce<readonly Entry[][]>(
    (all, list) => all.flatMap(row => list.map(item => [...row, item])),
    [[]],
  );
  return new Iterated(
    rows.map(row => ({ value: new Sequence(row, false, true), origin: row[0]?.origin ?? origin })),
  );
}

export const ITERATOR_FUNCTIONS: PureFunctions = {
  'itertools.chain': (_receiver, lists, origin, named) =>
    named.size === 0 ? chained(lists, origin) : undefined,
  'itertools.chain.from_iterable': taking(1, (_receiver, [lists], origin) => {
    const all = inOrder(lists, origin);
    return (
      all &&
      chained(
        all.map(({ value }) => value),
        origin,
      )
    );
  }),
  'itertools.product': (_receiver, lists, origin, named) => {
    const all = lists.map(list => inOrder(list, origin));
    return named.size > 0 || all.includes(undefined)
      ? undefined
      : product(all as readonly (readonly Entry[])[], origin);
  },
  'functools.reduce': taking(3, (_receiver, [callee, list, start], origin, _named, invoke) => {
    const items = inOrder(list, origin);
    if (!items || callee === undefined) return undefined;
    const values = [...(start === undefined ? [] : [start]), ...items.map(({ value }) => value)];
    const [first, ...others] = values;
    return others.reduce<Value | undefined>(
      (total, value) => (total === undefined ? undefined : invoke(callee, [total, value])),
      first,
    );
  }),
  'codecs.make_identity_dict': taking(1, (_receiver, [list], origin) => {
    const items = inOrder(list, origin);
    return items && new Mapping(lastWins(items.map(item => ({ ...item, key: item.value }))));
  }),
};
