import { expect, test } from '@jest/globals';
import { readRoutes } from '../../src/server/index.js';

/** A document without a mistake, of a version: mutants of it have one each. */
const document = (version: string) => `openapi: ${version}
info: { title: Shop, version: "1" }
servers: [{ url: "https://{host}", variables: { host: { default: a.example } } }]
tags: [{ name: items }]
paths:
  /items/{id}:
    get:
      operationId: item
      tags: [items]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: q, in: query, style: form, schema: { type: integer, minimum: 1 } }
      responses:
        "200": { description: one, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
        4XX: { description: none }
  /items:
    post:
      operationId: add
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
      responses: { default: { description: done } }
components:
  schemas:
    Item: { type: object, required: [name], properties: { name: { type: string, maxLength: 9, pattern: "^a" }, all: { type: array, items: {} } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
`;

const gapsOf = (text: string) =>
  readRoutes('api.yaml', file => (file === 'api.yaml' ? text : undefined)).gaps;
const VERSIONS = ['3.0.3', '3.1.0', '3.2.0'];

test.each(VERSIONS)('nothing is told of a document of %s that is right', version =>
  expect(gapsOf(document(version))).toEqual([]),
);

/** What is written, what takes its place, and what is told then of which pointer; in one version alone, or in all. */
const MUTANTS: readonly (readonly [from: string, to: string, told: string, version?: string])[] = [
  ['title: Shop, ', '', '`#/info` has no `title`'],
  ['version: "1"', 'version: 1', '`#/info/version` is no text'],
  ['info: { title: Shop, version: "1" }\n', '', 'has no `info`'],
  ['"https://{host}"', '"https://{where}"', '`#/servers/0/url` has the variable `{where}`'],
  ['url: "https://{host}", ', '', '`#/servers/0` has no `url`'],
  ['[{ name: items }]', '[{ name: items }, { name: items }]', 'is the tag `items` a second time'],
  ['[{ name: items }]', '[{}]', '`#/tags/0` has no `name`'],
  ['    get:', '    GET:', '`#/paths/~1items~1%7Bid%7D/GET` is no field that OpenAPI knows there'],
  ['    post:', '    pots:', '`#/paths/~1items/pots` is no field that OpenAPI knows there'],
  ['requestBody:', 'requestbody:', 'requestbody` is no field that OpenAPI knows there'],
  ['      responses:\n', '      response:\n', 'response` is no field that OpenAPI knows there'],
  ['components:', 'component:', '`#/component` is no field'],
  ['  schemas:', '  schema:', '`#/components/schema` is no field'],
  ['  /items:', '  items:', '`#/paths/items` does not begin with a slash'],
  ['  /items:', '  /items/{name}:', 'is the same path as `/items/{id}`'],
  ['/items/{id}', '/items/{id', 'has braces that are no parameter'],
  ['/items/{id}', '/items/{id}/{id}', 'has the parameter `{id}` twice'],
  ['operationId: add', 'operationId: item', '`#/paths/~1items/post/operationId` is `item`, as that of'],
  ['operationId: add', 'operationId: 1', 'operationId` is no text'],
  ['tags: [items]', 'tags: items', 'tags` is not a list'],
  ['required: true', 'required: false', 'without `required: true`'],
  ['required: true, ', '', 'without `required: true`'],
  ['in: query', 'in: body', '`in: body`'],
  ['in: query', 'in: path, required: true', 'declares the parameter `q` of its path'],
  ['name: q, in: query', 'name: id, in: path, required: true', 'is the parameter `id` of path a second time'],
  ['style: form', 'style: matrix', 'style` is no style of a parameter of query'],
  ['style: form, ', 'content: { text/plain: {} }, ', 'has both `schema` and `content`'],
  ['schema: { type: integer, minimum: 1 }', 'content: {}', 'has not exactly one media type'],
  ['"200":', 'ok:', '/responses/ok` is no status'],
  ['"200":', '"099":', '/responses/099` is no status'],
  ['4XX', '4xx', '/responses/4xx` is no status'],
  ['description: none', 'summary: none', '/responses/4XX` has no `description`', '3.1.0'],
  ['{ default: { description: done } }', '{}', '/responses` has no answer'],
  ['      responses: { default: { description: done } }\n', '', 'has no `responses`', '3.0.3'],
  ['requestBody: { content:', 'requestBody: { x-content:', 'requestBody` has no `content`'],
  ['schemas/Item" } } } }\n        4XX', 'schemas/Thing" } } } }\n        4XX', 'is nowhere in the document'],
  ['type: integer', 'type: int', '/schema/type` has `int`, which is no type'],
  ['type: integer', 'type: [integer, nothing]', 'has `nothing`, which is no type'],
  ['type: integer', 'type: [integer, "null"]', 'is written as OpenAPI 3.1 has it', '3.0.3'],
  ['type: integer', 'type: integer, nullable: true', 'means nothing since OpenAPI 3.1', '3.1.0'],
  ['minimum: 1', 'minimum: "1"', 'minimum` is no number'],
  ['minimum: 1', 'exclusiveMinimum: 1', 'is neither `true` nor `false`', '3.0.3'],
  ['minimum: 1', 'exclusiveMinimum: true', 'exclusiveMinimum` is no number', '3.1.0'],
  ['minimum: 1', 'enum: 1', 'enum` is not a list'],
  ['maxLength: 9', 'maxLength: -1', 'maxLength` is no whole number from 0'],
  ['maxLength: 9', 'required: true', '/properties/name/required` is no list of names'],
  ['"^a"', '"(a"', 'pattern` is no regular expression'],
  ['type: array, items: {}', 'type: array', 'is a list without `items`', '3.0.3'],
  ['type: apiKey', 'type: token', 'is a security scheme of the type `token`'],
  [', name: X-Key', '', '`#/components/securitySchemes/key` has no `name`'],
];

for (const [from, to, told, version] of MUTANTS)
  test(`${JSON.stringify(from)} as ${JSON.stringify(to)} is told`, () => {
    for (const each of version === undefined ? VERSIONS : [version]) {
      const right = document(each);
      const wrong = right.replace(from, to);
      expect(wrong).not.toBe(right);
      const gaps = gapsOf(wrong);
      expect(gaps.map(({ reason }) => reason).join('\n')).toContain(told);
      for (const { place, remedy } of gaps)
        expect([place.file, place.line > 0, remedy !== '']).toEqual(['api.yaml', true, true]);
    }
  });

test('what is told to be left out is not in the document that is written, and all else is', () => {
  const text = `openapi: 3.1.0
info: { title: Shop, version: "1" }
servers: [{ url: https://a.example }]
paths:
  x-note: { a: 1 }
  items: { get: &ok { responses: { "200": { description: ok } } } }
  "{id}": { get: *ok }
  /a/{x}:
    get:
      parameters:
        - { name: x, in: path, required: true, schema: { type: string } }
        - { name: b, in: body }
        - { in: query }
        - { $ref: "#/components/parameters/Form" }
        - { $ref: "https://a.example/p.yaml" }
      responses: { "200": { description: ok } }
  /a/{y}: { $ref: "#/components/pathItems/Y" }
  /a/{z}: { get: *ok }
components:
  parameters: { Form: { name: f, in: formData }, Q: { name: q, in: query } }
  pathItems: { Y: { get: *ok, put: *ok } }
`;
  const { servers } = readRoutes('api.yaml', file => (file === 'api.yaml' ? text : undefined));
  const ok = { responses: { 200: { description: 'ok' } } };
  const parameters = [
    { name: 'x', in: 'path', required: true, schema: { type: 'string' } },
    { $ref: 'https://a.example/p.yaml' },
  ];
  expect(servers[0]?.own?.document).toMatchObject({
    components: { parameters: { Q: { name: 'q', in: 'query' } } },
  });
  expect(servers[0]?.own?.document.paths).toEqual({
    'x-note': { a: 1 },
    '/a/{x}': { get: { parameters, ...ok } },
    '/a/{y}': { put: ok },
  });
});
