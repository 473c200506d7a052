import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import type { Slipped } from '../../findings/slip.js';
import { UnreadableFile } from '../../repository/repository.js';
import { nearest } from '../../text/nearest.js';
import type { ConfigPath, Context } from '../context.js';
import { unresolvedItself } from '../evaluate/plain-data.js';
import { type Deferred, deferred, type Manifest } from '../formats/deferred.js';
import {
  type DataFile,
  type DataPath,
  type Format,
  FormatError,
  type FormatOptions,
} from '../formats/format.js';
import { held } from '../formats/held.js';
import { formatOf, formats } from '../formats/index.js';
import { parsePointer, pick } from '../formats/pointer.js';
import { parseLocator } from '../locator.js';
import { readFiles } from '../read-files.js';
import { type Extraction, record, together } from '../record.js';
import { type KindOf, NOTHING } from './kind.js';
import { kind as table } from './table.js';

/** Names shown when there is nothing at a pointer. */
const MAX_SUGGESTIONS = 8;

const formatNames = formats.map(format => format.name);

/** `data`: a JSON, YAML, TOML or CSV file, or a part of it. */
export const kind: KindOf<string> = {
  name: 'data',
  path: 'itself',
  schema: z
    .string()
    .min(1)
    .refine(text => parsePointer(parseLocator(text).fragment) !== undefined, {
      params: { slip: 'locator' } satisfies Slipped,
      error:
        'Behind "#" stands a JSON Pointer: /name/name, with ~1 for / and ~0 for ~ (the file itself may hold no "#").',
    })
    .meta({
      description:
        'A JSON, YAML, TOML or CSV file (also JSON with comments, a JSON value in each line, TSV); behind "#" a JSON Pointer (RFC 6901) to a part of it. A list gives a record for each item, a map one for each entry, CSV one for each row with the columns of its header as `value`. The file may be a glob.',
      examples: ['meta/words.yml#/words', 'package.json#/version', 'errors.csv'],
    }),
  options: {
    format: z
      .enum(formatNames)
      .meta({ description: 'The format, when the extension of the file does not say it.' }),
    delimiter: z
      .string()
      .regex(/^[^\r\n"]$/, { error: 'One character stands between columns, such as ";".' })
      .meta({ description: 'What stands between the columns of CSV, when it is no comma: `";"`, say.' }),
  },
  async read(spec, options, at, context) {
    const { path, fragment } = parseLocator(spec);
    const place = context.placeOf([...at, 'data']);
    const delimiter = options.delimiter as string | undefined;
    const named = formats.find(format => format.name === options.format);
    const extractions = await readFiles(path, place, context, async file => {
      const format = named ?? formatOf(file);
      if (format) return readFile(file, fragment, format, { delimiter }, at, context);
      context.report({
        rule: 'source-format',
        message: `The extension of ${file} does not say its format.`,
        remedy: `Add \`format:\` with one of ${formatNames.join(', ')}; text of any other form is read by \`pattern\`.`,
        place,
      });
      return NOTHING;
    });
    return together(extractions);
  },
};

async function readFile(
  path: string,
  fragment: string | undefined,
  format: Format,
  options: FormatOptions,
  source: ConfigPath,
  context: Context,
): Promise<Extraction> {
  const at = context.placeOf([...source, 'data']);
  let file: DataFile;
  try {
    file = await parsed(path, format, options, context);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { line, column } = error;
    const place = {
      file: path,
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    };
    context.report({
      rule: 'source-format',
      message: `${path} is not ${format.name.toUpperCase()}: ${error.message}.`,
      place,
    });
    return NOTHING;
  }
  for (const { key, line } of file.duplicates) {
    context.report({
      rule: 'table-duplicate-key',
      message: `The key "${key}" stands twice; the entry in this line replaces the earlier one.`,
      place: { file: path, line },
    });
  }
  tellAmbiguous(file, path, context);
  const pointer = parsePointer(fragment) ?? [];
  const other = await deferred(manifestOf(path, file, format, context), pointer);
  if (other) return readDeferred(other, format, source, context);
  const found = pick(file.data, pointer);
  if ('data' in found) {
    const placeOf = (inside: DataPath) => ({ file: path, ...nearestLine(file, [...pointer, ...inside]) });
    const extraction = extractionOf(held(found.data, placeOf), path, pointer, file);
    if (extraction.kind === 'records' && extraction.records.length === 0) {
      context.report({
        rule: 'source-empty',
        message: `${path} holds no entries${fragment ? ` at ${fragment}` : ''}.`,
        place: at,
      });
    }
    return extraction;
  }
  const near = nearest(found.missing, found.known, MAX_SUGGESTIONS);
  const shown = near.length > 0 ? near : found.known.slice(0, MAX_SUGGESTIONS);
  context.report({
    rule: 'table-missing',
    message: `${path} holds nothing at ${fragment}.`,
    remedy: `Where "${found.missing}" was looked for, there is ${shown.join(', ') || 'nothing with a name'}${shown.length < found.known.length ? ', …' : ''}.`,
    place: at,
  });
  return NOTHING;
}

function manifestOf(path: string, { data }: DataFile, format: Format, context: Context): Manifest {
  const { repository } = context;
  const read = async (other: string) => {
    try {
      return repository.isFile(other) ? (await parsed(other, format, {}, context)).data : undefined;
    } catch (error) {
      // Who reads a value of it is told.
      if (error instanceof FormatError || error instanceof UnreadableFile) return undefined;
      throw error;
    }
  };
  return { path, data, repository, read };
}

/** What stands where a manifest says. */
async function readDeferred(
  other: Deferred,
  format: Format,
  source: ConfigPath,
  context: Context,
): Promise<Extraction> {
  if ('table' in other) return table.read(other.table, {}, source, context);
  const path = 'text' in other ? other.text : other.data;
  const [extraction = NOTHING] = await readFiles(path, context.placeOf([...source, 'data']), context, file =>
    'text' in other
      ? { kind: 'value' as const, value: context.repository.read(file).trim(), place: { file, line: 1 } }
      : readFile(file, other.pointer, format, {}, source, context),
  );
  return extraction;
}

/** Files of each extraction: several joins often use the same one. */
const parsedFiles = new WeakMap<Context['files'], Map<string, DataFile>>();

async function parsed(
  path: string,
  format: Format,
  options: FormatOptions,
  { files, repository }: Context,
): Promise<DataFile> {
  const known = parsedFiles.get(files) ?? new Map<string, DataFile>();
  parsedFiles.set(files, known);
  const key = `${format.name}:${options.delimiter ?? ''}:${path}`;
  const file = known.get(key) ?? (await format.parser()).parse(repository.read(path), options);
  known.set(key, file);
  return file;
}

/** Once for a file, however many there are. */
function tellAmbiguous({ ambiguous = [] }: DataFile, path: string, context: Context): void {
  const [first, ...more] = ambiguous;
  if (!first) return;
  const { text, meaning, line } = first;
  context.report({
    rule: 'data-ambiguous',
    message:
      more.length === 0
        ? `\`${text}\` is read as YAML 1.2 has it, and is ${meaning} for readers of YAML 1.1 such as PyYAML.`
        : `\`${text}\` is read as YAML 1.2 has it, and is ${meaning} for readers of YAML 1.1 such as PyYAML; so are ${more.length} more, each in its way.`,
    place: { file: path, line },
  });
}

/** The line of a part, or of what is around it. */
function nearestLine(file: DataFile, path: DataPath): { line?: number } {
  for (let length = path.length; length > 0; length -= 1) {
    const line = file.lineOf(path.slice(0, length));
    if (line !== undefined) return { line };
  }
  return {};
}

function extractionOf(data: unknown, path: string, pointer: readonly string[], file: DataFile): Extraction {
  const place = (line: number | undefined): Place => ({ file: path, ...(line !== undefined && { line }) });
  if (typeof data !== 'object' || data === null || unresolvedItself(data)) {
    return { kind: 'value', value: data, place: place(file.lineOf(pointer)) };
  }
  const lines = file.entryLines(pointer);
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return {
    kind: 'records',
    records: entries.map(([key, value]) => record({ key, value }, place(lines.get(key)))),
  };
}
