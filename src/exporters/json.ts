/** In JSON text, half of a character that stands alone: `JSON.stringify` writes it as an escape, and whole ones as they are. */
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
const INDENT = 2;
/** What stands for a repeated value until its text is put there: its number follows, and a quote. */
const MARK = '"refdata:repeated:';

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
      return MARK.slice(1) + number;
    }),
  );
  const values = [...numbers.keys()].map(value => new RepeatedText(wellFormedJson(value, INDENT)));
  let filled = '';
  let end = 0;
  for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, end)) {
    const quote = text.indexOf('"', at + MARK.length);
    const value = values[Number(text.slice(at + MARK.length, quote))];
    // Somebody's own text may look like a mark.
    if (value === undefined || places === 0) return jsonText(build(each => each));
    places -= 1;
    filled += text.slice(end, at) + value.indented(indentationAt(text, at));
    end = quote + 1;
  }
  return places === 0 ? filled + text.slice(end) : jsonText(build(each => each));
}

/** The text of a value, indented as its places want it: there are few different ones. */
class RepeatedText {
  private readonly known: string[] = [];

  constructor(private readonly text: string) {}

  indented(width: number): string {
    this.known[width] ??= this.text.replaceAll('\n', `\n${' '.repeat(width)}`);
    return this.known[width];
  }
}

/** How far in the line begins that `offset` is on; texts in JSON have no line breaks of their own. */
function indentationAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset) + 1;
  let end = start;
  while (text[end] === ' ') end += 1;
  return end - start;
}
