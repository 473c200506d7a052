import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve as resolvePath } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DemandOptions } from '../attest/demand.js';
import type { ForgeLock, Registro } from '../contract/generated/contract.js';
import { findingOf } from '../findings/rule-info.js';
import { unwritable } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { openUrl } from '../http/open.js';
import { registryArchiveSha256 } from '../rules/packages.js';
import { makeFolder } from '../runtime/make-folder.js';
import { nearest } from '../text/nearest.js';
import { ArchiveFault } from './archive.js';
import { type Attested, attestationsOf } from './attested.js';
import { type Candidate, Catalogue } from './catalogue.js';
import { archiveFile } from './layout.js';
import { LOCK_FILE, lockedVersions, lockText, lockWith, readLock } from './lock.js';
import { isPackageName, rootOf } from './names.js';
import { hashOf } from './packages.js';
import type { OpenResult, RegistrySource } from './registry-source.js';
import { ResolutionFault, resolve } from './resolve.js';
import { ARCHIVE_TIMEOUT_MS } from './source-url.js';
import { unpackArchive } from './unpack.js';

/** Where the language looks for installed packages. */
const MODULES_FOLDER = 'forge_modules';
const REMEDY = 'Choose another folder with --to.';
/** A larger archive is not downloaded: it could not be unpacked either. */
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;

/** `texto` or `texto@^1.0`: a package and the range of versions that will do. */
export interface Wanted {
  readonly name: string;
  readonly range: string;
}

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
  /** Who made the archive; left out where the registry has no attestations. */
  readonly attestation?: Attested;
}

/** Reads `texto@^1.0`. @throws {UserError} for what cannot be the name of a package. */
export function parseWanted(text: string): Wanted {
  const [name = '', range = ''] = text.split(/@(.*)/s);
  if (isPackageName(name)) return { name, range };
  throw new UserError(
    `"${name}" is no package name.`,
    'Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".',
  );
}

/**
 * Installs packages and what they need: resolves, downloads, verifies every hash, unpacks, writes forge.lock
 * (reference-language.md §10.4, §10.6). The packages in `folder/forge_modules` and the lock are replaced together, or
 * not at all.
 *
 * @param demand whose workflow has to have made each archive; where none is named, what attestations say is given, and decides nothing.
 * @throws {UserError} when a package cannot be resolved, or an archive is not what the index or the lock says.
 */
export async function installPackages(
  source: RegistrySource,
  registro: Registro,
  wanted: readonly Wanted[],
  folder: string,
  demand: DemandOptions = {},
): Promise<InstalledPackage[]> {
  const target = resolvePath(folder);
  const lock = readLock(join(target, LOCK_FILE));
  const chosen = choose(registro, wanted, lock);
  for (const one of chosen) refuseAgainstLock(one, lock);
  const attested = await attestationsOf(source, chosen, demand);
  const staging = await stagingIn(target);
  try {
    for (const one of chosen) await fetchInto(source, one, staging);
    await replaceAll(target, staging, chosen, lockText(lockWith(lock, chosen, source.address)));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return chosen.map(({ name, text, release }, at) => ({
    name,
    version: text,
    sha256: release.sha256.toLowerCase(),
    ...(attested?.[at] && { attestation: attested[at] }),
  }));
}

function choose(registro: Registro, wanted: readonly Wanted[], lock: ForgeLock | undefined): Candidate[] {
  const catalogue = new Catalogue(registro);
  const requests = wanted.map(({ name, range }) => catalogue.request(name, range));
  try {
    const chosen = resolve(catalogue, requests, lockedVersions(lock));
    // Names become folders.
    const wrong = chosen.find(({ name }) => !isPackageName(name));
    if (wrong)
      throw new UserError(
        `The registry has a package called "${wrong.name}", which is no package name.`,
        'Tell its maintainers; see `refdata registry check`.',
      );
    return chosen;
  } catch (error) {
    if (!(error instanceof ResolutionFault)) throw error;
    const near = error.kind === 'unknown' ? nearest(error.asked, catalogue.names, 3) : [];
    const remedy =
      near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : 'Ask for another range of versions, or another package.';
    throw new UserError(error.message, remedy, { cause: error });
  }
}

function refuseAgainstLock({ name, text, release }: Candidate, lock: ForgeLock | undefined): void {
  const locked = lock && Object.hasOwn(lock.pacotes, name) ? lock.pacotes[name] : undefined;
  if (!locked || locked.versao !== text || locked.sha256 === '') return;
  if (locked.sha256.toLowerCase() === release.sha256.toLowerCase()) return;
  throw new UserError(
    `${name} ${text} has the SHA-256 ${release.sha256} in the registry, and ${locked.sha256} in ${LOCK_FILE}.`,
    'A published version never changes: ask the maintainers of the registry before you trust it.',
  );
}

/** Downloads the whole before any of it is unpacked, so that nothing is done with bytes that are not proved. */
async function fetchInto(
  source: RegistrySource,
  { name, text, release }: Candidate,
  staging: string,
): Promise<void> {
  const place = release.url ?? source.placeOf(archiveFile(release.arquivo));
  const archive = join(staging, `${name}.tar.gz`);
  const opened =
    release.url === undefined
      ? await source.open(archiveFile(release.arquivo))
      : await openUrl(release.url, { bodyTimeoutMs: ARCHIVE_TIMEOUT_MS });
  await download(opened, place, archive);
  const sha256 = await hashOf(createReadStream(archive));
  if (sha256 !== release.sha256.toLowerCase()) {
    const message = `${place} has the SHA-256 ${sha256}, and the index says ${release.sha256}.`;
    throw new UserError(
      `${name} ${text} is not what the registry published.`,
      'Nothing was installed. Tell the maintainers of the registry.',
      {
        findings: [findingOf(registryArchiveSha256, message, place)],
      },
    );
  }
  const { fault } = await unpackArchive(createReadStream(archive), rootOf(name, text), join(staging, name));
  if (fault instanceof ArchiveFault) {
    throw new UserError(
      `The archive of ${name} ${text} is refused.`,
      'Nothing was installed. Tell the maintainers of the registry.',
      {
        findings: [findingOf(fault.rule, `${place} ${fault.message}.`, place)],
      },
    );
  }
}

async function download(opened: OpenResult, place: string, file: string): Promise<void> {
  if (opened.kind !== 'found') {
    const reason = { missing: 'is not there', 'too-large': 'is too large' };
    throw new UserError(
      `The archive ${place} ${'reason' in opened ? opened.reason : reason[opened.kind]}.`,
      'Nothing was installed. Try again; otherwise tell the maintainers of the registry.',
    );
  }
  let bytes = 0;
  async function* bounded(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > MAX_ARCHIVE_BYTES) throw new Error(`it is larger than ${MAX_ARCHIVE_BYTES} bytes`);
      yield chunk;
    }
  }
  try {
    await pipeline(opened.content, bounded, createWriteStream(file, { flags: 'wx' }));
  } catch (cause) {
    throw new UserError(
      `The download of ${place} broke off: ${(cause as Error).message}.`,
      'Nothing was installed. Try again.',
      { cause },
    );
  }
}

/** A new folder in the project's, so that packages move to their places whole. @throws {UserError} when it cannot be made. */
async function stagingIn(target: string): Promise<string> {
  try {
    makeFolder(target);
    return await mkdtemp(join(target, '.refdata-get-'));
  } catch (cause) {
    throw unwritable(target, cause, REMEDY);
  }
}

/** Puts all packages in place and writes the lock; when one step fails, what was there before comes back. */
async function replaceAll(
  target: string,
  staging: string,
  chosen: readonly Candidate[],
  lock: string,
): Promise<void> {
  const modules = join(target, MODULES_FOLDER);
  const undo: (() => Promise<void>)[] = [];
  try {
    makeFolder(modules);
    for (const { name } of chosen) {
      const place = join(modules, name);
      const old = join(staging, `${name}.old`);
      if (existsSync(place)) {
        await rename(place, old);
        undo.push(() => rename(old, place));
      }
      await rename(join(staging, name), place);
      undo.push(() => rm(place, { recursive: true, force: true }));
    }
    const fresh = join(staging, LOCK_FILE);
    await writeFile(fresh, lock);
    await rename(fresh, join(target, LOCK_FILE));
  } catch (cause) {
    for (const step of undo.reverse()) await step();
    throw unwritable(target, cause, REMEDY);
  }
}
