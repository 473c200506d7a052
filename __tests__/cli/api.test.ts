import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openapiErrors } from '../exporters/judges.js';
import { cleanUp, contentsOf, folderWith, refdata, refdataInProcess, start } from './run-cli.js';

afterEach(cleanUp);

const LIST = JSON.stringify([
  { method: 'GET', path: '/itens' },
  { method: 'GET', path: '/itens/:id' },
  { method: 'POST', path: '/itens' },
]);
const inFolder = async (...args: string[]) => {
  const cwd = folderWith({ 'rotas.json': LIST });
  return { cwd, run: await refdataInProcess(['api', ...args], { cwd }) };
};

describe('refdata api', () => {
  test('the route table without a flag', () => {
    const run = refdata(['api', 'rotas.json'], { cwd: folderWith({ 'rotas.json': LIST }) });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('| `GET` | `/itens/:id` | Um item |');
    expect(run.stdout).not.toContain('routes found');
    expect(run.stderr).toContain('3 routes found, 3 described, 0 left out');
  });

  test.each(['-o=api.json', '-o api.json', '--out=api.json', '--saida=api.json'])(
    'a file with %s',
    async flag => {
      const { cwd, run } = await inFolder('rotas.json', '--openapi', ...flag.split(' '));
      expect([run.code, run.stdout]).toEqual([0, '']);
      const text = readFileSync(join(cwd, 'api.json'), 'utf8');
      expect(await openapiErrors(text)).toEqual([]);
      expect((await refdataInProcess(['api', 'rotas.json', '--swagger'], { cwd })).stdout).toBe(text);
    },
  );

  test('-o - is standard output, and so is its device', async () => {
    const { cwd, run } = await inFolder('rotas.json', '-o', '-');
    const plain = await refdataInProcess(['api', 'rotas.json'], { cwd });
    expect([run.code, run.stdout]).toEqual([0, plain.stdout]);
    expect(refdata(['api', 'rotas.json', '-o', '/dev/stdout'], { cwd }).stdout).toBe(run.stdout);
    expect(readdirSync(cwd)).toEqual(['rotas.json']);
  });

  test('-o writes into a pipe and through a link, and puts no file in their place', async () => {
    const cwd = folderWith({ 'rotas.json': LIST, 'alvo.md': 'antes' });
    symlinkSync('alvo.md', join(cwd, 'link.md'));
    const text = (await refdataInProcess(['api', 'rotas.json'], { cwd })).stdout;
    expect((await refdataInProcess(['api', 'rotas.json', '-o', 'link.md'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'alvo.md'), 'utf8')).toBe(text);
    expect(lstatSync(join(cwd, 'link.md')).isSymbolicLink()).toBe(true);
    execFileSync('mkfifo', [join(cwd, 'cano')]);
    const reader = spawn('cat', [join(cwd, 'cano')], {
      stdio: ['ignore', openSync(join(cwd, 'lido'), 'w'), 'inherit'],
    });
    const run = refdata(['api', 'rotas.json', '-o', 'cano'], { cwd });
    expect([run.code, run.stdout]).toEqual([0, '']);
    expect(lstatSync(join(cwd, 'cano')).isFIFO()).toBe(true);
    await new Promise<void>(resolve => reader.once('exit', resolve));
    expect(readFileSync(join(cwd, 'lido'), 'utf8')).toBe(text);
  });

  test.each([
    [['-o='], '-o names no file'],
    [['-o', '.'], '-o is ., which is a folder'],
    [['-o', 'novo/'], '-o is novo/, which is a folder'],
    [['-o', '/dev/full'], '/dev/full cannot be written'],
    [['-o', 'rotas.json'], 'rotas.json is a file that the routes are read from'],
    [['-o', 'link.json'], 'rotas.json is a file that the routes are read from'],
    [['--all', '--out-dir', '.', '--layout', 'flat'], 'rotas.json is a file that the routes are read from'],
  ])('%j is refused, and nothing is written', async (flags, message) => {
    const cwd = folderWith({ 'rotas.json': LIST });
    symlinkSync('rotas.json', join(cwd, 'link.json'));
    const run = await refdataInProcess(['api', 'rotas.json', ...flags], { cwd });
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(message);
    expect(readdirSync(cwd)).toEqual(['link.json', 'rotas.json']);
    expect(readFileSync(join(cwd, 'rotas.json'), 'utf8')).toBe(LIST);
  });

  test('every format into a folder, and nothing new the second time', async () => {
    const { cwd, run } = await inFolder('rotas.json', '--all', '--out-dir', 'docs/api');
    expect(run.stderr).toContain('written 7 files, 7 changed');
    const files = contentsOf(join(cwd, 'docs/api/rotas'));
    expect([...files.keys()]).toEqual([
      'curl.sh',
      'index.html',
      'insomnia.json',
      'openapi.json',
      'postman.json',
      'rotas.json',
      'rotas.md',
    ]);
    const again = await refdataInProcess(['api', 'rotas.json', '--all', '--out-dir', 'docs/api'], { cwd });
    expect(again.stderr).toContain('written 7 files, 0 changed');
    expect(contentsOf(join(cwd, 'docs/api/rotas'))).toEqual(files);
  });

  test('a source that is named twice is one', async () => {
    const { cwd, run } = await inFolder(
      'rotas.json',
      './rotas.json',
      '--openapi',
      '--rotas',
      '--out-dir',
      'docs',
    );
    expect(run.stderr).toContain('3 routes found, 3 described, 0 left out\nwritten 2 files, 2 changed');
    expect(readdirSync(join(cwd, 'docs/rotas'))).toEqual(['openapi.json', 'rotas.json']);
    expect((await refdataInProcess(['api', 'docs/rotas/rotas.json'], { cwd })).stdout).toBe(
      (await refdataInProcess(['api', 'rotas.json'], { cwd })).stdout,
    );
  });

  test('one JSON object', async () => {
    const { run } = await inFolder('rotas.json', '--json');
    expect(JSON.parse(run.stdout)).toMatchObject({
      ok: true,
      coverage: { found: 3, exported: 3, leftOut: [] },
      servers: [{ file: 'rotas.json', routes: [{ method: 'GET', path: '/itens', params: [] }, {}, {}] }],
    });
  });

  test('the configuration', async () => {
    const { run } = await inFolder(
      'rotas.json',
      '--openapi',
      '--titulo',
      'Loja',
      '--versao',
      '2.0.0',
      '--base',
      'https://loja.example',
    );
    expect(JSON.parse(run.stdout)).toMatchObject({
      info: { title: 'Loja', version: '2.0.0' },
      servers: [{ url: 'https://loja.example' }],
    });
    expect(run.stderr).not.toContain('server-port');
  });

  test.each([
    [['nada.df'], 'There is no file nada.df'],
    [['.'], 'There is no file .'],
    [['rotas.json/x.df'], 'There is no file rotas.json/x.df'],
    [[`${'x'.repeat(300)}.df`], 'There is no file xxx'],
    [['rotas.json', '--openapi', '--curl'], 'Several formats need a folder'],
    [['rotas.json', '--openapi', '--yaml', '--curl'], 'Several formats need a folder'],
    [['rotas.json', 'rotas.json'], 'Several files need a folder'],
    [['rotas.json', '--out-dir', 'x'], '--out-dir is given, and no format'],
    [['rotas.json', '--all', '--out-dir', 'x', '-o', 'y'], 'both given'],
    [['rotas.json', '--base', 'x'], 'which is no address'],
    [['rotas.json', '--opnapi'], 'Did you mean --openapi'],
    [['rotas.json', '--openapi', '-o', 'rotas.json/x'], 'cannot be'],
    [['rotas.json', '--server', 'rota'], 'has no server "rota"'],
    [[], 'Missing required argument'],
  ])('wrong use: %j', async (args, message) => {
    const { cwd, run } = await inFolder(...args);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(message);
    expect(run.stderr).not.toContain('    at ');
    expect(readdirSync(cwd)).toEqual(['rotas.json']);
  });

  test.each([
    [['openapi', 'rotas.json'], '`refdata api rotas.json --openapi`'],
    [['rotas.json', 'postmam'], '`refdata api rotas.json --postman`'],
    [['mock', 'rotas.json'], '`refdata mock rotas.json`'],
    [['rota.json'], 'Did you mean rotas.json?'],
  ])('a word that is no file: %j is meant as %s', async (args, meant) => {
    const cwd = folderWith({ 'rotas.json': '[]' });
    const run = await refdataInProcess(['api', ...args], { cwd });
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(`There is no file ${args.find(each => each !== 'rotas.json')}`);
    expect(run.stderr).toContain(meant);
  });

  test.each(['', '{', '{}', '[1]', '[{"method": "GET"}]'])(
    'a list of routes that is none: %s',
    async text => {
      const cwd = folderWith({ 'rotas.json': text });
      const run = await refdataInProcess(['api', 'rotas.json', '--all', '--out-dir', 'x'], { cwd });
      expect([run.code, run.stdout]).toEqual([2, '']);
      expect(run.stderr).toContain('rotas.json');
      expect(existsSync(join(cwd, 'x'))).toBe(false);
    },
  );

  test('a folder that cannot be written leaves nothing half-written', async () => {
    if (process.getuid?.() === 0) return;
    const cwd = folderWith({ 'rotas.json': LIST, 'x/keep': '' });
    chmodSync(join(cwd, 'x'), 0o500);
    const run = await refdataInProcess(['api', 'rotas.json', '--all', '--out-dir', 'x'], { cwd });
    chmodSync(join(cwd, 'x'), 0o700);
    expect(run.code).toBe(2);
    expect(readdirSync(join(cwd, 'x'))).toEqual(['keep']);
  });
});

describe('server files', () => {
  const route = (text: string) => `    route GET ${text}:\n        respond text "x"\n`;
  const GAP = `server loja on 3000:\n${route('"/a"')}${route('caminho(x)')}`;
  const TWO = `server loja on 3000:\n${route('"/a"')}\nserver admin on 3001:\n${route('"/b"')}`;

  test('a gap is reported with its place, and with --strict nothing is written', async () => {
    const cwd = folderWith({ 'app.df': GAP });
    const run = await refdataInProcess(['api', 'app.df', '--openapi'], { cwd });
    expect(run.code).toBe(0);
    expect(Object.keys(JSON.parse(run.stdout).paths)).toEqual(['/a']);
    expect(run.stderr).toMatch(/warning route-unresolved\n {2}app\.df:4:5 /);
    expect(run.stderr).toContain('2 routes found, 1 described, 1 left out');
    const strict = await refdataInProcess(['api', 'app.df', '--openapi', '-o', 'api.json', '--strict'], {
      cwd,
    });
    expect([strict.code, strict.stdout]).toEqual([1, '']);
    expect(readdirSync(cwd)).toEqual(['app.df']);
  });

  test('a port that cannot be known is reported, unless the base address is given; it is no gap', async () => {
    const cwd = folderWith({ 'app.df': `server loja on porta():\n${route('"/a"')}` });
    const run = await refdataInProcess(['api', 'app.df', '--strict'], { cwd });
    expect(run.code).toBe(0);
    expect(run.stderr).toMatch(
      /notice server-port\n {2}app\.df:1:16 {2}The port of `loja`, `porta\(\)`, is not known/,
    );
    expect(run.stderr).toContain('1 route found, 1 described, 0 left out\n');
    const based = await refdataInProcess(['api', 'app.df', '--strict', '--base', 'http://x.example'], {
      cwd,
    });
    expect([based.code, based.stderr]).toEqual([0, '1 route found, 1 described, 0 left out\n']);
  });

  test('what could not be followed is no route', async () => {
    const app =
      'adopt ./nada\nserver loja on 1:\n    route POST "/a":\n        Kiln.conferir(body["a"], {})\n';
    const run = await refdataInProcess(['api', 'app.df'], {
      cwd: folderWith({ 'app.df': `adopt Kiln\n${app}` }),
    });
    expect(run.stderr).toContain(
      '1 route found, 1 described, 0 left out; 1 could not be followed; checks not described: 1\n',
    );
  });

  test('a file of 50 MB and a path of 10,000 segments: short messages with their places', async () => {
    const cwd = folderWith({
      'big.df': '# x\n'.repeat(12_500_000),
      'app.df': `server s:\n${route(`"${'/a'.repeat(10_000)}"`)}`,
    });
    const big = await refdataInProcess(['api', 'big.df', '-o', 'out.md'], { cwd });
    expect(big.code).toBe(2);
    expect(big.stderr).toMatch(/^error big\.df:1:1: .*limit is 16 MiB/);
    const long = await refdataInProcess(['api', 'app.df'], { cwd });
    expect(long.stderr).toMatch(
      /app\.df:2:5 {2}GET .{201} is left out: .*the path has 20000 characters; the limit is 8000\./,
    );
    expect(readdirSync(cwd)).not.toContain('out.md');
  });

  test('descriptions of a server or a format that is gone are reported, except those of other folders', async () => {
    const cwd = folderWith({ 'app.df': TWO });
    expect(
      (await refdataInProcess(['api', 'app.df', '--openapi', '--curl', '--out-dir', 'docs'], { cwd })).stderr,
    ).not.toContain('orphaned');
    writeFileSync(join(cwd, 'app.df'), `server loja on 3000:\n${route('"/a"')}`);
    const run = await refdataInProcess(['api', 'app.df', '--openapi', '--out-dir', 'docs'], { cwd });
    expect(run.code).toBe(0);
    expect(run.stderr.match(/docs\S+ {2}\S+ describes no server/g)).toEqual([
      'docs/admin/curl.sh  docs/admin/curl.sh describes no server',
      'docs/admin/openapi.json  docs/admin/openapi.json describes no server',
      'docs/loja/curl.sh  docs/loja/curl.sh describes no server',
    ]);
    expect(
      (await refdataInProcess(['api', 'app.df', '--openapi', '--out-dir', '.'], { cwd })).stderr,
    ).not.toContain('orphaned');
  });

  test('of several servers the first, or the one that is named; a document each in a folder', async () => {
    const cwd = folderWith({ 'app.df': TWO });
    const paths = async (...args: string[]) =>
      Object.keys(
        JSON.parse((await refdataInProcess(['api', 'app.df', '--openapi', ...args], { cwd })).stdout).paths,
      );
    expect(await paths()).toEqual(['/a']);
    expect(await paths('--server', 'admin')).toEqual(['/b']);
    expect((await refdataInProcess(['api', 'app.df'], { cwd })).stderr).toContain(
      'loja is described; name another with --server: admin',
    );
    expect(await refdataInProcess(['api', 'app.df', '--server', 'admim'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean "admin"?'),
    });
    await refdataInProcess(['api', 'app.df', '--curl', '--out-dir', 'docs'], { cwd });
    expect([...contentsOf(join(cwd, 'docs')).keys()]).toEqual(['admin/curl.sh', 'loja/curl.sh']);
    expect(readFileSync(join(cwd, 'docs/admin/curl.sh'), 'utf8')).toContain('http://127.0.0.1:3001/b');
  });

  test('what is there at another address is written there, too, where it is an edition of the same', async () => {
    const cwd = folderWith({ 'app.df': TWO, 'docs/curl.sh': '#!/bin/sh\n# Someone wrote this by hand.\n' });
    const describe = (...args: string[]) =>
      refdataInProcess(['api', 'app.df', '--openapi', '--curl', '--out-dir', 'docs', ...args], { cwd });
    expect((await describe()).stderr).not.toContain('description-kept');
    expect(readFileSync(join(cwd, 'docs/curl.sh'), 'utf8')).toContain('by hand');
    rmSync(join(cwd, 'docs'), { recursive: true });
    await describe('--layout', 'flat');
    expect([...contentsOf(join(cwd, 'docs')).keys()]).toContain('openapi.json');
    writeFileSync(join(cwd, 'app.df'), TWO.replace('"/a"', '"/outra"'));
    const moved = await describe();
    expect(moved.stderr).toContain('docs/openapi.json is an earlier address of docs/loja/openapi.json');
    for (const path of ['docs/openapi.json', 'docs/loja/openapi.json'])
      expect(readFileSync(join(cwd, path), 'utf8')).toContain('/outra');
    expect(moved.stderr).not.toContain('orphaned');
  });

  test('a file that only starts a server says which file declares it', async () => {
    const cwd = folderWith({ 'app.df': TWO, 'main.df': 'adopt ./app as App\n\nignite App.loja\n' });
    const run = await refdataInProcess(['api', 'main.df', '--openapi', '-o', 'x.json'], { cwd });
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/error server-missing\n {2}main\.df:3/);
    expect(run.stderr).toContain('app.df');
    expect(existsSync(join(cwd, 'x.json'))).toBe(false);
  });

  test.each([
    ['x := 1\n', 1, 'main.df:1:1'],
    ['server a on 1:\n\troute GET "/x":\n\t\trespond text "x"\n', 2, 'main.df:2:1'],
    ['server a on 1:\n    route GET "/x:\n        respond text "x"\n', 2, 'main.df:2'],
  ])('%j: exit code %d, reported with its place', async (text, code, place) => {
    const cwd = folderWith({ 'main.df': text });
    const run = await refdataInProcess(['api', 'main.df', '--all', '--out-dir', 'x'], { cwd });
    expect([run.code, run.stdout]).toEqual([code, '']);
    expect(run.stderr).toContain(place);
    expect(readdirSync(cwd)).toEqual(['main.df']);
  });
});

describe('refdata mock', () => {
  test('answers routes and its own description', async () => {
    const cwd = folderWith({ 'rotas.json': LIST });
    const { match, stop } = await start(['mock', join(cwd, 'rotas.json'), '--port', '0'], /at (http:\S+)/);
    const address = match[1];
    expect(await (await fetch(`${address}/itens/7`)).json()).toEqual({ id: '7' });
    const document = await (await fetch(`${address}/openapi.json`)).text();
    expect(await openapiErrors(document)).toEqual([]);
    expect(JSON.parse(document).servers).toEqual([{ url: address }]);
    expect(await stop()).toBe(0);
  });

  test('a status that the route never answers is no choice', async () => {
    const cwd = folderWith({
      'app.df': 'adopt Kiln\nserver s on 0:\n    route GET "/a":\n        respond 201\n',
    });
    const { code, stderr } = await refdataInProcess(['mock', 'app.df', '--answer', 'GET /a=404'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/GET \/a answers no 404.*\n.*one of 201/)]);
  });

  test('a status that a document has in `default` or a range is one', async () => {
    const other = (key: string) => ({
      get: { responses: { 200: { description: 'x' }, [key]: { description: 'y' } } },
    });
    const cwd = folderWith({
      'a.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'x', version: '1' },
        paths: { '/a': other('default'), '/b': other('5XX') },
      }),
    });
    const args = ['--answer', 'GET /a=503', '--answer', 'GET /b=599', '--port', '0'];
    const { match, stop } = await start(['mock', join(cwd, 'a.json'), ...args], /at (http:\S+)/);
    const statuses = ['/a', '/b'].map(async path => (await fetch(match[1] + path)).status);
    expect(await Promise.all(statuses)).toEqual([503, 599]);
    await stop();
    const refused = (answer: string) => refdata(['mock', 'a.json', '--answer', answer], { cwd }).stderr;
    expect(refused('GET /b=404')).toMatch(/answers no 404.*\n.*one of 200, 5XX/);
    expect(refused('GET /a=100')).toMatch(/answers no 100.*\n.*one of 200, default/);
  });

  test('a file that is broken, or gone for a moment, is told and read again when it is mended', async () => {
    const good = (path: string) =>
      `adopt Kiln\nserver s on 1:\n    route GET "${path}":\n        respond text "x"\n`;
    const cwd = folderWith({ 'app.df': 'adopt ./b\n', 'b.df': good('/a') });
    const app = 'adopt Kiln\nadopt ./b as B\nserver s on 1:\n    mount B.s at "/b"\n';
    writeFileSync(join(cwd, 'app.df'), app);
    const { match, heard, stop } = await start(['mock', join(cwd, 'app.df'), '--port', '0'], /at (http:\S+)/);
    const status = async (path: string) => (await fetch(match[1] + path)).status;
    const until = async (path: string, wanted: number) => {
      for (let left = 100; left > 0 && (await status(path)) !== wanted; left -= 1)
        await new Promise(resolve => setTimeout(resolve, 100));
      return status(path);
    };
    expect(await status('/b/a')).toBe(200);
    rmSync(join(cwd, 'b.df'));
    expect(await until('/b/a', 404)).toBe(404);
    writeFileSync(join(cwd, 'b.df'), good('/c'));
    expect(await until('/b/c', 200)).toBe(200);
    writeFileSync(join(cwd, 'app.df'), 'x := 1\n');
    await heard(/There is no server in this file[\s\S]*answers as before/);
    expect(await status('/b/c')).toBe(200);
    await stop();
  });

  test('a port that is none', async () => {
    const cwd = folderWith({ 'rotas.json': LIST });
    expect(await refdataInProcess(['mock', 'rotas.json', '--port', 'x'], { cwd })).toMatchObject({ code: 2 });
    writeFileSync(join(cwd, 'main.df'), 'x := 1\n');
    const { code, stderr } = await refdataInProcess(['mock', 'main.df'], { cwd });
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no server in this file.'),
    });
  });
});
