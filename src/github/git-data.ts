import { z } from 'zod';
import type { GitHub } from './client.js';

/** Octal, as git writes them. */
export const REGULAR_MODE = '100644';
export const EXECUTABLE_MODE = '100755';

/** What a tree says of a path. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly id: string;
}

/** Every path of a commit, folders included. */
export type Tree = ReadonlyMap<string, TreeEntry>;

const ID = z.string().regex(/^[0-9a-f]{40}$/);
const REF = z.object({ object: z.object({ sha: ID }) });
const TREE = z.object({
  sha: ID,
  truncated: z.boolean().optional(),
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), type: z.enum(['blob', 'tree', 'commit']), sha: ID }),
  ),
});
const BLOB = z.object({ content: z.string(), encoding: z.literal('base64') });

/** The commit that a branch points to; null when the server says that there is no such branch. */
export async function branchHead(github: GitHub, branch: string): Promise<string | null> {
  const found = await github.find('GET /repos/{owner}/{repo}/git/ref/{ref}', REF, { ref: `heads/${branch}` });
  return found?.object.sha ?? null;
}

/** The files of a commit; null when there are more than the server lists (100,000 entries or 7 MB of them). */
export async function commitTree(github: GitHub, commit: string): Promise<{ id: string; tree: Tree } | null> {
  const found = await github.rest('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', TREE, {
    tree_sha: commit,
    recursive: '1',
  });
  if (found.truncated === true) return null;
  const entries = found.tree.map(({ path, mode, type, sha }) => [path, { mode, type, id: sha }] as const);
  return { id: found.sha, tree: new Map(entries) };
}

/** The bytes of a file, by the id that git has for them. */
export async function readBlob(github: GitHub, id: string): Promise<Buffer> {
  const { content } = await github.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', BLOB, {
    file_sha: id,
  });
  return Buffer.from(content, 'base64');
}
