import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serve } from '../../src/commands/serve.js';
import { verify } from '../../src/verify/verify.js';
import { type BuiltSite, buildLume } from './built-site.js';
import { REAL_SERVERS, type Running, startServer } from './servers.js';

let site: BuiltSite;

beforeAll(async () => {
  site = await buildLume({ archive: true });
});
afterAll(() => site.remove());

const notPassed = async (baseUrl: string) => {
  const { points, pass } = await verify({ baseUrl, expectedManifest: site.manifest, links: 0 });
  const reported = points.filter(({ verdict }) => verdict !== 'pass');
  return { pass, reported: reported.map(({ verdict, check, message }) => `${verdict} ${check}: ${message}`) };
};

describe('verify finds the whole contract kept', () => {
  it('by refdata serve', async () => {
    const server = await serve({ folder: site.folder, port: 0 });
    try {
      expect(await notPassed(server.baseUrl)).toEqual({ pass: 19, reported: [] });
    } finally {
      await server.close();
    }
  });

  for (const server of REAL_SERVERS) {
    if (!server.installed && process.env.CI) throw new Error(`install ${server.program} for this test`);
    (server.installed ? describe : describe.skip)(`by ${server.name} with our file`, () => {
      let running: Running;
      beforeAll(async () => {
        running = await startServer(server, site.folder);
      });
      afterAll(() => running?.stop());

      it('which finds nothing odd in our file', () => {
        expect(running.log()).not.toMatch(/\[warn\]|deprecated/i);
      });

      it('in each point', async () => {
        expect(await notPassed(running.baseUrl)).toEqual({ pass: 19, reported: [] });
      });

      it.each(['/.htaccess', '/_headers', '/vercel.json', '/staticwebapp.config.json', '/hosts/nginx.conf'])(
        'without showing %s',
        async path => {
          const { status } = await fetch(running.baseUrl + path);
          expect([403, 404]).toContain(status);
        },
      );

      it.each(['/api/', '/registry/', '/v/0.0.0/'])('with JSON for %s, where no file is', async path => {
        const { status, headers } = await fetch(running.baseUrl + path);
        expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
      });

      it.each([
        ['/modulos/Lume.Texto', 'Lume.Texto'],
        ['/erros/LM0101', 'LM0101: Tabulação na indentação'],
        ['/comandos/formata', 'formata'],
        ['/sintaxe', 'Sintaxe'],
        ['/erros', 'Códigos de erro'],
        ['/erros/', 'Códigos de erro'],
        ['/', 'Lume 1.4.0'],
        ['/v/1.4.0/modulos/Lume.Texto', 'Lume.Texto'],
        ['/v/1.4.0/', 'Lume 1.4.0'],
      ])('with the page for the address %s', async (path, title) => {
        const response = await fetch(running.baseUrl + path);
        expect([response.status, response.headers.get('content-type')?.toLowerCase()]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        expect(await response.text()).toContain(`<h1>${title}</h1>`);
      });

      it.each([
        ['/modulos/Lume.Texto.md', /^text\/markdown; ?charset=utf-8$/i],
        ['/recursos/estilo.css', /^text\/css/],
        ['/recursos/pagina.js', /^(?:text|application)\/javascript/],
        ['/recursos/icone.svg', /^image\/svg\+xml/],
        ['/llms.txt', /^text\/plain; ?charset=utf-8$/i],
      ])('with a type that browsers take for %s', async (path, type) => {
        expect((await fetch(running.baseUrl + path)).headers.get('content-type')).toMatch(type);
      });

      it('below a path', async () => {
        const below = await buildLume({ archive: true, baseUrl: 'https://ana.example/site' });
        const started = await startServer(server, below.folder, dirname(below.folder));
        try {
          const baseUrl = `${started.baseUrl}/site`;
          const { points } = await verify({ baseUrl, expectedManifest: below.manifest, links: 0 });
          expect(points.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
          expect((await fetch(`${baseUrl}/api/`)).headers.get('content-type')).toMatch(/json/);
          expect((await fetch(`${baseUrl}/_headers`)).status).toBe(404);
          expect(await (await fetch(`${baseUrl}/modulos/Lume.Texto`)).text()).toContain(
            '<h1>Lume.Texto</h1>',
          );
        } finally {
          await started.stop();
          below.remove();
        }
      });

      it('for copies that never change', async () => {
        const { status, headers } = await fetch(`${running.baseUrl}/v/1.4.0/api/erros.json`);
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
        const schema = await fetch(`${running.baseUrl}/v/1.4.0/schemas/erros.schema.json`);
        expect(schema.status).toBe(200);
        expect(schema.headers.get('cache-control')).toBe('no-cache');
        const missing = await fetch(`${running.baseUrl}/v/0.0.0/api/erros.json`);
        expect([missing.status, missing.headers.get('content-type')]).toEqual([
          404,
          'application/json; charset=utf-8',
        ]);
        expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
      });

      it('also for a copy that was sent compressed', async () => {
        const url = `${running.baseUrl}/api/erros.json`;
        const first = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
        expect(first.headers.get('content-encoding')).toBe('gzip');
        const again = await fetch(url, {
          headers: {
            'accept-encoding': 'gzip',
            'cache-control': 'max-age=0',
            'if-none-match': first.headers.get('etag') ?? '',
          },
        });
        expect(again.status).toBe(304);
      });

      it('and answers PUT with 405 and Allow, and OPTIONS with the methods', async () => {
        const put = await fetch(`${running.baseUrl}/api/index.json`, { method: 'PUT', body: '{}' });
        // Apache adds TRACE, which only `TraceEnable off` in its own configuration removes.
        expect(put.headers.get('allow')).toMatch(/^GET, HEAD, OPTIONS(, TRACE)?$/);
        expect(put.status).toBe(405);
        const options = await fetch(`${running.baseUrl}/api/index.json`, { method: 'OPTIONS' });
        expect([options.status, options.headers.get('access-control-allow-methods')]).toEqual([
          204,
          'GET, HEAD, OPTIONS',
        ]);
      });
    });
  }
});
