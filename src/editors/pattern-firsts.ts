import type { Member, PatternPart } from '../lexico/index.js';

/**
 * The characters that parts of a pattern may begin with, so that what is slow is asked for only where one of them stands;
 * nothing where that is not plain.
 */
export function firstsOf(parts: readonly PatternPart[]): readonly Member[] | undefined {
  const { members, isOpen } = firstsIn(parts) ?? {};
  return isOpen === false ? members : undefined;
}

/** Where the group that begins in a place ends. */
export function closeOf(parts: readonly { readonly kind: string }[], from: number): number {
  let depth = 0;
  for (let i = from; i < parts.length; i += 1) {
    const kind = parts[i]?.kind;
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (depth === 0) return i;
  }
  return parts.length;
}

interface Firsts {
  readonly members: readonly Member[];
  /** Whether parts may match nothing, so that what follows them counts, too. */
  readonly isOpen: boolean;
}

function firstsIn(parts: readonly PatternPart[]): Firsts | undefined {
  const members: Member[] = [];
  let isOpen = false;
  for (const branch of branchesOf(parts)) {
    const firsts = firstsInBranch(branch);
    if (firsts === undefined) return undefined;
    members.push(...firsts.members);
    isOpen ||= firsts.isOpen;
  }
  return { members, isOpen };
}

/** The alternatives that parts are, outside of groups. */
export function branchesOf<Part extends { readonly kind: string }>(
  parts: readonly Part[],
): readonly (readonly Part[])[] {
  const branches: Part[][] = [[]];
  for (let i = 0; i < parts.length; i += 1) {
    const end = parts[i]?.kind === 'open' ? closeOf(parts, i) : i;
    if (parts[i]?.kind === 'or') branches.push([]);
    else branches.at(-1)?.push(...parts.slice(i, end + 1));
    i = end;
  }
  return branches;
}

function firstsInBranch(parts: readonly PatternPart[]): Firsts | undefined {
  const members: Member[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as PatternPart;
    const end = part.kind === 'open' ? closeOf(parts, i) : i;
    const next = parts[end + 1];
    const firsts = firstsOfPart(part, parts.slice(i + 1, end));
    if (firsts === undefined) return undefined;
    members.push(...firsts.members);
    if (!firsts.isOpen && !(next?.kind === 'times' && next.least === 0)) return { members, isOpen: false };
    i = next?.kind === 'times' ? end + 1 : end;
  }
  return { members, isOpen: true };
}

function firstsOfPart(part: PatternPart, inside: readonly PatternPart[]): Firsts | undefined {
  if (part.kind === 'text') return { members: [{ from: part.char, to: part.char }], isOpen: false };
  if (part.kind === 'class') return part.negated ? undefined : { members: part.members, isOpen: false };
  if (part.kind === 'start') return { members: [], isOpen: true };
  if (part.kind !== 'open') return undefined;
  // What may not stand there, or stands before, says nothing of what does.
  if (part.group === '(?!' || part.group.startsWith('(?<')) return { members: [], isOpen: true };
  return firstsIn(inside);
}
