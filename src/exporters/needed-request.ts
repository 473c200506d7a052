import { FILE_NAME, type FormField, MULTIPART } from './asked-request.js';
import type { Demands } from './demands.js';
import type { DescribedRoute } from './described-route.js';
import { exampleOf } from './example.js';
import { readBody, readParameters } from './reads.js';
import type { Schema } from './schema.js';

/** A body that nothing is declared of is sent empty (service-spec.md, section B, rule 2). */
const NO_RULES: Schema = { type: 'object' };

type Reads = NonNullable<DescribedRoute['route']['reads']>;

/** What a request has to hold, with example values. */
export interface NeededRequest {
  readonly query: readonly Needed[];
  readonly headers: readonly Needed[];
  readonly cookies: readonly Needed[];
  /** The value of a JSON body. */
  readonly body: unknown;
  /** The fields of a body with files, in its place. */
  readonly fields?: readonly FormField[];
}

interface Needed {
  readonly name: string;
  readonly value: unknown;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** What validations declare as obligatory, and what the handler fails without, as far as its reads are given. */
export function neededRequest(demands: Demands, reads: Reads = []): NeededRequest {
  const read = new Set(reads.flatMap(each => (each.required ? [`${each.target} ${each.name}`] : [])));
  const parameters: readonly Parameter[] = [
    ...demands.query.map(each => ({ ...each, in: 'query' })),
    ...demands.headers.map(each => ({ ...each, in: 'header' })),
    ...(readParameters(demands, reads) as Parameter[]),
  ];
  const needed = parameters.filter(
    each => each.required || read.has(`${each.in === 'header' ? 'headers' : each.in} ${each.name}`),
  );
  const of = (place: string) =>
    needed.filter(each => each.in === place).map(({ name, schema }) => ({ name, value: exampleOf(schema) }));
  const { content = {} } = (readBody(demands.body, reads) ?? {}) as {
    content?: Readonly<Record<string, { schema?: Schema }>>;
  };
  const [[media, { schema = demands.body ?? NO_RULES }] = ['', {}]] = Object.entries(content);
  const body = exampleOf(schema);
  return {
    query: of('query'),
    headers: of('header'),
    cookies: of('cookie'),
    body,
    ...(media === MULTIPART && { fields: fieldsOf(body, new Set(filesOf(reads))) }),
  };
}

function filesOf(reads: Reads): string[] {
  return reads.flatMap(({ target, name }) => (target === 'files' ? [name] : []));
}

function fieldsOf(body: unknown, files: ReadonlySet<string>): FormField[] {
  return Object.entries(body as Readonly<Record<string, unknown>>).map(([name, value]) => ({
    name,
    value: files.has(name) ? FILE_NAME : typeof value === 'string' ? value : JSON.stringify(value),
    isFile: files.has(name),
  }));
}
