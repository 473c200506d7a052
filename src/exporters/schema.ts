import type { Route, Validation } from '../server/route.js';

export type Schema = Readonly<Record<string, unknown>>;

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a validation asks of one query parameter, header or path parameter. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
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

/** The schema of a body that nothing is declared of. */
const NO_RULES: Schema = { type: 'object' };

/** The schema of a request's body: the one that is declared, all that are, or any object when none is. */
export function bodySchema(route: Route): Schema {
  const schemas = schemasOf(route, 'body');
  if (schemas.length > 1) return { allOf: schemas };
  return schemas[0] ?? NO_RULES;
}

/** The fields that validations of `target` declare, in order, each once. */
export function fieldsOf(route: Route, target: Validation['target']): Field[] {
  const schemas = schemasOf(route, target);
  if (schemas.length === 0) return [];
  const { properties, required } = mergeSchemas(schemas);
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Record<string, Schema>).map(([name, schema]) => ({
    name,
    required: names.has(name),
    schema,
  }));
}

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
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) return a.filter(value => b.includes(value));
  if (key === 'properties') return joinProperties(a as Record<string, Schema>, b as Record<string, Schema>);
  return b;
}

function joinProperties(a: Record<string, Schema>, b: Record<string, Schema>): Record<string, Schema> {
  const joined = new Map(Object.entries(a));
  for (const [name, schema] of Object.entries(b)) {
    const earlier = joined.get(name);
    joined.set(name, earlier ? mergeSchemas([earlier, schema]) : schema);
  }
  return Object.fromEntries(joined);
}

function schemasOf(route: Route, target: Validation['target']): Schema[] {
  return route.validations
    .filter(validation => validation.target === target)
    .map(validation => validation.schema);
}
