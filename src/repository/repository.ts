import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { expand } from 'brace-expansion';
import { type GlobOptions, globSync } from 'tinyglobby';
import { reasonOf } from '../findings/refusal.js';
import { UserError } from '../findings/user-error.js';
import { absentSubmodule, leftOutBySparse, SPARSE_REMEDY, SUBMODULE_REMEDY } from '../git/left-out.js';
import { WorkingForm } from '../git/working-form.js';
import { compareCodePoints } from '../text/code-points.js';
import { isLfsPointer, LFS_REMEDY, lfsSentence } from '../text/lfs-pointer.js';
import { nearest } from '../text/nearest.js';
import { isUtf16 } from '../text/utf-16.js';
import type { OtherRepositories } from './other-repositories.js';

/** A larger file is refused unless `limits.source_mib` in refdata.yml says otherwise. */
export const DEFAULT_SOURCE_LIMIT_MIB = 24;
/** More matches than this mean that a glob was not meant. */
const MAX_GLOB_MATCHES = 100_000;
const MAX_ALTERNATIVES = 1000;
export const BYTES_PER_MIB = 1024 * 1024;

/** Why a file of the repository cannot be read; `rule` is the id of the finding that it becomes. */
export class UnreadableFile extends Error {
  constructor(
    readonly rule:
      | 'source-missing'
      | 'repository-unread'
      | 'source-outside'
      | 'source-too-large'
      | 'source-encoding'
      | 'source-language'
      | 'query-invalid'
      | 'grammar-refused',
    readonly path: string,
    message: string,
    readonly remedy: string,
    readonly line?: number,
    /** Where in refdata.yml it is named, if that is not where the reader stands. */
    readonly namedAt?: readonly string[],
  ) {
    super(message);
  }
}

/**
 * The language's repository, read-only. Paths are relative to its root and use `/`. Every path is proved to
 * stay inside the root after its links are resolved; sizes and encodings are checked before anything parses.
 */
export interface Repository {
  /** Text of a file: UTF-8 without byte order mark, line ends as LF. @throws {UnreadableFile} */
  read(path: string): string;
  /** Bytes of a file, as git has them, whatever a checkout made of line ends and encodings. @throws {UnreadableFile} */
  readBytes(path: string): Uint8Array;
  isFile(path: string): boolean;
  /** Files that a glob pattern matches, sorted by code point; links that lead outside are left out. */
  glob(pattern: string): string[];
  /** Repositories besides this one: paths of their files begin with their names. Nothing where there are none. */
  readonly others?: OtherRepositories | undefined;
}

/** Opens a folder as a {@link Repository}. @throws {UserError} when there is no such folder. */
export function openRepository(folder: string, sourceLimitMib = DEFAULT_SOURCE_LIMIT_MIB): Repository {
  return new FolderRepository(repositoryRoot(folder), sourceLimitMib * BYTES_PER_MIB);
}

/** The real path of a folder. @throws {UserError} when there is no such folder. */
export function repositoryRoot(folder: string): string {
  try {
    const root = realpathSync.native(folder);
    if (statSync(root).isDirectory()) return root;
  } catch (cause) {
    throw new UserError(`There is no folder ${folder}.`, REPO_REMEDY, { cause });
  }
  throw new UserError(`${folder} is not a folder.`, REPO_REMEDY);
}

const REPO_REMEDY = 'Give the folder of the language with --repo.';

class FolderRepository implements Repository {
  private readonly form: WorkingForm;
  /** By their paths, whether folders are inside the root. What is read is proved anew each time. */
  private readonly folders = new Map<string, boolean>();
  /** Files that a sparse checkout left out: asked for when a file is missing, which for some is the most. */
  private leftOut: ReadonlySet<string> | undefined;

  constructor(
    private readonly root: string,
    private readonly maxBytes: number,
  ) {
    this.form = new WorkingForm(root);
  }

  read(path: string): string {
    return decode(this.readBytes(path), path);
  }

  readBytes(path: string): Uint8Array {
    const real = this.locate(path);
    const { size } = statSync(real);
    if (size > this.maxBytes) throw tooLarge(path, size, this.maxBytes);
    const bytes = readFileSync(real);
    if (isLfsPointer(bytes)) throw lfsPointer(path);
    return this.form.committed(path, bytes);
  }

  isFile(path: string): boolean {
    // Asked for every path that an import may mean: most are not there, and that must cost nothing.
    if (leaves(path)) return false;
    try {
      const stats = lstatSync(join(this.root, path), { throwIfNoEntry: false });
      if (stats?.isFile()) return this.isInside(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
      if (!stats?.isSymbolicLink()) return false;
      this.locate(path);
      return true;
    } catch {
      return false;
    }
  }

  glob(pattern: string): string[] {
    const found = globIn(this.root, pattern, path => this.isFile(path));
    const start = folderBefore(pattern);
    const submodule = found.length > 0 || start === '' ? undefined : absentSubmodule(this.root, start);
    if (submodule !== undefined) throw inAbsentSubmodule(pattern, submodule);
    return found;
  }

  /** Whether a folder is inside the root after its links are resolved: asked for each of its files, looked up once. */
  private isInside(folder: string): boolean {
    let answer = this.folders.get(folder);
    if (answer === undefined) {
      answer = isBelow(this.root, realpathSync.native(join(this.root, folder)));
      this.folders.set(folder, answer);
    }
    return answer;
  }

  /** The absolute path of an existing file, proved to be inside the root. */
  private locate(path: string): string {
    if (leaves(path)) throw isAbsolute(path) ? absolute(path, this.root) : outside(path);
    let real: string;
    try {
      real = realpathSync.native(join(this.root, path));
    } catch (cause) {
      throw this.unreachable(path, cause);
    }
    if (!isBelow(this.root, real)) throw outside(path);
    const stats = statSync(real);
    if (stats.isDirectory()) throw isFolder(path);
    if (!stats.isFile()) throw this.missing(path);
    return real;
  }

  /** A file that may well be there, behind a link or in a folder that lets nobody through. */
  private unreachable(path: string, cause: unknown): UnreadableFile {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ELOOP') return brokenLink(path, true);
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return new UnreadableFile(
        'source-missing',
        path,
        `${path} cannot be opened: ${reasonOf(cause) ?? (cause as Error).message}.`,
        'Give whoever runs this the right to read it, and to open the folders around it.',
      );
    return isLinkAt(join(this.root, path)) ? brokenLink(path, false) : this.missing(path);
  }

  private missing(path: string): UnreadableFile {
    const submodule = absentSubmodule(this.root, path);
    if (submodule !== undefined) return inAbsentSubmodule(path, submodule);
    this.leftOut ??= leftOutBySparse(this.root);
    if (this.leftOut.has(path))
      return new UnreadableFile(
        'source-missing',
        path,
        `${path} is left out of this sparse checkout.`,
        SPARSE_REMEDY,
      );
    return missing(path, pattern => this.glob(pattern));
  }
}

/** Whether a real path is a folder or inside of it. */
function isBelow(root: string, real: string): boolean {
  const inside = relative(root, real);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** The folder that a pattern names before its first sign; empty for none. */
export function folderBefore(pattern: string): string {
  const plain = /^[^*?{[(!+@\\]*/.exec(pattern)?.[0] ?? '';
  return plain.slice(0, Math.max(0, plain.lastIndexOf('/')));
}

/**
 * That git has where a file is, and not what is in it.
 * @param fetch what fetches it, where it is that of another commit than the one that is checked out, and a server has it.
 */
export function lfsPointer(path: string, fetch?: { readonly git: string | undefined }): UnreadableFile {
  return new UnreadableFile(
    'source-missing',
    path,
    lfsSentence(path),
    fetch?.git
      ? `Fetch that of the commit that is compared with, too (\`${fetch.git}\`, in a step before), or keep this file out of Git LFS.`
      : fetch
        ? 'Add the remote that has it (git remote add), and fetch it from there (git lfs fetch), or keep this file out of Git LFS.'
        : LFS_REMEDY,
  );
}

/** That a file may be there, in a submodule that was not checked out. */
function inAbsentSubmodule(path: string, submodule: string): UnreadableFile {
  return new UnreadableFile(
    'source-missing',
    path,
    `${path} is in the submodule ${submodule}, which was not checked out.`,
    SUBMODULE_REMEDY,
  );
}

/** The files below `root` that a pattern matches and `isFile` accepts; `fs` stands for another file system. */
export function globIn(
  root: string,
  pattern: string,
  isFile: (path: string) => boolean,
  fs?: GlobOptions['fs'],
): string[] {
  if (leaves(pattern)) throw outside(pattern);
  const found = globSync(alternatives(pattern), {
    cwd: root,
    onlyFiles: true,
    followSymbolicLinks: false,
    ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
    ...(fs && { fs }),
  })
    .map(path => path.split(sep).join('/'))
    .filter(isFile);
  if (found.length > MAX_GLOB_MATCHES) {
    throw new UnreadableFile(
      'source-too-large',
      pattern,
      `${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`,
      'Make the pattern narrower.',
    );
  }
  return found.sort(compareCodePoints);
}

/**
 * The patterns that one with braces stands for. Each by itself says which folders it may match in; with a path in its braces,
 * a pattern would have every folder of the repository looked through.
 */
function alternatives(pattern: string): string[] {
  if (!/\{[^}]*\//.test(pattern) || pattern.includes('\\')) return [pattern];
  const expanded = expand(pattern, { max: MAX_ALTERNATIVES + 1 });
  return expanded.length <= MAX_ALTERNATIVES ? expanded : [pattern];
}

/** Paths of files that are like one that is not there, the nearest first. */
export function pathsLike(path: string, glob: (pattern: string) => string[]): string[] {
  const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
  const name = path.slice(path.lastIndexOf('/') + 1);
  let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
  if (around.length === 0) around = glob(`**/${escapeGlob(name)}`);
  // `Src/Tokens.py`, which is one file to other systems.
  if (around.length === 0) around = glob('**/*').filter(each => each.toLowerCase() === path.toLowerCase());
  return nearest(path, around, 5);
}

/** That there is no such file, with the names of those that are like it. */
export function missing(path: string, glob: (pattern: string) => string[]): UnreadableFile {
  const near = pathsLike(path, glob);
  return new UnreadableFile(
    'source-missing',
    path,
    `There is no file ${path} in the repository.`,
    near.length > 0
      ? `Did you mean ${near.join(', ')}?`
      : 'Paths are relative to the root of the repository (--repo).',
  );
}

/** The mistake of a file above the limit; both sizes are in bytes. */
export function tooLarge(path: string, size: number, maxBytes: number): UnreadableFile {
  return new UnreadableFile(
    'source-too-large',
    path,
    `${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`,
    'Name a smaller file, or raise limits.source_mib in refdata.yml.',
  );
}

/** UTF-8 text without byte order mark and with LF line ends. @throws {UnreadableFile} naming the first bad line. */
export function decode(bytes: Uint8Array, path: string): string {
  // A decoder that looks for mistakes itself gives every text two bytes for a character, where one will mostly do.
  if (!isUtf8(bytes)) {
    const line = firstInvalidLine(bytes);
    throw new UnreadableFile(
      'source-encoding',
      path,
      isUtf16(bytes)
        ? `${path} is UTF-16, and not UTF-8.`
        : `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`,
      'Save the file as UTF-8.',
      line,
    );
  }
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function firstInvalidLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let start = 0;
  for (let i = 0; i <= bytes.length; i += 1) {
    if (i < bytes.length && bytes[i] !== 0x0a) continue;
    try {
      decoder.decode(bytes.subarray(start, i));
    } catch {
      return line;
    }
    start = i + 1;
    line += 1;
  }
  return line - 1;
}

/** Whether a path may lead out of the repository by what is written in it. */
export function leaves(path: string): boolean {
  return (
    isAbsolute(path) ||
    /^[A-Za-z]:/.test(path) ||
    path.includes('\\') ||
    path.includes('\0') ||
    path.split('/').includes('..')
  );
}

/** The mistake of a path that leads out of the repository. */
export function outside(path: string): UnreadableFile {
  if (path.includes('\\') && !leaves(path.replaceAll('\\', '/')))
    return new UnreadableFile(
      'source-outside',
      path,
      `${path} has "\\" between folders, which only Windows understands.`,
      `Write ${path.replaceAll('\\', '/')}: paths in refdata.yml have "/" everywhere.`,
    );
  return new UnreadableFile(
    'source-outside',
    path,
    `${path} leads outside the repository.`,
    'Use a path relative to the root of the repository, with / between folders, without "..", and no link that leads out.',
  );
}

/** That a link is there, and nothing that it leads to. */
export function brokenLink(path: string, isCircle: boolean): UnreadableFile {
  const reason = isCircle ? 'links lead in a circle' : 'it is a link, and what it leads to is not there';
  return new UnreadableFile(
    'source-missing',
    path,
    `${path} cannot be opened: ${reason}.`,
    'Mend the link, or name the file itself.',
  );
}

function isLinkAt(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** An absolute path, which holds on one machine alone, even where it leads into the repository. */
function absolute(path: string, root: string): UnreadableFile {
  const inside = relative(root, path).split(sep).join('/');
  if (inside === '' || leaves(inside)) return outside(path);
  return new UnreadableFile(
    'source-outside',
    path,
    `${path} is an absolute path, which no other machine has.`,
    `Write ${inside}: paths are relative to the root of the repository.`,
  );
}

/** The mistake of a path that is a folder. */
export function isFolder(path: string): UnreadableFile {
  const message = `${path} is a folder.`;
  return new UnreadableFile(
    'source-missing',
    path,
    message,
    `Name a file of it, or all of them: ${path.replace(/\/+$/, '')}/*.`,
  );
}

/** `node_modules` and `.git` are passed over unless the pattern itself goes there. */
function namesSkippedFolder(pattern: string, skipped: string): boolean {
  const folder = skipped.replaceAll('*', '').replaceAll('/', '');
  return pattern.split('/').includes(folder);
}

function escapeGlob(text: string): string {
  return text.replace(/[\\*?{}[\]()!+@]/g, '\\$&');
}

/** A size in MiB, to a tenth: `2.5`. */
export function mib(bytes: number): string {
  return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}
