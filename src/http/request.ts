import { VERSION } from '../runtime/generated/version.js';
import { faultOf, type HttpFault, isClosed, timeoutFault } from './fault.js';
import { dispatcherFor, proxyFor } from './proxy.js';

/** Static hosts answer in a second; some wake up first. */
export const TIMEOUT_MS = 30_000;

/** Methods that may be sent again without asking anybody: RFC 9110, 9.2.1. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Until the headers are there. */
  readonly timeoutMs?: number;
  /** Until the body is there; as long as the headers where it is not given. */
  readonly bodyTimeoutMs?: number;
  /** Otherwise redirects are followed. */
  readonly manualRedirects?: boolean;
}

/** An answer whose body was not read yet: read it, or cancel it. */
export interface OpenedAnswer {
  readonly response: Response;
  /** The body by pieces. @throws {HttpFault} when it breaks off or dawdles. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Asks a public address, through the proxy that the environment names for it. @throws {HttpFault} when there is no answer. */
export async function request(url: string, options: RequestOptions = {}): Promise<OpenedAnswer> {
  const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
  const proxy = URL.canParse(url) ? proxyFor(new URL(url), process.env) : undefined;
  const first = new AbortController();
  const timer = setTimeout(() => first.abort(), timeoutMs);
  const whole = AbortSignal.timeout(bodyTimeoutMs);
  try {
    const init = {
      method,
      headers: { 'user-agent': `refdata/${VERSION}`, ...headers },
      ...(options.body !== undefined && { body: options.body }),
      redirect: options.manualRedirects ? ('manual' as const) : ('follow' as const),
      signal: AbortSignal.any([first.signal, whole]),
      ...(proxy && { dispatcher: await dispatcherFor(proxy) }),
    };
    // A connection that was kept may be closed by the server at the moment in which it is used again.
    const response = await fetch(url, init).catch((error: unknown) => {
      if (!SAFE.has(method) || !isClosed(error)) throw error;
      return fetch(url, init);
    });
    return { response, content: bodyOf(response, whole, bodyTimeoutMs) };
  } catch (error) {
    throw first.signal.aborted || whole.aborted ? timeoutFault(timeoutMs) : faultOf(error, proxy?.host);
  } finally {
    clearTimeout(timer);
  }
}

async function* bodyOf(
  response: Response,
  whole: AbortSignal,
  timeoutMs: number,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    for await (const chunk of response.body ?? []) yield chunk;
  } catch (error) {
    throw whole.aborted ? timeoutFault(timeoutMs) : (faultOf(error) satisfies HttpFault);
  }
}

/** All of it; nothing when it is longer than that. */
export async function readBounded(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    length += chunk.length;
    // Leaving the loop cancels the rest of the body.
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
