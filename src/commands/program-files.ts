import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { folderBefore, globIn, openRepository, pathsLike, UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';

/** A program on disk. */
export interface ProgramFile {
  readonly path: string;
  /** How it is called in messages: from the folder that the command is run in where it is inside of it. */
  readonly shown: string;
}

export interface NamedFiles {
  readonly programs: readonly ProgramFile[];
  /** Files that were named and are no programs, by their endings. */
  readonly skipped: readonly string[];
}

/**
 * The programs among files, folders and glob patterns that somebody named on a command line, each once. Of a folder and a
 * pattern only what has one of the endings of programs is meant.
 *
 * @throws {UserError} for names of nothing, all of them at once, and where no program is among them.
 */
export function programFiles(
  named: readonly string[],
  endings: readonly string[],
  cwd: string = process.cwd(),
): NamedFiles {
  const isProgram = (path: string) => endings.some(ending => path.endsWith(ending));
  const found = new Set<string>();
  const skipped = new Set<string>();
  const absent: string[] = [];
  for (const name of named) {
    const path = resolve(cwd, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory())
      for (const each of endings.flatMap(ending => globbed(path, `**/*${ending}`)))
        addIf(isProgram, each, found);
    else if (stat !== undefined) (isProgram(path) ? found : skipped).add(path);
    else if (/[*?{[(]/.test(name)) {
      const pattern = sep === '\\' ? name.replaceAll('\\', '/') : name;
      const start = folderBefore(pattern);
      const matched = globbed(resolve(cwd, start), start === '' ? pattern : pattern.slice(start.length + 1));
      if (!matched.some(isProgram)) absent.push(`No program matches ${name}.`);
      for (const each of matched) addIf(isProgram, each, found);
    } else absent.push(`There is no ${name}.${nearestTo(name, cwd)}`);
  }
  if (absent.length > 0)
    throw new UserError(
      absent.join(' '),
      'Name files, folders or patterns; they are looked for from the folder that the command is run in.',
    );
  if (found.size === 0)
    throw new UserError(
      `There is no program among ${[...named].join(', ')}.`,
      `Names of programs end in ${endings.join(' or ')}.`,
    );
  return {
    programs: shownFiles([...found], cwd),
    skipped: [...skipped].map(path => shownPath(path, cwd)).sort(compareCodePoints),
  };
}

/** Files as they are called in messages, sorted by that; one that has two names is there once. */
export function shownFiles(paths: readonly string[], cwd: string = process.cwd()): ProgramFile[] {
  const files = paths
    .map(path => ({ path, shown: shownPath(path, cwd) }))
    .sort((a, b) => compareCodePoints(a.shown, b.shown));
  const seen = new Set<string>();
  return files.filter(({ path }) => {
    const real = realPath(path);
    if (seen.has(real)) return false;
    seen.add(real);
    return true;
  });
}

function addIf(isWanted: (path: string) => boolean, path: string, to: Set<string>): void {
  if (isWanted(path)) to.add(path);
}

/** Absolute paths of what a pattern matches below a folder; links that lead out of it are left out. */
function globbed(folder: string, pattern: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  try {
    return openRepository(folder)
      .glob(pattern)
      .map(path => resolve(folder, path));
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new UserError(cause.message, cause.remedy, { cause });
  }
}

/** A sentence about what may have been meant by the name of a file; empty where nothing is like it. */
function nearestTo(name: string, cwd: string): string {
  if (isAbsolute(name) || name.split(/[\\/]/).includes('..')) return '';
  const path = name.replace(/^\.\//, '');
  const near = pathsLike(path, pattern => globIn(cwd, pattern, () => true));
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function shownPath(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/');
}
