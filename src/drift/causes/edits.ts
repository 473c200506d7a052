import type { Change } from '../change.js';

/** What was written over in a text: between what is the same before and behind it, by whole words. */
export interface Edit {
  readonly before: string;
  readonly after: string;
}

/** The edit that a change is; nothing where two of the same kind would not be the same edit. */
export function editOf({ before, after, name }: Change): Edit | undefined {
  if (typeof before === 'string' && typeof after === 'string') {
    // The name of the entry is another one each time.
    return before === name ? pieceOf(before, after) : wholeOr(before, after);
  }
  const one = before ?? after;
  if (before !== null && after !== null)
    return { before: JSON.stringify(before), after: JSON.stringify(after) };
  if (typeof one !== 'string' || one === name) return undefined;
  return { before: typeof before === 'string' ? before : '', after: typeof after === 'string' ? after : '' };
}

/** Short values as they are; of texts, what differs. */
function wholeOr(before: string, after: string): Edit {
  return /\s/.test(before) || /\s/.test(after) ? pieceOf(before, after) : { before, after };
}

/** What differs between two texts, by whole words. */
export function pieceOf(before: string, after: string): Edit {
  const [olds, nows] = [partsOf(before), partsOf(after)];
  const shorter = Math.min(olds.length, nows.length);
  let start = 0;
  while (start < shorter && olds[start] === nows[start]) start += 1;
  let end = 0;
  while (end < shorter - start && olds.at(-1 - end) === nows.at(-1 - end)) end += 1;
  const piece = (parts: readonly string[]) => parts.slice(start, parts.length - end).join('');
  return { before: piece(olds), after: piece(nows) };
}

/** Words, signs and blanks. */
function partsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\s\p{L}\p{N}_]/gu) ?? [];
}
