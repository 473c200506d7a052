import type { CodeToken } from './code-token.js';
import type { Reading, Tokenizer } from './reading.js';

/** Where more would have to be read than a key may take, the whole text is. */
const MAX_NEAR_CHARACTERS = 100_000;
/** How far back a line without indentation is looked for. */
const MAX_TOKENS_BACK = 20_000;
const CHUNK_CHARACTERS = 65_536;

/**
 * A long text after an edit, of which only what is around a place is read again: from a line that is the same as before, and
 * before which everything is, up to the end of the line in question.
 */
export class EditedReading {
  /** So many characters at the beginning are as they were. */
  readonly same: number;
  private near: { readonly from: number; readonly to: number; readonly reading: Reading } | undefined;

  constructor(
    private readonly before: Reading,
    private readonly text: string,
    private readonly tokenizer: Tokenizer,
  ) {
    this.same = sameStart(before.text, text);
  }

  /** Tokens around a place; nothing where they cannot be found without reading everything. */
  at(offset: number): Reading | undefined {
    if (offset < this.same) return this.before;
    const { near } = this;
    if (near !== undefined && near.from <= offset && offset <= near.to) return near.reading;
    const from = this.start();
    const newline = this.text.indexOf('\n', offset);
    const to = newline < 0 ? this.text.length : newline;
    if (from === undefined || to - from > MAX_NEAR_CHARACTERS) return undefined;
    const reading = moved(this.tokenizer(this.text.slice(from, to)), from, this.text);
    this.near = { from, to, reading };
    return reading;
  }

  /** The last line before the edit that begins a statement at the edge: nothing that was open before it goes on there. */
  private start(): number | undefined {
    const { tokens, text } = this.before;
    let [low, high] = [0, tokens.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tokens[middle] as CodeToken).end < this.same) low = middle + 1;
      else high = middle;
    }
    for (let at = low - 1; at >= 0 && low - at < MAX_TOKENS_BACK; at -= 1) {
      const { isFirst, start } = tokens[at] as CodeToken;
      const isAtEdge = start === 0 || text.charAt(start - 1) === '\n';
      if (isFirst && isAtEdge && !/[)\]}]/.test(text.charAt(start))) return start;
    }
    return undefined;
  }
}

function moved({ tokens, prose, faults, keywords }: Reading, by: number, text: string): Reading {
  const place = <T extends { readonly start: number; readonly end: number }>(each: T): T => ({
    ...each,
    start: each.start + by,
    end: each.end + by,
  });
  return {
    text,
    tokens: tokens.map(place),
    prose: prose.map(place),
    faults: faults.map(place),
    keywords: new Set([...keywords].map(at => at + by)),
  };
}

/** How far two texts begin alike. */
function sameStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.slice(at, at + CHUNK_CHARACTERS) === other.slice(at, at + CHUNK_CHARACTERS))
    at += CHUNK_CHARACTERS;
  at = Math.min(at, length);
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}
