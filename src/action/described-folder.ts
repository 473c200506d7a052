import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changedArtifacts, refuseSources, writeArtifacts } from '../commands/artifact-files.js';
import {
  type Descriptions,
  type Listed,
  listAfter,
  listPath,
  obsolete,
  readList,
} from '../publish/description-list.js';
import { isInside, pathInside } from './paths.js';

/** How the descriptions in the workspace differ from those that were made. */
export interface Differences {
  /** Paths of those that are not there as they are. */
  readonly changed: readonly string[];
  /** Of these, those that are not there at all. */
  readonly fresh: readonly string[];
  /** What an earlier run made of servers that are gone. */
  readonly gone: readonly Listed[];
  /** The list of descriptions after this run. */
  readonly list: Uint8Array;
}

/** Reads what is in the workspace, which is a real path. @throws {UserError} for what cannot be read. */
export function compareWorkspace(workspace: string, made: Descriptions): Differences {
  for (const { path } of made.files) pathInside(workspace, path, 'api-docs-dir');
  refuseSources(
    workspace,
    made.files,
    made.sources.map(file => join(workspace, file)),
  );
  const isFile = (path: string) => isFileIn(workspace, path);
  const before = listedIn(workspace, made.folder);
  const changed = changedArtifacts(workspace, made.files).map(({ path }) => path);
  return {
    changed,
    fresh: changed.filter(path => !isFile(path)),
    // Behind a link is something else than what was written there.
    gone: obsolete(made, before, isFile).filter(({ path }) => !leadsThroughLink(workspace, path)),
    list: listAfter(made, before, isFile),
  };
}

/** What earlier runs wrote into a folder of the workspace. @throws {UserError} for a list that is none */
export function listedIn(workspace: string, folder: string): Listed[] {
  const list = pathInside(workspace, listPath(folder), 'api-docs-dir');
  return isFileIn(workspace, listPath(folder)) ? readList(folder, readFileSync(list)) : [];
}

/** Makes the workspace hold the descriptions, the list of them, and none of servers that are gone. */
export function updateWorkspace(
  workspace: string,
  made: Descriptions,
  { changed, gone, list }: Differences,
): void {
  const fresh = made.files.filter(({ path }) => changed.includes(path));
  const listed = { path: listPath(made.folder), bytes: list };
  writeArtifacts(workspace, [...fresh, ...changedArtifacts(workspace, [listed])]);
  for (const { path } of gone) rmSync(join(workspace, path));
}

/** Whether a path of the workspace is a file that is really in there. */
export function isFileIn(workspace: string, path: string): boolean {
  try {
    const real = realpathSync(join(workspace, path));
    return isInside(workspace, real) && statSync(real).isFile();
  } catch {
    return false;
  }
}

function leadsThroughLink(workspace: string, path: string): boolean {
  const file = join(workspace, ...path.split('/'));
  return realpathSync(file) !== file;
}
