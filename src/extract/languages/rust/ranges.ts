import { type Fold, NOWHERE } from '../../evaluate/operators.js';
import { Sequence, type Value } from '../../evaluate/value.js';

/** More numbers than any table has. */
const MAX_NUMBERS = 100_000;

/** `0..3` and `0..=3` as the numbers, or characters, that they go through. */
export const RANGES: Readonly<Record<'..' | '..=', Fold>> = {
  '..': (first, last) => range(first, last, 0),
  '..=': (first, last) => range(first, last, 1),
};

function range(first: Value, last: Value, more: number): Sequence | undefined {
  const isText = typeof first === 'string' && typeof last === 'string';
  const [from, to] = [numberOf(first), numberOf(last)];
  if (from === undefined || to === undefined || (typeof first === 'string') !== isText) return undefined;
  const count = Math.max(0, to + more - from);
  // Between the two there is a part that no character has.
  if (count > MAX_NUMBERS || (isText && from < 0xd800 && to >= 0xd800)) return undefined;
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  return new Sequence(
    numbers.map(value => ({ value: isText ? String.fromCodePoint(value) : value, origin: NOWHERE })),
  );
}

function numberOf(value: Value): number | undefined {
  if (typeof value === 'string') return [...value].length === 1 ? value.codePointAt(0) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
