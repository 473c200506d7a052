import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/commands/check.js';
import { gitIn, missingProgram } from '../checkout/git-server.js';
import { cleanUp, folderWith, manifest, packageFiles, TWO, write } from '../registry/workshop.js';

afterEach(cleanUp);

/** Packages of a repository, as a commit has them against the folder. */
(missingProgram() === null ? describe : describe.skip)('packages, both sides from source', () => {
  const start = () => {
    const repo = folderWith(TWO);
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'one');
    return repo;
  };
  const changes = async (repo: string) => {
    const result = await check({ repo, base: 'main', config: 'refdata.yml', today: '2026-06-01' });
    return result.changes.map(({ rule, name, place }) => [rule, name, place?.file ?? null]);
  };
  const edit = (repo: string, file: string, from: string, to: string) => {
    const path = join(repo, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };

  test('nothing changed; neither ignored files nor those that are never packed count', async () => {
    const repo = start();
    write(repo, {
      '.gitignore': '*.tmp\n',
      'pacotes/texto/a.tmp': 'x',
      'pacotes/texto/__pycache__/b.pyc': 'x',
    });
    expect(await changes(repo)).toEqual([]);
  });

  test('a package that is new, and one that is gone', async () => {
    const repo = start();
    write(repo, packageFiles('cor', '1.0.0'));
    rmSync(join(repo, 'pacotes', 'documento'), { recursive: true });
    expect(await changes(repo)).toEqual([
      ['pacote-removed', 'documento', 'pacotes/documento/forge.toml'],
      ['pacote-added', 'cor', 'pacotes/cor/forge.toml'],
    ]);
    edit(repo, 'refdata.yml', 'registro:', 'registro:\n  archived: [documento]');
    expect(await changes(repo)).toEqual([['pacote-added', 'cor', 'pacotes/cor/forge.toml']]);
  });

  test('the next version is new, and the one before stays published until it is withdrawn', async () => {
    const repo = start();
    write(repo, packageFiles('texto', '1.1.0'));
    const place = 'pacotes/texto/forge.toml';
    expect(await changes(repo)).toEqual([['pacote-versao-added', 'texto 1.1.0', place]]);
    edit(repo, 'refdata.yml', 'registro:', 'registro:\n  yanked: { texto: ["1.0.0"] }');
    expect(await changes(repo)).toEqual([
      ['pacote-versao-removed', 'texto 1.0.0', place],
      ['pacote-versao-added', 'texto 1.1.0', place],
    ]);
  });

  test('a version that is not what it was: a file, a dependency; a text is only a text', async () => {
    const repo = start();
    write(repo, { 'pacotes/texto/src/main.ty': 'mostre "outro"\n', 'pacotes/texto/.nota': 'nova\n' });
    const { changes: found } = await check({
      repo,
      base: 'main',
      config: 'refdata.yml',
      today: '2026-06-01',
    });
    expect(found).toMatchObject([
      {
        rule: 'pacote-versao-altered',
        level: 'major',
        message: 'texto 1.0.0 was altered: "src/main.ty changed; .nota is new".',
        path: '/registry/index.json#/pacotes/texto/versoes/1.0.0',
      },
    ]);
    gitIn(repo, 'checkout', '--quiet', '.');
    rmSync(join(repo, 'pacotes/texto/.nota'));
    write(repo, { 'pacotes/documento/forge.toml': manifest('documento', '1.0.1', { texto: '^2.0.0' }) });
    const [first] = (await check({ repo, base: 'main', config: 'refdata.yml', today: '2026-06-01' })).changes;
    expect(first?.message).toContain('the dependency texto was');
    gitIn(repo, 'checkout', '--quiet', '.');
    edit(repo, 'pacotes/texto/forge.toml', 'MIT', 'Apache-2.0');
    expect((await changes(repo)).map(([rule]) => rule)).toEqual([
      'pacote-text-changed',
      'pacote-versao-altered',
    ]);
  });
});
