import type { z } from 'zod';
import { firstSentences } from '../text/first-of.js';
import { isLfsPointer, LFS_REMEDY, lfsSentence } from '../text/lfs-pointer.js';
import { word } from '../text/said.js';
import { UserError } from './user-error.js';

/** What git writes into a file that two branches have changed. */
const CONFLICT = /^(?:<{7}|>{7})(?= |$)/m;

/** What each of two branches has of a file that git could not merge; nothing for one without its marks. */
export function conflictSides(text: string): readonly [ours: string, theirs: string] | undefined {
  if (!CONFLICT.test(text)) return undefined;
  const ours: string[] = [];
  const theirs: string[] = [];
  let into: readonly string[][] = [ours, theirs];
  for (const line of text.split(/\r?\n/)) {
    const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/.exec(line)?.[0][0];
    // What both had before stands between two marks, where git is asked for it.
    if (mark) into = { '<': [ours], '|': [], '=': [theirs], '>': [ours, theirs] }[mark] ?? into;
    else for (const side of into) side.push(line);
  }
  return [ours.join('\n'), theirs.join('\n')];
}

const MERGE = 'Keep what both sides have added, and take the marks of git out.';
/** Mistakes that are named in one message. */
const MAX_NAMED = 3;

/**
 * Reads a file that a command of ours wrote and a repository keeps.
 * @param file how it is named in messages.
 * @param what it should be: "proof"; `merge` is the remedy for what git could not merge.
 * @throws {UserError} that names the first of its mistakes.
 */
export function parseKept<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  {
    what,
    remedy,
    merge = MERGE,
  }: { readonly what: string; readonly remedy: string; readonly merge?: string },
): z.output<Schema> {
  if (isLfsPointer(text)) throw new UserError(lfsSentence(file), LFS_REMEDY);
  let data: unknown;
  try {
    // Editors of some systems put a mark before it.
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const conflict = CONFLICT.exec(text);
    if (conflict)
      throw new UserError(
        `${file}:${text.slice(0, conflict.index).split('\n').length} is a merge that nobody has finished.`,
        merge,
        { cause },
      );
    throw new UserError(`${file} is no ${what}: it is not JSON (${(cause as Error).message}).`, remedy, {
      cause,
    });
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new UserError(`${file} is no ${what}: ${firstSentences(issues.map(mistake), MAX_NAMED)}.`, remedy);
}

/** What is wrong, in words for who edited the file by hand. */
function mistake(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.') || word('the whole');
  if (issue.code === 'unrecognized_keys') return `${name} has a key too much, ${issue.keys.join(', ')}`;
  const { message } = issue;
  if (issue.code !== 'invalid_type') return `${name}: ${message.replace(/\.$/, '')}`;
  // The input itself is not kept in an issue, so the words of the library say it.
  return message.includes('received undefined') ? `${name} is missing` : `${name} is of another type`;
}
