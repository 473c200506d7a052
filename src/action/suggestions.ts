import { z } from 'zod';
import type { LineEdit } from '../check/raised-version.js';
import type { GitHub } from '../github/client.js';
import { everyPage } from '../github/every-page.js';
import { fenced } from '../text/markdown.js';
import { visible } from '../text/visible.js';
import { AUTHORED, isOurs, markerOf, remove } from './own-comments.js';

const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const TEXT = 'What this changes asks for another version:';

const FILE = z.object({ filename: z.string(), patch: z.string().optional() });
const COMMENT = AUTHORED.extend({ path: z.string(), line: z.number().nullish() });

/** A line of a pull request, and the comment that is to stand at it. */
interface Suggestion {
  readonly path: string;
  readonly line: number;
  readonly body: string;
}

/**
 * Suggested changes on a pull request, which a click commits: one at each line that is to be written in another way, where
 * the pull request shows that line. GitHub takes them nowhere else. Those of earlier commits are removed.
 * @param edits with paths from the root of the repository.
 * @param commit the newest of the branch.
 * @throws {GitHubError}
 */
export async function keepSuggestions(
  github: GitHub,
  pull: number,
  name: string,
  edits: readonly LineEdit[],
  commit: string,
): Promise<void> {
  const marker = markerOf(name);
  const wanted = edits.length === 0 ? [] : await suggestionsFor(github, pull, marker, edits);
  const pages = { pull_number: pull };
  const own = (await everyPage(github, `${PULL}/comments`, COMMENT, pages)).filter(comment =>
    isOurs(comment, marker),
  );
  const isAt = (comment: z.output<typeof COMMENT>) => (one: Suggestion) =>
    one.path === comment.path && one.line === comment.line && one.body === comment.body;
  for (const comment of own) if (!wanted.some(isAt(comment))) await remove(github, 'pulls', comment);
  for (const one of wanted) {
    if (own.some(comment => isAt(comment)(one))) continue;
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments';
    await github.rest(route, z.unknown(), { pull_number: pull, commit_id: commit, side: 'RIGHT', ...one });
  }
}

async function suggestionsFor(
  github: GitHub,
  pull: number,
  marker: string,
  edits: readonly LineEdit[],
): Promise<Suggestion[]> {
  const patches = new Map(
    (await everyPage(github, `${PULL}/files`, FILE, { pull_number: pull })).map(
      ({ filename, patch = '' }) => [filename, patch],
    ),
  );
  return edits.flatMap(({ file, before, after }) => {
    // What cannot be seen would be committed all the same.
    if (/[\r\n]/.test(after) || visible(after) !== after) return [];
    const lines = shownLines(patches.get(file) ?? '').filter(({ text }) => text === before);
    const [found] = lines;
    if (found === undefined || lines.length > 1) return [];
    return [{ path: file, line: found.line, body: `${marker}\n${TEXT}\n\n${fenced(after, 'suggestion')}` }];
  });
}

/** The lines of the branch that a patch shows, with their numbers there: what was checked is a merge, with other numbers. */
function shownLines(patch: string): { line: number; text: string }[] {
  const shown: { line: number; text: string }[] = [];
  let line = 0;
  for (const text of patch.split(/\r?\n/)) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(text)?.[1];
    if (start !== undefined) line = Number(start);
    else if (/^[ +]/.test(text)) {
      shown.push({ line, text: text.slice(1) });
      line += 1;
    }
  }
  return shown;
}
