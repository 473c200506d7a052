import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { GitHubError } from '../github/failure.js';
import { branchHead, commitTree, EXECUTABLE_MODE, REGULAR_MODE, readBlob } from '../github/git-data.js';
import type { Content } from './content.js';
import type { Plan } from './plan.js';
import { BeyondApi, type Message, type Remote, type State } from './remote.js';

/** What one request may carry; base64 adds a third, and GitHub stops reading at some 40 MiB. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_FILES = 1000;
/** Blobs that are sent one by one; GitHub asks for no more than 80 such requests in a minute. */
const MAX_BLOBS = 60;

const COMMIT_ON_BRANCH = `mutation CommitOnBranch($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const MADE = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }) });
const OBJECT = z.object({ sha: z.string() });

export interface ApiBranch {
  readonly branch: string;
  /** The branch that this one begins from when it does not exist; null for a branch without history. */
  readonly from: string | null;
  /** Whether to begin anew from there, keeping the history, even where the branch exists. */
  readonly renewed: boolean;
}

/**
 * A branch through GitHub's API. GitHub signs the commits: those of GraphQL for everybody, those of the git data API
 * for apps, to which the token of a job belongs.
 */
export class ApiRemote implements Remote {
  readonly way = 'api';

  constructor(
    private readonly github: GitHub,
    private readonly target: ApiBranch,
  ) {}

  async read(): Promise<State> {
    const { branch, from, renewed } = this.target;
    const head = await this.head(branch);
    const start = from !== null && (head === null || renewed) ? await this.head(from) : null;
    const base = start ?? head;
    if (base === null) return { head, parents: [], treeId: null, tree: new Map() };
    const found = await commitTree(this.github, base);
    if (found === null) throw new BeyondApi(`the tree of ${base} is not listed whole`);
    const parents = [...new Set([head, start].filter(id => id !== null))];
    return { head, parents, treeId: found.id, tree: found.tree };
  }

  readBlob(id: string): Promise<Uint8Array> {
    return readBlob(this.github, id);
  }

  async commit(state: State, plan: Plan, message: Message): Promise<string> {
    const bytes = plan.writes.reduce((sum, file) => sum + file.size, 0);
    if (bytes > MAX_BYTES || plan.writes.length > MAX_FILES)
      throw new BeyondApi(`${plan.writes.length} files, ${bytes} bytes`);
    // GraphQL knows a commit on top of a branch and nothing else.
    const [parent] = state.parents;
    if (state.head !== null && state.parents.length === 1 && parent === state.head) {
      try {
        return await this.commitByGraphql(state.head, plan, message);
      } catch (error) {
        if (!isUnsuitable(error)) throw error;
      }
    }
    return this.commitByParts(state, plan, message);
  }

  private async head(branch: string): Promise<string | null> {
    try {
      return await branchHead(this.github, branch);
    } catch (error) {
      if (error instanceof GitHubError && error.kind === 'empty-repository')
        throw new BeyondApi(error.reason);
      throw error;
    }
  }

  private async commitByGraphql(head: string, { writes, removes }: Plan, message: Message): Promise<string> {
    const additions = [];
    for (const file of writes) additions.push({ path: file.path, contents: await base64(file) });
    const made = await this.github.graphql(COMMIT_ON_BRANCH, MADE, {
      input: {
        branch: { repositoryNameWithOwner: this.github.repository, branchName: this.target.branch },
        message,
        expectedHeadOid: head,
        fileChanges: { additions, deletions: removes.map(path => ({ path })) },
      },
    });
    return made.createCommitOnBranch.commit.oid;
  }

  /** Blobs, a tree and a commit, which nobody sees until the branch moves to it, as the last request. */
  private async commitByParts(state: State, plan: Plan, { headline, body }: Message): Promise<string> {
    const tree = await this.makeTree(state, plan);
    const message = body === '' ? headline : `${headline}\n\n${body}`;
    const parameters = { message, tree, parents: state.parents };
    const commit = await this.github.rest('POST /repos/{owner}/{repo}/git/commits', OBJECT, parameters);
    const ref = `heads/${this.target.branch}`;
    if (state.head === null)
      await this.github.rest('POST /repos/{owner}/{repo}/git/refs', z.unknown(), {
        ref: `refs/${ref}`,
        sha: commit.sha,
      });
    else
      await this.github.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', z.unknown(), {
        ref,
        sha: commit.sha,
        force: false,
      });
    return commit.sha;
  }

  private async makeTree({ treeId, tree }: State, { writes, removes }: Plan): Promise<string> {
    const entries: object[] = [];
    let blobs = 0;
    for (const file of writes) {
      const mode = tree.get(file.path)?.mode === EXECUTABLE_MODE ? EXECUTABLE_MODE : REGULAR_MODE;
      const entry = { path: file.path, mode, type: 'blob' };
      const text = asText(await file.read());
      if (text !== null) {
        entries.push({ ...entry, content: text });
        continue;
      }
      blobs += 1;
      if (blobs > MAX_BLOBS) throw new BeyondApi(`more than ${MAX_BLOBS} binary files`);
      const content = await base64(file);
      const blob = await this.github.rest('POST /repos/{owner}/{repo}/git/blobs', OBJECT, {
        content,
        encoding: 'base64',
      });
      entries.push({ ...entry, sha: blob.sha });
    }
    for (const path of removes) entries.push({ path, mode: REGULAR_MODE, type: 'blob', sha: null });
    const made = await this.github.rest('POST /repos/{owner}/{repo}/git/trees', OBJECT, {
      ...(treeId === null ? {} : { base_tree: treeId }),
      tree: entries,
    });
    return made.sha;
  }
}

/** An old or foreign server has no such mutation, and some tokens work with REST alone, which then says what it needs. */
function isUnsuitable(error: unknown): boolean {
  if (!(error instanceof GitHubError)) return false;
  return ['no-graphql', 'not-found', 'no-permission', 'not-github'].includes(error.kind);
}

async function base64(file: Content): Promise<string> {
  return Buffer.from(await file.read()).toString('base64');
}

/** The text of UTF-8, which can stand in a tree as it is; null for other bytes. */
function asText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
