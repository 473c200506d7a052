import type { Route, Validation } from '../server/index.js';
import { mergeSchemas, type Schema } from './schema.js';

/** What the validations of a route ask of its requests. */
export interface Demands {
  /** The schema of a body: the one that is declared, or all that are; undefined when none is. */
  readonly body: Schema | undefined;
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  readonly params: readonly Field[];
}

/** What a validation asks of one query parameter, header or path parameter. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

const NO_DEMANDS: Demands = { body: undefined, query: [], headers: [], params: [] };

/** What is demanded by these validations together. */
export function demandsOf(validations: Route['validations']): Demands {
  if (validations.length === 0) return NO_DEMANDS;
  const bodies = schemasOf(validations, 'body');
  return {
    body: bodies.length > 1 ? { allOf: bodies } : bodies[0],
    query: fieldsOf(validations, 'query'),
    headers: fieldsOf(validations, 'headers'),
    params: fieldsOf(validations, 'params'),
  };
}

/** The fields that validations of `target` declare, in order, each once. */
function fieldsOf(validations: Route['validations'], target: Validation['target']): Field[] {
  const schemas = schemasOf(validations, target);
  if (schemas.length === 0) return [];
  const { properties, required } = mergeSchemas(schemas);
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Record<string, Schema>).map(([name, schema]) => ({
    name,
    required: names.has(name),
    schema,
  }));
}

function schemasOf(validations: Route['validations'], target: Validation['target']): Schema[] {
  return validations.filter(validation => validation.target === target).map(({ schema }) => schema);
}

/** Whether a request without a body is refused: it counts as one without fields. */
export function isDemanded({ required, allOf }: Schema): boolean {
  if (Array.isArray(allOf)) return allOf.some(each => isDemanded(each as Schema));
  return Array.isArray(required) && required.length > 0;
}
