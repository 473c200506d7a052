import { parse as parseCsv } from 'csv-parse/sync';
import { type Node as JsonNode, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { parse as parseToml, TomlError } from 'smol-toml';
import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, LineCounter, type Node as YamlNode, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Place } from '../../finding.js';
import { nearest } from '../../nearest.js';
import { UnreadableFile } from '../../repository/repository.js';
import type { ConfigPath, Context } from '../context.js';
import { type Extraction, record, type SourceRecord } from '../record.js';
import { type KindOf, NOTHING } from './kind.js';
import { isGlob, parseLocator } from './locator.js';

/** Aliases of one YAML anchor: more is an attack, not a table. */
const MAX_YAML_ALIASES = 1000;
const FORMATS = ['json', 'yaml', 'toml', 'csv'] as const;
type Format = (typeof FORMATS)[number];
const FORMAT_BY_EXTENSION: Readonly<Record<string, Format>> = { json: 'json', yml: 'yaml', yaml: 'yaml', toml: 'toml', csv: 'csv' };

/** Data of a file with the line of any place in it. */
interface Parsed {
  readonly data: unknown;
  lineOf(path: readonly (string | number)[]): number | undefined;
}

class FormatError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
    readonly column: number | undefined = undefined,
  ) {
    super(message);
  }
}

/** `data`: a JSON, YAML, TOML or CSV file, or a part of it. */
export const kind: KindOf<string> = {
  name: 'data',
  schema: z.string().min(1).meta({
    description:
      'A JSON, YAML, TOML or CSV file; behind "#" a JSON Pointer (RFC 6901) to a part of it. A list gives a record for each item, a map one for each entry, CSV one for each row with the columns of its header as `value`. The file may be a glob.',
    examples: ['meta/words.yml#/words', 'package.json#/version', 'errors.csv'],
  }),
  options: { format: z.enum(FORMATS).meta({ description: 'The format, when the extension of the file does not say it.' }) },
  async read(spec, { format }, at, context) {
    const { path, fragment } = parseLocator(spec);
    const place = context.placeOf([...at, 'data']);
    try {
      const paths = isGlob(path) ? context.repository.glob(path) : [path];
      if (paths.length === 0) context.report({ rule: 'source-missing', message: `${path} matches no file.`, place });
      const extractions = paths.map(file => readFile(file, fragment, format as Format | undefined, at, context));
      if (extractions.length === 1) return extractions[0] as Extraction;
      return { kind: 'records', records: extractions.flatMap(asRecords) };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      context.report({
        rule: error.rule,
        message: error.message,
        remedy: error.remedy,
        place: error.line === undefined ? place : { file: error.path, line: error.line },
      });
      return NOTHING;
    }
  },
};

function readFile(path: string, fragment: string | undefined, format: Format | undefined, at: ConfigPath, context: Context): Extraction {
  const chosen = format ?? FORMAT_BY_EXTENSION[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
  if (!chosen) {
    context.report({
      rule: 'source-format',
      message: `The extension of ${path} does not say its format.`,
      remedy: `Add \`format:\` with one of ${FORMATS.join(', ')}.`,
      place: context.placeOf([...at, 'data']),
    });
    return NOTHING;
  }
  let parsed: Parsed;
  try {
    parsed = PARSERS[chosen](context.repository.read(path));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { line, column } = error;
    const where: Place = { file: path, ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
    context.report({ rule: 'source-format', message: `${path} is not ${chosen.toUpperCase()}: ${error.message}.`, place: where });
    return NOTHING;
  }
  const pointer = parsePointer(fragment);
  const found = pointer && pick(parsed.data, pointer);
  if (!pointer || !found || 'missing' in found) {
    const known = found && 'missing' in found ? found.known : [];
    const near = nearest(found && 'missing' in found ? found.missing : '', known, 5);
    context.report({
      rule: 'table-missing',
      message: pointer ? `${path} holds nothing at ${fragment}.` : `"${fragment}" is not a JSON Pointer.`,
      remedy: pointer
        ? `There is ${(near.length > 0 ? near : known.slice(0, 8)).join(', ') || 'nothing'} where "${(found as { missing: string }).missing}" was looked for.`
        : 'Write it as /name/name, with ~1 for / and ~0 for ~.',
      place: context.placeOf([...at, 'data']),
    });
    return NOTHING;
  }
  return extractionOf(found.data, path, pointer, parsed);
}

function extractionOf(data: unknown, path: string, pointer: readonly string[], parsed: Parsed): Extraction {
  const place = (...more: (string | number)[]): Place => {
    const line = parsed.lineOf([...pointer, ...more]);
    return { file: path, ...(line !== undefined && { line }) };
  };
  if (Array.isArray(data)) return { kind: 'records', records: data.map((value, key) => record({ key, value }, place(key))) };
  if (typeof data === 'object' && data !== null) {
    return { kind: 'records', records: Object.entries(data).map(([key, value]) => record({ key, value }, place(key))) };
  }
  return { kind: 'value', value: data, place: place() };
}

/** Tokens of a JSON Pointer; the empty pointer is the whole. */
function parsePointer(fragment: string | undefined): string[] | undefined {
  if (fragment === undefined || fragment === '') return [];
  if (!fragment.startsWith('/')) return undefined;
  return fragment.slice(1).split('/').map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function pick(data: unknown, pointer: readonly string[]): { data: unknown } | { missing: string; known: string[] } {
  let current = data;
  for (const token of pointer) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, token)) {
      return { missing: token, known: typeof current === 'object' && current !== null ? Object.keys(current) : [] };
    }
    current = (current as Record<string, unknown>)[token];
  }
  return { data: current };
}

const PARSERS: Readonly<Record<Format, (text: string) => Parsed>> = { json: parseJson, yaml: parseYaml, toml: parseTomlText, csv: parseCsvText };

function parseJson(text: string): Parsed {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) {
    const { line, column } = position(text, error?.offset ?? 0);
    throw new FormatError(error ? words(printParseErrorCode(error.error)) : 'it is empty', line, column);
  }
  return { data: JSON.parse(text), lineOf: path => lineOfJson(tree, path, text) };
}

function lineOfJson(tree: JsonNode, path: readonly (string | number)[], text: string): number | undefined {
  let node: JsonNode | undefined = tree;
  for (const token of path) {
    if (node?.type === 'array') node = node.children?.[Number(token)];
    else node = node?.children?.find(property => property.children?.[0]?.value === token)?.children?.[1];
  }
  return node && position(text, node.offset).line;
}

function parseYaml(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, merge: true, customTags: [] });
  const [error] = document.errors;
  if (error) throw new FormatError(error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? 'it cannot be parsed', error.linePos?.[0].line, error.linePos?.[0].col);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
  } catch (cause) {
    throw new FormatError((cause as Error).message, undefined);
  }
  return {
    data,
    lineOf(path) {
      let node: unknown = document.contents;
      for (const token of path) {
        if (isAlias(node)) node = node.resolve(document);
        if (isMap(node)) node = node.items.find(pair => isScalar(pair.key) && String(pair.key.value) === String(token));
        else if (isSeq(node)) node = node.items[Number(token)];
        else return undefined;
        if (isPair(node) && token !== path.at(-1)) node = node.value;
      }
      const at = (isPair(node) ? node.key : node) as YamlNode | null;
      return at && (isCollection(at) || isScalar(at) || isAlias(at)) && at.range ? lines.linePos(at.range[0]).line : undefined;
    },
  };
}

function parseTomlText(text: string): Parsed {
  try {
    // The parser gives no positions: records of TOML files name the file only.
    return { data: parseToml(text), lineOf: () => undefined };
  } catch (error) {
    if (error instanceof TomlError) throw new FormatError(error.message.split('\n')[0] ?? 'it cannot be parsed', error.line, error.column);
    throw error;
  }
}

function parseCsvText(text: string): Parsed {
  try {
    const rows = parseCsv(text, { columns: true, bom: true, info: true, skip_empty_lines: true }) as { record: Record<string, string>; info: { lines: number } }[];
    return {
      data: rows.map(row => row.record),
      lineOf: ([index]) => (typeof index === 'number' ? rows[index]?.info.lines : undefined),
    };
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    throw new FormatError(message, lines);
  }
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** `PropertyNameExpected` as words. */
function words(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, (_match, a: string, b: string) => `${a} ${b.toLowerCase()}`).toLowerCase();
}

function asRecords(extraction: Extraction): readonly SourceRecord[] {
  if (extraction.kind === 'records') return extraction.records;
  return [record({ key: 0, value: extraction.value }, extraction.place)];
}
