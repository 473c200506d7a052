import type { Route, Validation } from '../server/index.js';
import { mergeSchemas, type Schema } from './schema.js';

/** What the validations of a route ask of its requests. */
export interface Demands {
  /** The schema of a body: the one that is declared, all that are, or any object when none is. */
  readonly body: Schema;
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  readonly params: readonly Field[];
  /** Who answers 422 to a request that breaks them: the framework, in its own form, or the handler; nobody for null. */
  readonly refusedBy: 'framework' | 'handler' | null;
}

/** What a validation asks of one query parameter, header or path parameter. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** The schema of a body that nothing is declared of. */
const NO_RULES: Schema = { type: 'object' };
const NO_DEMANDS: Demands = { body: NO_RULES, query: [], headers: [], params: [], refusedBy: null };

/** What is demanded by these validations together. */
export function demandsOf(validations: Route['validations']): Demands {
  if (validations.length === 0) return NO_DEMANDS;
  const bodies = schemasOf(validations, 'body');
  return {
    body: bodies.length > 1 ? { allOf: bodies } : (bodies[0] ?? NO_RULES),
    query: fieldsOf(validations, 'query'),
    headers: fieldsOf(validations, 'headers'),
    params: fieldsOf(validations, 'params'),
    refusedBy: refusedBy(validations),
  };
}

function refusedBy(validations: Route['validations']): Demands['refusedBy'] {
  if (validations.some(({ byHandler }) => byHandler === undefined)) return 'framework';
  return validations.some(({ byHandler }) => byHandler?.answers422) ? 'handler' : null;
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
