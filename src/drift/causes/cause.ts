import type { ChangeLevel } from '../../findings/change-level.js';
import type { Place } from '../../findings/finding.js';

/**
 * What explains several changes: one of them, something that moved or has another name, a line of the source, or an edit that
 * was made in many places alike.
 */
export type CauseKind = 'change' | 'move' | 'line' | 'edit';

/** Changes that have one cause. */
export interface Cause {
  readonly kind: CauseKind;
  /** The fingerprint of the change that explains the others; of lines and edits, one of the same form. */
  readonly id: string;
  /** What it is, in a sentence. */
  readonly message: string;
  /** The highest level of its changes. */
  readonly level: ChangeLevel;
  readonly place: Place | null;
  readonly side: 'base' | 'head';
  /** All of them, that which explains the others first, by fingerprint. */
  readonly changes: readonly Explained[];
}

/** A change that is explained, and how sure that is: 1 where nothing else can be. */
export interface Explained {
  readonly fingerprint: string;
  readonly confidence: number;
}
