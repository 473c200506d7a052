import type { Lexico } from '../lexico/index.js';
import { xmlText } from './sublime.js';

const MAX_LETTERS = 3;
/** By how many letters they are: all have room. */
const SIZES = [10, 10, 9, 6.5];

/** The sign of programs in lists of files: the ending of their names, in a colour that the language's own name gives. */
export function iconOf({ nome, extensao }: Pick<Lexico, 'nome' | 'extensao'>): string {
  const letters = [...extensao.replace(/^\.+/, '')].slice(0, MAX_LETTERS);
  const hue = [...nome].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
<rect width="16" height="16" rx="3" fill="hsl(${hue},60%,32%)"/>
<text x="8" y="11.4" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${SIZES[letters.length]}" fill="#fff">${xmlText(letters.join(''))}</text>
</svg>
`;
}
