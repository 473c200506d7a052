import type { Conditional } from '../languages/language/preprocessor.js';
import { nested } from './nested-conditions.js';

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
  const found: { start: number; end: number; condition: string }[] = [];
  const open: { start: number; condition: string; before: readonly string[] }[] = [];
  for (const { 0: line, 1: written = '', 2: rest = '', index } of text.matchAll(lineOf(words))) {
    const word = written.replace(/\s/g, '');
    if (isText(index + line.indexOf('#'))) continue;
    const end = index + line.length;
    const condition = (rest.split(/\/\/|\/\*|--/, 1)[0] ?? '').trim();
    if (/^#if/.test(word)) {
      const holds =
        word === '#if' ? condition : word === '#ifdef' ? `defined(${condition})` : `!defined(${condition})`;
      open.push({ start: end, condition: holds, before: [] });
      continue;
    }
    const last = open.pop();
    if (!last) continue;
    const shown = [...last.before.map(each => `!(${each})`), last.condition].filter(each => each !== '');
    found.push({ start: last.start, end: index, condition: shown.join(' && ') });
    if (word === '#endif') continue;
    const before = [...last.before, last.condition];
    open.push({ start: end, condition: word === '#else' ? '' : condition, before });
  }
  return nested(found);
}

function lineOf(words: readonly string[]): RegExp {
  const spaced = words.map(word => word.replace(/^#/, '#[ \\t]*'));
  return new RegExp(`^[ \\t]*(${spaced.join('|')})(?![\\w-])(.*)$`, 'gm');
}
