/**
 * What a key costs in a long program, and what a hundred open ones take: the bundled server, with the client of the
 * protocol's own authors over standard input and output, asked as VS Code asks. Needs `npm run build`.
 *
 *     npm run bench -- lsp
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Table from 'cli-table3';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { median, mib, ms } from './measure.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'dist', 'cli', 'index.js');
const CHARACTERS = 5_000_000;
const FILES = 100;
const FILE_CHARACTERS = 50_000;
const TARGET_KEY_MS = 50;
const TARGET_MIB = 200;
const PLACES = { start: 0.0002, middle: 0.5, end: 0.9999 };
const URI = 'file:///tmp/projeto/longo.lm';
const CAPABILITIES = {
  textDocument: {
    completion: { completionItem: { snippetSupport: true } },
    semanticTokens: { requests: { range: true, full: { delta: true } } },
  },
};
const LINES =
  'importa Lume.Texto como T\nclasse A:\n    funcao f(a):\n        # comentário\n        retorna T.inverte("abc {a} d")\n';
const ITEM = '"abc {T.x(1)} d" + T.inverte("e") * [1, 2][0] + ';
const SHAPES = {
  'many lines': { text: repeated(LINES, CHARACTERS), keys: ['\n', ...'T.inverte("a")'] },
  'one line': {
    text: `importa Lume.Texto como T; mostra ${repeated(ITEM, CHARACTERS)}1`,
    keys: [...'T.inverte(1) + '],
  },
};

const site = mkdtempSync(join(tmpdir(), 'refdata-bench-lsp-'));
try {
  spawnSync(process.execPath, [CLI, 'build', '--repo', join(ROOT, 'examples', 'lume'), '--out', site]);
  const rows = [];
  for (const [shape, { text, keys }] of Object.entries(SHAPES))
    rows.push(...(await keysIn(shape, text, keys)));
  print(
    `A key in a program of ${CHARACTERS / 1e6} million characters, until completion and semantic tokens of what is shown are there`,
    ['', 'answering', 'the longest', 'all threads', 'elapsed', 'problems told behind it', 'target'],
    rows,
  );
  const all = await manyFiles();
  print(
    `${FILES} open programs of ${FILE_CHARACTERS} characters, each looked through`,
    ['memory of the process', 'target'],
    [[mib(all), `${mib(TARGET_MIB)}: ${all <= TARGET_MIB ? 'met' : 'MISSED'}`]],
  );
} finally {
  rmSync(site, { recursive: true, force: true });
}

async function keysIn(shape, text, keys) {
  const server = await started();
  const textDocument = { uri: URI, version: 1 };
  await server.open(textDocument.uri, text);
  await server.told(URI, 1);
  const rows = [];
  for (const [name, part] of Object.entries(PLACES)) {
    let { line, character } = placeIn(text, Math.floor(text.length * part));
    const [answering, processor, elapsed] = [[], [], []];
    for (const key of keys) {
      textDocument.version += 1;
      const [busy, used, since] = [server.answering(), server.processor(), performance.now()];
      const place = { line, character };
      void server.connection.sendNotification('textDocument/didChange', {
        textDocument,
        contentChanges: [{ range: { start: place, end: place }, text: key }],
      });
      if (key === '\n') [line, character] = [line + 1, 0];
      else character += 1;
      await server.connection.sendRequest('textDocument/completion', {
        textDocument,
        position: { line, character },
      });
      await server.connection.sendRequest('textDocument/semanticTokens/range', {
        textDocument,
        range: {
          start: { line: Math.max(0, line - 40), character: 0 },
          end: { line: line + 40, character: 0 },
        },
      });
      answering.push(server.answering() - busy);
      processor.push(server.processor() - used);
      elapsed.push(performance.now() - since);
    }
    const since = server.processor();
    await server.told(URI, textDocument.version);
    const longest = Math.max(...answering);
    rows.push([
      `${shape}, ${name}`,
      ms(median(answering)),
      ms(longest),
      ms(Math.max(...processor)),
      ms(median(elapsed)),
      ms(server.processor() - since),
      `${TARGET_KEY_MS} ms: ${longest <= TARGET_KEY_MS ? 'met' : 'MISSED'}`,
    ]);
  }
  await server.end();
  return rows;
}

async function manyFiles() {
  const server = await started();
  for (let i = 0; i < FILES; i += 1) {
    const uri = `file:///tmp/projeto/p${i}.lm`;
    await server.open(uri, `${repeated(LINES, FILE_CHARACTERS)}# ${i}\n`);
    await server.told(uri, 1);
    for (const method of ['documentSymbol', 'foldingRange', 'semanticTokens/full'])
      await server.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri } });
  }
  const memory = server.memory();
  await server.end();
  return memory;
}

async function started() {
  const child = spawn(process.execPath, [CLI, 'lsp', '--from', site], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const versions = new Map();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, version }) =>
    versions.set(uri, version),
  );
  connection.listen();
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: CAPABILITIES });
  await connection.sendNotification('initialized', {});
  return {
    connection,
    // The first thread of a process answers; on others garbage is collected and code compiled meanwhile.
    answering: () => processorOf(child.pid, [child.pid]),
    processor: () => processorOf(child.pid),
    memory: () =>
      Number(spawnSync('ps', ['-o', 'rss=', '-p', child.pid], { encoding: 'utf8' }).stdout) / 1024,
    open: (uri, text) =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'lume', version: 1, text },
      }),
    told: async (uri, version) => {
      while (versions.get(uri) !== version) await new Promise(done => setTimeout(done, 20));
    },
    end: async () => {
      const ended = once(child, 'close');
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      await ended;
    },
  };
}

/** Milliseconds that threads of a process have run; where no such thing is told, the time that has passed. */
function processorOf(pid, threads) {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return performance.now();
  let nanoseconds = 0;
  for (const task of threads ?? readdirSync(folder))
    nanoseconds += Number(readFileSync(join(folder, String(task), 'schedstat'), 'utf8').split(' ')[0]);
  return nanoseconds / 1e6;
}

/** A place where something may be typed: the end of a line of code, or before an operand. */
function placeIn(text, at) {
  const before = text.includes(ITEM)
    ? text.indexOf(' + T.', at - ITEM.length) + 3
    : text.indexOf(':\n', at - LINES.length) + 1;
  const lines = text.slice(0, before).split('\n');
  return { line: lines.length - 1, character: lines.at(-1).length };
}

function repeated(text, characters) {
  return text.repeat(Math.ceil(characters / text.length));
}

function print(title, head, rows) {
  const table = new Table({ head });
  table.push(...rows);
  console.log(`\n${title}\n${table}`);
}
