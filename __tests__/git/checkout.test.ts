import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/findings/user-error.js';
import { checkout } from '../../src/git/checkout.js';
import { sourceState } from '../../src/git/git.js';
import {
  always,
  commitFile,
  gitHandler,
  gitIn,
  type Hosted,
  hostRepository,
  missingProgram,
  type RunningServer,
  redirectTo,
  startServer,
  temporaryFolder,
  withPassword,
} from './git-server.js';

const TOKEN = 'ghs_planted0123456789';
const ENCODED = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');

const missing = missingProgram();
if (missing !== null) console.warn(`Skipped: checking out needs ${missing}, which this machine lacks.`);
const describeWithGit = missing === null ? describe : describe.skip;

describeWithGit('checkout', () => {
  let hosted: Hosted;
  let temporary: string;
  const servers: RunningServer[] = [];

  beforeAll(() => {
    hosted = hostRepository();
  });
  afterAll(() => hosted.remove());
  beforeEach(() => {
    temporary = temporaryFolder('runner');
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(server => server.close()));
    rmSync(temporary, { recursive: true, force: true });
  });

  async function serve(handler: Parameters<typeof startServer>[0]): Promise<RunningServer> {
    const server = await startServer(handler);
    servers.push(server);
    return server;
  }

  function request(url: string, ref = '', token = '') {
    return { url: new URL(url), ref, token, temporary };
  }

  async function failure(url: string, ref = '', token = ''): Promise<UserError> {
    const error = await checkout(request(url, ref, token)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    // A failed checkout leaves nothing behind.
    expect(readdirSync(temporary)).toEqual([]);
    return error as UserError;
  }

  describe('which commit', () => {
    test.each([
      ['the default branch', '', 'dois'],
      ['a branch', 'main', 'dois'],
      ['a branch with a slash', 'topic/one', 'um'],
      ['a tag', 'v1', 'um'],
      ['an annotated tag', 'v2', 'dois'],
      ['a full name', 'refs/tags/v1', 'um'],
    ])('%s', async (_what, ref, word) => {
      const server = await serve(gitHandler(hosted.folder));
      const made = await checkout(request(`${server.origin}/lume.git`, ref));
      expect(readFileSync(join(made.folder, 'word.txt'), 'utf8')).toBe(`${word}\n`);
    });

    test('a full commit id, of a commit that is not the tip of a branch', async () => {
      const id = gitIn(hosted.work, 'rev-parse', 'v1');
      const server = await serve(gitHandler(hosted.folder));
      const made = await checkout(request(`${server.origin}/lume.git`, id));
      expect(made.commit).toBe(id);
      expect(await sourceState(made.folder)).toEqual({ commit: id, modified: false });
    });

    test('a file address', async () => {
      const made = await checkout(request(pathToFileURL(join(hosted.folder, 'lume.git')).href, 'v1'));
      expect(readFileSync(join(made.folder, 'word.txt'), 'utf8')).toBe('um\n');
    });

    test('without history', async () => {
      const made = await checkout(request(pathToFileURL(join(hosted.folder, 'lume.git')).href));
      expect(gitIn(made.folder, 'rev-list', '--count', 'HEAD')).toBe('1');
    });

    test('a tag that is no commit', async () => {
      const work = temporaryFolder('blob');
      gitIn(work, 'init', '--quiet');
      commitFile(work, 'a', 'a');
      gitIn(work, 'tag', 'blob', 'HEAD:a');
      const error = await failure(pathToFileURL(work).href, 'blob');
      expect(error.message).toContain('is not a commit');
      rmSync(work, { recursive: true, force: true });
    });
  });

  describe('the token', () => {
    test('reaches the server in a header, and stands in no file and no argument', async () => {
      const server = await serve(withPassword(`x-access-token:${TOKEN}`, gitHandler(hosted.folder)));
      const log = join(temporary, 'argv.log');
      const made = await withLoggedGit(log, () => checkout(request(`${server.origin}/lume.git`, '', TOKEN)));
      expect(server.seen.length).toBeGreaterThan(1);
      for (const { authorization, url } of server.seen) {
        expect(authorization).toBe(`Basic ${ENCODED}`);
        expect(url).not.toContain(TOKEN);
      }
      const files = allFiles(made.root);
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        const bytes = readFileSync(file, 'latin1');
        expect(bytes).not.toContain(TOKEN);
        expect(bytes).not.toContain(ENCODED);
      }
      if (process.platform !== 'win32') {
        const argv = readFileSync(log, 'utf8');
        expect(argv).toContain('fetch');
        expect(argv).not.toContain(TOKEN);
        expect(argv).not.toContain(ENCODED);
      }
    });

    test('with a user name of its own', async () => {
      const server = await serve(withPassword('x-token-auth:secret', gitHandler(hosted.folder)));
      await checkout(request(`${server.origin}/lume.git`, 'main', 'x-token-auth:secret'));
      expect(server.seen.length).toBeGreaterThan(1);
    });

    test('a wrong one is said to be refused', async () => {
      const server = await serve(withPassword(`x-access-token:${TOKEN}`, gitHandler(hosted.folder)));
      const error = await failure(`${server.origin}/lume.git`, '', 'wrong');
      expect(error.message).toContain('refused the token');
      expect(error.remedy).toContain('repository-token');
      expect(error.message + error.remedy).not.toContain('wrong');
    });

    test('none where one is needed', async () => {
      const server = await serve(withPassword(`x-access-token:${TOKEN}`, gitHandler(hosted.folder)));
      const error = await failure(`${server.origin}/lume.git`);
      expect(error.message).toContain('no token was sent');
    });

    test('never follows a redirection to another server', async () => {
      const other = await serve(gitHandler(hosted.folder));
      const first = await serve(redirectTo(other.origin));
      const error = await failure(`${first.origin}/lume.git`, '', TOKEN);
      expect(error.message).toContain('another address');
      expect(error.remedy).toContain('renamed or moved');
      expect(other.seen).toEqual([]);
    });

    test('without one, a redirection is followed, and nothing secret sent', async () => {
      const other = await serve(gitHandler(hosted.folder));
      const first = await serve(redirectTo(other.origin));
      await checkout(request(`${first.origin}/lume.git`));
      expect(other.seen.length).toBeGreaterThan(0);
      expect(other.seen.every(({ authorization }) => authorization === undefined)).toBe(true);
    });

    test('a server that wants the ending .git gets it, instead of a redirection', async () => {
      const server = await serve((incoming, response) => {
        if (incoming.url?.startsWith('/lume.git/')) gitHandler(hosted.folder)(incoming, response);
        else redirectTo('/lume.git')(incoming, response);
      });
      const made = await checkout(request(`${server.origin}/lume`, '', TOKEN));
      expect(existsSync(join(made.folder, 'word.txt'))).toBe(true);
    });

    test('credentials that the user keeps at home are not used', async () => {
      const server = await serve(withPassword('me:mine', gitHandler(hosted.folder)));
      const home = temporaryFolder('home');
      for (const name of ['.netrc', '_netrc']) {
        writeFileSync(join(home, name), 'machine 127.0.0.1 login me password mine\n');
      }
      writeFileSync(join(home, '.gitconfig'), '[http]\n\textraHeader = X-Leak: yes\n');
      await withEnvironment({ HOME: home, USERPROFILE: home }, () => failure(`${server.origin}/lume.git`));
      expect(server.seen.every(({ authorization }) => authorization === undefined)).toBe(true);
      rmSync(home, { recursive: true, force: true });
    });
  });

  describe('failures are told apart', () => {
    test('no such repository', async () => {
      const server = await serve(gitHandler(hosted.folder));
      const error = await failure(`${server.origin}/lumen.git`);
      expect(error.message).toContain('There is no git repository at');
    });

    test('no such folder', async () => {
      const error = await failure(pathToFileURL(join(hosted.folder, 'lumen.git')).href);
      expect(error.message).toContain('There is no git repository at');
    });

    test('no permission', async () => {
      const server = await serve(always(403));
      const error = await failure(`${server.origin}/lume.git`, '', TOKEN);
      expect(error.message).toContain('does not permit');
    });

    test('no such ref, with near names', async () => {
      const server = await serve(gitHandler(hosted.folder));
      const error = await failure(`${server.origin}/lume.git`, 'topic/on');
      expect(error.message).toContain('has no branch, tag or commit topic/on');
      expect(error.remedy).toContain('topic/one');
    });

    test('no such commit', async () => {
      const server = await serve(gitHandler(hosted.folder));
      const error = await failure(`${server.origin}/lume.git`, '0123456789012345678901234567890123456789');
      expect(error.message).toContain('has no branch, tag or commit 0123456789');
    });

    test('an abbreviated commit', async () => {
      const server = await serve(gitHandler(hosted.folder));
      const error = await failure(`${server.origin}/lume.git`, '0123456');
      expect(error.remedy).toContain('all digits');
    });

    test('an empty repository', async () => {
      const empty = temporaryFolder('empty');
      gitIn(empty, 'init', '--quiet', '--bare');
      const error = await failure(pathToFileURL(empty).href);
      expect(error.message).toContain('no default branch');
      rmSync(empty, { recursive: true, force: true });
    });

    test('nobody listens', async () => {
      const server = await startServer(always(200));
      await server.close();
      const error = await failure(`${server.origin}/lume.git`);
      expect(error.message).toContain('cannot be reached');
    });

    test('a server in trouble', async () => {
      const server = await serve(always(503));
      const error = await failure(`${server.origin}/lume.git`);
      expect(error.remedy).toContain('again');
    });

    test('no git', async () => {
      const error = await withEnvironment({ PATH: temporary, Path: temporary }, () =>
        failure(pathToFileURL(join(hosted.folder, 'lume.git')).href),
      );
      expect(error.message).toContain('git was not found');
      expect(error.remedy).toContain('Install git');
    });

    test('a ref that git would take for an option', async () => {
      await expect(checkout(request('http://127.0.0.1:9/x', '--upload-pack=touch x'))).rejects.toThrow(
        UserError,
      );
    });

    test('names by SHA-256', async () => {
      const work = temporaryFolder('sha256');
      gitIn(work, 'init', '--quiet', '--object-format=sha256');
      commitFile(work, 'a', 'a');
      const error = await failure(pathToFileURL(work).href);
      expect(error.remedy).toContain('64 digits');
      const made = await checkout(request(pathToFileURL(work).href, gitIn(work, 'rev-parse', 'HEAD')));
      expect(existsSync(join(made.folder, 'a'))).toBe(true);
      rmSync(work, { recursive: true, force: true });
    });
  });

  test('nothing of the repository is run', async () => {
    const trap = join(temporary, 'ran');
    const command = `touch ${trap.replaceAll('\\', '/')}`;
    const work = temporaryFolder('trap');
    gitIn(work, 'init', '--quiet');
    writeFileSync(join(work, '.gitattributes'), '* filter=evil diff=evil merge=evil\n*.bin filter=lfs\n');
    writeFileSync(
      join(work, '.gitmodules'),
      `[submodule "x"]\n\tpath = x\n\turl = ext::${command}\n\tupdate = !${command}\n`,
    );
    writeFileSync(join(work, '.lfsconfig'), `[lfs]\n\turl = http://127.0.0.1:9/\n`);
    writeFileSync(join(work, 'a.txt'), 'a\n');
    mkdirSync(join(work, 'hooks'));
    writeFileSync(join(work, 'hooks', 'post-checkout'), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    gitIn(work, 'add', '.');
    gitIn(work, 'update-index', '--add', '--cacheinfo', '160000,0123456789012345678901234567890123456789,x');
    gitIn(work, 'commit', '--quiet', '-m', 'trap');
    // What a careless machine would add: filters, hooks and a helper in the user's own settings.
    const home = temporaryFolder('home');
    const hooks = join(work, 'hooks').replaceAll('\\', '/');
    writeFileSync(
      join(home, '.gitconfig'),
      `[core]\n\thooksPath = ${hooks}\n\tfsmonitor = ${command}\n[filter "evil"]\n\tsmudge = ${command}\n\tclean = ${command}\n[filter "lfs"]\n\tprocess = ${command}\n\trequired = true\n[credential]\n\thelper = "!${command}"\n`,
    );
    const made = await withEnvironment(
      {
        HOME: home,
        GIT_CONFIG_GLOBAL: join(home, '.gitconfig'),
        GIT_ASKPASS: command,
        GIT_TEMPLATE_DIR: work,
      },
      () => checkout(request(pathToFileURL(work).href)),
    );
    expect(readFileSync(join(made.folder, 'a.txt'), 'utf8')).toBe('a\n');
    expect(existsSync(trap)).toBe(false);
    rmSync(home, { recursive: true, force: true });
    rmSync(work, { recursive: true, force: true });
  });
});

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}

/** Runs something with variables of the environment changed, and puts them back. */
async function withEnvironment<T>(changes: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, changes);
  try {
    return await run();
  } finally {
    for (const name of Object.keys(changes)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** Puts a `git` before the real one that writes down its arguments; not on Windows, which has no scripts. */
async function withLoggedGit<T>(log: string, run: () => Promise<T>): Promise<T> {
  if (process.platform === 'win32') return run();
  const folder = temporaryFolder('wrapper');
  const path = process.env.PATH ?? '';
  const wrapper = join(folder, 'git');
  writeFileSync(wrapper, `#!/bin/sh\nprintf '%s\\n' "$@" >> '${log}'\nPATH='${path}' exec git "$@"\n`);
  chmodSync(wrapper, 0o755);
  try {
    return await withEnvironment({ PATH: `${folder}${delimiter}${path}` }, run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
