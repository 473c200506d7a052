import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanUp, folderWith, refdata, refdataInProcess, start, TINY } from './run-cli.js';

const haveCurl = spawnSync('curl', ['--version']).status === 0;
if (!haveCurl && process.env.CI) throw new Error('curl is needed for these tests: install it');
const withCurl = haveCurl ? describe : describe.skip;

let site: string;
let base: string;
let stop: () => Promise<number | null>;

beforeAll(async () => {
  const repo = folderWith(TINY);
  site = join(repo, 'site');
  refdata(['build', '--repo', repo, '--out', site]);
  const server = await start(
    ['serve', site, '--port', '0'],
    /(http:\/\/127\.0\.0\.1:\d+)\/api\/conteudos\.json/,
  );
  base = server.match[1] as string;
  stop = server.stop;
});

afterAll(async () => {
  expect(await stop()).toBe(0);
  cleanUp();
});

function curl(...args: string[]): { status: number; headers: Map<string, string>; body: string } {
  const { stdout } = spawnSync('curl', ['-sS', '-i', ...args], { encoding: 'utf8' });
  const [head = '', ...body] = stdout.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(status.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

withCurl('refdata serve, asked by curl', () => {
  test('gives JSON in UTF-8 to every origin, to be revalidated each time', () => {
    const { status, headers, body } = curl(
      `${base}/api/sintaxe.json`,
      '-H',
      'Origin: https://editor.example',
    );
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(JSON.parse(body)).toMatchObject({ reservadas: [{ palavra: 'se' }] });
    const again = curl(`${base}/api/sintaxe.json`, '-H', `If-None-Match: ${headers.get('etag')}`);
    expect(again.status).toBe(304);
  });

  test('takes no writes and knows no other paths', () => {
    const post = curl('-X', 'POST', `${base}/api/index.json`);
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const missing = curl(`${base}/api/nada.json`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('access-control-allow-origin')).toBe('*');
    expect(curl('--path-as-is', `${base}/../refdata.yml`).status).toBe(404);
    expect(curl('--path-as-is', `${base}/%2e%2e/refdata.yml`).status).toBe(404);
  });
});

describe('against a running server', () => {
  test('validate accepts what build wrote', async () => {
    const { code, stdout } = await refdataInProcess(['validate', base]);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^valid http.* \(versao 1\.0\.0\)/),
    });
  });

  test('explain looks codes up there', async () => {
    const { code, stdout } = await refdataInProcess(['explain', 'ty0101', '--from', base]);
    expect(code).toBe(0);
    expect(stdout).toContain('TY0101  Palavra desconhecida');
  });

  test('validate of an address where nobody answers says so', async () => {
    const { code, stderr } = await refdataInProcess(['validate', 'http://127.0.0.1:9']);
    expect(code).toBe(2);
    expect(stderr).toContain('http://127.0.0.1:9/api/index.json');
  });

  test('a port that is taken', async () => {
    const { code, stderr } = await refdataInProcess(['serve', site, '--port', new URL(base).port]);
    expect(code).toBe(2);
    expect(stderr).toContain(`Port ${new URL(base).port} is in use`);
  });
});

describe('refdata verify', () => {
  test('finds nothing that fails, and says so', async () => {
    const { code, stdout } = await refdataInProcess(['verify', base, '--expect', site, '--links', '0']);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^verified http.* \(versao 1\.0\.0\): 19 pass, 0 warn, 0 fail\n/),
    });
  });

  test('as JSON', async () => {
    const { code, stdout } = await refdataInProcess(['verify', base, '--links', '0', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, baseUrl: base, fail: 0 });
  });

  test('ends with 1 when what is live is something else', async () => {
    const other = folderWith({ 'api/manifest.json': '{}' });
    const { code, stdout } = await refdataInProcess(['verify', base, '--expect', other, '--links', '0']);
    expect(code).toBe(1);
    expect(stdout).toContain('fail  deployment');
  });

  test('of a folder that is no built site, a word that is no number, and an address that is none', async () => {
    expect(await refdataInProcess(['verify', base, '--expect', folderWith()])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not a built site'),
    });
    expect(await refdataInProcess(['verify', base, '--wait', 'long'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--wait is "long", which is not a whole number.'),
    });
    expect(await refdataInProcess(['verify', 'lume.example'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Give an address such as https://lume.example.'),
    });
  });
});
