/** Lines of a paragraph that all are shorter were not broken for want of room. */
const MIN_WIDTH_CHARACTERS = 50;

/** What begins a line that is one of its own: items of lists, tags of documentation, tables, names that something is said of. */
const OWN_LINE = /^(?:[^\p{L}\p{N}"'`(“‘«¿¡]|\p{N}+[.)]\s|\p{L}[.)]\s|\S+ *(?::|=|[—–-])(?:\s|$))/u;
/** What ends a line that the next one does not go on with: a colon, and the line breaks of Markdown. */
const ENDED = /(?::| {2}|\\)$/;

/**
 * The lines of a paragraph without the breaks that only the width of the source has made, which would stand anywhere on a
 * page. A break is one of these where the next word had no room within the longest line; every other was meant.
 */
export function unwrapped(lines: readonly string[]): string[] {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  if (width < MIN_WIDTH_CHARACTERS) return [...lines];
  const joined: string[][] = [];
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (before !== undefined && goesOn(before, line, width)) joined.at(-1)?.push(line.trim());
    else joined.push([line]);
  }
  return joined.map(parts =>
    (parts.length === 1 ? parts : parts.map((part, i) => (i === 0 ? part.trimEnd() : part))).join(' '),
  );
}

function goesOn(before: string, line: string, width: number): boolean {
  if (indentOf(before) !== indentOf(line) || ENDED.test(before) || OWN_LINE.test(line.trimStart()))
    return false;
  const [word = ''] = line.trimStart().split(/\s/, 1);
  return before.trimEnd().length + 1 + word.length > width;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
