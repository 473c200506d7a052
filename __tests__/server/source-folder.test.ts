import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { filesOf } from '../../src/server/source-folder.js';
import { readRoutes } from '../../src/server/sources/sources.js';

let scratch: string;
let root: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'refdata-server-'));
  root = join(scratch, 'project');
  mkdirSync(join(root, 'src'), { recursive: true });
  const b = 'server b:\n    route GET "/b":\n        respond text "x"\n';
  writeFileSync(join(scratch, 'secret.df'), b);
  writeFileSync(join(root, 'src', 'b.df'), b);
  writeFileSync(
    join(root, 'src', 'app.df'),
    'adopt ./b as b\nadopt ./link\nadopt ../../secret\nserver a:\n    mount b.b at "/m"\n',
  );
  writeFileSync(join(root, 'large.df'), '');
  truncateSync(join(root, 'large.df'), 50_000_000);
  symlinkSync(join(scratch, 'secret.df'), join(root, 'src', 'link.df'));
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('files of the folder are read, and none outside of it, also not by a link', () => {
  const { servers, gaps, files } = readRoutes('src/app.df', filesOf(root));
  expect(servers[0]?.routes.map(({ path }) => path)).toEqual(['/m/b']);
  expect(files).toEqual(['src/app.df', 'src/b.df']);
  expect(gaps.map(({ place, reason }) => [place.line, reason])).toEqual([
    [2, expect.stringMatching(/not there/)],
    [3, expect.stringMatching(/leads out/)],
  ]);
});

test('the library takes a file by any name that it has in the folder, and none that is elsewhere', async () => {
  const plain = await readServers(root, 'src/app.df');
  for (const name of ['./src/app.df', 'src/../src/app.df', join(root, 'src', 'app.df')])
    expect(await readServers(root, name)).toEqual(plain);
  for (const name of ['../secret.df', join(scratch, 'secret.df')])
    await expect(readServers(root, name)).rejects.toThrow('is not in the folder');
});

test('a file of 50 MB is refused before it is read', () => {
  expect(() => readRoutes('large.df', filesOf(root))).toThrow(
    /^large\.df:1:1: .*47\.7 MiB; the limit is 16 MiB/,
  );
});
