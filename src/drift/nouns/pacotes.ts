import { REGISTRO_PATH } from '../../contract/files.js';
import { releaseChanges } from '../../registry/index.js';
import { USUAL_SCHEME } from '../../versions/scheme.js';
import { added, type Difference, removed } from '../difference.js';
import type { KnownPackage, KnownPackages, KnownRelease } from '../known-packages.js';
import { field, type Spot, spotOf } from '../spot.js';
import {
  compareAbout,
  pacoteAdded,
  pacoteRemoved,
  pacoteVersaoAdded,
  pacoteVersaoAltered,
  pacoteVersaoDecreased,
  pacoteVersaoRemoved,
} from './registro.js';

/** So many changed files are named. */
const MAX_FILES = 5;

/** Where the packages of an index stand. */
export function pacoteSpot(...names: readonly string[]): Spot {
  return field(spotOf(`${REGISTRO_PATH}#`), 'pacotes', ...names);
}

/**
 * Packages that are published, or that a source declares, against those that a later source declares. What the base has
 * stays in the registry when the head declares other versions, until it is withdrawn (`registro.yanked`), and must be
 * what it was while the head declares the same.
 */
export function* comparePacotes(before: KnownPackages, after: KnownPackages): Generator<Difference> {
  for (const [name, old] of before.packages) {
    const now = after.packages.get(name);
    if (!now && !after.archived?.includes(name)) {
      yield removed(pacoteRemoved, pacoteSpot(name), name, [...old.releases.keys()]);
      continue;
    }
    for (const version of old.releases.keys())
      if (isYanked(after, name, version) && !isYanked(before, name, version))
        yield removed(pacoteVersaoRemoved, versaoSpot(name, version), `${name} ${version}`, version);
    if (now) yield* comparePacote(old, now);
  }
  for (const [name, { releases }] of after.packages)
    if (!before.packages.has(name)) yield added(pacoteAdded, pacoteSpot(name), name, [...releases.keys()]);
}

function* comparePacote(old: KnownPackage, now: KnownPackage): Generator<Difference> {
  const { name } = now;
  yield* compareAbout(name, old.about, now.about, pacoteSpot(name));
  const [newest, declared] = [newestOf(old), newestOf(now)];
  const isBack = newest !== undefined && declared !== undefined && isBefore(declared, newest);
  if (isBack)
    yield { rule: pacoteVersaoDecreased, spot: pacoteSpot(name), name, before: newest, after: declared };
  for (const [version, release] of now.releases) {
    const [spot, known] = [versaoSpot(name, version), old.releases.get(version)];
    if (known === undefined) {
      // An older version that comes is not news besides.
      if (!isBack || version !== declared)
        yield added(pacoteVersaoAdded, spot, `${name} ${version}`, version);
      continue;
    }
    const reasons = [...releaseChanges(known, release), ...fileChanges(known, release)];
    if (reasons.length === 0) continue;
    const after = reasons.join('; ');
    yield { rule: pacoteVersaoAltered, spot, name: `${name} ${version}`, before: version, after };
  }
}

/** The highest version of a package; nothing where one of them is no version. */
function newestOf({ releases }: KnownPackage): string | undefined {
  return [...releases.keys()].reduce<string | undefined>(
    (newest, each) => (newest === undefined || isBefore(newest, each) ? each : newest),
    undefined,
  );
}

function isBefore(a: string, b: string): boolean {
  const [x, y] = [USUAL_SCHEME.parse(a), USUAL_SCHEME.parse(b)];
  return x !== undefined && y !== undefined && (USUAL_SCHEME.compare(x, y) ?? 0) < 0;
}

function versaoSpot(name: string, version: string): Spot {
  return pacoteSpot(name, 'versoes', version);
}

function isYanked({ yanked = {} }: KnownPackages, name: string, version: string): boolean {
  const which = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
  return which === true || which?.includes(version) === true;
}

function fileChanges({ files: before }: KnownRelease, { files: after }: KnownRelease): string[] {
  if (!before || !after) return [];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changes = paths.flatMap(path => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    return [`${path} ${old === undefined ? 'is new' : now === undefined ? 'is gone' : 'changed'}`];
  });
  const more = changes.length - MAX_FILES;
  return more > 0 ? [...changes.slice(0, MAX_FILES), `${more} more files changed`] : changes;
}
