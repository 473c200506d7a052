import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { statsOf } from '../runtime/stats.js';
import { readGitSync } from './git.js';

const MAX_MODULES_BYTES = 1024 * 1024;

/** What to do where a submodule was not checked out. */
export const SUBMODULE_REMEDY =
  'Check out with submodules (actions/checkout with submodules: true; git submodule update --init).';

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

/** What to do where a sparse checkout left files out. */
export const SPARSE_REMEDY =
  'Check it out, too (actions/checkout: name its folder in sparse-checkout; git sparse-checkout add), or check out everything.';

/** Files of git below a folder that a sparse checkout did not write, by their paths there. */
export function leftOutBySparse(root: string): ReadonlySet<string> {
  const { code, stdout } = readGitSync(root, ['ls-files', '-t', '-z']);
  const listed = code === 0 ? stdout.toString().split('\0') : [];
  return new Set(listed.filter(line => line.startsWith('S ')).map(line => line.slice(2)));
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
