import { runInNewContext } from 'node:vm';
import semver from 'semver';
import { patternMistake, type VersionFormatName } from '../config/comparison.js';
import { UserError } from '../findings/user-error.js';
import { pep440 } from './pep440.js';
import { spansOf, usual } from './usual.js';
import { compareNumbers, type Version, type VersionFormat } from './version.js';

/** A pattern that needs longer runs away. */
const MAX_MATCH_MS = 2000;
/** Longer texts are no versions. */
const MAX_CHARACTERS = 200;

/** Numbers between dots, hyphens or underscores, and a word for what comes before the release. */
const CALENDAR = /^v?(\d{1,15}(?:[._-]\d{1,15})*)(?:[.-]?(alpha|a|beta|b|rc|pre|dev)[.-]?(\d*))?$/i;

const strictSemver: VersionFormat = {
  parse(text): Version | undefined {
    const found = semver.parse(text.trim());
    if (!found) return undefined;
    const written = /(?<!\d)\d+\.\d+\.\d+/.exec(text);
    const start = written?.index ?? 0;
    return {
      numbers: [found.major, found.minor, found.patch],
      preRelease: found.prerelease.map(String),
      spans: spansOf(written?.[0] ?? '').map(([from, to]) => [start + from, start + to]),
      text,
    };
  },
  compare: (a, b) => semver.compare(a.text.trim(), b.text.trim()),
};

const calver: VersionFormat = {
  parse(text): Version | undefined {
    const trimmed = text.trim();
    const [, written, word, number = ''] = CALENDAR.exec(trimmed) ?? [];
    if (written === undefined) return undefined;
    const start = trimmed.indexOf(written);
    const spans = spansOf(written).map(([from, to]) => [start + from, start + to] as const);
    const preRelease = word === undefined ? [] : [word, number];
    const numbers = spans.map(([from, to]) => Number(trimmed.slice(from, to)));
    return { numbers, preRelease, spans, text: trimmed, isDate: true, lowest: [0, 1] };
  },
  compare(a, b) {
    const [x, y] = [a.preRelease, b.preRelease];
    const order = compareNumbers(a, b);
    if (order !== 0 || x.length === 0 || y.length === 0) return order;
    const words = semver.compareIdentifiers(x[0] as string, y[0] as string);
    return words !== 0 ? words : Number(x[1] || 0) - Number(y[1] || 0);
  },
};

const FORMATS: Readonly<Record<VersionFormatName, VersionFormat>> = {
  usual,
  semver: strictSemver,
  pep440,
  calver,
};

/** A format by its name. */
export function formatNamed(name: VersionFormatName): VersionFormat {
  return FORMATS[name];
}

const STARTS_AT_ONE = new Set(['month', 'week', 'day']);
/** Groups by these names are numbers in this order, wherever they stand in the text: `11-2026` by month and year. */
const RANKS = [
  ['year', 'major'],
  ['month', 'week', 'minor'],
  ['day', 'patch', 'micro'],
];

/**
 * Versions that a regular expression takes apart: its groups are the numbers, in their order or in that of their names; a
 * group of one letter counts as a number (`2026b`), and one called `pre` says that it is a pre-release.
 * @throws {UserError} when it is no regular expression.
 */
export function formatOfPattern(pattern: string): VersionFormat {
  const mistake = patternMistake(pattern);
  if (mistake !== undefined)
    throw new UserError(
      `check.versions.pattern is not a regular expression: ${mistake}.`,
      'Write one with a group for each number: ^r(?<major>\\d+)$.',
    );
  const compiled = new RegExp(pattern, 'du');
  const parse = (text: string): Version | undefined => {
    const found = matched(compiled, text);
    if (!found) return undefined;
    const { pre, ...named } = found.indices?.groups ?? {};
    const groups = [...(found.indices ?? [])]
      .slice(1)
      .flatMap(span => (span ? [span as readonly [number, number]] : []))
      .filter(span => !(pre && span[0] === pre[0] && span[1] === pre[1]))
      .filter(([from, to]) => /^(?:\d{1,15}|[A-Za-z])$/.test(text.slice(from, to)))
      .map(([from, to]) => [from, to] as const);
    const names = new Map(groups.map(span => [span, nameOf(span, named)]));
    const spans = ranked(groups, names);
    const numbers = spans.map(([from, to]) => numberIn(text.slice(from, to)));
    const end = Math.max(0, ...spans.map(([, to]) => to));
    return {
      numbers,
      preRelease: found.groups?.pre === undefined ? [] : [found.groups.pre],
      spans,
      text,
      behind: pre === undefined ? text.slice(end) : '',
      lowest: spans.map(span =>
        /^\d/.test(text.slice(...span)) && !STARTS_AT_ONE.has(names.get(span) ?? '') ? 0 : 1,
      ),
      isDate: names.get(spans[0] as Span) === 'year' && names.get(spans[1] as Span) === 'month',
    };
  };
  const compare = (a: Version, b: Version) => {
    const order = compareNumbers(a, b);
    if (order !== 0 || a.preRelease.length === 0) return order;
    return (a.preRelease[0] as string).localeCompare(b.preRelease[0] ?? '', 'en', { numeric: true });
  };
  return { parse, compare };
}

type Span = Version['spans'][number];

function nameOf([from, to]: Span, named: Readonly<Record<string, readonly number[] | undefined>>): string {
  return Object.entries(named).find(([, at]) => at?.[0] === from && at[1] === to)?.[0] ?? '';
}

/** Groups in the order of their names, where all of them have one that says it; otherwise as they stand. */
function ranked(groups: readonly Span[], names: ReadonlyMap<Span, string>): Span[] {
  const rankOf = (span: Span) => RANKS.findIndex(each => each.includes(names.get(span) ?? ''));
  if (groups.some(span => rankOf(span) < 0)) return [...groups];
  return [...groups].sort((a, b) => rankOf(a) - rankOf(b));
}

/** A number, or the place of a letter in the alphabet. */
function numberIn(text: string): number {
  return /^\d/.test(text) ? Number(text) : text.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** The pattern may be a stranger's: it is cut off, which a plain call cannot be. */
function matched(pattern: RegExp, text: string): RegExpExecArray | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const exec = runInNewContext('pattern.exec(text)', { pattern, text }, { timeout: MAX_MATCH_MS });
    return exec as RegExpExecArray | null;
  } catch (cause) {
    throw new UserError(
      `check.versions.pattern takes longer than ${MAX_MATCH_MS} ms.`,
      'Write it without nested repetition such as (a+)+.',
      { cause },
    );
  }
}
