import type { ConfiguracaoDoRegistro, Pacote, PacoteDoRegistro } from '../contract/generated/contract.js';

/** Files of a registry, by their path under its address. */
export const INDEX_FILE = 'index.json';
export const CONFIG_FILE = 'config.json';
/** Holds the archives, and one small file for each package. */
export const PACKAGES_FOLDER = 'pacotes';

/** Manifest of a package of the language, in its own folder. */
export const DEFAULT_MANIFEST = 'forge.toml';

/** The path of a package's file in a published registry. */
export function packageFile(name: string): string {
  return `${PACKAGES_FOLDER}/${name}.json`;
}

/** The path of an archive in a published registry. */
export function archiveFile(arquivo: string): string {
  return `${PACKAGES_FOLDER}/${arquivo}`;
}

/** What config.json says: where clients find the rest, relative to it. */
export function configOf(registro: string, manifest: string | null): ConfiguracaoDoRegistro {
  return {
    formato: 1,
    registro,
    indice: INDEX_FILE,
    pacote: packageFile('{nome}'),
    arquivo: archiveFile('{arquivo}'),
    manifesto: manifest,
  };
}

/** What the file of a single package says: the package's part of the index, and whose it is. */
export function packageData(registro: string, nome: string, pacote: Pacote): PacoteDoRegistro {
  return { registro, nome, ...pacote };
}
