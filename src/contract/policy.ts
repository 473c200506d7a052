import type { Level } from '../findings/finding.js';

/** What `rules` in refdata.yml, and in the manifest, says about one rule. */
export interface RuleSetting {
  /** In place of the rule's own level; `off` leaves its findings out. */
  readonly level?: Level | 'off';
  /** In place of the rule's own pattern, for rules that have one. */
  readonly pattern?: string;
}

/** Settings by rule id. Rules that are not named, and fixed ones, stay as they are. */
export type Policy = Readonly<Record<string, RuleSetting>>;

const UNCHANGED: RuleSetting = {};

/** The setting of a rule; a rule called like something of `Object.prototype` is not taken for that. */
export function settingOf(policy: Policy, id: string): RuleSetting {
  return Object.hasOwn(policy, id) ? (policy[id] ?? UNCHANGED) : UNCHANGED;
}
