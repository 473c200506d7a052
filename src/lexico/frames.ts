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
  /** What is told of it when it ends; nothing of one that stands in another. */
  readonly span: RegionSpan | undefined;
}

/** A region that stands in code, with all that is in it: from its opening to its end. */
export interface RegionSpan {
  readonly name: string;
  readonly start: number;
  end: number;
  /** Whether something closed it: not the end of the text, of its line, or of what it stands in. */
  isClosed: boolean;
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
  /** How deep in code that is put into texts it was opened: its text begins with the next line of that code. */
  readonly depth: number;
}
