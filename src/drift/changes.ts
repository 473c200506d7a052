import { createHash } from 'node:crypto';
import type { ChangeLevel } from '../findings/change-level.js';
import type { Place } from '../findings/finding.js';
import type { Change } from './change.js';
import { compareSets } from './compare.js';
import type { Difference } from './difference.js';
import { withSwapped } from './nouns/swapped.js';
import { type ReferenceSet, subjectPlace } from './reference-set.js';
import { sentenceOf } from './sentence.js';
import { tellApart, type Unknown } from './unknown.js';

/** Levels in place of the rules' own, by rule id; `off` leaves the changes out. */
export type ChangePolicy = Readonly<Record<string, ChangeLevel | 'off'>>;

/** 64 bits: two of a hundred thousand changes meet once in four million reports. */
const FINGERPRINT_DIGITS = 16;

/** The changes between two sets of data, with their levels and places. The order is that of the files. */
export function changesBetween(
  before: ReferenceSet,
  after: ReferenceSet,
  policy: ChangePolicy = {},
): Change[] {
  return compareReferences(before, after, policy).changes;
}

/** What a comparison of two sets of data gives. */
export interface Compared {
  readonly changes: Change[];
  /** What cannot be told because one of the sides could not be read there. */
  readonly unknown: readonly Unknown[];
  /** How many changes are left out because their rules are off, by rule id. */
  readonly switchedOff: ReadonlyMap<string, number>;
}

/** The same, and what is not among the changes. */
export function compareReferences(
  before: ReferenceSet,
  after: ReferenceSet,
  policy: ChangePolicy = {},
): Compared {
  const { differences, unknown } = tellApart([...compareSets(before, after)], before, after);
  const told = [...withSwapped(differences)];
  const changes = toChanges(told, policy, {
    base: subject => subjectPlace(before.origins, subject),
    head: subject => subjectPlace(after.origins, subject),
  });
  const switchedOff = new Map<string, number>();
  for (const { rule } of told)
    if (levelOf(rule, policy) === 'off') switchedOff.set(rule.id, (switchedOff.get(rule.id) ?? 0) + 1);
  return { changes, unknown, switchedOff };
}

function levelOf({ id, level }: Difference['rule'], policy: ChangePolicy): ChangeLevel | 'off' {
  return Object.hasOwn(policy, id) ? (policy[id] ?? level) : level;
}

/** Where a subject of one side stands in its source; null when nobody knows. */
interface Places {
  readonly base: (subject: string) => Place | null;
  readonly head: (subject: string) => Place | null;
}

/** Differences with level, place, sentence and fingerprint. */
export function toChanges(differences: Iterable<Difference>, policy: ChangePolicy, places: Places): Change[] {
  const changes: Change[] = [];
  for (const difference of differences) {
    const { rule, spot, name, before, after } = difference;
    const level = levelOf(rule, policy);
    if (level === 'off') continue;
    const side = after === null ? 'base' : 'head';
    changes.push({
      rule: rule.id,
      level,
      path: spot.path,
      name,
      message: sentenceOf({ rule: rule.id, name, path: spot.path, before, after }),
      before,
      after,
      place: places[side](spot[side]),
      side,
      fingerprint: fingerprint([rule.id, spot.path, before, after]),
    });
  }
  return changes;
}

function fingerprint(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, FINGERPRINT_DIGITS);
}
