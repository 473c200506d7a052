import { type DataFile, FormatError } from './format.js';
import { parse as parseJson } from './json.js';

/** JSON Lines: a value in each line, together a list; lines without one are passed over. @throws {FormatError} */
export function parse(text: string): DataFile {
  const items: { readonly line: number; readonly file: DataFile }[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries())
    if (line.trim() !== '') items.push({ line: i + 1, file: inLine(line, i + 1) });
  return {
    data: items.map(({ file }) => file.data),
    lineOf: ([index]) => items[Number(index)]?.line,
    entryLines: path =>
      new Map(path.length === 0 ? items.map(({ line }, i) => [i, line]) : keysOf(items, path)),
    duplicates: items.flatMap(({ line, file }) => file.duplicates.map(({ key }) => ({ key, line }))),
  };
}

function keysOf(
  items: readonly { readonly line: number; readonly file: DataFile }[],
  [index, ...inside]: readonly (string | number)[],
): [string | number, number][] {
  const item = items[Number(index)];
  return item ? [...item.file.entryLines(inside).keys()].map(key => [key, item.line]) : [];
}

function inLine(text: string, line: number): DataFile {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FormatError(error.message, line, error.column);
  }
}
