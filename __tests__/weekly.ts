/** Whether all is tried, whatever it takes: each week, with `WEEKLY=1`. */
const isWeekly = process.env.WEEKLY === '1';

/** One in so many of some cases, evenly chosen from the first that is named, and the same in each run; each week all of them. */
export function oneIn<T>(share: number, cases: readonly T[], first = 0): readonly T[] {
  return isWeekly ? cases : cases.filter((_, i) => i % share === first);
}
