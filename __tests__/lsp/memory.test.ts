import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { languageAt } from '../../src/commands/language-data.js';
import { serverScripts } from '../../src/editors/vscode-server.js';
import { buildLume } from '../verify/built-site.js';
import { Editor } from './editor.js';

const FILES = 100;
/** More in few files, each four times as long. */
const LONG_FILES = 10;
const CHARACTERS = 50_000;
const MOST_MEBIBYTES = 200;
const CLI = resolve(import.meta.dirname ?? '.', '..', '..', 'dist', 'cli', 'index.js');
const PROGRAM =
  'importa Lume.Texto como T\nclasse A:\n    funcao f(a):\n        # comentário\n        retorna T.inverte("abc {a} d")\n';

const folder = mkdtempSync(join(tmpdir(), 'refdata-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVERS = ['of the extension', 'of the command'] as const;

it.each(SERVERS)('a hundred opened files take less than 200 MiB at any time: the server %s', async which => {
  const site = await buildLume();
  const dados = await languageAt(site.folder);
  const server = join(folder, 'servidor.cjs');
  const report = join(folder, 'report.cjs');
  writeFileSync(server, serverScripts()['servidor.js']?.text ?? '');
  writeFileSync(
    report,
    'process.on("exit", () => { const { maxRSS } = process.resourceUsage(); gc(); gc(); const { heapUsed } = process.memoryUsage(); require("node:fs").writeSync(2, JSON.stringify({ most: maxRSS * 1024, heapUsed })); });',
  );
  const started = which === 'of the command' ? [CLI, 'lsp', '--from', site.folder] : [server, '--stdio'];
  const child = spawn(process.execPath, ['--expose-gc', '-r', report, ...started], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', chunk => {
    said += chunk;
  });
  const editor = new Editor(
    createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin)),
  );
  await editor.initialize(undefined, { dados });
  const text = PROGRAM.repeat(Math.ceil(CHARACTERS / PROGRAM.length));
  const open = async (uri: string, program: string) => {
    await editor.open(uri, program);
    for (const method of ['documentSymbol', 'foldingRange', 'semanticTokens/full'])
      await editor.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri } });
  };
  for (let i = 0; i < FILES; i += 1) await open(`file:///tmp/x/p${i}.lm`, `${text}# ${i}\n`);
  // What is read of long ones is forgotten sooner.
  for (let i = 0; i < LONG_FILES; i += 1)
    await open(`file:///tmp/x/long${i}.lm`, `${text.repeat(4)}# ${i}\n`);
  await editor.connection.sendRequest('shutdown');
  const ended = once(child, 'close');
  await editor.connection.sendNotification('exit');
  await ended;
  site.remove();
  const { most, heapUsed } = JSON.parse(said) as { most: number; heapUsed: number };
  const [all, heap] = [most, heapUsed].map(bytes => Math.round(bytes / 2 ** 20));
  console.info(
    `${FILES} files of ${text.length} characters and ${LONG_FILES} of ${4 * text.length}: ${all} MiB at most, ${heap} on the heap in the end`,
  );
  expect(all).toBeLessThan(MOST_MEBIBYTES);
  // Of what is not looked at any more, hardly more is left than its text.
  expect(heap).toBeLessThan(60);
});
