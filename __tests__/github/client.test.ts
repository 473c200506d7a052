import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { GitHub } from '../../src/github/client.js';
import { GitHubError } from '../../src/github/failure.js';
import { type RunningServer, startServer } from '../git/git-server.js';

const TOKEN = 'ghs_planted0123456789';
const ANSWER = z.object({ id: z.number() });
const MUTATION = 'mutation CommitOnBranch { x }';

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const OK: Reply = { status: 200, body: { id: 1 } };
const limited = (headers: Readonly<Record<string, string>>): Reply => ({
  status: 403,
  body: { message: 'You have exceeded a secondary rate limit.' },
  headers,
});

/** A local server that gives these replies one after another, and the last one from then on. */
let replies: readonly Reply[] = [OK];
let server: RunningServer;
let requests: { method: string; url: string; body: string }[] = [];
let pauses: number[] = [];
let github: GitHub;

beforeEach(async () => {
  requests = [];
  pauses = [];
  server = await startServer(async (request, response) => {
    const { status, body = {}, headers = {} } = replies[Math.min(requests.length, replies.length - 1)] ?? OK;
    const call = { method: request.method ?? '', url: request.url ?? '', body: '' };
    requests.push(call);
    for await (const chunk of request) call.body += String(chunk);
    const isHtml = typeof body === 'string';
    response.writeHead(status, { 'content-type': isHtml ? 'text/html' : 'application/json', ...headers });
    response.end(isHtml ? body : JSON.stringify(body));
  });
  github = new GitHub({
    apiUrl: `${server.origin}/api/v3`,
    graphqlUrl: `${server.origin}/api/graphql`,
    token: TOKEN,
    repository: 'lume-lang/lume',
    pause: async ms => {
      pauses.push(ms);
    },
  });
});
afterEach(() => server.close());

async function failure(work: Promise<unknown>): Promise<GitHubError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GitHubError)) throw new Error('no GitHubError was thrown', { cause: error });
  expect(String(error)).not.toContain(TOKEN);
  return error;
}

describe('a request', () => {
  test('names the repository, carries the token, and gives the part that was asked for', async () => {
    replies = [{ status: 200, body: { id: 7, more: true } }];
    expect(await github.rest('GET /repos/{owner}/{repo}/git/ref/{ref}', ANSWER, { ref: 'heads/a' })).toEqual({
      id: 7,
    });
    expect(requests).toMatchObject([
      { method: 'GET', url: '/api/v3/repos/lume-lang/lume/git/ref/heads%2Fa' },
    ]);
    expect(server.seen[0]?.authorization).toBe(`token ${TOKEN}`);
  });

  test('without a token is not made', () => {
    const make = () =>
      new GitHub({ apiUrl: server.origin, graphqlUrl: server.origin, token: '', repository: 'a/b' });
    expect(make).toThrow(expect.objectContaining({ kind: 'no-token' }));
    expect(requests).toEqual([]);
  });

  test.each([
    ['an answer of another shape', { status: 200, body: { id: 'seven' } }],
    ['a page of HTML', { status: 403, body: '<html>Please log in</html>' }],
  ])('%s is not from GitHub', async (_, reply) => {
    replies = [reply];
    expect((await failure(github.rest('GET /x', ANSWER))).kind).toBe('not-github');
    expect(requests).toHaveLength(1);
  });

  test('the reason has what the server adds to its message', async () => {
    const errors = [{ message: 'name is taken' }, 'and too long', { code: 'custom' }];
    replies = [{ status: 422, body: { message: 'Validation Failed', errors } }];
    const { kind, reason } = await failure(github.rest('POST /x', ANSWER));
    expect([kind, reason]).toEqual(['refused', 'Validation Failed: name is taken; and too long']);
  });

  test('find: null where there is no such thing, an error where it may not be seen', async () => {
    replies = [{ status: 404, body: { message: 'Not Found' } }];
    expect(await github.find('GET /x', ANSWER)).toBeNull();
    replies = [{ status: 401, body: { message: 'Bad credentials' } }];
    expect((await failure(github.find('GET /x', ANSWER))).kind).toBe('bad-token');
  });
});

describe('limits', () => {
  test('what retry-after says is waited for, whatever was asked for', async () => {
    replies = [limited({ 'retry-after': '7' }), OK];
    expect(await github.rest('POST /repos/{owner}/{repo}/pulls', ANSWER)).toEqual({ id: 1 });
    expect(pauses).toEqual([7000]);
  });

  test('an hour is used up: its end is waited for where it is near', async () => {
    const reset = Math.ceil(Date.now() / 1000) + 30;
    replies = [limited({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) }), OK];
    await github.rest('GET /x', ANSWER);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThan(1000);
    expect(pauses[0]).toBeLessThanOrEqual(31_000);
  });

  test('longer than two minutes is not waited for', async () => {
    replies = [limited({ 'retry-after': '121' })];
    expect((await failure(github.rest('GET /x', ANSWER))).kind).toBe('rate-limit');
    expect([requests.length, pauses]).toEqual([1, []]);
  });

  test('four tries are all, each pause longer than the one before', async () => {
    replies = [{ status: 429, body: { message: 'Too many requests' } }];
    expect((await failure(github.rest('GET /x', ANSWER))).kind).toBe('rate-limit');
    expect(requests).toHaveLength(4);
    // From one, two and four seconds on, up to twice as long.
    for (const [i, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(1000 * 2 ** i);
      expect(pause).toBeLessThan(2000 * 2 ** i);
    }
    expect(pauses).toHaveLength(3);
  });
});

describe('a server in trouble', () => {
  const TROUBLE: Reply = { status: 502, body: '<html>Bad Gateway</html>' };

  test.each([
    ['GET /repos/{owner}/{repo}/pages', 2],
    ['PATCH /repos/{owner}/{repo}/git/refs/heads/x', 2],
    // Named by their contents: a second time makes the same.
    ['POST /repos/{owner}/{repo}/git/blobs', 2],
    ['POST /repos/{owner}/{repo}/git/commits', 2],
    // A second time would make a second one, or fail for the first.
    ['POST /repos/{owner}/{repo}/git/refs', 1],
    ['POST /repos/{owner}/{repo}/pulls', 1],
  ])('%s is asked %i times', async (route, times) => {
    replies = [TROUBLE, OK];
    if (times === 2) expect(await github.rest(route, ANSWER)).toEqual({ id: 1 });
    else expect((await failure(github.rest(route, ANSWER))).kind).toBe('server-trouble');
    expect(requests).toHaveLength(times);
  });

  test('a query is asked again, a mutation is not', async () => {
    replies = [TROUBLE, { status: 200, body: { data: { id: 2 } } }];
    expect(await github.graphql('query Viewer { x }', ANSWER, {})).toEqual({ id: 2 });
    requests = [];
    const { kind, request } = await failure(github.graphql(MUTATION, ANSWER, {}));
    expect([kind, request, requests.length]).toEqual(['server-trouble', 'GraphQL CommitOnBranch', 1]);
  });

  test('a connection that breaks says so', async () => {
    await server.close();
    expect((await failure(github.rest('GET /x', ANSWER))).kind).toBe('unreachable');
    expect(pauses).toHaveLength(3);
  });
});

describe('GraphQL', () => {
  test('sends the query with its variables to its own address', async () => {
    replies = [{ status: 200, body: { data: { id: 3 } } }];
    expect(await github.graphql(MUTATION, ANSWER, { branch: 'gh-pages' })).toEqual({ id: 3 });
    expect(requests.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/graphql', { query: MUTATION, variables: { branch: 'gh-pages' } }],
    ]);
  });

  test.each([
    ['STALE_DATA', 'Expected branch to point to "a" but it did not.', 'moved', 1],
    ['FORBIDDEN', 'Resource not accessible by integration', 'no-permission', 1],
    ['NOT_FOUND', 'Could not resolve to a Repository', 'not-found', 1],
    ['undefinedField', "Field 'createCommitOnBranch' doesn't exist on type 'Mutation'", 'no-graphql', 1],
    ['RATE_LIMITED', 'API rate limit exceeded', 'rate-limit', 4],
    [undefined, 'Something else', 'refused', 1],
  ])('an error of the type %s, which has the status 200', async (type, message, kind, times) => {
    replies = [{ status: 200, body: { data: null, errors: [{ type, message }] } }];
    const error = await failure(github.graphql(MUTATION, ANSWER, {}));
    expect([error.kind, error.reason, requests.length]).toEqual([kind, message, times]);
  });
});
