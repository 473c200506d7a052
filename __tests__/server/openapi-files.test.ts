import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { describe, expect, test } from '@jest/globals';
import { dereference } from '@readme/openapi-parser';
import { documentOf } from '../../src/exporters/document.js';
import { exporter as openapi } from '../../src/exporters/formats/openapi.js';
import { filesOf } from '../../src/server/source-folder.js';
import { readRoutes } from '../../src/server/sources/sources.js';
import { EXAMPLES, exampleText } from './openapi-examples.js';

function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'refdata-openapi-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const read = (files: Readonly<Record<string, string>>, file = 'api/openapi.yaml') =>
  readRoutes(file, filesOf(folder(files)));

const HEAD = 'openapi: 3.0.3\ninfo: { title: A, version: "1" }\nservers: [{ url: https://a.example }]\n';
const SPLIT = {
  'api/openapi.yaml': `${HEAD}paths:
  $ref: paths/_all.yaml
components:
  schemas:
    Erro: { type: object, properties: { erro: { type: string } } }
  securitySchemes:
    $ref: ../shared/common.json#/securitySchemes
security: [{ chave: [] }]
`,
  'api/paths/_all.yaml': `/itens/{id}:
  $ref: ./itens.yaml
/itens~b:
  get:
    responses: { "200": { $ref: "../../shared/common.json#/responses/Lista%20toda" } }
`,
  'api/paths/itens.yaml': `parameters:
  - $ref: '../../shared/common.json#/parameters/Id'
get:
  summary: Um item
  responses:
    "200":
      description: OK
      content:
        application/json:
          schema: { $ref: ../schemas/item.yaml }
    "404":
      description: não há
      content:
        application/json:
          schema: { $ref: ../openapi.yaml#/components/schemas/Erro }
put:
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../schemas/item.yaml }
  responses: { "204": { description: feito } }
`,
  'api/schemas/item.yaml': `type: object
required: [nome]
properties:
  nome: { type: string, nullable: true }
  pai: { $ref: "#" }
  preco: { $ref: "#/$defs/preco" }
  animal:
    oneOf: [{ $ref: gato.yaml }]
    discriminator: { propertyName: tipo, mapping: { g: gato.yaml } }
$defs:
  preco: { type: number, minimum: 0, exclusiveMinimum: true }
`,
  'api/schemas/gato.yaml':
    'type: object\nproperties: { tipo: { type: string }, dono: { $ref: item.yaml } }\n',
  'shared/common.json': JSON.stringify({
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' } } },
    responses: {
      'Lista toda': {
        description: 'tudo',
        content: { 'application/json': { schema: { type: 'array', items: {} } } },
      },
    },
    securitySchemes: { chave: { type: 'apiKey', in: 'header', name: 'X-Chave' } },
  }),
};

test('a document in several files is read as one, and is valid as one', async () => {
  const root = folder(SPLIT);
  const { servers, gaps, files } = readRoutes('api/openapi.yaml', filesOf(root));
  expect(gaps).toEqual([]);
  expect([...files].sort()).toEqual(Object.keys(SPLIT).sort());
  const [server] = servers;
  if (!server) throw new Error('no server');
  expect(server.routes.map(({ method, path, place }) => [method, path, place.file, place.line])).toEqual([
    ['GET', '/itens/:id', 'api/paths/itens.yaml', 3],
    ['PUT', '/itens/:id', 'api/paths/itens.yaml', 16],
    ['GET', '/itens~b', 'api/paths/_all.yaml', 4],
  ]);
  const [get] = server.routes;
  expect(get?.asks?.parameters).toMatchObject([{ name: 'id', schema: { type: 'integer' } }]);
  expect(get?.asks?.security).toMatchObject([[{ kind: 'key', name: 'X-Chave' }]]);
  expect(get?.answers?.known[0]?.schema).toMatchObject({
    properties: { nome: { type: ['string', 'null'] }, preco: { exclusiveMinimum: 0 } },
  });
  const written = openapi.export(documentOf(server));
  expect(written).not.toMatch(/"\$ref": "[^#]/);
  expect((await validate('https://spec.openapis.org/oas/3.1/schema-base', JSON.parse(written))).valid).toBe(
    true,
  );
  // Another parser follows the references of one file: each leads somewhere.
  const { paths = {} } = (await dereference(JSON.parse(written))) as { paths?: Record<string, object> };
  expect(Object.keys(paths)).toEqual(['/itens/{id}', '/itens~b']);
});

/** Each part of a document is moved to a file of its own. */
function apart(text: string): Record<string, string> {
  const document = JSON.parse(text);
  const files: Record<string, string> = {};
  const move = (holder: Record<string, unknown>, section: string) => {
    for (const [i, [name, value]] of Object.entries(holder).entries()) {
      if (name.startsWith('x-') || typeof value !== 'object') continue;
      const file = `parts/${section}-${i}.json`;
      files[file] = JSON.stringify(value).replaceAll(/:"#\/(?=components|paths)/g, ':"../all.json#/');
      holder[name] = { $ref: `./${file}` };
    }
  };
  move(document.paths ?? {}, 'paths');
  for (const section of ['schemas', 'responses', 'parameters'])
    move(document.components?.[section] ?? {}, section);
  return { ...files, 'all.json': JSON.stringify(document) };
}

test('examples say the same in one file and in many', () => {
  let compared = 0;
  for (const name of EXAMPLES) {
    const text = exampleText(name);
    // References that stand in values of users, or below a part, are not moved by what is above.
    if (text.length > 60_000 || /"\$ref": "(?!#\/components)|#\/components\/examples/.test(text)) continue;
    const whole = read({ 'all.json': text }, 'all.json');
    if (JSON.stringify(whole.servers.map(({ routes }) => routes)).includes('"$ref"')) continue;
    const split = read(apart(text), 'all.json');
    const without = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, each) => (key === 'place' || key === 'document' ? undefined : each)),
      );
    // A pointer is one into the file.
    const reasons = ({ gaps }: typeof whole) => gaps.map(({ reason }) => reason.replace(/^`#[^`]*`/, ''));
    expect(reasons(split)).toEqual(reasons(whole));
    expect(without(split.servers)).toEqual(without(whole.servers));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

describe('what cannot be followed is told', () => {
  const at = (reference: string, more: Readonly<Record<string, string>> = {}) =>
    read({
      'api/openapi.yaml': `${HEAD}paths:\n  /a:\n    get:\n      responses:\n        "200":\n          $ref: ${JSON.stringify(reference)}\n`,
      ...more,
    });

  test.each([
    ['https://a.example/x.yaml', {}, /at another address/, 'api/openapi.yaml:9'],
    ['//a.example/x.yaml#/a', {}, /at another address/, 'api/openapi.yaml:9'],
    ['../../../etc/passwd', {}, /outside of the folder/, 'api/openapi.yaml:9'],
    ['nada.yaml', {}, /There is no file api\/nada\.yaml/, 'api/openapi.yaml:9'],
    ['b.yaml#/nada', { 'api/b.yaml': 'a: 1\n' }, /is nowhere in api\/b\.yaml/, 'api/openapi.yaml:9'],
    ['b.yaml#nome', { 'api/b.yaml': 'a: 1\n' }, /is nowhere in api\/b\.yaml/, 'api/openapi.yaml:9'],
    ['b.yaml', { 'api/b.yaml': 'a: [\n' }, /Flow sequence/, 'api/b.yaml:2'],
    [
      'b.yaml',
      { 'api/b.yaml': 'description: x\nheaders: { H: { $ref: c.yaml } }\n' },
      /no file api\/c\.yaml/,
      'api/b.yaml:2',
    ],
    [
      'b.yaml',
      { 'api/b.yaml': 'description: x\ncontent:\n  - 1\n' },
      /`content` is not an object/,
      'api/b.yaml:2',
    ],
  ])('%s', (reference, more, reason, place) => {
    const { gaps, servers } = at(reference, more as Record<string, string>);
    expect(gaps.map(gap => `${gap.place.file}:${gap.place.line}`)).toEqual([place]);
    expect(gaps[0]?.reason).toMatch(reason);
    expect(gaps[0]?.remedy).not.toBe('');
    expect(servers[0]?.routes).toHaveLength(1);
  });

  test('files that refer to one another end', () => {
    const { gaps, servers } = at('b.yaml', {
      'api/b.yaml': '$ref: c.yaml\n',
      'api/c.yaml': '$ref: b.yaml\n',
    });
    expect(gaps).toMatchObject([{ reason: /`#\/components\/responses\/b` means itself \(b -> c -> b\)/ }]);
    expect(servers[0]?.routes).toHaveLength(1);
  });
});
