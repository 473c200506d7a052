/**
 * The content of a text block as JLS 3.10.6 has it: without the white space that all lines begin with, the closing
 * quotes' line among them, and without the white space at the ends of lines. Escapes are left for later.
 */
export function textBlock(source: string): string | undefined {
  const opening = /^"""[ \t\f]*\n/.exec(source);
  if (!opening) return undefined;
  const lines = source.slice(opening[0].length, -3).split('\n');
  const last = lines.length - 1;
  const counted = lines.filter((line, i) => i === last || line.trim() !== '');
  const indent = Math.min(...counted.map(line => /^[ \t\f]*/.exec(line)?.[0].length ?? 0));
  return lines.map(line => line.slice(indent).replace(/[ \t\f]+$/, '')).join('\n');
}
