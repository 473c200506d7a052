import type { Block } from '../ast.js';
import type { SourcePlace } from '../route.js';
import type { Session } from '../session.js';
import type { SourceText } from '../text.js';
import type { Scope } from './scope.js';
import type { FileModule, Value } from './value.js';

/** A `defer:` block, and whether it is certain that the program came by. */
export interface Deferred {
  readonly body: Block;
  readonly scope: Scope;
  readonly conditional: number;
}

/** Where the reader is in the program. */
export interface Frame {
  readonly session: Session;
  readonly source: SourceText;
  readonly scope: Scope;
  readonly module: FileModule;
  /** The action whose body this is; null outside of actions. */
  readonly action: string | null;
  /** Calls inside one another. */
  readonly depth: number;
  /** What the action yields, as far as it was followed. */
  readonly yielded: Value[];
  /** Blocks that run when the action, or the program, ends, in the order in which they stand. */
  readonly deferred: Deferred[];
}

export function placeOf(node: { start: number }, frame: Frame): SourcePlace {
  return frame.source.place(node.start);
}

export function pieceOf(node: { start: number; end: number }, frame: Frame): string {
  return frame.source.piece(node.start, node.end);
}

const SHOWN_CHARACTERS = 80;

/** The same for a message, which nobody reads when it is long. */
export function shownPiece(
  node: { start: number; end: number },
  frame: Frame,
  limit = SHOWN_CHARACTERS,
): string {
  const piece = pieceOf(node, frame);
  return piece.length > limit ? `${piece.slice(0, limit)}…` : piece;
}
