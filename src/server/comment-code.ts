/** Whether these lines, as they stand, are statements of the language. */
export type IsCode = (text: string) => boolean;

/** Comments that are longer are taken as they are: trying each part of them would take long. */
const MAX_LINES = 60;
/** What closes code that was opened above. */
const CLOSING = /^\s*[)\]}][)\]};,\s]*$/;

/** The lines of a comment without those that are code which was put out of use. */
export function withoutCode(lines: readonly string[], isCode: IsCode): readonly string[] {
  if (lines.length > MAX_LINES) return lines;
  const left: string[] = [];
  for (let first = 0; first < lines.length; ) {
    const end = endOfCode(lines, first, isCode);
    if (end === first) left.push(lines[first] as string);
    first = Math.max(end, first + 1);
  }
  return left;
}

/** Where code ends that begins with a line: the longest that is some; `first` for none. */
function endOfCode(lines: readonly string[], first: number, isCode: IsCode): number {
  if (lines[first]?.trim() === '') return first;
  if (CLOSING.test(lines[first] as string)) return first + 1;
  for (let end = lines.length; end > first; end -= 1) {
    if (lines[end - 1]?.trim() === '') continue;
    if (isCode(closed(dedented(lines.slice(first, end))))) return end;
  }
  return first;
}

function dedented(lines: readonly string[]): string {
  const depth = Math.min(
    ...lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length),
  );
  return lines.map(line => line.slice(depth)).join('\n');
}

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Code whose brackets stay open, as where only the head of something is there, with what closes them. */
function closed(text: string): string {
  const open: string[] = [];
  for (const [sign] of text.replace(/(["'`])(?:\\.|(?!\1)[^\\\n])*\1/g, '').matchAll(/[()[\]{}]/g)) {
    const closer = CLOSERS[sign];
    if (closer !== undefined) open.unshift(closer);
    else if (open.shift() !== sign) return text;
  }
  return open.length > 0 ? `${text}\n${open.join('')}` : text;
}
