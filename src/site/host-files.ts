import { UserError } from '../findings/user-error.js';
import { hosts } from './generated/hosts.js';
import type { SiteFile } from './site-file.js';

/** Tells GitHub Pages to publish the files as they are. */
const NOJEKYLL_PATH = '/.nojekyll';
/** Only the name counts. */
const NOJEKYLL = 'The files are published as they are.\n';

/** What means the same in an address, in a regular expression and in the configurations of servers. */
const PLAIN_PATH = /^[0-9A-Za-z/._~-]*$/;

/**
 * What tells hosts how to serve the folder. No address has these files.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 * @throws {UserError} when the path of the address cannot be written into configurations.
 */
export function hostFiles(baseUrl: string | null, archived: string | null): SiteFile[] {
  const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
  if (!PLAIN_PATH.test(prefix)) {
    throw new UserError(
      `The base address ${baseUrl} has the path ${prefix}, which configurations of servers cannot hold as it is.`,
      'Publish under a path of letters, digits, ".", "_", "~" and "-".',
    );
  }
  const encoder = new TextEncoder();
  return [
    { path: NOJEKYLL_PATH, bytes: encoder.encode(NOJEKYLL), schema: null, served: false },
    ...hosts.map(host => ({
      path: host.path,
      bytes: encoder.encode(host.render({ prefix, archived })),
      schema: null,
      served: false as const,
    })),
  ];
}
