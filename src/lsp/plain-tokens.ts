import type { CodeToken } from './code-token.js';

/** A longer line is looked at around the place in question only. */
const MAX_LINE_CHARACTERS = 4000;

const TOKEN =
  /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<name>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)|(?<number>\p{Nd}[\p{Nd}\p{L}_]*(?:\.\p{Nd}[\p{Nd}\p{L}_]*)?)|(?<symbol>::|\?\.|\S)/gu;

/**
 * The tokens of one line of a language that nobody has described: names, and signs one by one. What is a comment is not
 * known; quotes of either kind are taken for those of texts.
 */
export function plainTokens(text: string, offset: number): CodeToken[] {
  const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - MAX_LINE_CHARACTERS);
  const newline = text.indexOf('\n', offset);
  const end = Math.min(newline < 0 ? text.length : newline, offset + MAX_LINE_CHARACTERS);
  const tokens: CodeToken[] = [];
  for (const match of text.slice(start, end).matchAll(TOKEN)) {
    const { name, number, text: quoted } = match.groups ?? {};
    const kind =
      name !== undefined
        ? 'name'
        : number !== undefined
          ? 'number'
          : quoted !== undefined
            ? 'text'
            : 'symbol';
    const at = start + match.index;
    tokens.push({ kind, start: at, end: at + match[0].length, isFirst: tokens.length === 0 });
  }
  return tokens;
}
