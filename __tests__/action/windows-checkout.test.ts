import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { LumeRepository } from './lume-repository.js';
import { runAction } from './run-action.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

/** A repository without attributes, and a clone of it as Git for Windows makes one. */
describeWithGit('a checkout with core.autocrlf=true', () => {
  const folders = { workspace: '', temporary: '', files: '' };
  let lume: LumeRepository;

  beforeEach(async () => {
    for (const name of ['temporary', 'files'] as const) folders[name] = temporaryFolder(name);
    folders.workspace = join(temporaryFolder('clones'), 'lume');
    lume = new LumeRepository(temporaryFolder('lume'), { has: 'words' });
    lume.git('checkout', '--quiet', 'main');
    mkdirSync(join(lume.folder, 'src'));
    writeFileSync(join(lume.folder, 'src', 'rotas.json'), '[{ "method": "GET", "path": "/ola" }]\n');
    writeFileSync(
      join(lume.folder, 'refdata.yml'),
      `${readFileSync(join(lume.folder, 'refdata.yml'), 'utf8')}\ncheck:\n  committed: published\n`,
    );
    await build({ repo: lume.folder, config: 'refdata.yml', out: join(lume.folder, 'published') });
    await runAction(
      { ...folders, workspace: lume.folder },
      { 'api-docs': 'src/rotas.json', 'api-docs-delivery': 'none' },
    );
    lume.commit('What is generated');
    gitIn(lume.folder, '-c', 'core.autocrlf=true', 'clone', '--quiet', lume.folder, folders.workspace);
  });
  afterEach(() => {
    for (const folder of [...Object.values(folders), lume.folder])
      rmSync(folder, { recursive: true, force: true });
  });

  const check = (inputs: Record<string, string>) => runAction(folders, inputs);
  const crlf = (path: string) => readFileSync(join(folders.workspace, path), 'utf8').includes('\r\n');

  test('descriptions and committed files are as git has them', async () => {
    expect(crlf('docs/api/rotas/openapi.json') && crlf('published/api/index.json')).toBe(true);
    const described = await check({ 'api-docs': 'src/rotas.json', 'api-docs-delivery': 'check' });
    expect(described.log).not.toContain('::error');
    expect(described.outputs).toMatchObject({ outcome: 'success', changed: 'false', files: '[]' });
    const checked = await check({ mode: 'check', base: 'origin/main' });
    expect(checked.log).not.toContain('::error');
    expect(checked.outputs).toMatchObject({ outcome: 'success', level: 'none', verdict: 'unchanged' });
  });

  test('what is stale is stale there, too', async () => {
    const edit = (path: string, from: string, to: string) => {
      const file = join(folders.workspace, path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    };
    edit('docs/api/rotas/openapi.json', '/ola', '/outra');
    edit('published/api/index.json', 'Lume', 'Lumi');
    const described = await check({ 'api-docs': 'src/rotas.json', 'api-docs-delivery': 'check' });
    expect(described.outputs).toMatchObject({
      outcome: 'findings',
      files: '["docs/api/rotas/openapi.json"]',
    });
    const checked = await check({ mode: 'check', base: 'origin/main' });
    expect(checked.log).toContain('published/api/index.json is not what the source gives');
  });

  test('a build says that nothing was changed since its commit', async () => {
    await check({});
    const manifest = JSON.parse(
      readFileSync(join(folders.workspace, 'site', 'api', 'manifest.json'), 'utf8'),
    );
    expect(manifest.source).toEqual({ commit: gitIn(lume.folder, 'rev-parse', 'HEAD'), modified: false });
  });
});
