import type { VersionsConfig } from '../../config/comparison.js';
import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { VersionScheme } from '../../versions/scheme.js';
import type { Version } from '../../versions/version.js';
import { isPlaceholder, type Said, writtenDown } from './said.js';

/** What the tags of git say of a project's versions. */
export interface TaggedVersions {
  /** The newest one, as the language would declare it. */
  readonly said: Said;
  /** How they are counted, where that is not the usual way; why, in a sentence; and what such a version looks like. */
  readonly versions?: { readonly spec: VersionsConfig; readonly why: string; readonly form: RegExp };
}

/** Tags of one name: `lume-1.4.0` and `lume-1.5.0`. */
interface Series {
  readonly prefix: string;
  /** What stands behind the prefix. */
  readonly rests: readonly string[];
}

/** One release says nothing of how they are counted. */
const MIN_RELEASES = 2;
/** A year with all of its digits, or with two of them and a month that has two: `2026.11`, `24.04`. */
const CALENDAR = /^(?:(?:19|20)\d\d(?:[._-]\d{1,2}){1,2}|\d\d\.(?:0[1-9]|1[0-2]))(?!\d)/;
const TWO_DIGIT_YEAR = /^\d\d\./;
const WITH_ZERO = /^\d\d\.0/;
/** What may stand before the number of a version anywhere, and says nothing. */
const PLAIN_PREFIX = /^(?:|v|V)$/;

/** The newest version among the tags of git, and how they are counted: read from its files, no program is run. */
export function taggedVersions(repository: Repository): TaggedVersions | undefined {
  const series = leadingSeries(tagNames(repository));
  if (series === undefined) return undefined;
  const versions = series.rests.length < MIN_RELEASES ? undefined : countingOf(series);
  const text = versions?.spec.pattern === undefined ? '' : series.prefix;
  const newest = newestOf(
    series.rests.map(rest => text + rest),
    new VersionScheme(versions?.spec),
  );
  if (newest === undefined || isPlaceholder(newest)) return undefined;
  const version = writtenDown('The newest tag of git', newest);
  return { said: { version }, ...(versions && { versions }) };
}

function tagNames(repository: Repository): string[] {
  const packed = textOf(repository, '.git/packed-refs') ?? '';
  return [
    ...[...packed.matchAll(/ refs\/tags\/(\S+)$/gm)].map(match => match[1] as string),
    ...repository.glob('.git/refs/tags/**').map(path => path.slice('.git/refs/tags/'.length)),
  ];
}

/** The tags that are versions of the project itself: those with nothing before the number, else of the commonest name. */
function leadingSeries(names: readonly string[]): Series | undefined {
  const byPrefix = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [prefix] = /^\D*(?=\d)/.exec(name) ?? [];
    if (prefix === undefined) continue;
    const key = PLAIN_PREFIX.test(prefix) ? '' : prefix;
    byPrefix.set(key, [...(byPrefix.get(key) ?? []), name.slice(prefix.length)]);
  }
  const all = [...byPrefix].map(([prefix, rests]) => ({ prefix, rests }));
  const readable = all.filter(({ rests }) => newestOf(rests, new VersionScheme()) !== undefined);
  return (
    readable.find(({ prefix }) => prefix === '') ??
    readable.sort((a, b) => b.rests.length - a.rests.length || (a.prefix < b.prefix ? -1 : 1))[0]
  );
}

function countingOf({ prefix, rests }: Series): TaggedVersions['versions'] {
  const named = (example: string) => `${rests.length} tags of git are ${example}.`;
  if (prefix !== '' && rests.every(rest => /^\d+$/.test(rest))) {
    const pattern = `^${prefix.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?<major>\\d+)$`;
    return {
      spec: { pattern },
      why: named(`one number each, as ${prefix}${rests[0]}`),
      form: new RegExp(pattern),
    };
  }
  const dates = rests.filter(rest => CALENDAR.test(rest));
  const isCalendar =
    dates.length === rests.length &&
    (!dates.some(rest => TWO_DIGIT_YEAR.test(rest)) || dates.some(rest => WITH_ZERO.test(rest)));
  return isCalendar
    ? { spec: { format: 'calver' }, why: named(`dates, as ${rests[0]}`), form: CALENDAR }
    : undefined;
}

/** The highest one that is released, else the highest; nothing where none is a version. */
function newestOf(texts: readonly string[], scheme: VersionScheme): string | undefined {
  const versions = texts.flatMap(text => scheme.parse(text) ?? []);
  const released = versions.filter(({ preRelease }) => preRelease.length === 0);
  const candidates = released.length > 0 ? released : versions;
  const newer = (a: Version, b: Version) => ((scheme.compare(b, a) ?? 0) > 0 ? b : a);
  return candidates.length === 0 ? undefined : candidates.reduce(newer).text;
}
