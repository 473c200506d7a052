import { languages } from '../extract/index.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';

/** Files looked at: the rest of a larger repository is left out, and said to be. */
const MAX_FILES = 12_000;
/** Text looked at, all files together. */
const MAX_TOTAL_MIB = 160;
/** Lines longer than this on average are written by a machine. */
const MAX_LINE_CHARACTERS = 500;

/** Folders that hold other people's code, or tests of one's own. */
const OTHER_FOLDERS =
  /(^|\/)(\.[^/]+|node_modules|vendor|vendored|third_?party|dist-packages|site-packages|__pycache__|tests?|__tests__|testdata|idle_test|spec|fixtures|bench(marks?)?|coverage|target)\//i;
const OTHER_FILES = /(\.min\.\w+|\.d\.ts|[._-](test|spec)\.\w+|(^|\/)test_[^/]*)$/i;

/** The source files of a repository that may hold tables. */
export interface SourceList {
  /** Text by path, the likeliest folders first. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether there were more than were looked at. */
  readonly isCut: boolean;
}

/** Reads the source files of every known language, bounded, without tests and other people's code. */
export function sourceFiles(repository: Repository): SourceList {
  const texts = new Map<string, string>();
  const paths = listPaths(repository, sourceGlob());
  let bytes = 0;
  for (const path of paths.slice(0, MAX_FILES)) {
    let text: string;
    try {
      text = repository.read(path);
    } catch (error) {
      // Too large or not UTF-8: a table that is wanted from there can still be named by hand.
      if (error instanceof UnreadableFile) continue;
      throw error;
    }
    bytes += text.length;
    if (bytes > MAX_TOTAL_MIB * 1024 * 1024) return { texts, isCut: true };
    if (!isGenerated(text)) texts.set(path, text);
  }
  return { texts, isCut: paths.length > MAX_FILES };
}

/** Declarations that stand for themselves (`lib.es5.d.ts`), not those that a compiler makes beside its output. */
export function listDeclarations(repository: Repository): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of repository.glob('**/*.d.ts').slice(0, MAX_FILES)) {
    if (OTHER_FOLDERS.test(path) || repository.isFile(path.replace(/\.d\.ts$/, '.js'))) continue;
    try {
      texts.set(path, repository.read(path));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
  }
  return texts;
}

/** Paths that a glob matches without other people's code, those nearest to the root first. */
export function listPaths(repository: Repository, glob: string): string[] {
  const depth = (path: string) => path.split('/').length;
  return repository
    .glob(glob)
    .filter(path => !OTHER_FOLDERS.test(path) && !OTHER_FILES.test(path))
    .sort((a, b) => depth(a) - depth(b) || compareCodePoints(a, b));
}

function sourceGlob(): string {
  const extensions = languages.flatMap(language => language.extensions).map(extension => extension.slice(1));
  return `**/*.{${extensions.join(',')}}`;
}

function isGenerated(text: string): boolean {
  if (text.length < 20_000) return false;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return text.length / lines > MAX_LINE_CHARACTERS;
}
