import { overlap } from '../alike.js';

/** Two lists with so many names in common are one by another name, though some of what is in it changed with the name. */
const MIN_COMMON = 0.6;
/** Fewer names are the same by chance. */
const MIN_NAMES = 2;

/** Lists of names that went with those that came and have most of their names, where neither is as near to any other. */
export function mostlySame<T>(
  gone: readonly T[],
  come: readonly T[],
  namesOf: (list: T) => Iterable<string>,
): Map<T, T> {
  const nearest = (one: T, others: readonly T[]) => {
    const [first, second] = others
      .map(other => ({ other, common: overlap(namesOf(one), namesOf(other), MIN_NAMES) }))
      .sort((a, b) => b.common - a.common);
    return first && first.common >= MIN_COMMON && first.common > (second?.common ?? 0)
      ? first.other
      : undefined;
  };
  return new Map(
    gone.flatMap(old => {
      const now = nearest(old, come);
      return now !== undefined && nearest(now, gone) === old ? [[old, now] as const] : [];
    }),
  );
}
