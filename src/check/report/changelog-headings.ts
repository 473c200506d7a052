/** A heading of a Markdown text: from where to where its lines go, without the last line end. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MARKED = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The headings of a text: what looks like one in code or in a comment is none. */
export function headingsIn(text: string): Heading[] {
  const found: Heading[] = [];
  const lines = text.split('\n');
  let [start, fence, isComment] = [0, '', false];
  for (const [i, line] of lines.entries()) {
    const end = start + line.length;
    const mark = FENCE.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (isComment) isComment = !line.includes('-->');
    else if (mark !== undefined) fence = mark;
    else if (/<!--(?!.*-->)/.test(line)) isComment = true;
    else {
      const [, signs, words = ''] = MARKED.exec(line) ?? [];
      const under = UNDERLINE.exec(lines[i + 1] ?? '')?.[1];
      if (signs !== undefined) found.push({ level: signs.length, text: withoutMarks(words), start, end });
      else if (under !== undefined && isAlone(line, lines[i - 1]))
        found.push({
          level: under.startsWith('=') ? 1 : 2,
          text: line.trim(),
          start,
          end: end + 1 + (lines[i + 1] ?? '').length,
        });
    }
    start = end + 1;
  }
  return found;
}

/** The words of a heading, without the signs that close it: `## 1.0.0 ##`. */
export function withoutMarks(words: string): string {
  const open = words.trimEnd();
  const bare = open.replace(/(?<!#)#+$/, '');
  return bare === '' || /[ \t]$/.test(bare) ? bare.trimEnd() : open;
}

/** Whether a line is a paragraph of its own, which an underline makes a heading. */
function isAlone(line: string, before = ''): boolean {
  return before.trim() === '' && /^ {0,3}[^\s\-*+>|#]/.test(line);
}
