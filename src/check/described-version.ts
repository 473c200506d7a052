import { basename } from 'node:path';
import { foldersOf } from '../exporters/artifacts.js';
import type { WholeLevel } from '../findings/change-level.js';
import { listPath, readList } from '../publish/description-list.js';
import type { Repository } from '../repository/repository.js';
import { USUAL_SCHEME } from '../versions/scheme.js';
import { isEnough } from '../versions/version.js';

const DOCUMENT = 'openapi.json';

/**
 * The version that the committed OpenAPI document of a server file says; nothing where there is none.
 * @param servers the names of its servers: no list names what a command line wrote, which stands in folders of these names
 */
export function describedVersion(
  repository: Repository,
  source: string,
  servers: readonly string[],
): string | undefined {
  for (const list of repository.glob(`**/${listPath('')}`)) {
    const folder = list.slice(0, -listPath('').length).replace(/\/$/, '');
    const path = listed(repository, list, folder).find(
      each => each.source === source && basename(each.path) === DOCUMENT,
    )?.path;
    const version = path === undefined ? undefined : versionIn(repository, path);
    if (version !== undefined) return version;
  }
  const path = documentOf(repository, source, servers);
  return path === undefined ? undefined : versionIn(repository, path);
}

/** The document that no list names: that of the folder of a server, or the only one that there is. */
function documentOf(repository: Repository, source: string, servers: readonly string[]): string | undefined {
  const all = repository.glob(`**/${DOCUMENT}`).filter(path => path !== source);
  const folders = servers.map(name => foldersOf(source, name));
  const inFolder = (wanted: (folders: readonly [string, string]) => string) =>
    all
      .filter(path => folders.some(each => `/${path}`.endsWith(`/${wanted(each)}/${DOCUMENT}`)))
      .sort((a, b) => a.length - b.length)[0];
  return (
    inFolder(([, apart]) => apart) ?? inFolder(([plain]) => plain) ?? (all.length === 1 ? all[0] : undefined)
  );
}

/** The version of an OpenAPI document. */
function versionOfDocument(document: unknown): string | undefined {
  const { info } = (document ?? {}) as { info?: { version?: unknown } | null };
  return typeof info?.version === 'string' ? info.version : undefined;
}

/** Whether a version went up by as much as changes of a level ask for. */
export function isRaised(level: WholeLevel, before: string | undefined, after: string | undefined): boolean {
  const [old, now] = [before, after].map(text => (text === undefined ? undefined : USUAL_SCHEME.parse(text)));
  const bump = old && now && USUAL_SCHEME.bumpBetween(old, now);
  return old !== undefined && bump !== undefined && isEnough(bump, USUAL_SCHEME.required(level, old));
}

/** A list that is none of ours names nothing. */
function listed(repository: Repository, list: string, folder: string) {
  try {
    return readList(folder, repository.readBytes(list));
  } catch {
    return [];
  }
}

function versionIn(repository: Repository, path: string): string | undefined {
  if (!repository.isFile(path)) return undefined;
  try {
    return versionOfDocument(JSON.parse(repository.read(path)));
  } catch {
    return undefined;
  }
}
