import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { mistakesOf } from '../config/mistakes.js';
import { isObject } from '../contract/json-object.js';
import {
  asRecords,
  type ConfigPath,
  type Description,
  problemsOf,
  type Report,
  type Source,
  STEPS,
  shownFields,
  sources as sourcesSchema,
  tellUnresolved,
  withContext,
} from '../extract/index.js';
import { type Finding, hasError, type Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { programsFor } from '../repository/programs.js';
import { openRepository, repositoryRoot } from '../repository/repository.js';
import { Findings, policyOf } from '../run/findings.js';
import { openRun, type RunContext, type RunOptions } from '../run/run-context.js';
import { declarationReaders } from '../server/index.js';
import { nearest } from '../text/nearest.js';

/** Values shown of one record: more than a person reads, and bounded where parts of it are the same. */
const MAX_SHOWN_VALUES = 20_000;
/** Lists and maps inside each other that are shown. */
const MAX_SHOWN_DEPTH = 24;
/** Stands for what is not shown. */
const ELLIPSIS = '…';

/** How a source that stands in no file is named in messages. */
const COMMAND_LINE = 'the command line';

/** The configuration is read for a `place` only. */
export interface ExtractOptions extends Omit<RunOptions, 'cache'> {
  /** A place in refdata.yml (`sintaxe.reservadas`, `modulos[1]`), or a source as refdata.yml would have it. */
  readonly what: { readonly place: string } | { readonly source: unknown };
}

/** One record or row. */
export interface ExtractedRow {
  /** The fields of a record; of a row that is no object, `value` alone. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

export interface ExtractResult {
  /** Whether there was no finding of level `error`. */
  readonly ok: boolean;
  /** Whether the rows have gone through steps that make fields of their own; otherwise they are records as read. */
  readonly mapped: boolean;
  readonly rows: readonly ExtractedRow[];
  /** Values that are not shown, since a record has too many or they lie too deep: an ellipsis stands for each. */
  readonly left: number;
  readonly findings: readonly Finding[];
}

/**
 * Shows what a source yields, so that writing a configuration is trying, not guessing. Nothing is written.
 * @throws {UserError} when the source does not hold or the place is not there.
 */
export async function extractSource(options: ExtractOptions): Promise<ExtractResult> {
  const { what } = options;
  const chosen = 'source' in what ? adHoc(what.source, options) : atPlace(what.place, openRun(options));
  const findings = new Findings(policyOf(chosen.rules));
  const mapped = chosen.sources.some(({ source }) =>
    STEPS.some(step => MAKES_FIELDS.has(step) && source[step] !== undefined),
  );
  const shown = new Shown();
  const rows = await withContext(
    {
      ...chosen.from,
      readers: declarationReaders,
      languages: chosen.languages,
      grammars: chosen.grammars,
      placeOf: chosen.placeOf,
      report: problem => findings.add(problem),
    },
    async context => {
      const all: ExtractedRow[] = [];
      for (const { source, at } of chosen.sources) {
        if (STEPS.every(step => source[step] === undefined)) {
          const records = asRecords(await context.extraction(source, at));
          for (const { fields, place, described } of records) {
            tellOpen(fields, [described], context);
            all.push({ fields: shown.fields(fields), place });
          }
          continue;
        }
        for (const { value, place, fields, described, describedItems = {} } of await context.rows(
          source,
          at,
        )) {
          const row = fields ?? tellUnresolved(value, [...at, 'map'], context);
          tellOpen(row, [described, ...Object.values(describedItems).flat()], context);
          all.push({ fields: shown.fields(row), place });
        }
      }
      return all;
    },
  );
  const ok = !hasError(findings.list);
  return { ok, mapped, rows, left: shown.left, findings: findings.list };
}

/** What is not known of signatures that are among what is shown. */
function tellOpen(
  row: unknown,
  described: readonly (Description | undefined)[],
  { report }: { report(problem: Report): void },
): void {
  const open = described.flatMap(each => each?.open ?? []);
  if (open.length > 0 && hasUnknownPart(row)) for (const problem of problemsOf(open)) report(problem);
}

/** A signature with a type or default that is not known, `(a=?)`, in a field, or in one of the items of a field. */
function hasUnknownPart(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.startsWith('(') && value.includes('?');
  if (typeof value !== 'object' || value === null || depth > 2) return false;
  return Object.values(value).some(each => hasUnknownPart(each, depth + 1));
}

const MAKES_FIELDS = new Set(['map', 'join', 'group']);

interface Chosen {
  readonly sources: readonly { readonly source: Source; readonly at: ConfigPath }[];
  readonly placeOf: LoadedConfig['placeOf'];
  readonly rules?: LoadedConfig['config']['rules'];
  readonly languages?: LoadedConfig['config']['languages'];
  readonly grammars?: LoadedConfig['config']['grammars'];
  readonly from: Pick<RunContext, 'repository' | 'programs'>;
}

function atPlace(place: string, { configuration, repository, programs }: RunContext): Chosen {
  const { config, placeOf } = configuration;
  const at = parsePlace(place);
  const found = valueAt(config, at);
  const sources = (Array.isArray(found) ? found : [found]).filter(isSource);
  if (sources.length === 0) throw noSource(place, found, placesIn(config));
  return {
    sources: sources.map((source, i) => ({ source, at: Array.isArray(found) ? [...at, i] : at })),
    placeOf,
    rules: config.rules,
    languages: config.languages,
    grammars: config.grammars,
    from: { repository, programs },
  };
}

/** A refdata.yml that is there already, where it names grammars or repositories, or says of which version a language is; the rest of it does not matter to a source that is tried out. */
function runWith(options: ExtractOptions): RunContext | undefined {
  const path = resolve(options.repo, options.config);
  const isWanted = existsSync(path) && NAMED_ELSEWHERE.test(readFileSync(path, 'utf8'));
  return isWanted ? openRun(options) : undefined;
}

/** The keys, as YAML or JSON may write them. */
const NAMED_ELSEWHERE = /(?:^|[{,])[ \t]*["']?(?:grammars|languages|repositories)["']?[ \t]*:/m;

function adHoc(spec: unknown, options: ExtractOptions): Chosen {
  const { repo, commands = 'off' } = options;
  const run = runWith(options);
  const { grammars, languages } = run?.configuration.config ?? {};
  const programs = programsFor(commands, repositoryRoot(repo));
  const from = { repository: run?.repository ?? openRepository(repo), programs };
  const placeOf = () => ({ file: COMMAND_LINE });
  const parsed = sourcesSchema.safeParse(spec);
  if (parsed.success)
    return {
      sources: parsed.data.map((source, i) => ({ source, at: [i] })),
      placeOf,
      from,
      grammars,
      languages,
    };
  const mistakes = parsed.error.issues.flatMap(issue => mistakesOf(issue, spec, '', placeOf));
  const findings = mistakes.map(
    ({ message, place, remedy = 'docs/configuration.md tells every key.' }): Finding => ({
      rule: 'config',
      level: 'error',
      message,
      remedy,
      place,
    }),
  );
  throw new UserError('The source does not hold.', 'Correct it and try again.', { findings });
}

/** `sintaxe.reservadas`, `modulos[1]` and `modulos.1` as keys and list positions. */
function parsePlace(text: string): ConfigPath {
  return text
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map(part => (/^\d+$/.test(part) ? Number(part) : part));
}

function valueAt(value: unknown, path: ConfigPath): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}

function isSource(value: unknown): value is Source {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    sourcesSchema.safeParse(value).success
  );
}

/** Every place of a configuration at which a source or a list of them stands. */
function placesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const isList = Array.isArray(part) && part.length > 0 && part.every(isSource);
    return isList || isSource(part) ? [here] : Array.isArray(part) ? [] : placesIn(part, here);
  });
}

function noSource(place: string, found: unknown, places: readonly string[]): UserError {
  const [near] = nearest(place, places, 1);
  const message =
    found === undefined
      ? `There is nothing at ${place} in refdata.yml, and no such file.`
      : `${place} in refdata.yml is no source.`;
  return new UserError(
    message,
    `${near === undefined ? '' : `Did you mean ${near}? `}Sources stand at ${places.join(', ') || 'no place of it'}; a source file is named as file#NAME.`,
  );
}

/**
 * Plain JSON of records: what could not be read was reported, and is null here. One value that is there many times is
 * written many times, which can be more than there is memory for: what goes beyond the bounds is left out, and counted.
 */
class Shown {
  /** Values that were left out, each shown as an ellipsis. */
  left = 0;
  private values = 0;

  data(value: unknown, depth = 0): unknown {
    if (typeof value === 'symbol' || value === undefined || typeof value === 'function') return null;
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= MAX_SHOWN_DEPTH || this.values >= MAX_SHOWN_VALUES) {
      this.left += 1;
      return ELLIPSIS;
    }
    if (Array.isArray(value)) {
      this.values += value.length;
      return value.map(part => this.data(part, depth + 1));
    }
    const entries = Object.entries(shownFields(value)).filter(([, part]) => part !== undefined);
    this.values += entries.length;
    return Object.fromEntries(entries.map(([key, part]) => [key, this.data(part, depth + 1)]));
  }

  /** The same for a record or row: each has some room of its own, so that a large one does not hide those behind it. */
  fields(value: unknown): Readonly<Record<string, unknown>> {
    this.values = 0;
    return asFields(this.data(value));
  }
}

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : { value };
}
