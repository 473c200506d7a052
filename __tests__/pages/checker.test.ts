import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { lint } from '../../src/commands/lint.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { hasChromium, launch } from './folder-check.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const LUME = join(ROOT, 'examples', 'lume');
const ORIGIN = 'http://lume.test';
const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

/** The example's own programs, and what no program should be. */
function programs(): Map<string, string> {
  const own = readdirSync(LUME, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.lm'));
  return new Map([
    ...own.sort().map((path, i) => [`own${i}`, readFileSync(join(LUME, path), 'utf8')] as const),
    ['signs', 'seja a = 1 @ 2\nmostra "sem fim\n'],
    ['markup', 'importa Lume.Texto como T\nmostra T.<script>alert(1)</script>\nT.__proto__\n'],
    ['empty', ''],
  ]);
}

interface Shown {
  readonly problems: string[];
  readonly rows: { name: string; state: string; near: string; href: string | null }[];
}

async function check(tab: Page, text: string): Promise<Shown> {
  await tab.getByLabel('Programa').fill(text);
  await tab.getByRole('button', { name: 'Verificar', exact: true }).click();
  await tab.locator('.checked p').waitFor();
  return tab.evaluate(() => ({
    problems: [...document.querySelectorAll('.checked li')].map(each => each.textContent ?? ''),
    rows: [...document.querySelectorAll('.checked tbody tr')].map(row => ({
      name: row.querySelector('th')?.textContent ?? '',
      state: row.getAttribute('data-state') ?? '',
      near: row.lastElementChild?.textContent ?? '',
      href: row.querySelector('a')?.getAttribute('href') ?? null,
    })),
  }));
}

(hasChromium ? describe : describe.skip)('the page that checks a program', () => {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([buildLume(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    site.remove();
  });

  it('says what refdata lint says of each program, from a disk', async () => {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(join(site.folder, 'verifica.html')).href);
    const unknownOf = ({ rows }: Shown) => rows.filter(({ state }) => state === 'unknown');
    const texts = programs();
    const shown = new Map<string, Shown>();
    let changed = 0;
    for (const [name, text] of [...texts]) {
      const told = await check(tab, text);
      shown.set(name, told);
      if (!name.startsWith('own')) continue;
      expect([name, unknownOf(told)]).toEqual([name, []]);
      for (const row of told.rows) {
        if (!row.name.includes('.') || !row.href?.includes('/modulos/')) continue;
        const other = text.replaceAll(row.name, `${row.name}qz`);
        const found = await check(tab, other);
        const [first] = unknownOf(found);
        expect([name, first?.name, first?.near.split(', ')]).toEqual([
          name,
          `${row.name}qz`,
          expect.arrayContaining([row.name]),
        ]);
        changed += 1;
        texts.set(`changed${changed}`, other);
        shown.set(`changed${changed}`, found);
      }
    }
    expect(changed).toBeGreaterThan(3);
    await tab.close();

    const folder = mkdtempSync(join(tmpdir(), 'refdata-programs-'));
    mkdirSync(join(folder, 'all'));
    for (const [name, text] of texts) writeFileSync(join(folder, 'all', `${name}.lm`), text);
    const linted = await lint({
      files: [join(folder, 'all')],
      from: [site.folder],
      fix: false,
      tongue: 'pt',
      run: { repo: folder, config: 'refdata.yml' },
      told: () => {},
    });
    rmSync(folder, { recursive: true });
    for (const [name, { problems }] of shown) {
      const told = linted.problems.filter(({ file }) => basename(file) === `${name}.lm`);
      expect([name, problems]).toEqual([
        name,
        told.map(({ line, message, code }) =>
          code.startsWith('LM') ? `${line}: ${message} ${code}` : `${line}: ${message}`,
        ),
      ]);
    }
    expect(linted.problems.filter(({ message }) => /\b(?:the|is|has|that)\b/.test(message))).toEqual([]);
  });

  it('needs nothing from outside, no script in the page, and links what it knows', async () => {
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on('console', message => complaints.push(message.text()));
    tab.on('pageerror', error => complaints.push(error.message));
    const asked: string[] = [];
    await tab.route('**/*', route => {
      const { origin, pathname } = new URL(route.request().url());
      asked.push(pathname);
      if (origin !== ORIGIN) return route.abort();
      return route.fulfill({
        body: readFileSync(join(site.folder, pathname)),
        headers: {
          'content-type': TYPES[extname(pathname)] ?? 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'self'",
        },
      });
    });
    await tab.goto(`${ORIGIN}/verifica.html`);
    // Nobody who only reads loads it.
    expect(asked.filter(path => /verificador|lingua/.test(path))).toEqual([]);
    const { rows } = await check(tab, 'mosra 1\nmostra tamanho("a") |> escreve\n');
    expect(rows).toEqual([
      expect.objectContaining({ name: 'mosra', state: 'unknown', near: 'mostra' }),
      expect.objectContaining({ name: 'mostra', state: 'known', href: `${ORIGIN}/sintaxe.html#mostra` }),
      expect.objectContaining({ name: 'tamanho', state: 'known', href: `${ORIGIN}/embutidas.html#tamanho` }),
      expect.objectContaining({ name: '|>', state: 'known' }),
      expect.objectContaining({ name: 'escreve', state: 'known' }),
    ]);
    await tab.locator('.checked a').first().click();
    await tab.waitForURL(/sintaxe\.html#mostra$/);
    expect(complaints).toEqual([]);
    await tab.close();
  });

  it('is small', () => {
    const size = (name: string) => gzipSync(readFileSync(join(site.folder, 'recursos', name))).length / 1024;
    expect(size('verificador.js')).toBeLessThan(30);
    expect(size('lingua.js')).toBeLessThan(20);
  });
});
