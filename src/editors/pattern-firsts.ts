import type { Member, PatternPart } from './pattern-parts.js';

/** The characters that may stand behind what a pattern looks back at first; nothing where it does not, or that is not plain. */
export function firstsBehind(parts: readonly PatternPart[]): readonly Member[] | undefined {
  const before = lookbehindsOf(parts);
  return before === 0 ? undefined : firstsOf(parts.slice(before));
}

/** The characters that parts may begin with; nothing where that is not plain. */
function firstsOf(parts: readonly PatternPart[]): readonly Member[] | undefined {
  const firsts: Member[] = [];
  let i = 0;
  for (; ; i += 1) {
    const [part, next] = [parts[i], parts[i + 1]];
    if (part?.kind === 'open' && (part.group === '(' || part.group === '(?:')) break;
    if (part?.kind === 'text') firsts.push({ from: part.char, to: part.char });
    else if (part?.kind === 'class' && !part.negated) firsts.push(...part.members);
    else return undefined;
    if (next?.kind !== 'times' || next.least > 0) return firsts;
    i += 1;
  }
  // One text of several: each begins behind the bracket, or behind a stroke.
  let isFirst = true;
  for (const part of parts.slice(i + 1)) {
    if (part.kind === 'close' && !isFirst) return firsts;
    if (part.kind === 'or') isFirst = true;
    else if (part.kind === 'text' || (part.kind === 'class' && !part.negated)) {
      if (isFirst)
        firsts.push(...(part.kind === 'text' ? [{ from: part.char, to: part.char }] : part.members));
      isFirst = false;
    } else return undefined;
  }
  return undefined;
}

/** How many parts what a pattern begins with has that looks back. */
function lookbehindsOf(parts: readonly PatternPart[]): number {
  let end = 0;
  while (true) {
    const first = parts[end];
    if (first?.kind !== 'open' || !first.group.startsWith('(?<')) return end;
    let depth = 0;
    do {
      const { kind } = parts[end] as PatternPart;
      depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
      end += 1;
    } while (depth > 0);
  }
}
