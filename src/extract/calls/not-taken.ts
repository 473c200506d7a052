import { firstOf } from '../../text/first-of.js';
import { word } from '../../text/said.js';
import type { Context } from '../context.js';
import type { TableName } from '../locator.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { FoundCall } from './find-calls.js';
import { linesOfCalls } from './written-calls.js';

/** Lines shown of those with a call that was not taken. */
const MAX_LINES = 12;

/** Tells of the calls that the text has and that were not found by their meaning. */
export function reportNotTaken(
  file: SourceFile,
  name: TableName,
  found: readonly FoundCall[],
  { report }: Context,
): void {
  const written = linesOfCalls(file, name);
  if (written.length === 0) return;
  const taken = new Map<number, number>();
  for (const each of found) {
    const { line = 0 } = each.file.place(each.name);
    taken.set(line, (taken.get(line) ?? 0) + 1);
  }
  const left = written.filter(line => {
    const count = taken.get(line) ?? 0;
    if (count > 0) taken.set(line, count - 1);
    return count === 0;
  });
  reportLines(written.length, left, `calls of ${name.parts.join('.')}()`, file, report);
}

/** @param what is written: `calls of define()`. */
export function reportLines(
  written: number,
  left: readonly number[],
  what: string,
  { path }: SourceFile,
  report: Context['report'],
): void {
  const [first] = left;
  if (first === undefined) return;
  report({
    rule: 'source-not-taken',
    message: `Of ${written} ${what} in the text of ${path}, ${left.length} cannot be read: ${linesShown(left)}.`,
    place: { file: path, line: first },
  });
}

/** `line 3`, `lines 3, 5 and 2 more`. */
export function linesShown(all: readonly number[]): string {
  const shown = [...new Set(all)].map(String);
  return `${shown.length === 1 ? word('line') : word('lines')} ${firstOf(shown, MAX_LINES)}`;
}
