import { truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/findings/user-error.js';
import { GitHub } from '../../src/github/client.js';
import { pushFailureKind } from '../../src/publish/push-failure.js';
import { missingProgram, startServer } from '../git/git-server.js';
import { GitHubServer, REPOSITORY, type Reply, reply, TOKEN } from './github-server.js';
import { publish, Site, serverOf } from './publishing.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

let github: GitHubServer;
let site: Site;

beforeEach(async () => {
  github = await GitHubServer.start();
  github.commitAs('main', { 'README.md': 'Lume\n' });
  github.commitAs('gh-pages', { CNAME: 'lume.example\n' });
  site = new Site({ 'api/a.json': '{}\n' });
});
afterEach(async () => {
  await github.close();
  site.remove();
});

async function problem(work: Promise<unknown> | (() => unknown)): Promise<string> {
  try {
    await (typeof work === 'function' ? work() : work);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).not.toContain(TOKEN);
    return `${error.message} ${error.remedy}`;
  }
  throw new Error('went well');
}

/** Refuses each attempt to write. */
function refuseWrites(status: number, message: string, headers: Record<string, string> = {}): void {
  github.fault = ({ name }) =>
    /^(?:GraphQL|POST|PATCH)/.test(name) ? reply(status, { message }, headers) : null;
}

function graphqlError(type: string, message: string): Reply {
  return reply(200, { data: { createCommitOnBranch: null }, errors: [{ type, message }] });
}

describeWithGit('what GitHub refuses', () => {
  test.each([
    [403, 'Resource not accessible by integration', /permissions:\n {2}contents: write/],
    [403, 'Repository was archived so is read-only.', /archive/],
    [
      422,
      'Repository rule violations found\n\nChanges must be made through a pull request.',
      /publish-to: pages/,
    ],
    [409, 'Repository rule violations found', /bypass list/],
    [403, 'Protected branch update failed for refs/heads/gh-pages.', /branch is protected.*publish-branch/],
    // What others were told: of classic protection by the API, of locked branches, of signatures.
    [
      422,
      '3 of 3 required status checks are expected. At least one approved review is required',
      /protected/,
    ],
    [422, 'At least 1 approving review is required by reviewers with write access.', /protected/],
    [403, "You're not authorized to push to this branch.", /protected/],
    [422, 'Cannot change this locked branch', /protected/],
    [422, 'Commits must have verified signatures.', /protected/],
    [409, 'Changes must be made through the merge queue', /protected/],
    [413, 'Payload too large', /too large/],
    [422, 'Sorry, your request did not make sense', /refuses it.*did not make sense/],
  ])('%i %s', async (status, message, expected) => {
    refuseWrites(status, message);
    const head = github.head('gh-pages');
    expect(await problem(publish(serverOf(github), site))).toMatch(expected);
    expect(github.head('gh-pages')).toBe(head);
  });

  test.each([
    [
      'UNPROCESSABLE',
      'Repository rule violations found\n\nChanges must be made through a pull request.',
      /protected/,
    ],
    ['FORBIDDEN', 'Resource not accessible by integration', /contents: write/],
  ])('GraphQL says %s', async (type, message, expected) => {
    github.fault = ({ name }) => {
      if (name.startsWith('GraphQL')) return graphqlError(type, message);
      return name.startsWith('POST') ? reply(403, { message }) : null;
    };
    expect(await problem(publish(serverOf(github), site))).toMatch(expected);
  });

  test('single sign-on', async () => {
    refuseWrites(403, 'Resource protected by organization SAML enforcement.', {
      'x-github-sso': 'required; url=https://github.example/orgs/x/sso',
    });
    expect(await problem(publish(serverOf(github), site))).toMatch(/single sign-on.*Authorize the token/);
  });

  test('a wrong token, no token, no such repository', async () => {
    expect(await problem(publish(serverOf(github, 'ghs_wrong'), site))).toMatch(/wrong, expired or revoked/);
    expect(() => serverOf(github, '')).toThrow();
    const server = serverOf(github);
    const elsewhere = new GitHub({
      apiUrl: `${github.origin}/api/v3`,
      graphqlUrl: `${github.origin}/api/graphql`,
      token: TOKEN,
      repository: 'lume-lang/none',
    });
    expect(await problem(publish({ ...server, github: elsewhere }, site))).toMatch(/no such repository/);
  });

  test('a failure of another kind never makes a branch', async () => {
    github.git(['update-ref', '-d', 'refs/heads/gh-pages']);
    github.fault = ({ name }) => (name.includes('/git/ref/') ? reply(403, { message: 'no' }) : null);
    await problem(publish(serverOf(github), site));
    expect(github.calls.every(({ name }) => name.startsWith('GET'))).toBe(true);
  });
});

describeWithGit('limits', () => {
  test('a secondary limit is waited for, as long as it says', async () => {
    let times = 2;
    github.fault = ({ name }) => {
      if (!name.startsWith('GraphQL') || times === 0) return null;
      times -= 1;
      return reply(403, { message: 'You have exceeded a secondary rate limit.' }, { 'retry-after': '7' });
    };
    const server = serverOf(github);
    expect(await publish(server, site)).toMatchObject({ changed: true });
    expect(server.waits).toEqual([7000, 7000]);
  });

  test.each([
    [429, { 'retry-after': '3600' }, 0],
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' }, 0],
    [429, { 'retry-after': '1' }, 3],
  ])('%i %j is given up', async (status, headers, waits) => {
    github.fault = () =>
      reply(status, { message: 'API rate limit exceeded' }, headers as unknown as Record<string, string>);
    const server = serverOf(github);
    expect(await problem(publish(server, site))).toMatch(/fewer requests/);
    expect(server.waits).toHaveLength(waits);
  });

  test('a server in trouble is asked again, and a commit whose answer was lost is not made twice', async () => {
    let broken = 0;
    github.lost = ({ name }) => {
      broken += 1;
      return broken <= 3 || (name.startsWith('GraphQL') && broken < 9)
        ? reply(502, '<html>Bad Gateway</html>')
        : null;
    };
    const server = serverOf(github);
    const { commit } = await publish(server, site);
    expect(commit).toBe(github.head('gh-pages'));
    expect(github.files('gh-pages')['api/a.json']).toBe('{}\n');
    expect(github.callNames().filter(name => name.startsWith('GraphQL'))).toHaveLength(1);
    expect(github.git(['rev-list', '--count', 'gh-pages'])).toBe('2');
  });
});

describeWithGit('a branch that is made or moved by REST', () => {
  beforeEach(() => {
    github.hasGraphql = false;
  });

  test.each(['POST', 'PATCH'])('an answer to %s that was lost', async method => {
    if (method === 'PATCH') await publish(serverOf(github), site.fill({ 'api/a.json': '0' }));
    else github.git(['update-ref', '-d', 'refs/heads/gh-pages']);
    github.lost = ({ name }) =>
      new RegExp(`^${method} .*/git/refs`).test(name) ? reply(502, { message: 'Bad Gateway' }) : null;
    const result = await publish(serverOf(github), site.fill({ 'api/a.json': '1' }));
    expect(result.commit).toBe(github.head('gh-pages'));
    expect(github.files('gh-pages')['api/a.json']).toBe('1');
  });

  test('trouble that stays is named as such', async () => {
    github.fault = ({ name }) => (name.startsWith('PATCH') ? reply(502, { message: 'Bad Gateway' }) : null);
    expect(await problem(publish(serverOf(github), site))).toMatch(/is in trouble or overloaded/);
  });

  test('a branch that somebody removes meanwhile is made anew', async () => {
    github.fault = ({ name }) => {
      if (!name.endsWith('/git/commits')) return null;
      github.git(['update-ref', '-d', 'refs/heads/gh-pages']);
      github.fault = () => null;
      return null;
    };
    const result = await publish(serverOf(github), site);
    expect(github.git(['rev-list', '--parents', 'gh-pages'])).toBe(result.commit);
  });
});

describeWithGit('what is no GitHub', () => {
  test('nothing listens', async () => {
    const server = serverOf(github);
    const gone = createServer();
    await new Promise<void>(ready => gone.listen(0, '127.0.0.1', ready));
    const { port } = gone.address() as AddressInfo;
    await new Promise(done => gone.close(done));
    const client = new GitHub({
      apiUrl: `http://127.0.0.1:${port}/api/v3`,
      graphqlUrl: '',
      token: TOKEN,
      repository: REPOSITORY,
      pause: async () => {},
    });
    expect(await problem(publish({ ...server, github: client }, site))).toMatch(
      /cannot be reached.*GITHUB_API_URL/,
    );
  });

  test('no safe connection', async () => {
    const client = new GitHub({
      apiUrl: `${github.origin.replace('http:', 'https:')}/api/v3`,
      graphqlUrl: '',
      token: TOKEN,
      repository: REPOSITORY,
      pause: async () => {},
    });
    const text = await problem(publish({ ...serverOf(github), github: client }, site));
    expect(text).toMatch(/no safe connection.*NODE_EXTRA_CA_CERTS/);
  });

  test('a redirection to the login page of somebody else, who does not get the token', async () => {
    const other = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please log in</html>');
    });
    github.fault = () => reply(302, {}, { location: `${other.origin}/login` });
    expect(await problem(publish(serverOf(github), site))).toMatch(/does not answer as GitHub's API/);
    expect(other.seen.length).toBeGreaterThan(0);
    expect(other.seen.every(({ authorization }) => authorization === undefined)).toBe(true);
    await other.close();
  });

  test('a login page answers', async () => {
    github.fault = () => reply(200, '<html>Please log in</html>');
    expect(await problem(publish(serverOf(github), site))).toMatch(
      /does not answer as GitHub's API.*login page/,
    );
  });
});

describeWithGit('what is no site', () => {
  test('an empty folder, a changed file, a missing file, a link', async () => {
    const server = serverOf(github);
    site.write('api/a.json', '[]\n');
    expect(await problem(publish(server, site))).toMatch(/api\/a\.json was changed since.*Build it again/);
    site.fill({ 'api/a.json': '1' }).write('api/manifest.json', '{}');
    expect(await problem(publish(server, site))).toMatch(/not a built site.*schema.*refdata build/);
    site.remove();
    expect(await problem(publish(server, site))).toMatch(/not a built site: it has no api\/manifest\.json/);
    expect(github.calls).toEqual([]);
  });

  test('a file that is too large for a branch, a site that is too large for Pages', async () => {
    const server = serverOf(github);
    site.write('large.bin', '');
    truncateSync(join(site.folder, 'large.bin'), 100 * 1024 * 1024 + 1);
    expect(await problem(publish(server, site))).toMatch(
      /large\.bin has 101 MiB.*at most 100 MiB.*publish-to: pages/,
    );
    truncateSync(join(site.folder, 'large.bin'), 1025 * 1024 * 1024);
    expect(await problem(publish(server, site))).toMatch(/Pages publishes at most 1,024 MiB/);
    expect(github.calls).toEqual([]);
  });
});

/** As git and GitHub write them. */
describe('pushFailureKind', () => {
  test.each([
    [' ! [rejected]        x -> gh-pages (non-fast-forward)', 'moved'],
    [' ! [rejected]        x -> gh-pages (fetch first)', 'moved'],
    ["remote: error: cannot lock ref 'refs/heads/x': is at 1 but expected 2", 'moved'],
    ['remote: error: GH006: Protected branch update failed for refs/heads/main.', 'protected'],
    ['remote: error: GH013: Repository rule violations found for refs/heads/main.', 'protected'],
    [
      "remote: error: GH001: Large files detected.\nremote: error: File a is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB",
      'too-large',
    ],
    [
      "fatal: unable to access 'https://git.example/x/': The requested URL returned error: 403",
      'no-permission',
    ],
    ["fatal: Authentication failed for 'https://git.example/TLS'", 'bad-token'],
    ["fatal: unable to access 'https://git.example/x/': SSL certificate problem: self-signed", 'certificate'],
    ['fatal: the remote end hung up unexpectedly', 'unreachable'],
    [' ! [remote rejected] x -> main (pre-receive hook declined)', 'refused'],
    [
      ' ! [remote rejected] x -> y (refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission)',
      'workflows',
    ],
    [
      "remote: The `lume-lang` organization has an IP allow list enabled.\nfatal: unable to access 'https://git.example/x/': The requested URL returned error: 403",
      'network',
    ],
  ])('%s', (stderr, kind) => {
    expect(pushFailureKind(stderr)).toBe(kind);
  });
});
