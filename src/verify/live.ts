import { addressOf } from '../http/address.js';
import { HttpFault } from '../http/fault.js';
import type { ReadResult } from '../http/read-result.js';
import { type RequestOptions, readBounded, request } from '../http/request.js';
import { isPage, MAX_PUBLISHED_FILE_BYTES, type PublishedSource, sha256Of } from '../published/index.js';

const MAX_REDIRECTS = 5;

/** What was answered, without the bytes. */
export interface Answer {
  /** 0 where nobody answers. */
  readonly status: number;
  /** Why it cannot be used: `could not be fetched (ECONNRESET)`, `leads to another host, …`. */
  readonly fault?: string;
  readonly headers: Headers;
  /** Addresses that it led over, in their order; none when it was answered at once. */
  readonly redirects: readonly string[];
  /** Of the body, decoded; nothing when it was too large. */
  readonly sha256: string | undefined;
  /** Of the body, decoded. */
  readonly bytes: number;
  /** Whether the body begins like a page for people. */
  readonly isPage: boolean;
}

/** A live address: asks, and remembers what was answered to the plain request for each file. */
export class LiveAddress implements PublishedSource {
  readonly isFolder = false;
  /** By path. */
  readonly answers = new Map<string, Answer>();

  constructor(
    readonly base: string,
    private readonly timeoutMs: number,
  ) {}

  covers(): boolean {
    return true;
  }

  async listApi(): Promise<string[]> {
    return [];
  }

  placeOf(path: string): string {
    return addressOf(this.base, path);
  }

  async read(path: string): Promise<ReadResult> {
    try {
      const { answer, content } = await this.fetch(path, { headers: { 'accept-encoding': 'identity' } });
      this.answers.set(path, answer);
      if (answer.status === 404 || answer.status === 410) return { kind: 'missing' };
      if (answer.status !== 200) return { kind: 'unreadable', reason: `answered ${answer.status}` };
      return content ? { kind: 'found', bytes: content } : { kind: 'too-large' };
    } catch (error) {
      if (!(error instanceof HttpFault) || error instanceof LeadsElsewhere) throw error;
      return { kind: 'unreachable', reason: error.reason, remedy: error.remedy };
    }
  }

  /** What is answered to a path, as text; nothing where that is no answer with 200. */
  async text(path: string): Promise<string | undefined> {
    try {
      const { answer, content } = await this.fetch(path, {});
      return answer.status === 200 && content ? new TextDecoder().decode(content) : undefined;
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      return undefined;
    }
  }

  /** @throws {HttpFault} when there is no answer. */
  async ask(path: string, options: RequestOptions = {}): Promise<Answer> {
    return (await this.fetch(path, options)).answer;
  }

  /** The same where no answer is an answer, too: hosts drop requests that they do not like. */
  async probe(path: string, options: RequestOptions = {}): Promise<Answer> {
    try {
      return await this.ask(path, options);
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      const status = error instanceof LeadsElsewhere ? error.status : 0;
      return { ...NO_ANSWER, status, fault: error.reason };
    }
  }

  /**
   * Redirects are followed by hand, and never to another host: what answers there is not what was asked.
   *
   * @throws {HttpFault} when there is no answer, or when it leads to another host.
   */
  private async fetch(
    path: string,
    options: RequestOptions,
  ): Promise<{ answer: Answer; content: Uint8Array | undefined }> {
    const redirects: string[] = [];
    let url = this.placeOf(path);
    for (;;) {
      const { response, content } = await request(url, {
        timeoutMs: this.timeoutMs,
        ...options,
        manualRedirects: true,
      });
      const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
      if (location && URL.canParse(location, url) && redirects.length < MAX_REDIRECTS) {
        await response.body?.cancel();
        const next = new URL(location, url);
        if (next.hostname !== new URL(url).hostname) throw new LeadsElsewhere(next, response.status);
        url = next.href;
        redirects.push(url);
        continue;
      }
      const bytes = await readBounded(content, MAX_PUBLISHED_FILE_BYTES);
      const answer: Answer = {
        status: response.status,
        headers: response.headers,
        redirects,
        sha256: bytes && sha256Of(bytes),
        bytes: bytes?.length ?? 0,
        isPage: bytes !== undefined && isPage(bytes),
      };
      return { answer, content: bytes };
    }
  }
}

const NO_ANSWER: Omit<Answer, 'status'> = {
  headers: new Headers(),
  redirects: [],
  sha256: undefined,
  bytes: 0,
  isPage: false,
};

class LeadsElsewhere extends HttpFault {
  constructor(
    { protocol, host }: URL,
    readonly status: number,
  ) {
    super(
      `leads to another host, ${host}`,
      `If the site has moved, give ${protocol}//${host} as its address; if that is a sign-in page, of a network or of the host, sign in first or make the site public.`,
    );
  }
}
