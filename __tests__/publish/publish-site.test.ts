import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/findings/user-error.js';
import { missingProgram } from '../git/git-server.js';
import { GitHubServer, TOKEN } from './github-server.js';
import { publish, Site, serverOf } from './publishing.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const LEDGER = '.refdata-files.json';

let github: GitHubServer;
let site: Site;

beforeEach(async () => {
  github = await GitHubServer.start();
  github.commitAs('main', { 'README.md': 'Lume\n' });
  site = new Site({ 'api/a.json': '{"á":1}\n', 'api/b.json': '{}\n', 'x.bin': Uint8Array.of(0, 255, 128) });
});
afterEach(async () => {
  await github.close();
  site.remove();
});

async function problem(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof UserError) return `${error.message} ${error.remedy}`;
    throw error;
  }
  throw new Error('went well');
}

/** By whichever way, a branch must come to hold the same. */
describeWithGit.each([
  ['api', 'GraphQL'],
  ['api', 'REST'],
  ['git', 'git'],
] as const)('by %s (%s)', (way, kind) => {
  beforeEach(() => {
    github.hasGraphql = kind !== 'REST';
    github.truncates = way === 'git';
    // A branch that is there: what is not is made by REST always.
    github.commitAs('gh-pages', { CNAME: 'lume.example\n', 'notes/a.txt': 'mine\n' });
  });

  test('first, again, changed, removed; what is not ours stays', async () => {
    const server = serverOf(github);
    const first = await publish(server, site);
    expect(first).toMatchObject({ changed: true, written: 5, removed: 0, way });
    expect(github.head('gh-pages')).toBe(first.commit);
    const files = github.files('gh-pages');
    expect(Object.keys(files)).toEqual([
      LEDGER,
      'CNAME',
      'api/a.json',
      'api/b.json',
      'api/manifest.json',
      'notes/a.txt',
      'x.bin',
    ]);
    expect(files['api/a.json']).toBe('{"á":1}\n');
    expect(github.gitBytes(['cat-file', 'blob', 'gh-pages:x.bin'])).toEqual(Buffer.of(0, 255, 128));

    const again = await publish(server, site);
    expect(again).toMatchObject({ changed: false, commit: first.commit, written: 0 });
    expect(github.head('gh-pages')).toBe(first.commit);

    site.fill({ 'api/a.json': '{"á":2}\n', 'c/d.txt': 'new\n' });
    const changed = await publish(server, site);
    expect(changed).toMatchObject({ changed: true, written: 4, removed: 2 });
    expect(Object.keys(github.files('gh-pages'))).toEqual([
      LEDGER,
      'CNAME',
      'api/a.json',
      'api/manifest.json',
      'c/d.txt',
      'notes/a.txt',
    ]);
    expect(github.git(['rev-list', '--count', 'gh-pages'])).toBe('3');
    expect(github.git(['log', '-1', '--format=%P', 'gh-pages'])).toBe(first.commit);
    expect(github.git(['fsck', '--strict', '--no-dangling'])).not.toMatch(/error/);
  });

  test('another commit of the sources alone is no reason to publish; with a changed file it is', async () => {
    const server = serverOf(github);
    const files = { 'api/a.json': '1\n' };
    const first = await publish(server, site.fill(files, 'a'.repeat(40)));
    const live = github.files('gh-pages')['api/manifest.json'] ?? '';
    const again = await publish(server, site.fill(files, 'b'.repeat(40)));
    expect(again).toMatchObject({ changed: false, commit: first.commit });
    expect(again.keptManifestSha256).toBe(createHash('sha256').update(live).digest('hex'));
    expect(github.files('gh-pages')['api/manifest.json']).toBe(live);

    const changed = await publish(server, site.fill({ 'api/a.json': '2\n' }, 'c'.repeat(40)));
    expect(changed).toMatchObject({ changed: true, written: 2, keptManifestSha256: null });
    expect(github.files('gh-pages')['api/manifest.json']).toContain('c'.repeat(40));
  });

  test('pages that link to lines at the commit are no reason, either; with another line they are', async () => {
    const server = serverOf(github);
    const page = (commit: string, line: number) => ({
      'api/a.json': '1\n',
      'a.html': `<a href="https://git.example/blob/${commit}/a.py#L${line}">a</a>\n`,
    });
    const [a, b, c] = ['a', 'b', 'c'].map(letter => letter.repeat(40)) as [string, string, string];
    const first = await publish(server, site.fill(page(a, 1), a));
    const again = await publish(server, site.fill(page(b, 1), b));
    expect(again).toMatchObject({ changed: false, commit: first.commit });
    expect(github.files('gh-pages')['a.html']).toContain(a);
    const moved = await publish(server, site.fill(page(c, 2), c));
    expect(moved).toMatchObject({ changed: true, keptManifestSha256: null });
    expect(github.files('gh-pages')['a.html']).toContain(`${c}/a.py#L2`);
  });

  test('copies of a version stay when the next one comes, and are never changed', async () => {
    const server = serverOf(github);
    await publish(server, site.fill({ 'api/a.json': '1\n', 'v/1.0.0/api/a.json': '1\n' }));
    await publish(server, site.fill({ 'api/a.json': '2\n', 'v/2.0.0/api/a.json': '2\n' }));
    expect(github.files('gh-pages')).toMatchObject({
      'v/1.0.0/api/a.json': '1\n',
      'v/2.0.0/api/a.json': '2\n',
    });
    const head = github.head('gh-pages');
    for (const version of ['1.0.0', '2.0.0']) {
      const text = await problem(
        publish(server, site.fill({ 'api/a.json': '3\n', [`v/${version}/api/a.json`]: '3\n' })),
      );
      expect(text).toContain(`v/${version}/api/a.json would change`);
      expect(text).toContain('Raise the version');
    }
    expect(github.head('gh-pages')).toBe(head);
    const back = await publish(server, site.fill({ 'api/a.json': '1\n', 'v/1.0.0/api/a.json': '1\n' }));
    expect(back.changed).toBe(true);
    expect(github.files('gh-pages')['v/2.0.0/api/a.json']).toBe('2\n');
  });

  test.each(['', 'lume'])(
    'a newer release writes other schemas beside the data of a version (folder "%s")',
    async folder => {
      const server = serverOf(github);
      const start = folder === '' ? '' : `${folder}/`;
      const filled = (versao: string, schema: string) =>
        site.fill({ [`v/${versao}/api/a.json`]: '1\n', [`v/${versao}/schemas/a.schema.json`]: schema });
      await publish(server, filled('1.0.0', 'old\n'), { folder });
      const refreshed = await publish(server, filled('1.0.0', 'newer\n'), { folder });
      expect(refreshed.changed).toBe(true);
      expect(github.files('gh-pages')[`${start}v/1.0.0/schemas/a.schema.json`]).toBe('newer\n');
      await publish(server, filled('2.0.0', 'newer\n'), { folder });
      await publish(server, filled('1.0.0', 'newest\n'), { folder });
      expect(github.files('gh-pages')).toMatchObject({
        [`${start}v/1.0.0/schemas/a.schema.json`]: 'newest\n',
        [`${start}v/2.0.0/schemas/a.schema.json`]: 'newer\n',
      });
      const text = await problem(
        publish(server, site.fill({ 'v/1.0.0/api/a.json': '2\n', 'v/1.0.0/schemas/a.schema.json': 'x\n' }), {
          folder,
        }),
      );
      expect(text).toContain(`${start}v/1.0.0/api/a.json would change`);
      expect(text).not.toContain('schema.json');
    },
  );

  test('files of others in the way are named, and nothing is done', async () => {
    github.commitAs('gh-pages', { 'api/a.json': 'by hand\n', c: 'a file\n' });
    const head = github.head('gh-pages');
    site.fill({ 'api/a.json': '1\n', 'c/d.txt': '2\n' });
    const text = await problem(publish(serverOf(github), site));
    expect(text).toMatch(/^The branch gh-pages holds files that refdata did not write.*: api\/a\.json, c\. /);
    expect(text).toContain('publish-folder');
    expect(github.head('gh-pages')).toBe(head);
  });

  test('an equal file of somebody else becomes ours; a file gives way to a folder of the same name', async () => {
    github.commitAs('gh-pages', { 'api/b.json': '{}\n' });
    site.fill({ 'api/b.json': '{}\n', c: 'file\n' });
    await publish(serverOf(github), site);
    await publish(serverOf(github), site.fill({ 'c/d': 'inner\n' }));
    expect(Object.keys(github.files('gh-pages'))).toEqual([
      LEDGER,
      'CNAME',
      'api/manifest.json',
      'c/d',
      'notes/a.txt',
    ]);
    await publish(serverOf(github), site.fill({ c: 'file again\n' }));
    expect(github.files('gh-pages').c).toBe('file again\n');
  });

  test('a branch that moves is read again; one that moves always is given up after five times', async () => {
    const server = serverOf(github);
    let moves = 3;
    let count = 0;
    const move = () => {
      count += 1;
      if (moves > 0) github.commitAs('gh-pages', { [`other-${count}`]: `${count}\n` });
      moves -= 1;
    };
    movesBeforeCommit(move);
    const result = await publish(server, site);
    expect(result.changed).toBe(true);
    expect(count).toBe(4);
    expect(Object.keys(github.files('gh-pages'))).toEqual(
      expect.arrayContaining(['other-1', 'other-2', 'other-3', 'api/a.json']),
    );
    expect(server.waits).toHaveLength(3);

    moves = Number.POSITIVE_INFINITY;
    count = 0;
    const text = await problem(publish(server, site.fill({ 'api/a.json': '9\n' })));
    expect(text).toMatch(/the branch moved each time.*concurrency/);
    expect(count).toBe(5);
    expect(github.files('gh-pages')['api/a.json']).toBe('{"á":1}\n');
  });

  /** Runs `move` after the branch was read and before it is written. */
  function movesBeforeCommit(move: () => void): void {
    if (way === 'api') {
      github.fault = ({ name }) => {
        if (/^GraphQL|POST .*\/git\/commits$/.test(name) && (kind === 'GraphQL' || name.startsWith('POST')))
          move();
        return null;
      };
      return;
    }
    const { seen } = github.running;
    const push = seen.push.bind(seen);
    seen.push = (...items) => {
      for (const { url } of items) if (url.endsWith('service=git-receive-pack')) move();
      return push(...items);
    };
  }
});

describeWithGit('publishSite', () => {
  test('a missing branch begins without history', async () => {
    const result = await publish(serverOf(github), site);
    expect(github.git(['rev-list', '--parents', 'gh-pages'])).toBe(result.commit);
    expect(Object.keys(github.files('gh-pages'))).toContain('api/a.json');
  });

  test('in a repository without a commit, by git', async () => {
    github.git(['update-ref', '-d', 'refs/heads/main']);
    const result = await publish(serverOf(github), site);
    expect(result).toMatchObject({ changed: true, way: 'git' });
    expect(Object.keys(github.files('gh-pages'))).toHaveLength(5);
  });

  test('two folders of a branch know nothing of each other', async () => {
    await publish(serverOf(github), site, { folder: 'pt' });
    await publish(serverOf(github), site.fill({ 'api/c.json': '1\n' }), { folder: 'en/v1' });
    await publish(serverOf(github), site.fill({ 'api/d.json': '1\n' }), { folder: 'pt' });
    expect(Object.keys(github.files('gh-pages'))).toEqual([
      'en/v1/.refdata-files.json',
      'en/v1/api/c.json',
      'en/v1/api/manifest.json',
      'pt/.refdata-files.json',
      'pt/api/d.json',
      'pt/api/manifest.json',
    ]);
  });

  test('a list of files that leads out of the folder takes nothing with it', async () => {
    github.commitAs('gh-pages', {
      'keep.txt': 'mine\n',
      [`pt/${LEDGER}`]: JSON.stringify({
        generator: 'refdata-action',
        files: ['../keep.txt', '/keep.txt', 'old.txt', ''].filter(Boolean),
      }),
      'pt/old.txt': 'ours\n',
    });
    await publish(serverOf(github), site, { folder: 'pt' });
    const files = Object.keys(github.files('gh-pages'));
    expect(files).toContain('keep.txt');
    expect(files).not.toContain('pt/old.txt');
  });

  test('a list of files that is none is an error: nobody knows what is ours', async () => {
    github.commitAs('gh-pages', { [LEDGER]: '[]' });
    expect(await problem(publish(serverOf(github), site))).toMatch(
      /is not the list of files that refdata writes/,
    );
  });

  test('an unchanged site takes 2 requests, one changed file 3, with that one file in it', async () => {
    const server = serverOf(github);
    await publish(server, site);
    github.calls.length = 0;
    await publish(server, site);
    expect(github.callNames()).toEqual([
      'GET /git/ref/heads/gh-pages',
      expect.stringMatching(/^GET \/git\/trees\//),
    ]);

    github.calls.length = 0;
    site.write('index.html', 'new');
    await publish(server, site);
    site.write('index.html', 'newer');
    github.calls.length = 0;
    const result = await publish(server, site);
    expect(result.written).toBe(1);
    expect(github.callNames()).toHaveLength(3);
    const [, , { body } = { body: null }] = github.calls;
    const { additions, deletions } = body.variables.input.fileChanges;
    expect(additions).toEqual([{ path: 'index.html', contents: Buffer.from('newer').toString('base64') }]);
    expect(deletions).toEqual([]);
  });

  test('more files than a request may carry, by git', async () => {
    github.commitAs('gh-pages', { CNAME: 'lume.example\n' });
    const many = Array.from({ length: 1200 }, (_, i) => [`v/${i % 40}/${i}.json`, `{"i":${i}}\n`]);
    const result = await publish(serverOf(github), site.fill(Object.fromEntries(many)));
    expect(result).toMatchObject({ changed: true, written: 1202, way: 'git' });
    expect(github.git(['ls-tree', '-r', '--name-only', 'gh-pages']).split('\n')).toHaveLength(1203);
    expect(github.git(['cat-file', 'blob', 'gh-pages:v/39/1199.json'])).toBe('{"i":1199}');
    expect(await publish(serverOf(github), site)).toMatchObject({ changed: false, way: 'api' });
  });

  test('a branch whose list of files has more than 16 MiB is seen whole', async () => {
    const many = Array.from(
      { length: 150_000 },
      (_, i) => `M 100644 :1 by-hand/${i % 150}/${'a-long-name-'.repeat(4)}${i}.html\n`,
    );
    const header =
      'blob\nmark :1\ndata 2\nx\ncommit refs/heads/gh-pages\ncommitter a <a@example.org> 0 +0000\ndata 1\nm\n';
    github.git(['fast-import', '--quiet'], `${header}${many.join('')}M 100644 :1 z/foreign.json\n`);
    github.truncates = true;
    const text = await problem(publish(serverOf(github), site.fill({ 'z/foreign.json': '1\n' })));
    expect(text).toContain(
      'holds files that refdata did not write, where the site has others: z/foreign.json.',
    );
  });

  test('the token is in no address and in no file', async () => {
    github.truncates = true;
    github.commitAs('gh-pages', { CNAME: 'lume.example\n' });
    let looked = 0;
    github.running.seen.push = (...items) => {
      const [folder] = readdirSync(github.folder).filter(name => name.startsWith('refdata-publish-'));
      const files = readdirSync(join(github.folder, folder ?? ''), { recursive: true, withFileTypes: true });
      for (const file of files.filter(entry => entry.isFile())) {
        expect(readFileSync(join(file.parentPath, file.name)).includes(TOKEN)).toBe(false);
        looked += 1;
      }
      return Array.prototype.push.apply(github.running.seen, items);
    };
    await publish(serverOf(github), site);
    const { seen } = github.running;
    expect(seen.filter(({ url }) => url.includes('git-receive-pack')).length).toBeGreaterThan(0);
    expect(looked).toBeGreaterThan(0);
    expect(seen.every(({ url }) => !url.includes(TOKEN) && !url.includes('x-access-token'))).toBe(true);
  });
});
