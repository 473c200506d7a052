import type { LoadedConfig } from '../config/config.js';
import { FILE_NAMES, type FileName, pathOf } from '../contract/files.js';
import { readJsonFile } from '../published/index.js';
import { schemaPath } from '../site/site-file.js';
import type { SideSource } from './side.js';

/** What a repository has committed of its published files, of whatever format; what is no object is left out. */
export interface Committed {
  readonly published: Partial<Record<FileName, unknown>>;
  /** The schemas beside them. */
  readonly schemas: Partial<Record<FileName, unknown>>;
}

/** The folder of the generated files that are committed (`check.committed`), without a slash at its end. */
export function committedFolder({ config }: LoadedConfig): string | undefined {
  return config.check?.committed?.replace(/^\.\/|\/+$/g, '');
}

/**
 * The committed files of a source; nothing where it commits none. Two builds by one program have one format, and what is
 * committed was perhaps built by an earlier program.
 */
export function committedFiles({ loaded, repository }: SideSource): Committed | undefined {
  const folder = committedFolder(loaded);
  if (folder === undefined) return undefined;
  const read = (pathIn: (name: FileName) => string) =>
    Object.fromEntries(
      FILE_NAMES.flatMap(name => {
        const path = `${folder}${pathIn(name)}`;
        if (!repository.isFile(path)) return [];
        const { data } = readJsonFile(path, path, repository.readBytes(path));
        const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
        return isObject ? [[name, data]] : [];
      }),
    );
  return { published: read(pathOf), schemas: read(schemaPath) };
}
