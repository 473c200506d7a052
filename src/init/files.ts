import { type BroughtGrammar, grammars, languages } from '../extract/index.js';
import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';

/** Files looked at: the rest of a larger repository is left out, and said to be. */
const MAX_FILES = 12_000;
/** Text looked at, all files together. */
const MAX_TOTAL_MIB = 160;
/** Lines longer than this on average are written by a machine. */
const MAX_LINE_CHARACTERS = 500;

/** Folders that hold other people's code, or tests of one's own. */
const OTHER_FOLDERS =
  /(^|\/)(\.[^/]+|node_modules|vendor|vendored|third_?party|dist-packages|site-packages|__pycache__|[a-z_-]*tests?|__tests__|testdata|idle_test|spec|fixtures|bench(marks?)?|coverage|target|migrat\w*|migrad\w*|conver[st]\w*|2to3|testify|external|extlib|deps|assets|_?static|bower_components)\//i;
/** Folders of programs that show how something is used: no part of what they use. */
export const EXAMPLES = /(^|\/)(examples?|exemplos|samples?|demos?)\//i;
const OTHER_FILES =
  /(\.min\.\w+|\.d\.ts|[._-](test|spec)s?\.\w+|(^|\/)(test_[^/]*|tests?\.\w+|migrat\w*\.\w+|migrad\w*\.\w+))$/i;
/** How generators say that a file is theirs. */
const GENERATED =
  /(?:Code generated .{0,80}DO NOT EDIT|@generated\b|AUTO-?GENERATED FILE|automatically generated (?:file|by))/i;
const MAX_HEADER_CHARACTERS = 1500;
/** How a file begins that is for a part of a language: what builds the compiler itself, what reads as much as one needs. */
const FOR_PART = /\bbootstrap\w*\b.{0,80}\b(?:compil|transpil|pars|lex|interpret)|\bsubset\b/is;
const MAX_HEAD_CHARACTERS = 600;
/** A folder with terms of its own is somebody else's, unless it is a package beside others. */
const LICENSES = '*/**/{LICENSE,LICENCE,COPYING}{,.md,.txt,.rst}';
const PACKAGE = /^(Cargo\.toml|package\.json|pyproject\.toml|setup\.py|go\.mod|pom\.xml)$/;

/** The source files of a repository that may hold tables. */
export interface SourceList {
  /** Text by path, the likeliest folders first. */
  readonly texts: ReadonlyMap<string, string>;
  /** Those that say that a program wrote them: of such a file only a table that says by its name what it holds is one of the language. */
  readonly generated: ReadonlyMap<string, string>;
  /** Whether there were more than were looked at. */
  readonly isCut: boolean;
}

/** Sources that may hold tables, by what reads them. */
const EXTENSIONS = {
  code: languages.flatMap(({ extensions }) => extensions),
  // Of shells the scripts are tools, whatever else is written in them.
  data: grammars.flatMap(({ name, values, extensions }) => (values && name !== 'Bash' ? extensions : [])),
} as const;

/** Reads the source files of the languages that code of ours reads, or data, bounded, without tests and other people's code. */
export function sourceFiles(
  repository: Repository,
  by: keyof typeof EXTENSIONS = 'code',
  brought: Readonly<Record<string, BroughtGrammar>> = {},
): SourceList {
  const texts = new Map<string, string>();
  const generated = new Map<string, string>();
  const foreign = foreignFolders(repository);
  const others = Object.values(brought).flatMap(({ values, extensions }) => (values ? extensions : []));
  const paths = listPaths(repository, globFor([...EXTENSIONS[by], ...others])).filter(
    path => !EXAMPLES.test(path) && !foreign.some(folder => path.startsWith(`${folder}/`)),
  );
  let bytes = 0;
  for (const path of paths.slice(0, MAX_FILES)) {
    // Too large or not UTF-8: a table that is wanted from there can still be named by hand.
    const text = textOf(repository, path);
    if (text === undefined) continue;
    bytes += text.length;
    if (bytes > MAX_TOTAL_MIB * 1024 * 1024) return { texts, generated, isCut: true };
    if (!hasLongLines(text)) (saysGenerated(text) ? generated : texts).set(path, text);
  }
  return { texts, generated, isCut: paths.length > MAX_FILES };
}

/** Declarations that stand for themselves (`lib.es5.d.ts`), not those that a compiler makes beside its output. */
export function listDeclarations(repository: Repository): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of repository.glob('**/*.d.ts').slice(0, MAX_FILES)) {
    if (OTHER_FOLDERS.test(path) || repository.isFile(path.replace(/\.d\.ts$/, '.js'))) continue;
    const text = textOf(repository, path);
    if (text !== undefined) texts.set(path, text);
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

function globFor(extensions: readonly string[]): string {
  return `**/*.{${extensions.map(extension => extension.slice(1)).join(',')}}`;
}

/** Folders below the root with a license that is not the repository's: code of somebody else. */
function foreignFolders(repository: Repository): string[] {
  const own = repository
    .glob('{LICENSE,LICENCE,COPYING}{,.md,.txt,.rst}')
    .flatMap(path => textOf(repository, path) ?? []);
  if (own.length === 0) return [];
  return repository
    .glob(LICENSES)
    .filter(path => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const isPackage = repository
        .glob(`${folder.replace(/[*?{}[\]()!+@]/g, '\\$&')}/*`)
        .some(each => PACKAGE.test(each.slice(folder.length + 1)));
      return !isPackage && !own.includes(textOf(repository, path) ?? '');
    })
    .map(path => path.slice(0, path.lastIndexOf('/')));
}

function saysGenerated(text: string): boolean {
  return GENERATED.test(text.slice(0, MAX_HEADER_CHARACTERS));
}

function hasLongLines(text: string): boolean {
  if (text.length < 20_000) return false;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return text.length / lines > MAX_LINE_CHARACTERS;
}

/** Whether a file says of itself that it knows a part of a language only. */
export function isForPart(text: string): boolean {
  return FOR_PART.test(text.slice(0, MAX_HEAD_CHARACTERS));
}
