import type { ReadResult } from '../reference/source.js';
import { UserError } from '../user-error.js';
import { INDEX_FILE } from './layout.js';
import type { OpenResult, RegistrySource } from './source.js';
import { MAX_INDEX_BYTES } from './source-folder.js';

/** For a small file, and for the first byte of a large one. Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** For the whole of a large one, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;

/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
export async function openRegistryAddress(address: string, timeoutMs = TIMEOUT_MS): Promise<RegistrySource> {
  if (!URL.canParse(address)) {
    throw new UserError(
      `${address} is not an address.`,
      'Give an address such as https://lume.example/registry.',
    );
  }
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw new UserError(
      `The address of ${url.host} holds a user name or a password.`,
      'Leave them out: a registry is public.',
    );
  }
  const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
  const own = new AddressSource(base, timeoutMs);
  if (base.endsWith('/registry') || url.pathname.endsWith(`/${INDEX_FILE}`)) return own;
  const below = new AddressSource(`${base}/registry`, timeoutMs);
  const found = await below.read(INDEX_FILE);
  if (found.kind === 'unreachable') {
    throw new UserError(
      `${below.placeOf(INDEX_FILE)} ${found.reason}.`,
      'Check the address, and whether the server runs.',
    );
  }
  return found.kind === 'missing' ? own : below;
}

class AddressSource implements RegistrySource {
  readonly lists = false;

  constructor(
    readonly address: string,
    private readonly timeoutMs: number,
  ) {}

  placeOf(path: string): string {
    return `${this.address}/${path.split('/').map(encodeURIComponent).join('/')}`;
  }

  fileOf(): undefined {
    return undefined;
  }

  async list(): Promise<undefined> {
    return undefined;
  }

  async read(path: string): Promise<ReadResult> {
    const opened = await openUrl(this.placeOf(path), this.timeoutMs, this.timeoutMs);
    if (opened.kind !== 'found') return opened;
    const chunks: Uint8Array[] = [];
    let length = 0;
    try {
      for await (const chunk of opened.content) {
        length += chunk.length;
        if (length > MAX_INDEX_BYTES) return { kind: 'too-large' };
        chunks.push(chunk);
      }
    } catch (error) {
      return { kind: 'unreachable', reason: `broke off (${causeOf(error)})` };
    }
    return { kind: 'found', bytes: Buffer.concat(chunks) };
  }

  open(path: string): Promise<OpenResult> {
    return openUrl(this.placeOf(path), this.timeoutMs, ARCHIVE_TIMEOUT_MS);
  }
}

/** Opens any public address; redirects are followed. */
export async function openUrl(
  url: string,
  timeoutMs = TIMEOUT_MS,
  bodyTimeoutMs = ARCHIVE_TIMEOUT_MS,
): Promise<OpenResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(bodyTimeoutMs)]),
    });
    if (response.ok && !isDecoded(url, response)) return { kind: 'found', content: bodyOf(response) };
    await response.body?.cancel();
    if (response.ok)
      return {
        kind: 'unreadable',
        reason: 'is sent with `Content-Encoding`, which clients undo: its hash is another then',
      };
    if (response.status === 404 || response.status === 410) return { kind: 'missing' };
    return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
  } catch (error) {
    if (abort.signal.aborted)
      return { kind: 'unreachable', reason: `did not answer within ${timeoutMs / 1000} s` };
    return { kind: 'unreachable', reason: `could not be fetched (${causeOf(error)})` };
  } finally {
    clearTimeout(timer);
  }
}

/** Some servers take an archive for a tar file that they compressed on the way. */
function isDecoded(url: string, { headers }: Response): boolean {
  return url.endsWith('.gz') && !['identity', null].includes(headers.get('content-encoding'));
}

async function* bodyOf(response: Response): AsyncGenerator<Uint8Array> {
  for await (const chunk of response.body ?? []) yield chunk;
}

/** `fetch` says "fetch failed" for everything; what happened is in the cause. */
function causeOf(error: unknown): string {
  const { cause, message } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
