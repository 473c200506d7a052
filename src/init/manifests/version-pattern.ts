import { isGlob } from '../../extract/index.js';
import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { escaped } from '../../text/pattern.js';

/** Lines before that of the version that may tell it from others. */
const MAX_LINES_BEFORE = 3;

/**
 * A source that reads a version out of a text that no format describes: the line it stands on, with those before it where
 * several are alike. Nothing where the text has the version more than once: nobody can tell which is meant.
 */
export function versionPattern(repository: Repository, path: string, version: string): object | undefined {
  const lines = textOf(repository, path)?.split('\n') ?? [];
  const [at, ...others] = lines.flatMap((line, i) => (line.includes(version) ? [i] : []));
  if (at === undefined || others.length > 0 || isGlob(path)) return undefined;
  const line = lines[at] as string;
  const start = line.indexOf(version);
  const group = groupBefore(line[start + version.length]);
  for (let count = 0; count <= MAX_LINES_BEFORE && count <= at; count += 1) {
    const before = lines.slice(at - count, at).map(spaced);
    const match = `^${[...before, spaced(line.slice(0, start)) + group].join('\\s+')}`;
    if (isOnlyMatch(match, lines.join('\n'), version))
      return { pattern: { file: path, match }, map: 'value' };
  }
  return undefined;
}

/** The version up to what stands behind it; without the letter before it. */
function groupBefore(behind: string | undefined): string {
  return behind === undefined || /\s/.test(behind)
    ? 'v?(\\S+)'
    : `v?([^\\s${escaped(behind)}]+)${escaped(behind)}`;
}

/** A part of a line, however far it is indented. */
function spaced(text: string): string {
  return text
    .trimEnd()
    .split(/\s+/)
    .map(escaped)
    .join('\\s*')
    .concat(/\S\s+$/.test(text) ? '\\s+' : '');
}

function isOnlyMatch(match: string, text: string, version: string): boolean {
  const found = [...text.matchAll(new RegExp(match, 'gmu'))];
  return found.length === 1 && found[0]?.[1] === version.replace(/^v/, '');
}
