/** Names of packages and of what is made from them (reference-language.md §10.3, §10.5). */

/** A lower-case ASCII letter, then 1 to 48 of letters, digits, `_`, `-`. */
const PACKAGE_NAME = /^[a-z][a-z0-9_-]{1,48}$/;

export function isPackageName(name: string): boolean {
  return PACKAGE_NAME.test(name);
}

/** The one folder that an archive holds. */
export function rootOf(name: string, version: string): string {
  return `${name}-${version}`;
}

/** File name of the archive of a release. */
export function archiveNameOf(name: string, version: string): string {
  return `${rootOf(name, version)}.tar.gz`;
}

/** A language's name as the name of its registry: `DataForge` is `dataforge`. */
export function registryNameOf(language: string): string {
  return language
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
