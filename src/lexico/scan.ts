import { Blocks } from './blocks.js';
import { closingOf } from './closing.js';
import type { Machine, Openings, Ready, ReadyInterpolation } from './compile.js';
import { holds, type Situation } from './conditions.js';
import { delimit } from './delimit.js';
import type { CodeFrame, Frame, Queued, RegionSpan } from './frames.js';
import { isWholeOpening } from './patterns.js';
import { type ScanState, type StateToken, stateToken } from './state.js';
import { type Token, type TokenClass, UNSEEN } from './token.js';

/** Regions and interpolations that stand in each other; deeper ones are text. */
const MAX_DEPTH = 1000;
/** Interpolations in each other whose brackets are counted: each reads what is in it once more. */
const MAX_COUNTED = 16;

/** A region that may open in a place. */
interface Opened {
  readonly region: Ready;
  readonly length: number;
  readonly groups: readonly (string | undefined)[];
}

/** Where a text is read, and what has been found so far. */
export class Scan {
  tokens: Token[] = [];
  readonly frames: Frame[] = [];
  /** Regions that stand in code, in the order of their openings. */
  regions: RegionSpan[] = [];
  readonly blocks: Blocks;
  /** Heredocs that begin with the next line. */
  readonly queue: Queued[] = [];
  at = 0;
  lineStart = 0;
  /** Whether only blanks stand before in the line. */
  isFirst = true;
  /** Whether the next token begins a logical line. */
  beginsLine = true;
  private readonly codes: CodeFrame[] = [];
  /** Whether a token begins here in any case, though the one before is of the same region. */
  private isApart = true;

  constructor(
    readonly machine: Machine,
    readonly text: string,
    /** Where reading is taken up, and what was known there; at the beginning of the text otherwise. */
    from?: { readonly at: number; readonly state: ScanState },
  ) {
    const { at = 0, state } = from ?? {};
    this.at = at;
    this.lineStart = at - (state?.column ?? 0);
    this.isFirst = state?.isFirst ?? true;
    this.beginsLine = state?.beginsLine ?? true;
    this.push({
      kind: 'code',
      limit: text.length,
      depth: 0,
      joined: state?.joined ?? 0,
      before: state?.before && tokenAt(at, state.before),
    });
    this.blocks = new Blocks(machine.lexis.blocos?.recuo ?? false, state?.blocks);
  }

  /** What is known here; nothing in a region, and where what comes next may still belong to the token before. */
  get state(): ScanState | undefined {
    const { text, at, lineStart, isFirst, beginsLine, blocks } = this;
    const isBetween = this.isApart || this.tokens.at(-1)?.class !== 'branco';
    if (this.frames.length > 1 || this.queue.length > 0 || !isBetween) return undefined;
    const { before, joined } = this.code;
    return {
      before: before && stateToken(text, at, before),
      joined,
      column: at - lineStart,
      indentation: Math.min(at - lineStart, indentation(text, lineStart)),
      isFirst,
      beginsLine,
      blocks: blocks.state,
    };
  }

  /** Gives what was found since it was asked for last. */
  takeOut(): { readonly tokens: readonly Token[]; readonly regions: readonly RegionSpan[] } {
    const { tokens, regions } = this;
    this.tokens = [];
    this.regions = [];
    return { tokens, regions };
  }

  get frame(): Frame {
    return this.frames.at(-1) as Frame;
  }

  /** The code that is read, or that the region stands in. */
  get code(): CodeFrame {
    return this.codes.at(-1) as CodeFrame;
  }

  push(frame: Frame): void {
    this.frames.push(frame);
    if (frame.kind === 'code') this.codes.push(frame);
  }

  pop(): Frame {
    const frame = this.frames.pop() as Frame;
    if (frame.kind === 'code') this.codes.pop();
    this.part();
    return frame;
  }

  /** Adds what stands from `at` up to `end`; pieces of one region become one token. */
  take(kind: TokenClass, end: number, name?: string): void {
    if (end <= this.at) return;
    const last = this.tokens.at(-1);
    const isMore = !this.isApart && last !== undefined && last.class === kind && last.name === name;
    if (isMore) this.tokens[this.tokens.length - 1] = { ...last, end };
    else this.tokens.push({ class: kind, start: this.at, end, ...(name !== undefined && { name }) });
    this.isApart = false;
    this.at = end;
    if (kind !== 'branco') this.isFirst = false;
  }

  /** The next token is one of its own. */
  part(): void {
    this.isApart = true;
  }

  /** Adds a token of code, which the code behind it sees. */
  takeCode(kind: TokenClass, end: number, name?: string): void {
    this.part();
    const { code } = this;
    if (!UNSEEN.has(kind)) this.beginLine();
    this.take(kind, end, name);
    if (!UNSEEN.has(kind)) code.before = this.tokens.at(-1);
  }

  /** A token of code stands here, which may be the first of a logical line. */
  beginLine(): void {
    if (this.beginsLine) this.blocks.begin(this.at - this.lineStart);
    this.beginsLine = false;
  }

  /** A line ends here: its end is taken as what it is part of. */
  takeLineEnd(kind: TokenClass, name?: string): void {
    this.take(kind, this.endOfBreak(this.at), name);
    this.lineStart = this.at;
    this.isFirst = true;
  }

  isBreak(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return code === 10 || code === 13;
  }

  endOfBreak(at: number): number {
    return this.text.startsWith('\r\n', at) && at + 2 <= this.frame.limit ? at + 2 : at + 1;
  }

  situation(end: number): Situation {
    const { text, at: start, lineStart, isFirst, blocks } = this;
    const { before } = this.code;
    const isInside = (word: string) => blocks.has(word);
    const isBehind = (word: string) => blocks.lineHas(word);
    return { text, start, end, limit: this.frame.limit, before, lineStart, isFirst, isInside, isBehind };
  }

  /** The region that opens here: the longest opening of those whose conditions hold, the first of those that are equal. */
  opened({ texts, patterns }: Openings): Opened | undefined {
    const { text, at } = this;
    const { limit } = this.frame;
    let best: Opened | undefined;
    const offer = (region: Ready, groups: readonly (string | undefined)[]) => {
      const length = groups[0]?.length ?? 0;
      if (length <= (best?.length ?? 0) || at + length > limit) return;
      const situation = this.situation(at + length);
      if (region.when && !holds(region.when, situation)) return;
      if (region.except && holds(region.except, situation)) return;
      best = { region, length, groups };
    };
    for (const { text: opening, region } of texts.at(text.charCodeAt(at)))
      if (text.startsWith(opening, at)) offer(region, [opening]);
    for (const { match, region } of patterns) {
      const found = match(text, at, limit);
      if (found) offer(region, found);
    }
    return best;
  }

  /** Opens a region; nothing where too many are open. */
  enter({ region, length, groups }: Opened): void {
    const { spec } = region;
    this.part();
    const start = this.at;
    const isInCode = this.frame.kind === 'code';
    const { limit } = this.frame;
    if (isInCode) this.takeCode(spec.classe, this.at + length, spec.nome);
    else this.take(spec.classe, this.at + length, spec.nome);
    if (isWholeOpening(spec)) this.part();
    else if (spec.fila) {
      this.queue.push({ region, close: closingOf(spec, groups) ?? '', depth: this.codes.length });
      this.part();
    } else if (this.frames.length < MAX_DEPTH) {
      const column = indentation(this.text, this.lineStart);
      const span = isInCode ? this.begin(region, start) : undefined;
      this.push({ kind: 'region', limit, region, close: closingOf(spec, groups), column, span });
    }
  }

  /** A region of code begins. */
  begin({ spec }: Ready, start: number): RegionSpan {
    const span = { name: spec.nome, start, end: start, isClosed: false };
    this.regions.push(span);
    return span;
  }

  /** Opens an interpolation. */
  interpolate(of: ReadyInterpolation, region: Ready): void {
    const { spec } = of;
    const { limit } = this.frame;
    this.take('interpolacao', this.at + spec.abre.length, region.spec.nome);
    const common = { kind: 'code', of, region, depth: 0, joined: 0, before: undefined } as const;
    if (spec.delimita !== 'contando') {
      this.push({ ...common, limit });
      return;
    }
    const { format, close, end } = delimit(this.text, this.at, limit, of, hasLines(of, region));
    this.push({ ...common, limit: close < 0 ? end : format, counted: { format, close } });
  }

  /** The heredocs whose texts begin with the line that begins here. */
  unqueue(): readonly Queued[] {
    const begun = this.queue.filter(({ depth }) => depth >= this.codes.length);
    const waiting = this.queue.filter(({ depth }) => depth < this.codes.length);
    this.queue.splice(0, this.queue.length, ...waiting);
    return begun;
  }

  /** Whether nothing more may open: no interpolation whose brackets are counted, where `isCounted`. */
  isFull(isCounted: boolean): boolean {
    if (this.frames.length >= MAX_DEPTH) return true;
    return isCounted && this.codes.filter(({ counted }) => counted !== undefined).length >= MAX_COUNTED;
  }

  /** Leaves what is read, and what of it stands behind its end. */
  leave(isClosed = false): void {
    const frame = this.pop();
    if (frame.kind === 'region' && frame.span !== undefined)
      Object.assign(frame.span, { end: this.at, isClosed });
    if (frame.kind !== 'code' || frame.counted === undefined || frame.of === undefined) return;
    const { close, format } = frame.counted;
    // Something around it may have ended before it did.
    if (close < 0 || this.at !== format || this.at >= this.frame.limit) return;
    this.take('formato', close, frame.region?.spec.nome);
    this.take('interpolacao', close + (frame.of.spec.fecha?.length ?? 0), frame.region?.spec.nome);
    this.part();
  }
}

function tokenAt(at: number, { class: kind, name, back, length }: StateToken): Token {
  const start = at - back;
  return { class: kind, start, end: start + length, ...(name !== undefined && { name }) };
}

export function hasLines({ spec }: ReadyInterpolation, region: Ready): boolean {
  return spec.linhas ?? region.spec.linhas ?? false;
}

/** Blanks at the start of a line. */
export function indentation(text: string, lineStart: number): number {
  let at = lineStart;
  while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at += 1;
  return at - lineStart;
}
