import { UserError } from '../findings/user-error.js';
import type { Inputs } from './inputs.js';
import { isInside, pathInside } from './paths.js';
import type { Runner } from './runner.js';

/**
 * Where what was extracted is kept: inside the workspace, and not in a folder that is replaced. @throws {UserError}
 * @param out the folder that is replaced, where there is one.
 */
export function cacheFolder(
  inputs: Pick<Inputs, 'cache-dir'>,
  { workspace }: Pick<Runner, 'workspace'>,
  out?: string,
): string | undefined {
  const given = inputs['cache-dir'];
  if (given === '') return undefined;
  const folder = pathInside(workspace, given, 'cache-dir');
  if (out !== undefined && isInside(out, folder))
    throw new UserError(
      `cache-dir is "${given}", inside of out, which is replaced whole.`,
      'Write another folder in "cache-dir", such as .refdata-cache.',
    );
  return folder;
}
