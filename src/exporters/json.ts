/** In JSON text, half of a character that stands alone: `JSON.stringify` writes it as an escape, and whole ones as they are. */
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** JSON that every reader takes: where a text holds half a character, which is in no encoding, there is U+FFFD. */
export function wellFormedJson(data: unknown, indent?: number): string {
  const text = JSON.stringify(data, null, indent);
  return text.includes('\\ud') ? text.replace(LONE_SURROGATE, '$1\\ufffd') : text;
}

/** JSON as all descriptions have it: indented by 2, other alphabets as they are, a final newline. */
export function jsonText(data: unknown): string {
  return `${wellFormedJson(data, 2)}\n`;
}
