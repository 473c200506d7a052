import type { z } from 'zod';
import { type ConfigPath, kinds } from '../extract/index.js';
import { fromEnglish } from '../findings/english-keys.js';
import type { Place } from '../findings/finding.js';
import type { Slip } from '../findings/slip.js';
import { keyMeant } from '../findings/strict-object.js';
import { BASE_ADDRESS } from '../http/address.js';
import { sourceOfFile } from './locators.js';
import { isOnlyMap, remedyFor } from './remedies.js';
import { BEGINS_WITH_DOT, configSchema } from './schema.js';
import { keysAt } from './schema-at.js';

/** One thing that is wrong with refdata.yml. */
export interface Mistake {
  readonly message: string;
  readonly place: Place;
  readonly remedy?: string;
  /** Keys to it; of a key that is misspelt, the one that was meant. */
  readonly path?: ConfigPath;
  /** What is wrong, as far as something turns on it. */
  readonly facts?: Facts;
}

/** What the schema says of a mistake, besides words. */
export interface Facts {
  /** What could stand there, by the schema's names of types. */
  readonly expected?: readonly string[];
  readonly isMissing?: boolean;
  /** Whether an empty text stands where one is needed. */
  readonly isEmpty?: boolean;
  /** What it may be, where that is one of a few texts. */
  readonly choices?: readonly string[];
  /** Whether `path` was misspelt. */
  readonly isMisspelt?: boolean;
  /** The path as it is written, of a key that was misspelt or stands in the wrong map. */
  readonly writtenAt?: ConfigPath;
  /** Whether that key is only the most like it. */
  readonly isGuess?: boolean;
  /** Of a key that stands beside the map that it belongs into, where that is. */
  readonly inside?: ConfigPath | undefined;
  readonly slip?: Slip | undefined;
}

/** One slip is one mistake: a key that is misspelt is not missing, too, nor is the source that it makes one of none. */
export function withoutEchoes(mistakes: readonly Mistake[]): Mistake[] {
  const meant = mistakes.filter(({ facts }) => facts?.isMisspelt).map(({ path = [] }) => path.join('.'));
  const maps = mistakes.filter(({ facts }) => facts?.expected?.includes('object'));
  const asMaps = new Set(maps.map(({ path = [] }) => path.join('.')));
  const parents = meant.map(path => path.split('.').slice(0, -1).join('.'));
  const told = new Set<string>();
  const empty = new Set<string>();
  return mistakes.filter(({ path = [], facts = {} }) => {
    // Who writes a text where a map belongs writes its other keys beside it.
    if (facts.inside && asMaps.has(facts.inside.join('.'))) return false;
    if (facts.isMisspelt) return true;
    const own = path.join('.');
    // An empty text is no expression, too.
    if (empty.has(own)) return false;
    if (facts.isEmpty) empty.add(own);
    // Words in place of a source are one slip, however many there are.
    if (typeof path.at(-1) === 'number' && isOnlyMap(facts)) {
      const list = path.slice(0, -1).join('.');
      if (told.has(list)) return false;
      told.add(list);
    }
    return !meant.includes(own) && !(parents.includes(own) && facts.slip === 'no-kind');
  });
}

type PlaceOf = (path: ConfigPath) => Place;

/** The mistakes behind an issue of the schema, in words; of a union, those of the branch that was most likely meant. */
export function mistakesOf(issue: Issue, data: unknown, text: string, placeOf: PlaceOf): Mistake[] {
  return mistakesIn(issue, [], placeOf, data).map(mistake => {
    const { path, place, facts } = mistake;
    const remedy = remedyFor(path, facts, valueAt(data, path), lineAt(text, place));
    return { ...mistake, ...(remedy && { remedy }) };
  });
}

/** What stands at a path of plain data; undefined where there is nothing. */
export function valueAt(data: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key],
    data,
  );
}

function lineAt(text: string, { line }: Place): string {
  return text.split('\n')[(line ?? 1) - 1] ?? '';
}

type Issue = z.core.$ZodIssue;

interface Located extends Mistake {
  readonly path: ConfigPath;
  readonly facts: Facts;
}

function mistakesIn(issue: Issue, outer: readonly PropertyKey[], placeOf: PlaceOf, data: unknown): Located[] {
  const path = [...outer, ...issue.path] as (string | number)[];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const likely = [...issue.errors].sort((a, b) => mismatch(a) - mismatch(b))[0] as Issue[];
    if (mismatch(likely) === 0) return likely.flatMap(inner => mistakesIn(inner, path, placeOf, data));
    const all = issue.errors.flat();
    const isMissing = all.every(inner => isAbsent(inner));
    // What has the right type, and is wrong in another way, is told where there is nothing else.
    const typed = all.filter(({ code }) => code === 'invalid_type');
    const must = `must be ${[...new Set((typed.length > 0 ? typed : all).map(expected))].join(' or ')}.`;
    const message = isMissing ? `${name(path)} is missing; it ${must}` : `${name(path)} ${must}`;
    return [{ path, message, place: placeOf(path), facts: { expected: all.flatMap(typesOf), isMissing } }];
  }
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, i) => {
      const writtenAt = [...path, key];
      const elsewhere = keyElsewhere(path, key) ?? kindMeant(path, key, data);
      const message = elsewhere?.message ?? sentences[i] ?? issue.message;
      const meant = keyMeant(message);
      const meantAt = elsewhere?.path ?? (meant === undefined ? undefined : [...path, meant]);
      const isGuess = !elsewhere && meant !== undefined && fromEnglish(key, [meant]) === undefined;
      const inside = mapAround(path, key, data);
      const facts = { isMisspelt: meantAt !== undefined, isGuess, inside, ...(meantAt && { writtenAt }) };
      return { path: meantAt ?? path, message, place: placeOf(writtenAt), facts };
    });
  }
  // What a name of somebody's choice may be, its own rule says.
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({
      path,
      message: `${name(path)}: ${message}`,
      place: placeOf(path),
      facts: {},
    }));
  return [
    {
      path,
      message:
        issue.code === 'custom' || issue.code === 'invalid_format'
          ? `${name(path)}: ${issue.message}`
          : sentence(issue, path),
      place: placeOf(path),
      facts: {
        expected: typesOf(issue),
        isMissing: isAbsent(issue),
        isEmpty: issue.code === 'too_small' && issue.origin === 'string',
        slip: slipOf(issue),
        ...(issue.code === 'invalid_value' && { choices: issue.values.map(String) }),
      },
    },
  ];
}

/** Maps whose keys people look for in one another. */
const MAPS: readonly ConfigPath[] = [[], ['sintaxe'], ['conteudos'], ['limits']];

interface Meant {
  readonly path: ConfigPath;
  readonly message: string;
}

/** Where a key belongs that another map has: `reservadas` in the first column. */
function keyElsewhere(path: ConfigPath, key: string): Meant | undefined {
  if (!MAPS.some(map => map.join('.') === path.join('.'))) return undefined;
  if (fromEnglish(key, keysAt(configSchema, path)) !== undefined) return undefined;
  for (const map of MAPS) {
    const keys = keysAt(configSchema, map);
    const found = keys.includes(key) ? key : fromEnglish(key, keys);
    if (found === undefined) continue;
    const inside = map.length === 0 ? 'in the first column' : `below \`${map.join('.')}\``;
    const message =
      found === key
        ? `There is no key \`${key}\` here: it stands ${inside}.`
        : `There is no key \`${key}\` here: it is called \`${found}\`, and stands ${inside}.`;
    return { path: [...map, found], message };
  }
  return undefined;
}

/** The kind of a source that is called by another word: `file: src/words.json` is `data`. */
function kindMeant(path: ConfigPath, key: string, data: unknown): Meant | undefined {
  const source = valueAt(data, path);
  if (typeof source !== 'object' || source === null) return undefined;
  if (kinds.some(({ name }) => Object.hasOwn(source, name))) return undefined;
  if (!keysAt(configSchema, path).includes('table')) return undefined;
  const value = (source as Readonly<Record<string, unknown>>)[key];
  const meant = typeof value === 'string' ? sourceOfFile(value)?.kind : undefined;
  if (meant === undefined) return undefined;
  return {
    path: [...path, meant],
    message: `There is no key \`${key}\` here; did you mean \`${meant}\`?`,
  };
}

/** The map of a kind beside which a key stands that it has: `query: …, file: …`. */
function mapAround(path: ConfigPath, key: string, data: unknown): ConfigPath | undefined {
  const source = valueAt(data, path);
  if (typeof source !== 'object' || source === null) return undefined;
  return kinds
    .filter(({ name }) => Object.hasOwn(source, name))
    .map(({ name }) => [...path, name])
    .find(map => keysAt(configSchema, map).includes(key));
}

/** Branches whose very value has another type were not meant; those with a mistake further in were. */
function mismatch(issues: readonly Issue[]): number {
  return issues.some(issue => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0;
}

function sentence(issue: Issue, path: readonly (string | number)[]): string {
  if (issue.code === 'invalid_type') {
    return isAbsent(issue)
      ? `${name(path)} is missing; it must be ${expected(issue)}.`
      : `${name(path)} must be ${expected(issue)}.`;
  }
  if (issue.code === 'invalid_value')
    return issue.values.length === 1
      ? `${name(path)} must be ${String(issue.values[0])}.`
      : `${name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name(path)} must not be empty.`;
  if (issue.code === 'too_small' && /^(number|int)$/.test(issue.origin))
    return issue.inclusive
      ? `${name(path)} must be at least ${String(issue.minimum)}.`
      : `${name(path)} must be more than ${String(issue.minimum)}.`;
  return `${name(path)}: ${issue.message}.`;
}

/** Whether nothing stands there: the input itself is not kept in an issue, so the words of the library say it. */
function isAbsent(issue: Issue): boolean {
  return (
    issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message)
  );
}

function slipOf(issue: Issue): Slip | undefined {
  if (issue.code === 'custom') return issue.params?.slip;
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.pattern === String(BEGINS_WITH_DOT)) return 'no-dot';
  if (issue.pattern === String(BASE_ADDRESS)) return 'address';
  return /^(?:table|data)$/.test(String(issue.path.at(-1))) ? 'locator' : undefined;
}

function typesOf(issue: Issue): string[] {
  return issue.code === 'invalid_type' ? [issue.expected] : [];
}

function expected(issue: Issue): string {
  if (issue.code !== 'invalid_type') return 'something else';
  const words: Record<string, string> = {
    string: 'a text',
    object: 'a map',
    record: 'a map',
    array: 'a list',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
  };
  return words[issue.expected] ?? issue.expected;
}

function name(path: readonly (string | number)[]): string {
  return path.length === 0
    ? 'refdata.yml'
    : path.reduce<string>(
        (text, part) =>
          typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`,
        '',
      );
}
