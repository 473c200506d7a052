/** A JSON Schema, of the draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether a value is a schema that asks something: an object, and not `true` or `false`. */
export { isObject as isSchema } from '../contract/json-object.js';

/** Whether an object has to have a field. */
export function isDemandedField({ required }: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

/** Of two bounds the one that allows less. */
const NARROWER: Readonly<Record<string, (a: number, b: number) => number>> = {
  minimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};

/** One schema that asks what all of them ask, as far as one can; where two cannot be joined, the later one holds. */
export function mergeSchemas(schemas: readonly Schema[]): Schema {
  // A map, since a field may be called `__proto__`.
  const merged = new Map<string, unknown>();
  for (const schema of schemas) {
    for (const [key, value] of Object.entries(schema))
      merged.set(key, merged.has(key) ? join(key, merged.get(key), value) : value);
  }
  return Object.fromEntries(merged);
}

function join(key: string, a: unknown, b: unknown): unknown {
  const narrower = Object.hasOwn(NARROWER, key) ? NARROWER[key] : undefined;
  if (narrower && typeof a === 'number' && typeof b === 'number') return narrower(a, b);
  if (key === 'required' && Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  if (key === 'allOf' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) return a.filter(value => b.includes(value));
  if (key === 'properties') return joinProperties(a as Record<string, Schema>, b as Record<string, Schema>);
  return b;
}

function joinProperties(a: Record<string, Schema>, b: Record<string, Schema>): Record<string, Schema> {
  const joined = new Map(Object.entries(a));
  for (const [name, schema] of Object.entries(b)) {
    const earlier = joined.get(name);
    joined.set(name, earlier ? both(earlier, schema) : schema);
  }
  return Object.fromEntries(joined);
}

/** Schemas that have several forms hold one beside the other. */
function both(a: Schema, b: Schema): Schema {
  return 'anyOf' in a || 'anyOf' in b ? { allOf: [a, b] } : mergeSchemas([a, b]);
}
