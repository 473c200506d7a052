import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import type { KnownPackage, KnownPackages } from '../drift/index.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import {
  declaredFindings,
  isLeftOut,
  ManifestReader,
  manifestPaths,
  nameOf,
  type PackageManifest,
  registroOf,
} from '../registry/index.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';
import { packageManifest, packageRepeated } from '../rules/packages.js';

/** Characters that mean something to a glob. */
const GLOB_SIGNS = /[\\$*?()[\]{}!+@|]/g;

/** The packages that a repository declares, and what would keep them from being published. */
export interface DeclaredPackages {
  readonly known: KnownPackages;
  readonly findings: readonly Finding[];
}

/**
 * The packages of a repository, wherever it is read from: nothing is packed. What is wrong with a manifest is a finding, and
 * such a package is not there. Files count without what is always left out of archives;
 * what a `.gitignore` leaves out stands in no commit, and `isTracked` says so for a folder.
 */
export async function declaredPackages(
  repository: Repository,
  loaded: LoadedConfig,
  isTracked: (path: string) => boolean,
): Promise<DeclaredPackages> {
  const registro = registroOf(loaded);
  const { map, yanked, archived } = registro;
  const reader = new ManifestReader(map);
  const packages = new Map<string, KnownPackage>();
  const manifests: PackageManifest[] = [];
  const faults: Finding[] = [];
  for (const path of pathsOf(repository, loaded, faults)) {
    try {
      const { manifest, findings } = await reader.read(path, repository.readBytes(path));
      faults.push(...findings);
      if (!manifest) continue;
      const { name, version, about, dependencias, dataforge, place } = manifest;
      const other = packages.get(name)?.place;
      if (other) {
        const message = `The package ${name} is already in ${other.file}.`;
        faults.push(findingOf(packageRepeated, message, path, place));
        continue;
      }
      const files = hashes(repository, posix.dirname(path), isTracked);
      const releases = new Map([[version, { dependencias, dataforge, files }]]);
      packages.set(name, { name, about, releases, place });
      manifests.push(manifest);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const finding = findingOf(packageManifest, error.message, path, { file: path });
      faults.push({ ...finding, remedy: error.remedy });
    }
  }
  // Without a package, others would seem to need what is not there.
  const findings = faults.length > 0 ? faults : declaredFindings(nameOf(loaded), manifests, loaded);
  return { known: { packages, yanked, archived }, findings };
}

/** Where the manifests are; none, and a fault, where the build of the registry finds none either. */
function pathsOf(repository: Repository, loaded: LoadedConfig, faults: Finding[]): readonly string[] {
  try {
    return manifestPaths(repository, registroOf(loaded));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const place = loaded.placeOf(['registro', 'pacotes']);
    faults.push({ ...findingOf(packageManifest, error.message, '', place), remedy: error.remedy });
    return [];
  }
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
