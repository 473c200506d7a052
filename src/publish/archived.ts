import { UserError } from '../findings/user-error.js';
import type { Tree } from '../github/git-data.js';
import { ARCHIVED_DATA } from '../site/hosting.js';
import { firstOf } from '../text/first-of.js';
import type { Content } from './content.js';

const MAX_NAMES_SHOWN = 5;
const IS_ARCHIVED_DATA = new RegExp(`^${ARCHIVED_DATA}`);

/** Whether a path is that of a copy (`archive` in refdata.yml), which is never removed; `folder` is that of the site, empty for the root. */
export function isArchived(path: string, folder: string): boolean {
  return path.startsWith(folder === '' ? 'v/' : `${folder}/v/`);
}

/** Whether a path is that of a copy of data. The schemas beside it follow this program, and a newer one may say more. */
function isArchivedData(path: string, folder: string): boolean {
  return IS_ARCHIVED_DATA.test(folder === '' ? `/${path}` : path.slice(folder.length));
}

/**
 * The data of a version never changes once it is published: people keep it for a year without asking again.
 * @throws {UserError} when the branch has copies of this version with other bytes.
 */
export function refuseChangedCopies(
  tree: Tree,
  files: readonly Content[],
  { folder, branch, versao }: { folder: string; branch: string; versao: string },
): void {
  const changed = files
    .filter(file => isArchivedData(file.path, folder))
    .filter(file => (tree.get(file.path)?.id ?? file.blobId) !== file.blobId)
    .map(file => file.path);
  if (changed.length === 0) return;
  throw new UserError(
    `Version ${versao} is published on the branch ${branch} already, with other contents: ${firstOf(changed, MAX_NAMES_SHOWN)} would change, and data under v/ never does.`,
    `Raise the version that the language states (\`versao\`, now ${versao}); or leave \`archive\` out of refdata.yml while a version is in the making.`,
  );
}
