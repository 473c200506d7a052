import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import { type MockServer, startMock } from '../../src/live/mock.js';
import { readServers } from '../../src/server/reader.js';
import type { Server } from '../../src/server/route.js';
import { hasLanguage, saidByLanguage } from './language.js';

/** The mock answers a request as the program does, where its handlers can be followed with what the request has. */
const PROGRAM = `adopt Kiln

action verificar(token):
    given token == "certo":
        yield {"nome": "ana"}
    yield void

action porteiro(req):
    given (req["headers"]["x-porta"] ?? "") == "fechada":
        yield Kiln.json({"erro": "fechado"}, 503)

action criar(req):
    problemas := Kiln.conferir(req["body"] ?? {}, {"nome": {"tipo": "texto", "obrigatorio": yes, "min": 2}})
    given len(problemas) > 0:
        yield Kiln.json({"erro": "invalido", "campos": problemas}, 422)
    yield Kiln.json({"nome": req["body"]["nome"]}, 201)

server s on 0:
    middleware porteiro
    middleware Kiln.auth(verificar)
    middleware Kiln.csrf("segredo")
    middleware Kiln.limite_de_corpo(60)
    middleware Kiln.guard(lambda req => req["path"] != "/proibido", 451, "nao")
    route GET "/proibido":
        respond json {"a": 1}
    route GET "/soma/:a/:b":
        monitor:
            respond json {"soma": int(params["a"]) + int(params["b"])}
        handle e:
            respond 400 json {"erro": "numeros"}
    route GET "/pagina":
        xs := ["a", "b", "c"]
        p := int(query["p"] ?? "1")
        given p < 1 or p > len(xs):
            respond 416 json {"erro": "pagina", "max": len(xs)}
        respond json {"item": xs[p - 1], "p": p}
    route PUT "/itens/:id":
        given body is void:
            respond 400 json {"erro": "vazio"}
        given not ("nome" in body):
            respond 422 json {"erro": "nome"}
        respond json {"id": params["id"], "nome": body["nome"].upper()}

action exige(req, campo):
    given typeof(req["body"]) isnt "Vault":
        yield Kiln.json({"erro": "corpo"}, 400)
    given campo not in req["body"]:
        yield Kiln.json({"erro": campo}, 422)
    yield void

action mudar(req):
    falta := exige(req, "nome")
    given falta isnt void:
        yield falta
    yield Kiln.json({"nome": req["body"]["nome"]}, 202)

action ler(req):
    guard req["params"]["n"].isdigit() otherwise:
        yield Kiln.json({"erro": "numero"}, 400)
    tema := req["cookies"]["tema"] ?? "claro"
    given Kiln.upload(req, "foto") is void:
        yield Kiln.json({"n": int(req["params"]["n"]), "tema": tema})
    yield Kiln.status(204)

action quebrou(req):
    yield Kiln.json({"erro": "quebrou"}, 500)

Kiln.post(s, "/criar", criar)
Kiln.patch(s, "/criar", mudar)
Kiln.get(s, "/ler/:n", ler)
Kiln.on_error(s, 500, quebrou)
`;
const AUTHORIZED = {
  Authorization: 'Bearer certo',
  'X-CSRF-Token': 'a.b',
  'Content-Type': 'application/json',
};
type Case = readonly [
  method: string,
  path: string,
  headers: Record<string, string>,
  body: unknown,
  answer: unknown,
];
const CASES: readonly Case[] = [
  ['GET', '/pagina', {}, undefined, [401, { erro: 'não autenticado' }]],
  ['GET', '/pagina', { Authorization: 'Bearer errado' }, undefined, [401, { erro: 'credencial inválida' }]],
  ['GET', '/pagina', { 'X-Porta': 'fechada' }, undefined, [503, { erro: 'fechado' }]],
  ['GET', '/proibido', AUTHORIZED, undefined, [451, { erro: 'nao' }]],
  [
    'PUT',
    '/itens/1',
    { Authorization: 'Bearer certo' },
    undefined,
    [
      403,
      {
        erro: 'token CSRF ausente ou inválido',
        dica: "mande-o no cabeçalho 'X-CSRF-Token' ou no campo '_csrf'",
      },
    ],
  ],
  ['GET', '/soma/1/2', AUTHORIZED, undefined, [200, { soma: 3 }]],
  ['GET', '/soma/1/x', AUTHORIZED, undefined, [400, { erro: 'numeros' }]],
  ['GET', '/pagina', AUTHORIZED, undefined, [200, { item: 'a', p: 1 }]],
  ['GET', '/pagina?p=3', AUTHORIZED, undefined, [200, { item: 'c', p: 3 }]],
  ['GET', '/pagina?p=9', AUTHORIZED, undefined, [416, { erro: 'pagina', max: 3 }]],
  ['GET', '/pagina?p=z', AUTHORIZED, undefined, [500, { erro: 'quebrou' }]],
  ['PUT', '/itens/1', AUTHORIZED, undefined, [400, { erro: 'vazio' }]],
  ['PUT', '/itens/1', AUTHORIZED, {}, [422, { erro: 'nome' }]],
  ['PUT', '/itens/7', AUTHORIZED, { nome: 'ana' }, [200, { id: '7', nome: 'ANA' }]],
  [
    'PUT',
    '/itens/7',
    AUTHORIZED,
    { x: 'a'.repeat(80) },
    [413, { erro: 'corpo grande demais', limite_bytes: 60 }],
  ],
  ['POST', '/criar', AUTHORIZED, {}, [422, { erro: 'invalido', campos: { nome: 'obrigatório' } }]],
  ['POST', '/criar', AUTHORIZED, { nome: 'a' }, [422, { erro: 'invalido', campos: { nome: 'mínimo 2' } }]],
  ['POST', '/criar', AUTHORIZED, { nome: 'ana' }, [201, { nome: 'ana' }]],
  ['PATCH', '/criar', AUTHORIZED, 5, [400, { erro: 'corpo' }]],
  ['PATCH', '/criar', AUTHORIZED, {}, [422, { erro: 'nome' }]],
  ['PATCH', '/criar', AUTHORIZED, { nome: 'ana' }, [202, { nome: 'ana' }]],
  ['GET', '/ler/x', AUTHORIZED, undefined, [400, { erro: 'numero' }]],
  ['GET', '/ler/12', AUTHORIZED, undefined, [200, { n: 12, tema: 'claro' }]],
  ['GET', '/ler/12', { ...AUTHORIZED, Cookie: 'x=1; tema=a%20b' }, undefined, [200, { n: 12, tema: 'a b' }]],
];

let mock: MockServer;
beforeAll(async () => {
  const [own] = readServers('app.df', () => PROGRAM).servers;
  mock = await startMock(own as Server, { port: 0 });
});
afterAll(() => mock.close());

test.each(CASES)('%s %s with %j and %j', async (method, path, headers, body, expected) => {
  const answer = await fetch(`${mock.baseUrl}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([answer.status, await answer.json()]).toEqual(expected);
  if (answer.status === 401 && headers.Authorization === undefined)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

/** The language's own answers, of its client without a socket; its token has to be one that it signed. */
const ASK = `
    for method, path, headers, body in requests:
        if 'X-CSRF-Token' in headers:
            headers = {**headers, 'X-CSRF-Token': ArcaneKiln._sign({}, 'segredo')}
        answer = ArcaneKiln._test(app, method, path, body, headers)
        said.append([answer['status'], answer['body']])
`;

(hasLanguage ? it : it.skip)('these are the answers of the language itself', () => {
  const requests = CASES.map(([method, path, headers, body = null]) => [method, path, headers, body]);
  const said = saidByLanguage(PROGRAM, requests, ASK);
  expect(said).toEqual(CASES.map(([, , , , answer]) => answer));
});
