import { UserError } from '../findings/user-error.js';
import { type GitResult, readGit, withoutFilters } from '../git/git.js';

/** What differs from a commit. */
export interface Changes {
  /** Manifests of packages with a change in their folder. */
  readonly manifests: readonly string[];
  /** Text of each manifest that the commit has and the folder has no longer, by its path. */
  readonly removed: ReadonlyMap<string, Uint8Array>;
}

/**
 * Which packages differ from a commit, as git sees it: committed or not, tracked or new.
 *
 * @throws {UserError} when the commit is not here, or git cannot read the globs.
 */
export async function changedSince(repo: string, since: string, globs: readonly string[]): Promise<Changes> {
  const commit = await readGit(repo, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${since}^{commit}`,
  ]);
  if (commit.code !== 0) {
    throw new UserError(
      `There is no commit ${since} in the repository.`,
      'Fetch it (in a workflow: fetch-depth: 0), or leave --since out.',
    );
  }
  const unreadable = globs.find(glob => /[{}()!]/.test(glob));
  if (unreadable !== undefined) {
    throw new UserError(
      `--since cannot be used with the glob ${unreadable}.`,
      'Write `registro.pacotes` as a list of globs without braces.',
    );
  }
  const id = commit.stdout.trim();
  const config = await withoutFilters(repo);
  const diff = [
    'diff',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=all',
    '--name-only',
    '--relative',
    '-z',
  ];
  const [tracked, untracked, listed, removed] = await Promise.all([
    readGit(repo, [...diff, id, '--', '.'], { config }),
    readGit(repo, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
    readGit(repo, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns(globs)]),
    removedSince(repo, id, globs, config),
  ]);
  if (tracked.code !== 0 || untracked.code !== 0) {
    throw new UserError(
      `git cannot compare with ${since}: ${(tracked.stderr || untracked.stderr).trim()}.`,
      'Leave --since out.',
    );
  }
  const changed = [...paths(tracked), ...paths(untracked)];
  const manifests = paths(listed).filter(path => !removed.has(path));
  const now = new Map(manifests.map(path => [folderOf(path), path]));
  const found = new Set<string>();
  for (const path of changed) {
    const manifest = manifestAround(path, now);
    if (manifest !== undefined) found.add(manifest);
    // It decides about all packages below it.
    if (/(?:^|\/)\.gitignore$/.test(path))
      for (const each of manifests) if (each.startsWith(path.slice(0, -'.gitignore'.length))) found.add(each);
  }
  return { manifests: manifests.filter(path => found.has(path)), removed };
}

async function removedSince(
  repo: string,
  commit: string,
  globs: readonly string[],
  config: [string, string][],
): Promise<Map<string, Uint8Array>> {
  const listed = await readGit(
    repo,
    [
      'diff',
      '--no-ext-diff',
      '--name-only',
      '--diff-filter=D',
      '--no-renames',
      '--relative',
      '-z',
      commit,
      '--',
      ...patterns(globs),
    ],
    { config },
  );
  const removed = new Map<string, Uint8Array>();
  for (const path of paths(listed)) {
    const { code, stdout } = await readGit(repo, ['show', `${commit}:./${path}`]);
    if (code === 0) removed.set(path, new TextEncoder().encode(stdout));
  }
  return removed;
}

/** The manifest of the innermost package around a path. */
function manifestAround(path: string, manifests: ReadonlyMap<string, string>): string | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const manifest = manifests.get(folder);
    if (manifest !== undefined || folder === '') return manifest;
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function paths({ stdout }: GitResult): string[] {
  return stdout.split('\0').filter(path => path !== '');
}

function patterns(globs: readonly string[]): string[] {
  return globs.map(glob => `:(glob)${glob}`);
}
