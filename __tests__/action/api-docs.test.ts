import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { contentsOf, refdata } from '../cli/run-cli.js';
import { temporaryFolder } from '../git/git-server.js';
import { runAction, runBundledAction } from './run-action.js';

const folders = { workspace: '', temporary: '', files: '' };
const PULL_REQUEST = { GITHUB_EVENT_NAME: 'pull_request' };

beforeEach(() => {
  folders.workspace = temporaryFolder('workspace');
  folders.temporary = temporaryFolder('temp');
  folders.files = temporaryFolder('files');
});
afterEach(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

function write(file: string, routes: readonly (readonly [string, string])[]): void {
  const path = join(folders.workspace, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(routes.map(([method, route]) => ({ method, path: route }))));
}

const SHOP = [
  ['GET', '/itens'],
  ['POST', '/itens'],
] as const;
const FILES = ['openapi.json', 'insomnia.json', 'postman.json', 'curl.sh', 'rotas.md'].map(
  name => `docs/api/rotas/${name}`,
);

describe('the input api-docs', () => {
  test('writes five descriptions and says what changed; then nothing changes', async () => {
    write('rotas.json', SHOP);
    const run = await runBundledAction(folders, { 'api-docs': 'rotas.json', mode: 'build' });
    expect(run.log).not.toContain('::error');
    expect(run.code).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'success', changed: 'true', files: JSON.stringify(FILES) });
    expect(JSON.parse(run.outputs.counts ?? '')).toEqual({ found: 2, exported: 2, left_out: 0 });
    for (const file of FILES) {
      expect(existsSync(join(folders.workspace, file))).toBe(true);
      expect(run.summary).toContain(file);
    }
    const again = await runAction(folders, { 'api-docs': 'rotas.json' });
    expect(again.outputs).toMatchObject({ changed: 'false', files: '[]' });
  });

  test('an OpenAPI document is delivered as a server file is, and compared on a pull request', async () => {
    const file = join(folders.workspace, 'api.yaml');
    const text =
      'openapi: 3.0.3\ninfo: { title: Items, version: "1" }\npaths:\n  /items:\n    get: { responses: {} }\n';
    writeFileSync(file, text);
    const inputs = { 'api-docs': '*.yaml' };
    const run = await runAction(folders, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'success', changed: 'true' });
    expect(JSON.parse(run.outputs.files ?? '')).toEqual(FILES.map(name => name.replace('/rotas/', '/api/')));
    expect((await runAction(folders, inputs, PULL_REQUEST)).outputs).toMatchObject({ changed: 'false' });
    writeFileSync(file, text.replace('/items:', '/things:'));
    const stale = await runAction(folders, inputs, PULL_REQUEST);
    expect([stale.code, stale.outputs.outcome]).toEqual([1, 'findings']);
    expect(stale.log).toContain('docs/api/api/openapi.json is not what the source gives');
  });

  test('a pull request is compared, and the command that the report names makes it right', async () => {
    write('src/rotas.json', SHOP);
    const inputs = {
      'api-docs': './src/*.json',
      'api-docs-title': "Loja d'água",
      'api-docs-formats': 'openapi\nhtml\njson',
    };
    const coming = await runAction(folders, inputs, PULL_REQUEST);
    expect(coming.code).toBe(0);
    expect(coming.log).toContain('docs/api/rotas/openapi.json is new: the push commits it.');
    expect(coming.log).not.toContain('not what the source gives');
    Object.assign(inputs, { 'api-docs-delivery': 'check' });
    const stale = await runAction(folders, inputs, PULL_REQUEST);
    expect(stale.code).toBe(1);
    expect(stale.outputs).toMatchObject({ outcome: 'findings', changed: 'true' });
    expect(existsSync(join(folders.workspace, 'docs'))).toBe(false);
    expect(stale.log).toMatch(/^::error title=description-stale,file=docs\/api\/rotas\/openapi\.json/m);
    const command = /Run: (refdata api .*)$/m.exec(stale.log)?.[1] ?? '';
    expect(command).toBe(
      "refdata api src/rotas.json --openapi --html --rotas --out-dir docs/api --titulo 'Loja d'\\''água'",
    );
    const words = [
      'api',
      'src/rotas.json',
      '--openapi',
      '--html',
      '--rotas',
      '--out-dir',
      'docs/api',
      '--titulo',
      "Loja d'água",
    ];
    expect(refdata(words, { cwd: folders.workspace }).code).toBe(0);
    const fresh = await runAction(folders, inputs, PULL_REQUEST);
    expect(fresh.outputs).toMatchObject({ outcome: 'success', changed: 'false' });
    expect(
      JSON.parse(readFileSync(join(folders.workspace, 'docs/api/rotas/openapi.json'), 'utf8')).info.title,
    ).toBe("Loja d'água");
  });

  test('a gap is a warning, and an error when that is asked for', async () => {
    const app =
      'server loja on 3000:\n    route GET caminho(x):\n        respond text "x"\n    route GET "/a":\n        respond text "x"\n';
    writeFileSync(join(folders.workspace, 'app.df'), app);
    const inputs = { 'api-docs': 'app.df', 'fail-on-gaps': 'true' };
    const failed = await runAction(folders, inputs);
    expect(failed.code).toBe(1);
    expect(failed.log).toMatch(/^::error title=route-unresolved,file=app\.df,line=2/m);
    expect(existsSync(join(folders.workspace, 'docs'))).toBe(false);
    const passed = await runAction(folders, { ...inputs, 'fail-on-gaps': 'false' });
    expect(passed.code).toBe(0);
    expect(JSON.parse(passed.outputs.counts ?? '')).toEqual({ found: 2, exported: 1, left_out: 1 });
    expect(passed.summary).toContain('route-unresolved');
  });

  test('a server that is gone: named on a pull request, removed otherwise, and nobody else', async () => {
    for (const name of ['a', 'b', 'c']) write(`${name}/rotas.json`, SHOP);
    const all = { 'api-docs': '*/rotas.json', 'api-docs-formats': 'openapi, curl' };
    await runAction(folders, all);
    const folder = join(folders.workspace, 'docs/api');
    writeFileSync(join(folder, 'b/notes.md'), 'mine');
    rmSync(join(folders.workspace, 'b/rotas.json'));
    const checked = await runAction(folders, all, PULL_REQUEST);
    expect(checked.code).toBe(1);
    const gone = ['docs/api/b/rotas/curl.sh', 'docs/api/b/rotas/openapi.json'];
    expect(checked.outputs).toMatchObject({ changed: 'true', files: JSON.stringify(gone) });
    for (const path of gone) {
      expect(checked.log).toMatch(new RegExp(`^::error title=description-stale,file=${path}`, 'm'));
      expect(checked.log).toContain(`git rm ${path}`);
      expect(existsSync(join(folders.workspace, path))).toBe(true);
    }
    expect(checked.log).toContain('2 API descriptions are of servers that are gone');

    const run = await runAction(folders, all);
    expect(run.outputs).toMatchObject({ outcome: 'success', files: JSON.stringify(gone) });
    for (const path of gone) expect(existsSync(join(folders.workspace, path))).toBe(false);
    expect(existsSync(join(folder, 'b/notes.md'))).toBe(true);
    expect(existsSync(join(folder, 'rotas/curl.sh'))).toBe(true);
    expect((await runAction(folders, all, PULL_REQUEST)).outputs).toMatchObject({ outcome: 'success' });
    // Another step may describe other sources into the same folder.
    const some = { ...all, 'api-docs': 'a/rotas.json\nc/rotas.json', 'api-docs-formats': 'openapi' };
    expect((await runAction(folders, some)).outputs.files).toBe(
      JSON.stringify(['docs/api/c/rotas/curl.sh', 'docs/api/rotas/curl.sh']),
    );
  });

  test('what stands behind a link is not removed, whatever the list says', async () => {
    write('rotas.json', SHOP);
    mkdirSync(join(folders.workspace, 'docs/api'), { recursive: true });
    writeFileSync(join(folders.workspace, 'precious.txt'), 'mine');
    symlinkSync(folders.workspace, join(folders.workspace, 'docs/api/up'));
    const files = ['up/precious.txt', '../../precious.txt'].map(path => ({ path, source: 'gone.df' }));
    writeFileSync(
      join(folders.workspace, 'docs/api/.refdata-api-docs.json'),
      JSON.stringify({ generator: 'refdata-action', files }),
    );
    const run = await runAction(folders, { 'api-docs': 'rotas.json' });
    expect(run.outputs.outcome).toBe('success');
    expect(existsSync(join(folders.workspace, 'precious.txt'))).toBe(true);
  });

  test('several sources, each in a folder of its own', async () => {
    write('a/rotas.json', SHOP);
    write('b/rotas.json', SHOP);
    const run = await runAction(folders, {
      'api-docs': 'a/rotas.json\nb/rotas.json',
      'api-docs-formats': 'curl',
    });
    expect(run.outputs.files).toBe(JSON.stringify(['docs/api/rotas/curl.sh', 'docs/api/b/rotas/curl.sh']));
  });

  test('addresses stay: another source moves none, and what was published elsewhere is written there, too', async () => {
    const inputs = { 'api-docs': '*/rotas.json', 'api-docs-formats': 'openapi, curl' };
    write('b/rotas.json', SHOP);
    await runAction(folders, { ...inputs, 'api-docs-layout': 'flat' });
    const folder = join(folders.workspace, 'docs/api');
    const names = () => [...contentsOf(folder).keys()];
    expect(names()).toEqual(['.refdata-api-docs.json', 'curl.sh', 'openapi.json']);

    const moved = await runAction(folders, inputs);
    expect(moved.outputs).toMatchObject({ outcome: 'success', changed: 'true' });
    expect(moved.log).toContain(
      'docs/api/curl.sh is an earlier address of docs/api/rotas/curl.sh; both are written.',
    );
    expect(names()).toEqual([
      '.refdata-api-docs.json',
      'curl.sh',
      'openapi.json',
      'rotas/curl.sh',
      'rotas/openapi.json',
    ]);
    // The glob finds this one first, and its server has the same name.
    write('a/rotas.json', SHOP.slice(1));
    write('b/rotas.json', [...SHOP, ['GET', '/novo']]);
    await runAction(folders, inputs);
    for (const path of ['openapi.json', 'rotas/openapi.json'])
      expect(readFileSync(join(folder, path), 'utf8')).toContain('/novo');
    expect(readFileSync(join(folder, 'a/rotas/openapi.json'), 'utf8')).not.toContain('/novo');
    // Whoever wants no earlier address deletes what is there.
    for (const path of ['openapi.json', 'curl.sh']) rmSync(join(folder, path));
    const without = await runAction(folders, inputs);
    expect(without.log).not.toContain('earlier address');
    expect(existsSync(join(folder, 'openapi.json'))).toBe(false);
    expect((await runAction(folders, inputs, PULL_REQUEST)).outputs).toMatchObject({ changed: 'false' });
  });

  test('overlays add what people know, and the command names them', async () => {
    write('rotas.json', SHOP);
    const inputs = {
      'api-docs': 'rotas.json',
      'api-docs-formats': 'openapi',
      'api-docs-overlay': 'textos.yaml',
    };
    const overlay = (target: string) =>
      writeFileSync(
        join(folders.workspace, 'textos.yaml'),
        `overlay: 1.0.0\nactions:\n  - target: ${target}\n    update: { description: À venda. }\n`,
      );
    overlay("$.paths['/itens'].get");
    await runAction(folders, inputs);
    const text = readFileSync(join(folders.workspace, 'docs/api/rotas/openapi.json'), 'utf8');
    expect(JSON.parse(text).paths['/itens'].get.description).toBe('À venda.');
    write('rotas.json', [...SHOP, ['GET', '/novo']]);
    const stale = await runAction(folders, inputs, PULL_REQUEST);
    expect(stale.log).toContain(
      'Run: refdata api rotas.json --openapi --out-dir docs/api --overlay textos.yaml',
    );
    overlay("$.paths['/nada'].get");
    const missed = await runAction(folders, inputs);
    expect(missed.log).toMatch(/^::error title=overlay-target,file=textos\.yaml,line=3/m);
    const outside = await runAction(folders, { ...inputs, 'api-docs-overlay': '../x.yaml' });
    expect(outside.log).toContain('which leads outside');
  });

  test.each([
    [{ 'api-docs': 'nada.df' }, 'no file of the workspace'],
    [{ 'api-docs': '../x.df' }, 'leads outside'],
    [{ 'api-docs': 'rotas.json', 'api-docs-formats': 'opnapi' }, 'Did you mean "openapi"'],
    [{ 'api-docs': 'rotas.json', 'api-docs-dir': '../docs' }, 'leads outside'],
    [{ 'api-docs': 'rotas.json', 'api-docs-dir': '.git/x' }, 'no folder for descriptions'],
    [{ 'api-docs': 'rotas.json', 'api-docs-base': 'loja' }, 'no absolute address'],
    [{ 'api-docs': 'rotas.json', 'fail-on-gaps': 'yes' }, 'neither true nor false'],
    [{ 'api-docs': 'rotas.json', out: 'x' }, 'does nothing in mode api-docs'],
    [{ mode: 'api-docs' }, 'needs the input api-docs'],
    [{ mode: 'validate', 'api-docs': 'rotas.json' }, 'does nothing in mode validate'],
  ])('%j is refused', async (inputs, message) => {
    write('rotas.json', SHOP);
    const run = await runAction(folders, inputs);
    expect(run.code).toBe(1);
    expect(run.log).toContain(message);
    expect(run.log).not.toContain('    at ');
    expect(existsSync(join(folders.workspace, 'docs'))).toBe(false);
  });
});
