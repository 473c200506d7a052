import type { Tree } from '../github/git-data.js';
import type { Plan } from './plan.js';

/** A branch as it was when it was read. */
export interface State {
  /** The commit that the branch points to; null when there is no such branch yet. */
  readonly head: string | null;
  /** The parents of the commit to be made: `head`, or what a new branch begins with; none for a branch of its own. */
  readonly parents: readonly string[];
  /** The tree that the commit changes; null for an empty one. */
  readonly treeId: string | null;
  readonly tree: Tree;
}

export interface Message {
  readonly headline: string;
  readonly body: string;
}

/** A branch on a server: read it, then make one commit that the server takes only if the branch is still the same. */
export interface Remote {
  /** How commits are made, for people. */
  readonly way: 'api' | 'git';
  read(): Promise<State>;
  readBlob(id: string): Promise<Uint8Array>;
  /**
   * Makes one commit and moves the branch to it, both or neither.
   * @returns the id of the commit.
   * @throws {GitHubError} of kind `moved` when the branch is no longer at `state.head`.
   */
  commit(state: State, plan: Plan, message: Message): Promise<string>;
}

/** The API cannot do this: too many files, too many bytes, or no commit to begin with. Git can. */
export class BeyondApi extends Error {
  override readonly name = 'BeyondApi';
}
