import { firstWhere } from '../text/sorted.js';
import type { CodeToken } from './code-token.js';
import type { Reading, Tokenizer } from './reading.js';

/** Where more would have to be read than a key may take, the whole text is. */
const MAX_NEAR_CHARACTERS = 100_000;
/** How far back a line without indentation is looked for. */
const MAX_TOKENS_BACK = 20_000;
const CHUNK_CHARACTERS = 65_536;
/** So much of a long line before an edit is read again, half of it to see that it is read as it was. */
const LEAD_CHARACTERS = 4000;
const MAX_STARTS = 8;

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
    if (from === undefined || to - from > MAX_NEAR_CHARACTERS) return this.inLongLine(offset, to);
    return this.readNear(from, to);
  }

  private readNear(from: number, to: number): Reading {
    const reading = moved(this.tokenizer(this.text.slice(from, to)), from, this.text);
    this.near = { from, to, reading };
    return reading;
  }

  /**
   * In the middle of a line that is too long to be read: from a token of code from which on what was there before the edit is
   * cut as it was in the whole.
   */
  private inLongLine(offset: number, lineEnd: number): Reading | undefined {
    const { before, same } = this;
    if (offset - same > MAX_NEAR_CHARACTERS) return undefined;
    const window = before.tokens.slice(
      firstFrom(before.tokens, same - LEAD_CHARACTERS),
      firstFrom(before.tokens, same),
    );
    // The last one goes on, maybe, in what was typed.
    const last = window.at(-1)?.start ?? 0;
    const sure = window.filter(({ start }) => start > same - LEAD_CHARACTERS / 2 && start < last);
    const starts = window.filter(({ kind, start }) => kind !== 'text' && start <= same - LEAD_CHARACTERS / 2);
    for (const { start } of starts.slice(0, MAX_STARTS)) {
      const again = moved(this.tokenizer(before.text.slice(start, same)), start, this.text);
      const own = again.tokens.slice(firstFrom(again.tokens, sure[0]?.start ?? same));
      const isSame = sure.every(
        (token, i) =>
          token.start === own[i]?.start && token.end === own[i]?.end && token.kind === own[i]?.kind,
      );
      if (sure.length > 0 && isSame) return this.readNear(start, Math.min(lineEnd, offset + LEAD_CHARACTERS));
    }
    return undefined;
  }

  /** The last line before the edit that begins a statement at the edge: nothing that was open before it goes on there. */
  private start(): number | undefined {
    const { tokens, text } = this.before;
    // Of tokens that touch the edit the first is another one now.
    let low = firstFrom(tokens, this.same);
    while (low > 0 && (tokens[low - 1] as CodeToken).end >= this.same) low -= 1;
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

/** The first token that begins at a place or behind it. */
function firstFrom(tokens: readonly CodeToken[], offset: number): number {
  return firstWhere(tokens, ({ start }) => start >= offset);
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
