import { visible } from '../text/visible.js';

/**
 * Signs that mean something to Markdown wherever they stand, and a low line at the edge of a word. Others stay as they are:
 * many editors show the source of Markdown, in which references such as `&#40;` cannot be read.
 */
const ANYWHERE = /[\\`*[\]<>|~&$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What begins a heading, a list, a quotation or a rule at the beginning of a line. */
const AT_LINE_START = /^( *)(#|[-+=](?=[-+=\s]|$)|\d+(?=[.)](?:\s|$)))/gm;
/** What editors make links of without being asked. */
const LINKED = /:\/\/|\bwww\.|@/g;

/** Text from outside as words in Markdown, whatever is in it. */
export function proseMarkdown(text: string): string {
  return visible(text)
    .replace(/^[ \t]+/gm, '')
    .replace(ANYWHERE, '\\$&')
    .replace(LINKED, sign => (sign === '://' ? ':\\//' : sign === '@' ? '\\@' : 'www\\.'))
    .replace(AT_LINE_START, (_, blanks: string, sign: string) =>
      /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
    );
}
