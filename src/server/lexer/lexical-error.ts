import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';

/** Something that is not of the language. */
export function lexicalError(source: SourceText, offset: number, reason: string, remedy: string): Error {
  return new ServerSourceError(source.place(offset), reason, remedy);
}

export function tabError(source: SourceText, offset: number): Error {
  return lexicalError(
    source,
    offset,
    'There is a TAB: indentation is made of spaces only.',
    'Replace each TAB by four spaces.',
  );
}

/** A character that begins no token. */
export function unexpectedCharacter(source: SourceText, offset: number): Error {
  const character = String.fromCodePoint(source.text.codePointAt(offset) as number);
  if (character === '\t') return tabError(source, offset);
  return lexicalError(
    source,
    offset,
    `\`${character}\` has no meaning here outside of texts and comments.`,
    REMEDIES[character] ??
      'Take it away, or name a file that is written in the language of the server (.df).',
  );
}

const REMEDIES: Readonly<Record<string, string>> = {
  '=': 'Assign with `:=`, compare with `==` or `is`.',
  ';': 'Write each statement on a line of its own.',
  '\\': 'A line goes on inside brackets or behind an operator; take the backslash away.',
  '!': 'Write `not`, or `!=` to compare.',
  '?': 'Write `??` for a default or `?.` for a member that may be missing.',
  '~': 'Write `~/` for floor division.',
  $: 'A `$` stands before the quote of a text only.',
  '`': 'Write texts in single or double quotes.',
};
