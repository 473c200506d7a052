import { UserError } from '../user-error.js';
import { MAX_PUBLISHED_FILE_BYTES, type PublishedSource, type ReadResult } from './source.js';

/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;

/** What a user may give for the base address: the address of the folder or of the index. */
const API_SUFFIX = /(?:\/api(?:\/(?:index\.json)?)?)?\/*$/;

/**
 * Published files at an http(s) address: the base address, or that of its `api/` or `api/index.json`. Redirects are
 * followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
export function openAddress(address: string, timeoutMs = TIMEOUT_MS): PublishedSource {
  if (!URL.canParse(address)) {
    throw new UserError(`${address} is not an address.`, 'Give an address such as https://lume.example.');
  }
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw new UserError(
      `The address of ${url.host} holds a user name or a password.`,
      'Leave them out: the data is public.',
    );
  }
  return new AddressSource(url.origin + url.pathname.replace(API_SUFFIX, ''), timeoutMs);
}

class AddressSource implements PublishedSource {
  constructor(
    private readonly base: string,
    private readonly timeoutMs: number,
  ) {}

  covers(): boolean {
    return true;
  }

  placeOf(path: string): string {
    return this.base + path.split('/').map(encodeURIComponent).join('/');
  }

  async listApi(): Promise<string[]> {
    return [];
  }

  async read(path: string): Promise<ReadResult> {
    // One signal for the headers and the body: a server may also dawdle in the middle of a file.
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const response = await fetch(this.placeOf(path), { signal, headers: { accept: 'application/json' } });
      if (response.ok) return await readBounded(response);
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return { kind: 'missing' };
      return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
    } catch (error) {
      if (signal.aborted) {
        return { kind: 'unreachable', reason: `did not answer within ${this.timeoutMs / 1000} s` };
      }
      return { kind: 'unreachable', reason: `could not be fetched (${causeOf(error)})` };
    }
  }
}

async function readBounded(response: Response): Promise<ReadResult> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the rest of the body.
    if (length > MAX_PUBLISHED_FILE_BYTES) return { kind: 'too-large' };
    chunks.push(chunk);
  }
  return { kind: 'found', bytes: Buffer.concat(chunks) };
}

/** `fetch` says "fetch failed" for everything; what happened is in the cause. */
function causeOf(error: unknown): string {
  const { cause, message } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
