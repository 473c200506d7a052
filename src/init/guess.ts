import {
  asRecords,
  type Context,
  type Report,
  readExtraction,
  type Source,
  type SourceRecord,
} from '../extract/index.js';
import type { Candidate } from './candidates.js';
import { escapeGlob } from './escape-glob.js';
import { type TextPath, textPaths, withUnquoted } from './shape.js';

/** Something that a draft says, and why. */
export interface Guess {
  /** Where it stands in refdata.yml: `sintaxe.reservadas`. */
  readonly at: string;
  /** What stands there, as plain data. */
  readonly spec: unknown;
  /** Why it was guessed, in a sentence for a comment. */
  readonly why: string;
  /** How sure it is, from 0 to 1; what is not sure enough is a choice. Said of lists alone. */
  readonly score?: number;
  /** How many entries it gives, and the first of them. */
  readonly count?: number;
  readonly samples?: readonly string[];
  /** Changes of rules that it needs. */
  readonly rules?: Readonly<Record<string, object>>;
}

/** A candidate that can be read: its records, and which parts of them are texts. */
export interface ReadTable {
  readonly candidate: Candidate;
  /** The table, as refdata.yml names it. */
  readonly table: string;
  /** The source that gives the records, as refdata.yml writes it. */
  readonly source: object;
  readonly records: readonly SourceRecord[];
  readonly paths: readonly TextPath[];
  /** The same, with parts that are texts in some records only. */
  readonly mixed: readonly TextPath[];
}

/** Reads a candidate as a build would. Undefined when a build would find an error in it. */
export async function readCandidate(candidate: Candidate, context: Context): Promise<ReadTable | undefined> {
  const { table, isAmbiguous } = await tryTable(candidate, candidate.name, context);
  if (!isAmbiguous) return table;
  // A name that is bound again mostly gains entries: `WORDS = WORDS.concat(MORE)`.
  let best: ReadTable | undefined;
  for (let number = 1; number <= MAX_BINDINGS; number += 1) {
    const { table: next } = await tryTable(candidate, `${candidate.name}@${number}`, context);
    if (next && textCount(next) > textCount(best)) best = next;
  }
  return best;
}

async function tryTable(
  candidate: Candidate,
  name: string,
  context: Context,
): Promise<{ table?: ReadTable; isAmbiguous: boolean }> {
  const problems: Report[] = [];
  const trying: Context = { ...context, report: problem => problems.push(problem) };
  const table = `${escapeGlob(candidate.path)}#${name}`;
  const { annotation } = candidate;
  const source: Source =
    candidate.source ??
    (annotation === undefined ? { table } : { symbols: escapeGlob(candidate.path), of: candidate.name });
  const read = asRecords(await readExtraction(source, [], trying));
  const records = annotation === undefined ? read : annotated(read, annotation);
  const isAmbiguous = problems.some(({ rule }) => rule === 'table-ambiguous');
  const isBroken = (problem: Report) =>
    problem.rule === 'source-syntax'
      ? isAmong(problem, records, candidate.path)
      : !HARMLESS.has(problem.rule);
  if (records.length < 2 || problems.some(isBroken)) return { isAmbiguous };
  const paths = textPaths(records);
  const written =
    annotation === undefined ? source : { ...source, each: `annotations[call="${annotation}"]` };
  return {
    table: {
      candidate,
      table,
      source: written,
      records,
      paths: withUnquoted(paths),
      mixed: withUnquoted(textPaths(records, true), paths),
    },
    isAmbiguous,
  };
}

/** The annotations of one name that definitions carry, each as a record: what `each` makes of them. */
function annotated(records: readonly SourceRecord[], name: string): SourceRecord[] {
  return records.flatMap(({ fields, place }) =>
    ((fields.annotations ?? []) as readonly { readonly call: string }[])
      .filter(({ call }) => call === name)
      .map(each => ({ fields: { ...each, file: place.file, line: place.line }, place })),
  );
}

/** Whether a syntax error stands where the records do: elsewhere in a file it says nothing of them. */
function isAmong({ place }: Report, records: readonly SourceRecord[], path: string): boolean {
  if (place?.file !== path) return false;
  const lines = records.flatMap(record => (record.place.file === path ? (record.place.line ?? []) : []));
  const line = place.line ?? 0;
  return lines.some(each => each <= line) && lines.some(each => each >= line);
}

function textCount(table: ReadTable | undefined): number {
  return Math.max(0, ...(table?.paths.map(({ count }) => count) ?? []));
}

/** Definitions of one name that are tried. */
const MAX_BINDINGS = 4;

/** Findings that are warnings or notices by themselves. */
const HARMLESS = new Set([
  'table-changed-later',
  'table-conditional',
  'table-duplicate-key',
  'table-partial',
  'source-empty',
  'source-tests',
]);

/** `lib/tokens.py, line 12`. */
export function whereOf({ records, candidate }: ReadTable): string {
  const { line } = records[0]?.place ?? {};
  return line === undefined ? candidate.path : `${candidate.path}, line ${line}`;
}
