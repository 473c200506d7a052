import { remembered } from '../runtime/remembered.js';
import type { AskedBody, AskedParameter, Credential } from '../server/index.js';
import { isJsonMedia } from '../text/media-type.js';
import type { AskedRequests } from './asked-requests.js';
import type { Pair } from './client-request.js';
import { exampleOf, validExampleOf } from './example.js';
import { wellFormedJson } from './json.js';
import { isSchema, type Schema } from './schema.js';

/** A field of a form; one of a file holds the name of the file that somebody chooses. */
export interface FormField extends Pair {
  readonly isFile: boolean;
}

/** What of a request a description says, with examples. */
export interface AskedRequest {
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly cookies: readonly Pair[];
  /** What stands for the parameters of the path, by their names. */
  readonly inPath: ReadonlyMap<string, string>;
  readonly body: AskedExample | null;
  /** What the alternative wants that wants least. */
  readonly credentials: readonly Credential[];
}

export interface AskedExample {
  readonly media: string;
  /** As it is sent; the fields of a form are not written together yet. */
  readonly text: string;
  /** Of a form. */
  readonly fields?: readonly FormField[];
  /** Whether it is what a file holds; the text is the name of that. */
  readonly isFile?: true;
}

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'TRACE']);
export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';
const ANY_TEXT: Schema = { type: 'string' };
export const FILE_NAME = 'arquivo';
/** What is no text, where its description says nothing of it. */
const BINARY = /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip|gzip)$/;
/** What no value of a cookie has (RFC 6265, section 4.1.1). */
const NOT_IN_COOKIES = /[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+/gu;

/** A request that has what is obligatory, with examples of its description, or such that its schemas take. */
export function askedRequest(asks: AskedRequests, method: string): AskedRequest {
  const known = made(asks);
  const request = known.get(method) ?? requestFor(asks, method);
  known.set(method, request);
  return request;
}

/** Every client and every format asks for the same. */
const made = remembered((_asks: AskedRequests) => new Map<string, AskedRequest>());

function requestFor({ parameters, bodies, security }: AskedRequests, method: string): AskedRequest {
  const needed = parameters.filter(({ required }) => required);
  const pairs = (place: AskedParameter['in']) => needed.filter(each => each.in === place).flatMap(pairsOf);
  const cookies = pairs('cookie');
  const body = bodies.find(({ media }) => isJsonMedia(media)) ?? bodies[0];
  return {
    query: pairs('query'),
    headers: pairs('header'),
    cookies,
    inPath: new Map(pairs('path').map(({ name, value }) => [name, value])),
    // Whatever is said of it, no client sends one.
    body: body === undefined || BODILESS.has(method) ? null : bodyOf(body),
    credentials: [...security].sort((a, b) => a.length - b.length)[0] ?? [],
  };
}

/** How a value is written (OpenAPI 3.1, "Style Examples"). */
function pairsOf(parameter: AskedParameter): Pair[] {
  const { name, schema, style, explode } = parameter;
  const value = exampleOf(schema);
  const one = (text: string): Pair[] => [{ name, value: text }];
  if (style === 'json') return one(wellFormedJson(value));
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    if (style === 'form' && explode) return texts.flatMap(text => ({ name, value: text }));
    return one(texts.join(DELIMITERS[style] ?? ','));
  }
  if (!isSchema(value)) return one(prefixed(parameter, textOf(value)));
  const fields = Object.entries(value).map(([key, each]) => [key, textOf(each)] as const);
  if (style === 'deepObject') return fields.map(([key, text]) => ({ name: `${name}[${key}]`, value: text }));
  if (style === 'form' && explode) return fields.map(([key, text]) => ({ name: key, value: text }));
  return one(fields.map(([key, text]) => (explode ? `${key}=${text}` : `${key},${text}`)).join(','));
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', label: '.' };

/** Of a path, `label` begins with a full stop, and `matrix` with the name. */
function prefixed({ name, style }: AskedParameter, text: string): string {
  if (style === 'label') return `.${text}`;
  return style === 'matrix' ? `;${name}=${text}` : text;
}

function bodyOf({ media, schema }: AskedBody): AskedExample {
  const { value } = validExampleOf(isJsonMedia(media) || !isEmpty(schema) ? schema : ANY_TEXT);
  if (isJsonMedia(media)) return { media, text: wellFormedJson(value) };
  if (media === URLENCODED || media === MULTIPART) {
    const properties = isSchema(schema.properties) ? schema.properties : {};
    const fields = Object.entries(isSchema(value) ? value : {}).flatMap(([name, each]) =>
      (Array.isArray(each) ? each : [each]).map(one => {
        const isFile = media === MULTIPART && isBinary(properties[name]);
        return { name, value: isFile ? FILE_NAME : textOf(one), isFile };
      }),
    );
    const pairs = fields.map((field): [string, string] => [field.name, field.value]);
    return { media, fields, text: new URLSearchParams(pairs).toString() };
  }
  if (isBinary(schema) || (isEmpty(schema) && BINARY.test(media)))
    return { media, text: FILE_NAME, isFile: true };
  // Of what is no JSON an example is the text itself, whatever its schema is.
  const given = [schema.examples].flat().find(each => typeof each === 'string');
  return { media, text: given ?? textOf(value) };
}

/** The header of cookies: empty for none. */
export function cookieText(cookies: readonly Pair[]): string {
  return cookies
    .map(({ name, value }) => `${name}=${value.toWellFormed().replace(NOT_IN_COOKIES, encodeURIComponent)}`)
    .join('; ');
}

function isEmpty(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

/** A field that is a file, or a list of files. */
function isBinary(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  return (
    schema.format === 'binary' ||
    (schema.contentMediaType !== undefined && schema.contentEncoding === undefined) ||
    isBinary(schema.items)
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : wellFormedJson(value);
}
