import type { Report } from '../../src/extract/context.js';
import {
  CallResult,
  Definition,
  EnumMember,
  Float,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from '../../src/extract/evaluate/value.js';
import { type LanguageVersions, SourceFiles } from '../../src/extract/source-files.js';
import { tableNamed } from '../../src/extract/tables/named-table.js';
import { reportNotes } from '../../src/extract/tables/reports.js';
import { noPrograms } from '../../src/repository/programs.js';
import { openRepository } from '../../src/repository/repository.js';

/** What a program holds, as the scripts beside this file say it. */
export type Held =
  | string
  | boolean
  | null
  | { readonly int: string }
  | { readonly float: string }
  | { readonly list: readonly Held[] }
  | { readonly set: readonly Held[] }
  | { readonly map: readonly (readonly [Held, Held])[] }
  | { readonly member: Held }
  | { readonly other: string };

/** How a table that was read stands to the one that the program holds. */
export type Verdict = 'equal' | 'reported' | 'silent';

/** A table that was read: its value, and the rules that were reported while it was. */
export interface ReadTable {
  readonly value: Value | undefined;
  readonly reports: readonly Report[];
}

/** Findings that say nothing about what the table holds. */
const BESIDES = new Set(['table-duplicate-key', 'source-empty']);

/** Reads tables of one folder as the kind `table` does. */
export class Tables {
  private readonly files: SourceFiles;

  /** @param versions of the interpreters whose modules are not in the sources. */
  constructor(
    private readonly root: string,
    versions: LanguageVersions = {},
  ) {
    this.files = new SourceFiles(openRepository(root), versions);
  }

  async read(path: string, name: string): Promise<ReadTable> {
    const reports: Report[] = [];
    const place = { file: 'refdata.yml', line: 1 };
    const unused = () => {
      throw new Error(`${this.root}: a table is read without other sources`);
    };
    const context = {
      repository: this.files.repository,
      files: this.files,
      programs: noPrograms('off'),
      readers: [],
      rows: unused,
      extraction: unused,
      release: unused,
      inside: unused,
      placeOf: () => place,
      leavesOut: () => {},
      report: (problem: Report) => reports.push(problem),
    };
    const value = await this.files.withGrammars(() => {
      reports.length = 0;
      this.files.evaluator.restart();
      const table = tableNamed(
        this.files.open(path),
        { parts: name.split('.'), occurrence: undefined, calls: false },
        place,
        context,
      );
      reportNotes(context);
      return table?.value;
    });
    return { value, reports: reports.filter(({ rule }) => !BESIDES.has(rule)) };
  }

  /** Between two files: what was parsed need not stay. */
  relax(): void {
    this.files.relax();
  }

  dispose(): void {
    this.files.dispose();
  }
}

/** Equal; or, where it is not, known to be not known; or wrong, and nobody would see it. */
export function judge({ value, reports }: ReadTable, held: Held): Verdict {
  if (value === undefined) return reports.length > 0 ? 'reported' : 'silent';
  const verdict = compare(value, held);
  return verdict === 'silent' && reports.length > 0 ? 'reported' : verdict;
}

function compare(value: Value, held: Held): Verdict {
  // What is not understood is reported when a mapping uses it.
  if (value instanceof Unresolved) return 'reported';
  if (value instanceof Definition)
    return typeof held === 'object' && held !== null && 'other' in held ? 'equal' : 'silent';
  // Of a member of an enumeration, what it is worth is published.
  if (value instanceof EnumMember) return compare(value.worth, held);
  if (value instanceof CallResult)
    return value.returned === undefined ? 'reported' : compare(value.returned, held);
  if (held === null || typeof held !== 'object') return value === held ? 'equal' : 'silent';
  if ('int' in held) return isNumber(value) && String(value) === held.int ? 'equal' : 'silent';
  if ('float' in held) return isFloat(value, held.float) ? 'equal' : 'silent';
  if ('member' in held) return compare(value, held.member);
  if ('other' in held) return isFaithful(value, held.other) ? 'equal' : 'silent';
  if ('map' in held) {
    if (!(value instanceof Mapping)) return 'silent';
    if (value.entries.some(({ key }) => compare(key, null) === 'reported')) return 'reported';
    if (value.entries.length !== held.map.length) return 'silent';
    return worst(
      value.entries.flatMap((entry, i) => {
        const [key, each] = held.map[i] as readonly [Held, Held];
        return [compare(entry.key, key), compare(entry.value, each)];
      }),
    );
  }
  if (!(value instanceof Sequence)) return 'silent';
  const { entries } = value;
  if ('list' in held) {
    if (entries.length !== held.list.length) return 'silent';
    return worst(entries.map((entry, i) => compare(entry.value, held.list[i] as Held)));
  }
  if (entries.some(entry => compare(entry.value, null) === 'reported')) return 'reported';
  if (entries.length !== held.set.length) return 'silent';
  return entries.every(entry => held.set.some(each => compare(entry.value, each) === 'equal'))
    ? 'equal'
    : 'silent';
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('silent')) return 'silent';
  return verdicts.includes('reported') ? 'reported' : 'equal';
}

function isNumber(value: Value): value is number {
  return typeof value === 'number';
}

function isFloat(value: Value, text: string): boolean {
  const number = value instanceof Float ? value.value : value;
  return typeof number === 'number' && Object.is(number, Number(text.replace('inf', 'Infinity')));
}

/** What JSON has no word for: bytes are shown as their text. */
function isFaithful(value: Value, type: string): boolean {
  return type === 'bytes' && typeof value === 'string';
}
