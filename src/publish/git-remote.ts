import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionTo } from '../git/connection.js';
import { type GitOptions, type GitResult, git } from '../git/git.js';
import { GitHubError } from '../github/failure.js';
import { EXECUTABLE_MODE, REGULAR_MODE, type Tree, type TreeEntry } from '../github/git-data.js';
import type { ApiBranch } from './api-remote.js';
import type { Content } from './content.js';
import type { Plan } from './plan.js';
import { pushFailureKind } from './push-failure.js';
import type { Message, Remote, State } from './remote.js';

/** Who makes the commits that GitHub does not make itself: the account of its workflows. */
const AUTHOR = 'github-actions[bot]';
const EMAIL = '41898282+github-actions[bot]@users.noreply.github.com';
/** `git ls-remote --exit-code` says by this that the server answered and has no such branch. */
const NO_SUCH_REF = 2;

/** A repository for git, and the token for it. */
export interface GitPlace {
  /** Without any secret. */
  readonly url: URL;
  readonly token: string;
  /** The folder in which a fresh one is made. */
  readonly temporary: string;
}

/**
 * A branch through git itself: only names are fetched, no contents (partial clone), and the commit is pushed without
 * force, so that the server refuses it when the branch has moved. The token is in no address, argument or file.
 */
export class GitRemote implements Remote {
  readonly way = 'git';
  private readonly root: string;
  private ready = false;

  constructor(
    private readonly place: GitPlace,
    private readonly target: ApiBranch,
  ) {
    this.root = mkdtempSync(join(place.temporary, 'refdata-publish-'));
  }

  /** Removes what was made on this machine; the runner empties its temporary folder anyway. */
  close(): void {
    try {
      rmSync(this.root, { recursive: true, force: true });
    } catch {}
  }

  async read(): Promise<State> {
    if (!this.ready) {
      await this.local(['init', '--quiet', '--bare', '--template=']);
      // What makes a clone partial: what is missing here is to be had there.
      await this.local(['config', 'remote.origin.url', this.place.url.href]);
      await this.local(['config', 'remote.origin.promisor', 'true']);
      await this.local(['config', 'remote.origin.partialclonefilter', 'blob:none']);
      this.ready = true;
    }
    const { branch, from, renewed } = this.target;
    const head = await this.fetch(branch);
    const start = from !== null && (head === null || renewed) ? await this.fetch(from) : null;
    const base = start ?? head;
    if (base === null) return { head, parents: [], treeId: null, tree: new Map() };
    const listed = await this.local(['ls-tree', '-r', '-t', '-z', '--full-tree', base]);
    const parents = [...new Set([head, start].filter(id => id !== null))];
    return { head, parents, treeId: base, tree: readTree(listed.stdout) };
  }

  async readBlob(id: string): Promise<Uint8Array> {
    const { stdout } = await this.remote('reading the list of files', ['cat-file', 'blob', id]);
    return new TextEncoder().encode(stdout);
  }

  async commit(state: State, plan: Plan, { headline, body }: Message): Promise<string> {
    if (state.treeId === null) await this.local(['read-tree', '--empty']);
    else await this.local(['read-tree', state.treeId]);
    const lines = plan.removes.map(path => `0 ${'0'.repeat(40)}\t${path}\0`);
    await this.store(plan.writes);
    for (const file of plan.writes) {
      const mode = state.tree.get(file.path)?.mode === EXECUTABLE_MODE ? EXECUTABLE_MODE : REGULAR_MODE;
      lines.push(`${mode} ${file.blobId}\t${file.path}\0`);
    }
    await this.local(['update-index', '-z', '--index-info'], { input: lines.join('') });
    const tree = (await this.local(['write-tree', '--missing-ok'])).stdout.trim();
    const parents = state.parents.flatMap(id => ['-p', id]);
    const made = await this.local(['commit-tree', ...parents, '-F', '-', tree], {
      input: body === '' ? `${headline}\n` : `${headline}\n\n${body}\n`,
      env: {
        GIT_AUTHOR_NAME: AUTHOR,
        GIT_AUTHOR_EMAIL: EMAIL,
        GIT_COMMITTER_NAME: AUTHOR,
        GIT_COMMITTER_EMAIL: EMAIL,
      },
    });
    const commit = made.stdout.trim();
    await this.remote('pushing', ['push', '--quiet', 'origin', `${commit}:refs/heads/${this.target.branch}`]);
    return commit;
  }

  /** Puts files into the repository on this machine, all by one process. */
  private async store(files: readonly Content[]): Promise<void> {
    const folder = mkdtempSync(join(this.root, 'contents-'));
    const names: string[] = [];
    for (const [index, file] of files.entries()) {
      const name = join(folder, String(index));
      writeFileSync(name, await file.read());
      names.push(`${name}\n`);
    }
    await this.local(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input: names.join('') });
    rmSync(folder, { recursive: true, force: true });
  }

  /** The commit of a branch, fetched without history and contents; null when the server has no such branch. */
  private async fetch(branch: string): Promise<string | null> {
    const ref = `refs/heads/${branch}`;
    const listed = await this.run(['ls-remote', '--exit-code', 'origin', ref], this.remoteOptions());
    if (listed.code === NO_SUCH_REF) return null;
    if (listed.code !== 0) throw this.failure('listing branches', listed);
    const kept = `refs/refdata/${branch}`;
    await this.remote('fetching', [
      'fetch',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--filter=blob:none',
      'origin',
      `+${ref}:${kept}`,
    ]);
    return (await this.local(['rev-parse', '--verify', `${kept}^{commit}`])).stdout.trim();
  }

  private async local(args: readonly string[], options: Partial<GitOptions> = {}): Promise<GitResult> {
    const result = await this.run(args, options);
    if (result.code !== 0) throw new Error(`git ${args[0]} failed: ${result.stderr}`);
    return result;
  }

  /** A command that talks to the server. */
  private async remote(what: string, args: readonly string[]): Promise<GitResult> {
    const result = await this.run(args, this.remoteOptions());
    if (result.code !== 0) throw this.failure(what, result);
    return result;
  }

  private failure(what: string, { stderr }: GitResult): GitHubError {
    const { host } = this.place.url;
    return new GitHubError(pushFailureKind(stderr), stderr, `git, ${what}`, host);
  }

  private remoteOptions(): Partial<GitOptions> {
    const { url, token } = this.place;
    return { ...connectionTo(url, token, 'false'), protocols: 'http:https' };
  }

  private run(args: readonly string[], options: Partial<GitOptions>): Promise<GitResult> {
    // The user's `.netrc` holds credentials that nobody gave us: look for it where there is none.
    const home = { HOME: this.root, USERPROFILE: this.root };
    return git(args, { ...options, cwd: this.root, env: { ...home, ...options.env } });
  }
}

/** `<mode> <type> <id>\t<path>`, each ended by a zero byte. */
function readTree(listing: string): Tree {
  const tree = new Map<string, TreeEntry>();
  for (const line of listing.split('\0')) {
    const [, mode = '', type, id = '', path = ''] =
      /^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    if (type !== undefined) tree.set(path, { mode, type: type as TreeEntry['type'], id });
  }
  return tree;
}
