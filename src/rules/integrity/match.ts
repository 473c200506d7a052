import { runInNewContext } from 'node:vm';
import { UserError } from '../../findings/user-error.js';

/** A pattern that needs longer for all texts together runs away: real ones need a millisecond. */
const MAX_MATCH_MS = 1000;

/**
 * Which texts match a regular expression. The pattern may be a stranger's (the manifest of any site), and so may the
 * texts: the matching is cut off after a second, which a plain call of the engine cannot be.
 *
 * @throws {UserError} when the pattern is no regular expression, or runs away.
 */
export function matchesOf(pattern: string, texts: readonly string[]): boolean[] {
  const regex = compile(pattern);
  try {
    const matches = runInNewContext(
      'texts.map(text => regex.test(text))',
      { regex, texts },
      { timeout: MAX_MATCH_MS },
    );
    return matches as boolean[];
  } catch (cause) {
    throw new UserError(
      `The pattern ${pattern} takes longer than ${MAX_MATCH_MS / 1000} s.`,
      'Write it without nested repetition such as (a+)+.',
      { cause },
    );
  }
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch (cause) {
    throw new UserError(
      `The pattern ${pattern} is not a regular expression: ${(cause as Error).message}.`,
      'Correct `pattern` of the rule in refdata.yml.',
      { cause },
    );
  }
}
