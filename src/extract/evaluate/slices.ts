import { Sequence, type Value, View } from './value.js';

/** `list[start:stop:step]` of a list or text as Python has it; undefined of anything else. */
export function sliced(
  whole: Value,
  start: Value | undefined,
  stop: Value | undefined,
  step: Value | undefined,
): Value | undefined {
  const [from, to, by = 1] = [start, stop, step].map(each => each ?? undefined);
  const isIndex = (each: Value | undefined) => each === undefined || Number.isSafeInteger(each);
  if (!isIndex(from) || !isIndex(to) || !isIndex(by) || by === 0) return undefined;
  const pick = <T>(items: readonly T[]): T[] =>
    indices(items.length, from as number | undefined, to as number | undefined, by as number).map(
      i => items[i] as T,
    );
  if (typeof whole === 'string') return pick([...whole]).join('');
  if (!(whole instanceof Sequence) || whole instanceof View || !whole.isIndexed) return undefined;
  return new Sequence(pick(whole.entries), false, whole.fixed);
}

function indices(length: number, from: number | undefined, to: number | undefined, by: number): number[] {
  const [low, high] = by > 0 ? [0, length] : [-1, length - 1];
  const within = (index: number) => Math.min(high, Math.max(low, index < 0 ? index + length : index));
  const first = from === undefined ? (by > 0 ? low : high) : within(from);
  const end = to === undefined ? (by > 0 ? high : low) : within(to);
  const count = Math.max(0, Math.ceil((end - first) / by));
  return Array.from({ length: count }, (_, i) => first + i * by);
}
