import type { ChangeRule } from './change.js';
import type { Spot } from './spot.js';

/** A change before policy, place and fingerprint: what the comparison of one noun yields. */
export interface Difference {
  readonly rule: ChangeRule;
  readonly spot: Spot;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Fields of the entry at `spot` that it was told by, where that is not all: unknown ones tell nothing. */
  readonly reads?: readonly string[];
  /** The side that does not say what it has there: then nothing differs for certain. */
  readonly unknownIn?: 'base' | 'head';
}

/** What only the newer side has. */
export function added(rule: ChangeRule, spot: Spot, name: string, after: unknown): Difference {
  return { rule, spot, name, before: null, after };
}

/** What only the older side has. */
export function removed(rule: ChangeRule, spot: Spot, name: string, before: unknown): Difference {
  return { rule, spot, name, before, after: null };
}

/** Nothing where both values are the same. */
export function* changed(
  rule: ChangeRule,
  spot: Spot,
  name: string,
  before: unknown,
  after: unknown,
): Generator<Difference> {
  if (before !== after) yield { rule, spot, name, before, after };
}
