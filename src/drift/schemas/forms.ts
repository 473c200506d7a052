import { isObject } from '../../contract/json-object.js';
import { same } from '../same.js';

/** A JSON Schema, of the draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

/** What people and generators read of a schema. */
export const TEXTS = new Set([
  'title',
  'description',
  'examples',
  'example',
  '$comment',
  '$id',
  '$schema',
  'externalDocs',
  'xml',
  'readOnly',
  'writeOnly',
  'discriminator',
]);

/** What is written as parts that all hold is written as one up to here; what has more parts or forms is compared as it is. */
const MAX_PARTS = 50;

/** Whether a value is a schema that asks something: an object, and not `true` or `false`. */
export { isObject as isSchema };

/** Whether a keyword says something about values, and asks nothing of them. */
export function isNote(key: string): boolean {
  return TEXTS.has(key) || key === 'default' || key === 'deprecated' || key.startsWith('x-');
}

/** The schema that a value is; one that asks nothing where it is none. */
export function asSchema(value: unknown): Schema {
  return isObject(value) ? value : {};
}

/** The list that a value is; an empty one where it is none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The same with `allOf` as one schema, where its parts say nothing of one thing in two ways. */
export function flat(schema: Schema): Schema {
  const { allOf, ...rest } = schema;
  const parts = list(allOf);
  if (parts.length === 0 || parts.length > MAX_PARTS || !parts.every(isObject)) return schema;
  let made: Schema = rest;
  for (const part of parts) {
    const both = together(made, flat(part));
    if (!both) return schema;
    made = both;
  }
  return made;
}

/** Keywords whose value is one schema, which has to hold with another one. */
const NESTED: ReadonlySet<string> = new Set(['items', 'additionalProperties']);

/** What both schemas say; nothing where they say different things by one word. */
function together(one: Schema, other: Schema): Schema | undefined {
  const made: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = Object.hasOwn(one, key) ? one[key] : undefined;
    if (known === undefined || same(known, value)) made[key] = value;
    else if (NESTED.has(key) && isObject(known) && isObject(value)) {
      const both = together(flat(known), flat(value));
      if (!both) return undefined;
      made[key] = both;
    } else if (key === 'required') made[key] = [...new Set([...list(known), ...list(value)])];
    else if (key === 'properties') {
      const properties: Record<string, unknown> = { ...asSchema(known) };
      for (const [name, field] of Object.entries(asSchema(value))) {
        const there = Object.hasOwn(properties, name) ? properties[name] : undefined;
        const both =
          there === undefined ? asSchema(field) : together(flat(asSchema(there)), flat(asSchema(field)));
        if (!both) return undefined;
        properties[name] = both;
      }
      made[key] = properties;
    } else if (!isNote(key)) return undefined;
  }
  return made;
}

/** The schemas of which one has to hold, each with what stands beside them; nothing where there is no choice. */
export function choices(schema: Schema): readonly Schema[] | undefined {
  const { anyOf, oneOf, discriminator: _, ...rest } = schema;
  const forms = list(anyOf ?? oneOf);
  if (forms.length === 0 || (anyOf !== undefined && oneOf !== undefined) || !forms.every(isObject))
    return undefined;
  return forms.map(form => flat({ ...rest, allOf: [form] }));
}
