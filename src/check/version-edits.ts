import { formatPlace, type Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import { hasWord, withWord } from '../text/words.js';

const REMEDY =
  'Write it there yourself, or declare the version as a plain text that `versao` or `check.versao` names.';

/** A place of a version, and what is to stand there. */
export interface VersionEdit {
  readonly place: Place;
  readonly before: string;
  readonly after: string;
}

/** The files with their versions written over, by path. @throws {UserError} where a version does not stand as it is declared. */
export function editedFiles(repository: Repository, edits: readonly VersionEdit[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { place, before, after } of edits) {
    const text = files.get(place.file) ?? writable(repository, place);
    files.set(place.file, withVersion(text, place, before, after));
  }
  return files;
}

/** The text of a file that declares a version. @throws {UserError} for one that is not of the repository: nobody who works on it can write there. */
function writable(repository: Repository, place: Place): string {
  const text = textOf(repository, place.file);
  if (text !== undefined) return text;
  throw new UserError(
    `${formatPlace(place)} declares the version, and is no file of the repository.`,
    REMEDY,
  );
}

/** On its line; where that is not known, or begins what the version is a part of, at the only place that has it. */
function withVersion(text: string, place: Place, before: string, after: string): string {
  const lines = text.split('\n');
  const has = (line: string | undefined) => line !== undefined && hasWord(line, before);
  const own = place.line === undefined ? undefined : place.line - 1;
  const found =
    own !== undefined && has(lines[own]) ? [own] : lines.flatMap((line, i) => (has(line) ? [i] : []));
  const [at, other] = found;
  if (at === undefined)
    // Both may be one line, which was written already.
    throw new UserError(
      `${formatPlace(place)} declares the version, and ${before} is not written there.`,
      REMEDY,
    );
  const line = lines[at] as string;
  if (other !== undefined || line.split(before).length !== 2)
    throw new UserError(
      `${formatPlace(place)} declares the version, and ${before} stands there more than once.`,
      REMEDY,
    );
  lines[at] = withWord(line, before, after);
  return lines.join('\n');
}

/** A repository with some of its files in other words. */
export function withFiles(repository: Repository, files: ReadonlyMap<string, string>): Repository {
  const encoder = new TextEncoder();
  return {
    read: path => files.get(path) ?? repository.read(path),
    readBytes: path => {
      const text = files.get(path);
      return text === undefined ? repository.readBytes(path) : encoder.encode(text);
    },
    isFile: path => files.has(path) || repository.isFile(path),
    glob: pattern => repository.glob(pattern),
  };
}
