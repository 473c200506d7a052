import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../findings/user-error.js';
import { leaves } from '../../repository/repository.js';
import type { Lock } from './lock.js';
import { TYPES_MARK } from './types-file.js';

/** Where a consumer wants things, as it says it. */
export interface Places {
  readonly lock: string;
  readonly types?: string | undefined;
  readonly grammars?: string | undefined;
  readonly search?: readonly string[] | undefined;
}

/** Every place is inside of the repository, and not in what belongs to git. @throws {UserError} */
export function demandPlaces({ lock, types, grammars, search = [] }: Places): void {
  const given = [
    ['--lock', lock],
    ['--types', types],
    ['--grammars', grammars],
    ...search.map(pattern => ['--search', pattern] as const),
  ] as const;
  for (const [option, path] of given) {
    if (path === undefined) continue;
    const why =
      path === ''
        ? 'is empty'
        : leaves(path)
          ? 'leads out of the repository'
          : path.split('/').includes('.git')
            ? 'is in what belongs to git'
            : null;
    if (why !== null)
      throw new UserError(
        `${option} is "${path}", which ${why}.`,
        `Write a path in ${option} that is relative to the root of the repository, with "/" between folders.`,
      );
  }
}

/**
 * What is written replaces nothing that somebody else has made: files of a place that was not in the lock before are new, or are
 * what they are to be. @throws {UserError} that names the first one that is not.
 */
export function demandOwn(
  repo: string,
  files: ReadonlyMap<string, Uint8Array>,
  old: Lock | null,
  now: Lock,
): void {
  const places: readonly (readonly [string, string | null | undefined, string | null | undefined])[] = [
    ['--types', old?.types, now.types],
    ['--grammars', old?.grammars?.folder, now.grammars?.folder],
  ];
  for (const [option, was, is] of places) {
    if (!is || was === is) continue;
    for (const [path, bytes] of files) {
      if (path !== is && !path.startsWith(`${is}/`)) continue;
      const found = contentOf(join(repo, ...path.split('/')));
      if (found === null || found.equals(bytes) || found.toString('utf8').startsWith(TYPES_MARK)) continue;
      throw new UserError(
        `${path} is there already, and refdata did not make it: it would be written over.`,
        `Name another place in ${option}; or delete the file, where nobody needs it.`,
      );
    }
  }
}

/** Null where there is no file. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
