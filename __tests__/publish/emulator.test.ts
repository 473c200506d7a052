import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { branchHead, commitTree, readBlob } from '../../src/github/git-data.js';
import type { Server } from '../../src/publish/change-branch.js';
import { deliverCommit, deliverPullRequest } from '../../src/publish/deliver.js';
import { type Emulator, node24, startEmulator } from './emulator.js';
import { publish, Site } from './publishing.js';

const program = node24();

/** GitHub's REST API as somebody else understood its documentation; it has no GraphQL and no git over HTTP. */
(program === null ? describe.skip : describe)('against the emulator', () => {
  let emulator: Emulator;
  let server: Server;

  beforeAll(async () => {
    emulator = await startEmulator(program as string);
    server = emulator.server;
  });
  afterAll(() => emulator.close());

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
    const source = 'src/app.df';
    const descriptions = {
      folder: 'docs',
      sources: [source],
      files: [{ path: 'docs/openapi.json', source, bytes: Buffer.from('{}\n') }],
    };
    const place = { base: 'main', branch: 'refdata/api-docs/main', title: 'Update', body: 'Body.' };
    const first = await deliverPullRequest(server, descriptions, place);
    expect(first?.pull).toMatchObject({ opened: true });
    const again = await deliverPullRequest(server, descriptions, place);
    expect(again).toMatchObject({
      commit: { changed: false },
      pull: { number: first?.pull?.number, opened: false },
    });
    expect(await deliverCommit(server, descriptions, place)).toMatchObject({ changed: true });
    expect((await files('main'))['docs/openapi.json']).toBe('{}\n');
  });
});
