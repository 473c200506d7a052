import { UserError } from '../findings/user-error.js';
import { ARCHIVE_FOLDER } from './hosting.js';
import type { SiteFile } from './site-file.js';

/** What can be a part of a path on every system and in every address as it is. */
const SAFE_SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._+-]{0,127}$/;

/**
 * Copies of files under `v/<versao>/` (`archive` in refdata.yml). Those of data never change once they are published. Paths in
 * them stay as they are: relative to `v/<versao>` as to the base address.
 *
 * @throws {UserError} when `versao` cannot be a part of a path.
 */
export function archivedCopies(files: readonly SiteFile[], versao: string): SiteFile[] {
  if (!SAFE_SEGMENT.test(versao) || versao.endsWith('.')) {
    throw new UserError(
      `\`versao\` is ${JSON.stringify(versao)}, which cannot be the name of a folder of \`archive\`.`,
      'Use letters, digits, ".", "_", "+" and "-" in `versao`, or leave `archive` out of refdata.yml.',
    );
  }
  return files.map(file => ({ ...file, path: `${ARCHIVE_FOLDER}${versao}${file.path}` }));
}
