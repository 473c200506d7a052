/** In JSON text, half of a character that stands alone: `JSON.stringify` writes it as an escape, and whole ones as they are. */
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
const INDENT = 2;
/** What stands for a repeated value until its text is put there. */
const MARK = /"refdata:repeated:(\d+)"/g;

/** Leaves a place for a value that a document repeats. */
export type Repeat = (value: object) => unknown;

/** JSON that every reader takes: where a text holds half a character, which is in no encoding, there is U+FFFD. */
export function wellFormedJson(data: unknown, indent?: number): string {
  const text = JSON.stringify(data, null, indent);
  return text.includes('\\ud') ? text.replace(LONE_SURROGATE, '$1\\ufffd') : text;
}

/** JSON as all descriptions have it: indented by 2, other alphabets as they are, a final newline. */
export function jsonText(data: unknown): string {
  return `${wellFormedJson(data, INDENT)}\n`;
}

/**
 * The same bytes for data that holds some values many times, such as the one schema of a thousand bodies: `build` passes
 * them through its argument, and each is written once. Most of a large document is such values.
 */
export function repetitiveJsonText(build: (repeat: Repeat) => unknown): string {
  const numbers = new Map<object, number>();
  let places = 0;
  const text = jsonText(
    build(value => {
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      places += 1;
      return `refdata:repeated:${number}`;
    }),
  );
  const texts = [...numbers.keys()].map(value => ({
    text: wellFormedJson(value, INDENT),
    at: new Map<number, string>(),
  }));
  let found = 0;
  const filled = text.replace(MARK, (_, number: string, offset: number) => {
    const repeated = texts[Number(number)];
    found += 1;
    if (repeated === undefined) return '';
    const width = indentationAt(text, offset);
    const known = repeated.at.get(width) ?? repeated.text.replaceAll('\n', `\n${' '.repeat(width)}`);
    repeated.at.set(width, known);
    return known;
  });
  // Somebody's own text may look like a mark.
  return found === places ? filled : jsonText(build(value => value));
}

/** How far in the line begins that `offset` is on; texts in JSON have no line breaks of their own. */
function indentationAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset) + 1;
  let end = start;
  while (text[end] === ' ') end += 1;
  return end - start;
}
