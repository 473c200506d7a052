import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { validate } from '../../src/commands/validate.js';
import { UserError } from '../../src/findings/user-error.js';
import { MAX_PUBLISHED_FILE_BYTES } from '../../src/published/published-source.js';
import { SiteFolder } from '../published/site-folder.js';

describe('validate an address', () => {
  let site: SiteFolder;
  let server: Server;
  let base: string;
  /** What the server does in place of sending the file. */
  let exceptions: Map<string, RequestListener>;
  let asked: string[];

  beforeEach(async () => {
    site = new SiteFolder();
    exceptions = new Map();
    asked = [];
    server = createServer((request, response) => {
      const path = decodeURIComponent(request.url ?? '').replace(/^\/lume/, '');
      asked.push(request.url ?? '');
      const exception = exceptions.get(path);
      if (exception) return exception(request, response);
      try {
        const bytes = site.read(path);
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(bytes);
      } catch {
        response.writeHead(404).end('not here');
      }
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    site.remove();
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  });

  const reported = async (target = base, timeoutMs?: number) =>
    (await validate(target, timeoutMs === undefined ? {} : { timeoutMs })).findings.map(
      ({ rule, message }) => `${rule}: ${message}`,
    );

  it('starts at the index', async () => {
    const result = await validate(base);
    expect(result).toMatchObject({ versao: '1.4.0', findings: [] });
    expect(result.files[5]).toMatchObject({ place: `${base}/api/erros.json`, counts: { codigos: 1 } });
    expect(asked[0]).toBe('/api/index.json');
    // The seven, the manifest, and three that may be there: of the registry, of what is known of each name, and of tokens.
    expect(asked).toHaveLength(11);
  });

  it.each(['/lume', '/lume/', '/lume/api', '/lume/api/', '/lume/api/index.json'])('takes %s', async path => {
    const { files } = await validate(base + path);
    expect(files[6]?.place).toBe(`${base}/lume/api/conteudos.json`);
  });

  it('proves the manifest', async () => {
    site.write('/registry/pacotes/a b#1%.tar.gz', 'x');
    site.writeManifest({}, ['/registry/pacotes/a b#1%.tar.gz']);
    expect(await reported()).toEqual([]);
    expect(asked).toContain('/registry/pacotes/a%20b%231%25.tar.gz');
    site.write('/api/conteudos.json', `${site.read('/api/conteudos.json')} `);
    expect(await reported()).toEqual([
      expect.stringMatching(/^manifest-bytes: "\/api\/conteudos.json" has \d+ bytes/),
    ]);
  });

  it('names the address, line and column', async () => {
    site.write('/api/embutidas.json', '{\n"versao": "1.4.0",\n"total": "2",\n"funcoes": []}');
    const { findings } = await validate(base);
    expect(findings[0]?.place).toEqual({ file: `${base}/api/embutidas.json`, line: 3, column: 10 });
  });

  it('tells about missing files', async () => {
    site.remove('/api/erros.json');
    expect(await reported()).toEqual(['file-missing: /api/erros.json is missing.']);
  });

  it('follows redirects', async () => {
    exceptions.set('/api/erros.json', (_, response) =>
      response.writeHead(302, { location: '/old.json' }).end(),
    );
    site.write('/old.json', site.read('/api/erros.json'));
    expect(await reported()).toEqual([]);
  });

  it('gives up on redirects without end', async () => {
    exceptions.set('/api/erros.json', (_, response) =>
      response.writeHead(302, { location: '/api/erros.json' }).end(),
    );
    expect(await reported()).toEqual([
      'file-unreadable: /api/erros.json could not be fetched (redirect count exceeded).',
    ]);
  });

  it('reports the status', async () => {
    exceptions.set('/api/erros.json', (_, response) => response.writeHead(503).end('down'));
    expect(await reported()).toEqual(['file-unreadable: /api/erros.json answered 503 Service Unavailable.']);
  });

  it('reports an index that is refused, and looks at the others', async () => {
    exceptions.set('/api/index.json', (_, response) => response.writeHead(401).end());
    expect(await reported()).toEqual(['file-unreadable: /api/index.json answered 401 Unauthorized.']);
  });

  it('reports a server that breaks off', async () => {
    exceptions.set('/api/erros.json', (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await reported()).toEqual([
      expect.stringMatching(/^file-unreadable: \/api\/erros\.json could not be fetched/),
    ]);
  });

  it('does not wait for ever', async () => {
    exceptions.set('/api/erros.json', (_, response) => response.writeHead(200).write('{'));
    exceptions.set('/api/comandos.json', () => {});
    expect(await reported(base, 300)).toEqual([
      'file-unreadable: /api/comandos.json did not answer within 0.3 s.',
      'file-unreadable: /api/erros.json did not answer within 0.3 s.',
    ]);
  });

  it('does not read without end', async () => {
    exceptions.set('/api/erros.json', (_, response) => {
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    });
    expect(await reported()).toEqual([`file-too-large: /api/erros.json is larger than 64 MiB.`]);
    expect(MAX_PUBLISHED_FILE_BYTES).toBe(64 * 1024 * 1024);
  });

  it('takes a front page for no manifest', async () => {
    for (const path of ['/api/manifest.json', '/registry/index.json']) {
      exceptions.set(path, (_, response) =>
        response.writeHead(200).end('\n<!doctype html><title>Lume</title>'),
      );
    }
    expect(await validate(base)).toMatchObject({ findings: [], hasManifest: false, hasRegistro: false });
  });

  it.each([
    ['a password', () => base.replace('//', '//ana:segredo@'), /user name or a password/],
    ['no host', () => 'http://', /is not an address/],
    ['a port where nobody listens', () => 'http://127.0.0.1:1', /index\.json could not be fetched \(.+\)\.$/],
  ])('is wrong use with %s', async (_, target, message) => {
    const failure = validate(target());
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.not.toThrow(/segredo/);
  });
});
