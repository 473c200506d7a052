import type { WholeLevel } from '../findings/change-level.js';

/** A version, taken apart. */
export interface Version {
  /** Of the usual forms at least three: `1.4` means `1.4.0`. */
  readonly numbers: readonly number[];
  /** Identifiers of a pre-release; empty for a release. */
  readonly preRelease: readonly string[];
  /** Where the numbers stand in the text; fewer than `numbers` where some are only meant. */
  readonly spans: readonly (readonly [start: number, end: number])[];
  readonly text: string;
  /** What stands before all numbers and is more than any of them; nothing in formats that have none. */
  readonly epoch?: number;
  /** What stands behind the last number and stays when one is raised. */
  readonly behind?: string;
  /** What its numbers begin with that begin anew; 0 for those that are not here. */
  readonly lowest?: readonly number[];
  /** Whether the numbers are a year, a month and, where there is a third one, perhaps a day. */
  readonly isDate?: boolean;
}

/** How versions of one format are read and ordered. */
export interface VersionFormat {
  /** Nothing for what is no version of it. */
  parse(text: string): Version | undefined;
  /** Less than 0 when the first is the older one; nothing for two that have no order. */
  compare(a: Version, b: Version): number | undefined;
}

/** How far one version is from another. */
export type Bump = WholeLevel | 'decreased';

const SIZES: Readonly<Record<Bump, number>> = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };

/** Whether a version was raised at least as much as changes ask for. */
export function isEnough(bump: Bump, required: WholeLevel): boolean {
  return SIZES[bump] >= SIZES[required];
}

/** The first number in which two versions differ; what is not written is 0. */
export function firstDifference({ numbers: a }: Version, { numbers: b }: Version): number | undefined {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i += 1) if ((a[i] ?? 0) !== (b[i] ?? 0)) return i;
  return undefined;
}

/** Compares by the numbers alone, then a release comes after its pre-releases. */
export function compareNumbers(a: Version, b: Version): number {
  const i = firstDifference(a, b);
  if (i !== undefined) return (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
  const [x, y] = [a.preRelease, b.preRelease];
  return x.length === 0 || y.length === 0 ? y.length - x.length : 0;
}
