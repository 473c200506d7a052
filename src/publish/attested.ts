import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attester } from '../attest/attester.js';
import { ATTESTATION_PATHS, ATTESTATIONS_NAME, type Subject } from '../attest/subject.js';
import { subjectsOf } from '../attest/verify.js';
import { MANIFEST_PATH } from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { sha256Of } from '../published/index.js';
import type { BuiltSite } from './built-site.js';

const [, ABOUT_PACKAGES] = ATTESTATION_PATHS;
export const REGISTRY_ATTESTATIONS = ABOUT_PACKAGES.slice(1);
const ARCHIVES = 'registry/pacotes/';

/** Who vouches for a site, and for what of it. */
export interface Attesting {
  readonly sign: Attester;
  /** The archives that this run has packed; the others were brought along. */
  readonly packed: readonly string[];
}

/** Where attestations of a site stand in it: those that are about its manifest, and those about its packages. */
export function attestationPaths(site: BuiltSite): string[] {
  return archivesOf(site).length === 0 ? [ATTESTATIONS_NAME] : [ATTESTATIONS_NAME, REGISTRY_ATTESTATIONS];
}

/**
 * Has a site vouched for: its manifest, which names all of its files by their hashes, and each archive that was packed.
 * @param earlier attestations of packages, where the site goes: archives that were brought along keep theirs.
 * @returns files, by path.
 */
export async function attestSite(
  site: BuiltSite,
  { sign, packed }: Attesting,
  earlier: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const archives = archivesOf(site);
  const own = archives.filter(({ name }) => packed.includes(name));
  const carried = new Set(archives.filter(archive => !own.includes(archive)).map(({ sha256 }) => sha256));
  const lines = await sign([manifestSubject(site), ...own]);
  const kept = earlier.split('\n').filter(line => subjectsOf(line).some(sha256 => carried.has(sha256)));
  const encode = (all: readonly string[]) => new TextEncoder().encode(all.map(line => `${line}\n`).join(''));
  return new Map([
    [ATTESTATIONS_NAME, encode(lines.slice(0, 1))],
    ...(archives.length === 0
      ? []
      : [[REGISTRY_ATTESTATIONS, encode([...(own.length === 0 ? [] : lines), ...kept])] as const]),
  ]);
}

/** Whether attestations say something of a file; whether it is true is judged by who reads them. */
export function isAbout(attestations: Uint8Array, file: Uint8Array): boolean {
  const sha256 = sha256Of(file);
  const lines = Buffer.from(attestations).toString('utf8').split('\n');
  return lines.some(line => subjectsOf(line).includes(sha256));
}

/** The manifest of a built site, as it is published. */
export function manifestBytes({ folder }: BuiltSite): Uint8Array {
  return readFileSync(join(folder, ...MANIFEST_PATH.split('/')));
}

function manifestSubject(site: BuiltSite): Subject {
  return { name: MANIFEST_PATH.slice(1), sha256: sha256Of(manifestBytes(site)) };
}

/** As the manifest has them, which the files were proved to be. */
function archivesOf(site: BuiltSite): Subject[] {
  const { files } = JSON.parse(Buffer.from(manifestBytes(site)).toString('utf8')) as Manifest;
  return files
    .map(({ path, sha256 }) => ({ name: path.slice(1), sha256 }))
    .filter(({ name }) => name.startsWith(ARCHIVES) && !name.endsWith('.json'));
}
