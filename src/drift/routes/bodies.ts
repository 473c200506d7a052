import { same } from '../same.js';

type Schema = Readonly<Record<string, unknown>>;

/** What of a body that a server sends is not as it was. */
export interface BodyChange {
  readonly kind: 'added' | 'removed' | 'optional' | 'always' | 'changed';
  /** Names of fields on the way; `*` for the items of a list. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Bodies in bodies are not followed deeper than anybody writes them. */
const MAX_DEPTH = 50;

/**
 * What clients find changed in a body that is one of `before` and is now one of `after`. Nothing is said where one side is
 * not known: that a body is not read any more does not change it.
 */
export function* bodyChanges(
  before: readonly Schema[] | undefined,
  after: readonly Schema[] | undefined,
  path: readonly string[] = [],
): Generator<BodyChange> {
  if (!before || !after || path.length > MAX_DEPTH) return;
  const [olds, nows] = [before.flatMap(formsOf), after.flatMap(formsOf)];
  const isAny = [...olds, ...nows].some(form => Object.keys(form).length === 0);
  if (isAny) return;
  const [oldObject, nowObject] = [objectOf(olds), objectOf(nows)];
  const [oldList, nowList] = [olds.filter(isList), nows.filter(isList)];
  const rest = nows.filter(form => !isObject(form) && !isList(form));
  const before_ = olds.filter(form => !isObject(form) && !isList(form));
  const fits = (form: Schema) => before_.some(old => covers(old, form));
  const isOther =
    !rest.every(fits) || (nowObject && !oldObject) || (nowList.length > 0 && oldList.length === 0);
  if (isOther) yield { kind: 'changed', path, before: shown(olds), after: shown(nows) };
  if (oldObject && nowObject) yield* fieldChanges(oldObject, nowObject, path);
  if (oldList.length > 0 && nowList.length > 0)
    yield* bodyChanges(oldList.map(itemOf), nowList.map(itemOf), [...path, '*']);
}

function* fieldChanges(before: Whole, after: Whole, path: readonly string[]): Generator<BodyChange> {
  for (const [name, old] of before.fields) {
    const now = after.fields.get(name);
    const at = [...path, name];
    if (!now) {
      // A map with names of any kind may have it still.
      if (!after.isOpen) yield { kind: 'removed', path: at, before: shown(old), after: null };
      continue;
    }
    const [was, is] = [before, after].map(({ always }) => (always.has(name) ? 'always' : 'sometimes'));
    if (was !== is) yield { kind: is === 'always' ? 'always' : 'optional', path: at, before: was, after: is };
    yield* bodyChanges(old, now, at);
  }
  for (const [name, now] of after.fields)
    if (!before.fields.has(name) && !before.isOpen)
      yield { kind: 'added', path: [...path, name], before: null, after: shown(now) };
}

/** An object that has one of several forms. */
interface Whole {
  readonly fields: ReadonlyMap<string, readonly Schema[]>;
  readonly always: ReadonlySet<string>;
  /** Whether it has fields besides. */
  readonly isOpen: boolean;
}

function objectOf(forms: readonly Schema[]): Whole | undefined {
  const objects = forms.filter(isObject);
  if (objects.length === 0) return undefined;
  const fields = new Map<string, Schema[]>();
  for (const { properties } of objects)
    for (const [name, field] of Object.entries(asSchema(properties)))
      fields.set(name, [...(fields.get(name) ?? []), asSchema(field)]);
  const always = [...fields.keys()].filter(name =>
    objects.every(({ required }) => Array.isArray(required) && required.includes(name)),
  );
  const isOpen = objects.some(({ properties, additionalProperties }) => !properties || additionalProperties);
  return { fields, always: new Set(always), isOpen };
}

function formsOf(schema: Schema): readonly Schema[] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(forms)) return forms.map(asSchema).flatMap(formsOf);
  return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema];
}

function covers(wide: Schema, narrow: Schema): boolean {
  if (wide.type !== narrow.type && !(wide.type === 'number' && narrow.type === 'integer')) return false;
  const [values, fewer] = [valuesOf(wide), valuesOf(narrow)];
  return !values || (fewer?.every(value => values.some(each => same(each, value))) ?? false);
}

function valuesOf({ enum: values, ...rest }: Schema): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values;
  return 'const' in rest ? [rest.const] : undefined;
}

function isObject({ type }: Schema): boolean {
  return type === 'object';
}

function isList({ type }: Schema): boolean {
  return type === 'array';
}

function itemOf({ items }: Schema): Schema {
  return asSchema(items);
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : {};
}

/** The types of some forms, for people. */
function shown(forms: readonly Schema[]): string {
  return [...new Set(forms.map(({ type }) => (type === undefined ? 'any' : String(type))))].join(' | ');
}
