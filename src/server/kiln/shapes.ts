import { Float, isA, List, Unknown, type Value, Vault } from '../evaluate/value.js';

type Schema = Readonly<Record<string, unknown>>;

/** What is known of a JSON value: its schema, and the value itself where all of it is constant. */
export interface Shape {
  readonly schema: Schema;
  /** In an object of its own, as it may be nothing. */
  readonly example?: { readonly value: unknown };
  /** What of it is constant where not all is, with undefined in the place of the rest. */
  readonly partly?: unknown;
}

/** Values inside one another; deeper ones may be anything. */
const MAX_DEPTH = 8;
/** Forms that one value may have; more of them say nothing. */
const MAX_FORMS = 6;
/** Fields and items that are looked at. */
const MAX_PARTS = 200;
const ANY: Shape = { schema: {} };

const TYPES: Readonly<Record<NonNullable<Unknown['known']['type']>, Schema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  list: { type: 'array', items: {} },
  vault: { type: 'object' },
};

/** The shape that a value has as JSON. */
export function shapeOf(value: Value, depth = 0): Shape {
  if (depth > MAX_DEPTH) return ANY;
  if (value === null) return constant({ type: 'null' }, value);
  if (typeof value === 'string') return constant({ type: 'string' }, value);
  if (typeof value === 'boolean') return constant({ type: 'boolean' }, value);
  if (typeof value === 'number') return constant({ type: 'integer' }, value);
  if (value instanceof Float) return constant({ type: 'number' }, value.value);
  if (value instanceof List) return ofList(value, depth);
  if (value instanceof Vault) return ofVault(value, depth);
  if (value instanceof Unknown) return ofUnknown(value, depth);
  if (isA(value, 'request-part')) return value.target === 'body' ? ANY : { schema: { type: 'object' } };
  // Alone they are sent as they look, which is no JSON; in something else that is a text.
  const isText = isA(value, 'record-value') || isA(value, 'enum-member') || isA(value, 'object');
  return depth > 0 && isText ? { schema: TYPES.text } : ANY;
}

/** One schema for values that have one of these shapes. */
function oneForm(schemas: readonly Schema[]): Schema {
  const forms = [...new Map(schemas.map(schema => [JSON.stringify(schema), schema])).values()];
  const [only] = forms;
  if (forms.some(form => Object.keys(form).length === 0) || forms.length > MAX_FORMS) return {};
  return forms.length === 1 && only ? only : { anyOf: forms };
}

function constant(schema: Schema, value: unknown): Shape {
  return { schema, example: { value } };
}

function ofList({ items, spoiled }: List, depth: number): Shape {
  if (spoiled !== undefined || items.length > MAX_PARTS) return { schema: TYPES.list };
  const shapes = items.map(item => shapeOf(item, depth + 1));
  const schema = {
    type: 'array',
    items: shapes.length === 0 ? {} : oneForm(shapes.map(each => each.schema)),
  };
  return made(schema, shapes, values => values);
}

function ofVault({ entries, spoiled }: Vault, depth: number): Shape {
  if (spoiled !== undefined || entries.size > MAX_PARTS) return { schema: TYPES.vault };
  const shapes = [...entries].map(([key, value]) => [String(key), shapeOf(value, depth + 1)] as const);
  const schema = {
    type: 'object',
    // Not an object literal: a field may be called `__proto__`.
    properties: Object.fromEntries(shapes.map(([key, shape]) => [key, shape.schema])),
    ...(shapes.length > 0 && { required: shapes.map(([key]) => key) }),
  };
  return made(
    schema,
    shapes.map(([, shape]) => shape),
    values => Object.fromEntries(shapes.map(([key], i) => [key, values[i]])),
  );
}

/** The shape of what is put together of parts, with what is constant of these. */
function made(
  schema: Schema,
  parts: readonly Shape[],
  whole: (values: readonly unknown[]) => unknown,
): Shape {
  const values = parts.map(({ example, partly }) => (example ? example.value : partly));
  if (parts.every(({ example }) => example)) return constant(schema, whole(values));
  return values.every(value => value === undefined) ? { schema } : { schema, partly: whole(values) };
}

function ofUnknown({ known: { type, among, schema } }: Unknown, depth: number): Shape {
  if (schema) return { schema };
  if (among) return { schema: oneForm(among.map(value => shapeOf(value, depth + 1).schema)) };
  return type ? { schema: TYPES[type] } : ANY;
}
