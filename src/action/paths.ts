import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../findings/user-error.js';

/**
 * The real path of `path` (relative to `from`, or absolute), which need not exist yet.
 * @throws {UserError} when it leads out of `root`, by `..` or through a link; `input` is the one to correct.
 */
export function pathInside(root: string, path: string, input: string, from = root): string {
  const base = realpathSync(root);
  const real = realPath(resolve(from, path));
  if (real !== null && isInside(base, real)) return real;
  throw new UserError(
    `${input} is "${path}", which leads outside the workspace.`,
    `Write a path below that folder in "${input}", with no link in it that leads out.`,
  );
}

/** Whether `path` is `folder` itself or below it; both are real paths. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** `path` relative to `folder` as GitHub writes paths: with `/`, and empty for the folder itself. */
export function slashPath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** Resolves the links of the part that exists; null for a link that leads nowhere, since writing would follow it. */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
    const parent = dirname(path);
    if (parent === path) return path;
    const real = realPath(parent);
    return real === null ? null : join(real, basename(path));
  }
}
