import { type Repository, UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';
import { WordUse } from './word-use.js';

/** Programs that are read as proof; more say nothing new. */
const MAX_FILES = 800;
const MAX_TOTAL_CHARACTERS = 8_000_000;
/** A longer one is data. */
const MAX_FILE_CHARACTERS = 200_000;
/** Pages whose blocks of code are read. */
const MAX_PAGES = 600;
/** Fewer lines prove nothing. */
const MIN_LINES = 40;

const SKIPPED = /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages)\//i;
/** A block of code in Markdown, with the name of its language. */
const BLOCK = /^(?<fence>`{3,}|~{3,})[ \t]*\{?\.?(?<language>[\w+#-]+)[^\n]*\n(?<code>[\s\S]*?)^\k<fence>/gm;

/** What programs in the language say about its words: the proof for what a draft proposes. */
export interface Programs {
  readonly use: WordUse;
  /** `262 files *.lox`, for a reason. */
  readonly what: string;
}

/**
 * Reads programs in the language: files by its extension, and blocks of code in its pages that are called by its name.
 * Undefined when there is too little to prove anything.
 */
export function readPrograms(
  repository: Repository,
  extension: string | undefined,
  names: readonly string[],
): Programs | undefined {
  const texts: string[] = [];
  let characters = 0;
  const add = (text: string) => {
    characters += text.length;
    if (characters <= MAX_TOTAL_CHARACTERS) texts.push(text);
  };
  if (extension !== undefined)
    for (const path of spread(repository.glob(`**/*${extension}`).filter(each => !SKIPPED.test(each)))) {
      const text = textOf(repository, path);
      if (text.length <= MAX_FILE_CHARACTERS) add(text);
    }
  const files = texts.length;
  const infos = new Set([...names, ...(extension === undefined ? [] : [extension.slice(1)])].map(lower));
  for (const path of repository.glob('**/*.{md,mdx,markdown}').slice(0, MAX_PAGES)) {
    if (SKIPPED.test(path)) continue;
    for (const { groups } of textOf(repository, path).matchAll(BLOCK))
      if (groups?.language && infos.has(lower(groups.language))) add(groups.code ?? '');
  }
  const use = new WordUse(texts);
  if (use.lines < MIN_LINES) return undefined;
  const blocks = texts.length - files;
  const parts = [
    ...(files > 0 ? [`${files} ${files === 1 ? 'file' : 'files'} *${extension}`] : []),
    ...(blocks > 0 ? [`${blocks} ${blocks === 1 ? 'block' : 'blocks'} of code in the pages`] : []),
  ];
  return { use, what: parts.join(' and ') };
}

/** As many as are read, from all folders alike: what stands side by side is mostly about one thing. */
function spread(paths: readonly string[]): string[] {
  if (paths.length <= MAX_FILES) return [...paths];
  const sorted = [...paths].sort(compareCodePoints);
  return Array.from(
    { length: MAX_FILES },
    (_, i) => sorted[Math.floor((i * sorted.length) / MAX_FILES)] as string,
  );
}

function lower(text: string): string {
  return text.toLowerCase();
}

function textOf(repository: Repository, path: string): string {
  try {
    return repository.read(path);
  } catch (error) {
    if (error instanceof UnreadableFile) return '';
    throw error;
  }
}
