/** Signs that begin a comment up to the end of the line, in some language. */
const COMMENTS = ['//', '#', '--', ';', '%', "'", 'REM ', '::'] as const;
/** A sign that begins this share of all lines begins comments. */
const COMMENT_SHARE = 0.01;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\/|\(\*[\s\S]*?\*\)|\{-[\s\S]*?-\}|"""[\s\S]*?"""|'''[\s\S]*?'''/g;
/** The texts in quotes of most languages, in one line. */
export const QUOTED = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
/** The comments of most languages at the end of a line. Where the signs mean something else, a use is missed, and nothing wrong is said. */
export const LINE_COMMENT = /(?:^|(?<=\s))(?:#(?=[\s!]|$)|\/\/|--(?=\s|$)).*$/;

/** The signs that begin comments, by how many lines begin with them. */
export function commentMarkers(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  let lines = 0;
  for (const text of texts)
    for (const line of text.split('\n')) {
      const start = line.trimStart();
      if (start === '') continue;
      lines += 1;
      const marker = COMMENTS.find(each => start.startsWith(each) && /^[^\p{L}]*\s|^\W*$/u.test(start));
      if (marker) counts.set(marker, (counts.get(marker) ?? 0) + 1);
    }
  return [...counts].filter(([, count]) => count > lines * COMMENT_SHARE).map(([marker]) => marker);
}

/** A program without its comments and texts, each line where it was. */
export function codeOf(text: string, markers: readonly string[]): string {
  const blank = (part: string) => part.replace(/[^\n]+/g, ' ');
  const plain = text.replace(BLOCK_COMMENT, blank).replace(QUOTED, '""');
  if (markers.length === 0) return plain;
  const pattern = markers.map(marker => marker.replace(/[^\w\s]/g, '\\$&')).join('|');
  return plain.replace(new RegExp(`(?:^[ \\t]*|[ \\t])(?:${pattern})[^\\n]*`, 'gm'), '');
}
