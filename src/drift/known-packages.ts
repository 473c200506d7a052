import type { RegistroConfig } from '../config/registro.js';
import type { Pacote } from '../contract/generated/contract.js';
import type { Place } from '../findings/finding.js';
import type { PackageManifest } from '../registry/index.js';

/** A release of a package, as far as a comparison asks. */
export interface KnownRelease extends Pick<PackageManifest, 'dependencias' | 'dataforge'> {
  /** SHA-256 of each of its files, by path below the package; nothing where they could not be read. */
  readonly files?: ReadonlyMap<string, string>;
}

/** A package with the releases that one side of a comparison knows: what a source declares, or all that is published. */
export interface KnownPackage {
  readonly name: string;
  readonly about: Omit<Pacote, 'versoes'>;
  readonly releases: ReadonlyMap<string, KnownRelease>;
  /** Of its manifest; nothing for a published one. */
  readonly place?: Place;
}

/** The packages of one side of a comparison, by name. */
export interface KnownPackages extends Pick<RegistroConfig, 'yanked' | 'archived'> {
  readonly packages: ReadonlyMap<string, KnownPackage>;
}
