import type { Constant, Field, Model } from './model.js';
import { type PureFunction, taking } from './pure-function.js';

/** Functions over lists and maps, for the values of one evaluator. */
export function collectionsOf<V, E, O>(model: Model<V, E, O>) {
  const { list, fields, valueOf: valueIn, entry, originOf } = model;
  type Apply = PureFunction<V, E, O>;
  /** Calls a function of the source, with the entry that it was called for. */
  type Invoke = (callee: V, values: readonly V[]) => V | undefined;

  const keysOf = (map: readonly Field<V, E>[]) =>
    list(map.map(({ key, entry: of }) => entry(key, originOf(of))));
  const pair = (first: V | Constant, second: E) => {
    const origin = originOf(second);
    return entry(list([entry(first, origin), entry(valueIn(second), origin)]), origin);
  };

  /** Of the map that is the receiver or, for plain functions, the argument. */
  const ofMap = (apply: (map: readonly Field<V, E>[]) => V): Apply =>
    taking(1, (receiver, args) => {
      const map = fields(receiver ?? args[0]);
      return map && args.length === (receiver === undefined ? 1 : 0) ? apply(map) : undefined;
    });

  /** What a function of the source gives for each entry; undefined when one of these is not known. */
  const results = (items: readonly E[], callee: V, invoke: Invoke, numbered: boolean): V[] | undefined => {
    const found: V[] = [];
    for (const [i, item] of items.entries()) {
      const value = valueIn(item);
      const result = invoke(callee, numbered ? [value, i as V] : [value]);
      if (result === undefined) return undefined;
      found.push(result);
    }
    return found;
  };

  return {
    keysOf,
    keys: ofMap(keysOf),
    values: ofMap(map => list(map.map(field => field.entry))),
    pairs: ofMap(map => list(map.map(field => pair(field.key, field.entry)))),

    /** The parts of a text as a list. */
    parts: (values: readonly (V | Constant)[], origin: O) => list(values.map(value => entry(value, origin))),

    /** A list backwards. */
    reversed: (items: readonly E[]) => list([...items].reverse()),

    /** Pairs of a number and an item. */
    enumerated: (items: readonly E[]) => list(items.map((item, i) => pair(i, item))),

    /** Texts with a separator between them; undefined when an item is none that `textOf` can write. */
    joined(
      items: readonly E[] | undefined,
      separator: V | Constant | undefined,
      textOf: (value: V) => string | undefined = value => (typeof value === 'string' ? value : undefined),
    ): string | undefined {
      if (typeof separator !== 'string' || !items) return undefined;
      const texts = items.map(item => textOf(valueIn(item)));
      return texts.includes(undefined) ? undefined : texts.join(separator);
    },

    /**
     * Entries in an order, equal ones in the order that they had; undefined when two of them cannot be compared.
     *
     * @param keys what the entries are compared by
     */
    sorted(
      items: readonly E[],
      keys: readonly V[],
      compare: (a: V, b: V) => number | undefined,
      backwards = false,
    ): V | undefined {
      let known = true;
      const order = items.map((_item, i) => i);
      order.sort((i, j) => {
        const result = compare(keys[i] as V, keys[j] as V);
        known &&= result !== undefined;
        return backwards ? -(result ?? 0) : (result ?? 0);
      });
      return known ? list(order.map(i => items[i] as E)) : undefined;
    },

    /** A list with a function applied to each item. `numbered`: it is given the index, too. */
    mapped(
      items: readonly E[] | undefined,
      callee: V | undefined,
      invoke: Invoke,
      numbered: boolean,
    ): V | undefined {
      if (!items || callee === undefined) return undefined;
      const found = results(items, callee, invoke, numbered);
      return found && list(found.map((value, i) => entry(value, originOf(items[i] as E))));
    },

    /** The items for which a function holds. */
    filtered(
      items: readonly E[] | undefined,
      callee: V | undefined,
      invoke: Invoke,
      numbered: boolean,
      truth: (value: V) => boolean | undefined,
    ): V | undefined {
      if (!items || callee === undefined) return undefined;
      const holds = results(items, callee, invoke, numbered)?.map(truth);
      return !holds || holds.includes(undefined) ? undefined : list(items.filter((_item, i) => holds[i]));
    },

    results,
  };
}
