import { isObject } from '../contract/json-object.js';
import { compareCodePoints } from '../text/code-points.js';
import type { Entry, Lists } from './lists.js';

/** One thing in which what is published is not what the program says. */
export interface Difference {
  /** The list: `modulos.simbolos`. */
  readonly list: string;
  /** The entry in it. */
  readonly name: string;
  /** `missing`: not published; `extra`: the program does not have it; otherwise the field that is another one. */
  readonly what: string;
  /** What the program says of the field; null where there is none. */
  readonly expected: unknown;
  /** What is published. */
  readonly found: unknown;
  /** Where that is published. */
  readonly subject: string | undefined;
  /** Of an entry that is there less often than the program says it: how often that is. */
  readonly times?: number;
}

/** How often a field was compared, and how often it was another one. */
export interface FieldCount {
  readonly compared: number;
  readonly different: number;
}

/** A list, compared. */
export interface Comparison {
  readonly list: string;
  /** Names that the program says. */
  readonly expected: number;
  /** Names that are published. */
  readonly found: number;
  /** Names that both have, with nothing different. */
  readonly equal: number;
  readonly missing: number;
  readonly extra: number;
  readonly fields: Readonly<Record<string, FieldCount>>;
  /** Fields that the program says and the contract does not have. */
  readonly unknown: readonly string[];
  readonly differences: readonly Difference[];
}

/**
 * Compares lists entry by entry and field by field: those fields of which the truth says something.
 * @param isSaid whether the truth says what is inside of an entry: a program may say names alone.
 */
export function compareLists(
  truth: Lists,
  published: Lists,
  isSaid: (outer: string) => boolean,
): Comparison[] {
  return [...truth].flatMap(([list, entries], i) => {
    const all = [...(published.get(list) ?? [])];
    const asked = i === 0 ? all : all.filter(([, { outer = '' }]) => isSaid(outer));
    return i > 0 && entries.size + asked.length === 0 ? [] : [compareList(list, entries, new Map(asked))];
  });
}

function compareList(
  list: string,
  truth: ReadonlyMap<string, Entry>,
  published: ReadonlyMap<string, Entry>,
): Comparison {
  const differences: Difference[] = [];
  const fields = new Map<string, { compared: number; different: number }>();
  const unknown = new Set<string>();
  let equal = 0;
  for (const [name, { fields: expected, times }] of truth) {
    const entry = published.get(name);
    const before = differences.length;
    if (!entry) {
      const again = times === undefined ? {} : { times };
      differences.push({
        list,
        name,
        what: 'missing',
        expected: null,
        found: null,
        subject: undefined,
        ...again,
      });
      continue;
    }
    for (const [field, value] of Object.entries(expected)) {
      if (value === undefined || typeof value === 'symbol' || field.startsWith('_')) continue;
      if (!Object.hasOwn(entry.fields, field)) {
        unknown.add(field);
        continue;
      }
      const count = fields.get(field) ?? { compared: 0, different: 0 };
      fields.set(field, count);
      count.compared += 1;
      const said = comparable(field, value);
      const ours = asFar(comparable(field, entry.fields[field]), said);
      if (JSON.stringify(said) === JSON.stringify(ours)) continue;
      count.different += 1;
      differences.push({ list, name, what: field, expected: said, found: ours, subject: entry.subject });
    }
    if (differences.length === before) equal += 1;
  }
  for (const { name, subject } of published.values())
    if (!truth.has(name))
      differences.push({ list, name, what: 'extra', expected: null, found: null, subject });
  const count = (what: string) => differences.filter(each => each.what === what).length;
  return {
    list,
    expected: truth.size,
    found: published.size,
    equal,
    missing: count('missing'),
    extra: count('extra'),
    fields: Object.fromEntries(fields),
    unknown: [...unknown],
    differences,
  };
}

/** As the contract has it: nothing is an empty text, other names have no order of their own, keys stand as they may. */
function comparable(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return typeof value === 'object' ? sorted(value) : value;
  if (field === 'apelidos') return value.map(String).sort(compareCodePoints);
  return value.map(item => (typeof item === 'object' && item !== null ? sorted(item) : item));
}

/** Of entries inside of a field (`opcoes`), those fields of which the truth says something. */
function asFar(ours: unknown, said: unknown): unknown {
  if (Array.isArray(ours) && Array.isArray(said)) return ours.map((each, i) => asFar(each, said[i]));
  if (!isObject(ours) || !isObject(said)) return ours;
  return Object.fromEntries(
    Object.keys(said).flatMap(key => (Object.hasOwn(ours, key) ? [[key, asFar(ours[key], said[key])]] : [])),
  );
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareCodePoints(a, b)));
}
