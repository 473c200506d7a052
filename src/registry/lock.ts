import { readFileSync } from 'node:fs';
import type { ForgeLock, PacoteTravado } from '../contract/generated/contract.js';
import { schemaBreaches } from '../contract/schema-breaches.js';
import { UserError } from '../findings/user-error.js';
import { readJsonFile } from '../published/index.js';
import { compareCodePoints } from '../text/code-points.js';
import type { Candidate } from './catalogue.js';

export const LOCK_FILE = 'forge.lock';

/** What a lock says of packages that came from a registry. */
const FROM_REGISTRY = 'registro';

/** Reads a lock; nothing where there is none. @throws {UserError} for one that cannot be understood. */
export function readLock(path: string): ForgeLock | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UserError(
      `${path} cannot be read: ${(cause as Error).message}.`,
      'See that it is a file that you may read.',
      { cause },
    );
  }
  const { data, findings } = readJsonFile(path, path, bytes);
  const [problem] = [...findings, ...(data === undefined ? [] : schemaBreaches('lock', data))];
  if (!problem) return data as ForgeLock;
  throw new UserError(
    `${path} is no lock: ${problem.message}`,
    'Put it back as it was committed, or remove it to choose versions anew.',
  );
}

/** Versions that were locked from a registry, by name. */
export function lockedVersions(lock: ForgeLock | undefined): Map<string, string> {
  const entries = Object.entries(lock?.pacotes ?? {}).filter(([, { fonte }]) => fonte === FROM_REGISTRY);
  return new Map(entries.map(([name, { versao }]) => [name, versao]));
}

/** The lock after packages were installed: theirs, and what it had of others (reference-language.md §10.6). */
export function lockWith(
  lock: ForgeLock | undefined,
  chosen: readonly Candidate[],
  address: string | undefined,
): ForgeLock {
  const pacotes = new Map<string, PacoteTravado>(Object.entries(lock?.pacotes ?? {}));
  for (const { name, text, release } of chosen) {
    const { sha256, dependencias } = release;
    pacotes.set(name, { versao: text, fonte: FROM_REGISTRY, sha256: sha256.toLowerCase(), dependencias });
  }
  const sorted = [...pacotes].sort(([a], [b]) => compareCodePoints(a, b));
  // The folder of somebody's machine is nothing to others, and not theirs to know.
  return {
    lockVersion: 1,
    ...(address !== undefined && { registro: address }),
    pacotes: Object.fromEntries(sorted),
  };
}

/** The text of a lock file, with a line end. */
export function lockText(lock: ForgeLock): string {
  return `${JSON.stringify(lock, null, 2)}\n`;
}
