import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  gitHandler,
  gitIn,
  missingProgram,
  type RunningServer,
  startServer,
  temporaryFolder,
  withPassword,
} from '../git/git-server.js';
import { copyLume } from './lume-repository.js';
import { runAction, runBundledAction } from './run-action.js';

const FILES = ['comandos', 'conteudos', 'embutidas', 'erros', 'index', 'modulos', 'sintaxe'];
const TOKEN = 'ghs_planted0123456789';

const folders = { workspace: '', temporary: '', files: '' };

beforeEach(() => {
  folders.workspace = temporaryFolder('workspace');
  folders.temporary = temporaryFolder('temp');
  folders.files = temporaryFolder('files');
});
afterEach(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

function useExample(has: 'all' | 'words' = 'words'): void {
  copyLume(join(folders.workspace, 'lume'), has);
}

describe('build', () => {
  test('the example: seven files, every output, a summary', async () => {
    useExample('all');
    const run = await runBundledAction(folders, { path: 'lume', out: 'public/data' });
    expect(run.log).not.toContain('::error');
    expect(run.code).toBe(0);
    const site = join(folders.workspace, 'public', 'data');
    expect(run.outputs).toMatchObject({ outcome: 'success', 'site-path': site, findings: '0' });
    const index = JSON.parse(readFileSync(join(site, 'api', 'index.json'), 'utf8')) as { versao: string };
    expect(run.outputs.versao).toBe(index.versao);
    const counts = Object.values(JSON.parse(run.outputs.counts ?? '') as Record<string, number>);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every(count => count > 0)).toBe(true);
    const names = readdirSync(join(site, 'api')).map(name => name.replace('.json', ''));
    expect(names).toEqual(expect.arrayContaining(FILES));
    expect(run.summary).toMatch(/^### ✅ /);
    for (const name of FILES) expect(run.summary).toContain(`api/${name}.json`);
  });

  test('a configuration that does not hold: annotated on its line, and nothing written', async () => {
    useExample();
    appendFileSync(join(folders.workspace, 'lume', 'refdata.yml'), '\nsintax: 1\n');
    const run = await runBundledAction(folders, { path: 'lume' });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'error', 'site-path': '' });
    expect(run.log).toMatch(/^::error title=[^,]+,file=lume\/refdata\.yml,line=\d+/m);
    expect(run.log).not.toContain('    at ');
    expect(run.summary).toMatch(/^### 🛑 /);
    expect(existsSync(join(folders.workspace, 'site'))).toBe(false);
  });

  test('wrong inputs are reported together, without a stack', async () => {
    const run = await runBundledAction(folders, { mode: 'biuld', 'base-url': 'lume.example' });
    expect(run.code).toBe(1);
    expect(run.log).toContain('::error::2 inputs are wrong:%0A- ');
    expect(run.log).not.toContain('    at ');
    expect(run.outputs.outcome).toBe('error');
  });

  test('a workspace that nobody filled', async () => {
    const run = await runAction(folders, {});
    expect(run.code).toBe(1);
    expect(run.log).toContain('actions/checkout');
  });

  test.each([
    [{ out: '../site' }, 'leads outside'],
    [{ out: '.' }, 'would be replaced'],
    [{ out: 'lume' }, 'would be replaced'],
    [{ out: '.git/x' }, 'data of git'],
    [{ path: '..' }, 'leads outside'],
    [{ config: '../../refdata.yml' }, 'leads outside'],
    [{ path: 'lumen' }, 'no such folder'],
  ])('%j is refused', async (inputs, message) => {
    useExample();
    const run = await runAction(folders, { path: 'lume', ...inputs });
    expect(run.code).toBe(1);
    expect(run.log).toContain(message);
    expect(existsSync(join(folders.workspace, 'lume', 'refdata.yml'))).toBe(true);
  });

  test('a summary that cannot be written is no failure', async () => {
    useExample();
    const run = await runAction(
      folders,
      { path: 'lume' },
      { GITHUB_STEP_SUMMARY: join(folders.files, 'gone', 'x') },
    );
    expect(run.code).toBe(0);
    expect(run.outputs.outcome).toBe('success');
  });

  test('outputs that cannot be written are', async () => {
    useExample();
    const run = await runBundledAction(
      folders,
      { path: 'lume' },
      { GITHUB_OUTPUT: join(folders.files, 'gone') },
    );
    expect(run.code).toBe(1);
    expect(run.log).toMatch(/::error::The outputs cannot be written: .*GITHUB_OUTPUT/);
  });
});

describe('validate', () => {
  test('what was built, and the same with a fault', async () => {
    useExample('all');
    await runAction(folders, { path: 'lume' });
    const good = await runAction(folders, { mode: 'validate', target: 'site' });
    expect(good.log).not.toContain('::error');
    expect(good.outputs).toMatchObject({ outcome: 'success', findings: '0' });

    const file = join(folders.workspace, 'site', 'api', 'erros.json');
    const erros = JSON.parse(readFileSync(file, 'utf8')) as { codigos: { codigo: string }[] };
    for (const [index, entry] of erros.codigos.entries()) if (index < 12) entry.codigo = `::error::x${index}`;
    writeFileSync(file, JSON.stringify(erros, null, 2));
    const bad = await runBundledAction(folders, { mode: 'validate', target: 'site' });
    expect(bad.code).toBe(1);
    expect(bad.outputs.outcome).toBe('findings');
    expect(Number(bad.outputs.findings)).toBeGreaterThanOrEqual(12);
    // Ten annotations of a level: nine findings and the verdict.
    expect(bad.log.match(/^::error /gm)).toHaveLength(9);
    expect(bad.log).toMatch(/^::error title=[^,]+,file=site\/api\/erros\.json/m);
    expect(bad.log).toMatch(/^::notice .*more findings? (is|are) in the log/m);
    expect(bad.log).not.toMatch(/^::error::x/m);
    expect(bad.summary).toMatch(/^### ❌ /);
  });

  test('nothing to check', async () => {
    const run = await runAction(folders, { mode: 'validate' });
    expect(run.log).toContain('mode validate needs the input target');
  });
});

const missing = missingProgram();
const describeWithGit = missing === null ? describe : describe.skip;

describeWithGit('a repository of its own', () => {
  let host: string;
  let commit: string;
  let server: RunningServer;

  beforeAll(async () => {
    host = temporaryFolder('host');
    const work = join(host, 'work');
    copyLume(work, 'words');
    gitIn(work, 'init', '--quiet', '--initial-branch=main');
    gitIn(work, 'add', '--all', '--force');
    gitIn(work, 'commit', '--quiet', '-m', 'Lume');
    commit = gitIn(work, 'rev-parse', 'HEAD');
    mkdirSync(join(host, 'lume-lang'));
    gitIn(host, 'clone', '--quiet', '--bare', 'work', 'lume-lang/lume');
    server = await startServer(withPassword(`x-access-token:${TOKEN}`, gitHandler(host)));
  });
  afterAll(async () => {
    await server.close();
    rmSync(host, { recursive: true, force: true });
  });

  test('owner/name on this server, with the token of the job', async () => {
    const inputs = { repository: 'lume-lang/lume', ref: 'main', token: TOKEN };
    const run = await runBundledAction(folders, inputs, { GITHUB_SERVER_URL: server.origin });
    expect(run.log).not.toContain('::error');
    expect(run.outputs.outcome).toBe('success');
    const manifest = readFileSync(join(folders.workspace, 'site', 'api', 'manifest.json'), 'utf8');
    expect(manifest).toContain(commit);
    // Masked first; after that it is nowhere, and the checkout is gone.
    expect(run.log.indexOf('::add-mask::')).toBe(0);
    expect(run.log.replace(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);
    expect(readdirSync(folders.temporary)).toEqual([]);
  });

  test('the token of the job does not go to another server', async () => {
    server.seen.length = 0;
    const run = await runAction(folders, { repository: `${server.origin}/lume-lang/lume`, token: TOKEN });
    expect(run.code).toBe(1);
    expect(run.log).toContain('no token was sent');
    expect(server.seen.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test('the token of the repository does', async () => {
    const run = await runAction(folders, {
      repository: `${server.origin}/lume-lang/lume`,
      'repository-token': TOKEN,
    });
    expect(run.outputs.outcome).toBe('success');
  });

  test('only ref: the repository of the workflow', async () => {
    const env = { GITHUB_SERVER_URL: server.origin, GITHUB_REPOSITORY: 'lume-lang/lume' };
    const run = await runAction(folders, { ref: commit, token: TOKEN }, env);
    expect(run.outputs.outcome).toBe('success');
  });

  test('a configuration in the workspace for a language elsewhere', async () => {
    useExample();
    const config = join(folders.workspace, 'recipe.yml');
    renameSync(join(folders.workspace, 'lume', 'refdata.yml'), config);
    rmSync(join(folders.workspace, 'lume'), { recursive: true });
    const run = await runAction(folders, { repository: pathToFileURL(join(host, 'work')).href, config });
    expect(run.log).not.toContain('::error');
    expect(run.outputs.outcome).toBe('success');
  });

  test('a mistake in a repository that is elsewhere is named in words', async () => {
    const broken = temporaryFolder('broken');
    cpSync(join(host, 'work'), broken, { recursive: true });
    appendFileSync(join(broken, 'refdata.yml'), '\nsintax: 1\n');
    gitIn(broken, 'commit', '--quiet', '--all', '-m', 'broken');
    const repository = pathToFileURL(broken).href;
    const run = await runAction(folders, { repository });
    expect(run.code).toBe(1);
    expect(run.log).toMatch(/^::error title=[^,:]+::file:.*refdata\.yml:\d+/m);
    rmSync(broken, { recursive: true, force: true });
  });
});
