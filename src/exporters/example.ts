import { type JsonSchema as FakerSchema, generateSync } from 'json-schema-faker';
import { remembered } from '../runtime/remembered.js';
import { isCut } from '../server/index.js';
import { isSchema, mergeSchemas, type Schema } from './schema.js';
import { schemaErrors } from './schema-errors.js';

/**
 * Example values that satisfy a JSON Schema, the same ones each time and fit for reading: `"texto"`, not noise. Covers what
 * validations say (reference-language.md §4.3). A schema that nothing satisfies (`min` above `max`) gets a near miss.
 */

/** Deeper down there is only what has to be there: nobody reads such an example. */
const MAX_DEPTH = 16;
/** What has to be there without an end gives null. */
const MAX_NEEDED_DEPTH = 60;
/** Longer texts and lists are cut: an example is for reading, and `min` may be any number. */
const MAX_LENGTH = 10_000;
const WORD = 'texto';
const EMAIL = 'nome@exemplo.com';
const SHORT_EMAIL = 'a@b.co';
/** Patterns get their text from a generator of random ones, which is the same for the same seed. */
const SEED = 1;

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  time: '00:00:00Z',
  uri: 'https://exemplo.com',
  uuid: '00000000-0000-4000-8000-000000000000',
  ipv4: '127.0.0.1',
  ipv6: '::1',
  hostname: 'exemplo.com',
  byte: 'dGV4dG8=',
};

const BY_TYPE: Readonly<Record<string, (schema: Schema, depth: number) => unknown>> = {
  string: exampleText,
  integer: schema => exampleNumber(schema, true),
  number: schema => exampleNumber(schema, false),
  boolean: () => true,
  array: exampleList,
  object: exampleObject,
  null: () => null,
};

/** A value that satisfies `schema`. */
export function exampleOf(schema: Schema, depth = 0): unknown {
  if (depth > MAX_NEEDED_DEPTH) return null;
  const given = Array.isArray(schema.examples)
    ? schema.examples.find(value => isOfType(schema, value))
    : undefined;
  if (given !== undefined) return given;
  const { default: usual } = schema;
  if (usual !== undefined && usual !== null && isOfType(schema, usual)) return usual;
  if (Array.isArray(schema.allOf)) {
    const { allOf, ...rest } = schema;
    return exampleOf(mergeSchemas([rest, ...allOf.filter(isSchema).map(asPart)]), depth + 1);
  }
  if (Array.isArray(schema.oneOf) && schema.oneOf.length > 1) return exampleOfOne(schema);
  // The first of several forms is the one that says something.
  const form = firstThatEnds([schema.anyOf, schema.oneOf].flatMap(formsIn));
  if (form) return exampleOf(beside(schema, form), depth + 1);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) {
    const accepted: unknown[] = schema.enum;
    return accepted.find(value => fits(value, schema)) ?? accepted[0] ?? null;
  }
  const type = typeOf(schema);
  const make = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  return (make ?? exampleText)(schema, depth);
}

/** The same for a whole body: what its description gives as an example is taken where the schema takes it. */
export const validExampleOf = remembered((schema: Schema): { readonly value: unknown } => {
  const value = exampleOf(schema);
  if (isTaken(schema, value)) return { value };
  const made = exampleOf(withoutExamples(schema) as Schema);
  return { value: isTaken(schema, made) ? made : value };
});

/** Whether a value is one that a schema takes. */
export function isTaken(schema: Schema, value: unknown): boolean {
  return Object.keys(schema).length === 0 || schemaErrors(schema, value).length === 0;
}

/** Names of fields are no keywords, whatever they are called. */
function withoutExamples(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map(each => withoutExamples(each));
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).filter(([key]) => isMap || (key !== 'examples' && key !== 'default'));
  return Object.fromEntries(
    entries.map(([key, each]) => [key, withoutExamples(each, !isMap && key === 'properties')]),
  );
}

/** Whether a value is of the type, and of the values, that a schema says at its root. */
function isOfType(schema: Schema, value: unknown): boolean {
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  const types = [schema.type].flat().filter(type => type !== undefined);
  if (types.length === 0) return true;
  const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return types.some(
    type => type === own || (own === 'number' && type === 'integer' && Number.isInteger(value)),
  );
}

/** An example of exactly one of several forms, as far as there is one. */
const exampleOfOne = remembered((schema: Schema): unknown => {
  const forms = formsIn(schema.oneOf);
  const { oneOf: _, ...rest } = schema;
  const of = (form: Schema, depth: number) => exampleOf({ ...rest, allOf: [form, ...allOfs(rest)] }, depth);
  const ending = forms.filter(endsIn);
  const values = (ending.length > 0 ? ending : forms).map(form => of(form, 1));
  const taken = values.find(value => isTaken(schema, value));
  if (taken !== undefined) return taken;
  // What one form need not have may be what another one asks for.
  return (
    forms.map(form => of(form, MAX_DEPTH + 1)).find(value => isTaken(schema, value)) ?? values[0] ?? null
  );
});

function formsIn(forms: unknown): Schema[] {
  return Array.isArray(forms) ? forms.filter(isSchema) : [];
}

function firstThatEnds(forms: readonly Schema[]): Schema | undefined {
  return forms.find(endsIn) ?? forms[0];
}

/** Whether a schema has an example that needs nothing of what is not written out, as in what stands inside of itself. */
const endsIn: (schema: Schema) => boolean = remembered((schema: Schema): boolean => {
  if (isCut(schema)) return false;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const { items, minItems } = schema;
  const forms = [schema.anyOf, schema.oneOf].map(formsIn);
  return (
    formsIn(schema.allOf).every(endsIn) &&
    forms.every(each => each.length === 0 || each.some(endsIn)) &&
    Object.entries(properties).every(
      ([name, each]) => !required.includes(name) || !isSchema(each) || endsIn(each),
    ) &&
    (!minItems || !isSchema(items) || endsIn(items))
  );
});

function allOfs({ allOf }: Schema): readonly unknown[] {
  return Array.isArray(allOf) ? allOf : [];
}

/** A part of a whole: what is an example of it is none of the whole. */
function asPart({ examples, default: usual, ...schema }: Schema): Schema {
  if (isSchema(schema.properties) || Array.isArray(schema.allOf)) return schema;
  return {
    ...(examples !== undefined && { examples }),
    ...(usual !== undefined && { default: usual }),
    ...schema,
  };
}

/** One of the forms of a schema, with what holds for all of them. */
function beside(schema: Schema, form: Schema): Schema {
  const { anyOf: _any, oneOf: _one, ...rest } = schema;
  return isSchema(rest.properties) || Array.isArray(rest.required) ? { ...rest, allOf: [form] } : form;
}

function typeOf(schema: Schema): string {
  const [type] = [schema.type].flat();
  if (typeof type === 'string') return type;
  return isSchema(schema.properties) ? 'object' : 'string';
}

function exampleText(schema: Schema): string {
  const least = Math.min(numberOr(schema.minLength, 0), MAX_LENGTH);
  const most = Math.max(0, numberOr(schema.maxLength, Number.POSITIVE_INFINITY));
  if (typeof schema.pattern === 'string' && schema.format !== 'email')
    return matching(schema.pattern, least, most) ?? WORD;
  if (schema.format === 'email') {
    const email = EMAIL.length <= most ? EMAIL : SHORT_EMAIL;
    return email.padStart(least, 'a');
  }
  if (typeof schema.format === 'string' && Object.hasOwn(BY_FORMAT, schema.format))
    return BY_FORMAT[schema.format] ?? WORD;
  const word = WORD.length >= least ? WORD : WORD.repeat(Math.ceil(least / WORD.length)).slice(0, least);
  return word.slice(0, most);
}

/** Nothing for what is no pattern of JavaScript. */
function matching(pattern: string, least: number, most: number): string | undefined {
  const schema: FakerSchema = { type: 'string', pattern, minLength: least };
  if (Number.isFinite(most)) schema.maxLength = most;
  try {
    const expression = new RegExp(pattern, 'u');
    const made = generateSync(schema, { seed: SEED });
    return typeof made === 'string' && expression.test(made) ? made : undefined;
  } catch {
    return undefined;
  }
}

function exampleNumber(schema: Schema, whole: boolean): number {
  const step = whole ? 1 : 0.5;
  const least = Math.max(
    numberOr(schema.minimum, Number.NEGATIVE_INFINITY),
    numberOr(schema.exclusiveMinimum, Number.NEGATIVE_INFINITY) + step,
  );
  const most = Math.min(
    numberOr(schema.maximum, Number.POSITIVE_INFINITY),
    numberOr(schema.exclusiveMaximum, Number.POSITIVE_INFINITY) - step,
  );
  const near = Math.min(Math.max(1, least), most);
  const { multipleOf } = schema;
  if (typeof multipleOf === 'number' && multipleOf > 0) {
    const multiple = Math.ceil(near / multipleOf) * multipleOf;
    return multiple <= most ? multiple : Math.floor(most / multipleOf) * multipleOf;
  }
  // Of the two whole numbers beside it, the one inside the bounds.
  return whole ? (Math.ceil(near) <= most ? Math.ceil(near) : Math.floor(near)) : near;
}

function exampleList(schema: Schema, depth: number): unknown[] {
  const most = Math.max(0, numberOr(schema.maxItems, Number.POSITIVE_INFINITY));
  const least = numberOr(schema.minItems, 0);
  const length = Math.min(depth > MAX_DEPTH ? least : Math.max(1, least), most, MAX_LENGTH);
  const first = (Array.isArray(schema.prefixItems) ? schema.prefixItems : [])
    .filter(isSchema)
    .map(each => exampleOf(each, depth + 1));
  const items = isSchema(schema.items) ? schema.items : {};
  // What is not written out has no example: an empty list is one.
  if ((length === 0 || !endsIn(items)) && !schema.minItems) return first;
  const item = isSchema(schema.items) ? exampleOf(items, depth + 1) : WORD;
  const isUnique = schema.uniqueItems === true && !schema.minItems;
  return Array.from({ length: Math.max(isUnique ? 1 : length, first.length) }, (_, i) => first[i] ?? item);
}

function exampleObject(schema: Schema, depth: number): Record<string, unknown> {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const named = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const most = Math.max(required.size, numberOr(schema.maxProperties, Number.POSITIVE_INFINITY));
  const entries = [
    ...named.filter(([name]) => required.has(name)),
    ...named.filter(
      ([name, each]) => !required.has(name) && depth <= MAX_DEPTH && !(isSchema(each) && !endsIn(each)),
    ),
  ]
    .slice(0, most)
    .map(([name, property]): [string, unknown] => [
      name,
      isSchema(property) ? exampleOf(property, depth + 1) : null,
    ]);
  const others = isSchema(schema.additionalProperties)
    ? exampleOf(schema.additionalProperties, depth + 1)
    : WORD;
  for (const name of required)
    if (!entries.some(([key]) => key === name)) entries.push([String(name), others]);
  const least = Math.min(numberOr(schema.minProperties, 0), MAX_LENGTH);
  for (let i = 1; entries.length < least; i += 1) entries.push([`campo${i}`, others]);
  // Defines each key as data, `__proto__` too.
  return Object.fromEntries(entries);
}

/** Whether one of the accepted values also satisfies what else is asked. */
function fits(value: unknown, schema: Schema): boolean {
  if (typeof value === 'number') {
    if (schema.type !== undefined && schema.type !== 'number') {
      if (schema.type !== 'integer' || !Number.isInteger(value)) return false;
    }
    return value >= numberOr(schema.minimum, value) && value <= numberOr(schema.maximum, value);
  }
  if (typeof value === 'string') {
    if (schema.type !== undefined && schema.type !== 'string') return false;
    const { length } = [...value];
    return length >= numberOr(schema.minLength, 0) && length <= numberOr(schema.maxLength, length);
  }
  return schema.type === undefined || typeof value === schema.type;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
