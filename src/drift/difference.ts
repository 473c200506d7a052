import type { ChangeRule } from './change.js';
import type { Spot } from './spot.js';

/** A change before policy, place and fingerprint: what the comparison of one noun yields. */
export interface Difference {
  readonly rule: ChangeRule;
  readonly spot: Spot;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function added(rule: ChangeRule, spot: Spot, name: string, after: unknown): Difference {
  return { rule, spot, name, before: null, after };
}

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
