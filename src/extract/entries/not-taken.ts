import { reportLines } from '../calls/not-taken.js';
import type { Context } from '../context.js';
import { keyText } from '../evaluate/plain-data.js';
import { type Entry, Mapping, Sequence, type Value } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { type Label, writtenEntries } from './written-entries.js';

/**
 * Tells of the entries of a table that the text has and that were not taken.
 * @param leftOut how many were left out for a reason that is told.
 */
export function reportEntriesNotTaken(
  bound: BoundName,
  file: SourceFile,
  value: Value,
  title: string,
  leftOut: number,
  { report }: Context,
): void {
  if (!(value instanceof Mapping || value instanceof Sequence)) return;
  const written = writtenEntries(bound, file);
  if (!written) return;
  const tell = (all: number, nodes: readonly Node[], what: string) => {
    if (nodes.length <= leftOut && written.kind === 'names') return;
    reportLines(
      all,
      nodes.map(node => file.place(node).line ?? 1),
      `${what} of ${title}`,
      file,
      report,
    );
  };
  if (written.kind === 'labels') {
    const left = notAmong(written.labels, value.entries, file);
    const merged = left.filter(({ isLost }) => !isLost);
    const guarded = written.labels.filter(({ isGuarded, isLost }) => isGuarded && !isLost).length;
    const isExplained = merged.length <= leftOut + guarded;
    const told = isExplained ? left.filter(({ isLost }) => isLost) : left;
    tell(
      written.labels.length,
      told.map(({ node }) => node),
      'cases',
    );
  } else if (written.kind === 'names') {
    const taken = new Set(value instanceof Mapping ? value.entries.map(({ key }) => keyText(key)) : []);
    const left = written.names.filter(({ name }) => !taken.has(name)).map(({ node }) => node);
    tell(written.names.length, left, 'assignments in the body');
  } else {
    const missing = written.parts.length - value.entries.length - leftOut;
    const lines = new Set(value.entries.map(({ origin }) => origin.place.line));
    const left = written.parts.filter(node => !lines.has(file.place(node).line));
    if (missing > 0)
      tell(written.parts.length, left.length > 0 ? left : written.parts.slice(-missing), 'entries');
  }
}

/** Labels that no entry begins with, or that stand where fewer entries begin than labels. */
function notAmong(labels: readonly Label[], entries: readonly Entry[], file: SourceFile): Label[] {
  const begun = new Map<string, number>();
  for (const { origin } of entries) {
    const key = placeKey(origin.place);
    begun.set(key, (begun.get(key) ?? 0) + 1);
  }
  return labels.filter(({ node, around }) => {
    const isTaken = [node, ...around].some(each => {
      const key = placeKey(file.place(each));
      const count = begun.get(key) ?? 0;
      if (count > 0) begun.set(key, count - 1);
      return count > 0;
    });
    return !isTaken;
  });
}

function placeKey({ line, column }: { line?: number; column?: number }): string {
  return `${line}:${column}`;
}
