import { isSchema, type Schema } from './schema.js';

/** Deeper schemas are passed on as they are. */
const MAX_DEPTH = 64;

/** A schema as readers of OpenAPI want it: a list says what it holds, though anything may be (`items: {}`). */
export function openapiSchema(schema: Schema, depth = 0): Schema {
  if (depth > MAX_DEPTH) return schema;
  const inner = (value: unknown) => (isSchema(value) ? openapiSchema(value, depth + 1) : value);
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties' && isSchema(value))
      return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
    if (key === 'items') return [key, inner(value)];
    if ((key === 'allOf' || key === 'anyOf') && Array.isArray(value)) return [key, value.map(inner)];
    return [key, value];
  });
  if (schema.type === 'array' && !('items' in schema)) entries.push(['items', {}]);
  return Object.fromEntries(entries);
}
