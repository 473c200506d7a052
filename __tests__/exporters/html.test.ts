import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { documentOf } from '../../src/exporters/document.js';
import { exporter as html } from '../../src/exporters/formats/html.js';
import { route, SHOP, server } from './routes.js';

const CHROMIUM = '/usr/bin/chromium';
const has = existsSync(CHROMIUM);
if (!has && process.env.CI === 'true') throw new Error(`${CHROMIUM} is missing: install Debian's chromium`);
if (!has) console.warn(`${CHROMIUM} is missing: the page is not looked at`);
const describeInBrowser = has ? describe : describe.skip;

const ATTACK =
  '</script><script>document.title="hacked"</script><img src=x onerror="document.title=\'hacked\'">';

describeInBrowser('the page, in a browser', () => {
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), 'refdata-html-'));
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(text: string) {
    const file = join(folder, 'index.html');
    writeFileSync(file, text);
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    const [asked, errors]: [string[], string[]] = [[], []];
    page.on('request', request => asked.push(request.url()));
    page.on('pageerror', error => errors.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(pathToFileURL(file).href);
    await page.waitForSelector('h1', { timeout: 20_000 });
    const outside = asked.filter(url => !/^(file|data|blob):/.test(url));
    return { page, outside, errors, text: (await page.textContent('#page')) ?? '' };
  }

  test('shows every operation and asks no network', async () => {
    const shown = await open(html.export(documentOf(server(SHOP), { titulo: 'API da loja' })));
    expect(shown.outside).toEqual([]);
    expect(shown.errors).toEqual([]);
    expect(shown.text).toContain('API da loja');
    for (const summary of ['Lista os itens', 'Cria um item', 'Um item', 'Remove um item'])
      expect(shown.text).toContain(summary);
  });

  test('runs nothing that stands in the texts of an API', async () => {
    const routes = [route('GET', `/${ATTACK}`), route('WS', `/${ATTACK}`)];
    const shown = await open(
      html.export(documentOf(server(routes), { titulo: `Loja ${ATTACK}`, descricao: ATTACK })),
    );
    expect(shown.outside).toEqual([]);
    expect(await shown.page.title()).not.toBe('hacked');
    expect(await shown.page.locator('[onerror]').count()).toBe(0);
  });
});
