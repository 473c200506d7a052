import {
  ARCHIVE_FOLDER,
  IMMUTABLE,
  JSON_TYPE,
  METHODS,
  NOT_FOUND_PAGE_PATH,
  OPEN_HEADERS,
  REVALIDATE,
} from '../hosting.js';
import type { Host } from './host.js';

/**
 * Azure Static Web Apps: the first route that matches counts, and its headers go over the global ones. The host keeps /api
 * for functions, so the folder has to be published below a path, and this file beside it, at the root.
 */
export const host: Host = {
  name: 'Azure Static Web Apps',
  path: '/staticwebapp.config.json',
  render: ({ prefix, archived }) =>
    `${JSON.stringify(
      {
        routes: [
          ...(archived === null
            ? []
            : [
                {
                  route: `${prefix}${ARCHIVE_FOLDER}${archived}/api/*`,
                  methods: METHODS,
                  headers: { 'Cache-Control': IMMUTABLE },
                },
              ]),
          { route: '/*', methods: METHODS },
        ],
        responseOverrides: { 404: { rewrite: `${prefix}${NOT_FOUND_PAGE_PATH}` } },
        globalHeaders: { ...OPEN_HEADERS, 'Cache-Control': REVALIDATE },
        mimeTypes: { '.json': JSON_TYPE, '.md': 'text/markdown; charset=utf-8' },
      },
      null,
      2,
    )}\n`,
};
