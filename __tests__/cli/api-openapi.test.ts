import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { gitIn, missingProgram } from '../git/git-server.js';
import { exampleText } from '../server/openapi-examples.js';
import { cleanUp, contentsOf, folderWith, refdataInProcess } from './run-cli.js';

afterEach(cleanUp);

const ITEMS = `openapi: 3.0.3
info: { title: Items, version: 1.2.0 }
servers: [{ url: https://items.example/v1 }]
paths:
  /items/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        "200":
          description: ok
          content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } }
components:
  schemas:
    Item: { type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string, nullable: true } } }
`;

describe('refdata api of an OpenAPI document', () => {
  test('writes every format, with what the document says of itself', async () => {
    const cwd = folderWith({ 'api/openapi.yaml': ITEMS });
    const run = await refdataInProcess(['api', 'api/openapi.yaml', '--all', '--out-dir', 'docs'], { cwd });
    expect([run.code, run.stderr]).toEqual([
      0,
      expect.stringContaining('1 route found, 1 described, 0 left out'),
    ]);
    expect(run.stderr).not.toMatch(/warning|notice/);
    const files = contentsOf(join(cwd, 'docs'));
    expect([...files.keys()]).toEqual(
      [
        'curl.sh',
        'index.html',
        'insomnia.json',
        'openapi.json',
        'postman.json',
        'rotas.json',
        'rotas.md',
      ].map(name => `openapi/${name}`),
    );
    const document = JSON.parse(files.get('openapi/openapi.json') ?? '');
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Items', version: '1.2.0' },
      servers: [{ url: 'https://items.example/v1' }],
      components: { schemas: { Item: { properties: { name: { type: ['string', 'null'] } } } } },
    });
    expect(files.get('openapi/rotas.md')).toContain('| `GET` | `/items/:id` | GET /items/&#58;id |');
    expect(files.get('openapi/curl.sh')).toContain("curl 'https://items.example/v1/items/<id>'");
    expect(files.get('openapi/index.html')).toContain('"title":"Items"');
  });

  test('a shell sends what no JSON is as it is: examples of texts, files, cookies', async () => {
    const heard: unknown[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', chunk => {
        body += chunk;
      });
      request.on('end', () => {
        heard.push([request.url, request.headers['content-type'], request.headers.cookie, body]);
        response.end();
      });
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const body = (path: string, content: string) =>
      `  ${path}: { post: { requestBody: { content: { ${content} } }, responses: { "204": { description: x } } } }\n`;
    const text = `openapi: 3.1.0
info: { title: T, version: "1" }
paths:
${body('/xml', `application/xml: { schema: { type: object }, example: "<a>'$HOME \`id\`</a>" }`)}${body('/file', 'application/octet-stream: { schema: { type: string, format: binary } }')}${body('/image', 'image/png: {}')}  /cookies:
    get:
      parameters: [{ name: c, in: cookie, required: true, schema: { type: string }, example: "a;b=ç d" }]
      responses: { "204": { description: x } }
`;
    const cwd = folderWith({ 'openapi.yaml': text, arquivo: 'held' });
    await refdataInProcess(['api', 'openapi.yaml', '--all', '--out-dir', '.', '--base', base], { cwd });
    await new Promise(done => execFile('bash', ['openapi/curl.sh'], { cwd }, done));
    server.close();
    expect(heard).toEqual([
      ['/xml', 'application/xml', undefined, "<a>'$HOME `id`</a>"],
      ['/file', 'application/octet-stream', undefined, 'held'],
      ['/image', 'image/png', undefined, 'held'],
      ['/cookies', undefined, 'c=a%3Bb=%C3%A7%20d', ''],
    ]);
    const files = contentsOf(cwd);
    expect(files.get('openapi/postman.json')).toContain('"mode": "file"');
    expect(files.get('openapi/insomnia.json')).toContain('"fileName": "arquivo"');
  });

  test('what is asked for by flags and overlays holds', async () => {
    const cwd = folderWith({
      'openapi.yaml': ITEMS,
      'more.yaml':
        'overlay: 1.0.0\nactions: [{ target: "$.paths[\'/items/{id}\'].get", update: { summary: One } }]\n',
    });
    const flags = [
      '--titulo',
      'T',
      '--versao',
      '9.0.0',
      '--base',
      'http://127.0.0.1:9',
      '--overlay',
      'more.yaml',
    ];
    const { stdout } = await refdataInProcess(['api', 'openapi.yaml', '--openapi', ...flags], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({
      info: { title: 'T', version: '9.0.0' },
      servers: [{ url: 'http://127.0.0.1:9' }],
      paths: { '/items/{id}': { get: { summary: 'One' } } },
    });
  });

  test('YAML says only how the document is written', async () => {
    const cwd = folderWith({ 'openapi.yaml': ITEMS });
    const run = (...flags: string[]) => refdataInProcess(['api', 'openapi.yaml', ...flags], { cwd });
    const { code, stdout } = await run('--openapi', '--yaml');
    expect([code, stdout]).toEqual([0, (await run('--yaml')).stdout]);
  });

  test('the document that it writes is read again, and says the same', async () => {
    const cwd = folderWith({ 'a.json': exampleText('3.0/json/petstore.json') });
    const first = await refdataInProcess(['api', 'a.json', '--openapi', '-o', 'b.json'], { cwd });
    expect(first.code).toBe(0);
    const second = await refdataInProcess(['api', 'b.json', '--openapi'], { cwd });
    expect(second.stdout).toBe(readFileSync(join(cwd, 'b.json'), 'utf8'));
  });

  test('mistakes: what is no document is told with its place, a gap is an error for --strict', async () => {
    const cwd = folderWith({
      'bad.yaml': 'openapi: 3.1.0\npaths:\n  /a: [\n',
      'old.json': '{\n  "swagger": "2.0"\n}',
      'gap.yaml': ITEMS.replace('#/components/schemas/Item', '#/components/schemas/Items'),
    });
    const bad = await refdataInProcess(['api', 'bad.yaml'], { cwd });
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringMatching(/bad\.yaml:\d+:\d+: /)]);
    const old = await refdataInProcess(['api', 'old.json'], { cwd });
    expect([old.code, old.stderr]).toEqual([2, expect.stringContaining('old.json:2:3: This is Swagger 2.0')]);
    const gap = await refdataInProcess(['api', 'gap.yaml', '--strict'], { cwd });
    expect([gap.code, gap.stdout]).toEqual([1, '']);
    expect(gap.stderr).toContain('`#/components/schemas/Items` is nowhere in the document.');
    expect((await refdataInProcess(['api', 'gap.yaml'], { cwd })).code).toBe(0);
  });
});

const testWithGit = missingProgram() === 'git' ? test.skip : test;

testWithGit('refdata check --server: what a document changes for its clients, at its lines', async () => {
  const cwd = folderWith({ 'openapi.yaml': ITEMS });
  gitIn(cwd, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(cwd, 'add', '--all');
  gitIn(cwd, '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'first');
  const check = async () => {
    const args = ['check', '--server', 'openapi.yaml', '--base', 'main', '--json', '--fail-on', 'major'];
    const { code, stdout, stderr } = await refdataInProcess(args, { cwd });
    if (!stdout.startsWith('{')) throw new Error(stderr);
    const { changes } = JSON.parse(stdout) as {
      changes: { rule: string; level: string; place: { line: number } }[];
    };
    return { code, changes: changes.map(({ rule, level, place }) => `${level} ${rule} ${place.line}`) };
  };
  expect(await check()).toEqual({ code: 0, changes: [] });
  writeFileSync(join(cwd, 'openapi.yaml'), ITEMS.replace('required: [id, name]', 'required: [id]'));
  expect(await check()).toEqual({ code: 1, changes: ['major resposta-campo-optional 6'] });
  writeFileSync(join(cwd, 'openapi.yaml'), ITEMS.replace('    get:', '    put:'));
  expect(await check()).toEqual({ code: 1, changes: ['major rota-removed 6', 'minor rota-added 6'] });
});
