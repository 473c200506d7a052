import type { Conditional } from '../languages/language/preprocessor.js';
import { PartsBetweenDirectives } from './conditions-of-parts.js';

/*
 * Directives on lines of their own that say under which condition the lines between them are compiled: `#if`, `#elif`, `#else`, `#endif`.
 * Every branch is read, and each part is known with its condition.
 */

/**
 * A text without the lines of directives, which are as blank as they were long: everything else stays where it is, and every branch is
 * there.
 */
export function withoutDirectives(text: string, words: readonly string[]): string {
  return text.replace(lineOf(words), line => ' '.repeat(line.length));
}

/**
 * The parts of a text between directives, in the order of their ends.
 * @param isText whether an offset is in a comment or text, where nothing is a directive.
 */
export function partsBetween(
  text: string,
  words: readonly string[],
  isText: (offset: number) => boolean,
): Conditional[] {
  const parts = new PartsBetweenDirectives();
  for (const { 0: line, 1: word = '', 2: rest = '', index } of text.matchAll(lineOf(words))) {
    if (isText(index + line.indexOf('#'))) continue;
    const condition = (rest.split(/\/\/|\/\*|--/, 1)[0] ?? '').trim();
    parts.add(word.replace(/[#\s]/g, ''), condition, index, index + line.length);
  }
  return parts.parts;
}

function lineOf(words: readonly string[]): RegExp {
  const spaced = words.map(word => word.replace(/^#/, '#[ \\t]*'));
  return new RegExp(`^[ \\t]*(${spaced.join('|')})(?![\\w-])(.*)$`, 'gm');
}
