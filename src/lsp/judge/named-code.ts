import { LINE_COMMENT, QUOTED } from '../../text/program-code.js';
import { type Code, type CodeToken, listed } from '../code-token.js';
import type { Language } from '../language.js';
import { plainTokens } from '../plain-tokens.js';

/** A longer line was written by no person. */
const MAX_LINE_CHARACTERS = 4000;

/**
 * The tokens of a program in a language that nobody has described: what most languages write texts and comments with is left
 * out, and signs are the longest operators that there are.
 */
export function plainCode(text: string, language: Language): Code {
  const operators = [...language.operators.keys()].sort((a, b) => b.length - a.length);
  const tokens: CodeToken[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const code = line.slice(0, MAX_LINE_CHARACTERS).replace(QUOTED, found => ' '.repeat(found.length));
    for (const token of joined(plainTokens(code.replace(LINE_COMMENT, ''), 0), code, operators))
      tokens.push({ ...token, start: token.start + start, end: token.end + start });
    start += line.length + 1;
  }
  return { text, tokens: listed(tokens) };
}

/** Signs that stand together, as the operators that they are. */
function joined(tokens: readonly CodeToken[], line: string, operators: readonly string[]): CodeToken[] {
  const found: CodeToken[] = [];
  for (const token of tokens) {
    const { kind, start } = token;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const operator = kind === 'symbol' ? operators.find(each => line.startsWith(each, start)) : undefined;
    found.push(operator === undefined ? token : { ...token, end: start + operator.length });
  }
  return found;
}
