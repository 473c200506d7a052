import type { Read } from '../server/index.js';
import type { Demands } from './demands.js';
import type { Schema } from './schema.js';

/** Headers that OpenAPI has other places for: a parameter of their name says nothing (3.1, "Parameter Object"). */
const ELSEWHERE: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);
const PLACES = { query: 'query', headers: 'header' } as const;
/** What names of security schemes may have (3.1, "Components Object"). */
const NOT_IN_NAMES = /[^A-Za-z0-9._-]+/g;

/** Parameters that a handler reads and no validation declares: it decides itself what a missing one means. */
export function readParameters(demands: Demands, reads: readonly Read[]): unknown[] {
  const declared = new Set([
    ...demands.query.map(({ name }) => `query ${name}`),
    ...demands.headers.map(({ name }) => `headers ${name.toLowerCase()}`),
  ]);
  return reads.flatMap(read => {
    const { target, name } = read;
    if (target !== 'query' && target !== 'headers') return [];
    if (declared.has(`${target} ${name}`) || (target === 'headers' && ELSEWHERE.has(name.toLowerCase())))
      return [];
    return [{ name, in: PLACES[target], schema: schemaOf(read) }];
  });
}

/** What a handler makes of a parameter of the path. */
export function readParam(reads: readonly Read[], name: string): Schema | undefined {
  const read = reads.find(each => each.target === 'params' && each.name === name);
  return read?.type && { type: read.type };
}

/** A body of which a handler reads some fields; undefined when it reads none by name. */
export function readBody(reads: readonly Read[]): object | undefined {
  const fields = reads.filter(({ target }) => target === 'body');
  if (fields.length === 0) return undefined;
  const properties = Object.fromEntries(
    fields.map(({ name, type, fallback }) => [name, { ...(type && { type }), ...defaultOf(fallback) }]),
  );
  return { content: { 'application/json': { schema: { type: 'object', properties } } } };
}

/** A security scheme for each scheme of `Authorization`. */
export function securitySchemes(schemes: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    schemes.map(scheme => [schemeName(scheme), { type: 'http', scheme: scheme.toLowerCase() }]),
  );
}

export function schemeName(scheme: string): string {
  return scheme.replace(NOT_IN_NAMES, '_').toLowerCase() || 'auth';
}

/** All that comes in an address is text, of which a conversion says more. */
function schemaOf({ type, fallback }: Read): Schema {
  return { type: type ?? 'string', ...defaultOf(fallback, type ?? 'string') };
}

/** A default that is of the type that it stands for. */
function defaultOf(fallback: Read['fallback'], type?: string): Schema {
  if (!fallback || fallback.value === null) return {};
  const { value } = fallback;
  const converted =
    typeof value === 'string' && (type === 'integer' || type === 'number') ? Number(value) : value;
  const fits =
    type === undefined || (type === 'string' ? typeof converted === 'string' : Number.isFinite(converted));
  return fits ? { default: converted } : {};
}
