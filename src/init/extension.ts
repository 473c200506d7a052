import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';
import { COMMON_WORDS } from './common-words.js';
import { extensionsOf, isClaimed, isPrimary } from './file-types.js';

/** What source files of the language are called, and why that is believed. */
export interface Extension {
  readonly extension: string;
  readonly why: string;
  /** Whether nothing but their number speaks for it: a choice, though what these programs say is believed. */
  readonly isDoubtful?: true;
}

/** An extension with the number of files that have it. */
interface Counted extends Extension {
  readonly count: number;
}

/** Files in folders of examples that prove an extension by themselves. */
const MIN_FILES = 8;
/** Files of an extension that the sources name, or that sounds like the language. */
const MIN_NAMED_FILES = 2;
/** A file of the repository counts once; that the sources name an extension as text counts as much as so many files. */
const NAMED_WEIGHT = 40;
/** So does a folder of examples for each file in it. */
const EXAMPLE_WEIGHT = 3;
/** So many files may be programs, wherever they stand; some are looked at, for so many words of programs. */
const MANY_FILES = 30;
const MAX_LOOKED_AT = 20;
const MIN_WORDS = 3;
/** Declarations for editors that are read. */
const MAX_DECLARATIONS = 200;

/** What is somebody else's, and what is made: `_build`, `__target__38`. */
const SKIPPED =
  /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages|_*(target|build|dist)[\d_.-]*)\//i;
const EXAMPLES =
  /(^|\/)(examples?|exemplos?|samples?|demos?|exercicios?|exercises?|programs?|scripts?|std|stdlib|lib)\//i;
/** What tests are given may be in the form of a tool of theirs. */
const TESTS = /(^|\/)(tests?|testdata|__tests__|fixtures?|specs?)\//i;
const EXTENSION = /(?<=[^/.])\.[A-Za-z][\w-]{0,15}$/;

/** Declarations of a language for an editor or for GitHub: there its extension stands, black on white. */
const DECLARATIONS = [
  '**/package.json',
  '**/*.tmLanguage.json',
  '**/tree-sitter.json',
  '**/.gitattributes',
  '**/ftdetect/*.vim',
] as const;

/** What is known of a language before its extension is. */
export interface Known {
  readonly names: readonly string[];
  /** Languages of which this is another implementation, as it says of itself. */
  readonly kin: readonly string[];
  /** Of most of the sources. */
  readonly own: string | undefined;
}

/**
 * The extension of programs in the language: the one that is declared for an editor, else that of the known language by
 * this name, else that of the one that it implements, else the one with many files that no known language claims.
 */
export function guessExtension(
  repository: Repository,
  { names, kin, own }: Known,
  sources: ReadonlyMap<string, string>,
): Extension | undefined {
  const files = filesByExtension(repository);
  const said = declared(repository, names, files);
  const usual = ofName(names, files);
  // What is declared beside may be another form of its files, which nobody but the repository knows (`*.pcf linguist-language=Pkl`).
  const isUsual = usual && said && usual.count >= said.count && isPrimary(usual.extension, names);
  const sure = isUsual ? usual : (said ?? usual);
  if (sure) return { extension: sure.extension, why: sure.why };
  const ofKin = ofName(kin, files, MIN_NAMED_FILES);
  // Written in the language that it implements: its programs are not told from its sources.
  if (ofKin && ofKin.extension !== own) return { extension: ofKin.extension, why: ofKin.why };
  const found = unclaimed(names, repository, files, sources);
  // Of another implementation the files that nobody claims are rather what its tools made.
  return ofKin && found && !soundsLike(found.extension, names) ? undefined : found;
}

function filesByExtension(repository: Repository): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const path of repository.glob('**/*')) {
    const extension = EXTENSION.exec(path.slice(path.lastIndexOf('/') + 1))?.[0];
    if (extension === undefined || SKIPPED.test(path)) continue;
    const paths = files.get(extension) ?? [];
    files.set(extension, paths);
    paths.push(path);
  }
  return files;
}

/** What the support for editors in the repository says, of extensions that its files have. */
function declared(
  repository: Repository,
  names: readonly string[],
  files: ReadonlyMap<string, readonly string[]>,
): Counted | undefined {
  const found: { extension: string; path: string; count: number }[] = [];
  for (const path of DECLARATIONS.flatMap(glob => repository.glob(glob)).slice(0, MAX_DECLARATIONS)) {
    if (SKIPPED.test(path)) continue;
    for (const name of declaredIn(path, textOf(repository, path) ?? '')) {
      const extension = name.startsWith('.') ? name : `.${name}`;
      const count = files.get(extension)?.length ?? 0;
      // What Vim detects may be any file of the project: it has to sound like the language.
      const isDoubtful = path.endsWith('.vim') && !soundsLike(extension, names);
      if (/^\.[\w-]+$/.test(extension) && count > 0 && !isDoubtful && !isClaimed(extension, names))
        found.push({ extension, path, count });
    }
  }
  const [best] = found.sort((a, b) => b.count - a.count);
  return best && { ...best, why: `${best.path} declares it, and ${filesOf(best.count)} it.` };
}

function declaredIn(path: string, text: string): string[] {
  if (path.endsWith('.gitattributes'))
    return [...text.matchAll(/^\*(\.[\w-]+)\s.*linguist-language=/gm)].map(match => match[1] as string);
  if (path.endsWith('.vim')) return [...text.matchAll(/\*(\.[\w-]+)/g)].map(match => match[1] as string);
  if (!/"(languages|fileTypes|file-types)"/.test(text)) return [];
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  const names: string[] = [];
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string' && /^(extensions|fileTypes|file-types)$/.test(key)) names.push(value);
    else if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, name);
  };
  walk(data, '');
  return names;
}

/** The language is one that is known by its name. */
function ofName(
  names: readonly string[],
  files: ReadonlyMap<string, readonly string[]>,
  minFiles = 1,
): Counted | undefined {
  const count = (extension: string) => files.get(extension)?.length ?? 0;
  const own = extensionsOf(names).filter(extension => count(extension) >= minFiles);
  // What it is called by first of all, however many declarations (`.pxd`) and scripts there are beside.
  const [best] = own.sort(
    (a, b) => Number(isPrimary(b, names)) - Number(isPrimary(a, names)) || count(b) - count(a),
  );
  return best === undefined
    ? undefined
    : {
        extension: best,
        count: count(best),
        why: `programs in it are called so everywhere, and ${filesOf(count(best))} it.`,
      };
}

/** Many files that no known language claims; the more so where the sources write the extension as a text. */
function unclaimed(
  names: readonly string[],
  repository: Repository,
  files: ReadonlyMap<string, readonly string[]>,
  sources: ReadonlyMap<string, string>,
): Extension | undefined {
  const likely = [...files].filter(([extension]) => !isClaimed(extension, names));
  const rated = likely
    .map(([extension, paths]) => {
      const named = namedIn(sources, extension);
      const examples = paths.filter(path => EXAMPLES.test(path)).length;
      const score = paths.length + examples * (EXAMPLE_WEIGHT - 1) + (named > 0 ? NAMED_WEIGHT : 0);
      return { extension, count: paths.length, examples, named, score };
    })
    .filter(
      ({ extension, count, examples, named }) =>
        (named > 0 && count >= MIN_NAMED_FILES) ||
        (soundsLike(extension, names) && count >= MIN_NAMED_FILES) ||
        examples >= MIN_FILES ||
        (count >= MANY_FILES &&
          // What is called the same everywhere belongs to a tool: `BUILD.bazel`.
          new Set(files.get(extension)?.map(baseName)).size >= MIN_FILES &&
          areProgramsLikely(repository, files.get(extension) ?? [])),
    )
    .sort((a, b) => b.score - a.score || compareCodePoints(a.extension, b.extension));
  const [best, second] = rated;
  // Two that are as likely: a person knows which.
  if (!best || (second && second.score > best.score * 0.8)) return undefined;
  const shown = (files.get(best.extension) ?? []).filter(path => EXAMPLES.test(path) && !TESTS.test(path));
  const isSure = best.named > 0 || shown.length >= MIN_FILES || soundsLike(best.extension, names);
  const also =
    best.named > 0 ? `, and the sources name it in ${best.named} ${best.named === 1 ? 'file' : 'files'}` : '';
  return {
    extension: best.extension,
    why: `${filesOf(best.count)} it that no known language claims${also}.`,
    ...(!isSure && { isDoubtful: true as const }),
  };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether files hold words that programs have: `if`, `return`, `funcao`. */
function areProgramsLikely(repository: Repository, paths: readonly string[]): boolean {
  const shown = Array.from(
    { length: MAX_LOOKED_AT },
    (_, i) => paths[Math.floor((i * paths.length) / MAX_LOOKED_AT)],
  );
  const texts = shown.map(path => textOf(repository, path as string) ?? '');
  const arePrograms = texts.filter(
    text =>
      new Set((text.match(/[\p{L}_]+/gu) ?? []).filter(word => COMMON_WORDS.has(word))).size >= MIN_WORDS,
  );
  return arePrograms.length >= texts.length / 2;
}

/** Whether the letters of an extension stand in a name in this order, the first of both the same: `.lm` in `lume`. */
function soundsLike(extension: string, names: readonly string[]): boolean {
  const letters = extension.slice(1).toLowerCase();
  return names.some(name => {
    let at = 0;
    for (const letter of name.toLowerCase()) if (letter === letters[at]) at += 1;
    return at === letters.length && name[0]?.toLowerCase() === letters[0];
  });
}

/** Files that write an extension as a whole text, or at the end of one. */
function namedIn(sources: ReadonlyMap<string, string>, extension: string): number {
  const quoted = new RegExp(`["'\`*]${extension.replace('.', '\\.')}["'\`]`);
  let count = 0;
  for (const [path, text] of sources) if (!/\.min\./.test(path) && quoted.test(text)) count += 1;
  return count;
}

function filesOf(count: number): string {
  return count === 1 ? '1 file has' : `${count} files have`;
}
