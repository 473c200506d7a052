import type { Read } from '../server/index.js';
import { type Demands, isDemanded } from './demands.js';
import { openapiSchema } from './openapi-schema.js';
import { isSchema, mergeSchemas, type Schema } from './schema.js';

/** Headers that OpenAPI has other places for: a parameter of their name says nothing (3.1, "Parameter Object"). */
const ELSEWHERE: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);
const PLACES: Readonly<Record<string, string>> = { query: 'query', headers: 'header', cookies: 'cookie' };
const FILE: Schema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

/** Parameters that a handler reads and no validation declares: it decides itself what a missing one means. */
export function readParameters(demands: Demands, reads: readonly Read[]): unknown[] {
  const declared = new Set([
    ...demands.query.map(({ name }) => `query ${name}`),
    ...demands.headers.map(({ name }) => `headers ${name.toLowerCase()}`),
  ]);
  return reads.flatMap(read => {
    const { target, name, required, schema: { title, description, deprecated } = {} } = read;
    const place = PLACES[target];
    if (place === undefined || declared.has(`${target} ${name}`)) return [];
    if (target === 'headers' && !isParameter(name)) return [];
    return [
      {
        name,
        in: place,
        // What has a name of its own is described there.
        ...(typeof description === 'string' && title === undefined && { description }),
        ...(required && { required }),
        ...(deprecated === true && { deprecated }),
        schema: schemaOf(read),
      },
    ];
  });
}

/** The server knows headers by small letters alone. */
function isParameter(name: string): boolean {
  return name === name.toLowerCase() && !ELSEWHERE.has(name);
}

/** What a handler makes of a parameter of the path. */
export function readParam(reads: readonly Read[], name: string): Schema | undefined {
  const read = reads.find(each => each.target === 'params' && each.name === name);
  return read?.schema ? schemaOf(read) : read?.type && typed(read.type);
}

/** A body of which a handler reads some fields or files, besides what is declared of it; undefined when it reads none by name. */
export function readBody(declared: Schema | undefined, reads: readonly Read[]): object | undefined {
  const files = reads.filter(({ target }) => target === 'files');
  const declares = new Set(declared ? fieldsOf(declared) : []);
  const fields = reads.filter(({ target, name }) => target === 'body' && !declares.has(name));
  const demanded = reads.filter(
    ({ target, name, required }) => target === 'body' && required && declares.has(name),
  );
  if (fields.length + files.length + demanded.length === 0) return undefined;
  const properties = [
    ...fields.map(({ name, type, fallback }) => [
      name,
      { ...(type && { type }), ...defaultOf(fallback, type) },
    ]),
    ...files.map(({ name }) => [name, FILE]),
  ];
  const required = [...demanded, ...fields, ...files].flatMap(read => (read.required ? [read.name] : []));
  const read: Schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
  const schema = declared ? openapiSchema(together(declared, read)) : read;
  const media = files.length > 0 ? 'multipart/form-data' : 'application/json';
  return { ...(isDemanded(schema) && { required: true }), content: { [media]: { schema } } };
}

/** The fields that a schema of a body names. */
function fieldsOf({ properties, allOf }: Schema): string[] {
  const parts = Array.isArray(allOf) ? allOf.filter(isSchema) : [];
  return [...(isSchema(properties) ? Object.keys(properties) : []), ...parts.flatMap(fieldsOf)];
}

function together(declared: Schema, read: Schema): Schema {
  return Array.isArray(declared.allOf)
    ? { ...declared, allOf: [...declared.allOf, read] }
    : mergeSchemas([declared, read]);
}

/** All that comes in an address is text, of which a conversion says more. */
function schemaOf({ type, fallback, schema }: Read): Schema {
  if (schema) return openapiSchema(schema);
  return { ...typed(type ?? 'string'), ...defaultOf(fallback, type ?? 'string') };
}

function typed(type: string): Schema {
  if (type === 'any') return {};
  return type === 'array' ? { type, items: {} } : { type };
}

/** A default that is of the type that it stands for. */
function defaultOf(fallback: Read['fallback'], type?: string): Schema {
  if (!fallback || fallback.value === null) return {};
  const { value } = fallback;
  const converted =
    typeof value === 'string' && (type === 'integer' || type === 'number') ? Number(value) : value;
  const fits =
    type === undefined ||
    type === 'any' ||
    (type === 'string' || type === 'boolean' ? typeof converted === type : Number.isFinite(converted));
  return fits ? { default: converted } : {};
}
