import { Unknown, type Value } from '../evaluate/value.js';

/** Media types as answers have them, without their character set. */
export const JSON_MEDIA = 'application/json';
export const HTML = 'text/html';
export const PLAIN = 'text/plain';
export const ANY_TEXT = 'text/*';
export const ANY_MEDIA = '*/*';

/** Types of files that do not depend on the machine that serves them. */
const OF_FILES: Readonly<Record<string, string>> = {
  html: HTML,
  htm: HTML,
  css: 'text/css',
  csv: 'text/csv',
  txt: PLAIN,
  json: JSON_MEDIA,
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** Texts that the framework sends with a status; others have none. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [201, 'Created'],
  [202, 'Accepted'],
  [204, 'No Content'],
  [301, 'Moved Permanently'],
  [302, 'Found'],
  [304, 'Not Modified'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [409, 'Conflict'],
  [413, 'Payload Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Entity'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
]);

/** What the framework calls a status. */
export function reasonOf(status: number): string {
  return REASONS.get(status) ?? '';
}

/** Statuses whose answers have no body (RFC 9110, §6.4.1). */
export function isEmpty(status: number): boolean {
  return status < 200 || status === 204 || status === 205 || status === 304;
}

/** The type of a file by its name. */
export function mediaOfFile(path: Value): string {
  if (typeof path !== 'string') return ANY_MEDIA;
  const extension = /\.([A-Za-z]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(OF_FILES, extension) ? (OF_FILES[extension] as string) : ANY_MEDIA;
}

/** The type of a text that nobody says the type of: it is a page when it begins with `<`. */
export function mediaOfText(value: Value): string {
  const begins = value instanceof Unknown ? (value.known.begins ?? '') : String(value);
  const first = begins.trimStart()[0];
  if (first === undefined && value instanceof Unknown) return ANY_TEXT;
  return first === '<' ? HTML : PLAIN;
}
