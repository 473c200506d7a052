import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepIssue } from '../../src/action/issue.js';
import { GitHub } from '../../src/github/client.js';
import { type RunningServer, startServer } from '../git/git-server.js';

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  state: string;
  readonly user: { readonly type: string };
}

/** More than anybody reads to the end. */
const OTHERS = 3050;
const issues: Issue[] = [];
let requests: string[] = [];
let server: RunningServer;
let github: GitHub;

function open(title: string, body: string, type: string): Issue {
  const issue = { number: issues.length + 1, title, body, state: 'open', user: { type } };
  issues.push(issue);
  return issue;
}

beforeEach(async () => {
  issues.length = 0;
  for (let i = 0; i < OTHERS; i += 1) open('Not ours', '', 'User');
  server = await startServer((request, response) => {
    void text(request).then(body => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      requests.push(`${request.method} ${pathname}`);
      const answer = (status: number, data: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      const shown = (issue: Issue) => ({ ...issue, id: issue.number, html_url: `/${issue.number}` });
      if (request.method === 'GET') {
        const found = issues.filter(({ state }) => state === 'open').map(shown);
        if (searchParams.get('direction') === 'desc') found.reverse();
        const [page, size] = ['page', 'per_page'].map(name => Number(searchParams.get(name)));
        return answer(200, found.slice(((page as number) - 1) * (size as number)).slice(0, size));
      }
      const given = JSON.parse(body) as Partial<Issue>;
      const [number] = /\d+/.exec(pathname) ?? [];
      if (pathname.endsWith('/comments')) return answer(201, {});
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
  expect(await keepIssue(github, 'a', 'Down', 'text')).toContain(`#${OTHERS + 1} was opened`);
  requests = [];
  expect(await keepIssue(github, 'a', 'Down', 'text')).toContain(`#${OTHERS + 1} is open`);
  expect(requests).toEqual(['GET /repos/o/r/issues']);
  expect(await keepIssue(github, 'a', 'Down', null)).toContain('was closed');
  expect(issues.filter(({ title }) => title === 'Down')).toMatchObject([{ state: 'closed' }]);
});

test('of two the older one stays', async () => {
  await keepIssue(github, 'a', 'Down', 'text');
  open('Down', issues.at(-1)?.body ?? '', 'Bot');
  await keepIssue(github, 'a', 'Down', 'text');
  expect(issues.slice(OTHERS).map(({ state }) => state)).toEqual(['open', 'closed']);
});

test('a title and a text that GitHub would refuse are cut', async () => {
  await keepIssue(github, 'a', `https://${'a'.repeat(300)} is down`, 'x'.repeat(100_000));
  const { title, body } = issues.at(-1) as Issue;
  expect([title.length, body.length]).toEqual([256, 65_536]);
  expect(await keepIssue(github, 'a', 'Down', 'x'.repeat(100_000))).toContain('is open');
});
