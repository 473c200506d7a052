/** A data format. `index.ts` lists them; how text of it becomes data is in a file of this folder. */
export interface Format {
  /** As `format:` in refdata.yml names it. */
  readonly name: string;
  /** Extensions that say it, without the dot. */
  readonly extensions: readonly string[];
  /** Loads what reads it: parsers are large, and most languages need one or two of them. */
  parser(): Promise<{ parse: Parse }>;
}

/** @throws {FormatError} */
type Parse = (text: string, options?: FormatOptions) => DataFile;

/** What refdata.yml says of a file besides its format. */
export interface FormatOptions {
  /** What stands between the columns of a table. */
  readonly delimiter?: string | undefined;
}

/** Data of a file, with the lines of its parts. */
export interface DataFile {
  /** As the format has it: with what JSON cannot hold, such as integers beyond 2^53 (`bigint`). `held.ts` makes plain data of it. */
  readonly data: unknown;
  /** Line of the part at a path, as far as the format tells. */
  lineOf(path: DataPath): number | undefined;
  /** Lines of the entries of the part at a path, all at once: asking for each would be quadratic. */
  entryLines(path: DataPath): ReadonlyMap<string | number, number>;
  /** Keys that stand twice in one map: the earlier entry is lost. */
  readonly duplicates: readonly { readonly key: string; readonly line: number }[];
  /** Values that other readers of the format take for something else. */
  readonly ambiguous?: readonly Ambiguous[];
}

/** A value, as it is written, and what it means elsewhere. */
export interface Ambiguous {
  readonly text: string;
  readonly meaning: string;
  readonly line: number;
}

/** Keys and list positions from the root. */
export type DataPath = readonly (string | number)[];

/** The text is not of its format. */
export class FormatError extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/** Lists and maps nested deeper than this are an attack, not data. */
const MAX_DATA_DEPTH = 200;

/** Runs a parser that recurses on nested data: when the stack ends, the data is too deep. */
export function boundedDepth<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError)
      throw new FormatError(`it is nested deeper than ${MAX_DATA_DEPTH} levels`);
    throw error;
  }
}

/** @throws {FormatError} when data is nested deeper than the steps after this one can follow. */
export function assertDepth(data: unknown, depth = 0): void {
  if (typeof data !== 'object' || data === null) return;
  if (depth >= MAX_DATA_DEPTH) throw new FormatError(`it is nested deeper than ${MAX_DATA_DEPTH} levels`);
  for (const item of Array.isArray(data) ? data : Object.values(data)) assertDepth(item, depth + 1);
}
