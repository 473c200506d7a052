/** Packages to archives and an index; proving and installing them. What other rooms need of it. */
export { readArchive } from './archive.js';
export { buildRegistry, registroOf } from './build.js';
export { changesBetween, releaseChanges } from './changes.js';
export { type CheckedRegistry, checkRegistry } from './check-registry.js';
export { type RegistryCounts, registryCounts } from './counts.js';
export { registrySiteFiles } from './files.js';
export { inTurns } from './in-turns.js';
export { type InstalledPackage, installPackages, parseWanted } from './install.js';
export { archiveFile, INDEX_FILE } from './layout.js';
export { ManifestReader, type PackageManifest } from './manifest.js';
export { rootOf } from './names.js';
export { isLeftOut } from './package-files.js';
export { hashOf, PackageReader } from './packages.js';
export { openRegistry, parseIndex, readPrevious } from './previous.js';
export { InvalidRange, parseRange, type Range } from './range.js';
export { openRegistryAddress } from './source-url.js';
export { compareVersions, readVersion } from './version.js';
export { writeRegistry } from './write.js';
