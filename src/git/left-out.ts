import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { statsOf } from '../runtime/stats.js';

const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
/** Git LFS itself takes nothing longer for a pointer. */
const MAX_POINTER_BYTES = 1024;
const MAX_MODULES_BYTES = 1024 * 1024;

/** Whether a file holds not its content but where Git LFS has it. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length <= MAX_POINTER_BYTES && Buffer.from(bytes).toString('latin1').startsWith(POINTER);
}

/** The submodule that a path below `root` is in, as its repository names it, where it is not checked out; undefined for none. */
export function absentSubmodule(root: string, path: string): string | undefined {
  const place = join(root, path);
  for (let folder = place; ; folder = dirname(folder)) {
    for (const name of submodulesOf(folder)) {
      const submodule = join(folder, name);
      if ((place === submodule || place.startsWith(submodule + sep)) && isEmpty(submodule)) return name;
    }
    if (folder === dirname(folder)) return undefined;
  }
}

/** The paths that `.gitmodules` of a folder names. */
function submodulesOf(folder: string): string[] {
  const file = join(folder, '.gitmodules');
  const stats = statsOf(file);
  if (!stats?.isFile() || stats.size > MAX_MODULES_BYTES) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^[ \t]*path[ \t]*=\s*"?([^"\r\n]+?)"?\s*$/gm)].map(
    ([, path = '']) => path,
  );
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
}
