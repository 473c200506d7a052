import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keepIssue } from '../../src/action/issue.js';
import { GitHub } from '../../src/github/client.js';
import { type RunningServer, startServer } from '../git/git-server.js';

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  state: string;
  state_reason?: string;
  readonly user: { readonly type: string };
}

/** More than anybody reads to the end. */
const OTHERS = 3050;
const DOWN = { name: 'a', title: 'Down' };
const issues: Issue[] = [];
let requests: string[] = [];
/** Deleted after they were listed. */
let deleted: number[] = [];
let comments: string[] = [];
let server: RunningServer;
let github: GitHub;

function open(title: string, body: string, type: string): Issue {
  const issue = { number: issues.length + 1, title, body, state: 'open', user: { type } };
  issues.push(issue);
  return issue;
}

beforeEach(async () => {
  issues.length = 0;
  deleted = [];
  comments = [];
  for (let i = 0; i < OTHERS; i += 1) open('Not ours', '', 'User');
  server = await startServer((request, response) => {
    void text(request).then(body => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      requests.push(`${request.method} ${pathname}`);
      const answer = (status: number, data: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      const shown = (issue: Issue) => ({ ...issue, id: issue.number, html_url: `/${issue.number}` });
      if (request.method === 'GET') {
        const wanted = searchParams.get('state');
        const found = issues.filter(({ state }) => wanted === 'all' || state === wanted).map(shown);
        if (searchParams.get('direction') === 'desc') found.reverse();
        const [page, size] = ['page', 'per_page'].map(name => Number(searchParams.get(name)));
        return answer(200, found.slice(((page as number) - 1) * (size as number)).slice(0, size));
      }
      const given = JSON.parse(body) as Partial<Issue>;
      const [number] = /\d+/.exec(pathname) ?? [];
      if (deleted.includes(Number(number))) return answer(410, { message: 'This issue was deleted' });
      if (pathname.endsWith('/comments')) {
        comments.push((given as { body: string }).body);
        return answer(201, {});
      }
      if (number !== undefined) return answer(200, Object.assign(issues[Number(number) - 1] as Issue, given));
      // As GitHub does.
      if ((given.title ?? '').length > 256 || (given.body ?? '').length > 65_536)
        return answer(422, { message: 'Validation Failed' });
      return answer(201, shown(open(given.title ?? '', given.body ?? '', 'Bot')));
    });
  });
  const { origin } = server;
  github = new GitHub({ apiUrl: origin, graphqlUrl: origin, token: 'x', repository: 'o/r' });
});
afterEach(() => server.close());

test('in a repository with thousands of issues it is found again, and no second one is opened', async () => {
  expect(await keepIssue(github, DOWN, 'text')).toContain(`#${OTHERS + 1} was opened`);
  requests = [];
  expect(await keepIssue(github, DOWN, 'text')).toContain(`#${OTHERS + 1} is open`);
  expect(requests).toEqual(['GET /repos/o/r/issues']);
  expect(await keepIssue(github, DOWN, null)).toContain('was closed');
  expect(issues.filter(({ title }) => title === 'Down')).toMatchObject([{ state: 'closed' }]);
});

test('of two the older one stays', async () => {
  await keepIssue(github, DOWN, 'text');
  open('Down', issues.at(-1)?.body ?? '', 'Bot');
  await keepIssue(github, DOWN, 'text');
  expect(issues.slice(OTHERS).map(({ state }) => state)).toEqual(['open', 'closed']);
});

test('a title and a text that GitHub would refuse are cut', async () => {
  await keepIssue(github, { name: 'a', title: `https://${'a'.repeat(300)} is down` }, 'x'.repeat(100_000));
  const { title, body } = issues.at(-1) as Issue;
  expect([title.length, body.length]).toEqual([256, 65_536]);
  expect(await keepIssue(github, DOWN, 'x'.repeat(100_000))).toContain('is open');
});

describe('who closes it by hand', () => {
  const own = () => issues.slice(OTHERS);
  const close = (reason: string) =>
    Object.assign(own().at(-1) as Issue, { state: 'closed', state_reason: reason });

  test('finds the same one open again while the trouble lasts, and a new one for other trouble', async () => {
    await keepIssue(github, DOWN, 'text');
    close('completed');
    expect(await keepIssue(github, DOWN, 'another text')).toContain(`#${OTHERS + 1} was opened again`);
    expect(own()).toMatchObject([{ state: 'open', body: expect.stringContaining('another text') }]);
    expect(comments).toEqual([expect.stringContaining('still does not keep the contract')]);
    expect(await keepIssue(github, DOWN, 'another text')).toContain(`#${OTHERS + 1} is open`);

    await keepIssue(github, DOWN, null);
    await keepIssue(github, DOWN, 'text');
    expect(own().map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  test('as "not planned" hears nothing until the trouble has ended', async () => {
    await keepIssue(github, DOWN, 'text');
    close('not_planned');
    expect(await keepIssue(github, DOWN, 'text')).toContain(
      `#${OTHERS + 1} was closed as not planned, and stays`,
    );
    expect(own()).toMatchObject([{ state: 'closed' }]);
    expect(await keepIssue(github, DOWN, null)).toBe('');
    expect(comments).toEqual([]);
    expect(await keepIssue(github, DOWN, 'text')).toContain(`#${OTHERS + 2} was opened`);
  });

  test('one that is closed before it was known that all is well stays closed', async () => {
    await keepIssue(github, DOWN, 'text');
    close('completed');
    expect(await keepIssue(github, DOWN, null)).toBe('');
    expect(own()).toMatchObject([{ state: 'closed' }]);
    expect(await keepIssue(github, DOWN, 'text')).toContain(`#${OTHERS + 2} was opened`);
  });
});

test('one that was deleted since it was listed is no reason to be silent: a new one is opened', async () => {
  await keepIssue(github, DOWN, 'text');
  deleted = [OTHERS + 1];
  expect(await keepIssue(github, DOWN, 'another text')).toContain(`#${OTHERS + 2} was opened`);
  deleted = [OTHERS + 1, OTHERS + 2];
  expect(await keepIssue(github, DOWN, null)).toBe('');
});
