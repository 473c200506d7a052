import { realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { UserError } from '../../findings/user-error.js';
import { statsOf } from '../../runtime/stats.js';

/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
export function locate(files: readonly string[]): { root: string; sources: string[] } {
  for (const file of files) {
    if (!statsOf(file)?.isFile())
      throw new UserError(
        `There is no file ${file}.`,
        'Name the file that declares the server, such as src/app.df.',
      );
  }
  // A file that is named twice, be it through a link, is one source.
  const real = [...new Set(files.map(file => realpathSync(file)))];
  const here = realpathSync('.');
  const inside = real.every(path => path.startsWith(here + sep));
  const root = inside ? here : real.map(dirname).reduce(commonFolder);
  return { root, sources: real.map(path => relative(root, path).split(sep).join('/')) };
}

function commonFolder(a: string, b: string): string {
  let common = a;
  while (b !== common && !b.startsWith(join(common, sep))) common = dirname(common);
  return common;
}
