import type { RegistroConfig } from '../config/registro.js';
import type { PackageManifest } from '../registry/manifest.js';

/** A package as the source of a language has it: not packed yet. */
export interface DeclaredPackage
  extends Pick<PackageManifest, 'name' | 'version' | 'about' | 'dependencias' | 'dataforge' | 'place'> {
  /** SHA-256 of each of its files, by path below the package. */
  readonly files: ReadonlyMap<string, string>;
}

/** The packages of one side of a comparison that was built from source. */
export interface DeclaredPackages extends Pick<RegistroConfig, 'yanked' | 'archived'> {
  readonly packages: ReadonlyMap<string, DeclaredPackage>;
}
