import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { describe, expect, test } from '@jest/globals';
import { dereference } from '@readme/openapi-parser';
import { stringify } from 'yaml';
import { documentOf } from '../../src/exporters/document.js';
import { exporter as openapi } from '../../src/exporters/formats/openapi.js';
import { References } from '../../src/server/openapi/references.js';
import type { Route } from '../../src/server/route.js';
import { readRoutes } from '../../src/server/sources/sources.js';
import { EXAMPLES, exampleText } from './openapi-examples.js';

const read = (text: string, file = 'openapi.yaml') =>
  readRoutes(file, path => (path === file ? text : undefined));
const routesOf = (text: string, file?: string) => read(text, file).servers.flatMap(({ routes }) => routes);
const writtenAs31 = (text: string, file?: string) => {
  const [server] = read(text, file).servers;
  if (!server) throw new Error('no server');
  return JSON.parse(openapi.export(documentOf(server)));
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
/** These say a dialect of JSON Schema of their own, which the validator does not know. */
const LARGE = 100_000;
const OTHER_DIALECTS = /schema-validation-(local|top-level)/;

describe.each(EXAMPLES)('%s', name => {
  const text = exampleText(name);

  test('has the operations that another parser finds', async () => {
    const { paths = {} } = (await dereference(JSON.parse(text))) as { paths?: Record<string, object> };
    const expected = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter(method => method in item).map(method => `${method.toUpperCase()} ${path}`),
    );
    const found = routesOf(text, name).map(({ method, parts = [] }) => {
      const path = parts.map(part => (part.kind === 'literal' ? part.text : `{${part.name}}`)).join('');
      return `${method} ${path}`;
    });
    expect(found).toEqual(expected);
  });

  // Large ones take long to be written as YAML, and say nothing more.
  if (text.length < LARGE)
    test('says the same as YAML, at lines of its own', () => {
      const without = (routes: readonly Route[]) =>
        JSON.parse(JSON.stringify(routes), (key, value) => (key === 'place' ? undefined : value)) as Route[];
      const [json, yaml] = [routesOf(text, name), routesOf(stringify(JSON.parse(text)))];
      const named = (routes: readonly Route[]) => without(routes).map(route => ({ ...route, server: '' }));
      expect(named(yaml)).toEqual(named(json));
      const lines = text.split('\n');
      for (const { method, place, parts = [] } of json) {
        const path = parts.map(part => (part.kind === 'literal' ? part.text : `{${part.name}}`)).join('');
        // What a path refers to stands elsewhere.
        const named = [`"${method.toLowerCase()}"`, JSON.stringify(path)];
        expect(named.some(each => lines[place.line - 1]?.includes(each))).toBe(true);
      }
    });

  if (!OTHER_DIALECTS.test(name))
    test('is written as valid OpenAPI 3.1', async () => {
      const document = writtenAs31(text, name);
      expect(document.openapi).toMatch(/^3\.1\./);
      const result = await validate('https://spec.openapis.org/oas/3.1/schema-base', document, 'BASIC');
      expect(result.valid ? [] : result.errors).toEqual([]);
    });
});

const HEAD = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n';

describe('mistakes are told with their place', () => {
  test.each<[string, string, RegExp]>([
    ['x.yaml', '', /^x\.yaml:1:1: The file holds no list of routes and no OpenAPI document/],
    ['x.json', '{"openapi": "3.1.0",}', /^x\.json:1:21: This is not JSON/],
    ['x.yaml', 'openapi: 3.1.0\n---\nopenapi: 3.1.0\n', /^x\.yaml:2:1: A second document begins here\.$/],
    ['x.yaml', 'openapi: 3.1.0\npaths:\n  /a: [\n', /^x\.yaml:\d+:\d+: /],
    ['x.yaml', 'swagger: "2.0"\npaths: {}\n', /^x\.yaml:1:1: This is Swagger 2\.0/],
    ['x.yaml', '\nopenapi: 3.1\npaths: {}\n', /^x\.yaml:2:1: It says `openapi: 3\.1`/],
    [
      'x.yaml',
      'openapi: 4.0.0\npaths: {}\n',
      /^x\.yaml:1:1: It says `openapi: 4\.0\.0`; read are 3\.0, 3\.1 and 3\.2/,
    ],
    ['x.yaml', HEAD, /^x\.yaml:1:1: The document has no `paths`/],
    ['x.yaml', `${HEAD}paths:\n  /a: {}\n  /a: {}\n`, /^x\.yaml:5:3: Map keys must be unique/],
    ['x.yaml', '['.repeat(50_000), /nested too deep|^x\.yaml:1/],
    ['x.yaml', `${HEAD}paths: {}\nx-deep: ${'{ a: '.repeat(600)}1${' }'.repeat(600)}`, /nested too deep/],
    ['x.json', `{"a":${'['.repeat(100_000)}`, /nested too deep|not JSON/],
  ])('%s %#', (file, text, message) => expect(() => read(text, file)).toThrow(message));

  test.each<[string, number, RegExp]>([
    ['paths:\n  /a:\n    get: hello\n', 5, /`paths\.\/a\.get` is not an object, and is left out/],
    [
      'paths:\n  /a:\n    get:\n      parameters: { name: q }\n',
      6,
      /`paths\.\/a\.get\.parameters` is not a list/,
    ],
    [
      'paths:\n  /a:\n    get:\n      parameters:\n        - name: q\n',
      5,
      /A parameter of GET \/a has `in: undefined`/,
    ],
    ['paths:\n  /a/{id}:\n    get: {}\n', 5, /declares no parameter for `\{id\}`/],
    [
      'paths:\n  /a:\n    get:\n      parameters: [{ name: id, in: path, required: true }]\n',
      5,
      /declares the parameter `id` of its path, which does not have it/,
    ],
    [
      'paths:\n  /a:\n    get:\n      requestBody: { $ref: "#/components/x" }\n',
      6,
      /`#\/components\/x` is nowhere/,
    ],
    ['paths:\n  /a:\n    $ref: ./a.yaml\n', 5, /There is no file a\.yaml/],
    ['paths:\n  /a:\n    get:\n      security: [{ k: [] }]\n', 5, /The security scheme `k` is nowhere/],
    [
      `paths: {}
components:
  schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } }
`,
      5,
      /`#\/components\/schemas\/B` means itself \(B -> A -> B\)/,
    ],
    [
      `paths: {}
components:
  schemas: { Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }] }, Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }] } }
`,
      5,
      /`#\/components\/schemas\/\w+` means itself/,
    ],
    [
      `paths: { /a: { get: { parameters: [{ $ref: "#/components/parameters/P" }], responses: { 200: { $ref: "#/components/parameters/P" } } } } }
components:
  parameters: { P: { $ref: "#/components/parameters/P" } }
`,
      5,
      /`#\/components\/parameters\/P` means itself \(P -> P\)/,
    ],
  ])('%j', (paths, line, reason) => {
    const { gaps } = read(HEAD + paths);
    expect(gaps.map(({ place }) => place.line)).toEqual([line]);
    expect(gaps[0]?.reason).toMatch(reason);
    expect(gaps[0]?.remedy).not.toBe('');
  });

  test('what stands beside a reference counts in 3.1, and not in 3.0', () => {
    const text = (version: string) => `openapi: ${version}
info: { title: A, version: "1" }
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/A", type: string, title: Body } } } }
      responses: { 200: { description: ok } }
components: { schemas: { A: { type: object, properties: { of: { $ref: "#/components/schemas/A" } } } } }
`;
    const bodyOf = (version: string) =>
      writtenAs31(text(version)).paths['/a'].post.requestBody.content['application/json'].schema;
    expect(bodyOf('3.0.3')).toEqual({ $ref: '#/components/schemas/A', title: 'Body' });
    expect(bodyOf('3.1.0')).toMatchObject({ type: 'string' });
    expect(read(text('3.1.0')).gaps).toEqual([]);
    expect(read(text('3.0.3')).gaps).toMatchObject([
      { reason: /beside a `\$ref` means nothing in OpenAPI 3\.0: `type` is left out/, place: { line: 6 } },
    ]);
  });

  test.each(['openapi.yaml', 'openapi.json'])('numbers that readers of JSON round: %s', file => {
    const limits = { type: 'integer', format: 'int64', minimum: -9007199254740991 };
    const schema = (more: object) => ({ ...limits, ...more });
    const parameter = (name: string, more: object) => ({ name, in: 'query', schema: schema(more) });
    const [MAX, BIG] = ['9223372036854775807', '12345678901234567890'];
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            parameters: [parameter('id', { maximum: '#max' }), parameter('one', { enum: [1, '#big'] })],
            responses: { 200: { description: 'x' } },
          },
        },
      },
    };
    const text = (file.endsWith('json') ? JSON.stringify(document, null, 2) : stringify(document))
      .replace('"#max"', MAX as string)
      .replace('"#big"', BIG as string);
    const { gaps } = read(text, file);
    expect(gaps.map(({ reason }) => reason)).toEqual([
      `\`maximum\` holds ${MAX}, which is another number for many readers of JSON: it is left out.`,
      `\`enum\` holds ${BIG}, which is another number for many readers of JSON: it is left out.`,
    ]);
    for (const { place, reason } of gaps)
      expect(text.split('\n')[place.line - 1]).toContain(/`(\w+)`/.exec(reason)?.[1]);
    const [id, one] = writtenAs31(text, file).paths['/a'].get.parameters;
    expect([id.schema, one.schema]).toEqual([limits, limits]);
  });

  test('a name that is there twice in JSON', () => {
    const text =
      '{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {\n"/a": {},\n"/a": {}}}';
    expect(read(text, 'x.json').gaps).toMatchObject([{ place: { line: 3 }, reason: /`\/a` is there twice/ }]);
  });
});

test('what 3.2 says besides is kept, in a document that is valid 3.1', async () => {
  const text = `openapi: 3.2.0
$self: https://a.example/openapi.yaml
info: { title: A, version: "1" }
servers: [{ url: https://a.example, name: main }]
tags: [{ name: itens, summary: Items, parent: all, kind: nav }, { name: all }]
paths:
  /itens:
    query:
      requestBody: { content: { application/json: { $ref: "#/components/mediaTypes/Busca" } } }
      responses: { "200": { summary: Found } }
    additionalOperations:
      PURGE: { responses: { "204": { description: gone } } }
    get:
      parameters: [{ name: all, in: querystring, content: { application/json: {} } }]
      responses:
        "200":
          content:
            text/event-stream: { itemSchema: { type: object } }
            application/json: { examples: { a: { dataValue: [1] } } }
components:
  mediaTypes: { Busca: { schema: { type: object, required: [q] } } }
  securitySchemes: { o: { type: http, scheme: bearer, deprecated: true } }
`;
  const document = writtenAs31(text);
  const result = await validate('https://spec.openapis.org/oas/3.1/schema-base', document, 'BASIC');
  expect(result.valid ? [] : result.errors).toEqual([]);
  expect(document.paths['/itens'].get.responses['200'].content['application/json'].examples.a).toEqual({
    value: [1],
  });
  const routes = routesOf(text);
  expect(
    routes.map(({ method, asks }) => [method, asks?.bodies.map(({ media, schema }) => [media, schema])]),
  ).toEqual([
    ['GET', []],
    ['QUERY', [['application/json', { type: 'object', required: ['q'] }]]],
    ['PURGE', []],
  ]);
});

test('a schema of 3.0 takes the same values when it is written as 3.1', async () => {
  const { validate: validate30 } = await import('@hyperjump/json-schema/openapi-3-0');
  const schemas = [
    { type: 'string', nullable: true },
    { type: 'string', nullable: true, enum: ['a', 'b', null] },
    { type: 'integer', minimum: 1, exclusiveMinimum: true },
    { type: 'number', maximum: 2, exclusiveMaximum: true, minimum: 0, exclusiveMinimum: false },
    {
      type: 'object',
      properties: { example: { type: 'string' }, nullable: { type: 'boolean' } },
      required: ['example'],
    },
    { type: 'array', items: { type: 'number', nullable: true } },
  ];
  const values = [
    null,
    'a',
    'c',
    0,
    1,
    1.5,
    2,
    3,
    [],
    [null],
    ['a'],
    {},
    { example: 'x' },
    { example: 1 },
    { nullable: 1 },
  ];
  const paths = Object.fromEntries(
    schemas.map((schema, i) => [
      `/${i}`,
      { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } },
    ]),
  );
  const text = JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths });
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const bodies = routesOf(text, 'a.json').map(({ asks }) => asks?.bodies[0]?.schema ?? {});
  for (const [i, schema] of schemas.entries()) {
    const validates = new Ajv2020({ strict: false }).compile(bodies[i] ?? false);
    const { registerSchema, unregisterSchema } = await import('@hyperjump/json-schema');
    const id = `https://a.example/${i}`;
    registerSchema(schema as never, id, 'https://spec.openapis.org/oas/3.0/dialect');
    for (const value of values) {
      const { valid } = await validate30(id, value as never);
      expect([schema, value, validates(value)]).toEqual([schema, value, valid]);
    }
    unregisterSchema(id);
  }
});

describe('schemas are written out', () => {
  test('circles end at the type, fields of the other side are left out', () => {
    const references = new References({
      components: {
        schemas: {
          Node: {
            type: 'object',
            required: ['id', 'name'],
            properties: {
              id: { type: 'integer', readOnly: true },
              name: { type: 'string' },
              secret: { type: 'string', writeOnly: true },
              children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
            },
          },
        },
      },
    });
    const node = { $ref: '#/components/schemas/Node' };
    const request = references.schema(node, 'request');
    expect(Object.keys(request.properties as object)).toEqual(['name', 'secret', 'children']);
    expect(request.required).toEqual(['name']);
    const response = references.schema(node, 'response');
    const end = { type: 'object', $comment: 'Not written out any further.' };
    expect(response).toMatchObject({
      properties: { children: { items: { properties: { children: { items: end } } } } },
    });
  });

  test('a document in which everything refers to everything stays small', () => {
    const names = Array.from({ length: 40 }, (_, i) => `S${i}`);
    const properties = Object.fromEntries(
      names.map(name => [name, { $ref: `#/components/schemas/${name}` }]),
    );
    const schemas = Object.fromEntries(names.map(name => [name, { type: 'object', properties }]));
    const references = new References({ components: { schemas } });
    const written = names
      .slice(0, 10)
      .map(name => references.schema({ $ref: `#/components/schemas/${name}` }, 'response'));
    for (const schema of written) expect(JSON.stringify(schema).length).toBeLessThan(400_000);
  });
});
