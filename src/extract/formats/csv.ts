import { parse as parseCsv } from 'csv-parse/sync';
import { type DataFile, FormatError } from './format.js';

interface CsvRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** CSV as RFC 4180 has it, with a header. @throws {FormatError} */
export function parse(text: string): DataFile {
  const [header, ...rows] = read(text);
  if (!header) throw new FormatError('it has no header', 1);
  const columns = header.record;
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined)
    throw new FormatError(`the column "${twice}" stands twice in its header`, startOf(header));
  // fromEntries defines own properties, so a column such as __proto__ stays data.
  const data = rows.map(({ record }) =>
    Object.fromEntries(columns.map((column, i) => [column, record[i] ?? ''])),
  );
  const lines = rows.map(startOf);
  return {
    data,
    lineOf: ([index]) => lines[Number(index)],
    entryLines: path => new Map(path.length === 0 ? lines.entries() : []),
    duplicates: [],
  };
}

function read(text: string): CsvRow[] {
  try {
    return parseCsv(text, { info: true, raw: true, skip_empty_lines: true }) as unknown as CsvRow[];
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    throw new FormatError(message.replace(/ (on|at) line \d+$/, ''), lines);
  }
}

/** The parser counts the lines that it has read when a row ends; texts in quotes may have several. */
function startOf({ raw, info }: CsvRow): number {
  return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}
