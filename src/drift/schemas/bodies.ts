import { asSchema, choices, flat, isNote, type Schema } from './forms.js';
import { isWithin, schemaChanges } from './narrowing.js';

/** What of data that clients get, the body of an answer or a file, is not as it was. */
export interface BodyChange {
  readonly kind: 'added' | 'removed' | 'optional' | 'always' | 'changed' | 'narrowed' | 'text';
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
 *
 * @param isWhole whether all is known: then what may be anything is no gap.
 */
export function* bodyChanges(
  before: readonly Schema[],
  after: readonly Schema[],
  path: readonly string[] = [],
  isWhole = false,
): Generator<BodyChange> {
  if (path.length > MAX_DEPTH) return;
  const [olds, nows] = [before.flatMap(formsOf), after.flatMap(formsOf)];
  const [wasAny, isAny] = [olds, nows].map(forms => forms.some(form => Object.keys(form).every(isNote)));
  if (wasAny || isAny) {
    const kind = isAny ? 'changed' : 'narrowed';
    if (isWhole && wasAny !== isAny) yield { kind, path, before: shown(olds), after: shown(nows) };
    return;
  }
  const [oldObject, nowObject] = [objectOf(olds), objectOf(nows)];
  const [oldList, nowList] = [olds.filter(isList), nows.filter(isList)];
  const [oldPlain, nowPlain] = [olds.filter(isPlain), nows.filter(isPlain)];
  const isOther =
    !nowPlain.every(form => oldPlain.some(wide => typeIsWithin(form, wide))) ||
    (nowObject && !oldObject) ||
    (nowList.length > 0 && oldList.length === 0);
  const isLess =
    !oldPlain.every(form => nowPlain.some(wide => typeIsWithin(form, wide))) ||
    (oldObject && !nowObject) ||
    (oldList.length > 0 && nowList.length === 0);
  if (isOther) yield { kind: 'changed', path, before: shown(olds), after: shown(nows) };
  else if (isLess) yield { kind: 'narrowed', path, before: shown(olds), after: shown(nows) };
  if (!isOther) yield* keywordChanges(oldPlain, nowPlain, path);
  yield* keywordChanges(olds.filter(isObject), nows.filter(isObject), path);
  yield* restChanges(olds.filter(isObject), nows.filter(isObject), path, isWhole);
  yield* keywordChanges(oldList, nowList, path);
  if (oldObject && nowObject) yield* fieldChanges(oldObject, nowObject, path, isWhole);
  if (oldList.length > 0 && nowList.length > 0)
    yield* bodyChanges(oldList.map(itemOf), nowList.map(itemOf), [...path, '*'], isWhole);
}

/** What takes less sends less. */
const KINDS = { tightened: 'narrowed', loosened: 'changed', changed: 'changed' } as const;

/** What else is said of values of the same types. Of several forms, each new one has to be one of those that there were. */
function* keywordChanges(
  before: readonly Schema[],
  after: readonly Schema[],
  path: readonly string[],
): Generator<BodyChange> {
  const [olds, nows] = [before.map(ownKeywords), after.map(ownKeywords)];
  const [old, now] = [olds[0], nows[0]];
  if (!old || !now) return;
  if (olds.length === 1 && nows.length === 1) {
    for (const { narrowing, before: was, after: is } of schemaChanges(old, now)) {
      // Another type that is one of those that there were is told by its name.
      const isWord = !(narrowing in KINDS);
      if (!isWord && old.type !== now.type) continue;
      const kind = isWord ? 'text' : KINDS[narrowing as keyof typeof KINDS];
      yield { kind, path, before: was, after: is };
    }
    return;
  }
  if (!nows.every(form => olds.some(wide => isWithin(form, wide))))
    yield { kind: 'changed', path, before: { anyOf: olds }, after: { anyOf: nows } };
}

/** What fields may be that have no name in the schema, where the object has one form on both sides. */
function* restChanges(
  before: readonly Schema[],
  after: readonly Schema[],
  path: readonly string[],
  isWhole: boolean,
): Generator<BodyChange> {
  const [old, now] = [before[0], after[0]];
  if (!old || !now || before.length > 1 || after.length > 1) return;
  const [was, is] = [old.additionalProperties, now.additionalProperties];
  const at = [...path, '*'];
  if (was !== false && is !== false) yield* bodyChanges([asSchema(was)], [asSchema(is)], at, isWhole);
  else if (was !== is)
    yield { kind: is === false ? 'narrowed' : 'added', path: at, before: was ?? true, after: is ?? true };
}

/** A schema without what is compared by itself: fields and items. */
function ownKeywords({
  properties: _p,
  required: _r,
  additionalProperties: _a,
  items: _i,
  ...rest
}: Schema): Schema {
  return rest;
}

function* fieldChanges(
  before: Whole,
  after: Whole,
  path: readonly string[],
  isWhole: boolean,
): Generator<BodyChange> {
  for (const [name, old] of before.fields) {
    const now = after.fields.get(name);
    const at = [...path, name];
    if (!now) {
      // A map with names of any kind may have it still, where nobody says otherwise.
      if (!after.isOpen || isWhole) yield { kind: 'removed', path: at, before: shown(old), after: null };
      continue;
    }
    const [was, is] = [before, after].map(({ always }) => (always.has(name) ? 'always' : 'sometimes'));
    if (was !== is) yield { kind: is === 'always' ? 'always' : 'optional', path: at, before: was, after: is };
    yield* bodyChanges(old, now, at, isWhole);
  }
  for (const [name, now] of after.fields)
    if (!before.fields.has(name) && (!before.isOpen || isWhole))
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

function formsOf(whole: Schema): readonly Schema[] {
  const schema = flat(whole);
  const forms = choices(schema);
  if (forms) return forms.flatMap(formsOf);
  return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema];
}

function typeIsWithin(narrow: Schema, wide: Schema): boolean {
  return (
    wide.type === undefined ||
    wide.type === narrow.type ||
    (wide.type === 'number' && narrow.type === 'integer')
  );
}

function isObject({ type, properties }: Schema): boolean {
  return type === 'object' || (type === undefined && properties !== undefined);
}

function isList({ type, items }: Schema): boolean {
  return type === 'array' || (type === undefined && items !== undefined);
}

function isPlain(form: Schema): boolean {
  return !isObject(form) && !isList(form);
}

function itemOf({ items }: Schema): Schema {
  return asSchema(items);
}

/** The types of some forms, for people. */
function shown(forms: readonly Schema[]): string {
  return [...new Set(forms.map(({ type }) => (type === undefined ? 'any' : String(type))))].join(' | ');
}
