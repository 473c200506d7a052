import { compareCodePoints } from '../../text/code-points.js';
import { type Comparison, EnumMember, Float, Sequence, type Value } from './value.js';

/** Numbers, truth values, texts, and tuples of them, as containers that sort themselves compare them; nothing is known of anything else. */
function natural(texts: (a: string, b: string) => number | undefined): Comparison {
  const compare: Comparison = (a, b) => {
    if (typeof a === 'string' && typeof b === 'string') return texts(a, b);
    if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
    const [x, y] = [numberIn(a), numberIn(b)];
    if (x !== undefined && y !== undefined) return x - y;
    return a instanceof Sequence && b instanceof Sequence ? tuples(a, b) : undefined;
  };
  const tuples = (a: Sequence, b: Sequence): number | undefined => {
    if (!a.isIndexed || !b.isIndexed) return undefined;
    for (const [i, { value }] of a.entries.entries()) {
      const other = b.entries[i];
      const order = other && compare(value, other.value);
      if (order !== 0) return order;
    }
    return a.entries.length === b.entries.length ? 0 : undefined;
  };
  return compare;
}

function numberIn(value: Value): number | undefined {
  if (value instanceof EnumMember) return undefined;
  const number = value instanceof Float ? value.value : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}

/** Texts by their UTF-16 units, as Java has them. */
export const byCodeUnits = natural((a, b) => (a < b ? -1 : Number(a > b)));

/** Texts by their bytes in UTF-8. */
export const byBytes = natural(compareCodePoints);

/** Texts as people sort them, where all tongues agree. */
export const byWords = natural((a, b) =>
  [/^[a-z\d]*$/, /^[A-Z\d]*$/].some(alike => alike.test(a) && alike.test(b))
    ? compareCodePoints(a, b)
    : undefined,
);
