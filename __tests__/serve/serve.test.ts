import { symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type RunningServer, serve } from '../../src/commands/serve.js';
import { UserError } from '../../src/findings/user-error.js';
import { type BuiltSite, buildLume, filesIn } from '../verify/built-site.js';

const ARCHIVE = '/registry/pacotes/moeda-1.1.0.tar.gz';
const SECRET = 'what nobody may read';

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildLume({ archive: true });
  writeFileSync(join(site.folder, '..', 'secret.json'), SECRET);
  symlinkSync(join(site.folder, '..', 'secret.json'), join(site.folder, 'api', 'link.json'));
  symlinkSync(join(site.folder, '..'), join(site.folder, 'api', 'up'));
  server = await serve({ folder: site.folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

interface Raw {
  readonly status: number;
  readonly headers: Map<string, string>;
  readonly body: Buffer;
}

/** One request, byte by byte as it is written here: clients tidy paths up, and undo encodings. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  const { port } = new URL(server.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', chunk => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const [first = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
      resolve({
        status: Number(first.split(' ')[1]),
        headers: new Map(
          lines.map(line => [
            line.slice(0, line.indexOf(':')).toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
        ),
        body: all.subarray(end + 4),
      });
    });
    const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
    socket.write(
      Buffer.from(
        `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        'latin1',
      ),
    );
  });
}

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['*', 'br'],
  ])('Accept-Encoding: %s', async (accepted, encoding) => {
    const plain = await ask('/api/erros.json');
    const { headers, body } = await ask('/api/erros.json', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    const decoded =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(decoded.equals(plain.body)).toBe(true);
  });

  it('each have a strong ETag of their own, and 304', async () => {
    const etags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask('/api/erros.json', { 'accept-encoding': encoding });
      const etag = headers.get('etag') as string;
      expect(etag).toMatch(/^"[\w-]+"$/);
      etags.add(etag);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask('/api/erros.json', {
          'accept-encoding': encoding,
          'if-none-match': condition,
        });
        expect([again.status, again.body.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
        expect(again.headers.get('access-control-allow-origin')).toBe('*');
      }
      expect((await ask('/api/erros.json', { 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(etags.size).toBe(3);
  });

  it('archives are sent as they are', async () => {
    const { headers } = await ask(ARCHIVE, { 'accept-encoding': 'br, gzip' });
    expect(headers.get('content-encoding')).toBeUndefined();
    expect(headers.get('content-type')).toBe('application/gzip');
  });
});

describe('ranges of archives', () => {
  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=-5', 206, -5, undefined],
    ['bytes=10-', 206, 10, undefined],
    ['bytes=999999-', 416, 0, 0],
    ['lines=1-2', 200, 0, undefined],
  ] as const)('%s', async (range, status, start, end) => {
    const whole = await ask(ARCHIVE);
    const part = await ask(ARCHIVE, { range });
    expect(part.status).toBe(status);
    expect(part.body.equals(whole.body.subarray(start, end))).toBe(true);
  });

  it('go on only where the archive is the same', async () => {
    const { headers, body } = await ask(ARCHIVE);
    const range = { range: 'bytes=1-' };
    expect((await ask(ARCHIVE, { ...range, 'if-range': headers.get('etag') as string })).status).toBe(206);
    const other = await ask(ARCHIVE, { ...range, 'if-range': '"other"' });
    expect([other.status, other.body.length]).toEqual([200, body.length]);
  });
});

describe('nothing outside of the folder', () => {
  it.each([
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/%2e%2e%2fsecret.json',
    '/..%5csecret.json',
    '/api/..%2f..%2fsecret.json',
    '/api/%00/../../secret.json',
    '/api/index.json%00.html',
    '/%',
    '/%c0%ae%c0%ae/secret.json',
    '//etc/passwd',
    // A page, below which its own links would lead nowhere.
    '/modulos%2FLume.Texto',
    '//modulos/index.html',
    '//localhost/modulos/Lume.Texto',
    '/api/link.json',
    '/api/up/secret.json',
    '/_headers',
    '/.nojekyll',
    '/hosts/nginx.conf',
  ])('%s', async path => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain(SECRET);
  });

  it('whatever the path: 200 only for the files there are', async () => {
    const known = new Set(filesIn(site.folder));
    const piece = fc.oneof(
      fc.constantFrom(
        'api',
        'index.json',
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '%5c',
        '%00',
        'secret.json',
        '',
        '?',
        '#',
        '%',
      ),
      fc.string({ maxLength: 6 }).map(encodeURIComponent),
    );
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async pieces => {
        const { status, body } = await ask(`/${pieces.join('/')}`.replaceAll(/\s/g, ''));
        expect([200, 404, 400]).toContain(status);
        expect(body.toString()).not.toContain(SECRET);
        if (status === 200) found += 1;
      }),
      { numRuns: 300 },
    );
    expect(known.has('/api/index.json')).toBe(true);
    expect(found).toBeGreaterThan(0);
  });

  it('every file of the build is answered, but for those for hosts', async () => {
    const hidden = [
      /^\/\./,
      /^\/_headers$/,
      /^\/hosts\//,
      /^\/vercel\.json$/,
      /^\/staticwebapp\.config\.json$/,
    ];
    const statuses = new Map<string, number>();
    for (const path of filesIn(site.folder))
      if (!hidden.some(pattern => pattern.test(path))) statuses.set(path, (await ask(path)).status);
    expect(statuses.size).toBeGreaterThan(30);
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each([
    ['/api/nada.json', 'application/json; charset=utf-8'],
    ['/registry/nada.json', 'application/json; charset=utf-8'],
    ['/v/9.9.9/api/index.json', 'application/json; charset=utf-8'],
    ['/nada', 'text/html; charset=utf-8'],
  ])('%s', async (path, type) => {
    const { status, headers, body } = await ask(path, { 'if-none-match': '*', range: 'bytes=0-1' });
    expect([status, headers.get('content-type')]).toEqual([404, type]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body.length).toBeGreaterThan(40);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('%s', async method => {
    const { status, headers } = await ask('/api/index.json', { 'content-length': '0' }, method);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('folders', () => {
  it('that are no built site', async () => {
    await expect(serve({ folder: join(site.folder, 'schemas'), port: 0 })).rejects.toThrow(UserError);
  });

  it('that are built again are served at once, and old ETags are no longer good', async () => {
    const other = await buildLume();
    const second = await serve({ folder: other.folder, port: 0 });
    try {
      const url = `${second.baseUrl}/api/index.json`;
      const before = await fetch(url);
      const text = await before.text();
      writeFileSync(join(other.folder, 'api', 'index.json'), text.replace('1.4.0', '1.5.0'));
      await new Promise(resolve => setTimeout(resolve, 250));
      const after = await fetch(url, {
        headers: { 'if-none-match': before.headers.get('etag') as string, 'cache-control': 'max-age=0' },
      });
      expect(after.status).toBe(200);
      expect(await after.text()).toContain('1.5.0');
    } finally {
      await second.close();
      other.remove();
    }
  });
});

describe('pages', () => {
  const fetched = (path: string, accept?: string) =>
    fetch(server.baseUrl + path, {
      redirect: 'manual',
      ...(accept !== undefined && { headers: { accept } }),
    });

  it.each([
    ['/', '<h1>Lume 1.4.0</h1>'],
    ['/sintaxe', '<h1>Sintaxe</h1>'],
    ['/modulos/Lume.Texto', '<h1>Lume.Texto</h1>'],
    ['/erros/', '<h1>Códigos de erro</h1>'],
  ])('are there at %s, without an ending', async (path, title) => {
    const response = await fetched(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain(title);
  });

  it('of a folder are where the address ends in a slash', async () => {
    const response = await fetched('/erros');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/erros/']);
  });

  it.each([
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/markdown, text/html;q=0.5', 'text/markdown; charset=utf-8'],
    ['Text/Markdown', 'text/markdown; charset=utf-8'],
    ['text/markdown; charset=utf-8; variant=GFM, text/html;level=1;q=0.9', 'text/markdown; charset=utf-8'],
    ['text/markdown; charset=utf-8; q=0.1, text/html; q=0.2', 'text/html; charset=utf-8'],
    ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
    [undefined, 'text/html; charset=utf-8'],
  ])('for who accepts %s', async (accept, type) => {
    const response = await fetched('/erros/LM0101', accept);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    expect(
      (await response.text()).startsWith(type.startsWith('text/markdown') ? '# LM0101' : '<!DOCTYPE'),
    ).toBe(true);
  });
});
