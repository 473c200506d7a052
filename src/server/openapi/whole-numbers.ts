import { isNode, type Path } from './shapes.js';

/** A number that JSON does not have for all of its readers, and the field that it stood in. */
export interface Rounded {
  readonly number: bigint | number;
  readonly path: Path;
}

/**
 * A document without the fields that hold integers beyond 2^53 or infinity: these would be others, or nothing, where they are written
 * again. Of a list the field that it stands in goes as a whole, since a shorter one would say something else.
 * @param data with `bigint` for each integer that was read exactly; others are numbers
 */
export function withoutRounded(data: unknown): {
  readonly data: unknown;
  readonly rounded: readonly Rounded[];
} {
  const rounded: Rounded[] = [];
  const kept = whole(data, [], rounded);
  return { data: kept instanceof Beyond ? undefined : kept, rounded };
}

/** Stands in place of what holds an integer that is left out. */
class Beyond {
  constructor(readonly number: bigint | number) {}
}

function whole(value: unknown, path: Path, rounded: Rounded[]): unknown {
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : new Beyond(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : new Beyond(value);
  if (Array.isArray(value)) {
    const items = value.map((item, i) => whole(item, [...path, i], rounded));
    return items.find(item => item instanceof Beyond) ?? items;
  }
  if (!isNode(value)) return value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const own = [...path, name];
    const kept = whole(field, own, rounded);
    if (!(kept instanceof Beyond)) return [[name, kept] as const];
    rounded.push({ number: kept.number, path: own });
    return [];
  });
  return Object.fromEntries(fields);
}
