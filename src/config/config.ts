import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Finding, Place } from '../finding.js';
import { UserError } from '../user-error.js';
import { type Config, configSchema } from './schema.js';

/** A larger configuration is not one that a person wrote. */
export const MAX_CONFIG_BYTES = 1024 * 1024;

const MAX_YAML_ALIASES = 100;

/** A configuration that holds, and where each part of it stands. */
export interface LoadedConfig {
  readonly config: Config;
  /** Place of a key or list item in the file; of the nearest one around it that exists. */
  placeOf(path: readonly (string | number)[]): Place;
}

/**
 * Parses the text of a `refdata.yml`.
 * @param file how the file is named in messages.
 * @throws {UserError} with every mistake, each with its line.
 */
export function parseConfig(text: string, file: string): LoadedConfig {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: [], merge: true });
  const problems: Problem[] = document.errors.map(error => ({
    message: (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, ''),
    place: { file, line: error.linePos?.[0].line ?? 1, column: error.linePos?.[0].col ?? 1 },
  }));
  if (problems.length > 0) throw invalid(problems, file);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
  } catch (cause) {
    throw invalid([{ message: (cause as Error).message, place: { file, line: 1 } }], file);
  }
  if (data === null) throw invalid([{ message: 'It is empty.', place: { file, line: 1 } }], file);
  const placeOf = (path: readonly (string | number)[]) => locate(document.contents, path, file, lines);
  const result = configSchema.safeParse(data);
  if (result.success) return { config: result.data, placeOf };
  throw invalid(result.error.issues.flatMap(issue => problemsOf(issue, [], placeOf)), file);
}

interface Problem {
  readonly message: string;
  readonly place: Place;
}

function invalid(problems: readonly Problem[], file: string): UserError {
  const findings = problems.map(
    ({ message, place }): Finding => ({ rule: 'config', level: 'error', message, remedy: 'See docs/configuration.md for every key.', place }),
  );
  const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`;
  return new UserError(`${file} has ${count}.`, 'Correct it and try again.', { findings });
}

type Issue = z.core.$ZodIssue;

/** The problems behind an issue; of a union, those of the branch that the value was most likely meant for. */
function problemsOf(issue: Issue, outer: readonly PropertyKey[], placeOf: LoadedConfig['placeOf']): Problem[] {
  const path = [...outer, ...issue.path] as (string | number)[];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const likely = [...issue.errors].sort((a, b) => mismatch(a) - mismatch(b))[0] as Issue[];
    if (mismatch(likely) === 0) return likely.flatMap(inner => problemsOf(inner, path, placeOf));
    const kinds = new Set(issue.errors.flat().map(inner => expected(inner)));
    return [{ message: `${name(path)} must be ${[...kinds].join(' or ')}.`, place: placeOf(path) }];
  }
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, i) => ({ message: sentences[i] ?? issue.message, place: placeOf([...path, key]) }));
  }
  return [{ message: issue.code === 'custom' || issue.code === 'invalid_format' ? `${name(path)}: ${issue.message}` : sentence(issue, path), place: placeOf(path) }];
}

/** Branches whose very value has another type were not meant; those with a mistake further in were. */
function mismatch(issues: readonly Issue[]): number {
  return issues.some(issue => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0;
}

function sentence(issue: Issue, path: readonly (string | number)[]): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined && /undefined/.test(issue.message) ? `${name(path)} is missing; it must be ${expected(issue)}.` : `${name(path)} must be ${expected(issue)}.`;
  }
  if (issue.code === 'invalid_value') return `${name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name(path)} must not be empty.`;
  return `${name(path)}: ${issue.message}.`;
}

function expected(issue: Issue): string {
  if (issue.code !== 'invalid_type') return 'something else';
  const words: Record<string, string> = { string: 'a text', object: 'a map', record: 'a map', array: 'a list', number: 'a number', int: 'a whole number', boolean: 'true or false' };
  return words[issue.expected] ?? issue.expected;
}

function name(path: readonly (string | number)[]): string {
  return path.length === 0 ? 'refdata.yml' : path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`), '');
}

function locate(root: unknown, path: readonly (string | number)[], file: string, lines: LineCounter): Place {
  let node: unknown = root;
  let offset = offsetOf(root) ?? 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === String(part));
      if (!isPair(pair)) break;
      offset = offsetOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(part)];
      // One source may stand where a list of sources may: its only item is itself.
      if (item === undefined) break;
      node = item;
      offset = offsetOf(node) ?? offset;
    } else if (typeof part !== 'number') break;
  }
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col };
}

function offsetOf(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0];
}
