import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'playwright-core';
import type { Busca, Modulo, PalavraReservada, Referencia } from '../../src/contract/generated/contract.js';
import { soundFiles } from '../rules/sound-files.js';
import { type BuiltSite, buildLume, filesIn } from '../verify/built-site.js';
import { oneIn } from '../weekly.js';
import { deadLinks, hasChromium, launch } from './folder-check.js';
import { siteOf } from './site-of.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');
const AXE = resolve(import.meta.dirname ?? '.', '..', '..', 'node_modules', 'axe-core', 'axe.min.js');

let site: BuiltSite;
let pages: Map<string, string>;
const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
const referencia = () => JSON.parse(read('api/referencia.json')) as Referencia;

beforeAll(async () => {
  site = await buildLume();
  const paths = filesIn(site.folder).filter(path => path.endsWith('.html') && path !== '/404.html');
  pages = new Map(paths.map(path => [path, read(path)]));
});
afterAll(() => site.remove());

describe('api/referencia.json of the example', () => {
  it('names the line that has the name, for every word, operator and code', () => {
    let seen = 0;
    for (const { tipo, nome, fonte } of referencia().itens) {
      if (fonte === null || !['palavra', 'operador', 'erro'].includes(tipo)) continue;
      const lines = readFileSync(join(LUME, fonte.arquivo), 'utf8')
        .split('\n')
        .slice((fonte.linha ?? 0) - 1);
      // A code stands in a call, in the line behind its beginning.
      const shown = lines.slice(0, tipo === 'erro' ? 2 : 1).join('\n');
      expect([nome, shown]).toEqual([nome, expect.stringContaining(nome)]);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(130);
  });

  it('names of what a row has a list of the line of the row: of symbols that of their module', () => {
    const { itens } = referencia();
    expect(itens.filter(({ fonte }) => fonte?.linha == null)).toEqual([]);
    const modules = new Map(itens.map(item => [item.nome, item.fonte] as const));
    const symbols = itens.filter(({ tipo }) => tipo === 'simbolo');
    expect(symbols.map(({ fonte }) => fonte)).toEqual(symbols.map(({ modulo }) => modules.get(modulo ?? '')));
  });

  it('gives examples that stand in the programs as they are', () => {
    let seen = 0;
    for (const { nome, tipo, exemplos } of referencia().itens)
      for (const { codigo, arquivo, linha } of exemplos) {
        if (arquivo === null || linha === null) continue;
        const lines = readFileSync(join(LUME, arquivo), 'utf8').split('\n');
        for (const [i, line] of codigo.split('\n').entries())
          expect(lines[linha - 1 + i]?.trim()).toBe(line.trim());
        if (tipo !== 'modulo') expect(codigo).toContain(nome);
        seen += 1;
      }
    expect(seen).toBeGreaterThan(100);
  });

  it('has signature, parameters and text of functions that embutidas.json can only name', () => {
    const { funcoes } = JSON.parse(read('api/embutidas.json')) as { funcoes: string[] };
    const builtins = referencia().itens.filter(({ tipo }) => tipo === 'embutida');
    expect(builtins.map(({ nome }) => nome)).toEqual(funcoes);
    expect(builtins.filter(({ resumo }) => resumo === '')).toEqual([]);
    const fills = builtins.find(({ nome }) => nome === 'preenche');
    expect(fills).toMatchObject({
      assinatura: "(text, width, fill=' ')",
      parametros: [
        { nome: 'text', opcional: false, padrao: null },
        { nome: 'width', opcional: false },
        { nome: 'fill', opcional: true, padrao: "' '" },
      ],
      endereco: '/embutidas#preenche',
    });
  });
});

it('a table of parameters has no column in which nothing stands', () => {
  let seen = 0;
  for (const [path, text] of pages)
    for (const [table] of text.matchAll(/<table>.*?<\/table>/gs)) {
      if (!table.includes('>Parâmetros<')) continue;
      const heads = [...table.matchAll(/<th scope="col">([^<]+)/g)].map(([, head]) => head as string);
      for (const head of heads.slice(1))
        expect([path, head, new RegExp(`<td data-label="${head}">(?!</td>)`).test(table)]).toEqual([
          path,
          head,
          true,
        ]);
      seen += heads.length < 4 ? 1 : 0;
    }
  expect(seen).toBeGreaterThan(0);
});

describe('texts for bots', () => {
  it('keep to what an assistant reads at once', () => {
    expect(Buffer.byteLength(read('AGENTS.md'))).toBeLessThanOrEqual(8192);
    for (const path of filesIn(site.folder).filter(each => each.endsWith('.txt')))
      expect([path, read(path).length < 50_000]).toEqual([path, true]);
  });

  it('link to what is there', () => {
    const files = new Set(filesIn(site.folder));
    let seen = 0;
    for (const path of files) {
      if (!/\.(?:txt|md|xml)$/.test(path)) continue;
      for (const [, target = ''] of read(path).matchAll(/(?:\]\(|<loc>)([^)<]+)/g)) {
        const base = `https://lume.example${path}`;
        const url = new URL(target, base);
        if (url.origin !== 'https://lume.example' || url.pathname.startsWith('/docs')) continue;
        const pathname = decodeURIComponent(url.pathname);
        const known = [pathname, `${pathname}.html`, `${pathname}index.html`].some(each => files.has(each));
        expect([path, target, known]).toEqual([path, target, true]);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('has a twin in Markdown for each page, and every name with its page in search.json', () => {
    const files = new Set(filesIn(site.folder));
    for (const path of pages.keys()) expect(files).toContain(path.replace(/html$/, 'md'));
    const { itens } = JSON.parse(read('search.json')) as Busca;
    expect(itens.map(({ id }) => id)).toEqual(referencia().itens.map(({ id }) => id));
    for (const { url } of itens)
      expect(files).toContain(`/${decodeURIComponent(url.split('#')[0] as string)}`);
  });
});

it('pages are valid HTML, says html-validate', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // Ids are names of the language, and those of the pages themselves begin with a sign that no name has.
      'valid-id': 'off',
      'long-title': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
    },
  });
  for (const [path, text] of pages) {
    const { results } = await validator.validateString(text, path);
    const messages = results.flatMap(({ messages: list }) =>
      list.map(each => `${each.ruleId}: ${each.message}`),
    );
    expect([path, messages]).toEqual([path, []]);
  }
});

(hasChromium ? describe : describe.skip)('pages of the example, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  const fileUrl = (path: string) => pathToFileURL(join(site.folder, path)).href;

  it('have no link that leads nowhere', async () => {
    expect(await deadLinks(browser, pages, new Set(filesIn(site.folder)))).toEqual([]);
  });

  it('have a page and an element for every name, at the address that is published', () => {
    for (const { endereco } of referencia().itens) {
      const [path = '', fragment] = endereco.split('#');
      const text = pages.get(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
      if (fragment !== undefined) expect(text).toContain(`id="${decodeURIComponent(fragment)}"`);
      else expect(text).toBeDefined();
    }
  });

  // In each run every width and both schemes.
  const LOOKS = [
    [320, 'light'],
    [320, 'dark'],
    [768, 'dark'],
    [768, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const;
  const SHOWN = [
    'index.html',
    'sintaxe.html',
    'embutidas.html',
    'modulos/index.html',
    'modulos/Lume.Texto.html',
    'comandos/index.html',
    'comandos/formata.html',
    'erros/LM0101.html',
    'folha.html',
    'indice.html',
    'verifica.html',
    'dados.html',
  ];
  const looks = oneIn(2, LOOKS).map(([width, scheme], i) => [width, scheme, i] as const);
  it.each(looks)('fit and are accessible from a disk at %d px, %s', async (width, colorScheme, i) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const tab = await context.newPage();
    // In each run every page by one of the looks.
    const asked = new Set(oneIn(looks.length, SHOWN, i));
    for (const path of SHOWN) {
      await tab.goto(fileUrl(path));
      expect([path, await tab.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
      if (asked.has(path)) expect([path, await axe(tab)]).toEqual([path, []]);
    }
    for (const path of oneIn(looks.length, ['sintaxe.html'], i)) {
      await tab.goto(fileUrl(path));
      await tab.keyboard.press('/');
      await tab.getByRole('combobox', { name: 'Buscar na referência' }).fill('a');
      await tab.getByRole('listbox').getByRole('option').first().waitFor();
      expect(['search', await axe(tab)]).toEqual(['search', []]);
    }
    await context.close();
  });

  it('say on a narrow page what each cell of a table is, where there are several', async () => {
    const tab = await browser.newPage({ viewport: { width: 320, height: 900 } });
    const labels = (path: string) =>
      tab
        .goto(fileUrl(path))
        .then(() =>
          tab.evaluate(() =>
            [...document.querySelectorAll('tbody tr:first-of-type td')].map(
              cell => getComputedStyle(cell, '::before').content,
            ),
          ),
        );
    expect(new Set(await labels('modulos/index.html'))).toEqual(new Set(['none']));
    expect(new Set(await labels('erros/index.html'))).toEqual(new Set(['none']));
    // Columns: the parameter, which needs no label, what it is unless given, and how it is passed.
    const three = await labels('embutidas.html');
    expect(new Set(three)).toEqual(new Set(['none', '"Padrão"', '"Como se passa"']));
    await tab.close();
  });

  it('read from right to left what is written so, and turn nothing beside it; no button hides the end of a line', async () => {
    const files = soundFiles();
    const [modulo] = files.modulos.modulos as [Modulo];
    const simbolos = [{ nome: 'اجمع', assinatura: '(س, ص = 2)', resumo: 'פונקציה (x, y) מחזירה 2.' }];
    const language = siteOf({
      ...files,
      modulos: { ...files.modulos, modulos: [{ ...modulo, nome: 'Lume', simbolos, total: 1 }] },
    });
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const style = `<style>${language.get('/recursos/estilo.css')}</style>`;
    await tab.setContent(
      (language.get('/modulos/Lume.html') as string).replace('</head>', `${style}</head>`),
    );
    const [name, rest, first, last] = await tab.evaluate(() => {
      const at = (node: Node, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return range.getBoundingClientRect().left;
      };
      const code = document.querySelector('.entry .anchor code') as Element;
      const text = document.querySelector('.entry .prose')?.firstChild as Text;
      return [
        at(code.firstChild as Node, 0, 4),
        at((code.querySelector('.rest') as Element).firstChild as Node, 0, 1),
        at(text, 0, 1),
        at(text, text.length - 1, text.length),
      ];
    });
    expect(name).toBeLessThan(rest as number);
    expect(last).toBeLessThan(first as number);
    await tab.goto(fileUrl('erros/LM0101.html'));
    const [end, button] = await tab.evaluate(() => {
      const pre = document.querySelector('.code:has(> button) > pre') as Element;
      const code = pre.firstElementChild as Element;
      code.textContent = 'x'.repeat(300);
      pre.scrollLeft = pre.scrollWidth;
      const beside = pre.parentElement?.querySelector('button') as Element;
      return [code.getBoundingClientRect().right, beside.getBoundingClientRect().left];
    });
    expect(end).toBeLessThan(button as number);
    await tab.close();
  });

  it('find every name of the example, itself first, in a browser that lets nothing else in', async () => {
    const server = createServer((request, response) => {
      const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] as string);
      const types: Record<string, string> = {
        '.css': 'text/css',
        '.js': 'text/javascript',
        '.svg': 'image/svg+xml',
      };
      response
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'self'",
        })
        .end(readFileSync(join(site.folder, path)));
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on('console', message => problems.push(message.text()));
    tab.on('pageerror', error => problems.push(error.message));
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
    await tab.keyboard.press('Control+k');
    const box = tab.getByRole('combobox', { name: 'Buscar na referência' });
    await box.waitFor();
    const { itens } = referencia();
    const modules = new Map(itens.map(each => [each.nome, [each.nome, ...each.apelidos]]));
    // A symbol by each name of its module, too, as programs write it and as other languages would.
    const asked = itens
      .filter(({ tipo }) => tipo !== 'regra')
      .flatMap(({ nome, modulo }) => [
        [nome, nome] as const,
        ...(modules.get(modulo ?? '') ?? []).map(within => [`${within}.${nome}`, nome] as const),
        ...(modulo === null
          ? []
          : [[`${modulo.replaceAll('.', '::').toLowerCase()}::${nome}`, nome] as const]),
      ]);
    const queries = [...new Map(asked)];
    const first = await tab.evaluate(
      texts =>
        texts.map(text => {
          const input = document.querySelector('input') as HTMLInputElement;
          input.value = text;
          input.dispatchEvent(new Event('input'));
          return document.querySelector('[role="listbox"] [role="option"] code')?.textContent;
        }),
      queries.map(([query]) => query),
    );
    const missed = queries.flatMap(([query, nome], i) =>
      first[i] === nome ? [] : [`${query}: ${first[i]}`],
    );
    expect(missed).toEqual([]);
    // By another spelling, and with a slip.
    for (const [query, name] of [
      ['LISTA', 'lista'],
      ['órdena', 'ordena'],
      ['arredonada', 'arredonda'],
      // Two letters in each other's place.
      ['texot', 'texto'],
      ['ordnea', 'ordena'],
      ['snake ordena_por', 'ordena_por'],
      // As other languages call it.
      ['while', 'enquanto'],
      ['Print', 'mostra'],
      ['&&', 'e'],
    ] as const) {
      await box.fill(query);
      expect([
        query,
        await tab.getByRole('listbox').getByRole('option').locator('code').allTextContents(),
      ]).toEqual([query, expect.arrayContaining([name])]);
    }
    await box.fill('LM0101');
    // Another code is no slip of it.
    expect(await tab.getByRole('status').textContent()).toBe('1 resultado');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/erros\/LM0101\.html$/);
    expect(problems).toEqual([]);
    await tab.close();
    server.closeAllConnections();
    server.close();
  });

  it('are read without a script, too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    await tab.goto(fileUrl('modulos/Lume.Texto.html'));
    await tab.getByRole('searchbox').fill('ordena');
    await tab.getByRole('button', { name: 'Buscar' }).click();
    await tab.getByRole('link', { name: 'ordena', exact: true }).click();
    expect(tab.url()).toMatch(/embutidas\.html#ordena$/);
    await context.close();
  });

  it('print the cheat sheet on two sheets of A4 at most', async () => {
    const tab = await browser.newPage();
    await tab.goto(fileUrl('folha.html'));
    const pdf = (await tab.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    // A language of 250 words that say much, and 400 functions.
    const files = soundFiles();
    const [word] = files.sintaxe.reservadas as [PalavraReservada];
    const many = siteOf({
      ...files,
      sintaxe: {
        ...files.sintaxe,
        reservadas: Array.from({ length: 250 }, (_, i) => ({
          ...word,
          palavra: `palavra${i}`,
          descricao: `o que a palavra ${i} faz, em muitas palavras `.repeat(i % 5),
        })),
      },
      embutidas: {
        ...files.embutidas,
        total: 400,
        funcoes: Array.from({ length: 400 }, (_, i) => `funcao_${i}`),
      },
    });
    const style = many.get('/recursos/estilo.css') as string;
    await tab.setContent(
      (many.get('/folha.html') as string).replace('</head>', `<style>${style}</style></head>`),
    );
    const printed = (await tab.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
    await tab.close();
  });
});

async function axe(tab: Page): Promise<string[]> {
  await tab.evaluate(readFileSync(AXE, 'utf8'));
  return tab.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}
