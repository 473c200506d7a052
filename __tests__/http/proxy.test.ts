import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proxyFor } from '../../src/http/proxy.js';
import { SiteFolder } from '../published/site-folder.js';

const CLI = resolve('dist/cli/index.js');

it.each([
  ['https://lume.example/', { HTTPS_PROXY: 'http://proxy:3128' }, 'http://proxy:3128/'],
  [
    'https://lume.example/',
    { https_proxy: 'http://lower:1', HTTPS_PROXY: 'http://upper:1' },
    'http://lower:1/',
  ],
  ['https://lume.example/', { HTTP_PROXY: 'http://proxy:3128' }, undefined],
  ['http://lume.example/', { HTTP_PROXY: 'proxy:3128' }, 'http://proxy:3128/'],
  ['http://lume.example/', { HTTP_PROXY: '' }, undefined],
  ['http://localhost:8080/', { HTTP_PROXY: 'http://proxy' }, undefined],
  ['http://127.0.0.1/', { HTTP_PROXY: 'http://proxy' }, undefined],
  ['http://[::1]:80/', { HTTP_PROXY: 'http://proxy' }, undefined],
  ...['*', 'lume.example', '.example', '*.example', 'a, EXAMPLE', 'lume.example:443'].map(
    list => ['https://lume.example/', { HTTPS_PROXY: 'http://proxy', NO_PROXY: list }, undefined] as const,
  ),
  ...['ume.example', 'lume.example:444', 'lume', ' , '].map(
    list =>
      ['https://lume.example/', { HTTPS_PROXY: 'http://proxy', NO_PROXY: list }, 'http://proxy/'] as const,
  ),
] as const)('%s with %j', (address, env, proxy) => {
  expect(proxyFor(new URL(address), env)?.href).toBe(proxy);
});

describe('a host that only a proxy reaches', () => {
  let site: SiteFolder;
  let host: Server;
  let proxy: Server;
  const asked: string[] = [];
  const portOf = (server: Server) => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    site = new SiteFolder();
    site.writeManifest();
    host = createServer((request, response) => {
      try {
        const bytes = site.read(request.url ?? '');
        response
          .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
          .end(bytes);
      } catch {
        response.writeHead(404).end();
      }
    });
    proxy = createServer().on('connect', ({ url = '' }, client) => {
      asked.push(url);
      if (!url.startsWith('lume.invalid:')) {
        client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      const upstream = connect(portOf(host), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connected\r\n\r\n');
        client.pipe(upstream).pipe(client);
      });
      for (const socket of [client, upstream]) socket.on('error', () => {});
    });
    for (const server of [host, proxy])
      await new Promise<void>(ready => server.listen(0, '127.0.0.1', () => ready()));
  });
  afterAll(() => {
    for (const server of [host, proxy]) {
      server.closeAllConnections();
      server.close();
    }
    site.remove();
  });

  function refdata(args: string[], port: number): Promise<{ code: number | null; text: string }> {
    const env = { PATH: process.env.PATH, http_proxy: `http://127.0.0.1:${port}` };
    const child = spawn(process.execPath, [CLI, ...args], { env });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        text += chunk;
      });
    return new Promise(done => child.once('close', code => done({ code, text })));
  }

  it('is validated, and the process ends', async () => {
    const { code, text } = await refdata(['validate', 'http://lume.invalid'], portOf(proxy));
    expect(text).toContain('1.4.0');
    expect(code).toBe(0);
    expect(asked).toContain('lume.invalid:80');
  });

  it('that the proxy refuses, or a proxy that is not there, is named as such', async () => {
    const refused = await refdata(['verify', 'http://other.invalid'], portOf(proxy));
    expect(refused).toMatchObject({
      code: 2,
      text: expect.stringMatching(/through the proxy 127.0.0.1:\d+ \(.*\).*\n.*NO_PROXY/),
    });
    const gone = await refdata(['verify', 'http://lume.invalid'], 59999);
    expect(gone).toMatchObject({
      code: 2,
      text: expect.stringMatching(/through the proxy 127.0.0.1:59999 \(ECONNREFUSED\)/),
    });
  });
});
