import { CHANGE_LEVELS, type ChangeLevel, type WholeLevel } from '../findings/change-level.js';
import type { Place } from '../findings/finding.js';

/** One kind of change: a row and a section of `docs/rules.md`. */
export interface ChangeRule {
  /** Kebab-case, stable for ever: people write it in `refdata.yml` and in `.refdata-ignore.yml`. */
  readonly id: string;
  readonly level: ChangeLevel;
  /** What happened, in a few words: the heading of its section. */
  readonly title: string;
  /** Why it has that level: what consumers and programs notice. */
  readonly why: string;
  /** The change in a sentence; `{name}`, `{before}` and `{after}` stand for what it is about. */
  readonly says: string;
  /** What was there and what is there now, for the page; null for nothing. */
  readonly example: readonly [before: unknown, after: unknown];
  /** The rules under which the opposite change is found. */
  readonly inverse: readonly string[];
  /** Whether the shape of the published files changes, not only what they hold. */
  readonly format?: true;
}

/** One thing that differs between two sets of data. Plain data, for reports. */
export interface Change {
  readonly rule: string;
  readonly level: ChangeLevel;
  /** Where, by name and never by position: `/api/sintaxe.json#/reservadas/se/descricao`, `GET /itens/:id`. */
  readonly path: string;
  /** What it is called: `se`. */
  readonly name: string;
  /** The change in a sentence. */
  readonly message: string;
  /** Null where there was nothing. */
  readonly before: unknown;
  /** Null where there is nothing any more. */
  readonly after: unknown;
  /** The source that caused it; null when that is not known, as for published files. */
  readonly place: Place | null;
  /** Whose `place` it is: what was removed stands only in the base. */
  readonly side: 'base' | 'head';
  /** The same for the same change, whatever else changes: 16 hexadecimal digits. */
  readonly fingerprint: string;
}

/** Where a change is shown in the head: what went has a line in the base only, and lines of the base are others there. */
export function placeInHead({ place, side }: Pick<Change, 'place' | 'side'>): Place | null {
  return place && side === 'base' ? { file: place.file } : place;
}

/** The level of all changes together. */
export function wholeLevel(changes: readonly Pick<Change, 'level'>[]): WholeLevel {
  const found = CHANGE_LEVELS.find(level => changes.some(change => change.level === level));
  return found === undefined || found === 'info' ? 'none' : found;
}

/** How many changes there are of each level. */
export function tallyChanges(changes: readonly Pick<Change, 'level'>[]): Record<ChangeLevel, number> {
  const counts = { major: 0, minor: 0, patch: 0, info: 0 };
  for (const { level } of changes) counts[level] += 1;
  return counts;
}
