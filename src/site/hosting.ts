import { FILE_NAMES, MANIFEST_PATH, pathOf } from '../contract/files.js';

/**
 * What every host has to do with the published files, said once (service-spec.md, "Endpoints" and "Limits"): the server
 * of ours does it, and the files in `hosts/` tell it to others in their own languages.
 */

/** Nothing else is accepted: the service is read-only. */
export const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;
export const ALLOW = METHODS.join(', ');

/** On every answer, also on errors: a page must be able to see that a file is not there. */
export const OPEN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** On the answer to OPTIONS, with {@link OPEN_HEADERS}. */
export const PREFLIGHT_HEADERS = {
  Allow: ALLOW,
  'Access-Control-Allow-Methods': ALLOW,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';
/** Not a tar file that was compressed on the way: clients would unpack it and hash something else. */
export const ARCHIVE_TYPE = 'application/gzip';

/** A copy may be kept, and is asked about before each use. */
export const REVALIDATE = 'no-cache';
/** Copies of data under `/v/` never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const ARCHIVE_FOLDER = '/v/';
/** The copies of data, as a regular expression. The schemas beside them are the generator's, and may become better. */
export const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
/** Where clients expect JSON, a missing file is answered in JSON. */
export const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER] as const;

export const NOT_FOUND_JSON_PATH = '/404.json';
export const NOT_FOUND_PAGE_PATH = '/404.html';

/** Headers for a path, or for all below one (`/api/*`). */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers of files as rules by path, for hosts that know no others. They go by what was asked for, also where nothing
 * is there: so types are given to files by name, and only copies that there are may be kept for ever. No two rules
 * that match the same path give the same header: some hosts would send both values.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 */
export function headerRules(archived: string | null): HeaderRule[] {
  const typed = [...FILE_NAMES.map(pathOf), MANIFEST_PATH, '/registry/index.json', '/registry/config.json'];
  return [
    { path: '/*', headers: OPEN_HEADERS },
    ...['/api/*', '/registry/*'].map(path => ({ path, headers: { 'Cache-Control': REVALIDATE } })),
    ...typed.map(path => ({ path, headers: { 'Content-Type': JSON_TYPE } })),
    ...['/schemas/*', '/openapi.json'].map(path => ({
      path,
      headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
    })),
    ...(archived === null
      ? []
      : [
          {
            path: `${ARCHIVE_FOLDER}${archived}/api/*`,
            headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': IMMUTABLE },
          },
          {
            path: `${ARCHIVE_FOLDER}${archived}/schemas/*`,
            headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
          },
        ]),
  ];
}
