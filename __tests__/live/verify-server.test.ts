import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, test } from '@jest/globals';
import { type ApiDocument, documentOf } from '../../src/exporters/document.js';
import { exporter as curl } from '../../src/exporters/formats/curl.js';
import { exporter as postman } from '../../src/exporters/formats/postman.js';
import { type MockServer, startMock } from '../../src/live/mock.js';
import { verifyServer } from '../../src/live/verify-server.js';
import { readServers } from '../../src/server/reader.js';
import type { Server } from '../../src/server/route.js';
import { refdataInProcess } from '../cli/run-cli.js';
import { canRun } from '../extract/interpreter.js';

const newman = createRequire(import.meta.url)('newman') as {
  run: (options: object, done: (error: Error | null, summary: Summary) => void) => void;
};
interface Summary {
  readonly run: {
    readonly executions: { readonly response?: { readonly code: number } }[];
  };
}

const PROGRAM = [
  'adopt Kiln',
  'itens := []',
  'server s on 0:',
  '    route GET "/itens":',
  '        respond json {"total": len(itens), "p": int(query["pagina"])}',
  '    route GET "/itens/:id":',
  '        respond json {"id": int(params["id"])}',
  '    route POST "/itens":',
  '        respond 201 json {"nome": body["nome"]}',
  '    route GET "/fila":',
  '        respond Kiln.sse(lambda f => f.enviar({"a": 1}))',
  '    route GET "/pag":',
  '        respond html "<p>"',
  '    route DELETE "/itens/:id":',
  '        respond 204',
  '    route GET "/r":',
  '        redirect "/itens"',
  '    route HEAD "/h":',
  '        respond 200',
].join('\n');
/** What the source says in these words, the server that runs does not do. */
const OTHER = PROGRAM.replace('respond 201 json', 'respond json')
  .replace('"total": len(itens)', '"total": "x"')
  .replace('respond html "<p>"', 'respond text "a"');
const TOLD = [
  'GET /itens answers 200 with a body that is not as described: /total must be string.',
  'POST /itens answers 201, which is not described.',
  'GET /pag answers 200 as text/html, and text/plain is described.',
];

/** The language's own server, until its input ends. */
const SERVE = `
import sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
i = Interpreter()
i.run(parse(tokenize(sys.argv[1], 'app.df'), 'app.df'))
print(ArcaneKiln._serve(i.global_env.get('s'), 0), flush=True)
sys.stdin.read()
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

let mock: MockServer | undefined;
afterEach(() => mock?.close());

function serverOf(text: string): Server {
  const [server] = readServers('app.df', path => (path === 'app.df' ? text : undefined)).servers;
  if (!server) throw new Error('there is no server');
  return server;
}

const documentFor = (text: string) => documentOf(serverOf(text), {}, { handlers: true });

/** The address of a server of the language on loopback while `use` runs. */
async function withLanguage(text: string, use: (base: string) => Promise<void>): Promise<void> {
  const child = spawn(PYTHON, ['-c', SERVE, text], { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    const port = await new Promise<string>(resolve =>
      child.stdout.once('data', data => resolve(String(data).trim())),
    );
    await use(`http://127.0.0.1:${port}`);
  } finally {
    child.stdin.end();
  }
}

whenHere(
  'the server of the language answers as its source says, and otherwise than another source',
  async () => {
    await withLanguage(PROGRAM, async base => {
      const options = { base, allowWrites: true };
      expect(await verifyServer(documentFor(PROGRAM), options)).toEqual({
        tried: 8,
        skipped: 0,
        findings: [],
      });
      const { findings } = await verifyServer(documentFor(OTHER), options);
      expect(findings.map(({ message }) => message)).toEqual(TOLD);
      expect(findings[0]?.place).toMatchObject({ file: 'app.df', line: 4 });
    });
  },
);

/** Each route fails without something that only its handler says. */
const NEEDS = [
  'adopt Kiln',
  'server s on 0:',
  '    route GET "/q":',
  '        respond json {"n": int(query["n"]), "t": query["é &"], "h": headers["x-h"]}',
  '    route GET "/c":',
  '        respond json {"c": req["cookies"]["c"]}',
  '    route POST "/b":',
  '        respond json {"n": int(body["n"]), "t": body["t"]}',
  '    route POST "/f":',
  '        respond json {"f": req["files"]["f"]["nome"], "legenda": body["legenda"]}',
].join('\n');

whenHere('requests of the clients have what handlers fail without', async () => {
  await withLanguage(NEEDS, async base => {
    const documentAt = (handlers: boolean) => documentOf(serverOf(NEEDS), { base }, { handlers });
    const { findings } = await verifyServer(documentAt(true), { base, allowWrites: true });
    expect(findings).toEqual([]);
    // Of the last one somebody has to choose the file.
    expect((await statuses(documentAt(true))).slice(0, 3)).toEqual([200, 200, 200]);
    expect((await statuses(documentAt(false))).slice(0, 3)).toEqual([500, 500, 500]);
  });
  expect(curl.export(documentFor(NEEDS))).toContain("-F 'f=@arquivo'");
});

/** What newman hears. */
function statuses(document: ApiDocument): Promise<(number | undefined)[]> {
  const collection = JSON.parse(postman.export(document));
  return new Promise((resolve, reject) =>
    newman.run({ collection }, (error, { run }) =>
      error ? reject(error) : resolve(run.executions.map(({ response }) => response?.code)),
    ),
  );
}

test('nothing is changed unless that is allowed', async () => {
  mock = await startMock(serverOf(PROGRAM), { port: 0 });
  const cwd = mkdtempSync(join(tmpdir(), 'verify-'));
  writeFileSync(join(cwd, 'app.df'), OTHER);
  const args = ['api', 'verify', 'app.df', '--base', mock.baseUrl];
  const safe = await refdataInProcess(args, { cwd });
  expect(safe.code).toBe(1);
  expect(safe.stdout).not.toContain('POST');
  expect(safe.stderr).toContain('2 that may change something left out (--allow-writes)');
  const all = await refdataInProcess([...args, '--allow-writes'], { cwd });
  expect(all.stdout).toContain('POST /itens answers 201, which is not described.');
});

test('an address where nothing answers is told', async () => {
  const gone = verifyServer(documentFor(PROGRAM), { base: 'http://127.0.0.1:1' });
  await expect(gone).rejects.toThrow('http://127.0.0.1:1 does not answer GET /itens?pagina=1');
});
