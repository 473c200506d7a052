import type { Spelling } from '../../syntax/spelling.js';

const ESCAPE = /\\u(?:([\da-fA-F]{4})|\{0*([\da-fA-F]{1,6})\})/g;

/** ECMA-262, "Names and Keywords": a name with escapes is the name that these spell. */
export const spelling: Spelling = {
  mayDiffer: text => text.includes('\\u'),
  word: /(?:[\p{ID_Continue}$]|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})+/gu,
  plain: word =>
    word.replace(ESCAPE, (written: string, short?: string, long?: string) => {
      const point = Number.parseInt(short ?? long ?? '', 16);
      return point > 0x10ffff ? written : String.fromCodePoint(point);
    }),
};
