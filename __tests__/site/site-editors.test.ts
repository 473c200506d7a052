import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { editor } from '../../src/commands/editor.js';
import { ENGINE_NAMES } from '../../src/editors/editor.js';
import { siteEditors } from '../../src/site/site-editors.js';
import { TINY } from '../cli/run-cli.js';
import { canRun } from '../extract/interpreter.js';
import { temporaryFolder } from '../git/git-server.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

let folder: string;
beforeAll(async () => {
  folder = temporaryFolder('site-editors');
  await build({ repo: LUME, config: 'refdata.yml', out: join(folder, 'site') });
  await editor({ repo: LUME, config: 'refdata.yml', out: join(folder, 'editores') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (...path: string[]) => readFileSync(join(folder, ...path));
const manifestOf = (site: string): { files: { path: string }[] } =>
  JSON.parse(bytes(site, 'api', 'manifest.json').toString());
const forEditors = (site: string) =>
  manifestOf(site)
    .files.map(({ path }) => path)
    .filter(path => path.startsWith('/editor/'));

describe('what a site has for editors', () => {
  it('is what refdata editor makes, byte by byte, and is listed with the other files', () => {
    const single = forEditors('site').filter(path => !/\.(?:zip|vsix|html|md)$/.test(path));
    expect(single).toHaveLength(ENGINE_NAMES.length - 4);
    for (const path of single)
      expect(bytes('site', path).equals(bytes('editores', path.slice('/editor/'.length)))).toBe(true);
  });

  it('is on a page, each file with what installs it', () => {
    const page = bytes('site', 'editor', 'index.md').toString();
    for (const path of forEditors('site').filter(each => !each.startsWith('/editor/index.')))
      expect(page).toContain(`(${path.slice('/editor/'.length)})`);
    expect(page).toContain('code --install-extension lume.vsix');
    expect(page).toContain("import register from 'https://lume.example/editor/prism/lume.js';");
    expect(bytes('site', 'index.html').toString()).toContain('href="editor/index.html"');
  });

  const withPython = canRun('python3', '--version') ? it : it.skip;
  withPython('holds folders as archives that others read', () => {
    const entriesOf = (name: string): [string, string, number[]][] => {
      const script =
        'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps([[i.filename, z.read(i).decode(), i.date_time] for i in z.infolist()]))';
      const { stdout, stderr } = spawnSync('python3', ['-c', script, join(folder, 'site', 'editor', name)], {
        encoding: 'utf8',
        maxBuffer: 1 << 26,
        env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      });
      expect(stderr).toBe('');
      return JSON.parse(stdout);
    };
    const extension = entriesOf('lume.vsix');
    for (const [path, text, day] of extension) {
      expect(day).toEqual([1980, 1, 1, 0, 0, 0]);
      if (!path.startsWith('extension/')) continue;
      const own = path.replace('extension/', '').replace('LICENSE.txt', 'LICENSE');
      expect(bytes('editores', 'vscode', own).toString()).toBe(text);
    }
    const manifest = extension.find(([path]) => path === 'extension.vsixmanifest')?.[1] ?? '';
    for (const [, path] of manifest.matchAll(/ Path="([^"]*)"/g))
      expect(extension.map(([name]) => name)).toContain(path);
    expect(manifest).toContain('Id="lume-language" Version="1.4.0" Publisher="lume"');
    for (const [path, text] of entriesOf('pygments_lume.zip'))
      expect(bytes('editores', 'pygments', path.replace('pygments_lume/', '')).toString()).toBe(text);
  });

  it('is nothing where refdata.yml does not want it; without pages, the page of the data names it', async () => {
    const repo = join(folder, 'repo');
    mkdirSync(repo);
    const write = (more: string) => {
      const lexico = 'lexico: { nomes: { inicio: a-z, resto: a-z } }';
      const files = { ...TINY, 'refdata.yml': `${TINY['refdata.yml']}${lexico}\n${more}` };
      for (const [path, text] of Object.entries(files)) writeFileSync(join(repo, path), text);
    };
    write('editores: false\n');
    expect(await build({ repo, config: 'refdata.yml', out: join(folder, 'none') })).toMatchObject({
      ok: true,
    });
    expect(forEditors('none')).toEqual([]);
    write('site: data\n');
    await build({ repo, config: 'refdata.yml', out: join(folder, 'data') });
    expect(forEditors('data')).toHaveLength(ENGINE_NAMES.length);
    expect(bytes('data', 'index.html').toString()).toContain('href="editor/tiny.vsix"');
  });

  it('is installed by commands whose quotes no address ends', () => {
    const lexico = {
      versao: '1',
      nome: 'X',
      extensao: '.x',
      nomes: { inicio: 'a-z', resto: 'a-z' },
      palavras: {},
      simbolos: [],
    };
    const input = {
      lexico,
      descricao: 'x',
      documentacao: 'https://x.example',
      idioma: 'pt' as const,
      programs: [],
    };
    const [grammar] = siteEditors(input, `https://x.example/a'$(b)"\\`);
    expect(grammar?.install).toBe('curl -O "https://x.example/a%27%24(b)%22%5c/editor/x.tmLanguage.json"');
    expect(siteEditors(input, null)[0]?.install).toBe('curl -O "$BASE_URL/editor/x.tmLanguage.json"');
  });
});
