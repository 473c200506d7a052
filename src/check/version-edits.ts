import { formatPlace, type Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import { hasWord, withWordAnywhere } from '../text/words.js';

const REMEDY =
  'Write it there yourself, or declare the version as a plain text that `versao` or `check.versao` names.';

/** A place of a version, and what is to stand there. */
export interface VersionEdit {
  readonly place: Place;
  readonly before: string;
  readonly after: string;
  /** What the source of the version says where files are others; nothing where it says none. */
  readonly declaredIn: (repository: Repository) => Promise<string | undefined>;
}

/** Each is tried where a version stands more than once. */
const MAX_TRIED = 50;

/** The files with their versions written over, by path. @throws {UserError} where a version does not stand as it is declared. */
export async function editedFiles(
  repository: Repository,
  edits: readonly VersionEdit[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const edit of edits) {
    const { file } = edit.place;
    // Two sources may read one place.
    if (files.has(file) && (await edit.declaredIn(withFiles(repository, files))) === edit.after) continue;
    const old = files.get(file) ?? writable(repository, edit.place);
    const found = candidates(old, edit);
    // A dependency may have the same version: it is written where the source then says it.
    const proved = (texts: readonly string[]) => provedOf(texts.slice(0, MAX_TRIED), edit, repository, files);
    let right = await proved(found);
    // In YAML, `1.4.post1` is a text, and `1.5` behind it a number.
    if (right.length === 0) right = await proved(candidates(old, { ...edit, after: `"${edit.after}"` }));
    // One alone is proved with all others, and what stands against it is told then.
    if (right.length === 0 && found.length === 1) right = found;
    const [text] = right;
    const place = formatPlace(edit.place);
    if (found.length === 0)
      throw new UserError(`${place} declares the version, and ${edit.before} is not written there.`, REMEDY);
    if (text === undefined || right.length > 1)
      throw new UserError(
        `${place} declares the version, and ${edit.before} stands there more than once.`,
        REMEDY,
      );
    files.set(file, text);
  }
  return files;
}

/** Those texts of a file with which the source of the version says the new one. */
async function provedOf(
  texts: readonly string[],
  { place, after, declaredIn }: VersionEdit,
  repository: Repository,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  const proved: string[] = [];
  for (const text of texts) {
    const tried = withFiles(repository, new Map([...files, [place.file, text]]));
    if ((await declaredIn(tried)) === after) proved.push(text);
  }
  return proved;
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

/** A text with a version in each of its places: on its line; where that is not known, or begins what the version is a part of, on any. */
function candidates(text: string, { place, before, after }: VersionEdit): string[] {
  const lines = text.split('\n');
  const own = place.line === undefined ? undefined : place.line - 1;
  const isOwn = own !== undefined && hasWord(lines[own] ?? '', before);
  return lines.flatMap((line, at) =>
    isOwn && at !== own
      ? []
      : withWordAnywhere(line, before, after).map(other => lines.with(at, other).join('\n')),
  );
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
