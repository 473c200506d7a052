import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { soundFiles } from '../rules/sound-files.js';
import { hasChromium, launch } from './folder-check.js';
import { gone } from './gone-entries.js';
import { siteOf } from './site-of.js';

const COMPOSED = 'caf\u00e9';
const DECOMPOSED = 'cafe\u0301';

/** Of each kind of name that people write in another way than it is published. */
function namedFiles() {
  const files = soundFiles();
  const [erro] = files.erros.codigos;
  const [operador] = files.sintaxe.operadores;
  if (!erro || !operador) throw new Error('there is nothing to copy');
  const symbols = [
    ...['Promise', 'PromiseLike', 'HTMLElement', 'createElement', 'parseInt', 'Int8Array', 'Map'],
    ...['interior', 'intervalo', 'inteiro', 'interno', 'intimo', 'intenso', 'intruso', 'intui', 'inter'],
    ...['\u0915\u093e', '\u0915\u093f', '\u304b', '\u304c'],
    ...['cafe', COMPOSED, 'cafeteria', 'caf\u00e9teria'],
  ];
  return {
    ...files,
    sintaxe: {
      ...files.sintaxe,
      operadores: ['|>', '~', '..', '//', '->'].map(simbolo => ({ ...operador, simbolo, equivalente: '' })),
    },
    modulos: {
      ...files.modulos,
      modulos: [
        {
          nome: 'Lume.Texto',
          apelidos: [],
          total: symbols.length,
          simbolos: symbols.map(nome => ({ nome, assinatura: '()', resumo: '' })),
        },
      ],
    },
    erros: {
      ...files.erros,
      codigos: ['LM0101', 'LM0110', 'LM1010', 'E7'].map(codigo => ({ ...erro, codigo })),
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

(hasChromium ? describe : describe.skip)('the search, as people use it', () => {
  const site = siteOf(namedFiles(), {
    ledger: {
      enderecos: gone({
        'modulo:Lume.Velho': ['1.2.0', 'modulo:Lume.Texto'],
        'simbolo:Lume.Velho.antiga': ['1.2.0'],
        'palavra:cafe': ['1.3.0'],
      }),
    },
  });
  let browser: Browser;
  /** Where nothing but names is looked for. */
  let open: Page;
  let server: Server;
  let address = '';
  /** How long each script takes to come. */
  let delay = 0;
  let isBroken = false;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] as string);
      const isSearch = path.endsWith('/busca.js');
      const text = isBroken && isSearch ? undefined : site.get(path);
      setTimeout(
        () =>
          response
            .writeHead(text === undefined ? 404 : 200, {
              'content-type': TYPES[extname(path)] ?? 'text/html; charset=utf-8',
            })
            .end(text),
        isSearch ? delay : 0,
      );
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch();
    open = await ready();
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  const opened = async (): Promise<Page> => {
    const tab = await browser.newPage();
    await tab.goto(`${address}/sintaxe.html`);
    await tab.keyboard.press('/');
    return tab;
  };
  const ready = async (): Promise<Page> => {
    const tab = await opened();
    await tab.locator('.search [role="combobox"]').waitFor();
    return tab;
  };
  const found = (query: string): Promise<string[]> =>
    open.evaluate(text => {
      const input = document.querySelector('input') as HTMLInputElement;
      input.value = text;
      input.dispatchEvent(new Event('input'));
      return [...document.querySelectorAll('[role="option"] code')].map(each => each.textContent ?? '');
    }, query);

  it.each([
    // Codes without their letters, their zeros, or with something between.
    ['101', 'LM0101'],
    ['0101', 'LM0101'],
    ['lm101', 'LM0101'],
    ['LM-0101', 'LM0101'],
    ['lm 110', 'LM0110'],
    ['7', 'E7'],
    // As texts quote names, and as programs write them.
    ['"|>"', '|>'],
    ['`->`', '->'],
    ['a |> b', '|>'],
    ['Promise<', 'Promise'],
    ['Promise<string>', 'Promise'],
    ['Promise.all', 'Promise'],
    ['new Map(', 'Map'],
    // The exact accent first, in whichever form of it.
    ['cafe', 'cafe'],
    [COMPOSED, COMPOSED],
    [DECOMPOSED, COMPOSED],
    [COMPOSED.toUpperCase(), COMPOSED],
    ['CAFÉT', 'caf\u00e9teria'],
    ['cafet', 'cafeteria'],
    // Vowels and letters of other scripts are no accents.
    ['\u0915\u093f', '\u0915\u093f'],
    ['\u304b', '\u304b'],
    ['\u304c', '\u304c'],
    ['\u0915\u0940', undefined],
    // What is gone, as an old text has it.
    ['Lume.Velho', 'Lume.Velho'],
    ['lume::velho::antiga', 'Lume.Velho.antiga'],
    ['antiga', 'Lume.Velho.antiga'],
  ])('finds for %s first %s', async (query, name) => {
    expect((await found(query))[0]).toBe(name);
  });

  it('leads to what is said of what is gone, and finds first what has its name', async () => {
    expect((await found('cafe')).filter(name => name === 'cafe')).toHaveLength(2);
    const first = open.locator('[role="option"]').first();
    expect(await first.textContent()).toContain('Lume.Texto');
    const tab = await ready();
    await tab.keyboard.type('Lume.Velho.antiga');
    await tab.getByText('não existe mais desde a versão 1.2.0').first().waitFor();
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/\/modulos\/Lume\.Velho\.html#antiga$/);
    await tab.close();
  });

  it('finds parts of names however many names begin so', async () => {
    const begun = await found('int');
    expect(begun.slice(0, 9).every(name => name.startsWith('int'))).toBe(true);
    expect(begun).toEqual(expect.arrayContaining(['parseInt', 'Int8Array']));
    expect(await found('element')).toEqual(expect.arrayContaining(['HTMLElement', 'createElement']));
    expect(await found('array')).toContain('Int8Array');
  });

  it('finds nothing for a long text that is no name', async () => {
    expect(await found('a'.repeat(2000))).toEqual([]);
  });

  it('leads who presses Enter before it is loaded to what was typed', async () => {
    delay = 500;
    const tab = await opened();
    await tab.keyboard.type('parseInt');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/\/modulos\/Lume\.Texto\.html#parseInt$/);
    await tab.close();
    delay = 0;
  });

  it('leads to the list of all names where it cannot be loaded', async () => {
    isBroken = true;
    delay = 500;
    const tab = await opened();
    await tab.keyboard.type('parseInt');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/\/indice\.html\?q=parseInt$/);
    await tab.close();
    isBroken = false;
    delay = 0;
  });

  it('is closed by Escape from the list of kinds, too, and turned to with CapsLock', async () => {
    const tab = await ready();
    await tab.keyboard.type('int');
    await tab.getByRole('listbox').waitFor();
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Escape');
    await tab.getByRole('listbox').waitFor({ state: 'hidden' });
    await tab.locator('h1').click();
    await tab.keyboard.press('Control+K');
    expect(await tab.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await tab.close();
  });
});
