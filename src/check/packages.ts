import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { RegistroConfig } from '../config/registro.js';
import type { KnownPackage, KnownPackages } from '../drift/index.js';
import { isLeftOut, ManifestReader } from '../registry/index.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';

/** Characters that mean something to a glob. */
const GLOB_SIGNS = /[\\$*?()[\]{}!+@|]/g;

/**
 * The packages of a repository, wherever it is read from: nothing is packed. What is wrong with a manifest is reported when
 * the registry is built; here, such a package is not there. Files count without what is always left out of archives;
 * what a `.gitignore` leaves out stands in no commit, and `isTracked` says so for a folder.
 */
export async function declaredPackages(
  repository: Repository,
  { pacotes, map, yanked, archived }: RegistroConfig,
  isTracked: (path: string) => boolean,
): Promise<KnownPackages> {
  const reader = new ManifestReader(map);
  const packages = new Map<string, KnownPackage>();
  const paths = new Set([pacotes].flat().flatMap(glob => repository.glob(glob)));
  for (const path of paths) {
    try {
      const { manifest } = await reader.read(path, repository.readBytes(path));
      if (!manifest || packages.has(manifest.name)) continue;
      const { name, version, about, dependencias, dataforge, place } = manifest;
      const files = hashes(repository, posix.dirname(path), isTracked);
      const releases = new Map([[version, { dependencias, dataforge, files }]]);
      packages.set(name, { name, about, releases, place });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
  }
  return { packages, yanked, archived };
}

function hashes(
  repository: Repository,
  folder: string,
  isTracked: (path: string) => boolean,
): Map<string, string> {
  const below = folder === '.' ? '' : `${folder}/`;
  const files = new Map<string, string>();
  for (const dots of ['**/*', '**/.*', '**/.*/**/*'])
    for (const path of repository.glob(`${below.replace(GLOB_SIGNS, '\\$&')}${dots}`)) {
      const inside = path.slice(below.length);
      if (inside.split('/').some(isLeftOut) || !isTracked(path)) continue;
      // As archives have it.
      const name = inside.normalize('NFC');
      files.set(name, createHash('sha256').update(repository.readBytes(path)).digest('hex'));
    }
  return files;
}
