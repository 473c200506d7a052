import { written } from '../exporters/address.js';
import { responsesOf } from '../exporters/answers.js';
import {
  askedRequest,
  cookieText,
  type FormField,
  MULTIPART,
  URLENCODED,
} from '../exporters/asked-request.js';
import { type AskedRequests, askedRequestsOf } from '../exporters/asked-requests.js';
import { queryText } from '../exporters/client-request.js';
import type { DescribedRoute } from '../exporters/described-route.js';
import type { ApiDocument } from '../exporters/document.js';
import { exampleOf } from '../exporters/example.js';
import { hasBody } from '../exporters/methods.js';
import { neededRequest } from '../exporters/needed-request.js';
import { type Operation, openapiPaths } from '../exporters/openapi-paths.js';
import { readParam } from '../exporters/reads.js';
import { isSchema, type Schema } from '../exporters/schema.js';
import { schemaErrors } from '../exporters/schema-errors.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { HttpFault } from '../http/fault.js';
import { readBounded, request } from '../http/request.js';
import { answerUnlike } from '../rules/api-descriptions.js';
import { isJsonMedia, isOfMedia, mediaTypeOf } from '../text/media-type.js';
import { jsonOf } from './json-text.js';

/** Methods that change nothing (RFC 9110, §9.2.1). */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const STREAM = 'text/event-stream';
const JSON_MEDIA = 'application/json';
const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** A parameter of the path that nothing is known of. */
const ANY_VALUE = '1';
const BOUNDARY = 'refdata-form';

export interface VerifyServerOptions {
  /** Address that the paths are appended to. */
  readonly base: string;
  /** Whether requests that change something are sent, too. */
  readonly allowWrites?: boolean | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface ServerVerification {
  readonly tried: number;
  /** Operations that would change something. */
  readonly skipped: number;
  readonly findings: readonly Finding[];
}

/**
 * Tries each operation of a document against a server that runs, one after the other, and holds what it answers against
 * what is described. @throws {UserError} when there is no server at that address
 */
export async function verifyServer(
  document: ApiDocument,
  options: VerifyServerOptions,
): Promise<ServerVerification> {
  const operations = [...openapiPaths(document).paths.values()].flat();
  const meant = operations.filter(({ method }) => options.allowWrites || SAFE.has(method));
  const findings: Finding[] = [];
  for (const operation of meant) findings.push(...(await tried(operation, options)));
  return { tried: meant.length, skipped: operations.length - meant.length, findings };
}

async function tried(operation: Operation, options: VerifyServerOptions): Promise<Finding[]> {
  const { method, described } = operation;
  const { path, place } = described.route;
  const responses = responsesOf(described.route, method, true);
  const differences = differencesOf(await answerOf(operation, options), responses);
  return differences.map(text =>
    findingOf(answerUnlike, `${method} ${path} ${text}.`, `${method} ${path}`, place),
  );
}

interface Heard {
  readonly status: number;
  /** Empty where there is none. */
  readonly media: string;
  /** Undefined for a stream, which is not read, and a body that is too large. */
  readonly text: string | undefined;
}

async function answerOf(operation: Operation, { base, headers = {} }: VerifyServerOptions): Promise<Heard> {
  const asked = requestOf(operation);
  try {
    const { response, content } = await request(base.replace(/\/+$/, '') + asked.path, {
      method: operation.method,
      headers: { ...asked.headers, ...headers },
      manualRedirects: true,
      ...(asked.body !== undefined && { body: asked.body }),
    });
    const media = mediaTypeOf(response.headers.get('content-type'));
    if (media === STREAM) {
      await response.body?.cancel();
      return { status: response.status, media, text: undefined };
    }
    const bytes = await readBounded(content, MAX_BODY_BYTES);
    return { status: response.status, media, text: bytes && Buffer.from(bytes).toString('utf8') };
  } catch (cause) {
    if (!(cause instanceof HttpFault)) throw cause;
    throw new UserError(
      `${base} does not answer ${operation.method} ${asked.path}: ${cause.message}`,
      'Start the server, and give its address with --base.',
      { cause },
    );
  }
}

/** A request that has what the document says is obligatory. */
function requestOf({ described, method }: Operation) {
  const { address, demands, route } = described;
  const asks = askedRequestsOf(route);
  if (asks) return describedRequest(described, asks, method);
  const { reads = [] } = route;
  const path = written(address, name => {
    const schema = demands.params.find(each => each.name === name)?.schema ?? readParam(reads, name);
    return encodeURIComponent(schema ? String(exampleOf(schema)) : ANY_VALUE);
  });
  const { query, headers, cookies, body, fields } = neededRequest(described.demands, described.route.reads);
  const pairs = (all: typeof query) =>
    all.map(({ name, value }) => [name, String(value)] as [string, string]);
  const search = new URLSearchParams(pairs(query)).toString();
  const cookie = cookieText(cookies.map(({ name, value }) => ({ name, value: String(value) })));
  const media = fields ? `${MULTIPART}; boundary=${BOUNDARY}` : JSON_MEDIA;
  return {
    path: path + (search === '' ? '' : `?${search}`),
    headers: {
      ...Object.fromEntries(pairs(headers)),
      ...(cookie !== '' && { Cookie: cookie }),
      ...(hasBody(method) && { 'Content-Type': media }),
    } as Record<string, string>,
    body: hasBody(method) ? (fields ? multipart(fields) : JSON.stringify(body)) : undefined,
  };
}

/** The same of a server that is described already. */
function describedRequest({ address }: DescribedRoute, asks: AskedRequests, method: string) {
  const { query, headers, cookies, inPath, body } = askedRequest(asks, method);
  const isForm = body?.fields !== undefined && body.media !== URLENCODED;
  const cookie = cookieText(cookies);
  return {
    path: written(address, name => encodeURIComponent(inPath.get(name) ?? ANY_VALUE)) + queryText(query),
    headers: {
      ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      ...(cookie !== '' && { Cookie: cookie }),
      ...(body && { 'Content-Type': isForm ? `${body.media}; boundary=${BOUNDARY}` : body.media }),
    } as Record<string, string>,
    body: isForm ? multipart(body.fields ?? []) : body?.text,
  };
}

function multipart(fields: readonly FormField[]): string {
  const parts = fields.map(({ name, value, isFile }) => {
    const file = isFile ? `; filename="${value}"` : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** What of an answer is in no description, as ends of sentences. */
function differencesOf({ status, media, text }: Heard, responses: Record<string, unknown>): string[] {
  const said = responses[status];
  if (!isSchema(said)) return 'default' in responses ? [] : [`answers ${status}, which is not described`];
  if (text === '') return [];
  const content = isSchema(said.content) ? said.content : {};
  const range = Object.keys(content).find(each => isOfMedia(each, media));
  if (range === undefined)
    return Object.keys(content).length === 0
      ? [`answers ${status} with a body, and none is described`]
      : [
          `answers ${status} as ${media || 'no media type'}, and ${Object.keys(content).join(', ')} is described`,
        ];
  const { schema } = content[range] as { schema?: Schema };
  return isJsonMedia(media) && schema && text !== undefined ? bodyDifferences(status, text, schema) : [];
}

function bodyDifferences(status: number, text: string, schema: Schema): string[] {
  // What is sent as JSON and is none is told only where something is said of it.
  if (Object.keys(schema).length === 0) return [];
  const data = jsonOf(text);
  if (data === undefined) return [`answers ${status} with a body that is no JSON`];
  const [error] = schemaErrors(schema, data);
  return error
    ? [`answers ${status} with a body that is not as described: ${error.at || 'it'} ${error.message}`]
    : [];
}
