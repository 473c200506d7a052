/** Code points, both ends included. */
type CodeRange = readonly [from: number, to: number];

/** Parts of Unicode whose characters are as long as each other; halves of pairs stand where they make none. */
const PARTS: readonly { readonly range: CodeRange; readonly units: number }[] = [
  { range: [0, 0xdbff], units: 1 },
  { range: [0xdc00, 0xffff], units: 1 },
  { range: [0x10000, 0x10ffff], units: 2 },
];
/** Halves of characters that are put together in one call. */
const AT_ONCE = 4096;

const known = new Map<string, readonly CodeRange[]>();
let texts: readonly string[] | undefined;

/** The characters of a property of Unicode, for engines that know none. */
export function rangesOf(property: string, negated: boolean): readonly CodeRange[] {
  const [is, isNot] = negated ? ['P', 'p'] : ['p', 'P'];
  const key = `${is}{${property}}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  // Runs of characters that have it, or have it not: asking for each of a million took as long as all else of an editor.
  const runs = new RegExp(`(\\${is}{${property}}+)|\\${isNot}{${property}}+`, 'gu');
  const ranges: [number, number][] = [];
  texts ??= PARTS.map(({ range }) => textOf(range));
  for (const [i, { range, units }] of PARTS.entries())
    for (const { index, 1: text } of (texts[i] as string).matchAll(runs)) {
      if (text === undefined) continue;
      const from = range[0] + index / units;
      const to = from + text.length / units - 1;
      const last = ranges.at(-1);
      if (last !== undefined && last[1] === from - 1) last[1] = to;
      else ranges.push([from, to]);
    }
  known.set(key, ranges);
  return ranges;
}

/** All characters of a range, one after the other. */
function textOf([from, to]: CodeRange): string {
  const isPair = from > 0xffff;
  const units = new Uint16Array((to - from + 1) * (isPair ? 2 : 1));
  for (let code = from, at = 0; code <= to; code += 1) {
    if (isPair) units[at++] = 0xd7c0 + (code >> 10);
    units[at++] = isPair ? 0xdc00 + (code & 0x3ff) : code;
  }
  let text = '';
  for (let at = 0; at < units.length; at += AT_ONCE)
    text += String.fromCharCode.apply(null, units.subarray(at, at + AT_ONCE) as unknown as number[]);
  return text;
}
