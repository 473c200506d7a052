import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { MANIFEST_PATH, pathOf } from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { validators } from '../contract/generated/validators.js';
import { jsonOrNull } from '../contract/json-object.js';
import { UserError } from '../findings/user-error.js';
import { compareCodePoints } from '../text/code-points.js';
import { word } from '../text/said.js';

/** GitHub refuses larger files in a repository. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** GitHub Pages does not publish larger sites. */
const MAX_SITE_BYTES = 1024 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
const BUILD_FIRST = 'Build it first, with mode build of the action or `refdata build`, and name that folder.';

const INDEX = z.object({ nome: z.string().min(1) });

/** A file of a built site. */
export interface BuiltFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  /** On this machine. */
  readonly file: string;
  readonly size: number;
}

export interface BuiltSite {
  readonly folder: string;
  readonly files: readonly BuiltFile[];
  readonly versao: string;
  /** The name of the language; null where the folder has no index that tells it. */
  readonly nome: string | null;
  /** The address that the site is made for; null when refdata.yml names none. */
  readonly baseUrl: string | null;
  /** What the sources were, as far as it is known. */
  readonly source: Manifest['source'];
}

/**
 * The files of a folder that `build` made, proved to be whole: each file that its manifest lists is there with the bytes
 * that it had. Files that others have put beside them are published, too.
 * @throws {UserError} when it is not such a folder, or too large for GitHub.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const manifest = readManifest(folder);
  const files = listFiles(folder);
  const total = files.reduce((sum, file) => sum + file.size, 0);
  if (total > MAX_SITE_BYTES) {
    throw new UserError(
      `${folder} holds ${mebibytes(total)} MiB, and GitHub Pages publishes at most ${mebibytes(MAX_SITE_BYTES)} MiB.`,
      'Keep large archives elsewhere (as release assets), or serve the folder from another host.',
    );
  }
  const byPath = new Map(files.map(file => [`/${file.path}`, file]));
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = byPath.get(path);
    if (file === undefined) throw notWhole(folder, `${path} is missing`);
    if (file.size !== bytes || (await hashOf(file.file)) !== sha256)
      throw notWhole(folder, `${path} was changed`);
  }
  const { versao, base_url: baseUrl, source } = manifest;
  const index = byPath.get(pathOf('index'));
  const nome = index === undefined ? null : nomeOf(readFileSync(index.file));
  return { folder, files, versao, nome, baseUrl, source };
}

/** The name of the language that an index file tells; null when it tells none. */
export function nomeOf(index: Uint8Array): string | null {
  const parsed = INDEX.safeParse(jsonOrNull(index));
  return parsed.success ? parsed.data.nome : null;
}

/** A manifest of ours; null for any other bytes. */
export function manifestOf(bytes: Uint8Array): Manifest | null {
  const data = jsonOrNull(bytes);
  return validators.manifest(data) ? (data as Manifest) : null;
}

/** @throws {UserError} for a file that no repository on GitHub can hold. */
export function refuseLargeFiles(files: readonly BuiltFile[]): void {
  const large = files.find(file => file.size > MAX_FILE_BYTES);
  if (large === undefined) return;
  throw new UserError(
    `${large.path} has ${mebibytes(large.size)} MiB, and GitHub takes files of at most ${mebibytes(MAX_FILE_BYTES)} MiB into a branch.`,
    'Use "publish-to: pages", which has no such limit, or keep the file elsewhere (as a release asset).',
  );
}

function readManifest(folder: string): Manifest {
  const file = join(folder, ...MANIFEST_PATH.split('/'));
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MAX_MANIFEST_BYTES) {
    throw new UserError(`${folder} is not a built site: it has no api/manifest.json.`, BUILD_FIRST);
  }
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UserError(`${folder} is not a built site: its api/manifest.json is no JSON.`, BUILD_FIRST, {
      cause,
    });
  }
  if (!validators.manifest(manifest)) {
    throw new UserError(
      `${folder} is not a built site: its api/manifest.json does not follow the schema.`,
      BUILD_FIRST,
    );
  }
  return manifest as Manifest;
}

/** Every file below a folder that is to be published. @throws {UserError} for links, devices and what belongs to git. */
export function listFiles(folder: string): BuiltFile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (path.split('/').some(name => name.toLowerCase() === '.git')) {
      throw new UserError(`${folder} holds ${path}, which is data of git.`, 'Publish a folder of its own.');
    }
    if (entry.isDirectory()) return [];
    if (!entry.isFile()) {
      throw new UserError(
        `${path} in ${folder} is a link or a device, and no file.`,
        'Put a copy of the file there: what a link leads to may not be meant for the public.',
      );
    }
    return [{ path, file, size: lstatSync(file).size }];
  });
  return files.sort((a, b) => compareCodePoints(a.path, b.path));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function notWhole(folder: string, why: string): UserError {
  return new UserError(`${folder} is not what was built: ${why} since.`, 'Build it again, then publish it.');
}

function mebibytes(bytes: number): string {
  return Math.ceil(bytes / (1024 * 1024)).toLocaleString(word('en-US'));
}
