import { MULTIPART, URLENCODED } from '../exporters/asked-request.js';
import type { AskedRequests } from '../exporters/asked-requests.js';
import { isSchema, type Schema } from '../exporters/schema.js';
import { schemaErrors, schemaErrorsOfText } from '../exporters/schema-errors.js';
import type { AskedParameter, Credential } from '../server/index.js';
import { isJsonMedia, isOfMedia, mediaTypeOf } from '../text/media-type.js';
import type { Asked } from './asked.js';
import { jsonOf } from './json-text.js';

/** What of a request is not as its description says. */
export interface Breach {
  /** That it may be refused with, the usual one first. */
  readonly statuses: readonly number[];
  readonly errors: readonly { readonly in: string; readonly at: string; readonly message: string }[];
}

const UNKNOWN_CALLER = [401, 403] as const;
const UNSUPPORTED = [415, 400, 422] as const;
const INVALID = [422, 400] as const;
const MALFORMED = [400, 422] as const;
const SEPARATORS: Readonly<Record<string, RegExp>> = { spaceDelimited: /[ +]|%20/, pipeDelimited: /\||%7C/i };

/** What a request lacks, or has otherwise than it is described; undefined for one that is as described. */
export function breachesOf(
  asks: AskedRequests,
  params: ReadonlyMap<string, string>,
  asked: Asked,
): Breach | undefined {
  const { security } = asks;
  if (security.length > 0 && !security.some(all => all.every(each => isThere(each, asked))))
    return { statuses: UNKNOWN_CALLER, errors: [{ in: 'header', at: '', message: 'must say who asks' }] };
  const errors = PLACES.flatMap(place => parameterErrors(asks, place, params, asked));
  if (errors.length > 0) return { statuses: INVALID, errors };
  return bodyBreach(asks, asked);
}

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

function isThere(credential: Credential, { headers, query }: Asked): boolean {
  const { kind, name } = credential;
  if (credential.in === 'query') return name in query;
  if (credential.in === 'cookie') return cookiesOf(headers).has(name);
  const value = String(headers[name.toLowerCase()] ?? '');
  return kind === 'key' ? value !== '' : value.toLowerCase().startsWith(`${kind} `);
}

function parameterErrors(
  { parameters }: AskedRequests,
  place: AskedParameter['in'],
  params: ReadonlyMap<string, string>,
  asked: Asked,
): Breach['errors'] {
  const own = parameters.filter(each => each.in === place);
  if (own.length === 0) return [];
  const cookies = cookiesOf(asked.headers);
  return own.flatMap(parameter => {
    const { name, required, schema } = parameter;
    const given =
      place === 'path'
        ? params.get(name)
        : place === 'query'
          ? queryValue(parameter, asked.query)
          : place === 'cookie'
            ? cookies.get(name)
            : asked.headers[name.toLowerCase()];
    if (given === undefined) return required ? [{ in: place, at: `/${name}`, message: 'is required' }] : [];
    // How objects and other ways of writing are put together again is not said by every description.
    if (!isReadable(parameter)) return [];
    return schemaErrorsOfText(schema, readValue(parameter, given)).map(({ at, message }) => ({
      in: place,
      at: `/${name}${at}`,
      message,
    }));
  });
}

function queryValue({ name, style, schema }: AskedParameter, query: Asked['query']): unknown {
  if (name in query) return query[name];
  if (style === 'deepObject')
    return Object.keys(query).some(key => key.startsWith(`${name}[`)) ? {} : undefined;
  return name.endsWith('[]') || typesOf(schema).includes('object') ? {} : undefined;
}

function isReadable({ style, schema }: AskedParameter): boolean {
  return (
    ['form', 'simple', 'spaceDelimited', 'pipeDelimited', 'json'].includes(style) &&
    !(style !== 'json' && typesOf(schema).includes('object'))
  );
}

function readValue({ style, explode, schema }: AskedParameter, given: unknown): unknown {
  if (style === 'json') {
    const data = jsonOf(String(given));
    return data === undefined ? given : data;
  }
  if (!typesOf(schema).includes('array') || Array.isArray(given)) return given;
  return explode ? [given] : String(given).split(SEPARATORS[style] ?? ',');
}

function typesOf(schema: Schema): readonly unknown[] {
  const forms = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(each => (Array.isArray(each) ? each : []));
  return [schema.type, ...forms.filter(isSchema).flatMap(typesOf)].flat();
}

function bodyBreach({ bodies, needsBody }: AskedRequests, asked: Asked): Breach | undefined {
  const { text = '', headers, form } = asked;
  if (bodies.length === 0) return undefined;
  const about = (statuses: readonly number[], message: string, at = ''): Breach => ({
    statuses,
    errors: [{ in: at === '' ? 'body' : 'header', at, message }],
  });
  if (text === '') return needsBody ? about(INVALID, 'is required') : undefined;
  const media = mediaTypeOf(String(headers['content-type'] ?? ''));
  const taken = bodies.find(each => isOfMedia(each.media, media));
  if (!taken)
    return about(UNSUPPORTED, `must be ${bodies.map(each => each.media).join(' or ')}`, '/Content-Type');
  const isJson = isJsonMedia(media);
  if (form === null) return about(MALFORMED, `is no ${MULTIPART} with the boundary that its type names`);
  // Other formats are not taken apart.
  if (!isJson && !form && media !== URLENCODED) return undefined;
  const value = isJson ? jsonOf(text) : fieldsOf(text);
  if (value === undefined) return about(MALFORMED, 'is no JSON');
  const errors = form
    ? formErrors(taken.schema, form)
    : (isJson ? schemaErrors : schemaErrorsOfText)(taken.schema, value);
  return errors.length === 0
    ? undefined
    : { statuses: INVALID, errors: errors.map(error => ({ in: 'body', ...error })) };
}

/** A part of a form may be JSON (OpenAPI 3.1, "Special Considerations for multipart Content"): what is refused as a text is read so. */
function formErrors(schema: Schema, form: Readonly<Record<string, unknown>>) {
  const refusedIn = (fields: object) => schemaErrorsOfText(schema, structuredClone(fields));
  const errors = refusedIn(form);
  const refused = new Set(
    errors.map(({ at }) => at.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
  const read = (text: unknown) => (typeof text === 'string' ? (jsonOf(text) ?? text) : text);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const isList = (name: string) => {
    const own = properties[name];
    return isSchema(own) && typesOf(own).includes('array');
  };
  const fields = Object.entries(form).map(([name, value]) => {
    if (!refused.has(name)) return [name, value];
    const texts = Array.isArray(value) || !isList(name) ? value : [value];
    return [name, Array.isArray(texts) ? texts.map(read) : read(texts)];
  });
  return errors.length === 0 ? errors : refusedIn(Object.fromEntries(fields));
}

/** The fields of a form; one that is there more than once is a list. */
function fieldsOf(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map(name => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function cookiesOf(headers: Asked['headers']): ReadonlyMap<string, string> {
  return new Map(
    String(headers.cookie ?? '')
      .split(/;\s*/)
      .flatMap(pair => {
        const end = pair.indexOf('=');
        return end < 1 ? [] : [[pair.slice(0, end), pair.slice(end + 1)] as const];
      }),
  );
}
