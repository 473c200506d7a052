import { addressOf, publicAddress } from '../http/address.js';
import { readUrl } from '../http/open.js';
import type { ReadResult } from '../http/read-result.js';
import { TIMEOUT_MS } from '../http/request.js';
import { MAX_PUBLISHED_FILE_BYTES, type PublishedSource } from './published-source.js';

/** What a user may give for the base address: the address of the folder, of the index or of the page for people. */
const API_SUFFIX = /(?:\/index\.html|\/api(?:\/(?:index\.json)?)?)?\/*$/;

/**
 * Published files at an http(s) address: the base address, or that of its `api/`, `api/index.json` or `index.html`.
 * Redirects are followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
export function openAddress(
  address: string,
  timeoutMs = TIMEOUT_MS,
  limitBytes = MAX_PUBLISHED_FILE_BYTES,
): PublishedSource {
  return new AddressSource(baseAddress(address), timeoutMs, limitBytes);
}

/** The base address that a user means, without a slash at its end. @throws {UserError} when it is none. */
export function baseAddress(address: string): string {
  const url = publicAddress(address, 'https://lume.example');
  return url.origin + url.pathname.replace(API_SUFFIX, '');
}

class AddressSource implements PublishedSource {
  readonly isFolder = false;

  constructor(
    private readonly base: string,
    private readonly timeoutMs: number,
    readonly limitBytes: number,
  ) {}

  covers(): boolean {
    return true;
  }

  placeOf(path: string): string {
    return addressOf(this.base, path);
  }

  async listApi(): Promise<string[]> {
    return [];
  }

  read(path: string): Promise<ReadResult> {
    const options = { timeoutMs: this.timeoutMs, headers: { accept: 'application/json' } };
    return readUrl(this.placeOf(path), this.limitBytes, options);
  }
}
