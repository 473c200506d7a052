import { z } from 'zod';
import { jsonOrNull } from '../contract/json-object.js';
import { UserError } from '../findings/user-error.js';
import { compareCodePoints } from '../text/code-points.js';
import { type Content, contentOf } from './content.js';

/**
 * The list of what we wrote into a folder of a branch, kept beside those files: only what it names is ever replaced or
 * removed. It names paths and no hashes, so that it changes only when files come or go.
 */
export const LEDGER_NAME = '.refdata-files.json';

const GENERATOR = 'refdata-action';
const MAX_FILES = 1_000_000;

const LEDGER = z.object({
  generator: z.literal(GENERATOR),
  files: z.array(z.string().min(1)).max(MAX_FILES),
});

/** The ledger for these files, all of which are in `folder` (empty for the root of the branch). */
export function ledgerFor(folder: string, files: readonly Pick<Content, 'path'>[]): Content {
  const start = folder === '' ? '' : `${folder}/`;
  const names = files.map(file => file.path.slice(start.length)).sort(compareCodePoints);
  const text = `${JSON.stringify({ generator: GENERATOR, files: names }, null, 2)}\n`;
  return contentOf(`${start}${LEDGER_NAME}`, new TextEncoder().encode(text));
}

/**
 * The paths that a ledger names, from the root of the branch. Whoever may write to the branch may have written it: what
 * leads out of the folder is not ours.
 * @throws {UserError} for a file of that name that is no ledger: then nobody knows what is ours.
 */
export function readLedger(folder: string, bytes: Uint8Array, branch: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const parsed = LEDGER.safeParse(jsonOrNull(bytes));
  if (!parsed.success) {
    throw new UserError(
      `${start}${LEDGER_NAME} on the branch ${branch} is not the list of files that refdata writes there.`,
      'Restore it from the history of the branch; or publish to another branch or folder.',
    );
  }
  return parsed.data.files.filter(isPlain).map(path => start + path);
}

function isPlain(path: string): boolean {
  return path.split('/').every(name => name !== '' && name !== '.' && name !== '..');
}
