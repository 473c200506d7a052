/** Names that texts of the command line refer to, so that renaming a file renames it everywhere. */

export const PROGRAM = 'lume';
export const EXTENSION = '.lm';
export const MANIFEST = 'forge.toml';
export const LOCK = 'forge.lock';
export const PACKAGES_FOLDER = 'pacotes';
