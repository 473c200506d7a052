import { same } from '../same.js';
import { choices, flat, isSchema, list, type Schema, TEXTS } from './forms.js';

/** Whether a schema takes less, more, or something else than it did, says something about what it takes, or only uses other words. */
export type Narrowing =
  | 'tightened'
  | 'loosened'
  | 'changed'
  | 'default'
  | 'deprecated'
  | 'undeprecated'
  | 'text';

/** One keyword of a JSON Schema that is another one. */
export interface SchemaChange {
  readonly narrowing: Narrowing;
  /** Names of properties on the way: `endereco/cep`, `itens/*`. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** How two schemas are read. */
interface Reading {
  readonly path?: readonly string[];
  /** Whether values come as text, as those of addresses and headers do: then any text is more than any number. */
  readonly isText?: boolean;
}

/** Keywords by which a higher number takes less, and those by which it takes more. */
const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
/** Keywords that take less when they are there. */
const CONSTRAINTS = new Set(
  'pattern format multipleOf contentEncoding contentMediaType not items contains propertyNames dependentRequired anyOf oneOf allOf'.split(
    ' ',
  ),
);
/** Formats of which the second one has all values of the first. */
const WIDER_FORMATS: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };
/** Schemas in schemas are not followed deeper than anybody writes them. */
const MAX_DEPTH = 50;

/** What of a JSON Schema (2020-12) takes other values than before. Keywords that are not known here count as changed. */
export function* schemaChanges(
  whole: Schema,
  wholeAfter: Schema,
  reading: Reading = {},
): Generator<SchemaChange> {
  const { path = [], isText = false } = reading;
  if (path.length > MAX_DEPTH) return;
  const [before, after] = [flat(presentForm(whole)), flat(presentForm(wholeAfter))];
  const [were, are] = [choices(before), choices(after)];
  if ((were || are) && !same(before, after)) {
    yield* choiceChanges(were ?? [before], are ?? [after], reading);
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [own(before, key), own(after, key)];
    if (same(old, now)) continue;
    const reported = (narrowing: Narrowing): SchemaChange => ({
      narrowing,
      path,
      before: old === undefined ? null : { [key]: old },
      after: now === undefined ? null : { [key]: now },
    });
    if (key === 'properties') yield* propertyChanges(before, after, path, isText);
    else if ((key === 'items' || key === 'additionalProperties') && isSchema(old) && isSchema(now))
      yield* schemaChanges(old, now, { path: [...path, '*'], isText });
    else if (key === 'required') yield* requiredChanges(list(old), list(now), path);
    else if (TEXTS.has(key) || key.startsWith('x-'))
      yield { ...reported('text'), before: old ?? null, after: now ?? null };
    else if (key === 'default') yield { ...reported('default'), before: old ?? null, after: now ?? null };
    else if (key === 'deprecated') {
      if ((old === true) !== (now === true))
        yield { ...reported(now === true ? 'deprecated' : 'undeprecated'), before: null, after: null };
    } else yield reported(narrowingOf(key, old, now, isText && path.length > 0));
  }
}

/** Whether all that one schema takes is taken by another one. */
export function isWithin(narrow: Schema, wide: Schema): boolean {
  return [...schemaChanges(wide, narrow)].every(({ narrowing }) => !TAKES_OTHERS.has(narrowing));
}

const TAKES_OTHERS: ReadonlySet<Narrowing> = new Set<Narrowing>(['loosened', 'changed']);

/** Of several forms those that are the same on both sides say nothing; two that are left over are compared with each other. */
function* choiceChanges(
  before: readonly Schema[],
  after: readonly Schema[],
  reading: Reading,
): Generator<SchemaChange> {
  const olds = before.filter(form => !after.some(each => same(each, form)));
  const nows = after.filter(form => !before.some(each => same(each, form)));
  const [old, now] = [olds[0], nows[0]];
  if (old && now && olds.length === 1 && nows.length === 1) {
    yield* schemaChanges(old, now, reading);
    return;
  }
  if (!old && !now) return;
  const isTighter = !olds.every(form => after.some(wide => isWithin(form, wide)));
  const isLooser = !nows.every(form => before.some(wide => isWithin(form, wide)));
  const narrowing =
    isTighter && isLooser ? 'changed' : isTighter ? 'tightened' : isLooser ? 'loosened' : 'text';
  yield { narrowing, path: reading.path ?? [], before: { anyOf: before }, after: { anyOf: after } };
}

/** What a field is asked that is there: that it may be missing is said by `required`. */
function presentForm(schema: Schema): Schema {
  const [present, missing, ...more] = list(schema.anyOf);
  const isOptional = isSchema(present) && isSchema(missing) && more.length === 0 && isMissing(missing);
  return isOptional ? present : schema;
}

function isMissing({ enum: values, ...rest }: Schema): boolean {
  const empty = list(values).every(value => value === null || value === '');
  return empty && list(values).length > 0 && Object.keys(rest).length === 0;
}

function narrowingOf(key: string, old: unknown, now: unknown, isText: boolean): Narrowing {
  if (key === 'type')
    return compareSets(types(old), types(now), (wide, narrow) => covers(wide, narrow, isText));
  if (key === 'enum' || key === 'const') {
    const values = (value: unknown) =>
      value === undefined ? undefined : key === 'const' ? [value] : list(value);
    return compareSets(values(old), values(now), same);
  }
  if (key === 'additionalProperties' || key === 'unevaluatedProperties') {
    if (now === false) return 'tightened';
    if (old === false) return 'loosened';
    const [wasAny, isAny] = [old, now].map(value => !isSchema(value) || Object.keys(value).length === 0);
    if (wasAny !== isAny) return wasAny ? 'tightened' : 'loosened';
    return 'text';
  }
  if (key === 'format' && WIDER_FORMATS[String(old)] === now) return 'loosened';
  if (key === 'format' && WIDER_FORMATS[String(now)] === old) return 'tightened';
  if (key === 'uniqueItems') return now === true ? 'tightened' : 'loosened';
  const bound = LOWER_BOUNDS.has(key) ? 1 : UPPER_BOUNDS.has(key) ? -1 : 0;
  if (bound !== 0 && typeof (old ?? now) === 'number') {
    if (old === undefined) return 'tightened';
    if (now === undefined) return 'loosened';
    return (Number(now) - Number(old)) * bound > 0 ? 'tightened' : 'loosened';
  }
  if (CONSTRAINTS.has(key)) {
    if (old === undefined) return 'tightened';
    if (now === undefined) return 'loosened';
  }
  if (key === 'multipleOf' && typeof old === 'number' && typeof now === 'number') {
    if (now % old === 0) return 'tightened';
    if (old % now === 0) return 'loosened';
  }
  return 'changed';
}

function* propertyChanges(
  before: Schema,
  after: Schema,
  path: readonly string[],
  isText: boolean,
): Generator<SchemaChange> {
  const [olds, nows] = [fields(before.properties), fields(after.properties)];
  for (const name of new Set([...Object.keys(olds), ...Object.keys(nows)])) {
    const [old, now] = [own(olds, name), own(nows, name)];
    const at = [...path, name];
    if (isSchema(old) && isSchema(now)) yield* schemaChanges(old, now, { path: at, isText });
    else {
      const [wasAsked, isAsked] = [list(before.required).includes(name), list(after.required).includes(name)];
      // That it has to be given, or can be left out, is told as such.
      if (wasAsked === isAsked || (wasAsked && after.additionalProperties === false && now === undefined))
        yield {
          narrowing: old === undefined ? cameTo(before, isAsked) : wentFrom(after),
          path: at,
          before: old ?? null,
          after: now ?? null,
        };
    }
  }
}

/** A field that has to be given all the same is held against more than before, where it was taken at all. */
function cameTo({ additionalProperties }: Schema, isAsked: boolean): Narrowing {
  return isAsked && additionalProperties !== false ? 'tightened' : 'loosened';
}

function wentFrom({ additionalProperties }: Schema): Narrowing {
  return additionalProperties === false ? 'tightened' : 'loosened';
}

function* requiredChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): Generator<SchemaChange> {
  for (const name of after)
    if (!before.includes(name))
      yield { narrowing: 'tightened', path: [...path, String(name)], before: null, after: 'required' };
  for (const name of before)
    if (!after.includes(name))
      yield { narrowing: 'loosened', path: [...path, String(name)], before: 'required', after: null };
}

/** Nothing stands for all values. */
function compareSets(
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
  takes: (wide: unknown, narrow: unknown) => boolean,
): Narrowing {
  if (before === undefined) return 'tightened';
  if (after === undefined) return 'loosened';
  const all = (values: readonly unknown[], by: readonly unknown[]) =>
    values.every(value => by.some(wide => takes(wide, value)));
  if (all(after, before)) return 'tightened';
  return all(before, after) ? 'loosened' : 'changed';
}

function covers(wide: unknown, narrow: unknown, isText: boolean): boolean {
  if (wide === narrow || (wide === 'number' && narrow === 'integer')) return true;
  return isText && wide === 'string' && ['number', 'integer', 'boolean'].includes(String(narrow));
}

function types(value: unknown): readonly unknown[] | undefined {
  return value === undefined ? undefined : [value].flat();
}

function fields(value: unknown): Schema {
  return isSchema(value) ? value : {};
}

function own(schema: Schema, key: string): unknown {
  return Object.hasOwn(schema, key) ? schema[key] : undefined;
}
