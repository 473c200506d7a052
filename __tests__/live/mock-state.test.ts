import { afterEach, describe, expect, it, test } from '@jest/globals';
import { type MockServer, startMock } from '../../src/live/mock.js';
import { readServers } from '../../src/server/reader.js';
import type { Server } from '../../src/server/route.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';

const PROGRAM = [
  'adopt Kiln',
  'itens := []',
  'action achar(id):',
  '    cycle item in itens:',
  '        given str(item["id"]) is id:',
  '            yield item',
  'server s on 0:',
  '    route GET "/itens":',
  '        respond json itens',
  '    route POST "/itens":',
  '        item := {"id": len(itens) + 1, "nome": body["nome"]}',
  '        append(itens, item)',
  '        respond 201 json item',
  '    route GET "/itens/:id":',
  '        item := achar(params["id"])',
  '        given item is void:',
  '            respond 404 json {"erro": "nada"}',
  '        respond json item',
  '    route PUT "/itens/:id":',
  '        item := achar(params["id"])',
  '        given item is void:',
  '            respond 404 json {"erro": "nada"}',
  '        item["nome"] := body["nome"]',
  '        respond json item',
  '    route DELETE "/itens/:id":',
  '        itens := [i cycle i in itens given str(i["id"]) isnt params["id"]]',
  '        respond 204',
].join('\n');

type Asked = readonly [method: string, path: string, body?: object];
/** `ID` is the id that the first POST answers. */
const REQUESTS: readonly Asked[] = [
  ['POST', '/itens', { nome: 'x' }],
  ['GET', '/itens/ID'],
  ['GET', '/itens'],
  ['PUT', '/itens/ID', { nome: 'y' }],
  ['GET', '/itens/ID'],
  ['DELETE', '/itens/ID'],
  ['GET', '/itens/ID'],
  ['PUT', '/itens/ID', { nome: 'z' }],
  ['GET', '/itens'],
];

const ASK = `
import contextlib, http.client, io, json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
source, requests = json.load(sys.stdin)
i, heard, id = Interpreter(), [], ''
with contextlib.redirect_stdout(io.StringIO()):
    i.run(parse(tokenize(source, 'app.df'), 'app.df'))
    port = ArcaneKiln._serve(i.global_env.get('s'), 0)
    for method, path, *body in requests:
        connection = http.client.HTTPConnection('127.0.0.1', port, timeout=20)
        text = json.dumps(body[0]) if body else None
        connection.request(method, path.replace('ID', id), text, {'Content-Type': 'application/json'})
        answer = connection.getresponse()
        data = answer.read()
        sent = json.loads(data) if data and answer.status != 204 else None
        id = id or str(sent['id'])
        heard.append([answer.status, sent])
print(json.dumps(heard))
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

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${mock?.baseUrl}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return [answer.status, text === '' ? null : JSON.parse(text)] as const;
}

whenHere('what is made, changed and taken away is so, as in the server itself', async () => {
  const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify([PROGRAM, REQUESTS]));
  mock = await startMock(serverOf(PROGRAM), { port: 0 });
  let id = '';
  const answers: unknown[] = [];
  for (const [method, path, body] of REQUESTS) {
    const answer = await ask(method, path.replace('ID', id), body);
    id ||= String(answer[1].id);
    answers.push(answer);
  }
  expect(answers).toEqual(heard);
});

const FIXED =
  'server s on 0:\n    route GET "/lojas/:loja/itens":\n        respond json {"itens": [{"id": 7, "nome": "sempre"}], "total": 1}\n    route POST "/lojas/:loja/itens":\n        respond 201 json {"id": 0, "nome": "n", "preco": 1.5}\n    route GET "/lojas/:loja/itens/:id":\n        respond json {"id": 7, "nome": "sempre"}\n    route DELETE "/lojas/:loja/itens/:id":\n        respond 204\n    route GET "/saude":\n        respond 503 text "x"';

const TELLING = `action sem(id):
    yield Kiln.json({"erro": $"item {id}", "id": id}, 404)
server s on 0:
    route POST "/itens":
        respond 201 json {"id": 1}
    route GET "/itens/:id":
        given params["id"] is "0":
            respond sem(params["id"])
        respond json {"id": params["id"]}
    route DELETE "/itens/:id":
        respond 204
    route GET "/lista":
        given "c" in query:
            respond text "a;b"
        given "h" in query:
            respond html "<ul></ul>"
        respond json [1]`;

describe('a resource whose bodies are written', () => {
  test('answers of what is gone have the form that the source says', async () => {
    mock = await startMock(serverOf(`adopt Kiln\n${TELLING}`), { port: 0 });
    expect((await ask('DELETE', '/itens/3'))[0]).toBe(204);
    expect(await ask('GET', '/itens/3')).toEqual([404, { erro: 'texto', id: 'texto' }]);
  });

  test('a client gets the media type that it accepts, and texts as they are written', async () => {
    mock = await startMock(serverOf(`adopt Kiln\n${TELLING}`), { port: 0 });
    const sent = async (Accept: string) => {
      const answer = await fetch(`${mock?.baseUrl}/lista`, { headers: { Accept } });
      return [answer.headers.get('content-type')?.split(';')[0], await answer.text()];
    };
    const html = ['text/html', '<ul></ul>'];
    const json = ['application/json', '[1]\n'];
    expect(await sent('*/*')).toEqual(json);
    expect(await sent('image/png')).toEqual(json);
    expect(await sent('application/json')).toEqual(json);
    expect(await sent('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(html);
    expect(await sent('application/json;q=0.2, text/html;q=0.9')).toEqual(html);
  });

  test('keeps their form, and each address has its own', async () => {
    mock = await startMock(serverOf(FIXED), { port: 0 });
    expect(await ask('POST', '/lojas/a/itens', { nome: 'novo', preco: 'caro', x: 1 })).toEqual([
      201,
      { id: 1, nome: 'novo', preco: 1.5 },
    ]);
    expect(await ask('GET', '/lojas/a/itens/1')).toEqual([200, { id: 1, nome: 'novo' }]);
    expect(await ask('GET', '/lojas/a/itens')).toEqual([
      200,
      {
        itens: [
          { id: 7, nome: 'sempre' },
          { id: 1, nome: 'novo' },
        ],
        total: 1,
      },
    ]);
    expect(await ask('DELETE', '/lojas/a/itens/7')).toEqual([204, null]);
    expect((await ask('GET', '/lojas/a/itens/7'))[0]).toBe(404);
    expect(await ask('GET', '/lojas/b/itens/7')).toEqual([200, { id: 7, nome: 'sempre' }]);
  });

  test('a request, or who starts the mock, chooses a status that is declared', async () => {
    const answers = new Map([['DELETE /lojas/:loja/itens/:id', 204]]);
    mock = await startMock(serverOf(PROGRAM), { port: 0, answers });
    const answer404 = [404, { erro: 'nada' }];
    expect(await ask('GET', '/itens/1?__code=404')).toEqual(answer404);
    expect(await ask('GET', '/itens/1', undefined, { Prefer: 'code=404' })).toEqual(answer404);
    expect((await ask('GET', '/itens/1'))[0]).toBe(200);
    expect((await ask('GET', '/itens/1?__code=418'))[0]).toBe(200);
    await mock.close();
    mock = await startMock(serverOf(PROGRAM), { port: 0, answers: new Map([['GET /itens/:id', 404]]) });
    expect(await ask('GET', '/itens/1')).toEqual(answer404);
    expect((await ask('GET', '/itens/1', undefined, { Prefer: 'code=200' }))[0]).toBe(200);
  });

  test('another server takes its place without a new address', async () => {
    mock = await startMock(serverOf(PROGRAM), { port: 0 });
    expect((await ask('GET', '/itens'))[0]).toBe(200);
    mock.replace(serverOf(FIXED));
    expect((await ask('GET', '/itens'))[0]).toBe(404);
    expect(mock.server.routes.map(({ path }) => path)).toContain('/saude');
  });
});
