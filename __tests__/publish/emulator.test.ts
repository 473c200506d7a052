import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GitHub } from '../../src/github/client.js';
import { branchHead, commitTree, readBlob } from '../../src/github/git-data.js';
import type { Server } from '../../src/publish/change-branch.js';
import { deliverCommit, deliverPullRequest } from '../../src/publish/deliver.js';
import { temporaryFolder } from '../checkout/git-server.js';
import { publish, Site } from './publishing.js';

const TOKEN = 'ghs_planted0123456789';
/** The npm package of Node fetches the program by a script. */
const NPX_ENV = { ...process.env, npm_config_ignore_scripts: 'false' };

/** How to run Node 24, which the emulator needs; null where it cannot be had. In CI it must be there. */
function node24(): readonly string[] | null {
  if (Number(process.versions.node.split('.')[0]) >= 24) return [process.execPath];
  const command = ['npx', '--yes', '--package=node@24', '--', 'node'];
  const { stdout } = spawnSync(command[0] ?? '', [...command.slice(1), '--version'], {
    encoding: 'utf8',
    env: NPX_ENV,
    shell: process.platform === 'win32',
  });
  if (stdout?.startsWith('v24.')) return command;
  if (process.env.CI) throw new Error('CI needs Node 24.');
  return null;
}

const node = node24();
const describeWithNode = node === null ? describe.skip : describe;

/** GitHub's REST API as somebody else understood its documentation; it has no GraphQL and no git over HTTP. */
describeWithNode('against the emulator', () => {
  let emulator: ChildProcess;
  let server: Server;

  beforeAll(async () => {
    const [command = '', ...args] = node ?? [];
    const script = resolve('__tests__/publish/emulator.mjs');
    emulator = spawn(command, [...args, script, 'lume-lang', 'lume', TOKEN], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: NPX_ENV,
      shell: process.platform === 'win32',
    });
    if (emulator.stdout === null) throw new Error('no standard output');
    const [line] = (await once(emulator.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    server = {
      github: new GitHub({
        apiUrl: url,
        graphqlUrl: `${url}/graphql`,
        token: TOKEN,
        repository: 'lume-lang/lume',
      }),
      git: { url: new URL(`${url}/lume-lang/lume`), token: TOKEN, temporary: temporaryFolder('emulator') },
    };
  });
  afterAll(async () => {
    emulator.stdin?.end();
    await once(emulator, 'close');
  });

  async function files(branch: string): Promise<Record<string, string>> {
    const head = await branchHead(server.github, branch);
    const found = await commitTree(server.github, head ?? '');
    const blobs = [...(found?.tree ?? [])].filter(([, { type }]) => type === 'blob');
    const texts = await Promise.all(
      blobs.map(async ([path, { id }]) => [path, (await readBlob(server.github, id)).toString('utf8')]),
    );
    return Object.fromEntries(texts);
  }

  test('a site: first, again, changed', async () => {
    const site = new Site({ 'api/a.json': '{"á":1}\n', 'api/old.json': '{}\n' });
    expect(await publish(server, site)).toMatchObject({ changed: true, way: 'api' });
    expect((await files('gh-pages'))['api/a.json']).toBe('{"á":1}\n');
    expect(await publish(server, site)).toMatchObject({ changed: false });
    const result = await publish(server, site.fill({ 'api/a.json': '{"á":2}\n' }));
    expect(result).toMatchObject({ changed: true, removed: 1 });
    expect(Object.keys(await files('gh-pages')).sort()).toEqual([
      '.refdata-files.json',
      'api/a.json',
      'api/manifest.json',
    ]);
    expect(result.commit).toBe(await branchHead(server.github, 'gh-pages'));
    site.remove();
  });

  test('a pull request, then a commit', async () => {
    const artifacts = [{ path: 'docs/openapi.json', bytes: Buffer.from('{}\n') }];
    const place = { base: 'main', branch: 'refdata/api-docs/main', title: 'Update', body: 'Body.' };
    const { pull } = await deliverPullRequest(server, artifacts, place);
    expect(pull).toMatchObject({ opened: true });
    const again = await deliverPullRequest(server, artifacts, place);
    expect(again).toMatchObject({
      commit: { changed: false },
      pull: { number: pull?.number, opened: false },
    });
    expect(await deliverCommit(server, artifacts, place)).toMatchObject({ changed: true });
    expect((await files('main'))['docs/openapi.json']).toBe('{}\n');
  });
});
