import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { serve } from '../../src/commands/serve.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Busca, Referencia } from '../../src/contract/generated/contract.js';
import { soundFiles } from '../rules/sound-files.js';
import { deadLinks, hasChromium, launch } from './folder-check.js';
import { pagesIn, siteOf } from './site-of.js';

type Symbols = ReferenceFiles['modulos']['modulos'][number]['simbolos'];

/** Numbers that follow no pattern that compressors see, and are the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function withModules(modules: Readonly<Record<string, Symbols>>): ReferenceFiles {
  const files = soundFiles();
  const modulos = Object.entries(modules).map(([nome, simbolos]) => ({
    nome,
    apelidos: [],
    total: simbolos.length,
    simbolos,
  }));
  return { ...files, modulos: { ...files.modulos, modulos } };
}

const next = chance(7);
const noise = (length: number) =>
  Array.from(
    { length },
    () => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_'[Math.floor(next() * 53)],
  ).join('');
const words = Array.from({ length: 3000 }, () => noise(3 + Math.floor(next() * 7)));
const prose = (count: number) =>
  Array.from({ length: count }, () => words[Math.floor(next() ** 2 * words.length)]).join(' ');
const symbols = (count: number, symbol: (i: number) => Partial<Symbols[number]>): Symbols =>
  Array.from({ length: count }, (_, i) => ({
    nome: `n${i}_${noise(9)}`,
    assinatura: '(a, b = 1)',
    resumo: `O que ${i} dá.`,
    ...symbol(i),
  }));

/** What people write and what nobody does: many names, long ones, long texts, texts without a pattern. */
const SHAPES: Readonly<Record<string, Symbols>> = {
  Nomes: symbols(10_000, () => ({})),
  Longos: symbols(2400, i => ({ nome: `n${i}${noise(120)}` })),
  Textos: symbols(300, () => ({ resumo: prose(150) })),
  Ruido: symbols(250, () => ({
    resumo: noise(600),
    assinatura: `(${noise(300)}: ${noise(40)} = ${noise(20)})`,
  })),
  Parametros: symbols(300, () => ({
    assinatura: `(${Array.from({ length: 20 }, (_, p) => `${prose(1)}${p}: ${prose(1)} = ${Math.floor(next() * 1000)}`).join(', ')})`,
  })),
  Acentos: symbols(1500, i => ({
    nome: `função_${i}_${'çãé'.repeat(i % 20)}`,
    resumo: '漢字かな'.repeat(i % 40),
  })),
};

describe('pages of very large modules', () => {
  const site = siteOf(withModules(SHAPES));
  const pages = pagesIn(site);
  const { itens } = JSON.parse(site.get('/api/referencia.json') as string) as Referencia;

  it('stay below 30 KB compressed', () => {
    const large = [...pages]
      .map(([path, text]) => [path, gzipSync(text).length] as const)
      .filter(([, size]) => size >= 30_000);
    expect(large).toEqual([]);
    expect(pages.size).toBeGreaterThan(150);
  });

  it('have as few parts as hold their texts', () => {
    const parts = (module: string) =>
      [...pages.keys()].filter(path => path.startsWith(`/modulos/${module}~`)).length;
    expect(parts('Nomes')).toBe(100);
    for (const module of Object.keys(SHAPES)) {
      const sizes = [...pages]
        .filter(([path]) => path.startsWith(`/modulos/${module}~`))
        .map(([, text]) => gzipSync(text).length);
      // Half empty at least would be too careful.
      if (parts(module) > (SHAPES[module]?.length ?? 0) / 100 + 1)
        expect([module, Math.max(...sizes) > 12_000]).toEqual([module, true]);
    }
  });

  it('name where each of their names stands, once', () => {
    for (const module of Object.keys(SHAPES)) {
      const own = itens.filter(each => each.modulo === module).map(({ endereco }) => endereco.split('#'));
      expect(own.every(([page]) => page === `/modulos/${module}`)).toBe(true);
      const first = pages.get(`/modulos/${module}.html`) as string;
      const fragments = own.map(([, fragment]) => decodeURIComponent(fragment as string));
      const script = site.get(`/modulos/${module}~.js`);
      const without = (page: string, ids: readonly string[]) =>
        ids.filter(id => !page.includes(` id="${id}"`));
      if (script === undefined) expect(without(first, fragments)).toEqual([]);
      else {
        const parts = JSON.parse(script.slice(script.indexOf('=') + 1, -2)) as string[][];
        expect(parts.flat()).toEqual(fragments);
        for (const [i, names] of parts.entries()) {
          const part = pages.get(`/modulos/${module}~${i + 1}.html`) as string;
          expect(without(part, names)).toEqual([]);
        }
      }
    }
    expect(site.has('/modulos/Nomes~.js')).toBe(true);
    expect(site.has('/modulos/Textos~.js')).toBe(false);
  });

  it('are where the search leads', () => {
    const { itens: found } = JSON.parse(site.get('/search.json') as string) as Busca;
    for (const { url } of found) {
      const [page = '', fragment] = url.split('#');
      const text = pages.get(`/${decodeURIComponent(page)}`);
      if (
        text === undefined ||
        (fragment !== undefined && !text.includes(` id="${decodeURIComponent(fragment)}"`))
      )
        throw new Error(`${url} leads nowhere`);
    }
  });

  (hasChromium ? describe : describe.skip)('in a browser', () => {
    const root = mkdtempSync(join(tmpdir(), 'refdata-parts-'));
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
      for (const [path, text] of site) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    });
    afterAll(async () => {
      await browser.close();
      rmSync(root, { recursive: true, force: true });
    });

    it('have no link that leads nowhere', async () => {
      expect(await deadLinks(browser, pages, new Set(site.keys()))).toEqual([]);
    });

    it('lead to each name by the address that was published, from a disk and from a host, and without error otherwise', async () => {
      const server = await serve({ folder: root, port: 0 });
      const tab = await browser.newPage();
      const errors: string[] = [];
      tab.on('pageerror', error => errors.push(error.message));
      try {
        const asked = itens.filter(({ modulo }) => modulo === 'Nomes').filter((_, i) => i % 4999 === 0);
        expect(asked).toHaveLength(3);
        for (const { endereco, nome } of asked) {
          for (const address of [
            server.baseUrl + endereco,
            pathToFileURL(root).href + endereco.replace('#', '.html#'),
          ]) {
            await tab.goto(address);
            await tab.waitForURL(/~\d+/);
            expect(await tab.evaluate(() => document.querySelector(':target')?.id)).toBe(nome);
          }
        }
        // Accents, in a page that is open already; and what nobody has.
        await tab.goto(`${server.baseUrl}/modulos/Nomes`);
        await tab.evaluate(name => {
          location.hash = name;
        }, asked[1]?.nome as string);
        await tab.waitForURL(/~\d+/);
        for (const hash of ['#%', '#nada', '#']) {
          await tab.goto(`${server.baseUrl}/modulos/Nomes${hash}`);
          await tab.getByRole('heading', { level: 1, name: 'Nomes' }).waitFor();
        }
        expect(errors).toEqual([]);
      } finally {
        await server.close();
      }
    });
  });
});

it('the page of what a language has nothing of says so, in HTML and for bots, and no other page does', () => {
  const files = soundFiles();
  const { modulos, comandos, embutidas, erros } = files;
  const bare = {
    ...files,
    embutidas: { ...embutidas, total: 0, funcoes: [] },
    modulos: { ...modulos, total_modulos: 0, total_simbolos: 0, modulos: [] },
    comandos: { ...comandos, grupos: [] },
    erros: { ...erros, codigos: [] },
  };
  const said = (site: ReadonlyMap<string, string>, text: string) =>
    [...site]
      .filter(([path, page]) => /\.(?:html|md)$/.test(path) && page.includes(text))
      .map(([path]) => path);
  const nothing = 'Esta versão da linguagem não tem nada disto.';
  expect(said(siteOf(bare), nothing).sort()).toEqual(
    ['/comandos/index', '/embutidas', '/erros/index', '/modulos/index'].flatMap(page => [
      `${page}.html`,
      `${page}.md`,
    ]),
  );
  expect(said(siteOf(bare, { idioma: 'en' }), 'has nothing of this')).toHaveLength(8);
  expect(said(siteOf(files), nothing)).toEqual([]);
});
