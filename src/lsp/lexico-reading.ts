import { type Lexico, TextReader } from '../lexico/index.js';
import { firstIndex } from '../text/sorted.js';
import { type Steps, whole } from '../text/steps.js';
import { type Edit, editBetween, placeAfter } from './edited-text.js';
import { isSamePlace, type Piece, type PieceState, stretchOf } from './piece.js';
import { type Known, Lines, Reader } from './piece-reader.js';
import { probeOf } from './probe.js';
import { Reading, type Rereading, type Tokenizer } from './reading.js';

/** So long is a piece, about. */
const PIECE_CHARACTERS = 4096;
/** So far before an edit what was read may have looked at it: patterns look that far ahead. */
const LOOKED_AHEAD = 2048;
/** So far behind an edit it may be looked at: patterns look that far back. */
const LOOKED_BACK = 64;
/** So much is read for a while, where what stands behind it is as it was. */
const MAX_BRIDGE_CHARACTERS = 4 * PIECE_CHARACTERS;

/** Reads programs of a language as its lexico says. */
export function tokenizerOf(lexico: Lexico): Tokenizer {
  const regions = new Map((lexico.regioes ?? []).map(region => [region.nome, region]));
  const known: Known = { regions, lines: new Lines(lexico) };
  const begin = (text: string, before?: Rereading) =>
    new LexicoReading(lexico, text, known, before instanceof LexicoReading ? before : undefined);
  const all = (text: string) => {
    const rereading = begin(text);
    whole(rereading.all());
    return rereading.reading;
  };
  const probe = (reading: Reading, start: number, end: number) => probeOf(lexico, reading, start, end);
  return Object.assign(all, { begin, probe });
}

const BEGINNING: PieceState = { scan: undefined, depth: 0, isBroken: true, last: '', hasTokens: false };

/** A stretch of which what was read is not all that is there now: what stands before it is another. */
interface Stale {
  readonly start: number;
  readonly end: number;
}

/** A stretch that is being read: from the beginning of a piece up to the first one behind it that begins with the same. */
interface Gap {
  readonly start: number;
  /** The first piece that is replaced, and the first one that may be the same. */
  readonly first: number;
  next: number;
  /** Up to here the text may be another. */
  stop: number;
  /** So far it was read, and what is known there. */
  end: number;
  state: PieceState;
  readonly fresh: Piece[];
  readonly source: TextReader;
  readonly reader: Reader;
}

/** Pieces one behind the other, and where they are to be read again. */
interface Pieces {
  readonly pieces: Piece[];
  /** Where each piece begins, and where the last one ends. */
  readonly starts: number[];
  /** What is known where the last one ends, if the text does not. */
  readonly tail: PieceState;
  readonly stale: readonly Stale[];
}

const NOTHING: Pieces = { pieces: [], starts: [0], tail: BEGINNING, stale: [] };

/**
 * A text that is read piece by piece. After an edit the pieces around it are read again, up to the first one behind it that
 * begins with the same as then. Where that takes long, those behind it stay as they were until all is read: each is right as
 * far as what stands before it is.
 */
class LexicoReading implements Rereading {
  private pieces: Piece[];
  private starts: number[];
  private tail: PieceState;
  private stale: readonly Stale[];
  private gap: Gap | undefined;
  /** Where the pieces began before the edit, while they are read around it. */
  private before: { readonly edit: Edit; readonly starts: readonly number[] } | undefined;
  private readonly work: Steps<undefined>;
  private read: Reading | undefined;
  private done = 0;

  constructor(
    private readonly lexico: Lexico,
    private readonly text: string,
    private readonly known: Known,
    last: LexicoReading | undefined,
  ) {
    const { pieces, starts, tail, stale } = last?.now() ?? NOTHING;
    this.pieces = [...pieces];
    this.starts = [...starts];
    this.tail = tail;
    this.stale = stale;
    this.work = this.everything();
    if (last === undefined) this.open({ start: 0, end: text.length });
    else if (last.text !== text) this.reopen(editBetween(last.text, text), last.text.length);
  }

  get isWhole(): boolean {
    return this.gap === undefined && this.stale.length === 0;
  }

  get cut(): number {
    return this.done + (this.gap === undefined ? 0 : this.gap.source.at - this.gap.start);
  }

  get reading(): Reading {
    this.read ??= new Reading(this.text, this.now().pieces);
    return this.read;
  }

  *all(): Steps<undefined> {
    while (this.work.next().done !== true) yield;
    return undefined;
  }

  near(offset: number, most: number): boolean {
    while (this.cut < most) {
      const { gap } = this;
      const end = this.starts.at(-1) as number;
      if (gap !== undefined && !(this.isNew(gap) && gap.end > offset)) this.work.next();
      else if (gap === undefined && end <= offset && end < this.text.length)
        this.open(this.stale.at(-1) as Stale);
      else break;
    }
    const { end } = this.reading;
    return end > offset || end === this.text.length;
  }

  private *everything(): Steps<undefined> {
    for (;;) {
      while (this.gap !== undefined) {
        yield* this.more(this.gap);
        yield;
      }
      const [first] = this.stale;
      if (first === undefined) return undefined;
      this.open(first);
    }
  }

  /** Whether there are no pieces yet behind what is being read. */
  private isNew({ first, next, end }: Gap): boolean {
    return next === this.pieces.length && (first === next || (this.starts[next] as number) <= end);
  }

  /** Begins to read around an edit. */
  private reopen(edit: Edit, length: number): void {
    const { starts, pieces } = this;
    const stop = starts.find(start => start >= edit.endBefore + LOOKED_BACK) ?? length;
    let at = firstIndex(starts.length, i => (starts[i] as number) > edit.start - LOOKED_AHEAD) - 1;
    while (at > 0 && (pieces[at]?.from ?? this.tail).scan === undefined) at -= 1;
    const start = starts[Math.max(0, at)] as number;
    this.before = { edit, starts };
    const moved = (place: number) => placeAfter(edit, place);
    this.starts = starts.map(moved);
    this.stale = this.stale.map(each => ({ start: moved(each.start), end: moved(each.end) }));
    this.open({ start, end: moved(stop) });
  }

  /** Begins to read a stretch. */
  private open({ start, end }: Stale): void {
    const { pieces, starts, lexico, text, known } = this;
    const first = firstIndex(pieces.length, i => (starts[i] as number) >= start);
    const state = pieces[first]?.from ?? this.tail;
    const source = new TextReader(lexico, text, state.scan && { at: start, state: state.scan });
    const reader = new Reader(text, known, start, state);
    this.gap = { start, first, next: first, stop: end, end: start, state, fresh: [], source, reader };
    this.skip(this.gap);
    this.read = undefined;
  }

  /** Reads the next piece. */
  private *more(gap: Gap): Steps<undefined> {
    const { source, reader } = gap;
    const stretch = yield* source.next(this.least(gap));
    yield* reader.take(stretch);
    if (stretch.state !== undefined && !reader.isBetween) return undefined;
    this.read = undefined;
    gap.fresh.push(reader.takeOut());
    gap.end = stretch.end;
    if (stretch.state === undefined) {
      this.close(gap, this.pieces.length);
      return undefined;
    }
    gap.state = reader.state(stretch.state);
    this.skip(gap);
    const same = this.pieces[gap.next]?.from ?? this.tail;
    if (this.starts[gap.next] === gap.end && isSamePlace(same, gap.state)) this.close(gap, gap.next);
    return undefined;
  }

  /** Leaves behind pieces that have another text now, or that what was read has passed. */
  private skip(gap: Gap): void {
    const { starts, pieces, stale } = this;
    // What was stale from a place on that was passed is read with this.
    for (const { start, end } of stale)
      if (start === gap.start || start < gap.end) gap.stop = Math.max(gap.stop, end);
    const least = Math.max(gap.stop, gap.end);
    while (gap.next < pieces.length && (starts[gap.next] as number) < least) gap.next += 1;
  }

  /** What was read takes the place of what was there. */
  private close(gap: Gap, next: number): void {
    const { start, first, fresh, end, state } = gap;
    const isEnd = next === this.pieces.length;
    this.pieces.splice(first, next - first, ...fresh);
    this.starts.splice(first, next - first, ...startsOf(fresh, start));
    if (isEnd) this.starts[this.pieces.length] = end;
    if (isEnd) this.tail = state;
    this.stale = without(this.stale, gap);
    this.before = undefined;
    this.gap = undefined;
    this.done += end - start;
  }

  /** Where the next piece may end: where one did before the edit, so that those behind it may be found to be the same. */
  private least({ end, next }: Gap): number {
    const { starts, pieces } = this;
    let at = next;
    while (at < pieces.length && (starts[at] as number) < end + PIECE_CHARACTERS / 4) at += 1;
    const found = starts[at] as number;
    return at < pieces.length && found <= end + 2 * PIECE_CHARACTERS ? found : end + PIECE_CHARACTERS;
  }

  /** What is known now: in the place of what is still being read something that is right for the most part. */
  private now(): Pieces {
    const { gap, pieces, starts, tail, stale } = this;
    if (gap === undefined) return { pieces, starts, tail, stale };
    const { start, first, fresh, end, state } = gap;
    let { next } = gap;
    while (next < pieces.length && (starts[next] as number) <= end) next += 1;
    const isNew = this.isNew({ ...gap, next });
    const stop = isNew ? end : (starts[next] as number);
    const put = isNew ? fresh : [...fresh, ...this.bridge(gap, next)];
    return {
      pieces: [...pieces.slice(0, first), ...put, ...pieces.slice(next)],
      starts: [...starts.slice(0, first), ...startsOf(put, start), stop, ...starts.slice(next + 1)],
      tail: isNew ? state : tail,
      stale: joined([...without(stale, gap), { start: end, end: isNew ? this.text.length : stop }]),
    };
  }

  /** What stands between what was read and a piece: read as if the text ended there, or, where that is long, as it was. */
  private bridge({ end: start, state }: Gap, next: number): Piece[] {
    const { starts, pieces, lexico, known, before } = this;
    const stop = starts[next] as number;
    const old = pieces[next - 1] as Piece;
    const end = Math.min(stop, Math.max(start + MAX_BRIDGE_CHARACTERS, starts[next - 1] as number));
    const text = this.text.slice(0, end);
    const reader = new Reader(text, known, start, state);
    whole(
      reader.take(
        whole(new TextReader(lexico, text, state.scan && { at: start, state: state.scan }).next(end)),
      ),
    );
    const near = reader.takeOut();
    if (end === stop) return [near];
    const begin = (before?.starts ?? starts)[next - 1] as number;
    return [near, stretchOf(old, begin, { edit: before?.edit, start: end, end: stop })];
  }
}

/** Stretches but for those that were read. */
function without(stretches: readonly Stale[], { start, end }: Gap): Stale[] {
  return stretches.filter(each => each.start < start || each.start >= end);
}

function startsOf(pieces: readonly Piece[], start: number): number[] {
  let at = start;
  return pieces.map(({ length }) => {
    at += length;
    return at - length;
  });
}

/** The same stretches, apart from each other and in their order. */
function joined(stretches: readonly Stale[]): Stale[] {
  const found: Stale[] = [];
  for (const each of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last === undefined || each.start >= last.end) found.push(each);
    else found[found.length - 1] = { start: last.start, end: Math.max(last.end, each.end) };
  }
  return found;
}
