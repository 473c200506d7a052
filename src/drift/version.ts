import { coerce, compare, type SemVer, valid } from 'semver';
import type { WholeLevel } from './change.js';

/** A whole version and nothing else: `1.4`, `v3.11.2`, `2.0.0-rc.1`. Two or more numbers, or one. */
const VERSION = /^v?\d+(?:\.\d+){0,3}(?:[-+][0-9A-Za-z.+-]+|(?:a|b|rc|alpha|beta)\d*)?$/;

/** How far one version is from another. */
export type Bump = WholeLevel | 'decreased';

/** Nothing for what is no version. Languages write `1.4` as well as `1.4.0`. */
export function parseVersion(text: string): SemVer | undefined {
  const trimmed = text.trim();
  if (!VERSION.test(trimmed)) return undefined;
  return (
    coerce(valid(trimmed) ?? trimmed.replace(/(\d)(a|b|rc|alpha|beta)(\d*)$/, '$1-$2.$3'), {
      includePrerelease: true,
    }) ?? undefined
  );
}

/** The bump between two versions. One between pre-releases of the same version is as large as that version's own. */
export function bumpBetween(before: SemVer, after: SemVer): Bump {
  const order = compare(after, before);
  if (order === 0) return 'none';
  if (order < 0) return 'decreased';
  if (after.major > before.major) return 'major';
  if (after.minor > before.minor) return 'minor';
  if (after.patch > before.patch) return 'patch';
  // Only the pre-release is another one: whatever its release will be allowed to change.
  if (after.patch > 0) return 'patch';
  return after.minor > 0 ? 'minor' : 'major';
}

/**
 * The bump that changes of a level ask for. Before 1.0.0 anything may change at any time (SemVer 2.0.0, item 4); what is
 * common, and demanded here, is that the second number says so.
 */
export function requiredBump(level: WholeLevel, before: SemVer): WholeLevel {
  if (before.major > 0 || level === 'none') return level;
  return level === 'major' ? 'minor' : 'patch';
}

const SIZES: Readonly<Record<Bump, number>> = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };

export function isEnough(bump: Bump, required: WholeLevel): boolean {
  return SIZES[bump] >= SIZES[required];
}
