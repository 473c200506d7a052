import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** More in few files, each twenty times as long. */
const LONG_FILES = 10;
const CHARACTERS = 10_000;
const MOST_MEBIBYTES = 200;

const folder = mkdtempSync(join(tmpdir(), 'refdata-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a hundred opened files take less than 200 MiB', async () => {
  const site = await buildLume();
  const dados = await languageAt(site.folder);
  site.remove();
  const server = join(folder, 'servidor.cjs');
  const report = join(folder, 'report.cjs');
  writeFileSync(server, serverScripts()['servidor.js']?.text ?? '');
  writeFileSync(
    report,
    'process.on("exit", () => { gc(); gc(); const { rss, heapUsed } = process.memoryUsage(); require("node:fs").writeSync(2, JSON.stringify({ rss, heapUsed })); });',
  );
  const child = spawn(process.execPath, ['--expose-gc', '-r', report, server, '--stdio'], {
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
  const program = 'importa Lume.Texto como T\nse 1:\n    mostra T.inverte("a")\n';
  const text = program.repeat(Math.ceil(CHARACTERS / program.length));
  for (let i = 0; i < FILES; i += 1) {
    const uri = `file:///tmp/x/p${i}.lm`;
    await editor.open(uri, `${text}# ${i}\n`);
    await editor.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  }
  // What is read of long ones is forgotten sooner.
  for (let i = 0; i < LONG_FILES; i += 1) {
    const uri = `file:///tmp/x/long${i}.lm`;
    await editor.open(uri, `${text.repeat(20)}# ${i}\n`);
    await editor.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  }
  await editor.connection.sendRequest('shutdown');
  const ended = once(child, 'close');
  await editor.connection.sendNotification('exit');
  await ended;
  const { rss, heapUsed } = JSON.parse(said) as { rss: number; heapUsed: number };
  const [all, heap] = [rss, heapUsed].map(bytes => Math.round(bytes / 2 ** 20));
  console.info(
    `${FILES} files of ${text.length} characters and ${LONG_FILES} of ${20 * text.length}: ${all} MiB, ${heap} of them on the heap`,
  );
  expect(all).toBeLessThan(MOST_MEBIBYTES);
  // Of what is not looked at any more, hardly more is left than its text.
  expect(heap).toBeLessThan(60);
});
