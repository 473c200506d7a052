import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentOf } from '../../src/exporters/document.js';
import { exporter as curl } from '../../src/exporters/formats/curl.js';
import { exporter as insomnia } from '../../src/exporters/formats/insomnia.js';
import { exporter as postman } from '../../src/exporters/formats/postman.js';
import type { Server } from '../../src/server/route.js';
import { readRoutes } from '../../src/server/sources/sources.js';
import { withMock } from './mock-server.js';
import { anyServer, route, SHOP, server } from './routes.js';

const require = createRequire(import.meta.url);
const newman = require('newman') as {
  run: (options: object, done: (error: Error | null, summary: Summary) => void) => void;
};
const { convert } = require('insomnia-importers') as {
  convert: (text: string) => Promise<{ type: { id: string }; data: { resources: Resource[] } }>;
};

interface Summary {
  readonly run: {
    readonly stats: Record<string, { total: number; failed: number }>;
    readonly failures: unknown[];
    readonly executions: { response?: { code: number }; item: { name: string } }[];
  };
}
interface Resource {
  readonly _type: string;
  readonly method?: string;
  readonly _id?: string;
  readonly url?: string;
}

const shop = server(SHOP);
const HTTP_ROUTES = SHOP.filter(({ method }) => method !== 'WS');
/** As a client sends it: a route for any method is asked with GET. */
const METHODS = HTTP_ROUTES.map(({ method }) => (method === '*' ? 'GET' : method)).sort();

describe('Postman', () => {
  test('newman runs the collection against the mock: every request is answered 2xx', async () => {
    await withMock(shop, async mock => {
      const collection = JSON.parse(postman.export(documentOf(shop, { base: mock.baseUrl })));
      const summary = await new Promise<Summary>((resolve, reject) =>
        newman.run({ collection }, (error, result) => (error ? reject(error) : resolve(result))),
      );
      expect(summary.run.failures).toEqual([]);
      expect(summary.run.stats.requests).toMatchObject({ total: HTTP_ROUTES.length, failed: 0 });
      expect(
        summary.run.executions.filter(({ response }) => response?.code !== 200).map(({ item }) => item.name),
      ).toEqual([]);
    });
  });

  test('insomnia-importers takes it for Postman 2.1 and finds the same requests', async () => {
    const { type, data } = await convert(postman.export(documentOf(shop)));
    expect(type.id).toBe('postman');
    expect(methodsOf(data.resources)).toEqual(METHODS);
  });
});

describe('Insomnia', () => {
  test('insomnia-importers takes it for Insomnia 4 and finds the same requests', async () => {
    const { type, data } = await convert(insomnia.export(documentOf(shop)));
    expect(type.id).toBe('insomnia-4');
    expect(methodsOf(data.resources)).toEqual(METHODS);
    expect(data.resources.filter(({ _type }) => _type === 'websocket_request')).toHaveLength(1);
  });

  test('a second import updates: ids depend on method and path only', () => {
    const ids = (each: Server) =>
      new Map(
        resourcesOf(insomnia.export(documentOf(each))).map(({ _id, method, url }) => [
          `${method} ${url}`,
          _id,
        ]),
      );
    const first = ids(shop);
    const again = ids(server([...SHOP].reverse(), { port: 9000 }));
    expect(again).toEqual(first);
  });
});

test.each('base base_ws true false none null not _ __proto__'.split(' '))(
  'the parameter %s is a variable that no template takes for something else',
  name => {
    const document = documentOf(server([route('GET', `/:${name}`)]));
    const [, environment, , request] = JSON.parse(insomnia.export(document)).resources;
    expect(request.url).toBe(`{{ base }}/{{ ${name}_ }}`);
    expect(environment.data).toEqual({ base: 'http://127.0.0.1:8080', [`${name}_`]: '1' });
    const [folder] = JSON.parse(postman.export(document)).item;
    expect(folder.item[0].request.url.raw).toBe(`{{base}}/{{${name}_}}`);
  },
);

describe('curl', () => {
  test('every command, with its parameters filled in, is answered 2xx', async () => {
    await withMock(shop, async mock => {
      const text = curl.export(documentOf(shop, { base: mock.baseUrl }));
      const commands = text.split('\n\n').filter(block => block.includes('curl'));
      expect(commands.filter(block => /^curl/m.test(block))).toHaveLength(HTTP_ROUTES.length);
      for (const block of commands.filter(each => /^curl/m.test(each))) {
        const filled = block
          .replace(/<(\w+)>/g, 'um-$1')
          .replace(/^curl/m, "curl -sS -o /dev/null -w '%{http_code}'");
        expect([block, await shell(filled)]).toEqual([block, '200']);
      }
    });
  });

  test('a shell takes any routes apart as they were meant', () => {
    fc.assert(
      fc.property(anyServer, each => {
        const document = documentOf(each);
        const text = curl.export(document);
        // `curl` prints its arguments; a comment or an address that breaks out would run as something else.
        const script = `curl() { printf '%s\\0' "$@"; printf '\\001'; }\n${text}`;
        const { status, stdout, stderr } = spawnSync('/bin/sh', ['-s'], {
          input: script,
          encoding: 'utf8',
          env: { PATH: '' },
        });
        expect([status, stderr]).toEqual([0, '']);
        const calls = stdout.split('\u0001').slice(0, -1);
        expect(calls).toHaveLength(document.routes.filter(({ route }) => route.method !== 'WS').length);
        for (const call of calls)
          expect(call.split('\0').filter(word => word.startsWith(document.base))).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });
});

/** Texts that some client takes for something else. */
const ODD = { 'X-Vazio': '', 'X-Branco': '  ', 'X-Modelo': "{{ base }} {% now %} {#c#} '" };

test('texts with signs of templates, and of blanks alone, are sent as they are', async () => {
  const content = { 'text/plain': { schema: { type: 'string' }, example: '{{ base }}\n{%x%}' } };
  const openapi = (base: string) => ({
    ...{ openapi: '3.1.0', info: { title: 'T', version: '1' }, servers: [{ url: base }] },
    paths: {
      '/a/{id}': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '{{ base }}' },
            ...Object.entries(ODD).map(([name, example]) => ({
              ...{ name, in: 'header', required: true, schema: { type: 'string' }, example },
            })),
          ],
          requestBody: { required: true, content },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  });
  const heard: unknown[] = [];
  const web = createServer(async (request, response) => {
    const parts: string[] = [];
    for await (const part of request.setEncoding('utf8')) parts.push(part);
    heard.push({ headers: request.headers, body: parts.join('') });
    response.end();
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const [described] = readRoutes('o.json', () => JSON.stringify(openapi(base))).servers;
  if (!described) throw new Error('no server');
  const document = documentOf(described);
  await shell(curl.export(document).replaceAll('<id>', '1'));
  web.close();
  expect(heard).toEqual([
    {
      headers: expect.objectContaining({ 'x-vazio': '', 'x-branco': '', 'x-modelo': ODD['X-Modelo'] }),
      body: content['text/plain'].example,
    },
  ]);
  const rendered = (text: string) =>
    text
      .split("{{ '{' }}")
      .map(each => {
        expect(each).not.toMatch(/\{[{%#]/);
        return each;
      })
      .join('{');
  const [, environment, , request] = JSON.parse(insomnia.export(document)).resources;
  expect(rendered(environment.data.id)).toBe('{{ base }}');
  expect(rendered(request.body.text)).toBe(content['text/plain'].example);
  const headers = Object.fromEntries(
    (request.headers as { name: string; value: string }[]).map(({ name, value }) => [name, rendered(value)]),
  );
  expect(headers).toMatchObject(ODD);
});

function methodsOf(resources: readonly Resource[]): (string | undefined)[] {
  return resources
    .filter(({ _type }) => _type === 'request')
    .map(({ method }) => method)
    .sort();
}

function resourcesOf(text: string): Resource[] {
  return (JSON.parse(text) as { resources: Resource[] }).resources.filter(({ _type }) => _type === 'request');
}

/** The mock is in this process, so that nothing may wait for the shell. */
function shell(command: string): Promise<string> {
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  child.stderr.on('data', chunk => {
    output += chunk;
  });
  return new Promise(resolve => child.once('close', () => resolve(output)));
}
