import type { Conditional } from '../languages/language/preprocessor.js';

/** Parts in the order of their ends, each with the one around it. */
export function nested(parts: readonly { start: number; end: number; condition: string }[]): Conditional[] {
  const result: Conditional[] = [];
  const around: Conditional[] = [];
  // From the last to end to the first: what is around a part comes before it.
  for (const part of [...parts].sort((a, b) => b.end - a.end)) {
    while (around.length > 0 && (around.at(-1) as Conditional).start > part.start) around.pop();
    const conditional = { ...part, outer: around.at(-1) };
    around.push(conditional);
    result.push(conditional);
  }
  return result.reverse();
}
