import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkRoutes } from '../../src/commands/check-routes.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

describeWithGit('by whose terms the routes of a server are judged, and what cannot be told', () => {
  let repo: string;
  const write = (path: string, text: string) => writeFileSync(join(repo, path), text);
  const serve = (...paths: readonly string[]) => {
    const routes = paths.map(path => `    route GET ${path}:\n        respond "x"\n`).join('\n');
    write('app.df', `adopt Kiln\n\nserver app on 8080 at "127.0.0.1":\n${routes}`);
  };
  const commit = () => {
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'x');
  };
  const run = (options: object = {}) =>
    checkRoutes({ repo, server: 'app.df', today: '2026-06-01', failOn: 'major', ...options });
  const except = (path: string) =>
    write('.refdata-ignore.yml', `- { rule: rota-removed, path: ${path}, reason: r, expires: 2026-12-31 }\n`);
  beforeEach(() => {
    repo = temporaryFolder('route-terms');
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    serve('"/a"', '"/b"', '"/c"');
    commit();
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));

  test('a route that goes together with an exception for it is gone; with one that was there, it is accepted', async () => {
    serve('"/a"', '"/b"');
    except('GET /c');
    const own = await run();
    expect(own).toMatchObject({ ok: false, level: 'major', excepted: [] });
    expect(own.findings).toContainEqual(
      expect.objectContaining({ rule: 'policy-changed', message: expect.stringContaining('GET /c') }),
    );
    serve('"/a"', '"/b"', '"/c"');
    commit();
    serve('"/a"', '"/b"');
    expect(await run()).toMatchObject({ ok: true, changes: [], excepted: [{ path: 'GET /c' }] });
  });

  test('a server without any route that could be read is not passed', async () => {
    write('app.df', 'adopt Kiln\n\nserver app on 8080 at "127.0.0.1":\n    middleware Kiln.logger()\n');
    const gone = await run({ failOn: 'unbumped' });
    expect(gone.ok).toBe(false);
    expect(gone.findings.map(({ rule }) => rule)).toContain('nothing-compared');
    const empty = join(repo, 'openapi.json');
    writeFileSync(empty, JSON.stringify({ openapi: '3.1.0', paths: {} }));
    serve('"/a"');
    expect((await run({ base: empty })).findings.map(({ rule }) => rule)).toContain('nothing-compared');
  });

  test('a route that is missed may be the one that cannot be read; of two, one is gone', async () => {
    serve('"/a"', '"/b"', 'env_var("P")');
    const one = await run();
    expect(one).toMatchObject({ ok: true, changes: [] });
    expect(one.unknown.map(({ path, side }) => [path, side])).toEqual([
      [expect.stringContaining('env_var'), 'head'],
      ['GET /c', 'head'],
    ]);
    serve('"/a"', 'env_var("P")');
    expect(await run()).toMatchObject({ ok: false, counts: { major: 2 } });
    // What was there as it is now hides nothing.
    serve('"/a"', '"/b"', '"/c"', 'env_var("P")');
    commit();
    serve('"/a"', '"/b"', 'env_var("P")');
    expect(await run()).toMatchObject({ ok: false, counts: { major: 1 }, unknown: [] });
  });
});
