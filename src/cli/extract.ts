import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ExtractOptions, type ExtractResult, extractSource } from '../commands/extract.js';
import { formatOf, isGlob, kinds, parseLocator } from '../extract/index.js';
import { UserError } from '../findings/user-error.js';
import { counted } from '../text/counted.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { logText } from './log-text.js';
import { type LanguageFlags, runOptions } from './run-options.js';
import { renderTable } from './table.js';
import { orNearest } from './usage.js';
import { wholeNumber } from './whole-number.js';

/** Rows shown on a terminal unless --limit says otherwise. */
const DEFAULT_ROWS_SHOWN = 50;
/** Characters of a table when the output is no terminal. */
const DEFAULT_WIDTH = 160;
const MIN_CELL_CHARACTERS = 12;
/** What a record has of its own: shown as one column, and last. */
const PLACE_FIELDS = new Set(['file', 'line']);

interface Options extends LanguageFlags {
  readonly kind?: string;
  readonly query?: string;
  readonly source?: string;
  readonly map?: string;
  readonly filter?: string;
  readonly limit?: string;
  readonly json?: boolean;
}

/** `refdata extract`: true when there was no error. */
export async function runExtract(
  what: string | undefined,
  { json = false, ...options }: Options,
): Promise<boolean> {
  const limit = limitOf(options.limit);
  const result = await extractSource({
    ...runOptions(options),
    what: whatOf(what, options),
  });
  if (result.left > 0)
    process.stderr.write(
      `${result.left} values of the records are too many or too deep to be shown: … stands for each. Give --map to see the parts that you want; a build reads all of them.\n`,
    );
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const { rows, findings } = result;
  if (rows.length > 0) process.stdout.write(logText(`${tableOf(result, limit)}\n`));
  process.stdout.write(
    `${colours.bold(counted(rows.length, result.mapped ? 'row' : 'record'))}${rows.length > limit ? `, ${limit} shown (--limit)` : ''}: ${countFindings(findings)}\n`,
  );
  printFindings(findings, result.ok ? process.stdout : process.stderr);
  return result.ok;
}

/** A place of refdata.yml, or the source that the arguments spell out. */
function whatOf(what: string | undefined, options: Options): ExtractOptions['what'] {
  const { source, query, kind } = options;
  const given = Object.entries({ source, query, kind }).filter(([, value]) => value !== undefined);
  if (given.length > 1) throw usage(`--${given[0]?.[0]} and --${given[1]?.[0]} both say what the source is.`);
  if (source !== undefined) {
    if (what !== undefined) throw usage(`--source says which file is read, and so does ${what}.`);
    return { source: withSteps(yamlOf(source), options) };
  }
  if (what === undefined) throw usage('Nothing says what to read.');
  if (query !== undefined) return { source: withSteps({ query: { file: what, match: query } }, options) };
  if (kind !== undefined) {
    const names = kinds.map(({ name }) => name);
    if (!names.includes(kind))
      throw new UserError(
        `There is no kind ${kind}.`,
        orNearest(kind, names, `There are ${names.join(', ')}.`),
      );
    return { source: withSteps({ [kind]: what }, options) };
  }
  // No glob: that begins with names and commas.
  // As YAML, also the line of refdata.yml as it stands there, or as JSON, whose keys stand in quotes.
  if (/^\s*(?:\{\s*(?:\w+:\s|"\w+"\s*:)|\w+:\s)/.test(what))
    return { source: withSteps(yamlOf(what), options) };
  const { path, fragment } = parseLocator(what);
  const isPlace = fragment === undefined && /^[a-z_]+([.[][a-z_\d\]]+)*$/.test(what);
  if (isPlace && !existsSync(join(options.repo, what))) {
    if (options.map ?? options.filter) throw usage('A place in refdata.yml has its own --map and --filter.');
    return { place: what };
  }
  return { source: withSteps({ [likelyKind(path, fragment)]: what }, options) };
}

/** The kind that a file is most likely meant for, by its extension and by whether a name is given. */
function likelyKind(path: string, fragment: string | undefined): string {
  if (/\.(md|markdown)$/i.test(path)) return 'markdown';
  if (formatOf(path)) return 'data';
  if (fragment !== undefined) return 'table';
  if (kinds.some(({ name }) => name === 'symbols')) return 'symbols';
  if (isGlob(path)) return 'count';
  throw usage(`${path} holds many things: name one, as ${path}#NAME, or give --query or --kind.`);
}

function withSteps(source: unknown, { map, filter }: Options): unknown {
  if (map === undefined && filter === undefined) return source;
  if (typeof source !== 'object' || source === null || Array.isArray(source))
    throw usage('--map and --filter need one source.');
  return {
    ...source,
    ...(filter !== undefined && { filter }),
    // `{ nome: key }` is a map of fields, anything else one expression.
    ...(map !== undefined && { map: /^\s*\{/.test(map) ? yamlOf(map, '{ palavra: key }') : map }),
  };
}

function yamlOf(text: string, like = '{ table: src/a.py#WORDS, map: { palavra: key } }'): unknown {
  try {
    return parse(text, { maxAliasCount: 0, customTags: [] });
  } catch (cause) {
    throw new UserError(
      `This is not YAML: ${((cause as Error).message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`,
      `Write it as refdata.yml would have it: "${like}".`,
      { cause },
    );
  }
}

function limitOf(text: string | undefined): number {
  return text === undefined ? DEFAULT_ROWS_SHOWN : wholeNumber('--limit', text, DEFAULT_ROWS_SHOWN);
}

function usage(message: string): UserError {
  return new UserError(
    message,
    'Write refdata extract <file>#<name>, <file> --query <query>, or a place of refdata.yml such as sintaxe.reservadas.',
  );
}

/** Rows as columns by field, each cell on one line and cut to what the terminal has room for. */
function tableOf({ rows, mapped }: ExtractResult, limit: number): string {
  const shown = rows.slice(0, limit);
  const fields = new Set(shown.flatMap(row => Object.keys(row.fields)));
  // Captures stand in fields of their own already.
  if (!mapped && shown.every(row => isSpreadOut(row.fields))) fields.delete('value');
  const columns = [...fields].filter(field => mapped || !PLACE_FIELDS.has(field));
  const width = process.stdout.columns ?? DEFAULT_WIDTH;
  const room = Math.max(MIN_CELL_CHARACTERS, Math.floor((width - 30) / Math.max(1, columns.length)) - 2);
  return renderTable([
    [...columns, 'place'].map(column => colours.cyan(column)),
    ...shown.map(({ fields: own, place }) => [
      ...columns.map(column => visibleLine(cell(own[column]), room)),
      visibleLine(place.line === undefined ? place.file : `${place.file}:${place.line}`, 60),
    ]),
  ]);
}

/** Whether every part of the value is a field, too. */
function isSpreadOut({ value, ...fields }: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every(name => Object.hasOwn(fields, name))
  );
}

function cell(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
