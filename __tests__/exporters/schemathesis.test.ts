import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeServers } from '../../src/commands/api-docs.js';
import { openapi } from '../../src/commands/describe.js';
import { canRun, canRunHere } from '../extract/interpreter.js';

/** Schemathesis (PyPI) asks servers that run for what our document says of them, and holds each answer against it. */
const SCHEMATHESIS = process.env.SCHEMATHESIS ?? 'schemathesis';
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere =
  canRun(PYTHON, '-c', 'import dataforge') && canRunHere(SCHEMATHESIS, '--version') ? it : it.skip;

/** Starts the language's own server on loopback, and ends with its input. */
const SERVE = `
import sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
file, name = sys.argv[1:]
i = Interpreter()
i.run(parse(tokenize(open(file, encoding='utf-8').read(), file), file))
print('port', ArcaneKiln._serve(i.global_env.get(name), 0), flush=True)
sys.stdin.read()
`;
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];
/** It asks for methods that no document describes, and takes 501 for a fault of the server. */
const CONFIG = '[phases.coverage]\nunexpected-methods = []\n';
const MAX_EXAMPLES = 8;

/** Ways to answer and to read, each with what may come of it. */
const PROGRAM = [
  'adopt Kiln',
  'action conhecido(senha):',
  '    given senha is "ok":',
  '        yield "eu"',
  'itens := [{"id": 1, "nome": "a"}]',
  'server s on 0:',
  '    middleware Kiln.validar({"n": {"tipo": "inteiro", "min": 1}}, "query")',
  '    route GET "/itens":',
  '        respond json {"itens": itens, "total": len(itens)}',
  '    route POST "/itens":',
  '        respond 201 json {"novo": str(body), "n": query.get("n", "1")}',
  '    route GET "/antigo":',
  '        redirect "/itens" status 301',
  '    route GET "/pagina":',
  '        respond html "<p>oi</p>"',
  '    route DELETE "/itens/:id":',
  '        respond 204',
  '    route GET "/achar/:id":',
  '        given params["id"] is "0":',
  '            respond 404, json {"erro": "não há"}',
  '        respond json {"id": params["id"], "tema": req.cookies["tema"] ?? "claro"}',
  '    route GET "/fila":',
  '        respond Kiln.sse(lambda fluxo => fluxo.enviar({"n": 1}))',
  '    route GET "/biscoito":',
  '        respond Kiln.cookie(Kiln.text("a", 202), "visto", "1")',
].join('\n');

async function serving<T>(
  cwd: string,
  file: string,
  name: string,
  ask: (base: string) => Promise<T>,
): Promise<T> {
  const child = spawn(PYTHON, ['-c', SERVE, file, name], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise(done => child.once('exit', done));
  try {
    const port = await new Promise<string>((found, failed) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, number] = /port (\d+)/.exec(said) ?? [];
        if (number !== undefined) found(number);
      });
      void ended.then(() => failed(new Error(`the server did not start: ${said}`)));
    });
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** What Schemathesis says of a server, and its exit code. */
async function judged(
  folder: string,
  document: string,
  base: string,
  left: string,
): Promise<[number | null, string]> {
  writeFileSync(join(folder, 'openapi.json'), document);
  writeFileSync(join(folder, 'schemathesis.toml'), CONFIG);
  const args = ['--config-file', 'schemathesis.toml', 'run', 'openapi.json', '--url', base];
  const how = ['--checks', CHECKS.join(','), '--phases', 'examples,coverage,fuzzing', '--no-color'];
  const same = ['--max-examples', String(MAX_EXAMPLES), '--generation-deterministic', '--seed', '1'];
  const slow = ['--suppress-health-check', 'all', '--request-timeout', '60', '--warnings', 'off'];
  const without = left === '' ? [] : ['--exclude-path-regex', left];
  const child = spawn(SCHEMATHESIS, [...args, ...how, ...same, ...slow, ...without], { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return new Promise(done => child.once('close', code => done([code, said])));
}

whenHere.each([
  // What only DEBUG switches on is not there when it runs; of a body that is no object the framework says JSON and sends none.
  ['examples/loja/src', 'app.df', 'loja', '/debug|/produtos$|/produtos/\\{id\\}$'],
  ['', 'app.df', 's', ''],
])('a server that runs answers as its document says: %s %s', async (example, file, name, left) => {
  const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
  try {
    if (example === '') writeFileSync(join(folder, file), PROGRAM);
    const root = example === '' ? folder : resolve(example);
    const { servers } = await describeServers({ root, sources: [file], server: name });
    const [described] = servers;
    if (!described) throw new Error('there is no server');
    await serving(root, file, name, async base => {
      const document = openapi(described.server, { base }, { handlers: true });
      const [code, said] = await judged(folder, document, base, left);
      expect(said).toContain('passed');
      expect([code, code === 0 ? '' : said]).toEqual([0, '']);
      if (example !== '') return;
      // The same with one status that is another: who asks would tell.
      const other = document.replaceAll('"200": {', '"203": {');
      const [found, told] = await judged(folder, other, base, left);
      expect([found, told.includes('Undocumented status code')]).toEqual([1, true]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
