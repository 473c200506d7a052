import { nounOf } from './portuguese.js';
import { isSchema, type Schema } from './schema.js';
import { DATA, titledIn, titleOf } from './titled.js';

type Node = Readonly<Record<string, unknown>>;

/** What an operation sends and takes, and what it is about. */
export interface Described {
  readonly resource: string;
  readonly responses: Node;
  readonly requestBody: Node | undefined;
  readonly parameters: readonly Node[];
}

const FIRST_ERROR = 400;
const ERROR = 'Erro';
const ELSE = 'Objeto';
/** Keywords that hold one schema, and those that hold several. */
const INNER = ['items', 'additionalProperties', 'not'];
const FORMS = ['anyOf', 'allOf', 'oneOf'];

/**
 * The schemas of objects that operations have more than once, by names, and the way from an operation's own object to one
 * that refers to them.
 */
export function namedSchemas(operations: readonly Described[]): {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly named: <T extends object>(node: T) => T;
} {
  const titled = titledIn(operations.flatMap(schemasOf));
  const asked = heldIn(operations.flatMap(askedSchemasOf), titled);
  const given = heldIn(operations.flatMap(givenSchemasOf), titled);
  const sideOf = (schema: Schema) =>
    asked.has(schema) === given.has(schema) ? undefined : asked.has(schema) ? 'Input' : 'Output';
  const names = namesOf([...new Set(titled.values())], seenIn(operations), sideOf);
  const known = new WeakMap<object, unknown>();
  const replaced = (value: unknown, isSelf = false): unknown => {
    if (Array.isArray(value)) return value.map(each => replaced(each));
    if (typeof value !== 'object' || value === null) return value;
    const named = titled.get(value) ?? (isShape(value) ? keyOf(value) : undefined);
    const name = isSelf || named === undefined ? undefined : names.get(named);
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    const made = isSelf ? undefined : known.get(value);
    if (made !== undefined) return made;
    const copy = withMapping(
      value as Schema,
      Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, DATA.has(key) ? each : replaced(each)]),
      ),
    );
    if (!isSelf) known.set(value, copy);
    return copy;
  };
  const schemas = [...names].map(([named, name]) => {
    const own = typeof named === 'string' ? JSON.parse(named) : named;
    return [name, replaced(own, true) as Schema] as const;
  });
  return { schemas: Object.fromEntries(schemas), named: node => replaced(node) as typeof node };
}

/** Forms that a field tells apart, with the name that each of its values means; without names it says nothing. */
function withMapping(written: Schema, named: Schema): Schema {
  const { discriminator, ...rest } = named;
  if (!isSchema(discriminator) || discriminator.mapping !== undefined || !Array.isArray(written.oneOf))
    return named;
  const { propertyName } = discriminator;
  const values = listOf(written.oneOf).map((form, i): [string, unknown][] => {
    const properties = isSchema(form) && isSchema(form.properties) ? form.properties : {};
    const field = properties[String(propertyName)];
    const told = isSchema(field) ? (field.enum ?? [field.const]) : [];
    const { $ref } = (listOf(named.oneOf)[i] ?? {}) as Schema;
    return listOf(told).flatMap(each => (typeof each === 'string' && $ref ? [[each, $ref]] : []));
  });
  if (values.some(each => each.length === 0)) return rest;
  return { ...named, discriminator: { propertyName, mapping: Object.fromEntries(values.flat()) } };
}

interface Seen {
  times: number;
  readonly hint: string;
}

/** Each shape of an object, how often it stands somewhere, and what it may be called. What is in one counts once. */
function seenIn(operations: readonly Described[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const visit = (schema: unknown, hint: string): void => {
    if (!isSchema(schema)) return;
    if (isShape(schema) && titleOf(schema) === undefined) {
      const key = keyOf(schema);
      const before = seen.get(key);
      if (before) {
        before.times += 1;
        return;
      }
      seen.set(key, { times: 1, hint });
    }
    if (isSchema(schema.properties))
      for (const [name, each] of Object.entries(schema.properties)) visit(each, name);
    for (const key of INNER) visit(schema[key], hint);
    for (const key of FORMS) for (const each of listOf(schema[key])) visit(each, hint);
  };
  for (const { resource, responses, requestBody } of operations) {
    for (const schema of schemasIn(requestBody)) visit(schema, resource);
    for (const [status, response] of Object.entries(responses))
      for (const schema of schemasIn(response))
        visit(schema, Number(status) >= FIRST_ERROR ? ERROR : resource);
  }
  return seen;
}

/** The names of what has a title, by itself, and of other shapes, by their texts. */
function namesOf(
  titled: readonly Schema[],
  seen: ReadonlyMap<string, Seen>,
  sideOf: (schema: Schema) => 'Input' | 'Output' | undefined,
): ReadonlyMap<string | Schema, string> {
  const names = new Map<string | Schema, string>();
  const taken = new Set<string>();
  const give = (key: string | Schema, plain: string) => {
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${plain}${number}`;
    taken.add(name.toLowerCase());
    names.set(key, name);
  };
  const nameOf = (schema: Schema) => className(titleOf(schema) ?? ELSE);
  const byName = new Map<string, Schema[]>();
  for (const schema of titled) byName.set(nameOf(schema), [...(byName.get(nameOf(schema)) ?? []), schema]);
  for (const schema of titled) {
    const name = nameOf(schema);
    const own = byName.get(name) ?? [];
    const sides = new Set(own.map(sideOf));
    // What is one thing in requests and another one in answers has the names that pydantic gives it.
    const isApart = own.length === 2 && sides.size === 2 && !sides.has(undefined) && areAlike(own);
    give(schema, isApart ? `${name}-${sideOf(schema)}` : name);
  }
  for (const [key, { times, hint }] of seen)
    if (times > 1) give(key, hint === ERROR ? ERROR : className(nounOf(hint).one));
  return names;
}

/** Whether these may be one class: two of one name that have no field in common are other things. */
function areAlike([one, other]: readonly Schema[]): boolean {
  const namesIn = (schema: Schema | undefined) =>
    isSchema(schema?.properties) ? Object.keys(schema.properties) : [];
  return namesIn(one).some(each => namesIn(other).includes(each));
}

/** `item-de-pedido` as `ItemDePedido`: the name of a class in every language. */
function className(word: string): string {
  const words = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .match(/[A-Za-z0-9]+/g);
  const name = (words ?? []).map(each => each.charAt(0).toUpperCase() + each.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : `${ELSE}${name}`;
}

function schemasOf(operation: Described): unknown[] {
  return [...askedSchemasOf(operation), ...givenSchemasOf(operation)];
}

function askedSchemasOf({ requestBody, parameters }: Described): unknown[] {
  return [...parameters.map(({ schema }) => schema), ...schemasIn(requestBody)];
}

function givenSchemasOf({ responses }: Described): unknown[] {
  return Object.values(responses).flatMap(schemasIn);
}

/** The schemas with a title that stand in these, however deep. */
function heldIn(roots: readonly unknown[], titled: ReadonlyMap<object, Schema>): ReadonlySet<Schema> {
  const found = new Set<Schema>();
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const own = titled.get(value);
    if (own) found.add(own);
    for (const [key, each] of Object.entries(value)) if (!DATA.has(key)) visit(each);
  };
  for (const root of roots) visit(root);
  return found;
}

/** The schemas of the bodies that a response, or a request body, may have. */
function schemasIn(holder: unknown): unknown[] {
  const content = isSchema(holder) && isSchema(holder.content) ? holder.content : {};
  return Object.values(content).flatMap(media => (isSchema(media) ? [media.schema] : []));
}

function isShape(value: object): boolean {
  const { type, properties } = value as Schema;
  return type === 'object' && isSchema(properties) && Object.keys(properties).length > 0;
}

const keys = new WeakMap<object, string>();

function keyOf(schema: object): string {
  const key = keys.get(schema) ?? JSON.stringify(schema);
  keys.set(schema, key);
  return key;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
