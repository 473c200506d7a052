/** Longer texts are cut in messages, in UTF-16 units. */
const MAX_SHOWN_LENGTH = 60;

/** A value as messages show it: texts and numbers as JSON on one line and cut, the rest by kind. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  if (value.length <= MAX_SHOWN_LENGTH) return quoted(value);
  return quoted(`${value.slice(0, MAX_SHOWN_LENGTH)}…`);
}

/** JSON, with characters that a terminal obeys or hides written as escapes. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu, hidden => {
    return hidden.replace(/./gs, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  });
}
