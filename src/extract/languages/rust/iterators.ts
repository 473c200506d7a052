import {
  enumerated,
  filtered,
  joined,
  MODEL,
  mapped,
  type PureFunction,
  type PureFunctions,
  reversed,
  taking,
} from '../../evaluate/pure-functions.js';
import { type Entry, Sequence, type Value } from '../../evaluate/value.js';

/** Iterators of Rust's library, worked out at once: what is not taken from one has no effect that could be seen. */

/** What an iterator, or what makes one, gives; not of a set or map, whose order is another one each time. */
function itemsOf(value: Value | undefined): readonly Entry[] | undefined {
  return value instanceof Sequence && value.isOrdered ? value.entries : undefined;
}

/** An iterator made of another one, with one argument at most. */
function iterator(
  make: (items: readonly Entry[], argument: Value | undefined) => readonly Entry[] | undefined,
): PureFunction {
  return taking(1, (receiver, [argument]) => {
    const items = itemsOf(receiver);
    const made = items && make(items, argument);
    return made && new Sequence(made);
  });
}

/** Of so many items. */
function counted(make: (items: readonly Entry[], count: number) => readonly Entry[]): PureFunction {
  return iterator((items, count) =>
    typeof count === 'number' && Number.isInteger(count) ? make(items, count) : undefined,
  );
}

/** The items of all lists in a list. */
function flat(items: readonly Entry[] | undefined): Sequence | undefined {
  const lists = items?.map(({ value }) => itemsOf(value));
  return lists && !lists.includes(undefined)
    ? new Sequence((lists as readonly (readonly Entry[])[]).flat())
    : undefined;
}

const truth = (value: Value) => (typeof value === 'boolean' ? value : undefined);

export const ITERATORS: PureFunctions = {
  '.enumerate': taking(0, receiver => {
    const items = itemsOf(receiver);
    return items && enumerated(items);
  }),
  '.rev': iterator(items => reversed(new Sequence(items)).entries),
  '.take': counted((items, count) => items.slice(0, count)),
  '.skip': counted((items, count) => items.slice(count)),
  '.step_by': counted((items, count) => items.filter((_item, i) => count > 0 && i % count === 0)),
  '.chain': iterator((items, more) => {
    const others = itemsOf(more);
    return others && [...items, ...others];
  }),
  '.zip': iterator((items, more) =>
    itemsOf(more)
      ?.slice(0, items.length)
      .map((other, i): Entry => {
        const own = items[i] as Entry;
        return { value: new Sequence([own, other], false, true), origin: own.origin };
      }),
  ),
  '.map': taking(1, (receiver, [callee], _origin, _named, invoke) =>
    mapped(itemsOf(receiver), callee, invoke, false),
  ),
  '.filter': taking(1, (receiver, [callee], _origin, _named, invoke) =>
    filtered(itemsOf(receiver), callee, invoke, false, truth),
  ),
  '.flat_map': taking(1, (receiver, [callee], _origin, _named, invoke) => {
    const lists = mapped(itemsOf(receiver), callee, invoke, false);
    return flat(itemsOf(lists));
  }),
  '.flatten': taking(0, receiver => flat(itemsOf(receiver))),
  '.concat': taking(0, receiver => {
    const items = itemsOf(receiver);
    return joined(items, '') ?? flat(items);
  }),
  '.join': taking(1, (receiver, [separator]) => joined(MODEL.entries(receiver as Value), separator)),
};
