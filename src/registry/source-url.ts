import { UserError } from '../findings/user-error.js';
import { addressOf, publicAddress } from '../http/address.js';
import { type OpenResult, openUrl, readUrl } from '../http/open.js';
import type { ReadResult } from '../http/read-result.js';
import { TIMEOUT_MS } from '../http/request.js';
import { INDEX_FILE } from './layout.js';
import type { RegistrySource } from './registry-source.js';
import { MAX_INDEX_BYTES } from './source-folder.js';

/** For the whole of a large file, over a slow line. */
export const ARCHIVE_TIMEOUT_MS = 10 * 60_000;

/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
export async function openRegistryAddress(address: string, timeoutMs = TIMEOUT_MS): Promise<RegistrySource> {
  const url = publicAddress(address, 'https://lume.example/registry');
  const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
  const own = new AddressSource(base, timeoutMs);
  if (base.endsWith('/registry') || url.pathname.endsWith(`/${INDEX_FILE}`)) return own;
  const below = new AddressSource(`${base}/registry`, timeoutMs);
  const found = await below.read(INDEX_FILE);
  if (found.kind === 'unreachable') {
    throw new UserError(`${below.placeOf(INDEX_FILE)} ${found.reason}.`, found.remedy);
  }
  return found.kind === 'missing' && !found.gone ? own : below;
}

class AddressSource implements RegistrySource {
  readonly lists = false;

  constructor(
    readonly address: string,
    private readonly timeoutMs: number,
  ) {}

  placeOf(path: string): string {
    return addressOf(this.address, `/${path}`);
  }

  fileOf(): undefined {
    return undefined;
  }

  async list(): Promise<undefined> {
    return undefined;
  }

  read(path: string): Promise<ReadResult> {
    return readUrl(this.placeOf(path), MAX_INDEX_BYTES, { timeoutMs: this.timeoutMs });
  }

  open(path: string): Promise<OpenResult> {
    return openUrl(this.placeOf(path), {
      timeoutMs: this.timeoutMs,
      bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
    });
  }
}
