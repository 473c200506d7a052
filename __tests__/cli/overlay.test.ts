import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { openapi } from '../../src/commands/describe.js';
import { overlaid } from '../../src/exporters/overlay.js';
import { refdataInProcess } from './run-cli.js';

const SERVER =
  'server s on 8080:\n    route GET "/itens":\n        respond json []\n    route POST "/sim":\n        respond "on"\n';

function project(overlay?: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'overlay-'));
  writeFileSync(join(cwd, 'app.df'), SERVER);
  if (overlay !== undefined) writeFileSync(join(cwd, 'mais.yml'), overlay);
  return cwd;
}

const action = (text: string) => `overlay: 1.0.0\ninfo: {title: Mais, version: '1'}\nactions:\n${text}`;

test('an overlay adds what people know, and the source has the rest', async () => {
  const cwd = project(
    action("- target: $.info\n  update: {contact: {name: Ana}}\n- target: $.paths['/sim']\n  remove: true\n"),
  );
  const args = ['api', '--overlay', 'mais.yml', 'app.df', '--openapi'];
  const { stdout, code } = await refdataInProcess(args, { cwd });
  expect(code).toBe(0);
  const document = JSON.parse(stdout) as { info: object; paths: object };
  expect(document.info).toMatchObject({ title: 'API de app.df', contact: { name: 'Ana' } });
  expect(Object.keys(document.paths)).toEqual(['/itens']);
});

test('a target that is gone fails with its line, and nothing is written', async () => {
  const cwd = project(action("- target: $.paths['/outra'].get\n  update: {summary: x}\n"));
  const args = ['api', 'app.df', '--openapi', '--overlay', 'mais.yml', '-o', 'o.json'];
  const { stderr, code } = await refdataInProcess(args, { cwd });
  expect(code).toBe(1);
  expect(stderr).toContain('mais.yml:4');
  expect(stderr).toContain("The target `$.paths['/outra'].get` matches nothing in it.");
  expect(existsSync(join(cwd, 'o.json'))).toBe(false);
});

test.each([
  ['actions: []', 'it has no `overlay: 1.0.0`'],
  [action(''), 'has no actions'],
  [action('- update: {}'), 'mais.yml:4: this action has no target'],
  [action('- target: $.info'), 'neither `update` nor `remove: true`'],
  [action('- target: $.paths[\n  remove: true'), 'mais.yml'],
  [action('- target: "$..["\n  remove: true'), 'no JSONPath'],
  ['a: &a [1]\nb: *c', 'mais.yml'],
])('%j is told with what is wrong', async (text, message) => {
  const run = await refdataInProcess(['api', 'app.df', '--overlay', 'mais.yml'], { cwd: project(text) });
  expect(run.code).toBe(2);
  expect(run.stderr).toContain(message);
});

/** The examples of the specification (OpenAPI Overlay 1.0, §4.4.3). */
test('updates and removals are those of the specification', () => {
  const document = {
    paths: {
      '/items': {
        get: {
          parameters: [
            { name: 'filter', in: 'query' },
            { name: 'top', in: 'query' },
          ],
        },
      },
      '/some-items': { delete: { parameters: [{ name: 'top', in: 'query' }] } },
    },
  };
  const removed = overlaid(document, {
    file: '',
    actions: [
      { target: "$.paths.*.get.parameters[?@.name == 'top' && @.in == 'query']", remove: true, line: 1 },
      { target: '$.paths.*.get', update: { 'x-safe': true }, line: 2 },
      { target: '$.paths.*.get.parameters', update: { name: 'skip', in: 'query' }, line: 3 },
    ],
  });
  expect(removed.missed).toEqual([]);
  expect(removed.document).toEqual({
    paths: {
      '/items': {
        get: {
          parameters: [
            { name: 'filter', in: 'query' },
            { name: 'skip', in: 'query' },
          ],
          'x-safe': true,
        },
      },
      '/some-items': { delete: { parameters: [{ name: 'top', in: 'query' }] } },
    },
  });
});

/** OpenAPI Overlay 1.1: lists are joined, what is no object and no list is replaced, and a value may come from elsewhere. */
test('what 1.1 has besides, and what is put where nothing of its kind is', async () => {
  const newer = (text: string) => action(text).replace('1.0.0', '1.1.0');
  const run = async (overlay: string) => {
    const args = ['api', 'app.df', '--overlay', 'mais.yml', '--openapi'];
    return refdataInProcess(args, { cwd: project(overlay) });
  };
  const { stdout } = await run(
    newer(
      "- target: $.info.title\n  update: Novo\n- target: $.tags\n  update: [{name: a}, {name: b}]\n- target: $.paths['/itens']\n  update: {put: {}}\n- target: $.paths['/itens'].put\n  copy: $.paths['/sim'].post\n",
    ),
  );
  const { info, tags, paths } = JSON.parse(stdout);
  expect([info.title, tags.slice(-2)]).toEqual(['Novo', [{ name: 'a' }, { name: 'b' }]]);
  expect(paths['/itens'].put).toEqual(paths['/sim'].post);
  const told = async (overlay: string) => (await run(overlay)).stderr;
  expect(await told(newer('- target: $.info\n  update: abc\n'))).toContain('matches a value of another kind');
  expect(await told(action('- target: $.info\n  update: abc\n'))).toContain(
    'matches a value of another kind',
  );
  expect(await told(action('- target: $.info.title\n  update: abc\n'))).toContain(
    'neither an object nor a list',
  );
  expect(await told(newer('- target: $.info\n  copy: $.paths.*\n'))).toContain(
    'is given $.paths.*, which matches 2 values in place of one',
  );
  expect(await told(newer('- target: $.info\n  copy: $.info\n  update: {}\n'))).toContain(
    'both `update` and `copy`',
  );
});

test.each([[['--yaml', '-o', 'a.txt']], [['--openapi', '-o', 'a.yaml']], [['-o', 'a.yml']]])(
  '%j is the OpenAPI document as YAML, also for readers of YAML 1.1',
  async flags => {
    const cwd = project();
    const { stdout } = await refdataInProcess(['api', 'app.df', '--openapi'], { cwd });
    await refdataInProcess(['api', 'app.df', ...flags], { cwd });
    const text = readFileSync(join(cwd, flags.at(-1) ?? ''), 'utf8');
    expect(parse(text)).toEqual(JSON.parse(stdout));
    expect(parse(text, { version: '1.1' })).toEqual(JSON.parse(stdout));
  },
);

test('a program gives what such a file holds', () => {
  const app = [{ method: 'GET', path: '/itens' }];
  const overlay = (target: string) => ({
    overlay: '1.0.0',
    actions: [{ target, update: { description: 'À venda.' } }],
  });
  const text = openapi(app, {}, { overlays: [overlay("$.paths['/itens'].get")] });
  expect(JSON.parse(text).paths['/itens'].get.description).toBe('À venda.');
  expect(() => openapi(app, {}, { overlays: [overlay('$.paths.nada')] })).toThrow(
    'The target $.paths.nada of overlays[0] matches nothing',
  );
  expect(() => openapi(app, {}, { overlays: [{}] })).toThrow('overlays[0] is no overlay');
});
