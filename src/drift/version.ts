import semver from 'semver';
import type { WholeLevel } from './change.js';

/** A version as languages write them: SemVer, with fewer numbers or one more, with leading zeros, or a date. */
export interface Version {
  /** At least three: `1.4` means `1.4.0`. */
  readonly numbers: readonly number[];
  /** Identifiers of a pre-release; empty for a release. */
  readonly preRelease: readonly string[];
}

/** `2026-11-22`, or `1.4`, `v3.11.2`, `26.04`, `9.12.2.20250919`. More digits than these a number cannot hold. */
const NUMBERS = /^(?:\d{4}-\d{2}(?:-\d{2})?|v?\d{1,15}(?:\.\d{1,15}){0,3})(?!\d)/;
/** `-rc.1` as in SemVer, or a word that means the same wherever it is used: `rc1`, `.dev2`, `b1`. */
const PRE_RELEASE =
  /^(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)|\.?(alpha|a|beta|b|rc|preview|pre|dev)\.?(\d*))/i;
/** It says nothing about order. */
const BUILD = /^\+[0-9A-Za-z.-]*$/;

/** How far one version is from another. */
export type Bump = WholeLevel | 'decreased';

/** Nothing for what is no version. */
export function parseVersion(text: string): Version | undefined {
  const trimmed = text.trim();
  const written = NUMBERS.exec(trimmed)?.[0];
  if (written === undefined) return undefined;
  const numbers = (written.match(/\d+/g) ?? []).map(Number);
  while (numbers.length < 3) numbers.push(0);
  const behind = trimmed.slice(written.length);
  const [marked = '', identifiers, word, number] = PRE_RELEASE.exec(behind) ?? [];
  const build = behind.slice(marked.length);
  if (build !== '' && !BUILD.test(build)) return undefined;
  const preRelease = identifiers?.split('.') ?? [word, number].flatMap(each => (each ? [each] : []));
  return { numbers, preRelease };
}

/** The precedence of SemVer: less than 0 when the first is the older one, 0 for two of the same. */
export function compareVersions(a: Version, b: Version): number {
  const i = firstDifference(a, b);
  if (i !== undefined) return (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
  const [x, y] = [a.preRelease, b.preRelease];
  // A release comes after all its pre-releases.
  if (x.length === 0 || y.length === 0) return y.length - x.length;
  const j = x.findIndex((identifier, at) => y[at] !== identifier);
  if (j < 0 || y[j] === undefined) return x.length - y.length;
  return semver.compareIdentifiers(x[j] as string, y[j]);
}

/**
 * The bump between two versions. From a pre-release on, it is at least as large as that of its release: whatever that
 * will be allowed to change.
 */
export function bumpBetween(before: Version, after: Version): Bump {
  const order = compareVersions(after, before);
  if (order === 0) return 'none';
  if (order < 0) return 'decreased';
  const i = firstDifference(before, after);
  const bump = i === undefined ? 'patch' : sizeAt(i);
  const own = before.preRelease.length === 0 ? 'none' : bumpOf(before);
  return isEnough(bump, own) ? bump : own;
}

/**
 * The bump that changes of a level ask for. Before 1.0.0 anything may change at any time (SemVer 2.0.0, item 4); what is
 * common, and demanded here, is that the second number says so.
 */
export function requiredBump(level: WholeLevel, before: Version): WholeLevel {
  if (before.numbers[0] !== 0 || level === 'none') return level;
  return level === 'major' ? 'minor' : 'patch';
}

/** The lowest version above another that is raised by so much, written as that one is. */
export function raised(text: string, level: Exclude<WholeLevel, 'none'>): string {
  const written = NUMBERS.exec(text.trim())?.[0] ?? '0';
  const version = parseVersion(text);
  if (version && version.preRelease.length > 0 && isEnough(bumpOf(version), level))
    return nextPreRelease(text.trim(), version) ?? written;
  const parts = written.split(/([.-])/);
  // Every second part is a dot; a fourth number is the one to raise.
  const index = { major: 0, minor: 2, patch: Math.max(4, parts.length - 1) }[level];
  while (parts.length <= index) parts.push('.', '0');
  const first = written.includes('-') ? '01' : '0';
  return parts
    .map((part, i) => {
      if (i < index || i % 2 === 1) return part;
      const number = i > index ? first : part.replace(/\d+$/, digits => String(Number(digits) + 1));
      return /^0\d/.test(part) ? number.padStart(part.length, '0') : number;
    })
    .join('');
}

/** The same with the next number at its end; nothing where it has none, or its order is not that of the number. */
function nextPreRelease(text: string, version: Version): string | undefined {
  const next = text.replace(/\+.*$/, '').replace(/\d+$/, digits => String(Number(digits) + 1));
  const parsed = parseVersion(next);
  return parsed && compareVersions(parsed, version) > 0 ? next : undefined;
}

const SIZES: Readonly<Record<Bump, number>> = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };

export function isEnough(bump: Bump, required: WholeLevel): boolean {
  return SIZES[bump] >= SIZES[required];
}

/** How large a release is against what came before it, by its last number that is not 0. */
function bumpOf({ numbers: [, minor = 0, ...patches] }: Version): Exclude<WholeLevel, 'none'> {
  if (patches.some(number => number > 0)) return 'patch';
  return minor > 0 ? 'minor' : 'major';
}

function firstDifference({ numbers: a }: Version, { numbers: b }: Version): number | undefined {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i += 1) if ((a[i] ?? 0) !== (b[i] ?? 0)) return i;
  return undefined;
}

/** SemVer has no fourth number: one that languages add is below the third. */
function sizeAt(index: number): Exclude<WholeLevel, 'none'> {
  return (['major', 'minor'] as const)[index] ?? 'patch';
}
