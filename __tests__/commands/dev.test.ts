import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { chromium } from 'playwright-core';
import { type DevBuild, type DevOptions, dev, type RunningDev } from '../../src/commands/dev.js';
import { folderSupply } from '../../src/repository/folder-supply.js';
import { cleanUp, contentsOf, folderWith, ROOT, refdataInProcess, TINY } from '../cli/run-cli.js';

/** Debian's. */
const CHROMIUM = '/usr/bin/chromium';
const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser && process.env.CI) throw new Error('chromium is needed for this test: install it');

/** Far more than a build of one word takes, on whatever machine. */
const MAX_WAIT_MS = 120_000;

afterAll(cleanUp);

let running: RunningDev | undefined;

afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** A server over a repository, and its builds as they come. */
async function serving(repo: string, more: Partial<DevOptions> = {}) {
  const builds: DevBuild[] = [];
  const waiting: (() => void)[] = [];
  running = await dev({
    repo,
    config: 'refdata.yml',
    port: 0,
    ...more,
    told: build => {
      builds.push(build);
      for (const done of waiting.splice(0)) done();
    },
  });
  const { baseUrl } = running;
  /** Waits for that many builds in all. */
  const built = async (count: number): Promise<DevBuild> => {
    const late = AbortSignal.timeout(MAX_WAIT_MS);
    while (builds.length < count) {
      await new Promise<void>((done, failed) => {
        waiting.push(done);
        late.addEventListener('abort', () => failed(new Error(`there are ${builds.length} builds`)));
      });
    }
    return builds[count - 1] as DevBuild;
  };
  await built(1);
  const text = async (path: string) => (await fetch(baseUrl + path)).text();
  const words = async () =>
    (JSON.parse(await text('/api/sintaxe.json')) as { reservadas: { palavra: string }[] }).reservadas.map(
      ({ palavra }) => palavra,
    );
  return { baseUrl, builds, built, text, words };
}

/** Long enough for one more build to be noticed, if there were one. */
const quiet = () => new Promise(done => setTimeout(done, 400));

const words = (...names: string[]) => `WORDS = {${names.map(name => `"${name}": "x"`).join(', ')}}\n`;

/** The first that the events of a page say. */
async function state(
  baseUrl: string,
): Promise<{ build: string; problems: { where: string; message: string }[] }> {
  const { body } = await fetch(`${baseUrl}/-/refdata-dev/events`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, ''));
}

describe('refdata dev', () => {
  it('builds again when a file is replaced by another of its name, and writes nothing of its own', async () => {
    const repo = folderWith(TINY);
    const { built, words: served, text } = await serving(repo);
    expect(await served()).toEqual(['se']);
    expect(await text('/')).toMatch(
      /<script src="\/-\/refdata-dev\/reload\.js" data-build="[\w-]+"><\/script><\/body>/,
    );
    writeFileSync(join(repo, 'tokens.py.new'), words('fim', 'se'));
    renameSync(join(repo, 'tokens.py.new'), join(repo, 'tokens.py'));
    expect((await built(2)).because).toBe('tokens.py');
    expect(await served()).toEqual(['fim', 'se']);
    writeFileSync(join(repo, 'refdata.yml'), TINY['refdata.yml'].replace('1.0.0', '2.0.0'));
    expect((await built(3)).result).toMatchObject({ ok: true, versao: '2.0.0' });
    expect(Object.keys(Object.fromEntries(contentsOf(repo)))).toEqual([
      'errors.py',
      'refdata.yml',
      'tokens.py',
    ]);
    await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
    expect([...contentsOf(join(repo, 'site')).values()].filter(each => each.includes('refdata-dev'))).toEqual(
      [],
    );
  });

  it('makes one build of many changes, and none of what no source is', async () => {
    const repo = folderWith(TINY);
    const { built, builds, words: served } = await serving(repo);
    for (let i = 0; i < 20; i += 1) {
      writeFileSync(join(repo, 'tokens.py'), words('se', `w${i}`));
      writeFileSync(join(repo, 'errors.py'), `${TINY['errors.py']}# ${i}\n`);
    }
    await built(2);
    expect(await served()).toEqual(['se', 'w19']);
    mkdirSync(join(repo, 'other'));
    writeFileSync(join(repo, 'notes.txt'), 'x');
    await quiet();
    expect(builds.length).toBe(2);
  });

  it('sees what changes behind links, and files that are new to a pattern', async () => {
    const repo = folderWith({
      'refdata.yml':
        TINY['refdata.yml'].replace('tokens.py', 'src/tokens.py') +
        'conteudos: { exemplos: { count: "ex/**/*.ty" } }\n',
      'errors.py': TINY['errors.py'],
      'real/tokens.py': TINY['tokens.py'],
      'other/tokens.py': words('outro'),
      'ex/a.ty': '',
    });
    symlinkSync('real', join(repo, 'src'));
    const { built, words: served, text } = await serving(repo);
    writeFileSync(join(repo, 'real', 'tokens.py'), words('fim'));
    await built(2);
    expect(await served()).toEqual(['fim']);
    symlinkSync('other', join(repo, 'src.new'));
    renameSync(join(repo, 'src.new'), join(repo, 'src'));
    await built(3);
    expect(await served()).toEqual(['outro']);
    mkdirSync(join(repo, 'ex', 'deep'));
    writeFileSync(join(repo, 'ex', 'deep', 'b.ty'), '');
    await built(4);
    expect(JSON.parse(await text('/api/conteudos.json')).exemplos).toBe(2);
  });

  it('keeps the last good site while there are errors, and says them to its pages alone', async () => {
    const repo = folderWith({ ...TINY, 'tokens.py': 'WORDS = {\n' });
    const { baseUrl, built, words: served, text } = await serving(repo);
    const nothing = await fetch(baseUrl);
    expect([nothing.status, await nothing.text()]).toEqual([503, expect.stringContaining('reload.js')]);
    writeFileSync(join(repo, 'tokens.py'), words('se'));
    await built(2);
    const before = await state(baseUrl);
    expect(before.problems).toEqual([]);
    writeFileSync(join(repo, 'refdata.yml'), 'nome: [\n');
    expect((await built(3)).mistake?.message).toMatch(/refdata\.yml/);
    expect(await state(baseUrl)).toMatchObject({
      build: before.build,
      problems: [{ where: expect.stringMatching(/^refdata\.yml:\d/) }],
    });
    expect(await served()).toEqual(['se']);
    writeFileSync(join(repo, 'refdata.yml'), TINY['refdata.yml']);
    await built(4);
    expect((await state(baseUrl)).build).not.toBe(before.build);
    expect(await text('/api/index.json')).not.toContain('refdata-dev');
    const events = await fetch(`${baseUrl}/-/refdata-dev/events`);
    expect(events.headers.get('access-control-allow-origin')).toBeNull();
    await events.body?.cancel();
  });

  it('watches the folders of other repositories, files and patterns', async () => {
    const repo = folderWith({
      'refdata.yml': `${TINY['refdata.yml'].replace('tokens.py#WORDS', '"stdlib:src/tokens.py#WORDS"')}repositories: { stdlib: lume/stdlib }
conteudos: { exemplos: { count: "stdlib:ex/*.ty" } }
`,
      'errors.py': TINY['errors.py'],
    });
    const stdlib = folderWith({ 'src/tokens.py': TINY['tokens.py'], 'ex/a.ty': '' });
    const supply = folderSupply(new Map([['stdlib', stdlib]]));
    const { built, builds, words: served, text } = await serving(repo, { supply });
    writeFileSync(join(stdlib, 'src', 'tokens.py'), words('fim'));
    expect((await built(2)).because).toBe('stdlib:src/tokens.py');
    expect(await served()).toEqual(['fim']);
    writeFileSync(join(stdlib, 'ex', 'b.ty'), '');
    expect((await built(3)).because).toBe('stdlib:ex/*.ty');
    expect(JSON.parse(await text('/api/conteudos.json')).exemplos).toBe(2);
    // A folder that is new where nothing is read changes nothing.
    mkdirSync(join(repo, 'notes'));
    await quiet();
    expect(builds.length).toBe(3);
  });

  it('serves what is no text, too, as long as its site is served', async () => {
    const repo = folderWith({
      ...TINY,
      'refdata.yml': `${TINY['refdata.yml']}registro: { pacotes: "pacotes/*/forge.toml" }\n`,
      'pacotes/moeda/forge.toml':
        '[package]\nname = "moeda"\nversion = "1.0.0"\ndescription = "Reais."\nlicense = "MIT"\nentry = "src/moeda.ty"\n',
      'pacotes/moeda/src/moeda.ty': 'se\n',
    });
    const { baseUrl, built } = await serving(repo);
    const archive = async () => {
      const index = await (await fetch(`${baseUrl}/registry/index.json`)).json();
      const { arquivo, sha256 } = index.pacotes.moeda.versoes['1.0.0'];
      const answer = await fetch(`${baseUrl}/registry/pacotes/${arquivo}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, createHash('sha256').update(bytes).digest('hex')]).toEqual([200, sha256]);
      return sha256;
    };
    const before = await archive();
    writeFileSync(join(repo, 'pacotes', 'moeda', 'src', 'moeda.ty'), 'fim\n');
    await built(2);
    expect(await archive()).not.toBe(before);
    writeFileSync(join(repo, 'refdata.yml'), 'nome: [\n');
    await built(3);
    await archive();
  });

  it('answers who asks by another name nothing', async () => {
    const { baseUrl } = await serving(folderWith(TINY));
    const status = await new Promise(done =>
      get(`${baseUrl}/api/index.json`, { headers: { host: 'evil.example' } }, answer => {
        answer.resume();
        done(answer.statusCode);
      }),
    );
    expect(status).toBe(403);
  });

  it('leaves nothing behind', async () => {
    const left = () => readdirSync(tmpdir()).filter(name => name.startsWith('refdata-dev-'));
    const before = new Set(left());
    await serving(folderWith(TINY));
    expect(left().filter(name => !before.has(name)).length).toBeGreaterThan(0);
    await running?.close();
    running = undefined;
    expect(left().filter(name => !before.has(name))).toEqual([]);
  });
});

(hasBrowser ? it : it.skip)(
  'a page reloads when its language changes, and shows what is wrong until it is mended',
  async () => {
    const repo = folderWith(TINY);
    const { baseUrl } = await serving(repo);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const tab = await browser.newPage();
      await tab.goto(baseUrl);
      await tab.getByText('1.0.0').first().waitFor();
      const config = (versao: string) => TINY['refdata.yml'].replace('1.0.0', versao);
      writeFileSync(join(repo, 'refdata.yml'), config('7.7.7'));
      await tab.getByText('7.7.7').first().waitFor();
      const mistake = '<img src=x onerror="document.title=1">';
      writeFileSync(join(repo, 'refdata.yml'), `${config('8.8.8')}'${mistake}': 1\n`);
      const panel = tab.getByRole('alert');
      await panel.getByText(/refdata\.yml:\d+:1/).waitFor();
      expect(await panel.textContent()).toContain(mistake);
      expect(await panel.locator('img').count()).toBe(0);
      expect(await tab.getByText('7.7.7').count()).toBeGreaterThan(0);
      writeFileSync(join(repo, 'refdata.yml'), config('9.9.9'));
      await tab.getByText('9.9.9').first().waitFor();
      expect(await panel.count()).toBe(0);
    } finally {
      await browser.close();
    }
  },
  60_000,
);

(hasBrowser ? it : it.skip)(
  'however many pages are open, the next one is answered, and each that is looked at is new',
  async () => {
    const repo = folderWith(TINY);
    const { baseUrl } = await serving(repo);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext();
      const tabs = [];
      // Browsers open six connections to a server.
      for (let i = 0; i < 8; i += 1) {
        const tab = await context.newPage();
        await tab.goto(baseUrl, { timeout: 20_000 });
        tabs.push(tab);
      }
      writeFileSync(join(repo, 'refdata.yml'), TINY['refdata.yml'].replace('1.0.0', '7.7.7'));
      for (const tab of tabs) {
        await tab.bringToFront();
        await tab.getByText('7.7.7').first().waitFor();
      }
    } finally {
      await browser.close();
    }
  },
  120_000,
);

// Windows knows no signals.
(process.platform === 'win32' ? it.skip : it).each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the command, with nothing to complain of',
  async signal => {
    const cli = join(ROOT, 'dist', 'cli', 'index.js');
    const child = spawn(process.execPath, [cli, 'dev', '--repo', folderWith(TINY), '--port', '0']);
    let output = '';
    const ended = new Promise(done => child.once('close', (code, by) => done([code, by])));
    await new Promise<void>(done => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('\nbuilt ')) done();
      });
    });
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(output).toMatch(/^serving http:\/\/127\.0\.0\.1:\d+\n.*\nbuilt Tiny 1\.0\.0: /);
  },
);
