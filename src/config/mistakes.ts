import type { z } from 'zod';
import type { ConfigPath } from '../extract/index.js';
import type { Place } from '../findings/finding.js';
import { word } from '../text/said.js';
import { DOT_NEEDED } from './schema.js';

/** One thing that is wrong with refdata.yml. */
export interface Mistake {
  readonly message: string;
  readonly place: Place;
  readonly remedy?: string;
  /** Keys to it; of a key that is misspelt, the one that was meant. */
  readonly path?: ConfigPath;
  /** Whether `path` was misspelt. */
  readonly isMisspelt?: boolean;
}

/** One slip is one mistake: a key that is misspelt is not missing, too, nor is the source that it makes one of none. */
export function withoutEchoes(mistakes: readonly Mistake[]): Mistake[] {
  const meant = mistakes.filter(({ isMisspelt }) => isMisspelt).map(({ path = [] }) => path.join('.'));
  const parents = meant.map(path => path.split('.').slice(0, -1).join('.'));
  const told = new Set<string>();
  return mistakes.filter(({ path = [], isMisspelt, message }) => {
    if (isMisspelt) return true;
    const own = path.join('.');
    // Words in place of a source are one slip, however many there are.
    if (typeof path.at(-1) === 'number' && message.endsWith(word('] must be a map.'))) {
      const list = path.slice(0, -1).join('.');
      if (told.has(list)) return false;
      told.add(list);
    }
    return (
      !meant.includes(own) && !(parents.includes(own) && message.includes(word('A source needs one of')))
    );
  });
}

type PlaceOf = (path: ConfigPath) => Place;

/** The mistakes behind an issue of the schema, in words; of a union, those of the branch that was most likely meant. */
export function mistakesOf(issue: Issue, data: unknown, text: string, placeOf: PlaceOf): Mistake[] {
  return mistakesIn(issue, [], placeOf).map(({ path, message, place, isMisspelt }) => {
    const remedy = remedyFor(path, message, valueAt(data, path), lineAt(text, place));
    return { message, place, path, ...(isMisspelt && { isMisspelt }), ...(remedy && { remedy }) };
  });
}

function remedyFor(path: ConfigPath, message: string, value: unknown, line: string): string | undefined {
  if (path[0] === 'rules' && path.length === 2 && typeof value === 'string')
    return `Write it as a map: { level: ${value} }.`;
  if (
    new RegExp(word('must be (.* or )?a text')).test(message) &&
    (typeof value === 'number' || typeof value === 'boolean')
  ) {
    return `Put it in quotes: "${written(line, value)}".`;
  }
  if (message.includes(DOT_NEEDED)) return `Write it with its dot: .${String(value)}.`;
  if (message.startsWith(word('sintaxe is missing')))
    return 'Write `sintaxe:`, and below it `extensao: .x` to begin with.';
  // Where a source is asked for: what it would be with its kind.
  if (message.includes(word(' must be a map')) && typeof value === 'string' && /^[\p{L}_]+:\S/u.test(value))
    return 'Put a blank behind the colon: without one it is a part of a text.';
  if (
    new RegExp(word('( must be a map or a list|\\] must be a map)\\.$')).test(message) &&
    typeof value === 'string'
  )
    return LOCATOR.test(value)
      ? `Say of what kind the source is, and which field is which: { table: ${value}, map: { palavra: key } }.`
      : `Say of what kind the source is: { value: [${value}, …], map: { palavra: value } } for what stands here itself, { table: src/tokens.py#NAME, … } for a table.`;
  if (!message.includes(word('not a JSONata expression'))) return undefined;
  // What the expression was cut off at: a comment, or the commas and brackets of a map in one line.
  const isQuoted = [`"${value}`, `'${value}`].some(quoted => line.includes(quoted));
  if (isQuoted) return DOCUMENTATION;
  // What is whole, and wrong in itself, was not cut off.
  const isWhole = message.includes(word('there is no function')) && isBalanced(value);
  if (!isWhole && (/\s#/.test(line) || /\{.*[,[\]]/.test(line))) {
    return 'Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.';
  }
  return DOCUMENTATION;
}

/** A number or a yes as it was written: of `1.0` YAML makes 1. */
function written(line: string, value: number | boolean): string {
  const words = line.match(/(?<=[\s{[,])[-+]?[\w.]+(?=[\s,}\]]|$)/g) ?? [];
  return (
    words.find(word => (typeof value === 'number' ? Number(word) === value : /^(true|false)$/i.test(word))) ??
    String(value)
  );
}

/** `src/tokens.py#KEYWORDS`, where a source should stand. */
const LOCATOR = /^[^\s#]+#[^\s#]+$/;

/** Whether a text closes what it opens. */
function isBalanced(value: unknown): boolean {
  const signs = String(value);
  return (['()', '[]', '{}'] as const).every(
    ([open = '', close = '']) => signs.split(open).length === signs.split(close).length,
  );
}

const DOCUMENTATION = 'https://docs.jsonata.org tells how expressions are written.';

function valueAt(data: unknown, path: ConfigPath): unknown {
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
}

function mistakesIn(issue: Issue, outer: readonly PropertyKey[], placeOf: PlaceOf): Located[] {
  const path = [...outer, ...issue.path] as (string | number)[];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const likely = [...issue.errors].sort((a, b) => mismatch(a) - mismatch(b))[0] as Issue[];
    if (mismatch(likely) === 0) return likely.flatMap(inner => mistakesIn(inner, path, placeOf));
    const kinds = new Set(issue.errors.flat().map(inner => expected(inner)));
    const isMissing = issue.errors.flat().every(({ message }) => /received undefined/.test(message));
    const must = `must be ${[...kinds].join(' or ')}.`;
    const message = isMissing ? `${name(path)} is missing; it ${must}` : `${name(path)} ${must}`;
    return [{ path, message, place: placeOf(path) }];
  }
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, i) => {
      const message = sentences[i] ?? issue.message;
      const meant = new RegExp(word('did you mean `(.+)`')).exec(message)?.[1];
      return {
        path: meant === undefined ? path : [...path, meant],
        message,
        place: placeOf([...path, key]),
        isMisspelt: meant !== undefined,
      };
    });
  }
  // What a name of somebody's choice may be, its own rule says.
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({
      path,
      message: `${name(path)}: ${message}`,
      place: placeOf(path),
    }));
  return [
    {
      path,
      message:
        issue.code === 'custom' || issue.code === 'invalid_format'
          ? `${name(path)}: ${issue.message}`
          : sentence(issue, path),
      place: placeOf(path),
    },
  ];
}

/** Branches whose very value has another type were not meant; those with a mistake further in were. */
function mismatch(issues: readonly Issue[]): number {
  return issues.some(issue => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0;
}

function sentence(issue: Issue, path: readonly (string | number)[]): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined && /undefined/.test(issue.message)
      ? `${name(path)} is missing; it must be ${expected(issue)}.`
      : `${name(path)} must be ${expected(issue)}.`;
  }
  if (issue.code === 'invalid_value')
    return `${name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name(path)} must not be empty.`;
  return `${name(path)}: ${issue.message}.`;
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
