import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { check } from '../../src/commands/check-reference.js';
import { gitIn, missingProgram } from '../git/git-server.js';
import {
  cleanUp,
  folderWith,
  manifest,
  packageFiles,
  serveFolder,
  TWO,
  write,
} from '../registry/workshop.js';

afterEach(cleanUp);

/** Packages as they are published, against those of a folder. */
describe('packages, the base published and the head from source', () => {
  const published = async () => {
    const repo = folderWith(TWO);
    const site = folderWith();
    await build({ repo, config: 'refdata.yml', out: site });
    return { repo, site };
  };
  const against = (repo: string, base: string) =>
    check({ repo, base, config: 'refdata.yml', today: '2026-06-01' });
  const changes = async (repo: string, base: string) =>
    (await against(repo, base)).changes.map(({ rule, name, place }) => [rule, name, place?.file ?? null]);

  test('nothing changed, whatever is in the folder that is never packed', async () => {
    const { repo, site } = await published();
    write(repo, { 'pacotes/texto/__pycache__/b.pyc': 'x' });
    expect(await changes(repo, site)).toEqual([]);
    expect((await against(repo, site)).ok).toBe(true);
  });

  test('new, gone, archived, and the next version beside the one before', async () => {
    const { repo, site } = await published();
    write(repo, { ...packageFiles('cor', '1.0.0'), ...packageFiles('texto', '1.1.0') });
    rmSync(join(repo, 'pacotes', 'documento'), { recursive: true });
    expect(await changes(repo, site)).toEqual([
      ['pacote-removed', 'documento', null],
      ['pacote-versao-added', 'texto 1.1.0', 'pacotes/texto/forge.toml'],
      ['pacote-added', 'cor', 'pacotes/cor/forge.toml'],
    ]);
    const config = readFileSync(join(repo, 'refdata.yml'), 'utf8');
    const more = 'registro:\n  archived: [documento]\n  yanked: { texto: ["1.0.0"] }';
    write(repo, { 'refdata.yml': config.replace('registro:', more) });
    expect((await changes(repo, site)).map(([rule, name]) => `${rule} ${name}`)).toEqual([
      'pacote-versao-removed texto 1.0.0',
      'pacote-versao-added texto 1.1.0',
      'pacote-added cor',
    ]);
  });

  test('an altered version: by its archive, in a folder and at an address; by what it needs', async () => {
    const { repo, site } = await published();
    write(repo, { 'pacotes/texto/src/main.ty': 'mostre "outro"\n', 'pacotes/texto/nota.md': 'nova\n' });
    const expected = [
      {
        rule: 'pacote-versao-altered',
        level: 'major',
        message: 'texto 1.0.0 was altered: "src/main.ty changed; nota.md is new".',
        place: { file: 'pacotes/texto/forge.toml' },
      },
    ];
    expect((await against(repo, site)).changes).toMatchObject(expected);
    const address = await serveFolder(site);
    expect((await against(repo, address)).changes).toMatchObject(expected);
    write(repo, TWO);
    rmSync(join(repo, 'pacotes/texto/nota.md'));
    write(repo, { 'pacotes/documento/forge.toml': manifest('documento', '1.0.1', { texto: '^2.0.0' }) });
    const [first] = (await against(repo, site)).changes;
    expect(first?.message).toContain('the dependency texto was');
  });

  test('an archive that is not there is reported, and nothing is concluded from it', async () => {
    const { repo, site } = await published();
    rmSync(join(site, 'registry', 'pacotes', 'texto-1.0.0.tar.gz'));
    writeFileSync(join(site, 'registry', 'pacotes', 'documento-1.0.1.tar.gz'), 'no archive');
    const { ok, changes: found, findings } = await against(repo, site);
    expect([ok, found]).toEqual([true, []]);
    expect(findings.filter(({ rule }) => rule === 'packages-unread')).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/^The archive of documento 1\.0\.1 /) },
      { level: 'warning', message: 'The archive of texto 1.0.0 is not published.' },
    ]);
  });
});

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

  test('what the build of the registry would refuse fails the check, with its place in the head', async () => {
    const refused = async (change: (repo: string) => void) => {
      const repo = start();
      change(repo);
      const result = await check({
        repo,
        base: 'main',
        failOn: 'none',
        config: 'refdata.yml',
        today: '2026-06-01',
      });
      const about = result.findings.filter(({ rule }) => /^(?:registry|package)-/.test(rule));
      return about.map(({ rule, level, place }) => [rule, level, place?.file ?? null]);
    };
    const texto = 'pacotes/texto/forge.toml';
    const documento = 'pacotes/documento/forge.toml';
    expect(await refused(() => {})).toEqual([]);
    expect(await refused(repo => rmSync(join(repo, 'pacotes', 'texto'), { recursive: true }))).toEqual([
      ['registry-dependency-unknown', 'error', documento],
    ]);
    expect(await refused(repo => edit(repo, texto, '"1.0.0"', '"2.0.0"'))).toEqual([
      ['registry-dependency-unsatisfied', 'error', documento],
    ]);
    expect(await refused(repo => edit(repo, texto, '"texto"', '"Texto"'))).toContainEqual([
      'registry-package-name',
      'error',
      texto,
    ]);
    expect(
      await refused(repo => write(repo, { 'pacotes/copia/forge.toml': manifest('texto', '1.0.0') })),
    ).toEqual([['package-repeated', 'error', texto]]);
    expect(await refused(repo => edit(repo, texto, 'version = ', 'version '))).toEqual([
      ['package-manifest', 'error', texto],
    ]);
    const yanked = 'registro:\n  yanked: { texto: ["1.0.0"] }';
    expect(await refused(repo => edit(repo, 'refdata.yml', 'registro:', yanked))).toEqual([
      ['registry-yanked', 'error', texto],
    ]);
    expect(await refused(repo => edit(repo, 'refdata.yml', 'pacotes: pacotes/', 'pacotes: pkgs/'))).toEqual([
      ['package-manifest', 'error', 'refdata.yml'],
    ]);
    // What is published may be what others need.
    const previous = 'registro:\n  previous: https://tiny.example';
    const published = (repo: string) => {
      edit(repo, 'refdata.yml', 'registro:', previous);
      edit(repo, texto, '"1.0.0"', '"2.0.0"');
    };
    expect(await refused(published)).toEqual([]);
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

/** Files that a repository has committed beside the seven (`check.committed`). */
describe('what is committed with the data', () => {
  const committed = async () => {
    const config = `${TWO['refdata.yml']}check: { committed: site }\n`;
    const repo = folderWith({ ...TWO, 'refdata.yml': config });
    await build({ repo, config: 'refdata.yml', out: join(repo, 'site') });
    return repo;
  };
  const stale = async (repo: string) => {
    const { findings } = await check({ repo, base: repo, config: 'refdata.yml', today: '2026-06-01' });
    return findings.flatMap(({ rule, message, place }) =>
      rule === 'data-stale' ? [[message, place?.file] as const] : [],
    );
  };
  const INDEX = 'site/registry/index.json';

  test('as it was built: nothing; without a registry and a manifest: nothing', async () => {
    const repo = await committed();
    expect(await stale(repo)).toEqual([]);
    rmSync(join(repo, 'site', 'registry', 'pacotes'), { recursive: true });
    rmSync(join(repo, 'site', 'index.html'));
    expect(await stale(repo)).toEqual([]);
    rmSync(join(repo, 'site', 'registry'), { recursive: true });
    rmSync(join(repo, 'site', 'api', 'manifest.json'));
    expect(await stale(repo)).toEqual([]);
  });

  test('a package, a version and a file that the index does not have; one that stays in it', async () => {
    const repo = await committed();
    write(repo, { ...packageFiles('cor', '1.0.0'), ...packageFiles('texto', '1.1.0') });
    write(repo, { 'pacotes/documento/src/main.ty': 'mostre "outro"\n' });
    const messages = [
      'documento 1.0.1 was altered: "src/main.ty changed".',
      'texto 1.1.0 is new.',
      'The package cor is new.',
    ];
    expect((await stale(repo)).sort()).toEqual(
      messages.map(each => [`${INDEX} is not what the source gives: ${each}`, INDEX]).sort(),
    );
    await build({ repo, config: 'refdata.yml', out: join(repo, 'site') });
    expect(await stale(repo)).toEqual([]);
    rmSync(join(repo, 'pacotes', 'cor'), { recursive: true });
    expect(await stale(repo)).toEqual([]);
    writeFileSync(join(repo, INDEX), '<html>');
    expect((await stale(repo)).map(([message]) => message)).toContain(`${INDEX} is no index of packages.`);
  });

  test('a schema or a manifest that somebody changed by hand', async () => {
    const repo = await committed();
    writeFileSync(join(repo, 'site', 'schemas', 'erros.schema.json'), '{}\n');
    const file = 'site/api/manifest.json';
    expect(await stale(repo)).toEqual([
      [
        expect.stringMatching(/^site\/api\/manifest\.json is not of the files beside it: .*erros\.schema/),
        file,
      ],
    ]);
  });
});
