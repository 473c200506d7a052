import type { RuleInfo } from '../findings/rule-info.js';

/**
 * What can be wrong with packages and with a registry (reference-language.md §10.8). Nothing in refdata.yml changes
 * these: clients trust a registry because none of them can be switched off.
 */

export const packageManifest = fixedError({
  id: 'package-manifest',
  title: 'The manifest of a package can be read',
  why: 'Name, version and dependencies of a package stand there and nowhere else.',
  remedy: 'Correct the manifest; `registro.pacotes` in refdata.yml says which files are manifests.',
  example: '[package]\nname = "texto"\nversion = 1.0.0',
});

export const packageField = fixedError({
  id: 'package-field',
  title: 'The manifest has a name, a version, and fields of the right type',
  why: 'A package without a name or a version cannot be found, and a list in place of a text breaks clients.',
  remedy:
    'Correct the field in the manifest, or say with `registro.map` in refdata.yml where the manifest has it.',
  example: '[package]\nname = "texto"\nversion = 1',
});

export const packageRepeated = fixedError({
  id: 'package-repeated',
  title: 'Two manifests do not have the same name',
  why: 'Which of the two would be published depends on nothing that anybody decided.',
  remedy: 'Rename one of them, or make `registro.pacotes` in refdata.yml narrower.',
});

export const packageEntry = fixedError({
  id: 'package-entry',
  title: 'The entry file of a package is in its archive',
  why: 'The package installs, and the first program that uses it fails.',
  remedy: 'Correct `entry` in the manifest, add the file, or take it out of .gitignore.',
});

export const packageDependency = fixedError({
  id: 'package-dependency',
  title: 'A package depends on packages of the registry',
  why: 'A path, a repository or an address that only its author has cannot be installed by anybody else.',
  remedy:
    'Give a version range, or add `version` beside `path`, `git` or `url`: that is what will be published.',
  example: '[dependencies]\nmoeda = { path = "../moeda" }',
});

export const packageFiles = fixedError({
  id: 'package-files',
  title: 'A package holds plain files with names that every system can have',
  why: 'Links lead out of the package, and some names cannot be unpacked on Windows or macOS.',
  remedy: 'Replace the link by the file, rename the file, or leave it out with .gitignore.',
});

export const packageSize = fixedError({
  id: 'package-size',
  title: 'A package is not larger than the limit',
  why: 'Everybody who installs it downloads it; what is large is mostly there by mistake.',
  remedy: 'Leave files out with .gitignore, or raise `limits.package_mib` in refdata.yml.',
});

export const registryFirst: RuleInfo = {
  id: 'registry-first',
  level: 'notice',
  title: 'Where the previous index should be, there is one',
  why: 'This is taken for the first publication: older versions, if there were any, are not in the new index.',
  remedy: 'If this is not the first publication, correct `registro.previous` in refdata.yml.',
  fixed: true,
};

export const registryName = fixedError({
  id: 'registry-name',
  title: 'All files carry the name of the registry',
  why: 'Clients take an index with another name for something else.',
  remedy: 'Build again; `registro.name` in refdata.yml gives the name where it is not that of the language.',
  example: '{\n "registro": "DataForge",\n "pacotes": {}\n}',
});

export const registryPackageName = fixedError({
  id: 'registry-package-name',
  title: 'A package name is a lower-case letter and 1 to 48 letters, digits, `_` or `-`',
  why: 'The name becomes a folder, a file and a part of addresses; clients refuse others.',
  remedy: 'Rename the package in its manifest.',
  example: '[package]\nname = "Texto"\nversion = "1.0.0"',
});

export const registryVersion = fixedError({
  id: 'registry-version',
  title: 'A version is major.minor.patch, with -pre for a pre-release',
  why: 'Clients compare versions; one that cannot be compared is never chosen, or always.',
  remedy: 'Write three numbers without `v`, such as 1.0.0 or 2.0.0-beta.1.',
  example: '[package]\nname = "texto"\nversion = "1.0"',
});

export const registryRange = fixedError({
  id: 'registry-range',
  title: 'A version range can be read',
  why: 'No client can choose a version for it: the package cannot be installed.',
  remedy:
    'Write a version, ^1.2, ~1.2, comparators such as ">=1.2, <2", or *; there is no ||, no 1.x and no "1 - 2".',
  example: '[dependencies]\nmoeda = "1.x || 2.x"',
});

export const registryDependencyUnknown = fixedError({
  id: 'registry-dependency-unknown',
  title: 'A dependency is in the registry',
  why: 'The package cannot be installed.',
  remedy: 'Correct the name, publish the package that is missing, or remove the dependency.',
});

export const registryDependencyUnsatisfied = fixedError({
  id: 'registry-dependency-unsatisfied',
  title: 'Some version is in the range of a dependency',
  why: 'The package cannot be installed.',
  remedy: 'Correct the range; a bare version means exactly that version.',
});

export const registryDependencyConflict = fixedError({
  id: 'registry-dependency-conflict',
  title: 'The dependencies of a version agree with each other',
  why: 'Two packages on the way ask for different versions of a third: the package cannot be installed.',
  remedy: 'Widen one of the ranges, in a new version of the package that has it.',
});

export const registryDependencyCycle = fixedError({
  id: 'registry-dependency-cycle',
  title: 'No package depends on itself, directly or through others',
  why: 'None of them can be loaded before the others.',
  remedy: 'Remove one of the dependencies, or move what both need into a third package.',
});

export const registryChanged = fixedError({
  id: 'registry-changed',
  title: 'A published version does not change',
  why: 'Who has installed it has another content under the same version, and their lock file refuses the new one.',
  remedy:
    'Raise the version in the manifest; to withdraw a version, name it under `registro.yanked` as well.',
});

export const registryVanished = fixedError({
  id: 'registry-vanished',
  title: 'What was published stays published',
  why: 'Projects that depend on it can no longer be installed.',
  remedy:
    'Put it back; in refdata.yml, `registro.archived` keeps a package without source and `registro.yanked` withdraws it.',
});

export const registryYanked = fixedError({
  id: 'registry-yanked',
  title: 'A withdrawn version is not published again',
  why: 'The same version would mean two contents.',
  remedy: 'Raise the version in the manifest, or remove it from `registro.yanked` in refdata.yml.',
});

export const registryYankedUnknown: RuleInfo = {
  id: 'registry-yanked-unknown',
  level: 'warning',
  title: 'What is withdrawn was published',
  why: 'A name or version that nothing has withdraws nothing, and what was meant stays published.',
  remedy: 'Correct it below `registro.yanked` in refdata.yml; versions are written in full, as 1.4.0.',
  example: 'yanked: { texto: ["1.0"] }, where 1.0.0 is published',
  fixed: true,
};

export const registryArchiveName = fixedError({
  id: 'registry-archive-name',
  title: 'Each version has an archive of its own, named by a plain file name',
  why: 'Two versions with one archive cannot both be what they say; a path leads out of the registry.',
  remedy: 'Build the index again; the archive is <name>-<version>.tar.gz.',
});

export const registryArchiveMissing = fixedError({
  id: 'registry-archive-missing',
  title: 'The archive of a version is there',
  why: 'The version cannot be installed.',
  remedy: 'Publish the folder pacotes/ together with the index.',
});

export const registryArchivesAbsent: RuleInfo = {
  id: 'registry-archives-absent',
  level: 'notice',
  title: 'Archives are beside the index',
  why: 'Archives that are not looked at are not proved; what the index says of them may be wrong.',
  remedy: 'Check the published registry, or the folder that has pacotes/ with the archives.',
  fixed: true,
};

export const registryArchiveOrphan = fixedError({
  id: 'registry-archive-orphan',
  title: 'Every archive belongs to a version',
  why: 'It can be downloaded and nothing proves what it is; mostly a version was lost from the index.',
  remedy: 'Build the index again, or remove the archive.',
});

export const registryArchiveSha256 = fixedError({
  id: 'registry-archive-sha256',
  title: 'An archive has the hash that the index says',
  why: 'Clients refuse the archive: it was changed, or cut short, after it was published.',
  remedy: 'Put the archive back as it was published; for another content, raise the version.',
});

export const registryArchiveUnreadable = fixedError({
  id: 'registry-archive-unreadable',
  title: 'An archive is a whole gzip-compressed tar file',
  why: 'Clients cannot unpack it.',
  remedy: 'Pack it again with `refdata registry pack`, or look what the server answers.',
});

export const registryArchiveEntry = fixedError({
  id: 'registry-archive-entry',
  title: 'An archive holds files and folders only, each once, and none outside of it',
  why: 'Absolute paths, "..", links and devices write where they should not; clients refuse the archive.',
  remedy: 'Pack it again with `refdata registry pack`; treat an archive that you did not make as an attack.',
});

export const registryArchiveRoot = fixedError({
  id: 'registry-archive-root',
  title: 'An archive holds one folder, <name>-<version>',
  why: 'Clients unpack that folder as the package.',
  remedy: 'Pack it again with `refdata registry pack`.',
});

export const registryArchiveManifest = fixedError({
  id: 'registry-archive-manifest',
  title: 'The manifest in an archive has the name and version of the index',
  why: 'The archive is of another package or version than the one that is asked for.',
  remedy: 'Pack the right version again and publish it under a new version.',
});

export const registryArchiveSize = fixedError({
  id: 'registry-archive-size',
  title: 'An archive unpacks to a reasonable size',
  why: 'A small archive that unpacks to gigabytes fills the disks of those who install it.',
  remedy: 'Pack less; treat an archive that you did not make as an attack.',
});

export const registryCopy = fixedError({
  id: 'registry-copy',
  title: 'config.json and the files of single packages say what the index says',
  why: 'Clients that read the small files see another registry than those that read the index.',
  remedy: 'Build the registry again and publish the folder as a whole.',
});

export const PACKAGE_RULES: readonly RuleInfo[] = [
  packageManifest,
  packageField,
  packageRepeated,
  packageEntry,
  packageDependency,
  packageFiles,
  packageSize,
];

export const REGISTRY_RULES: readonly RuleInfo[] = [
  registryFirst,
  registryName,
  registryPackageName,
  registryVersion,
  registryRange,
  registryDependencyUnknown,
  registryDependencyUnsatisfied,
  registryDependencyConflict,
  registryDependencyCycle,
  registryChanged,
  registryVanished,
  registryYanked,
  registryYankedUnknown,
  registryArchiveName,
  registryArchiveMissing,
  registryArchivesAbsent,
  registryArchiveOrphan,
  registryArchiveSha256,
  registryArchiveUnreadable,
  registryArchiveEntry,
  registryArchiveRoot,
  registryArchiveManifest,
  registryArchiveSize,
  registryCopy,
];

function fixedError(info: Omit<RuleInfo, 'level' | 'fixed'>): RuleInfo {
  return { ...info, level: 'error', fixed: true };
}
