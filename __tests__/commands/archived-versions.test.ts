import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addresses } from '../../src/commands/addresses.js';
import { build } from '../../src/commands/build.js';
import type { Referencia } from '../../src/contract/generated/contract.js';
import { TINY } from '../cli/run-cli.js';
import { temporaryFolder } from '../git/git-server.js';

let repo: string;
let branch: string;
beforeEach(() => {
  repo = temporaryFolder('archived');
  branch = temporaryFolder('archived-branch');
});
afterEach(() => {
  for (const folder of [repo, branch]) rmSync(folder, { recursive: true, force: true });
});

/** Publishes a version with these modules: its copy goes beside those of earlier ones. */
async function publish(versao: string, names: readonly string[]): Promise<Map<string, string | null>> {
  const config = TINY['refdata.yml']
    .replace(/versao: .*/, `versao: ${JSON.stringify(versao)}`)
    .concat('archive: true\nenderecos: enderecos.json\n')
    .concat('modulos:\n  - table: modules.py#MODULES\n    map: { nome: key }\n');
  const files = { ...TINY, 'refdata.yml': config };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repo, path), text);
  const table = names.map(name => `    ${JSON.stringify(name)}: "",\n`).join('');
  writeFileSync(join(repo, 'modules.py'), `MODULES = {\n${table}}\n`);
  const out = join(branch, 'built');
  const { ok, findings } = await build({ repo, config: 'refdata.yml', out });
  expect([ok, findings.filter(({ level }) => level === 'error')]).toEqual([true, []]);
  cpSync(join(out, 'v'), join(branch, 'v'), { recursive: true });
  const { itens } = JSON.parse(readFileSync(join(out, 'api/referencia.json'), 'utf8')) as Referencia;
  return new Map(itens.map(({ id, desde }) => [id, desde]));
}

const record = (archived?: string, write = true) =>
  addresses({ repo, config: 'refdata.yml', write, archived });

test('things are there since the first archived version that has them, by the order of versions and not of names', async () => {
  await publish('1.9.0', ['A']);
  await publish('1.10.0', ['A', 'B']);
  await publish('2.0.0', ['A', 'C']);
  // Nothing was recorded before this one.
  expect((await publish('2.1.0', ['A', 'B', 'C', 'D'])).get('modulo:A')).toBeNull();
  await record();
  expect((await publish('2.1.0', ['A', 'B', 'C', 'D'])).get('modulo:A')).toBe('2.1.0');

  mkdirSync(join(branch, 'v/nightly/api'), { recursive: true });
  const earlier = ['modulo:A', 'modulo:B', 'modulo:C'];
  const told = await record(branch, false);
  expect(told).toMatchObject({
    written: false,
    unordered: ['nightly'],
    earlier: expect.arrayContaining(earlier),
  });
  expect(told.earlier).not.toContain('modulo:D');
  expect((await record(branch)).written).toBe(true);
  const since = await publish('2.1.0', ['A', 'B', 'C', 'D']);
  expect([...since].filter(([id]) => id.startsWith('modulo:'))).toEqual([
    ['modulo:A', '1.9.0'],
    ['modulo:B', '1.10.0'],
    ['modulo:C', '2.0.0'],
    ['modulo:D', '2.1.0'],
  ]);
  // And nothing is left to record.
  expect(await record(branch)).toMatchObject({ earlier: [], written: false });
});

test('a folder without copies, and a copy that is broken, are told', async () => {
  await publish('1.0.0', ['A']);
  await expect(record(repo)).rejects.toThrow('There are no copies of versions');
  writeFileSync(join(branch, 'v/1.0.0/api/sintaxe.json'), '{}');
  await expect(record(branch)).rejects.toThrow('sintaxe.json does not hold what it should');
});
