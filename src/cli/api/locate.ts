import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { FORMATS, flagOf } from '../../commands/api-docs.js';
import { UserError } from '../../findings/user-error.js';
import { absentSubmodule, SUBMODULE_REMEDY } from '../../git/left-out.js';
import { statsOf } from '../../runtime/stats.js';
import { nearest } from '../../text/nearest.js';

/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
export function locate(files: readonly string[]): { root: string; sources: string[] } {
  for (const file of files) if (!statsOf(file)?.isFile()) throw noFile(file, files);
  // A file that is named twice, be it through a link, is one source.
  const real = [...new Set(files.map(file => realpathSync(file)))];
  const here = realpathSync('.');
  const inside = real.every(path => path.startsWith(here + sep));
  const root = inside ? here : real.map(dirname).reduce(commonFolder);
  return { root, sources: real.map(path => relative(root, path).split(sep).join('/')) };
}

/** What is wrong with an argument that is no file: an option without its hyphens, a folder, or a name that is mistyped. */
function noFile(given: string, all: readonly string[]): UserError {
  if (statsOf(given)?.isDirectory())
    return new UserError(
      `There is no file ${given}: it is a folder.`,
      'Name the file in it that declares the server.',
    );
  const [word] = nearest(given.toLowerCase(), WORDS);
  const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
  if (isPlain) {
    const others = all.filter(file => file !== given);
    const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
    const command =
      word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
    return new UserError(`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
  }
  const folder = dirname(given);
  const submodule = absentSubmodule(resolve(folder), basename(given));
  if (submodule !== undefined)
    return new UserError(
      `There is no file ${given}: it is in the submodule ${submodule}, which was not checked out.`,
      SUBMODULE_REMEDY,
    );
  const [near] = nearest(basename(given), namesIn(folder));
  const meant = near === undefined ? '' : ` Did you mean ${join(folder, near)}?`;
  return new UserError(`There is no file ${given}.${meant}`, EXPLAINED);
}

const EXPLAINED = 'Name the file that declares the server, such as src/app.df.';
/** Options and commands that are written without their hyphens, or at another place. */
const WORDS: readonly string[] = [
  ...FORMATS.map(flagOf),
  'all',
  'json',
  'handlers',
  'strict',
  'mock',
  'verify',
];

/** Names of files of a folder; none where there is no folder. */
function namesIn(folder: string): string[] {
  if (!statsOf(folder)?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}

function commonFolder(a: string, b: string): string {
  let common = a;
  while (b !== common && !b.startsWith(join(common, sep))) common = dirname(common);
  return common;
}
