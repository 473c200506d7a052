import type { Registro } from '../contract/generated/contract.js';
import { schemaFile } from '../site/site.js';
import { type SiteFile, schemaPath } from '../site/site-file.js';
import { registryJson } from './canonical.js';
import { CONFIG_FILE, configOf, INDEX_FILE, packageData, packageFile } from './layout.js';

const FOLDER = '/registry/';

/** The files of a registry, in the order in which they can be written: nothing names what is not there yet. */
export interface RegistryFiles {
  readonly archives: readonly SiteFile[];
  /** One small file for each package. */
  readonly packages: readonly SiteFile[];
  readonly config: SiteFile;
  readonly index: SiteFile;
}

export interface RegistryContent {
  readonly registro: Registro;
  /** Name of the manifest in the folder of a package; null where it does not have the fields of forge.toml. */
  readonly manifest: string | null;
  readonly archives: readonly SiteFile[];
  /** Packages whose file is to be written; all, where this is not given. */
  readonly changed: ReadonlySet<string> | undefined;
}

/** The index, config.json, the files of single packages and the archives, by their paths on the site. */
export function registryFiles({ registro, manifest, archives, changed }: RegistryContent): RegistryFiles {
  const name = registro.registro;
  const packages = Object.entries(registro.pacotes).filter(([pacote]) => changed?.has(pacote) ?? true);
  return {
    archives,
    packages: packages.map(([nome, pacote]) =>
      file(packageFile(nome), packageData(name, nome, pacote), 'pacote'),
    ),
    config: file(CONFIG_FILE, configOf(name, manifest), 'config'),
    index: file(INDEX_FILE, registro, 'registro'),
  };
}

/** All of them, and the schemas that describe them, for a site. */
export function registrySiteFiles({ archives, packages, config, index }: RegistryFiles): SiteFile[] {
  return [
    index,
    config,
    ...packages,
    ...archives,
    schemaFile('registro'),
    schemaFile('config'),
    schemaFile('pacote'),
  ];
}

function file(path: string, data: unknown, schema: 'registro' | 'config' | 'pacote'): SiteFile {
  return { path: FOLDER + path, bytes: registryJson(data), schema: schemaPath(schema) };
}
