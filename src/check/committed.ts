import type { LoadedConfig } from '../config/config.js';
import { FILE_NAMES, type FileName, pathOf } from '../contract/files.js';
import { isObject } from '../contract/json-object.js';
import type { Place } from '../findings/finding.js';
import { readJsonFile } from '../published/index.js';
import { schemaPath } from '../site/site-file.js';
import type { SideSource } from './side.js';

/** What a repository has committed of its published files, of whatever format; what is no object is left out. */
export interface Committed {
  readonly published: Partial<Record<FileName, unknown>>;
  /** The schemas beside them, and null for what is no JSON. */
  readonly schemas: Partial<Record<FileName, unknown>>;
  /** The file of each schema. */
  readonly origins: ReadonlyMap<string, Place>;
}

/** The folder of the generated files that are committed (`check.committed`), without a slash at its end. */
export function committedFolder({ config }: LoadedConfig): string | undefined {
  return config.check?.committed?.replace(/^\.\/|\/+$/g, '');
}

/**
 * The committed files of a source; nothing where it commits none. Two builds by one program have one format, and what is
 * committed was perhaps built by an earlier program.
 * @param folder where they are, when not where the configuration of the source says.
 */
export function committedFiles(
  { loaded, repository }: Pick<SideSource, 'loaded' | 'repository'>,
  folder = committedFolder(loaded),
): Committed | undefined {
  if (folder === undefined) return undefined;
  const read = (pathIn: (name: FileName) => string) =>
    FILE_NAMES.flatMap(name => {
      const path = `${folder}${pathIn(name)}`;
      if (!repository.isFile(path)) return [];
      return [[name, readJsonFile(path, path, repository.readBytes(path)).data ?? null] as const];
    });
  const schemas = read(schemaPath);
  return {
    published: Object.fromEntries(read(pathOf).filter(([, data]) => isObject(data))),
    schemas: Object.fromEntries(schemas),
    origins: new Map(
      schemas.map(([name]) => [`${schemaPath(name)}#`, { file: `${folder}${schemaPath(name)}` }]),
    ),
  };
}

/** Whether a folder has some of the files. */
export function hasCommitted({ repository }: Pick<SideSource, 'repository'>, folder: string): boolean {
  return FILE_NAMES.some(name => repository.isFile(`${folder}${pathOf(name)}`));
}
