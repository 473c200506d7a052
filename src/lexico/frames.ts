import type { Ready, ReadyInterpolation } from './compile.js';
import type { Token } from './token.js';

/** Code: of the whole text, or of an interpolation. */
export interface CodeFrame {
  readonly kind: 'code';
  readonly limit: number;
  /** Of an interpolation: what it is, and whether it ends at `limit` because its end was counted. */
  readonly of?: ReadyInterpolation;
  readonly region?: Ready;
  /** Where its format begins, and whether the closing stands behind `limit`. */
  readonly counted?: { readonly format: number; readonly close: number };
  /** Brackets of the kind of its own that are open. */
  depth: number;
  /** Brackets that join lines. */
  joined: number;
  /** The token before, in the same logical line. */
  before: Token | undefined;
}

/** The text of a region. */
export interface RegionFrame {
  readonly kind: 'region';
  readonly limit: number;
  readonly region: Ready;
  /** What closes it; nothing where the end of something else does. */
  readonly close: string | undefined;
  /** Of what closes at a dedent, the column of the line that it was opened in. */
  readonly column: number;
}

/** The format of an interpolation whose end was not counted. */
export interface FormatFrame {
  readonly kind: 'format';
  readonly limit: number;
  readonly of: ReadyInterpolation;
  readonly region: Ready;
}

export type Frame = CodeFrame | RegionFrame | FormatFrame;

/** A heredoc that begins with the next line. */
export interface Queued {
  readonly region: Ready;
  readonly close: string;
}
