import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { chromium } from 'playwright-core';
import { serve } from '../../src/commands/serve.js';
import { FILE_NAMES, pathOf } from '../../src/contract/files.js';
import { buildLume } from './built-site.js';

/** Debian's. */
const CHROMIUM = '/usr/bin/chromium';
const installed = existsSync(CHROMIUM);
if (!installed && process.env.CI) throw new Error('chromium is needed for this test: install it');

/** What a command writes; the server that it asks is of this process. */
function sha256OfOutput(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    const child = spawn('sh', ['-c', command]);
    child.stdout.on('data', chunk => hash.update(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(hash.digest('hex')));
  });
}

(installed ? describe : describe.skip)('a browser', () => {
  it.each([
    ['wide', 1200],
    ['a phone', 360],
  ])(
    'shows the page of the data whole (%s), and copies what is there to be copied',
    async (_, width) => {
      const site = await buildLume();
      const server = await serve({ folder: site.folder, port: 0 });
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
      try {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          permissions: ['clipboard-read', 'clipboard-write'],
        });
        const tab = await context.newPage();
        const asked: string[] = [];
        tab.on('request', request => asked.push(request.url()));
        await tab.goto(`${server.baseUrl}/dados`);
        expect(asked.filter(url => !url.startsWith(`${server.baseUrl}/`))).toEqual([]);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await tab.getByRole('button', { name: /^Copiar: / }).count()).toBe(14);
        const { files } = JSON.parse(`${site.manifest}`) as { files: { path: string; sha256: string }[] };
        await tab.getByRole('button', { name: 'Copiar: o SHA-256 de /api/erros.json' }).click();
        const copied = await tab.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(files.find(({ path }) => path === '/api/erros.json')?.sha256);
        expect(await tab.getByRole('status').textContent()).toBe('Copiado');
        // The command has the address at which the site really is, and works as copied.
        await tab.getByRole('button', { name: 'Copiar: o comando que obtém /api/erros.json' }).click();
        const command = await tab.evaluate(() => navigator.clipboard.readText());
        expect(await sha256OfOutput(`${command} -s`)).toBe(copied);
        for (const link of await tab.getByRole('link').all()) {
          const href = (await link.getAttribute('href')) ?? '';
          if (!href.startsWith('https:'))
            expect((await fetch(new URL(href, `${server.baseUrl}/`))).status).toBe(200);
        }
      } finally {
        await browser.close();
        await server.close();
        site.remove();
      }
    },
    60_000,
  );

  it('reads all seven files from a page of another origin, also again, and sees that one is not there', async () => {
    const site = await buildLume();
    const server = await serve({ folder: site.folder, port: 0 });
    const page = createServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        // Without an icon the browser asks for one, some time.
        .end('<!doctype html><title>Consumer</title><link rel="icon" href="data:,">'),
    );
    await new Promise<void>(resolve => page.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const tab = await browser.newPage();
      // Another host name, so that it is another site, too.
      await tab.goto(`http://localhost:${(page.address() as AddressInfo).port}/`);
      const statuses: number[] = [];
      // What came over the wire: to the page, 304 looks like 200.
      const wire = await tab.context().newCDPSession(tab);
      await wire.send('Network.enable');
      wire.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
      const read = (headers: Record<string, string>, path?: string) =>
        tab.evaluate(
          async ({ urls, headers: sent }) =>
            Promise.all(
              urls.map(async url => {
                const response = await fetch(url, { headers: sent });
                return { status: response.status, data: await response.json() };
              }),
            ),
          {
            urls: path ? [server.baseUrl + path] : FILE_NAMES.map(name => server.baseUrl + pathOf(name)),
            headers,
          },
        );
      const first = await read({});
      expect(first.map(({ data }) => data.versao)).toEqual(Array(7).fill('1.4.0'));
      expect(statuses).toEqual(Array(7).fill(200));
      expect(await read({})).toEqual(first);
      // It asks for each, and nothing is sent a second time.
      expect(statuses.slice(7)).toEqual(Array(7).fill(304));
      // A header of its own makes the browser ask OPTIONS first.
      expect((await read({ 'x-consumer': '1' })).map(({ status }) => status)).toEqual(Array(7).fill(200));
      expect(await read({}, '/api/nada.json')).toEqual([
        { status: 404, data: { erro: 'not found', indice: '/api/index.json' } },
      ]);
    } finally {
      await browser.close();
      page.closeAllConnections();
      page.close();
      await server.close();
      site.remove();
    }
  });
});
