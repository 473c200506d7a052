import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import { openapi } from '../../src/commands/describe.js';
import { matcher } from '../../src/live/matcher.js';
import { type MockServer, startMock } from '../../src/live/mock.js';
import { readServers } from '../../src/server/reader.js';
import type { Server } from '../../src/server/route.js';
import { route, SHOP, server } from '../exporters/routes.js';

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock(server(SHOP), { port: 0 });
});
afterAll(() => mock.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(mock.baseUrl + path, { method, headers });

describe('the mock answers', () => {
  test('every route with JSON for any origin', async () => {
    // What is checked of requests is asked below.
    for (const { method, path } of SHOP.filter(
      each => each.method !== 'WS' && each.validations.length === 0,
    )) {
      const answer = await ask(method === '*' ? 'PATCH' : method, path.replace(/[:*](\w+)/g, '$1'));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      if (method !== 'HEAD') await answer.json();
    }
  });

  test('a validated route with an example that satisfies its schema', async () => {
    const [validation] = SHOP[2]?.validations ?? [];
    const validate = new Ajv2020.default({ strict: false, validateFormats: false }).compile(
      validation?.schema ?? false,
    );
    const body = JSON.stringify({ nome: 'Livro', preco: 1, codigo: 'AB-1234' });
    const answer = await fetch(`${mock.baseUrl}/itens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
    expect(validate(await answer.json())).toBe(true);
  });

  test('404, 405 with Allow, a preflight', async () => {
    const missing = await ask('GET', '/nada');
    expect([missing.status, await missing.json()]).toEqual([
      404,
      { erro: 'rota não encontrada', caminho: '/nada' },
    ]);
    const method = await ask('DELETE', '/itens');
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const preflight = await ask('OPTIONS', '/itens', { 'Access-Control-Request-Method': 'POST' });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
  });

  test('a WebSocket with a refusal, not with silence', async () => {
    const plain = await ask('GET', '/eventos/1');
    expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket']);
    const { port } = new URL(mock.baseUrl);
    const text = await new Promise<string>(resolve => {
      let got = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          'GET /eventos/1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        ),
      );
      socket.on('data', chunk => {
        got += chunk;
      });
      socket.on('close', () => resolve(got));
    });
    expect(text).toMatch(/^HTTP\/1\.1 501 /);
  });

  test('its document, once it is made', async () => {
    expect((await ask('GET', '/openapi.json')).status).toBe(404);
    const text = openapi(mock, { base: mock.baseUrl });
    expect(await (await ask('GET', '/openapi.json')).text()).toBe(text);
  });

  test('its document, though a route answers any path', async () => {
    const all = await startMock(server([route('*', '/*tudo')]), { port: 0 });
    try {
      const address = `${all.baseUrl}/openapi.json`;
      expect(await (await fetch(address)).json()).toEqual({ tudo: 'openapi.json' });
      const text = openapi(all);
      expect(await (await fetch(address)).text()).toBe(text);
      expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe(
        String(Buffer.byteLength(text)),
      );
    } finally {
      await all.close();
    }
  });

  test('a port in use is reported', async () => {
    const port = Number(new URL(mock.baseUrl).port);
    await expect(startMock(server([]), { port })).rejects.toThrow(`Port ${port} is in use.`);
  });
});

describe('a pattern', () => {
  test.each([
    ['/a-:id.json', '/a-7.json', { id: '7' }],
    ['/:a-:b', '/x-y', { a: 'x', b: 'y' }],
    ['/itens', '/itens/', {}],
    ['/r/*resto', '/r/', { resto: '' }],
    ['/r/*resto', '/r/a/b', { resto: 'a/b' }],
    ['/:érico', '/:érico', {}],
    ['/:códigos', '/x', { códigos: 'x' }],
    ['/<id>', '/<id>', {}],
    ['*tudo', '/a/b', { tudo: '/a/b' }],
    ['/a.c', '/abc', null],
    ['/:id', '/', null],
    ['/:id', '/a/b', null],
  ])('%s on %s', (pattern, path, params) => {
    const match = matcher([route('GET', pattern)])('GET', path);
    expect(match.kind === 'route' ? Object.fromEntries(match.params) : null).toEqual(params);
  });

  test('of two that match the first answers', () => {
    const match = matcher([route('GET', '/a/:x'), route('GET', '/a/b')])('GET', '/a/b');
    expect(match.kind === 'route' && match.route.path).toBe('/a/:x');
  });
});

describe('the mock is the contract', () => {
  const PROGRAM = [
    'adopt Kiln',
    'action conhecido(senha):',
    '    yield senha',
    'server s on 8080:',
    '    middleware Kiln.auth(conhecido)',
    '    middleware Kiln.rate_limit(5, 60)',
    '    middleware Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes, "min": 2}, "n": {"tipo": "inteiro", "max": 3}, "e": "email"})',
    '    route POST "/itens":',
    '        given (query["x"] ?? "") is "1":',
    '            respond 409 json {"erro": "ja existe"}',
    '        respond 201 json {"id": 7}',
    '    route PUT "/pagina":',
    '        respond html "<p>"',
    '    route DELETE "/itens":',
    '        respond 204',
  ].join('\n');
  const post = async (base: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${base}/itens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x', ...headers },
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()];
  };

  test('declared statuses and bodies, refusals as the framework makes them, and what a request prefers', async () => {
    const [own] = readServers('app.df', () => PROGRAM).servers;
    const contract = await startMock(own as Server, { port: 0 });
    const base = contract.baseUrl;
    try {
      expect(await post(base, { nome: 'abc' })).toEqual([201, { id: 7 }]);
      expect(await post(base, {})).toEqual([
        422,
        { erro: 'dados inválidos', campos: { nome: 'obrigatório' } },
      ]);
      expect(await post(base, { nome: 'a', n: 4, e: 'x' })).toEqual([
        422,
        { erro: 'dados inválidos', campos: { nome: 'mínimo 2', n: 'máximo 3', e: 'esperava email' } },
      ]);
      expect(await post(base, { nome: 5, n: null, e: '' })).toEqual([
        422,
        { erro: 'dados inválidos', campos: { nome: 'esperava texto' } },
      ]);
      const asked = { Prefer: 'code=429' };
      expect(await post(base, { nome: 'abc' }, asked)).toEqual([
        429,
        { erro: 'pedidos demais', tente_em: 1 },
      ]);
      expect(await post(base, [1])).toEqual([422, { erro: "esperava um vault em 'body'" }]);
      expect(await post(base, { nome: 'abc' }, { Prefer: 'code=409' })).toEqual([409, { erro: 'ja existe' }]);
      expect(await post(base, { nome: 'abc' }, { Prefer: 'code=404' })).toEqual([201, { id: 7 }]);
      expect(await post(base, { nome: 'abc' }, { Authorization: '' })).toEqual([
        401,
        { erro: 'não autenticado' },
      ]);
      const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ nome: 'abc' });
      const page = await fetch(`${base}/pagina`, { method: 'PUT', headers, body });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const gone = await fetch(`${base}/itens`, { method: 'DELETE', headers, body });
      expect([gone.status, await gone.text()]).toEqual([204, '']);
    } finally {
      await contract.close();
    }
  });
});
