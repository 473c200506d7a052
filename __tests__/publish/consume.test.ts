import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { type RunningServer, serve } from '../../src/commands/serve.js';
import { LumeRepository } from '../action/lume-repository.js';
import { refdataInProcess } from '../cli/run-cli.js';
import { gitIn, missingProgram, startServer, temporaryFolder } from '../git/git-server.js';
import { type BuiltSite, buildLume, filesIn } from '../verify/built-site.js';
import { REPOSITORY } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const BRANCH = 'refdata/consume/refdata-lock/main';
const TYPES = 'types/lume.ts';

/** A repository that uses a published language: an editor's, say. Its GitHub is ours, and so is the host of the language. */
describeWithGit('mode: consume', () => {
  let job: PublishingJob;
  let site: BuiltSite;
  let live: RunningServer;
  let upstream: LumeRepository;

  beforeAll(async () => {
    job = await PublishingJob.start();
    site = await buildLume();
    live = await serve({ folder: site.folder, port: 0 });
    upstream = new LumeRepository(temporaryFolder('upstream'));
    mkdirSync(join(job.lume.folder, 'plugin'));
    writeFileSync(join(job.lume.folder, 'plugin', 'loops.ts'), "export const LOOPS = ['enquanto'];\n");
    job.lume.commit('a plugin');
    job.push('main');
  });
  afterAll(async () => {
    await live.close();
    await job.close();
    site.remove();
    rmSync(upstream.folder, { recursive: true, force: true });
  });

  const run = (event = 'schedule', inputs: Record<string, string> = {}, at = {}) =>
    job.run(event, { mode: 'consume', verify: 'true', ...inputs }, at);
  const offered = () => job.github.files(BRANCH);
  /** As a person does who merges the pull request. */
  const merge = () => {
    gitIn(job.lume.folder, 'fetch', '--quiet', join(job.github.folder, REPOSITORY), BRANCH);
    job.lume.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    job.push('main');
    job.github.pulls.splice(0);
  };

  test('pins, says nothing while nothing differs, then offers what changes for what is used', async () => {
    const looking = await run('pull_request', { target: live.baseUrl, search: 'plugin/*.ts' });
    expect(looking.log).toContain('Lume 1.4.0 is not pinned yet. Nothing was offered: pull_request checks');
    expect(looking.outputs).toMatchObject({ outcome: 'success', published: 'false', changed: 'true' });
    const first = await run('workflow_dispatch', {
      target: `${live.baseUrl}/`,
      search: 'plugin/*.ts',
      types: TYPES,
    });
    expect(first.log).toContain('Lume 1.4.0 is pinned. It is in pull request #1, which was opened');
    const lock = JSON.parse(offered()['refdata.lock'] ?? '');
    expect(lock).toMatchObject({ address: live.baseUrl, nome: 'Lume', versao: '1.4.0', copy: '.refdata' });
    expect(Object.keys(lock.files)).toHaveLength(7);
    expect(offered()['.refdata/api/erros.json']).toBe(
      readFileSync(join(site.folder, 'api', 'erros.json'), 'utf8'),
    );
    expect(offered()[TYPES]).toContain('\n  | "enquanto"');
    merge();
    const digest = execFileSync('sh', ['-c', 'sha256sum api/*.json | sed "s, api, /api," | sha256sum'], {
      cwd: join(job.lume.folder, '.refdata'),
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    expect(digest.split(' ')[0]).toBe(lock.digest);

    const same = await run();
    expect(same.outputs).toMatchObject({ outcome: 'success', published: 'false', changed: 'false' });
    expect(job.github.pulls).toHaveLength(0);

    upstream.addWords(3);
    upstream.removeWord();
    upstream.bump('2.0.0');
    await build({ repo: upstream.folder, config: 'refdata.yml', out: site.folder });
    const looked = await run('pull_request', {}, { ref: 'refs/pull/7/merge' });
    expect(looked.log).toMatch(/Lume 1\.4\.0 → 2\.0\.0: 1 of \d+ changes is about what is used here\./);
    expect(looked.outputs).toMatchObject({ outcome: 'success', published: 'false', level: 'major' });
    expect(job.github.pulls).toHaveLength(0);

    const drift = await run();
    expect(drift.outputs).toMatchObject({ outcome: 'success', published: 'true', versao: '2.0.0' });
    const [pull] = job.github.pulls;
    expect(pull).toMatchObject({ title: 'Update the reference of Lume to 2.0.0', base: 'main' });
    expect(pull.body).toContain('The reserved word <code>enquanto</code> is gone.');
    expect(pull.body).not.toContain('palavra_nova');
    // Who consumes a reference cannot raise its version.
    expect(pull.body).not.toMatch(/raise|versao was/);
    expect(pull.body).toContain('### Lume 1.4.0 → 2.0.0&#58; 1 of ');
    expect(JSON.parse(offered()['refdata.lock'] ?? '')).toMatchObject({ versao: '2.0.0', types: TYPES });
    expect(offered()[TYPES]).toContain('VERSAO = "2.0.0"');
    expect(offered()[TYPES]).not.toContain('"enquanto"');
    const head = job.github.head(BRANCH);
    await run();
    expect(job.github.head(BRANCH)).toBe(head);
    expect(job.github.pulls).toHaveLength(1);
  });

  test('the command line compares, and pins when it is told to; a copy that was changed by hand is no pin', async () => {
    const { folder } = job.lume;
    const changed = await refdataInProcess([
      'consume',
      '--repo',
      folder,
      '--uses',
      'palavra_nova_1',
      '--json',
    ]);
    expect(changed.code).toBe(1);
    const { state, drift, all, written } = JSON.parse(changed.stdout);
    expect([state, written]).toEqual(['changed', false]);
    expect(drift.changes.map(({ name }: { name: string }) => name)).toEqual(['palavra_nova_1']);
    expect(all).toBeGreaterThan(3);
    const updated = await refdataInProcess(['consume', '--repo', folder, '--update']);
    expect([updated.code, updated.stdout]).toEqual([0, expect.stringContaining('updated')]);
    expect(await refdataInProcess(['consume', '--repo', folder])).toMatchObject({ code: 0 });
    const second = ['consume', live.baseUrl, '--repo', folder, '--lock', 'other/lume.lock'];
    expect((await refdataInProcess(second)).stdout).toContain('pinned');
    expect(existsSync(join(folder, 'other', 'lume.files', 'api', 'index.json'))).toBe(true);

    // A name that nothing has would never be told of, and neither would files that are not there.
    const pinTypo = (...more: string[]) =>
      refdataInProcess(['consume', live.baseUrl, '--repo', folder, '--lock', 'typo.lock', ...more]);
    const nothing = await pinTypo('--search', 'no/*.ts');
    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining('No file matches no/*.ts')]);
    expect((await pinTypo('--uses', 'Importa')).stdout).toContain('did you mean `importa`?');
    expect(await pinTypo()).toMatchObject({ code: 0, stdout: expect.stringContaining('"uses" lists') });

    // A version that falls is said, and so is one that is missing.
    const api = join(site.folder, 'api');
    const published = new Map(
      filesIn(api).map(path => [join(api, path), readFileSync(join(api, path), 'utf8')]),
    );
    const publish = async (versao: string) => {
      for (const [path, text] of published)
        writeFileSync(path, text.replace(/("versao":\s*)"2\.0\.0"/, `$1${versao}`));
      // The host looks for another build now and then.
      await sleep(400);
    };
    await publish('"1.9.0"');
    const fallen = await refdataInProcess(['consume', '--repo', folder]);
    expect(fallen.code).toBe(1);
    expect(fallen.stdout).toMatch(
      /2\.0\.0 → 1\.9\.0, which is older than what is pinned: .* keep what is pinned/,
    );
    const back = await run();
    expect(back.log).toContain('which is older than what is pinned');
    expect(job.github.pulls.at(-1)?.title).toBe('Go back to 1.9.0 of the reference of Lume');
    await publish('""');
    const unversioned = await refdataInProcess(['consume', '--repo', folder]);
    expect(unversioned.code).toBe(2);
    expect(unversioned.stderr).toContain('/api/index.json says no version: its "versao" is "".');
    expect(unversioned.stderr).toContain('Only who publishes it can mend that');
    await publish('"2.0.0"');

    // What somebody wrote is not written over, and places are in the repository.
    for (const [option, path, says] of [
      ['--types', 'plugin/loops.ts', 'plugin/loops.ts is there already, and refdata did not make it'],
      ['--types', '../x.ts', '--types is "../x.ts", which leads out of the repository.'],
      ['--grammars', '.git/hooks', '--grammars is ".git/hooks", which is in what belongs to git.'],
    ] as const) {
      const refused = await pinTypo(option, path);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(says)]);
    }
    expect(readFileSync(join(folder, 'plugin', 'loops.ts'), 'utf8')).toContain('LOOPS');

    // A mark before a lock changes nothing; a version that is not that of the files does.
    const typo = join(folder, 'typo.lock');
    const text = readFileSync(typo, 'utf8');
    writeFileSync(typo, `\ufeff${text}`);
    expect(await pinTypo()).toMatchObject({ code: 0 });
    writeFileSync(typo, text.replace(/"versao": ".*"/, '"versao": "0.0.1"'));
    expect((await pinTypo()).stderr).toContain(
      'typo.lock says that it pins Lume 0.0.1, and typo.files holds',
    );
    writeFileSync(typo, text);

    // A language that has moved is compared with what is pinned of it.
    await build({
      repo: upstream.folder,
      config: 'refdata.yml',
      out: site.folder,
      docsUrl: 'https://moved.example',
    });
    const elsewhere = live.baseUrl.replace('127.0.0.1', 'localhost');
    const moved = ['consume', elsewhere, '--repo', folder, '--lock', 'typo.lock', '--json'];
    expect(JSON.parse((await refdataInProcess(moved)).stdout)).toMatchObject({
      state: 'changed',
      written: false,
    });

    // All names are in the copy, and none of them is used by that; a picture has none.
    writeFileSync(join(folder, 'logo.bin'), Buffer.from([0xff, 0xfe, 0x00]));
    await build({
      repo: upstream.folder,
      config: 'refdata.yml',
      out: site.folder,
      docsUrl: 'https://other.example',
    });
    const searched = ['consume', '--repo', folder, '--search', '.refdata/**/*.json,logo.bin', '--json'];
    expect(JSON.parse((await refdataInProcess(searched)).stdout).drift.changes).toEqual([]);
    const pages = await startServer((_, response) => response.end('<html>'));
    const page = await refdataInProcess(['consume', pages.origin, '--repo', folder, '--lock', 'page.lock']);
    await pages.close();
    expect([page.code, page.stderr]).toEqual([2, expect.stringContaining('is no JSON object')]);

    const copy = join(folder, '.refdata', 'api', 'erros.json');
    writeFileSync(copy, readFileSync(copy, 'utf8').replace('2.0.0', '2.0.1'));
    await build({ repo: upstream.folder, config: 'refdata.yml', out: site.folder });
    const touched = await run();
    expect(touched.outputs.outcome).toBe('error');
    expect(touched.log).toContain('.refdata/api/erros.json is not what refdata.lock pins');
    const lock = join(folder, 'refdata.lock');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace('".refdata"', '"../outside"'));
    const broken = async (change: (text: string) => string) => {
      const text = readFileSync(lock, 'utf8');
      writeFileSync(lock, change(text));
      const { log } = await run();
      writeFileSync(lock, text);
      return log;
    };
    expect(await broken(text => text.replace('"versao"', '"versão"'))).toContain(
      'versao is missing; copy: leads out of the repository; the whole has a key too much, versão.',
    );
    expect(await broken(text => `<<<<<<< HEAD\n${text}`)).toContain(
      'refdata.lock:1 is a merge that nobody has finished. Take refdata.lock and its copy from one of the two branches',
    );
    const outside = await run();
    expect(outside.outputs.outcome).toBe('error');
    expect(outside.log).toContain(
      'refdata.lock is no lock of a reference: copy: leads out of the repository',
    );
  });

  test('grammars are those of the language itself, of the engines that are named, and come anew with the reference', async () => {
    const { folder } = job.lume;
    const own = temporaryFolder('editors');
    await build({ repo: upstream.folder, config: 'refdata.yml', out: site.folder });
    const edited = await refdataInProcess(['editor', '--repo', upstream.folder, '--out', own]);
    expect([edited.code, edited.stderr]).toEqual([0, '']);
    const pinAt = (address: string, ...more: string[]) =>
      refdataInProcess(['consume', address, '--repo', folder, ...more]);
    const pin = (...more: string[]) => pinAt(live.baseUrl, '--lock', 'coloured.lock', ...more);
    const grammars = filesIn(own).filter(path => /^\/(?:[^/]*\.tmLanguage\.json$|prism\/)/.test(path));
    const here = (path: string) => readFileSync(join(folder, 'editors', path), 'utf8');
    expect(grammars.length).toBeGreaterThan(1);

    const unknown = await pin('--grammars', 'editors', '--engines', 'textmat');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Is it textmate?')]);
    const nowhere = await pin('--engines', 'textmate');
    expect([nowhere.code, nowhere.stderr]).toEqual([
      2,
      expect.stringContaining('no folder for their grammars'),
    ]);
    // First without, and then with them: nothing that was pinned is another one by that.
    expect(await pin()).toMatchObject({ code: 0, stdout: expect.stringContaining('pinned') });
    expect((await pin('--grammars', 'editors', '--engines', 'textmate,prism')).stdout).toContain('current');
    expect(filesIn(join(folder, 'editors'))).toEqual(grammars);
    for (const path of grammars)
      expect([path, here(path)]).toEqual([path, readFileSync(join(own, path), 'utf8')]);
    const lock = JSON.parse(readFileSync(join(folder, 'coloured.lock'), 'utf8'));
    expect(lock.grammars).toEqual({ folder: 'editors', engines: ['textmate', 'prism'] });
    expect(Object.keys(lock.files)).toContain('/api/lexico.json');

    upstream.edit('lume/tokens.py', /^ {4}"adia": .*\n/m, '');
    upstream.bump('3.0.0');
    await build({ repo: upstream.folder, config: 'refdata.yml', out: site.folder });
    const [first = ''] = grammars;
    expect(here(first)).toContain('adia');
    expect((await pin('--update')).stdout).toContain('updated');
    expect(here(first)).not.toContain('adia');

    // By a schedule: in the pull request, with the lock.
    job.lume.git('reset', '--quiet', '--hard');
    const offered = await run('schedule', {
      target: live.baseUrl,
      lock: 'again.lock',
      grammars: 'colours',
      engines: 'textmate',
    });
    expect(offered.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const branch = job.github.files('refdata/consume/again-lock/main');
    const [textmate = ''] = grammars.filter(path => path.endsWith('.tmLanguage.json'));
    await refdataInProcess(['editor', '--repo', upstream.folder, '--out', own]);
    expect(branch[`colours${textmate}`]).toBe(readFileSync(join(own, textmate), 'utf8'));

    const plain = temporaryFolder('plain');
    cpSync(join(site.folder, 'api'), join(plain, 'api'), { recursive: true });
    rmSync(join(plain, 'api', 'lexico.json'));
    const bare = await serve({ folder: plain, port: 0 });
    const none = await pinAt(bare.baseUrl, '--lock', 'bare.lock', '--grammars', 'editors');
    await bare.close();
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('publishes no /api/lexico.json')]);
    rmSync(plain, { recursive: true, force: true });
    rmSync(own, { recursive: true, force: true });
  });
});
