const LAST = 0x10ffff;
const known = new Map<string, readonly CodeRange[]>();

/** Code points, both ends included. */
type CodeRange = readonly [from: number, to: number];

/** The characters of a property of Unicode, for engines that know none. */
export function rangesOf(property: string, negated: boolean): readonly CodeRange[] {
  const source = `\\${negated ? 'P' : 'p'}{${property}}`;
  const found = known.get(source);
  if (found !== undefined) return found;
  const expression = new RegExp(source, 'u');
  const ranges: [number, number][] = [];
  for (let code = 0; code <= LAST; code += 1) {
    if (!expression.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  known.set(source, ranges);
  return ranges;
}
