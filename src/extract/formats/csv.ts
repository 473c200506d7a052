import { parse as parseCsv } from 'csv-parse/sync';
import { type DataFile, FormatError, type FormatOptions } from './format.js';

interface CsvRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** What stands between columns where no comma does. */
const OTHER_DELIMITERS = [';', '\t', '|'] as const;

/**
 * CSV as RFC 4180 has it, with a header; a column without a name is called by its number.
 * @param delimiter what stands between columns: a comma, unless it is said.
 * @throws {FormatError}
 */
export function parse(text: string, { delimiter }: FormatOptions = {}): DataFile {
  const [header, ...rows] = read(text, delimiter ?? commaIn(text));
  if (!header) throw new FormatError('it has no header', 1);
  const columns = header.record.map((column, i) => column || String(i + 1));
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

/** A comma, unless the header says that there is something else in its place: that is for people to say. @throws {FormatError} */
function commaIn(text: string): ',' {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  const other = header.includes(',') ? undefined : OTHER_DELIMITERS.find(sign => header.includes(sign));
  if (other === undefined) return ',';
  throw new FormatError(
    `its header has no comma, and ${other === '\t' ? 'tabs' : `"${other}"`} (write \`delimiter: ${JSON.stringify(other)}\` if that is what stands between columns, and \`delimiter: ","\` if there is one column)`,
    1,
  );
}

function read(text: string, delimiter: string): CsvRow[] {
  try {
    return parseCsv(text, {
      delimiter,
      info: true,
      raw: true,
      skip_empty_lines: true,
    }) as unknown as CsvRow[];
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    throw new FormatError(message.replace(/ (on|at) line \d+$/, ''), lines);
  }
}

/** The parser counts the lines that it has read when a row ends; texts in quotes may have several. */
function startOf({ raw, info }: CsvRow): number {
  return info.lines - (raw.replace(/^\n+|\n$/g, '').match(/\n/g)?.length ?? 0);
}
