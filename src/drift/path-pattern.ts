/** One sign of a pattern: itself, anything in one part, or anything in any parts. */
type Sign =
  | { readonly is: 'one'; readonly sign: string }
  | { readonly is: 'part' }
  | { readonly is: 'parts' };

/**
 * Patterns of paths: `*` stands for anything in one part, `**` for any parts, and `\` before a sign for that sign: names
 * may be stars, as of operators.
 */
export function patternOf(pattern: string): (path: string) => boolean {
  const signs = signsOf(pattern);
  return path => matches(signs, path);
}

function signsOf(pattern: string): Sign[] {
  const signs: Sign[] = [];
  for (let i = 0; i < pattern.length; i += 1) {
    const sign = pattern[i] as string;
    if (sign === '\\' && i + 1 < pattern.length) {
      i += 1;
      signs.push({ is: 'one', sign: pattern[i] as string });
    } else if (sign !== '*') signs.push({ is: 'one', sign });
    else if (signs.at(-1)?.is === 'part' && pattern[i - 1] === '*') signs[signs.length - 1] = { is: 'parts' };
    else if (signs.at(-1)?.is !== 'parts') signs.push({ is: 'part' });
  }
  return signs;
}

/** Goes through the path once with all ways to read the pattern, so that no pattern is slow. */
function matches(signs: readonly Sign[], path: string): boolean {
  let reached = new Set([0]);
  for (let i = 0; i <= path.length && reached.size > 0; i += 1) {
    // Stars may stand for nothing. What is added while it goes on is looked at, too.
    for (const at of reached) if (signs[at] !== undefined && signs[at].is !== 'one') reached.add(at + 1);
    if (i === path.length) break;
    const next = new Set<number>();
    for (const at of reached) {
      const sign = signs[at];
      if (sign === undefined) continue;
      if (sign.is === 'one' && sign.sign === path[i]) next.add(at + 1);
      else if (sign.is === 'parts' || (sign.is === 'part' && path[i] !== '/')) next.add(at);
    }
    reached = next;
  }
  return reached.has(signs.length);
}
