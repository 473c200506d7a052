import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getPackages } from '../../src/commands/registry-get.js';
import { refdata, start } from '../cli/run-cli.js';
import {
  build,
  CONFIG,
  cleanUp,
  filesIn,
  folderWith,
  mistake,
  packageFiles,
  serveFolder,
  write,
} from './workshop.js';

afterEach(cleanUp);

let registry: string;

/** loja needs documento and moeda; documento needs texto ^1.0.0, of which there are 1.0.0, 1.1.0 and 2.0.0. */
beforeEach(async () => {
  registry = join(folderWith(), 'registry');
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
    const repo = folderWith({
      'refdata.yml': CONFIG,
      ...packageFiles('texto', version),
      ...packageFiles('documento', '1.0.1', { texto: '^1.0.0' }),
      ...packageFiles('moeda', '1.2.0'),
      ...packageFiles('loja', '3.0.0', { moeda: '*', documento: '~1.0' }),
      ...packageFiles('rival', '1.0.0', { texto: '^2', documento: '1.0.1' }),
    });
    // The first index is new; `rival` cannot be installed, and would not be published.
    write(repo, {
      'refdata.yml': CONFIG.replace(
        'pacotes/*/forge.toml',
        '[pacotes/texto/forge.toml, pacotes/documento/forge.toml, pacotes/moeda/forge.toml, pacotes/loja/forge.toml]',
      ),
    });
    const result = await build(repo, registry, version === '1.0.0' ? {} : { previous: registry });
    expect(result.findings).toEqual([]);
  }
});

describe('refdata registry get', () => {
  it('installs a package with all that it needs over HTTP, and writes the lock', async () => {
    const address = await serveFolder(join(registry, '..'));
    const target = folderWith({ 'meu.ty': 'fica' });
    const packages = await getPackages(['loja'], { from: address, to: target });
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'loja 3.0.0',
      'documento 1.0.1',
      'moeda 1.2.0',
      'texto 1.1.0',
    ]);
    expect(filesIn(target)).toEqual([
      'forge.lock',
      ...['documento', 'loja', 'moeda', 'texto'].flatMap(name => [
        `forge_modules/${name}/forge.toml`,
        `forge_modules/${name}/src/main.ty`,
      ]),
      'meu.ty',
    ]);
    expect(readFileSync(join(target, 'forge_modules/texto/src/main.ty'), 'utf8')).toBe(
      'mostre "texto 1.1.0"\n',
    );
    const lock = JSON.parse(readFileSync(join(target, 'forge.lock'), 'utf8'));
    const index = JSON.parse(readFileSync(join(registry, 'index.json'), 'utf8'));
    expect(lock).toMatchObject({ lockVersion: 1, registro: `${address}/registry` });
    expect(Object.keys(lock.pacotes)).toEqual(['documento', 'loja', 'moeda', 'texto']);
    expect(lock.pacotes.documento).toEqual({
      versao: '1.0.1',
      fonte: 'registro',
      sha256: index.pacotes.documento.versoes['1.0.1'].sha256,
      dependencias: { texto: '^1.0.0' },
    });
  });

  it('keeps locked versions while they are in range, and the rest of the lock', async () => {
    const target = folderWith();
    await getPackages(['texto@1.0.0'], { from: registry, to: target });
    const lock = JSON.parse(readFileSync(join(target, 'forge.lock'), 'utf8'));
    expect(lock).not.toHaveProperty('registro');
    lock.pacotes.local = { versao: '0.1.0', fonte: 'path:../local', sha256: '', dependencias: {} };
    write(target, { 'forge.lock': JSON.stringify(lock) });
    const locked = await getPackages(['documento'], { from: registry, to: target });
    expect(locked.map(({ version }) => version)).toEqual(['1.0.1', '1.0.0']);
    const moved = await getPackages(['texto@^2'], { from: registry, to: target });
    expect(moved.map(({ version }) => version)).toEqual(['2.0.0']);
    expect(Object.keys(JSON.parse(readFileSync(join(target, 'forge.lock'), 'utf8')).pacotes)).toEqual([
      'documento',
      'local',
      'texto',
    ]);
  });

  it('refuses an archive that the lock knows with another hash', async () => {
    const target = folderWith();
    await getPackages(['texto@1.0.0'], { from: registry, to: target });
    const lock = readFileSync(join(target, 'forge.lock'), 'utf8').replace(
      /"sha256": "[0-9a-f]{64}"/,
      `"sha256": "${'b'.repeat(64)}"`,
    );
    write(target, { 'forge.lock': lock });
    const error = await mistake(() => getPackages(['texto'], { from: registry, to: target }));
    expect(error.message).toMatch(/^texto 1\.0\.0 has the SHA-256 .* in forge\.lock\.$/);
    expect(readFileSync(join(target, 'forge.lock'), 'utf8')).toBe(lock);
  });

  it.each([
    ['testo', 'testo is not in the registry.', 'Did you mean texto?'],
    [
      'texto@^3',
      'texto has no version in the range ^3; there is 1.0.0, 1.1.0, 2.0.0.',
      'Ask for another range of versions, or another package.',
    ],
    [
      'texto@1.x',
      'texto is asked for with the range "1.x", which cannot be read: `1.x` is no version.',
      'Ask for another range of versions, or another package.',
    ],
    [
      '../texto',
      '"../texto" is no package name.',
      'Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".',
    ],
    [
      'constructor',
      'constructor is not in the registry.',
      'Ask for another range of versions, or another package.',
    ],
  ])('says what is wrong with %s', async (wanted, message, remedy) => {
    const target = folderWith();
    expect(await mistake(() => getPackages([wanted], { from: registry, to: target }))).toMatchObject({
      message,
      remedy,
    });
    expect(filesIn(target)).toEqual([]);
  });

  it('names who asks for what when demands contradict each other', async () => {
    const error = await mistake(() =>
      getPackages(['texto@^2', 'loja'], { from: registry, to: folderWith() }),
    );
    expect(error.message).toBe(
      'No version of texto meets all demands: the command asks for ^2; loja 3.0.0 -> documento 1.0.1 asks for ^1.0.0. There is 1.0.0, 1.1.0, 2.0.0.',
    );
  });

  it('leaves everything as it was when one archive of several cannot be had', async () => {
    const address = await serveFolder(registry, { '/pacotes/texto-1.1.0.tar.gz': 503 });
    const target = folderWith({ 'forge_modules/loja/velho': 'fica' });
    const error = await mistake(() => getPackages(['loja'], { from: `${address}/index.json`, to: target }));
    expect(error.message).toMatch(/texto-1\.1\.0\.tar\.gz answered 503/);
    expect(filesIn(target)).toEqual(['forge_modules/loja/velho']);
  });

  it('replaces packages that are there', async () => {
    const target = folderWith({ 'forge_modules/texto/velho': 'sai' });
    await getPackages(['texto'], { from: registry, to: target });
    expect(filesIn(target)).toEqual([
      'forge.lock',
      'forge_modules/texto/forge.toml',
      'forge_modules/texto/src/main.ty',
    ]);
  });

  it('says that a folder cannot be written, or that there is no registry', async () => {
    const target = folderWith();
    chmodSync(target, 0o500);
    if (process.getuid?.() !== 0) await mistake(() => getPackages(['texto'], { from: registry, to: target }));
    expect(
      (await mistake(() => getPackages(['texto'], { from: join(registry, 'nada'), to: target }))).message,
    ).toMatch(/^There is no folder/);
    const closed = await serveFolder(folderWith());
    expect((await mistake(() => getPackages(['texto'], { from: closed, to: target }))).message).toMatch(
      /index\.json is not there\.$/,
    );
  });

  it('works as a command, from what `refdata serve` serves', async () => {
    const site = folderWith();
    expect(refdata(['build', '--repo', 'examples/lume', '--out', join(site, 'site')]).code).toBe(0);
    const { match, stop } = await start(['serve', join(site, 'site'), '--port', '0'], /http:\S+:\d+/);
    const target = folderWith();
    const { code, stdout, stderr } = refdata([
      'registry',
      'get',
      'tabela@>=0.3',
      '--from',
      match[0],
      '--to',
      target,
      '--json',
    ]);
    const wrong = refdata(['registry', 'get', 'tabelas', '--from', match[0], '--to', target]);
    const checked = refdata(['registry', 'check', match[0], '--name', 'lume']);
    await stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).packages.map(({ name }: { name: string }) => name)).toEqual([
      'tabela',
      'moeda',
    ]);
    expect(filesIn(target)).toContain('forge_modules/moeda/src/main.lm');
    expect(wrong).toMatchObject({
      code: 2,
      stderr: 'error tabelas is not in the registry.\nDid you mean tabela?\n',
    });
    expect(checked).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 packages, 2 versions, 2 archives opened'),
    });
  });
});
