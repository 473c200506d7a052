import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGitSync } from './git.js';

/** What a file becomes. */
export interface FileChange {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  /** Null where it goes. */
  readonly bytes: Uint8Array | null;
}

/**
 * Changes to what is checked out, for `git apply`: also of files that are no text. The repository stays as it is; what git has
 * to write for it goes into a folder that is gone afterwards.
 * @throws {UserError} where git has no commit here, or cannot read it.
 */
export function patchOf(root: string, changes: readonly FileChange[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-patch-'));
  const run = (args: readonly string[], input: string | Uint8Array = '') => {
    const { code, stdout, stderr } = readGitSync(root, args, input, {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: folder,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    });
    if (code === 0) return stdout.toString('utf8');
    throw new UserError(
      `No patch can be made: ${stderr.trim()}.`,
      'Run this in a clone, with the commit that is checked out.',
    );
  };
  let objects = '';
  try {
    const found = readGitSync(root, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']);
    objects = found.stdout.toString('utf8').trim();
    run(['read-tree', 'HEAD']);
    const gone = changes.filter(({ bytes }) => bytes === null);
    run(['update-index', '-z', '--force-remove', '--stdin'], gone.map(({ path }) => `${path}\0`).join(''));
    run(['update-index', '-z', '--index-info'], entriesOf(changes, folder, run).join(''));
    const plain = ['--no-ext-diff', '--no-textconv', '--no-color', '--no-renames'];
    return run(['diff', '--cached', '--binary', ...plain, '--src-prefix=a/', '--dst-prefix=b/', 'HEAD']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lines for `git update-index --index-info` of files that stay. One process writes all objects: a site has hundreds of files. */
function entriesOf(
  changes: readonly FileChange[],
  folder: string,
  run: (args: readonly string[], input: string) => string,
): string[] {
  const kept = changes.flatMap(({ path, bytes }, i) =>
    bytes === null ? [] : [{ path, bytes, file: join(folder, `file-${i}`) }],
  );
  for (const { file, bytes } of kept) writeFileSync(file, bytes);
  const names = kept.map(({ file }) => `${file}\n`).join('');
  const ids = run(['hash-object', '-w', '--no-filters', '--stdin-paths'], names).split('\n');
  return kept.map(({ path }, i) => `100644 ${ids[i]}\t${path}\0`);
}
