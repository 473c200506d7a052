import { type ProgramText, programTexts } from '../repository/program-texts.js';
import type { Repository } from '../repository/repository.js';
import { counted } from '../text/counted.js';
import { WordUse } from './word-use.js';

/** Fewer lines prove nothing. */
const MIN_LINES = 40;

/** What programs in the language say about its words: the proof for what a draft proposes. */
export interface Programs {
  readonly texts: readonly ProgramText[];
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
  // What is declared for a compiler is no program: it has hardly a statement.
  const programs = programTexts(repository, extension, names).filter(
    ({ file }) => !/\.d\.[mc]?ts$/.test(file),
  );
  const texts = programs.map(({ text }) => text);
  const blocks = programs.filter(({ isBlock }) => isBlock).length;
  const files = programs.length - blocks;
  const use = new WordUse(texts);
  if (use.lines < MIN_LINES) return undefined;
  const parts = [
    ...(files > 0 ? [`${counted(files, 'file')} *${extension}`] : []),
    ...(blocks > 0 ? [`${blocks} ${blocks === 1 ? 'block' : 'blocks'} of code in the pages`] : []),
  ];
  return { texts: programs, use, what: parts.join(' and ') };
}
