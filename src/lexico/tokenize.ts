import { type Steps, TURNS_PER_STEP, whole } from '../text/steps.js';
import { readCode } from './code.js';
import { compileLexis, type Machine } from './compile.js';
import type { RegionSpan } from './frames.js';
import { readFormat, readRegion } from './regions.js';
import { Scan } from './scan.js';
import type { Lexis } from './schema/lexico.js';
import type { ScanState } from './state.js';
import type { Token } from './token.js';

const machines = new WeakMap<Lexis, Machine>();

/**
 * Cuts a text into tokens, as a lexico says. They cover it exactly; what the language knows no token for is `invalido`.
 * Nothing is ever thrown for a text, and the time grows with its length alone.
 *
 * @throws {SyntaxError} for a lexico with a pattern that is none.
 */
export function tokenize(lexis: Lexis, text: string): Token[] {
  return readText(lexis, text).tokens;
}

/** The same, and the regions that stand in code, as they begin and end: what tokens alone do not tell. */
export function readText(lexis: Lexis, text: string): ReadText {
  const { tokens, regions } = whole(new TextReader(lexis, text).next(Number.POSITIVE_INFINITY));
  return { tokens: [...tokens], regions };
}

export interface ReadText {
  readonly tokens: Token[];
  readonly regions: readonly Readonly<RegionSpan>[];
}

/** A text that is read stretch by stretch, from its beginning or from where reading can be taken up. */
export class TextReader {
  private readonly scan: Scan;

  constructor(lexis: Lexis, text: string, from?: { readonly at: number; readonly state: ScanState }) {
    let machine = machines.get(lexis);
    if (machine === undefined) {
      machine = compileLexis(lexis);
      machines.set(lexis, machine);
    }
    this.scan = new Scan(machine, text, from);
  }

  /** So far it was read. */
  get at(): number {
    return this.scan.at;
  }

  /**
   * Reads on up to the first place behind `least` at which reading can be taken up, or to the end of the text. Regions that
   * it gives have ended.
   */
  *next(least: number): Steps<ReadStretch> {
    const { scan } = this;
    const { length } = scan.text;
    let state: ScanState | undefined;
    for (let turn = 1; ; turn += 1) {
      if (turn % TURNS_PER_STEP === 0) yield;
      const frame = scan.frame;
      if (scan.at >= frame.limit) {
        if (scan.frames.length === 1) break;
        scan.leave();
      } else if (frame.kind === 'code') readCode(scan, frame);
      else if (frame.kind === 'region') readRegion(scan, frame);
      else readFormat(scan, frame);
      if (scan.at < least || scan.at >= length) continue;
      state = scan.state;
      if (state !== undefined) break;
    }
    return { ...scan.takeOut(), end: scan.at, state };
  }
}

/** A stretch of a text, and what is known where it ends: nothing at the end of the text. */
export interface ReadStretch {
  readonly tokens: readonly Token[];
  readonly regions: readonly Readonly<RegionSpan>[];
  readonly end: number;
  readonly state: ScanState | undefined;
}
