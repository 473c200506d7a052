import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documentOf } from '../../src/exporters/document.js';
import { exporter as curl } from '../../src/exporters/formats/curl.js';
import { exporter as insomnia } from '../../src/exporters/formats/insomnia.js';
import { exporter as postman } from '../../src/exporters/formats/postman.js';
import { type MockServer, startMock } from '../../src/live/mock.js';
import { verifyServer } from '../../src/live/verify-server.js';
import type { Server } from '../../src/server/route.js';
import { readRoutes } from '../../src/server/sources/sources.js';
import { exampleText } from '../server/openapi-examples.js';

const require = createRequire(import.meta.url);
const newman = require('newman') as {
  run: (options: object, done: (error: Error | null, summary: Summary) => void) => void;
};
const { convert } = require('insomnia-importers') as {
  convert: (text: string) => Promise<{ type: { id: string }; data: { resources: { _type: string }[] } }>;
};

interface Summary {
  readonly run: {
    readonly failures: unknown[];
    readonly executions: { response?: { code: number }; item: { name: string } }[];
  };
}

function serverIn(text: string, file = 'openapi.yaml'): Server {
  const [server] = readRoutes(file, path => (path === file ? text : undefined)).servers;
  if (!server) throw new Error('no server');
  return server;
}

async function withMock(server: Server, use: (mock: MockServer) => Promise<void>): Promise<void> {
  const mock = await startMock(server, { port: 0 });
  try {
    await use(mock);
  } finally {
    await mock.close();
  }
}

/** Documents of others whose operations all have an answer that is a success, and bodies that their schemas take. */
const PUBLISHED = [
  '3.0/json/parameters-style.json',
  '3.0/json/parameters-common.json',
  '3.0/json/petstore-expanded.json',
  '3.0/json/form-data.json',
  '3.0/json/file-uploads.json',
  '3.0/json/request-examples.json',
  '3.0/json/uspto.json',
  '3.1/json/train-travel.json',
  '3.1/json/schema-encoding-style.json',
];

describe.each(PUBLISHED)('%s', name => {
  const server = serverIn(exampleText(name), name);

  test('newman runs its collection against its mock, and nothing is refused', async () => {
    await withMock(server, async mock => {
      const document = documentOf(server, { base: mock.baseUrl });
      const summary = await new Promise<Summary>((resolve, reject) =>
        newman.run({ collection: JSON.parse(postman.export(document)) }, (error, result) =>
          error ? reject(error) : resolve(result),
        ),
      );
      expect(summary.run.failures).toEqual([]);
      const { executions } = summary.run;
      expect(executions).toHaveLength(server.routes.length);
      const refused = executions.filter(({ response }) => (response?.code ?? 500) >= 400);
      expect(refused.map(({ item }) => item.name)).toEqual([]);
    });
  });

  test('what its mock answers is as described', async () => {
    await withMock(server, async mock => {
      const document = documentOf(server, { base: mock.baseUrl });
      const headers = { Authorization: 'Bearer x' };
      const { tried, findings } = await verifyServer(document, {
        base: mock.baseUrl,
        allowWrites: true,
        headers,
      });
      expect(tried).toBe(server.routes.length);
      expect(findings.map(({ message }) => message)).toEqual([]);
    });
  });

  test('insomnia-importers finds the same requests in both collections', async () => {
    const document = documentOf(server);
    for (const text of [postman.export(document), insomnia.export(document)]) {
      const { data } = await convert(text);
      expect(data.resources.filter(({ _type }) => _type === 'request')).toHaveLength(server.routes.length);
    }
  });
});

test('newman sends the fields of a form as they are, also those that look like variables', async () => {
  const form = (value: string) => ({
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', required: ['a b'], properties: { 'a b': { const: value } } },
        },
      },
    },
    responses: { 204: { description: 'ok' } },
  });
  const values = ['{{base}}', 'x', '&{{base}}=%20+', '{"a": 1}'];
  const paths = Object.fromEntries(values.map((value, i) => [`/f${i}`, { post: form(value) }]));
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'F', version: '1' }, paths });
  const server = serverIn(text, 'openapi.json');
  await withMock(server, async mock => {
    const collection = JSON.parse(postman.export(documentOf(server, { base: mock.baseUrl })));
    const { run } = await new Promise<Summary>((resolve, reject) =>
      newman.run({ collection }, (error, result) => (error ? reject(error) : resolve(result))),
    );
    expect(run.executions.map(({ response }) => response?.code)).toEqual(values.map(() => 204));
  });
});

const SHOP = `openapi: 3.1.0
info: { title: Shop, version: 2.1.0, description: Sells items. }
servers: [{ url: "https://{region}.shop.example/v2", variables: { region: { default: eu } } }]
security: [{ token: [] }]
paths:
  /items:
    get:
      operationId: listItems
      tags: [Items]
      parameters:
        - { name: limit, in: query, required: true, schema: { type: integer, minimum: 1, maximum: 50 }, example: 20 }
        - { name: tags, in: query, required: true, explode: false, schema: { type: array, items: { type: string } } }
      responses: { "200": { description: ok, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Item" } } } } } }
    post:
      summary: Add an item.
      tags: [Items]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
      responses:
        "201": { description: made, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
        "400": { description: wrong, content: { application/json: { schema: { type: object, required: [error], properties: { error: { type: string } } } } } }
  /items/{item-id}:
    parameters: [{ name: item-id, in: path, required: true, schema: { type: integer, minimum: 5 } }]
    get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }, "404": { description: none } } }
    delete: { responses: { "204": { description: gone } } }
    patch:
      requestBody: { content: { application/merge-patch+json: { schema: { type: object } } } }
      responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } } }
  /items/featured:
    get: { summary: The featured one, security: [], responses: { "200": { description: ok, content: { text/plain: { example: chosen } } } } }
  /items:search:
    post:
      security: []
      requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, required: [q], properties: { q: { type: string }, n: { type: integer } } } } } }
      responses: { "200": { description: ok } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Item:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, examples: [Lamp] }
        parts: { type: array, items: { $ref: "#/components/schemas/Item" } }
`;

describe('a mock of a document', () => {
  const shop = serverIn(SHOP);
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startMock(shop, { port: 0 });
  });
  afterAll(() => mock.close());
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(mock.baseUrl + path, {
      method,
      headers: {
        Authorization: 'Bearer x',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  test.each<[string, string, unknown, Record<string, string>, number]>([
    ['GET', '/items?limit=20&tags=a,b', undefined, {}, 200],
    ['GET', '/items?limit=20', undefined, {}, 422],
    ['GET', '/items?limit=90&tags=a', undefined, {}, 422],
    ['GET', '/items?limit=x&tags=a', undefined, {}, 422],
    ['GET', '/items?limit=2&tags=a', undefined, { Authorization: 'Basic eA==' }, 401],
    ['GET', '/items/7', undefined, {}, 200],
    ['GET', '/items/4', undefined, {}, 422],
    ['GET', '/items/seven', undefined, {}, 422],
    ['GET', '/items/featured', undefined, { Authorization: '' }, 200],
    ['POST', '/items', { name: 'Lamp' }, {}, 201],
    ['POST', '/items', { nome: 'Lamp' }, {}, 400],
    ['POST', '/items', { name: 'Lamp', parts: [{ name: 3 }] }, {}, 400],
    ['POST', '/items', '{"name":', {}, 400],
    ['POST', '/items', undefined, {}, 400],
    ['POST', '/items', 'a=1', { 'Content-Type': 'text/plain' }, 400],
    ['POST', '/items:search', 'q=lamp&n=2', { 'Content-Type': 'application/x-www-form-urlencoded' }, 200],
    ['POST', '/items:search', 'n=2', { 'Content-Type': 'application/x-www-form-urlencoded' }, 422],
    ['POST', '/items:search', 'q=a&n=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 422],
    ['GET', '/items/7', undefined, { Prefer: 'code=404' }, 404],
    ['PUT', '/items/7', undefined, {}, 405],
  ])('%s %s %j %j is %d', async (method, path, body, headers, status) => {
    expect((await ask(method, path, body, headers)).status).toBe(status);
  });

  test('a body of a type that is JSON by its suffix changes what is there', async () => {
    await ask('POST', '/items', { id: 70, name: 'Lamp' });
    const type = { 'Content-Type': 'application/merge-patch+json' };
    const changed = await ask('PATCH', '/items/70', { name: 'Desk lamp' }, type);
    expect(await changed.json()).toMatchObject({ name: 'Desk lamp' });
    await ask('DELETE', '/items/70');
  });

  test('a refusal that is described has its body, another one is a problem that says where', async () => {
    const refused = await ask('POST', '/items', {});
    expect(Object.keys((await refused.json()) as object)).toEqual(['error']);
    const problem = await ask('GET', '/items/4');
    expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await problem.json()).toMatchObject({ status: 422, errors: [{ in: 'path', at: '/item-id' }] });
  });

  test('answers have the type and the example of the description, and are taken by its schemas', async () => {
    expect(await (await ask('GET', '/items/featured')).text()).toBe('chosen');
    const item = await (await ask('GET', '/items/9')).json();
    const { components } = shop.own?.document ?? {};
    const validate = new Ajv2020({ strict: false }).compile({
      $ref: '#/components/schemas/Item',
      components,
    });
    expect([item, validate(item)]).toEqual([
      { id: 9, name: 'Lamp', parts: [{ id: 1, name: 'Lamp', parts: [] }] },
      true,
    ]);
  });
});

test('an example is chosen by its name, for one request, where it has the form of the answer', async () => {
  const examples = (all: object) => ({
    description: 'x',
    content: { 'application/json': { schema: { type: 'array', items: { type: 'integer' } }, examples: all } },
  });
  const server = serverIn(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'x', version: '1' },
      paths: {
        '/n': {
          get: {
            responses: {
              200: examples({ few: { value: [1] }, none: { value: [] }, wrong: { value: 'text' } }),
              404: examples({ lost: { value: [404] }, none: { value: [0] } }),
            },
          },
        },
      },
    }),
    'openapi.json',
  );
  await withMock(server, async ({ baseUrl }) => {
    const ask = async (path: string, prefer?: string) => {
      const answer = await fetch(
        `${baseUrl}${path}`,
        prefer === undefined ? {} : { headers: { Prefer: prefer } },
      );
      return [answer.status, await answer.json(), answer.headers.get('preference-applied')];
    };
    expect(await ask('/n')).toEqual([200, [1], null]);
    expect(await ask('/n', 'example=none')).toEqual([200, [], 'example=none']);
    expect(await ask('/n', 'example="none", code=404')).toEqual([404, [0], 'code=404, example=none']);
    expect(await ask('/n', 'example=lost')).toEqual([404, [404], 'example=lost']);
    expect(await ask('/n?__example=none')).toEqual([200, [], 'example=none']);
    expect(await ask('/n', 'example=other')).toEqual([200, [1], null]);
    // What its own schema does not take is never sent.
    expect((await ask('/n', 'example=wrong'))[1]).toEqual([expect.any(Number)]);
  });
});

describe('what a mock of a document takes and answers besides', () => {
  const PETS = `openapi: 3.1.0
info: { title: Pets, version: "1" }
servers: [{ url: "https://pets.example/v2/" }]
paths:
  /pets:
    post:
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photo]
              properties:
                photo: { type: string, format: binary }
                n: { type: integer }
                more: { type: array, items: { type: object, properties: { a: { type: integer } } } }
      responses: { "201": { description: made } }
  /items:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
      responses:
        "201": { description: made, headers: { Location: { schema: { type: string } } }, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
        default: { description: other, content: { application/json: { schema: { type: object, properties: { error: { type: string } } } } } }
  /items/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }, 4XX: { description: none } } }
    delete: { responses: { "204": { description: gone } } }
  /numbers:
    post:
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { "201": { description: made, content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } } } }
    get: { responses: { "200": { description: ok, content: { application/json: { schema: { type: array, items: { type: integer } }, example: [7] } } } } }
  /numbers/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { responses: { "200": { description: ok, content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string } } } } } } } }
  /plain:
    get: { responses: { "200": { description: ok, content: { text/plain: {}, image/*: {} } } } }
components:
  schemas:
    Item:
      type: object
      required: [name]
      properties:
        id: { type: integer }
        name: { type: string }
        kind: { type: [string, "null"], enum: [a, b, null] }
        size: { type: number }
        parent: { $ref: "#/components/schemas/Item" }
`;
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startMock(serverIn(PETS), { port: 0 });
  });
  afterAll(() => mock.close());
  const ask = async (method: string, path: string, body?: FormData | string | Uint8Array, headers = {}) => {
    const answer = await fetch(mock.baseUrl + path, {
      method,
      headers: {
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body as string }),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text !== '' ? JSON.parse(text) : null,
    };
  };

  test('the fields and files of a form', async () => {
    const form = (...fields: [string, string | Blob][]) => {
      const made = new FormData();
      for (const [name, value] of fields) made.append(name, value as string);
      return made;
    };
    const photo: [string, Blob] = ['photo', new Blob(['{"x": 1}'])];
    const sent = async (...fields: [string, string | Blob][]) =>
      (await ask('POST', '/pets', form(...fields))).status;
    expect([
      await sent(photo, ['n', '1']),
      await sent(photo, ['n', 'a']),
      await sent(['n', '1']),
      await sent(photo, ['more', '{"a": 1}'], ['more', '{"a": 2}']),
      await sent(photo, ['more', '{"a": 1}']),
      await sent(photo, ['more', '{"a": "x"}']),
      (await ask('POST', '/pets', 'x', { 'Content-Type': 'multipart/form-data; boundary=y' })).status,
    ]).toEqual([201, 422, 422, 201, 201, 422, 400]);
  });

  test('bodies that are compressed, up to a limit', async () => {
    const text = '{"name":"pen"}';
    const sent = async (body: Uint8Array | string, encoding: string) => {
      const answer = await ask('POST', '/items', body, { 'Content-Encoding': encoding });
      return [answer.status, answer.body.errors?.[0]?.message];
    };
    expect(await sent(gzipSync(text), 'gzip')).toEqual([201, undefined]);
    expect(await sent(brotliCompressSync(gzipSync(text)), 'gzip, br')).toEqual([201, undefined]);
    expect(await sent(gzipSync('{"name":1}'), 'gzip')).toEqual([422, undefined]);
    expect(await sent(text, 'gzip')).toEqual([400, 'the body is no gzip']);
    expect(await sent(text, 'zstd')).toEqual([415, 'must be gzip or deflate or br, or left out']);
    expect(await sent(gzipSync(' '.repeat(17 * 2 ** 20)), 'gzip')).toEqual([
      413,
      'makes more than 16777216 bytes of it',
    ]);
  });

  test('what the schema takes stays, and an id that is asked for', async () => {
    const { body } = await ask('POST', '/items', '{"name":"pen","kind":null,"size":2.5}');
    expect(body).toMatchObject({ kind: null, size: 2.5 });
    expect((await ask('GET', `/items/${body.id}`)).body).toMatchObject({ kind: null, size: 2.5 });
    expect((await ask('GET', '/items/77')).body.id).toBe(77);
  });

  test('what is made is not sent where the document has another form', async () => {
    await ask('POST', '/numbers', '{"name":"pen"}');
    expect((await ask('GET', '/numbers')).body).toEqual([7]);
    expect((await ask('GET', '/numbers/1')).body).toEqual({ name: 'pen' });
  });

  test('404, 405 and statuses that are not described are problems', async () => {
    await ask('DELETE', '/items/5');
    for (const [method, path, status, errors] of [
      ['GET', '/none', 404, { in: 'path', at: '', message: '/none is not in the description' }],
      ['GET', '/items', 405, { in: 'method', at: '', message: 'must be POST' }],
      ['GET', '/items/6?__code=503', 404, { message: '503 is not described: there are 200, 4XX' }],
    ] as const) {
      const answer = await ask(method, path);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect([path, answer.body]).toMatchObject([path, { status, errors: [errors] }]);
    }
    // What the document has for others comes before a problem.
    expect(await ask('GET', '/items/5')).toMatchObject({ status: 404, body: null });
    expect(await ask('POST', '/items', '{"name":1}')).toMatchObject({
      status: 422,
      body: { error: 'texto' },
    });
    const prefer = (code: number) => ask('POST', '/items', '{}', { Prefer: `code=${code}` });
    expect(await prefer(500)).toMatchObject({ status: 500, body: { error: 'texto' } });
    expect((await ask('GET', '/items/6', undefined, { Prefer: 'code=418' })).status).toBe(418);
  });

  test('a client that takes nothing of what is described is told so (RFC 9110, 15.5.7)', async () => {
    const sent = async (Accept: string, path = '/items/6') =>
      (await ask('GET', path, undefined, { Accept })).status;
    expect([
      await sent('text/csv'),
      await sent('text/csv, application/*;q=0.1'),
      await sent('text/csv, */*;q=0.1'),
      await sent('application/json;q=0'),
      await sent('APPLICATION/JSON; charset=utf-8'),
      await sent(''),
    ]).toEqual([406, 200, 200, 406, 200, 200]);
    const { body } = await ask('GET', '/plain', undefined, { Accept: 'text/csv' });
    expect(body).toMatchObject({
      status: 406,
      errors: [{ in: 'header', at: '/Accept', message: 'must take text/plain or image/*' }],
    });
    expect([await sent('image/png', '/plain'), await sent('text/html', '/plain')]).toEqual([200, 406]);
    // Nothing has no media type.
    expect((await ask('DELETE', '/items/8', undefined, { Accept: 'text/csv' })).status).toBe(204);
  });

  test('under the path of its server, too, and HEAD of what GET answers', async () => {
    const made = await ask('POST', '/v2/items', '{"name":"pen"}');
    const location = made.headers.get('location') ?? '';
    expect(location).toBe(`/v2/items/${made.body.id}`);
    expect((await ask('GET', location)).body.name).toBe('pen');
    expect((await ask('GET', location.slice(3))).body.name).toBe('pen');
    const head = await ask('HEAD', location);
    expect([head.status, head.body, head.headers.get('content-type')]).toEqual([
      200,
      null,
      'application/json; charset=utf-8',
    ]);
    expect([(await ask('HEAD', '/items')).status, (await ask('GET', '/v2x/items')).status]).toEqual([
      405, 404,
    ]);
  });
});

describe('clients of a document', () => {
  const document = documentOf(serverIn(SHOP));

  test('curl: server, example values, who asks, forms', () => {
    const commands = curl.export(document).trim().split('\n\n');
    expect(commands[0]).toBe(
      "# listItems\ncurl 'https://eu.shop.example/v2/items?limit=20&tags=texto' \\\n  -H 'Authorization: Bearer <token>'",
    );
    expect(commands.find(each => each.includes(':search'))).toBe(
      "# POST /items:search\ncurl -X POST 'https://eu.shop.example/v2/items:search' \\\n  -H 'Content-Type: application/x-www-form-urlencoded' \\\n  -d 'q=texto&n=1'",
    );
  });

  test('Postman and Insomnia: folders of tags, variables of any name', () => {
    const collection = JSON.parse(postman.export(document));
    expect(collection.item.map(({ name }: { name: string }) => name)).toEqual([
      'Items',
      'items',
      'items:search',
    ]);
    expect(collection.variable).toContainEqual({ key: 'item_id', value: '5' });
    const { resources } = JSON.parse(insomnia.export(document));
    const urls = resources.flatMap(({ url }: { url?: string }) => url ?? []);
    expect(urls).toContain('{{ base }}/items/{{ item_id }}');
  });
});
