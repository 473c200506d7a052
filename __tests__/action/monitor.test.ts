import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, serve } from '../../src/commands/serve.js';
import { temporaryFolder } from '../git/git-server.js';
import { type Emulator, node24, startEmulator } from '../publish/emulator.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { runAction } from './run-action.js';

const program = node24();
const describeWithEmulator = program === null ? describe.skip : describe;
const REPOSITORY = 'lume-lang/lume';

interface Issue {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string;
}

describeWithEmulator('mode: monitor, against the emulator', () => {
  const folders = { workspace: '', temporary: '', files: '' };
  let emulator: Emulator;
  let site: BuiltSite;
  let live: RunningServer;

  beforeAll(async () => {
    for (const name of ['workspace', 'temporary', 'files'] as const) folders[name] = temporaryFolder(name);
    emulator = await startEmulator(program as string, REPOSITORY);
    site = await buildLume();
    live = await serve({ folder: site.folder, port: 0 });
  });
  afterAll(async () => {
    await live.close();
    await emulator.close();
    site.remove();
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  });

  async function owner<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${emulator.url}/repos/${REPOSITORY}${path}`, {
      method,
      headers: { authorization: `Bearer ${emulator.server.git.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  }
  const issues = () => owner<Issue[]>('GET', '/issues?state=all&sort=created&direction=asc');
  const monitor = async (
    permissions: Parameters<Emulator['jobToken']>[0] = { issues: 'write' },
    inputs: Record<string, string> = {},
  ) =>
    runAction(
      folders,
      {
        mode: 'monitor',
        target: live.baseUrl,
        wait: '0',
        token: await emulator.jobToken(permissions),
        ...inputs,
      },
      { GITHUB_API_URL: emulator.url, GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY: REPOSITORY },
    );

  test('one issue: opened where nobody answers, brought up to date, closed when all is well, and a new one next time', async () => {
    const quoted = { title: 'Not ours', body: 'It says <!-- refdata-check issue -->' };
    const { number: others } = await owner<Issue>('POST', '/issues', quoted);
    expect((await monitor()).outputs.outcome).toBe('success');
    expect(await issues()).toHaveLength(1);

    await live.close();
    const down = await monitor();
    expect(down.outputs.outcome).toBe('findings');
    expect(down.code).toBe(1);
    const [, first] = await issues();
    expect(first).toMatchObject({ state: 'open', title: `${live.baseUrl} does not keep the contract` });
    expect(down.log).toContain(`The issue #${first?.number} was opened`);
    await monitor();
    expect(await issues()).toMatchObject([{ number: others }, first as Issue]);

    const { port } = new URL(live.baseUrl);
    const errors = join(site.folder, 'api', 'erros.json');
    const good = readFileSync(errors, 'utf8');
    writeFileSync(errors, good.replace('"versao":"1.4.0"', '"versao":"1.3.0"'));
    live = await serve({ folder: site.folder, port: Number(port) });
    expect((await monitor()).outputs.outcome).toBe('findings');
    const [, changed] = await issues();
    expect(changed).toMatchObject({ number: first?.number, state: 'open' });
    expect(changed?.body).toContain('**versao**');

    await live.close();
    writeFileSync(errors, good);
    live = await serve({ folder: site.folder, port: Number(port) });
    const well = await monitor();
    expect(well.outputs.outcome).toBe('success');
    expect(well.log).toContain(`The issue #${first?.number} was closed`);
    expect(await issues()).toMatchObject([{ number: others, state: 'open' }, { state: 'closed' }]);

    await live.close();
    await monitor();
    expect((await issues()).filter(({ state }) => state === 'open')).toHaveLength(2);
    live = await serve({ folder: site.folder, port: Number(port) });
  });

  test('a mistake in the workflow is said to who made it, and is no issue about the address', async () => {
    const before = await issues();
    const { log, outputs } = await monitor({ issues: 'write' }, { 'trusted-root': 'nowhere.json' });
    expect(outputs.outcome).toBe('error');
    expect(log).toMatch(/::error::.*nowhere\.json cannot be read/);
    expect(await issues()).toEqual(before);
  });

  test('without the permission: no success, and the line to add', async () => {
    const { log, outputs } = await monitor({ contents: 'read' });
    expect(outputs.outcome).toBe('error');
    expect(log).toContain('issues: write');
  });
});
