import { same } from '../same.js';

/** Whether a schema takes less, more, or something else than it did, or only says it in other words. */
export type Narrowing = 'tightened' | 'loosened' | 'changed' | 'text';

/** One keyword of a JSON Schema that is another one. */
export interface SchemaChange {
  readonly narrowing: Narrowing;
  /** Names of properties on the way: `endereco/cep`, `itens/*`. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

const TEXTS = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  '$comment',
  'deprecated',
  '$id',
  '$schema',
]);
/** Keywords by which a higher number takes less, and those by which it takes more. */
const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
/** Keywords that take less when they are there. */
const CONSTRAINTS = new Set(['pattern', 'format', 'multipleOf', 'contentEncoding', 'not']);
/** Schemas in schemas are not followed deeper than anybody writes them. */
const MAX_DEPTH = 50;

/** What of a JSON Schema (2020-12) takes other values than before. Keywords that are not known here count as changed. */
export function* schemaChanges(
  whole: Schema,
  wholeAfter: Schema,
  path: readonly string[] = [],
): Generator<SchemaChange> {
  if (path.length > MAX_DEPTH) return;
  const [before, after] = [presentForm(whole), presentForm(wholeAfter)];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [own(before, key), own(after, key)];
    if (same(old, now)) continue;
    const reported = (narrowing: Narrowing): SchemaChange => ({
      narrowing,
      path,
      before: old === undefined ? null : { [key]: old },
      after: now === undefined ? null : { [key]: now },
    });
    if (key === 'properties') yield* propertyChanges(before, after, path);
    else if (key === 'items' && isSchema(old) && isSchema(now))
      yield* schemaChanges(old, now, [...path, '*']);
    else if (key === 'required') yield* requiredChanges(list(old), list(now), path);
    else if (TEXTS.has(key)) yield { ...reported('text'), before: old ?? null, after: now ?? null };
    else yield reported(narrowingOf(key, old, now));
  }
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

function narrowingOf(key: string, old: unknown, now: unknown): Narrowing {
  if (key === 'type') return compareSets(types(old), types(now), covers);
  if (key === 'enum' || key === 'const') {
    const values = (value: unknown) =>
      value === undefined ? undefined : key === 'const' ? [value] : list(value);
    return compareSets(values(old), values(now), same);
  }
  if (key === 'additionalProperties' || key === 'unevaluatedProperties') {
    if (now === false) return 'tightened';
    if (old === false) return 'loosened';
  }
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

function* propertyChanges(before: Schema, after: Schema, path: readonly string[]): Generator<SchemaChange> {
  const [olds, nows] = [fields(before.properties), fields(after.properties)];
  for (const name of new Set([...Object.keys(olds), ...Object.keys(nows)])) {
    const [old, now] = [own(olds, name), own(nows, name)];
    const at = [...path, name];
    if (isSchema(old) && isSchema(now)) yield* schemaChanges(old, now, at);
    // That it has to be given is reported as such.
    else if (old === undefined && !list(after.required).includes(name))
      yield { narrowing: 'loosened', path: at, before: null, after: now };
    else if (now === undefined && !list(before.required).includes(name))
      yield {
        narrowing: after.additionalProperties === false ? 'tightened' : 'loosened',
        path: at,
        before: old,
        after: null,
      };
    else if (now === undefined && after.additionalProperties === false)
      yield { narrowing: 'tightened', path: at, before: old, after: null };
  }
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

function covers(wide: unknown, narrow: unknown): boolean {
  return wide === narrow || (wide === 'number' && narrow === 'integer');
}

function types(value: unknown): readonly unknown[] | undefined {
  return value === undefined ? undefined : [value].flat();
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fields(value: unknown): Schema {
  return isSchema(value) ? value : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(schema: Schema, key: string): unknown {
  return Object.hasOwn(schema, key) ? schema[key] : undefined;
}
