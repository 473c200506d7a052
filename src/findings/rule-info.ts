import type { Finding, Level, Place } from './finding.js';

/** What a person reads about a rule: a row and a section of `docs/rules.md`, and the remedy of its findings. */
export interface RuleInfo {
  /** Kebab-case, stable for ever: people write it in `refdata.yml` and link to it. */
  readonly id: string;
  readonly level: Level;
  /** What the rule demands, in a few words: the heading of its section. */
  readonly title: string;
  /** What goes wrong for consumers when it is broken. */
  readonly why: string;
  /** What to do about a finding, in one sentence. */
  readonly remedy: string;
  /** The smallest text that breaks it. */
  readonly example?: string;
  /** Where the example stands, if it is JSON of a published file. */
  readonly exampleAt?: string;
  /** True when `rules` in `refdata.yml` cannot change it: nothing could be trusted without it. */
  readonly fixed?: boolean;
}

/** A finding of that rule: its message and what it is about, the rest from the rule. */
export function findingOf(
  rule: Pick<RuleInfo, 'id' | 'level' | 'remedy'>,
  message: string,
  subject: string,
  place?: Place,
): Finding {
  const { id, level, remedy } = rule;
  return { rule: id, level, message, remedy, subject, ...(place && { place }) };
}
