import { EnumMember, Mapping, Sequence, type Value } from '../../extract/index.js';
import { Float } from '../../values/numbers.js';

/** A value as JSON, in an object of its own; undefined for what has none. */
export function constantOf(value: Value): { readonly value: unknown } | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return { value };
  if (typeof value === 'number') return Number.isFinite(value) ? { value } : undefined;
  if (value instanceof Float) return constantOf(value.data);
  if (value instanceof EnumMember) return constantOf(value.worth);
  if (value instanceof Sequence) {
    const all = value.entries.map(entry => constantOf(entry.value));
    return all.every(each => each !== undefined) ? { value: all.map(each => each?.value) } : undefined;
  }
  if (!(value instanceof Mapping)) return undefined;
  const all = value.entries.map(entry => [entry.key, constantOf(entry.value)] as const);
  if (all.some(([key, each]) => typeof key !== 'string' || each === undefined)) return undefined;
  return { value: Object.fromEntries(all.map(([key, each]) => [key, each?.value])) };
}
