import { HttpFault } from './fault.js';
import type { ReadResult } from './read-result.js';
import { type OpenedAnswer, type RequestOptions, readBounded, request } from './request.js';

/** A file that is opened as a stream. */
export type OpenResult =
  | { readonly kind: 'found'; readonly content: AsyncIterable<Uint8Array> }
  | Exclude<ReadResult, { readonly kind: 'found' }>;

/** Opens a published file; redirects are followed. Never throws for what the answer is. */
export async function openUrl(url: string, options: RequestOptions = {}): Promise<OpenResult> {
  try {
    const answer = await request(url, options);
    const refused = await refusalOf(url, answer);
    return refused ?? { kind: 'found', content: answer.content };
  } catch (error) {
    return unreachable(error);
  }
}

/** Reads a published file of at most `maxBytes`; redirects are followed. Never throws for what the answer is. */
export async function readUrl(
  url: string,
  maxBytes: number,
  options: RequestOptions = {},
): Promise<ReadResult> {
  const opened = await openUrl(url, options);
  if (opened.kind !== 'found') return opened;
  try {
    const bytes = await readBounded(opened.content, maxBytes);
    return bytes ? { kind: 'found', bytes } : { kind: 'too-large' };
  } catch (error) {
    return unreachable(error);
  }
}

async function refusalOf(
  url: string,
  { response }: OpenedAnswer,
): Promise<Exclude<ReadResult, { kind: 'found' }> | undefined> {
  if (response.ok && !isDecoded(url, response)) return undefined;
  await response.body?.cancel();
  if (response.ok)
    return {
      kind: 'unreadable',
      reason: 'is sent with `Content-Encoding`, which clients undo: its hash is another then',
    };
  if (response.status === 404) return { kind: 'missing' };
  if (response.status === 410) return { kind: 'missing', gone: true };
  return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
}

/** Some servers take an archive for a tar file that they compressed on the way. */
function isDecoded(url: string, { headers }: Response): boolean {
  return url.endsWith('.gz') && !['identity', null].includes(headers.get('content-encoding'));
}

function unreachable(error: unknown): ReadResult & { kind: 'unreachable' } {
  if (!(error instanceof HttpFault)) throw error;
  return { kind: 'unreachable', reason: error.reason, remedy: error.remedy };
}
