import { compareCodePoints } from '../text/code-points.js';
import { textOf } from './readable.js';
import type { Repository } from './repository.js';

/** Programs that are read; more say nothing new. */
const MAX_FILES = 800;
const MAX_TOTAL_CHARACTERS = 8_000_000;
/** A longer one is data. */
const MAX_FILE_CHARACTERS = 200_000;
/** Pages whose blocks of code are read. */
const MAX_PAGES = 600;

/** Folders of what a repository took over from others. */
export const NOT_OWN = /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages)\//i;
/** A block of code in Markdown, with the name of its language. */
const BLOCK = /^(?<fence>`{3,}|~{3,})[ \t]*\{?\.?(?<language>[\w+#-]+)[^\n]*\n(?<code>[\s\S]*?)^\k<fence>/gm;

/** A program of a repository: a file, or a block of code in a page. */
export interface ProgramText {
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  readonly text: string;
  readonly isBlock: boolean;
}

/**
 * Programs in a language: files by its extension, and blocks of code in its pages that are called by its name. Of many, as
 * many as are read, from all folders alike.
 */
export function programTexts(
  repository: Repository,
  extension: string | undefined,
  names: readonly string[],
): ProgramText[] {
  const programs: ProgramText[] = [];
  let characters = 0;
  const add = (program: ProgramText) => {
    characters += program.text.length;
    if (characters <= MAX_TOTAL_CHARACTERS) programs.push(program);
  };
  if (extension !== undefined)
    for (const file of spread(repository.glob(`**/*${extension}`).filter(each => !NOT_OWN.test(each)))) {
      const text = textOf(repository, file) ?? '';
      if (text.length <= MAX_FILE_CHARACTERS) add({ file, line: 1, text, isBlock: false });
    }
  const infos = new Set([...names, ...(extension === undefined ? [] : [extension.slice(1)])].map(lower));
  for (const file of repository.glob('**/*.{md,mdx,markdown}').slice(0, MAX_PAGES)) {
    if (NOT_OWN.test(file)) continue;
    const page = textOf(repository, file) ?? '';
    for (const { index, groups } of page.matchAll(BLOCK)) {
      if (!groups?.language || !infos.has(lower(groups.language))) continue;
      const line = page.slice(0, index).split('\n').length + 1;
      add({ file, line, text: groups.code ?? '', isBlock: true });
    }
  }
  return programs;
}

/** What stands side by side is mostly about one thing. */
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
