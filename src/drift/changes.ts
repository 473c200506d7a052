import { createHash } from 'node:crypto';
import type { ChangeLevel } from '../findings/change-level.js';
import type { Place } from '../findings/finding.js';
import type { Change } from './change.js';
import { compareSets } from './compare.js';
import type { Difference } from './difference.js';
import type { ReferenceSet } from './reference-set.js';
import { sentenceOf } from './sentence.js';

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
  return toChanges(compareSets(before, after), policy, {
    base: subject => placeOf(before.origins, subject),
    head: subject => placeOf(after.origins, subject),
  });
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
    const level = Object.hasOwn(policy, rule.id) ? (policy[rule.id] ?? rule.level) : rule.level;
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

/** The place of a subject, or of the nearest thing around it that has one. */
function placeOf(origins: ReadonlyMap<string, Place>, subject: string): Place | null {
  for (let around = subject; around.includes('/'); around = around.slice(0, around.lastIndexOf('/'))) {
    const place = origins.get(around);
    if (place) return place;
  }
  return null;
}
