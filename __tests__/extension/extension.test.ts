import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createConnection,
  StreamMessageReader as ServerReader,
  StreamMessageWriter as ServerWriter,
} from 'vscode-languageserver/node';
import {
  CompletionItemKind,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { parse, stringify } from 'yaml';
import { comingVersion } from '../../scripts/pictures/coming.mjs';
import { build } from '../../src/commands/build.js';
import { serveSent } from '../../src/extension/server.js';
import { ROOT, refdataInProcess } from '../cli/run-cli.js';
import { Editor } from '../lsp/editor.js';

const STAND_IN = resolve(import.meta.dirname ?? '.', 'stand-in.cjs');
const PROGRAM = 'importa Lume.Texto como T\nmostra T.inver¦te("a")';

let folder: string;
let extension: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refdata-extension-'));
  extension = join(folder, 'vscode');
  const lume = join(ROOT, 'examples', 'lume');
  const { code } = await refdataInProcess(['editor', '--repo', lume, '--out', folder, '--only', 'vscode']);
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('the extension of VS Code', () => {
  it.each([
    { entry: 'main', workers: 0 },
    { entry: 'browser', workers: 2 },
  ])(
    'is activated by its `$entry`, answers from its own data, and stops when it is told to',
    ({ entry, workers }) => {
      const { stdout, stderr } = spawnSync(process.execPath, [STAND_IN, extension, entry], {
        encoding: 'utf8',
        env: { ...process.env, PROGRAM, WRONG: 'mostra "bom dia\n' },
        timeout: 60_000,
      });
      expect(stderr).toBe('');
      const said = JSON.parse(stdout);
      expect(said).toMatchObject({
        startedAlone: true,
        off: false,
        again: true,
        problems: ['LM0104'],
        opened: ['https:lume.example/erros/LM0104'],
        workers,
      });
      expect(said.answers.labels).toEqual(expect.arrayContaining(['inverte', 'centraliza']));
      expect(said.answers.hover).toContain('https://lume.example/modulos/Lume.Texto#inverte');
    },
  );

  it("has a server that the protocol's own client speaks with, by the command that the extension starts", async () => {
    // What VS Code makes of a module with the transport stdio.
    const server = spawn(process.execPath, [join(extension, 'servidor.js'), '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const editor = new Editor(
      createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin)),
    );
    await editor.initialize(undefined, { dados: json(join(extension, 'dados.json')) });
    expect(await editor.labels('importa Lume.Texto como T\nmostra T.¦')).toContain('inverte');
    // A text that is no file, in the language as the extension calls it.
    const [told] = await editor.diagnostics('mostra "bom dia\n', 'untitled:Untitled-1', 'lume');
    expect(told).toMatchObject({ code: 'LM0104' });
    await editor.connection.sendRequest('shutdown');
    const ended = once(server, 'exit');
    await editor.connection.sendNotification('exit');
    expect((await ended)[0]).toBe(0);
  });

  it('offers each block once: what the snippets of the extension have, its server leaves out', async () => {
    const words = Object.keys(json(join(extension, 'snippets', 'lume.json')));
    expect(words).toContain('se');
    const [there, back] = [new PassThrough(), new PassThrough()];
    const connection = createConnection(new ServerReader(there), new ServerWriter(back));
    serveSent(connection, () => ({ hasFile: () => false }));
    const editor = new Editor(
      createMessageConnection(new StreamMessageReader(back), new StreamMessageWriter(there)),
    );
    const dados = json(join(extension, 'dados.json'));
    const blocks = async (options: object) => {
      await editor.initialize(undefined, options);
      const items = await editor.complete('¦');
      return items.filter(({ kind }) => kind === CompletionItemKind.Snippet).map(item => item.filterText);
    };
    const all = await blocks({ dados });
    expect(all).toContain('se');
    expect(await blocks({ dados, trechos: words })).toEqual(all.filter(word => !words.includes(word ?? '')));
    editor.close();
  });

  it('says whose code is in its scripts, and asks for nothing that is not there', () => {
    const { main, browser, contributes, engines } = json(join(extension, 'package.json'));
    const licences = readFileSync(join(extension, 'licencas.txt'), 'utf8');
    for (const name of ['refdata-action', 'vscode-languageclient 10.1.2', 'vscode-jsonrpc', 'semver'])
      expect(licences).toContain(name);
    for (const script of [main, browser]) {
      const text = readFileSync(join(extension, script), 'utf8');
      const asked = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
      // Node's own modules are on no web.
      const missing = asked.filter(
        name => name !== 'vscode' && (script === browser || !isBuiltin(name as string)),
      );
      expect([asked.includes('vscode'), missing]).toEqual([true, []]);
    }
    expect(contributes.configuration.properties['lume.servidor.ativo'].default).toBe(true);
    expect(engines.vscode).toBe('^1.91.0');
  });

  it('rehearses an upgrade with the version that it was made with, unless a setting says no', async () => {
    const next = join(folder, 'next');
    comingVersion(join(ROOT, 'examples', 'lume'), next);
    const site = join(folder, 'site');
    expect((await build({ repo: next, config: 'refdata.yml', out: site })).ok).toBe(true);
    const lume = join(ROOT, 'examples', 'lume');
    const args = [
      'editor',
      '--repo',
      lume,
      '--out',
      join(folder, 'coming'),
      '--only',
      'vscode',
      '--next',
      site,
    ];
    expect(await refdataInProcess(args)).toMatchObject({ code: 0, stderr: '' });
    const made = join(folder, 'coming', 'vscode');
    expect(json(join(made, 'package.json')).contributes.configuration.properties).toMatchObject({
      'lume.servidor.proxima': { default: true, description: '%servidor.proxima%' },
    });
    expect(json(join(made, 'package.nls.json'))).toEqual({
      'servidor.ativo': 'Completar, explicar e apontar problemas, com a referência publicada de Lume.',
      'servidor.proxima': 'Marca o que Lume 2.0.0, a próxima versão, não aceitaria.',
    });
    expect(readFileSync(join(made, 'README.md'), 'utf8')).toContain(
      'O que Lume 2.0.0 não aceitaria é marcado',
    );
    const coming = 'importa Lume.Texto como T\nseja total = T.titulo("a")\nmostra total, T.inverti("a")\n';
    for (const entry of ['main', 'browser']) {
      const { stdout, stderr } = spawnSync(process.execPath, [STAND_IN, made, entry], {
        encoding: 'utf8',
        env: { ...process.env, PROGRAM, WRONG: 'mostra "bom dia\n', COMING: coming },
        timeout: 60_000,
      });
      expect(stderr).toBe('');
      const all = ['next-reserved', 'next-gone', 'next-reserved', 'unknown-symbol'];
      expect(JSON.parse(stdout).coming.map((codes: string[]) => codes.toSorted())).toEqual(
        [all, ['unknown-symbol'], all].map(codes => codes.toSorted()),
      );
    }
  });

  it('has texts in Portuguese for who reads it, where its language is written of in English', async () => {
    const config = parse(readFileSync(join(ROOT, 'examples', 'lume', 'refdata.yml'), 'utf8'));
    const path = join(folder, 'english.yml');
    writeFileSync(path, stringify({ ...config, idioma: 'en' }));
    const out = join(folder, 'english');
    const lume = join(ROOT, 'examples', 'lume');
    await refdataInProcess(['editor', '--repo', lume, '--config', path, '--out', out, '--only', 'vscode']);
    const textOf = (name: string) => json(join(out, 'vscode', name))['servidor.ativo'];
    expect(textOf('package.nls.json')).toMatch(/^Completion, hover/);
    expect(textOf('package.nls.pt-br.json')).toMatch(/^Completar, explicar/);
  });

  it('leaves a language alone that has a server of its own', async () => {
    const config = {
      nome: 'C#',
      descricao: 'x',
      documentacao: 'https://x.example',
      versao: '1',
      sintaxe: { extensao: '.x' },
      comandos: { value: [{ grupo: 'x', comandos: [{ nome: 'lsp', uso: 'x lsp', resumo: 'x' }] }] },
      lexico: { nomes: { inicio: 'a-z', resto: 'a-z' }, simbolos: ['+'] },
    };
    writeFileSync(join(folder, 'refdata.yml'), JSON.stringify(config));
    const own = join(folder, 'own');
    const { stderr } = await refdataInProcess(['editor', '--repo', folder, '--out', own, '--only', 'vscode']);
    expect(stderr).toBe('');
    const { contributes } = json(join(own, 'vscode', 'package.json'));
    expect(contributes.configuration.properties['c-sharp.servidor.ativo'].default).toBe(false);
    const { stdout } = spawnSync(process.execPath, [STAND_IN, join(own, 'vscode'), 'main'], {
      encoding: 'utf8',
      env: { ...process.env, PROGRAM: 'a ¦' },
      timeout: 60_000,
    });
    expect(JSON.parse(stdout)).toMatchObject({ startedAlone: false, again: true });
  });
});
