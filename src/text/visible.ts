/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text of nothing but these looks like none: other blanks than that of the space bar, letters and signs without a form. */
const NOTHING_TO_SEE = /^[\p{Z}\u115f\u1160\u2800\u3164\uffa0]+$/u;
const BLANK = /[^ ]/gu;

/** Most texts have nothing but letters of Europe, signs and blanks, which everybody sees. */
const PLAIN = /^[\t\n -~\u00a1-\u00ac\u00ae-\u024f]*$/;

/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  if (NOTHING_TO_SEE.test(text)) return text.replace(BLANK, escaped);
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/** The same on one line, cut to at most `limit` characters. */
export function visibleLine(text: string, limit: number): string {
  if (text.length <= limit && PLAIN_LINE.test(text)) return text;
  const line = visible(text.length > limit ? text.slice(0, limit) : text)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > limit ? `${line}…` : line;
}
