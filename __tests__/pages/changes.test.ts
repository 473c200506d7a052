import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mcpOverHttp } from '../../src/commands/mcp.js';
import type { Referencia } from '../../src/contract/generated/contract.js';
import { type History, historyText, parseHistory, withVersion } from '../../src/pages/model/history.js';
import { refdataInProcess, TINY } from '../cli/run-cli.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { soundFiles } from '../rules/sound-files.js';
import { hasChromium, launch } from './folder-check.js';
import { HOSTILE } from './hostile.js';
import { siteOf } from './site-of.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

const version = (versao: string, anterior: string): History[number] => ({
  versao,
  anterior,
  data: '2026-01-02',
  mudancas: [],
});

describeWithGit('what each version changed', () => {
  let repo: string;
  const out = () => join(repo, '..', 'site');
  const words = (...names: string[]) =>
    `WORDS = {\n${names.map(name => `    "${name}": "a palavra ${name}",\n`).join('')}}\n`;
  const release = (versao: string, tokens: string, day: string) => {
    const files = {
      ...TINY,
      'refdata.yml': `${TINY['refdata.yml'].replace('versao: 1.0.0', `versao: ${versao}`)}base_url: https://tiny.example\nmudancas: dados/mudancas.json\n`,
      'tokens.py': tokens,
      'dados/.keep': '',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repo, path)), { recursive: true });
      writeFileSync(join(repo, path), text);
    }
    gitIn(repo, 'add', '--all');
    gitIn(repo, '-c', `user.name=x`, 'commit', '--quiet', '--date', day, '-m', versao);
    gitIn(repo, 'tag', `v${versao}`);
  };
  const record = (range: string) =>
    refdataInProcess(['changelog', range, '--write', '--repo', repo, '--config', join(repo, 'refdata.yml')]);

  beforeAll(async () => {
    repo = join(temporaryFolder('changes'), 'repo');
    mkdirSync(repo);
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    release('1.0.0', words('se'), '2026-01-02T03:04:05Z');
    release('1.1.0', words('se', 'senao'), '2026-02-03T03:04:05Z');
    release('2.0.0', words('senao'), '2026-03-04T03:04:05Z');
    // The newest first, and then what came before it.
    for (const range of ['v1.1.0..v2.0.0', 'v1.0.0..v1.1.0']) {
      const { code, stdout, stderr } = await record(range);
      expect([stderr, code]).toEqual(['', 0]);
      expect(stdout).toMatch(/^dados\/mudancas\.json: \S+, 1 change\n$/);
    }
    const { stderr, code } = await refdataInProcess(['build', '--repo', repo, '--out', out()]);
    expect([stderr, code]).toEqual(['', 0]);
  });
  afterAll(() => rmSync(dirname(repo), { recursive: true }));

  it('is kept with the day of the commit and the thing that each change is about, the newest first', () => {
    const text = readFileSync(join(repo, 'dados', 'mudancas.json'), 'utf8');
    const history = parseHistory(text, 'mudancas.json');
    expect(historyText(history)).toBe(text);
    const day = (tag: string) =>
      new Date(gitIn(repo, 'show', '-s', '--format=%cI', tag)).toISOString().slice(0, 10);
    expect(history.map(({ versao, anterior, data }) => [versao, anterior, data])).toEqual([
      ['2.0.0', '1.1.0', day('v2.0.0')],
      ['1.1.0', '1.0.0', day('v1.1.0')],
    ]);
    expect(history.map(({ mudancas }) => mudancas.map(({ regra, nivel, id }) => [regra, nivel, id]))).toEqual(
      [
        [['reservada-removed', 'major', 'palavra:se']],
        [['reservada-added', expect.any(String), 'palavra:senao']],
      ],
    );
    const referencia = JSON.parse(readFileSync(join(out(), 'api', 'referencia.json'), 'utf8')) as Referencia;
    expect(referencia.mudancas).toEqual(history);
  });

  it('is a page and a feed, with links to what there still is', () => {
    const page = readFileSync(join(out(), 'mudancas.html'), 'utf8');
    expect(page).toContain('id="versao-2.0.0"');
    expect(page).toContain('href="sintaxe.html#senao"');
    expect(page).not.toContain('href="sintaxe.html#se"');
    expect(readFileSync(join(out(), 'index.html'), 'utf8')).toContain('href="mudancas.html"');
    const feed = readFileSync(join(out(), 'mudancas.xml'), 'utf8');
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    expect(feed).toContain('<link href="https://tiny.example/mudancas#versao-2.0.0"/>');
  });

  it('links what is gone to its record, and what has another name to that', async () => {
    const folder = join(dirname(repo), 'renamed');
    gitIn(dirname(repo), 'clone', '--quiet', repo, folder);
    const config = join(folder, 'refdata.yml');
    const settings = `${readFileSync(config, 'utf8').replace('2.0.0', '3.0.0')}enderecos: enderecos.json\n`;
    const run = async (...args: string[]) => {
      const { code, stderr } = await refdataInProcess([...args, '--repo', folder]);
      expect([args[0], stderr, code]).toEqual([args[0], '', 0]);
    };
    writeFileSync(config, settings);
    writeFileSync(join(folder, 'tokens.py'), words('senao', 'enquanto'));
    await run('addresses', '--write');
    gitIn(folder, 'add', '--all');
    gitIn(folder, 'commit', '--quiet', '-m', '3');
    writeFileSync(config, settings.replace('3.0.0', '4.0.0'));
    writeFileSync(join(folder, 'tokens.py'), words('senao').replace('"senao"', '"else"'));
    await run('addresses', '--write');
    await run('changelog', 'HEAD..', '--write');
    await run('build', '--out', join(folder, 'site'));
    const page = readFileSync(join(folder, 'site', 'mudancas.html'), 'utf8');
    expect(page).toMatch(/enquanto não existe mais\. <a href="sintaxe\.html#enquanto">/);
    expect(page).toMatch(/senao agora é else\. <a href="sintaxe\.html#else">/);
    for (const id of ['enquanto', 'else'])
      expect(readFileSync(join(folder, 'site', 'sintaxe.html'), 'utf8')).toContain(` id="${id}"`);
  });

  it('answers the questions of assistants: since a version, of a name, and of none that there is', async () => {
    const server = await mcpOverHttp(out(), 0);
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
    const ask = async (args: Record<string, unknown>) => {
      const { content } = await client.callTool({ name: 'changes', arguments: args });
      const answer = JSON.parse((content as { text: string }[])[0]?.text ?? '');
      return { ...answer, results: answer.results.map((each: { rule: string }) => each.rule) };
    };
    try {
      expect(await ask({})).toMatchObject({ results: ['reservada-removed', 'reservada-added'], total: 2 });
      expect(await ask({ since: '1.1.0' })).toMatchObject({ results: ['reservada-removed'] });
      expect(await ask({ since: '1.0.0' })).toMatchObject({ total: 2 });
      expect(await ask({ since: '2.0.0' })).toMatchObject({ total: 0 });
      expect(await ask({ name: 'senao' })).toMatchObject({ results: ['reservada-added'] });
      expect(await ask({ since: '1.2.0' })).toMatchObject({
        total: 0,
        nearest: expect.arrayContaining(['1.1.0']),
      });
    } finally {
      await client.close();
      await server.close();
    }
  });

  it('refuses two commits of one version, and a configuration that names no file', async () => {
    expect(await record('v1.0.0..v1.0.0')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/both of version 1\.0\.0/),
    });
    const config = join(repo, 'refdata.yml');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace(/^mudancas:.*\n/m, ''));
    expect(await record('v1.0.0..v1.1.0')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/names no file for changes/),
    });
    writeFileSync(config, text);
  });
});

describe('a history', () => {
  it('keeps its order, whichever version is recorded last', () => {
    const versions = [version('3', '2'), version('2', '1'), version('1', '0')];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [2, 0, 1],
    ] as const) {
      let history: History = [];
      for (const i of order) history = withVersion(history, versions[i] as History[number]);
      expect(history.map(({ versao }) => versao)).toEqual(['3', '2', '1']);
      expect(withVersion(history, version('2', 'x'))).toHaveLength(3);
    }
  });

  it.each(['{', '[]', '{"versoes":[{"versao":"1"}]}', historyText([version('1', '0'), version('1', '0')])])(
    'refuses what it is not: %s',
    text => {
      expect(() => parseHistory(text, 'mudancas.json')).toThrow(/^mudancas\.json (?:is|has)/);
    },
  );
});

it('many changes keep to the bound of a page, and every version has its place on it', () => {
  const history = Array.from({ length: 60 }, (_, i) => ({
    ...version(`1.${60 - i}.0`, `1.${59 - i}.0`),
    mudancas: Array.from({ length: 100 }, (__, j) => ({
      regra: 'simbolo-added',
      nivel: 'minor' as const,
      nome: `s${j}`,
      id: null,
      texto: `The symbol Modulo${i * 31}.simbolo_${(j * 7919 + i).toString(36)} is new.`,
    })),
  }));
  const page = siteOf(soundFiles(), { history }).get('/mudancas.html') as string;
  expect(gzipSync(page).length).toBeLessThan(30 * 1024);
  for (const { versao } of history) expect(page).toContain(`<h2 id="versao-${versao}">`);
  expect(page.match(/is new\./g)).toHaveLength(500);
  expect(page).toContain('+ 100');
});

(hasChromium ? describe : describe.skip)('changes of a hostile language', () => {
  it('are a well-formed feed and a page that runs nothing', async () => {
    const history = HOSTILE.filter(name => name.trim() !== '').map((name, i) => ({
      ...version(name, 'x'),
      mudancas: [
        {
          regra: 'x',
          nivel: 'major' as const,
          nome: name,
          id: `modulo:${name}`,
          texto: `${name}\uFFFF ${i}`,
        },
      ],
    }));
    const site = siteOf(soundFiles(), { history });
    const browser = await launch();
    const tab = await browser.newPage();
    const [entries, titles] = await tab.evaluate(text => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      const tags = (name: string) => [...feed.getElementsByTagName(name)];
      return [tags('entry').length, tags('parsererror').map(({ textContent }) => textContent)] as const;
    }, site.get('/mudancas.xml') as string);
    expect([entries, titles]).toEqual([20, []]);
    const strange = await tab.evaluate(text => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      return [...page.querySelectorAll('main script, main img, main iframe')].length;
    }, site.get('/mudancas.html') as string);
    expect(strange).toBe(0);
    await browser.close();
  });
});
