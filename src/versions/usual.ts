import semver from 'semver';
import { pep440 } from './pep440.js';
import { compareNumbers, firstDifference, type Version, type VersionFormat } from './version.js';

/** `2026-11-22`, or `1.4`, `v3.11.2`, `26.04`, `9.12.2.20250919`. More digits than these a number cannot hold. */
const NUMBERS = /^(?:\d{4}-\d{2}(?:-\d{2})?|v?\d{1,15}(?:\.\d{1,15}){0,3})(?!\d)/;
/** `-rc.1` as in SemVer, or a word that means the same wherever it is used: `rc1`, `.dev2`, `b1`. */
const PRE_RELEASE =
  /^(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)|\.?(alpha|a|beta|b|rc|preview|pre|dev)\.?(\d*))/i;
/** It says nothing about order. */
const BUILD = /^\+[0-9A-Za-z.-]*$/;

/**
 * Versions as languages write them: SemVer, with fewer numbers or one more, with leading zeros, or a date. What that does
 * not know and Python's packages do (`1.4.0.post1`) is read and ordered as there.
 */
export const usual: VersionFormat = {
  parse: text => parseUsual(text) ?? pep440.parse(text),
  compare(a, b) {
    const [x, y] = [parseUsual(a.text), parseUsual(b.text)];
    if (x && y) return comparePrecedence(x, y);
    const [p, q] = [pep440.parse(a.text), pep440.parse(b.text)];
    return p && q ? pep440.compare(p, q) : undefined;
  },
};

function parseUsual(text: string): Version | undefined {
  const trimmed = text.trim();
  const written = NUMBERS.exec(trimmed)?.[0];
  if (written === undefined) return undefined;
  const spans = spansOf(written);
  const numbers = spans.map(([start, end]) => Number(written.slice(start, end)));
  while (numbers.length < 3) numbers.push(0);
  const behind = trimmed.slice(written.length);
  const [marked = '', identifiers, word, number] = PRE_RELEASE.exec(behind) ?? [];
  const build = behind.slice(marked.length);
  if (build !== '' && !BUILD.test(build)) return undefined;
  const preRelease = identifiers?.split('.') ?? [word, number].flatMap(each => (each ? [each] : []));
  const isDate = /^\d{4}-/.test(written);
  return { numbers, preRelease, spans, text: trimmed, ...(isDate && { isDate, lowest: [0, 1, 1] }) };
}

/** Where the numbers of a text stand. */
export function spansOf(text: string): [number, number][] {
  return [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => [index, index + digits.length]);
}

/** The precedence of SemVer, with more numbers. */
function comparePrecedence(a: Version, b: Version): number {
  const [x, y] = [a.preRelease, b.preRelease];
  // A release comes after all its pre-releases.
  if (firstDifference(a, b) !== undefined || x.length === 0 || y.length === 0) return compareNumbers(a, b);
  const j = x.findIndex((identifier, at) => y[at] !== identifier);
  if (j < 0 || y[j] === undefined) return x.length - y.length;
  return semver.compareIdentifiers(x[j] as string, y[j]);
}
