import { cut } from './cut.js';

/** Longer texts are cut in messages, in UTF-16 units. */
const MAX_SHOWN_LENGTH = 60;

/** A value as messages show it: texts and numbers as JSON on one line and cut, the rest by kind. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return quoted(cut(value, MAX_SHOWN_LENGTH));
}

/** A name or a text as it is written, cut like others: only what cannot be seen is an escape. */
export function bare(text: string): string {
  return withoutHidden(cut(text, MAX_SHOWN_LENGTH));
}

/** JSON, with characters that a terminal obeys or hides written as escapes. */
function quoted(text: string): string {
  return withoutHidden(JSON.stringify(text));
}

/** The joiner that makes one picture of several hides nothing: 👩‍🚀 is a woman, it, and a rocket. Elsewhere nobody sees it. */
const HIDDEN =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu;

function withoutHidden(text: string): string {
  return withEscapes(text, HIDDEN);
}

/** A text with the characters that a pattern (with `g`) finds written as escapes. */
export function withEscapes(text: string, pattern: RegExp): string {
  return text.replace(pattern, hidden => {
    const short = JSON.stringify(hidden).slice(1, -1);
    if (short !== hidden) return short;
    return hidden.replace(/./gs, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  });
}
