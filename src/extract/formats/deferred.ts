import { posix } from 'node:path';
import type { Repository } from '../../repository/repository.js';

/** Another place that a manifest takes a value from. */
export type Deferred =
  | { readonly data: string; readonly pointer: string }
  | { readonly table: string }
  /** A file that holds nothing else. */
  | { readonly text: string };

/** What a manifest is read by, and how others beside it are. */
export interface Manifest {
  readonly path: string;
  readonly data: unknown;
  readonly repository: Repository;
  /** The data of another manifest of the same format; nothing where there is none. */
  readonly read: (path: string) => Promise<unknown>;
}

/**
 * Where a manifest says that the value at a pointer stands elsewhere: `version.workspace = true` of Cargo, and the version that
 * Python's builders take from a module or a file. Nothing where it says none, or what it names is not there.
 */
export async function deferred(
  manifest: Manifest,
  pointer: readonly string[],
): Promise<Deferred | undefined> {
  const name = posix.basename(manifest.path);
  if (name === 'Cargo.toml') return ofWorkspace(manifest, pointer);
  if (name === 'pyproject.toml' && pointer.join('/') === 'project/version') return ofBuilder(manifest);
  return undefined;
}

/** The manifest that `workspace` of a package names, or the nearest one above that is of a workspace. */
async function ofWorkspace(
  { path, data, read }: Manifest,
  [table, field, ...more]: readonly string[],
): Promise<Deferred | undefined> {
  if (table !== 'package' || field === undefined || more.length > 0) return undefined;
  if (at(data, table, field, 'workspace') !== true) return undefined;
  const named = at(data, table, 'workspace');
  const folder = posix.dirname(path);
  const folders = typeof named === 'string' ? [posix.join(folder, named)] : foldersAbove(folder);
  for (const each of folders) {
    const root = posix.join(each, 'Cargo.toml');
    if (at(await read(root), 'workspace') !== undefined)
      return { data: root, pointer: `/workspace/${table}/${field}` };
  }
  return undefined;
}

/** A folder, and all around it. */
function foldersAbove(folder: string): string[] {
  const parent = posix.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

/** What setuptools, Hatch and PDM are told about a version that is `dynamic`. */
function ofBuilder({ path, data, repository }: Manifest): Deferred | undefined {
  const dynamic = at(data, 'project', 'dynamic');
  if (!Array.isArray(dynamic) || !dynamic.includes('version')) return undefined;
  const folder = posix.dirname(path);
  const own = at(data, 'tool', 'setuptools', 'dynamic', 'version');
  const attribute = at(own, 'attr');
  if (typeof attribute === 'string') {
    const parts = attribute.split('.');
    const module = parts.slice(0, -1).join('/');
    const file = ['', 'src/', 'lib/']
      .flatMap(root => [`${root}${module}/__init__.py`, `${root}${module}.py`])
      .map(each => posix.join(folder, each))
      .find(each => repository.isFile(each));
    return file === undefined ? undefined : { table: `${file}#${parts.at(-1)}` };
  }
  const [text] = [at(own, 'file')].flat();
  if (typeof text === 'string') return { text: posix.join(folder, text) };
  for (const tool of ['hatch', 'pdm']) {
    const module = at(data, 'tool', tool, 'version', 'path');
    if (typeof module === 'string') return { table: `${posix.join(folder, module)}#__version__` };
  }
  return undefined;
}

function at(data: unknown, ...keys: readonly string[]): unknown {
  let value = data;
  for (const key of keys)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return value;
}
