const CHUNK_CHARACTERS = 65_536;

/** What of a text is another after an edit: the stretch between where both begin alike and where both end alike. */
export interface Edit {
  readonly start: number;
  readonly endBefore: number;
  readonly endAfter: number;
}

/** The one stretch in which two texts differ. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  const start = sameStart(before, after, shorter);
  const end = sameEnd(before, after, shorter - start);
  return { start, endBefore: before.length - end, endAfter: after.length - end };
}

/** Where a place of the text was before an edit; of one in what was typed, where that was. */
export function placeBefore({ start, endBefore, endAfter }: Edit, offset: number): number {
  if (offset < start) return offset;
  return offset < endAfter ? start : offset - endAfter + endBefore;
}

/** Where something that begins at a place before an edit begins after it. */
export function placeAfter({ start, endBefore, endAfter }: Edit, offset: number): number {
  if (offset >= endBefore) return offset - endBefore + endAfter;
  return Math.min(offset, Math.max(start, endAfter));
}

/** Where something that ends at a place before an edit ends after it. */
export function endAfter(edit: Edit, offset: number): number {
  return offset <= edit.start ? offset : placeAfter(edit, offset);
}

function sameStart(one: string, other: string, most: number): number {
  let at = 0;
  while (at < most && one.slice(at, at + CHUNK_CHARACTERS) === other.slice(at, at + CHUNK_CHARACTERS))
    at += CHUNK_CHARACTERS;
  at = Math.min(at, most);
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function sameEnd(one: string, other: string, most: number): number {
  const chunk = (text: string, at: number) =>
    text.slice(text.length - Math.min(most, at + CHUNK_CHARACTERS), text.length - at);
  let at = 0;
  while (at < most && chunk(one, at) === chunk(other, at)) at += CHUNK_CHARACTERS;
  at = Math.min(at, most);
  while (at < most && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at))
    at += 1;
  return at;
}
