import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { type MockServer, startMock } from '../../src/live/mock.js';
import { readServers } from '../../src/server/reader.js';
import type { Server } from '../../src/server/route.js';
import { hasLanguage, saidByLanguage } from './language.js';

/** What a program has as constants is in the answers of the mock: headers, parts of bodies, words of the framework. */
const PROGRAM = `adopt Kiln
itens := {}

action conferir(req):
    given Kiln.conferir(req["body"], {"n": {"tipo": "inteiro"}, "nome": {"obrigatorio": yes}}):
        yield Kiln.json({"erro": "ruim"}, 422)
    yield Kiln.json({"ok": yes}, 201)

action falha(x):
    given x is void:
        trigger "nada"
    yield {"x": x}

server s on 0:
    middleware Kiln.guard(lambda req => req["path"] != "/fechado/x", 451, "nao")
    route GET "/velho":
        redirect "/novo?a=" + (query["a"] ?? "1") status 301
    route GET "/total":
        respond Kiln.header(Kiln.json([1], 200, {"X-Lugar": "ação"}), "X-Total", 42)
    route GET "/biscoito":
        respond Kiln.cookie(Kiln.json([1]), "tema", "a ção/(1)")
    cycle p, q in [["volta", 1], ["outra", 2]]:
        route GET $"/{p}":
            respond json {"p": p, "q": q}
    cycle p in ["livre", "solta"]:
        f := lambda x => p + x
        route GET $"/{p}":
            respond json {"p": f("!")}
    route GET "/lança":
        respond json falha(query["a"] ?? void)
    route GET "/100%/a%20b/:id":
        respond json {"id": params["id"]}
    route GET "/numero":
        respond text 4.50
    route GET "/sim":
        respond Kiln.text(yes)
    route POST "/fotos":
        foto := Kiln.upload(req, "foto")
        given foto is void:
            respond 400 json {"erro": "falta", "campos": body}
        respond 201 json {"nome": foto["nome"], "bytes": foto["tamanho"], "titulo": body["titulo"]}
    route POST "/itens":
        id := str(len(itens) + 1)
        novo := {"id": id, "nome": body["nome"]}
        itens[id] := novo
        respond 201 json novo
    route GET "/itens":
        respond json {"itens": itens.values()}
    route GET "/itens/:id":
        given params["id"] not in itens:
            respond 404 json {"erro": "não há", "id": params["id"]}
        respond json itens[params["id"]]
    route DELETE "/itens/:id":
        remove(itens, params["id"])
        respond 204
Kiln.post(s, "/conferir", conferir)
Kiln.on_error(s, 404, lambda req => Kiln.json({"sumiu": req["path"]}, 404))
`;
const FORM = { 'Content-Type': 'multipart/form-data; boundary=B' };
const part = (head: string, text: string) =>
  `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const JSON_BODY = { 'Content-Type': 'application/json' };
type Case = readonly [method: string, path: string, headers: object, body: string | null, answer: unknown];
const CASES: readonly Case[] = [
  ['GET', '/velho', {}, null, [301, '', { location: '/novo?a=1' }]],
  ['GET', '/velho?a=z', {}, null, [301, '', { location: '/novo?a=z' }]],
  ['GET', '/total', {}, null, [200, [1], { 'x-lugar': 'ação', 'x-total': '42' }]],
  [
    'GET',
    '/biscoito',
    {},
    null,
    [200, [1], { 'set-cookie': 'tema=a%20%C3%A7%C3%A3o/%281%29; Path=/; SameSite=Lax; HttpOnly' }],
  ],
  // A round keeps its names where something in it may, else all of them share the last ones.
  ['GET', '/volta', {}, null, [200, { p: 'outra', q: 2 }, {}]],
  ['GET', '/livre', {}, null, [200, { p: 'livre!' }, {}]],
  ['GET', '/lan%C3%A7a', {}, null, [500, { erro: 'erro interno', status: 500 }, {}]],
  ['GET', '/lan%C3%A7a?a=1', {}, null, [200, { x: '1' }, {}]],
  ['GET', '/100%25/a%2520b/x%2520%2541', {}, null, [200, { id: 'x A' }, {}]],
  ['GET', '/100%25/a%20b/1', {}, null, [404, { sumiu: '/100%/a b/1' }, {}]],
  ['GET', '/numero', {}, null, [200, '4.5', {}]],
  ['GET', '/sim', {}, null, [200, 'True', {}]],
  ['GET', '/nada/x', {}, null, [404, { sumiu: '/nada/x' }, {}]],
  ['GET', '/fechado/x', {}, null, [451, { erro: 'nao' }, {}]],
  [
    'PUT',
    '/itens',
    {},
    null,
    [405, { erro: 'PUT não é aceito em /itens', status: 405 }, { allow: 'GET, POST' }],
  ],
  ['POST', '/conferir', JSON_BODY, '[]', [422, { erro: 'ruim' }, {}]],
  ['POST', '/conferir', JSON_BODY, '["n"]', [500, { erro: 'erro interno', status: 500 }, {}]],
  ['POST', '/conferir', JSON_BODY, 'null', [500, { erro: 'erro interno', status: 500 }, {}]],
  ['POST', '/conferir', {}, null, [500, { erro: 'erro interno', status: 500 }, {}]],
  [
    'POST',
    '/fotos',
    FORM,
    `${part('name="foto"; filename="a.txt"', 'olá')}${part('name="titulo"', 'T')}--B--\r\n`,
    [201, { nome: 'a.txt', bytes: 4, titulo: 'T' }, {}],
  ],
  [
    'POST',
    '/fotos',
    FORM,
    `${part('name="titulo"', 'T')}--B--\r\n`,
    [400, { erro: 'falta', campos: { titulo: 'T' } }, {}],
  ],
];

let mock: MockServer;
beforeAll(async () => {
  const [own] = readServers('app.df', () => PROGRAM).servers;
  mock = await startMock(own as Server, { port: 0 });
});
afterAll(() => mock.close());

/** What is told of an answer: headers that everything has are left out. */
async function asked(method: string, path: string, headers: object, body: string | null): Promise<unknown> {
  const answer = await fetch(mock.baseUrl + path, {
    method,
    headers: { ...headers },
    redirect: 'manual',
    ...(body !== null && { body }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return [answer.status, isJson ? JSON.parse(text) : text, own([...answer.headers])];
}

const own = (headers: readonly (readonly [string, string])[]) =>
  Object.fromEntries(headers.filter(([name]) => /^(location|allow|set-cookie|x-(lugar|total))$/.test(name)));

test.each(CASES)('%s %s with %j and %j', async (method, path, headers, body, expected) => {
  expect(await asked(method, path, headers, body)).toEqual(expected);
});

test('an item is found by the id that its making answers, and is in the list of an object that changes', async () => {
  const made = (await asked('POST', '/itens', JSON_BODY, '{"nome":"a"}')) as [number, { id: string }];
  expect(made[1]).toEqual({ id: '1', nome: 'a' });
  expect(await asked('GET', '/itens', {}, null)).toEqual([200, { itens: [{ id: '1', nome: 'a' }] }, {}]);
  await asked('DELETE', `/itens/${made[1].id}`, {}, null);
  expect(await asked('GET', '/itens/1', {}, null)).toEqual([
    404,
    { erro: 'não há', id: expect.any(String) },
    {},
  ]);
});

/** The language's own server on loopback. */
const ASK = `
    port = ArcaneKiln._serve(app, 0)
    for method, path, headers, body in requests:
        connection = http.client.HTTPConnection('127.0.0.1', port, timeout=20)
        connection.request(method, path, body=body.encode() if body else None, headers=headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        isJson = (answer.getheader('Content-Type') or '').startswith('application/json')
        known = {name.lower(): value for name, value in answer.getheaders()}
        own = {name: known[name] for name in ('location', 'allow', 'set-cookie', 'x-lugar', 'x-total') if name in known}
        said.append([answer.status, json.loads(text) if isJson and text else text, own])
`;

(hasLanguage ? it : it.skip)('these are the answers of the language itself', () => {
  const requests = CASES.map(([method, path, headers, body]) => [method, path, headers, body]);
  const said = saidByLanguage(PROGRAM, requests, ASK);
  expect(said).toEqual(CASES.map(([, , , , answer]) => answer));
});

// What a client sends is what the server finds: its patterns are held against paths that are decoded.
test('signs of a percentage in a pattern are encoded in addresses', () => {
  const [own] = readServers('app.df', () => PROGRAM).servers;
  const { paths } = openapiObject(documentOf(own as Server)) as { paths: object };
  expect(Object.keys(paths)).toContain('/100%25/a%2520b/{id}');
});
