import type { z } from 'zod';
import type { ConfigPath } from '../extract/index.js';
import type { Place } from '../findings/finding.js';
import type { Slip } from '../findings/slip.js';
import { keyMeant } from '../findings/strict-object.js';
import { isOnlyMap, remedyFor } from './remedies.js';
import { BEGINS_WITH_DOT } from './schema.js';

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
  /** Whether `path` was misspelt. */
  readonly isMisspelt?: boolean;
  readonly slip?: Slip | undefined;
}

/** One slip is one mistake: a key that is misspelt is not missing, too, nor is the source that it makes one of none. */
export function withoutEchoes(mistakes: readonly Mistake[]): Mistake[] {
  const meant = mistakes.filter(({ facts }) => facts?.isMisspelt).map(({ path = [] }) => path.join('.'));
  const parents = meant.map(path => path.split('.').slice(0, -1).join('.'));
  const told = new Set<string>();
  return mistakes.filter(({ path = [], facts = {} }) => {
    if (facts.isMisspelt) return true;
    const own = path.join('.');
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
  return mistakesIn(issue, [], placeOf).map(mistake => {
    const { path, place, facts } = mistake;
    const remedy = remedyFor(path, facts, valueAt(data, path), lineAt(text, place));
    return { ...mistake, ...(remedy && { remedy }) };
  });
}

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
  readonly facts: Facts;
}

function mistakesIn(issue: Issue, outer: readonly PropertyKey[], placeOf: PlaceOf): Located[] {
  const path = [...outer, ...issue.path] as (string | number)[];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const likely = [...issue.errors].sort((a, b) => mismatch(a) - mismatch(b))[0] as Issue[];
    if (mismatch(likely) === 0) return likely.flatMap(inner => mistakesIn(inner, path, placeOf));
    const all = issue.errors.flat();
    const isMissing = all.every(inner => isAbsent(inner));
    const must = `must be ${[...new Set(all.map(inner => expected(inner)))].join(' or ')}.`;
    const message = isMissing ? `${name(path)} is missing; it ${must}` : `${name(path)} ${must}`;
    return [{ path, message, place: placeOf(path), facts: { expected: all.flatMap(typesOf), isMissing } }];
  }
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, i) => {
      const message = sentences[i] ?? issue.message;
      const meant = keyMeant(message);
      return {
        path: meant === undefined ? path : [...path, meant],
        message,
        place: placeOf([...path, key]),
        facts: { isMisspelt: meant !== undefined },
      };
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
        slip: slipOf(issue),
      },
    },
  ];
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
    return `${name(path)} must be one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${name(path)} must not be empty.`;
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
  return issue.code === 'invalid_format' && issue.pattern === String(BEGINS_WITH_DOT) ? 'no-dot' : undefined;
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
