/** What is asked of classes, whatever they are read as. */
export interface Classes<T> {
  /** What makes a class the same one wherever it is named. */
  keyOf(one: T): unknown;
  /** What a class is made from, in the order in which it stands. */
  basesOf(one: T): readonly T[];
  /** A class, and the lines of its bases, as one line. */
  lineOf(one: T, lines: readonly (readonly T[])[], bases: readonly T[]): readonly T[];
}

/** A class and all that it is made from, in the order in which its members are looked for: worked out once for each class. */
export class Lineages<T> {
  private readonly known = new Map<unknown, readonly T[]>();

  constructor(private readonly classes: Classes<T>) {}

  /** In a ring of classes, which no program has, one is met again by itself alone. */
  of(one: T): readonly T[] {
    const { keyOf, basesOf, lineOf } = this.classes;
    const started = new Set<unknown>();
    // Without recursion: a chain may be as long as its file.
    const waiting = [one];
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      const key = keyOf(last);
      if (this.known.has(key)) {
        waiting.pop();
        continue;
      }
      const bases = basesOf(last);
      if (started.has(key)) {
        const lines = bases.map(base => this.known.get(keyOf(base)) ?? [base]);
        this.known.set(key, lineOf(last, lines, bases));
        continue;
      }
      started.add(key);
      // The first base is looked at first.
      waiting.push(...bases.filter(base => !started.has(keyOf(base))).reverse());
    }
    return this.known.get(keyOf(one)) ?? [one];
  }
}

/**
 * C3 (docs.python.org/3/howto/mro.html): of the first of each line, always the first one that stands behind no other. Where there is
 * none, Python refuses the class.
 *
 * @param lines those of the bases, and the bases themselves.
 * @param most classes that are looked at.
 */
export function merged<T>(
  lines: readonly (readonly T[])[],
  keyOf: (each: T) => unknown,
  most: number,
): readonly T[] {
  const order: T[] = [];
  let open = lines.filter(line => line.length > 0);
  while (open.length > 0 && order.length < most) {
    const behind = new Set(open.flatMap(([, ...others]) => others.map(keyOf)));
    const next = (open.find(([first]) => !behind.has(keyOf(first as T))) ?? open[0])?.[0] as T;
    order.push(next);
    open = open.map(line => line.filter(each => keyOf(each) !== keyOf(next))).filter(line => line.length > 0);
  }
  return order;
}
