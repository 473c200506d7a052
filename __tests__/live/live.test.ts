import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import fastify from 'fastify';
import { openapi, resumo, rotas } from '../../src/commands/describe.js';
import { liveExpress } from '../../src/live/express.js';
import { liveFastify } from '../../src/live/fastify.js';
import { liveNode } from '../../src/live/node.js';
import { openapiErrors } from '../exporters/judges.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('a server of node:http', () => {
  test('publishes its document and goes on answering the rest', async () => {
    const node = createServer((_, response) => response.end('own'));
    await new Promise<void>(resolve => node.listen(0, '127.0.0.1', resolve));
    closing.push(() => node.close());
    const { port } = node.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    const live = liveNode(node, [{ method: 'get', path: '/itens/:id' }]);
    expect(await (await fetch(`${address}/openapi.json`)).text()).toBe('own');

    const text = openapi(live);
    expect(await openapiErrors(text)).toEqual([]);
    const answer = await fetch(`${address}/openapi.json?x=1`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toBe(text);
    expect(JSON.parse(text).servers).toEqual([{ url: address }]);
    expect(await (await fetch(`${address}/itens/1`)).text()).toBe('own');
    openapi(live, { titulo: 'Outra' });
    expect((await (await fetch(`${address}/openapi.json`)).json()).info.title).toBe('Outra');
  });
});

describe('Express', () => {
  test('routes, routers and what cannot be known', async () => {
    const app = express();
    app.get('/itens', (_, response) => void response.json([]));
    app
      .route('/itens/:id')
      .put((_, response) => void response.end())
      .delete((_, response) => void response.end());
    app.all('/eco/*resto', (_, response) => void response.end());
    app.get('/a{/:opcional}', (_, response) => void response.end());
    const [known, unknown] = [express.Router(), express.Router()];
    known.get('/saldo', (_, response) => void response.end());
    unknown.post('/x', (_, response) => void response.end());
    app.use('/conta', known);
    app.use('/mistério', unknown);
    app.use((_, response) => void response.status(404).end('nada'));
    const live = liveExpress(app, { mounted: new Map([[known, '/conta']]) });
    expect(rotas(live).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /itens',
      'PUT /itens/:id',
      'DELETE /itens/:id',
      '* /eco/*resto',
      'GET /a{/:opcional}',
      'GET /conta/saldo',
      'POST …/x',
    ]);
    expect(
      live.server.routes.filter(({ certainty }) => certainty === 'unresolved').map(({ path }) => path),
    ).toEqual(['/a{/:opcional}', '…/x']);
    const text = openapi(live);
    expect(await openapiErrors(text)).toEqual([]);
    const http = app.listen(0);
    closing.push(() => http.close());
    const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    expect(await (await fetch(`${address}/openapi.json`)).text()).toBe(text);
    expect(await (await fetch(`${address}/itens`)).json()).toEqual([]);
    // What is published is no route of the application.
    expect(rotas(live)).toHaveLength(7);
  });
});

test('Express: names that are none of our patterns', async () => {
  const app = express();
  for (const path of ['/x/:érico', '/y/:a$b', '/custo$/:código', '/z/*érico'])
    app.get(path, (request, response) => void response.json(request.params));
  const live = liveExpress(app);
  const http = app.listen(0);
  closing.push(() => http.close());
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const ask = async (path: string) => (await fetch(address + path)).json();
  expect(await ask('/x/1')).toEqual({ érico: '1' });
  expect(await ask('/y/1')).toEqual({ a$b: '1' });
  expect(await ask('/custo$/1')).toEqual({ código: '1' });
  expect(live.server.routes.map(({ path, certainty }) => `${certainty} ${path}`)).toEqual([
    'unresolved /x/:érico',
    'unresolved /y/:a$b',
    'sure /custo$/:código',
    'unresolved /z/*érico',
  ]);
});

test('a list knows ANY, as the language writes it', () => {
  const routes = [{ method: 'any', path: '/x' }];
  expect(rotas(routes)).toEqual([{ method: '*', path: '/x', params: [] }]);
  expect(resumo(routes)).toEqual({ rotas: 1, metodos: { '*': 1 }, com_parametro: 0 });
  expect(Object.keys(JSON.parse(openapi(routes)).paths['/x'])).toEqual([
    'get',
    'put',
    'post',
    'delete',
    'options',
    'head',
    'patch',
  ]);
});

describe('Fastify', () => {
  test('routes in plugins, and the document', async () => {
    const app = fastify();
    closing.push(() => app.close());
    const live = liveFastify(app);
    app.get('/itens/:id', async () => ({}));
    app.register(
      async inner => {
        inner.post('/saldo', async () => ({}));
        inner.get('/arquivos/*', async () => ({}));
        inner.get('/n/:n(^\\d+$)', async () => ({}));
      },
      { prefix: '/conta' },
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    expect((await fetch(`${address}/openapi.json`)).status).toBe(404);
    const text = openapi(live);
    expect(await (await fetch(`${address}/openapi.json`)).text()).toBe(text);
    expect(await openapiErrors(text)).toEqual([]);
    const counts = resumo(live);
    expect(counts).toEqual({ rotas: 7, metodos: { GET: 3, HEAD: 3, POST: 1 }, com_parametro: 6 });
    expect(Object.keys(JSON.parse(text).paths)).toEqual([
      '/itens/{id}',
      '/conta/saldo',
      '/conta/arquivos/{resto}',
    ]);
  });

  test('routes that were registered before are not left out in silence', async () => {
    const app = fastify();
    closing.push(() => app.close());
    app.get('/itens', async () => []);
    expect(() => liveFastify(app)).toThrow('has routes already');
  });

  test('what Fastify reads otherwise than our patterns is not described wrongly', async () => {
    const app = fastify({ exposeHeadRoutes: false });
    closing.push(() => app.close());
    const live = liveFastify(app);
    for (const path of ['/a::b', '/x/:a:b', '/y/:érico', '/:id~z', '/v/:a-:b.json/:código'])
      app.get(path, async (request: { params: unknown }) => request.params);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (path: string) => (await fetch(address + path)).json();
    expect(await ask('/a:b')).toEqual({});
    expect(await ask('/x/1')).toEqual({ 'a:b': '1' });
    expect(await ask('/y/1')).toEqual({ érico: '1' });
    expect(await ask('/1')).toEqual({ 'id~z': '1' });
    expect(await ask('/v/1-2.json/3')).toEqual({ a: '1', b: '2', código: '3' });
    expect(live.server.routes.map(({ path, certainty }) => `${certainty} ${path}`)).toEqual([
      'unresolved /a::b',
      'unresolved /x/:a:b',
      'unresolved /y/:érico',
      'unresolved /:id~z',
      'sure /v/:a-:b.json/:código',
    ]);
  });
});
