import { readFileSync, statSync } from 'node:fs';
import type { TrustedRoot } from '@sigstore/protobuf-specs';
import { UserError } from '../findings/user-error.js';
import { PUBLIC_ROOT } from './public-root.js';

const MAX_BYTES = 16 * 1024 * 1024;
const REMEDY = 'Give --trusted-root a file as `gh attestation trusted-root` prints it, or leave it out.';

/**
 * Whose signatures count: authorities that certify, logs that signatures are in, and when each of them was good.
 * @param file a file in the form of Sigstore, several one to a line; left out, the public service as this program knows it.
 * @throws {UserError} for a file that says no such thing.
 */
export async function readTrust(file: string | undefined): Promise<readonly TrustedRoot[]> {
  const { TrustedRoot } = await import('@sigstore/protobuf-specs');
  if (file === undefined) return [TrustedRoot.fromJSON(PUBLIC_ROOT)];
  const text = textOf(file);
  try {
    const roots = rootsIn(text).map(root => TrustedRoot.fromJSON(root));
    if (roots.length > 0 && roots.every(root => root.certificateAuthorities.length > 0)) return roots;
  } catch (cause) {
    throw new UserError(`${file} is no list of trusted authorities.`, REMEDY, { cause });
  }
  throw new UserError(`${file} names no authority that certifies.`, REMEDY);
}

function rootsIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split('\n').filter(line => line.trim() !== '');
    return lines.map(line => JSON.parse(line));
  }
}

function textOf(file: string): string {
  try {
    if (statSync(file).size <= MAX_BYTES) return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UserError(`${file} cannot be read: ${(cause as Error).message}.`, REMEDY, { cause });
  }
  throw new UserError(`${file} is too large for a list of trusted authorities.`, REMEDY);
}
