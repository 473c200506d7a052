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
    return before === name ? pieceOf(before, after, NAME_PARTS) : wholeOr(before, after);
  }
  const one = before ?? after;
  if (before !== null && after !== null)
    return { before: JSON.stringify(before), after: JSON.stringify(after) };
  if (typeof one !== 'string' || one === name) return undefined;
  return { before: typeof before === 'string' ? before : '', after: typeof after === 'string' ? after : '' };
}

/** Short values as they are; of texts and of paths, what differs. */
function wholeOr(before: string, after: string): Edit {
  return [before, after].some(each => /[\s/]/.test(each)) ? pieceOf(before, after) : { before, after };
}

/** Words, signs and blanks. */
const WORDS = /[\p{L}\p{N}_]+|\s+|[^\s\p{L}\p{N}_]/gu;
/** Of names, what they are made of: `LM` and digits, `is` and `Prime`. */
const NAME_PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\s+|[^\s]/gu;

/** What differs between two texts, by whole words. */
export function pieceOf(before: string, after: string, parts = WORDS): Edit {
  const partsOf = (text: string): readonly string[] => text.match(parts) ?? [];
  const [olds, nows] = [partsOf(before), partsOf(after)];
  const shorter = Math.min(olds.length, nows.length);
  let start = 0;
  while (start < shorter && olds[start] === nows[start]) start += 1;
  let end = 0;
  while (end < shorter - start && olds.at(-1 - end) === nows.at(-1 - end)) end += 1;
  const piece = (all: readonly string[]) => all.slice(start, all.length - end).join('');
  return { before: piece(olds), after: piece(nows) };
}
