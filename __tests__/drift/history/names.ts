/** Names of the first list that the second has not, sorted. */
import type { CheckResult } from '../../../src/check/check-result.js';
export function minus(names: Iterable<string>, others: Iterable<string>): string[] {
  const known = new Set(others);
  return [...new Set(names)].filter(name => !known.has(name)).sort();
}

/** Tells how many names came and went. */
export function printed(
  what: string,
  lists: Readonly<Record<string, readonly string[]>>,
  { level, verdict }: CheckResult,
): void {
  const counts = Object.entries(lists).map(([name, list]) => `${list.length} ${name}`);
  process.stdout.write(`${what}: ${counts.join(', ')}; level ${level}, ${verdict}\n`);
}
