/** Methods of Python's `str`. Its texts are code points, ours UTF-16 units: wherever a character is counted, that matters. */

/** What `str.strip` and `str.split` take for white space: Unicode's, and the separators of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the separators are control characters.
const SPACE = /[^\S\ufeff]|[\x1c-\x1f\x85]/;

/** Where `str.splitlines` ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** `value.lstrip(characters)` of Python; without characters, white space goes. */
export function strippedStart(value: string, characters?: string): string {
  const all = [...value];
  const kept = all.findIndex(character => !isStripped(character, characters));
  return kept < 0 ? '' : all.slice(kept).join('');
}

/** `value.rstrip(characters)` of Python; without characters, white space goes. */
export function strippedEnd(value: string, characters?: string): string {
  const all = [...value];
  let end = all.length;
  while (end > 0 && isStripped(all[end - 1] as string, characters)) end -= 1;
  return all.slice(0, end).join('');
}

/** `value.strip(characters)` of Python; without characters, white space goes. */
export function stripped(value: string, characters?: string): string {
  return strippedEnd(strippedStart(value, characters), characters);
}

function isStripped(character: string, characters: string | undefined): boolean {
  return characters === undefined ? SPACE.test(character) : [...characters].includes(character);
}

/** `str.split()`: what is between white space. */
export function words(value: string): string[] {
  return value.split(new RegExp(`(?:${SPACE.source})+`)).filter(part => part !== '');
}

/** `str.splitlines()` */
export function linesOf(value: string): string[] {
  const lines = value.split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** `str.replace`: an empty text stands between all characters. */
export function replaced(value: string, from: string, to: string, count = -1): string {
  if (count < 0)
    return from === '' ? spaced(value, to, Number.POSITIVE_INFINITY) : value.replaceAll(from, () => to);
  if (from === '') return spaced(value, to, count);
  const parts = value.split(from);
  const done = Math.min(count, parts.length - 1);
  return (
    parts.slice(0, done + 1).join(to) +
    parts
      .slice(done + 1)
      .map(part => from + part)
      .join('')
  );
}

function spaced(value: string, to: string, count: number): string {
  const gaps = [...value, ''];
  return gaps.map((character, i) => (i < count ? to + character : character)).join('');
}

/** `str.removeprefix` */
export function withoutPrefix(value: string, prefix: string): string {
  return value.startsWith(prefix) ? value.slice(prefix.length) : value;
}

/** `str.removesuffix` */
export function withoutSuffix(value: string, suffix: string): string {
  return suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value;
}

/** `str.find` and `str.rfind`, in code points: -1 where there is none. */
export function find(value: string, part: string, last = false): number {
  const at = last ? value.lastIndexOf(part) : value.indexOf(part);
  return at < 0 ? -1 : lengthOf(value.slice(0, at));
}

/** `str.count` */
export function count(value: string, part: string): number {
  return part === '' ? lengthOf(value) + 1 : value.split(part).length - 1;
}

/** `len(str)` */
export function lengthOf(value: string): number {
  let length = value.length;
  for (let i = 0; i < value.length - 1; i += 1) {
    const code = value.charCodeAt(i);
    if (code < 0xd800 || code > 0xdbff) continue;
    const next = value.charCodeAt(i + 1);
    if (next >= 0xdc00 && next <= 0xdfff) length -= 1;
  }
  return length;
}

/** Characters before and behind a text of less than this width; `fill` is one character. */
export function padded(value: string, width: number, side: 'left' | 'right' | 'both', fill: string): string {
  const missing = Math.max(0, width - lengthOf(value));
  // `str.center` puts the odd one before the text when the width is odd.
  const before =
    side === 'left' ? missing : side === 'right' ? 0 : Math.floor(missing / 2) + (missing & width & 1);
  return fill.repeat(before) + value + fill.repeat(missing - before);
}

/** `str.zfill`: zeros behind the sign. */
export function zeroFilled(value: string, width: number): string {
  const sign = /^[+-]/.exec(value)?.[0] ?? '';
  return sign + padded(value.slice(sign.length), width - sign.length, 'left', '0');
}

/** Letters that Python writes in another way at the beginning of a word than in capitals, or that have no such way here. */
const TITLE_OF_ITS_OWN = /\u0345|[\u01c4-\u01cc\u01f1-\u01f3\u10d0-\u10ff\u1f80-\u1fff]/u;

/** `str.capitalize`; undefined where the first letter has a form of its own for titles. */
export function capitalised(value: string): string | undefined {
  const [first = ''] = value;
  const upper = first.toUpperCase();
  if (upper.length !== first.length || TITLE_OF_ITS_OWN.test(first)) return undefined;
  // The whole text in small letters: what a sigma becomes depends on what stands before it.
  const lower = value.toLowerCase();
  const [small = ''] = lower;
  return small.length === first.length ? upper + lower.slice(small.length) : undefined;
}

/** The positions that `start:stop:step` means of so many items; undefined for a step of 0. */
export function sliced(
  length: number,
  start: number | undefined,
  stop: number | undefined,
  step = 1,
): number[] | undefined {
  if (step === 0) return undefined;
  const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
  const bound = (index: number | undefined, otherwise: number) =>
    index === undefined ? otherwise : Math.min(Math.max(index < 0 ? index + length : index, least), most);
  const from = bound(start, step > 0 ? least : most);
  const to = bound(stop, step > 0 ? most : least);
  const positions: number[] = [];
  for (let i = from; step > 0 ? i < to : i > to; i += step) positions.push(i);
  return positions;
}
