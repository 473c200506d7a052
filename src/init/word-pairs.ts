/** How often a word has another one, or a value, directly before or behind it: nothing but space is between them. */
interface Sides {
  before: number;
  after: number;
  readonly left: Set<string>;
  readonly right: Set<string>;
}

/** Distinct pairs that are kept; what is new after so many hardly says more. */
const MAX_PAIRS = 200_000;

/** Words of sentences that hardly a program has: a line with one of them is prose, in a comment that was not known as such. */
const PROSE = new Set(
  'the an that these those which will would should are was were been you your we they it its há uma que não são os das dos los las una del les une des ein eine der die das'.split(
    ' ',
  ),
);
/** A line of fewer words may have one of them as a name. */
const MIN_PROSE_WORDS = 4;

/**
 * Pairs of words, and of words and values, side by side. In most languages two names never stand so: one of the two is a word
 * of the language.
 */
export class WordPairs {
  private readonly counts = new Map<string, number>();

  /** Adds what stands side by side on a line. */
  add(tokens: readonly string[]): void {
    if (isProse(tokens)) return;
    for (let i = 1; i < tokens.length; i += 1) {
      const left = leftOf(tokens[i - 1] as string);
      const right = rightOf(tokens[i] as string);
      if (left === undefined || right === undefined || !(isName(left) || isName(right))) continue;
      const pair = `${left} ${right}`;
      const count = this.counts.get(pair);
      if (count !== undefined || this.counts.size < MAX_PAIRS) this.counts.set(pair, (count ?? 0) + 1);
    }
  }

  /** For each word that is not among these: what stands beside it and is none of these either. */
  without(known: ReadonlySet<string>): ReadonlyMap<string, Readonly<Sides>> {
    const found = new Map<string, Sides>();
    const sidesOf = (word: string) => {
      const sides = found.get(word) ?? { before: 0, after: 0, left: new Set(), right: new Set() };
      found.set(word, sides);
      return sides;
    };
    for (const [pair, count] of this.counts) {
      const [left, right] = pair.split(' ') as [string, string];
      if (known.has(left) || known.has(right)) continue;
      if (isName(right)) {
        const sides = sidesOf(right);
        sides.before += count;
        sides.left.add(left);
      }
      if (isName(left)) {
        const sides = sidesOf(left);
        sides.after += count;
        sides.right.add(right);
      }
    }
    return found;
  }
}

/** Whether words side by side are a sentence: in a comment, where code has none. */
export function isProse(tokens: readonly string[]): boolean {
  return (
    tokens.some(token => PROSE.has(token.toLowerCase())) && tokens.filter(isName).length >= MIN_PROSE_WORDS
  );
}

function isName(token: string): boolean {
  return /^[\p{L}_]/u.test(token);
}

/** What ends a value: a name, a number, a text, a closing bracket. */
function leftOf(token: string): string | undefined {
  if (isName(token)) return token;
  if (/^\d/.test(token)) return '0';
  return /[)\]"]$/.test(token) ? token.slice(-1) : undefined;
}

/** What begins one. An opening bracket may as well be that of a call. */
function rightOf(token: string): string | undefined {
  if (isName(token)) return token;
  if (/^\d/.test(token)) return '0';
  return /^"/.test(token) ? '"' : undefined;
}
