import { REGISTRO_PATH } from '../../reference/files.js';
import { releaseChanges } from '../../registry/changes.js';
import type { DeclaredPackage, DeclaredPackages } from '../declared-packages.js';
import { added, type Difference, removed } from '../difference.js';
import { field, type Spot, spotOf } from '../spot.js';
import {
  compareAbout,
  pacoteAdded,
  pacoteRemoved,
  pacoteVersaoAdded,
  pacoteVersaoAltered,
  pacoteVersaoRemoved,
} from './registro.js';

/** So many changed files are named. */
const MAX_FILES = 5;

/** Where the packages of an index stand. */
export function pacoteSpot(...names: readonly string[]): Spot {
  return field(spotOf(`${REGISTRO_PATH}#`), 'pacotes', ...names);
}

/**
 * The packages of two sources. What the base declares counts as published: its versions stay in the registry when the
 * head declares later ones, until they are withdrawn (`registro.yanked`), and must be what they were while it declares
 * the same.
 */
export function* comparePacotes(before: DeclaredPackages, after: DeclaredPackages): Generator<Difference> {
  for (const [name, old] of before.packages) {
    const spot = pacoteSpot(name);
    const now = after.packages.get(name);
    const version = `${name} ${old.version}`;
    if (isYanked(after, name, old.version) && !isYanked(before, name, old.version))
      yield removed(pacoteVersaoRemoved, field(spot, 'versoes', old.version), version, old.version);
    if (now) yield* comparePacote(old, now, spot);
    else if (!after.archived?.includes(name)) yield removed(pacoteRemoved, spot, name, [old.version]);
  }
  for (const [name, { version }] of after.packages)
    if (!before.packages.has(name)) yield added(pacoteAdded, pacoteSpot(name), name, [version]);
}

function* comparePacote(old: DeclaredPackage, now: DeclaredPackage, spot: Spot): Generator<Difference> {
  const { name, version } = now;
  yield* compareAbout(name, old.about, now.about, spot);
  const where = field(spot, 'versoes', version);
  if (version !== old.version) {
    yield added(pacoteVersaoAdded, where, `${name} ${version}`, version);
    return;
  }
  const reasons = [...releaseChanges(old, now), ...fileChanges(old.files, now.files)];
  if (reasons.length === 0) return;
  const after = reasons.join('; ');
  yield { rule: pacoteVersaoAltered, spot: where, name: `${name} ${version}`, before: version, after };
}

function isYanked({ yanked = {} }: DeclaredPackages, name: string, version: string): boolean {
  const which = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
  return which === true || which?.includes(version) === true;
}

function fileChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changes = paths.flatMap(path => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    return [`${path} ${old === undefined ? 'is new' : now === undefined ? 'is gone' : 'changed'}`];
  });
  const more = changes.length - MAX_FILES;
  return more > 0 ? [...changes.slice(0, MAX_FILES), `${more} more files changed`] : changes;
}
