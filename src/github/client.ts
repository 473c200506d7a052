import { setTimeout as sleep } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { z } from 'zod';
import { type FailureKind, failureKind, GitHubError } from './failure.js';

/** Longest wait that one answer may ask for; GitHub's secondary limits ask for a minute. */
const MAX_WAIT_SECONDS = 120;
/** Of one request that meets a limit or a server in trouble. */
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 1000;
/** A request that takes longer hangs. */
const TIMEOUT_MS = 120_000;
const API_VERSION = '2022-11-28';

export interface ClientOptions {
  /** `GITHUB_API_URL` */
  readonly apiUrl: string;
  /** `GITHUB_GRAPHQL_URL` */
  readonly graphqlUrl: string;
  /** Sent to these two addresses and to no other; in no address, and nowhere else. */
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  /** How to wait; replaced where nobody wants to. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Failures after which GitHub has not done anything, so that asking again is safe whatever was asked for. */
const UNDONE: ReadonlySet<FailureKind> = new Set(['rate-limit']);
/** Failures that say that there is no such thing. */
const ABSENT: ReadonlySet<FailureKind> = new Set(['not-found', 'deleted']);
/** Failures that leave it open whether it was done. */
const UNCERTAIN: ReadonlySet<FailureKind> = new Set(['server-trouble', 'unreachable']);

/**
 * GitHub's API for one repository: waits where GitHub asks for it (within bounds), tries again where that is safe, and
 * says by {@link GitHubError} what went wrong.
 */
export class GitHub {
  readonly repository: string;
  private readonly octokit: ReturnType<typeof getOctokit>;
  private readonly owner: string;
  private readonly repo: string;
  private readonly pause: (ms: number) => Promise<unknown>;

  /** @throws {GitHubError} of kind `no-token`. */
  constructor(private readonly options: ClientOptions) {
    if (options.token === '') throw new GitHubError('no-token', '', 'nothing', hostOf(options.apiUrl));
    this.octokit = getOctokit(options.token, {
      baseUrl: options.apiUrl,
      userAgent: 'refdata-action',
      log: SILENT,
    });
    this.repository = options.repository;
    const [owner = '', repo = ''] = options.repository.split('/');
    this.owner = owner;
    this.repo = repo;
    this.pause = options.pause ?? (ms => sleep(ms));
  }

  /**
   * One request of the REST API, as its documentation writes it: `GET /repos/{owner}/{repo}/git/ref/{ref}`. `owner` and
   * `repo` are filled in. The answer is data from outside: `shape` says what is needed of it.
   * @throws {GitHubError}
   */
  rest<T>(route: string, shape: z.ZodType<T>, parameters: Parameters = {}): Promise<T> {
    // What is made by its contents is made once, however often it is asked for.
    const repeatable = !route.startsWith('POST ') || /\/git\/(?:blobs|trees|commits)$/.test(route);
    return this.persistently(route, repeatable, async () => {
      const { data } = await this.octokit.request(route, {
        owner: this.owner,
        repo: this.repo,
        ...parameters,
        headers: { 'x-github-api-version': API_VERSION },
        request: { signal: AbortSignal.timeout(TIMEOUT_MS) },
      });
      return this.shaped(shape, data, route);
    });
  }

  /** The same; null where there is no such thing. */
  async find<T>(route: string, shape: z.ZodType<T>, parameters: Parameters = {}): Promise<T | null> {
    try {
      return await this.rest(route, shape, parameters);
    } catch (error) {
      if (error instanceof GitHubError && ABSENT.has(error.kind)) return null;
      throw error;
    }
  }

  /**
   * A query or mutation of the GraphQL API; `shape` is that of its `data`.
   * @throws {GitHubError}
   */
  graphql<T>(query: string, shape: z.ZodType<T>, variables: Parameters): Promise<T> {
    const name = /(?:mutation|query)\s+(\w+)/.exec(query)?.[1] ?? 'query';
    const request = `GraphQL ${name}`;
    return this.persistently(request, query.startsWith('query'), async () => {
      const { data: body } = await this.octokit.request({
        method: 'POST',
        url: this.options.graphqlUrl,
        query,
        variables,
        request: { signal: AbortSignal.timeout(TIMEOUT_MS) },
      });
      const { data, errors = [] } = this.shaped(GRAPHQL_ANSWER, body, request);
      const [first] = errors;
      if (first !== undefined) throw this.error(graphqlKind(first), first.message, request);
      return this.shaped(shape, data, request);
    });
  }

  private async persistently<T>(request: string, repeatable: boolean, ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (thrown) {
        const error = thrown instanceof GitHubError ? thrown : this.understand(thrown, request);
        const again = UNDONE.has(error.kind) || (repeatable && UNCERTAIN.has(error.kind));
        const wait = waitOf(thrown, tries);
        if (!again || tries === MAX_TRIES || wait > MAX_WAIT_SECONDS * 1000) throw error;
        await this.pause(wait);
      }
    }
  }

  private understand(thrown: unknown, request: string): GitHubError {
    const { response } = thrown as { response?: { status: number; data: unknown; headers: Headers } };
    if (response === undefined) {
      const cause = rootCause(thrown);
      return this.error(
        isCertificateError(cause) ? 'certificate' : 'unreachable',
        cause.message,
        request,
        thrown,
      );
    }
    const { status, data, headers } = response;
    // A page of a proxy or of another server; GitHub itself answers in JSON.
    if (typeof data === 'string' && /^\s*</.test(data) && status < 500)
      return this.error('not-github', `status ${status} with a page of HTML`, request, thrown);
    const message = (data as { message?: unknown } | null)?.message;
    const reason = typeof message === 'string' ? `${message}${details(data)}` : `status ${status}`;
    return this.error(failureKind({ status, message: reason, headers }), reason, request, thrown);
  }

  private shaped<T>(shape: z.ZodType<T>, data: unknown, request: string): T {
    const parsed = shape.safeParse(data);
    if (parsed.success) return parsed.data;
    throw this.error('not-github', 'an answer of another shape', request);
  }

  private error(kind: FailureKind, reason: string, request: string, cause?: unknown): GitHubError {
    const url = request.startsWith('GraphQL') ? this.options.graphqlUrl : this.options.apiUrl;
    return new GitHubError(kind, reason, request, hostOf(url), { cause });
  }
}

interface Fault {
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}

type Headers = Readonly<Record<string, string | number | undefined>>;

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const GRAPHQL_ERROR = z.object({ type: z.string().optional(), message: z.string() });
const GRAPHQL_ANSWER = z.object({ data: z.unknown(), errors: z.array(GRAPHQL_ERROR).optional() });

/** GraphQL answers 200 and says what is wrong in words and by a type. */
function graphqlKind({ type, message }: z.output<typeof GRAPHQL_ERROR>): FailureKind {
  if (type === 'STALE_DATA') return 'moved';
  if (type === 'RATE_LIMITED') return 'rate-limit';
  if (type === 'undefinedField') return 'no-graphql';
  const status = { FORBIDDEN: 403, NOT_FOUND: 404 }[type ?? ''] ?? 422;
  return failureKind({ status, message, headers: {} });
}

/** Milliseconds until a request is worth another try: what GitHub says, else twice as long each time, with jitter. */
function waitOf(thrown: unknown, tries: number): number {
  const headers = (thrown as { response?: { headers?: Headers } }).response?.headers ?? {};
  const after = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return Math.max(after, 0) * 1000;
  const reset = Number(headers['x-ratelimit-reset']);
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset))
    return Math.max(reset * 1000 - Date.now(), FIRST_PAUSE_MS);
  return FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + Math.random());
}

/** What a ruleset or a validation adds to its message. */
function details(data: unknown): string {
  const errors = (data as { errors?: unknown }).errors;
  if (!Array.isArray(errors)) return '';
  const texts = errors.flatMap(error => {
    const text = typeof error === 'string' ? error : (error as { message?: unknown } | null)?.message;
    return typeof text === 'string' ? [text] : [];
  });
  return texts.length === 0 ? '' : `: ${texts.join('; ')}`;
}

/** What lies under "fetch failed": an error of the network, which has a code. */
function rootCause(thrown: unknown): Fault {
  let fault = thrown as Fault;
  while (typeof fault.cause === 'object' && fault.cause !== null) fault = fault.cause as Fault;
  return fault;
}

function isCertificateError({ code }: { code?: unknown }): boolean {
  return typeof code === 'string' && /CERT|SSL|TLS|SIGNATURE|SELF_SIGNED/.test(code);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
