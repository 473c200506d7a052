import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { serve } from '../../src/commands/serve.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { soundFiles } from '../rules/sound-files.js';
import { filesIn } from '../verify/built-site.js';
import { deadLinks, hasChromium, launch } from './folder-check.js';
import { pagesIn, siteOf } from './site-of.js';

/** The sound language in a version, with these modules. */
function language(versao: string, names: readonly string[], symbols = 1): ReferenceFiles {
  const { index, modulos, ...rest } = soundFiles();
  const simbolos = Array.from({ length: symbols }, (_, i) => ({
    nome: `faz_${i}`,
    assinatura: '()',
    resumo: `Faz ${i}.`,
  }));
  return {
    ...rest,
    index: { ...index, versao },
    modulos: {
      ...modulos,
      modulos: names.map(nome => ({ nome, apelidos: [], total: symbols, simbolos })),
    },
  };
}

const root = mkdtempSync(join(tmpdir(), 'refdata-copies-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Publishes as a branch does: copies stay, all else is that of the newest version. */
function publish(site: ReadonlyMap<string, string>): void {
  for (const name of readdirSync(root))
    if (name !== 'v') rmSync(join(root, name), { recursive: true, force: true });
  for (const [path, text] of site) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const copyOf = (versao: string) =>
  new Map(
    filesIn(join(root, 'v', versao)).map(path => [path, readFileSync(join(root, 'v', versao, path), 'utf8')]),
  );

const ledger = {
  enderecos: {
    'modulo:Lume.Velho': { endereco: '/modulos/Lume.Velho', desde: '1.0.0', ate: '2.0.0' },
  },
};

(hasChromium ? describe : describe.skip)('pages of a copy', () => {
  let browser: Browser;
  let early: Map<string, string>;
  beforeAll(async () => {
    browser = await launch();
    publish(siteOf(language('1.0.0', ['Lume.Texto', 'Lume.Velho', 'Lume.So'], 250), { archive: true }));
    early = copyOf('1.0.0');
  });
  afterAll(() => browser.close());

  /** What the note of a page says, and where it leads to. */
  async function noteAt(address: string) {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', error => errors.push(error.message));
    await tab.goto(address);
    const note = tab.locator('.copy-note');
    const text = await note.textContent();
    const links = await note
      .locator('a')
      .evaluateAll(all => all.map(each => (each as HTMLAnchorElement).href));
    const titles: (string | null)[] = [];
    for (const link of links) {
      await tab.goto(link);
      titles.push(
        ...(await tab.evaluate(() =>
          ['h1', ':target'].map(each => document.querySelector(each)?.textContent ?? null),
        )),
      );
    }
    await tab.close();
    return { text, links, titles, errors };
  }

  it('are whole: every link leads to what is in the copy, or to the file outside that says what there is now', async () => {
    const pages = new Map([...pagesIn(early)].map(([path, text]) => [`/v/1.0.0${path}`, text]));
    expect(pages.size).toBeGreaterThan(15);
    expect(await deadLinks(browser, pages, new Set(filesIn(root)))).toEqual([]);
    for (const text of pages.values()) {
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toContain('rel="canonical"');
    }
  });

  it('say nothing of other versions while theirs is the one that is published', async () => {
    const { text, links, errors } = await noteAt(
      pathToFileURL(join(root, 'v/1.0.0/modulos/Lume.Texto.html')).href,
    );
    expect({ text, links, errors }).toEqual({
      text: 'Cópia de Lume 1.0.0, que fica como está.',
      links: [],
      errors: [],
    });
  });

  it('learn of a version that comes later, without being written again, from a disk and from a host', async () => {
    publish(siteOf(language('2.0.0', ['Lume.Texto'], 2), { archive: true, ledger }));
    publish(siteOf(language('3.0.0', ['Lume.Texto'], 2), { archive: true, ledger }));
    expect(copyOf('1.0.0')).toEqual(early);
    const server = await serve({ folder: root, port: 0 });
    try {
      for (const [base, ending] of [
        [pathToFileURL(root).href, '.html'],
        [server.baseUrl, ''],
      ] as const) {
        const at = (page: string) => noteAt(`${base}/v/1.0.0${page.replace(/(?=#|$)/, ending)}`);
        const told = 'Cópia de Lume 1.0.0, que fica como está. A versão publicada agora é 3.0.0.';
        const current = `${base}/modulos/Lume.Texto.html`;
        expect(await at('/modulos/Lume.Texto#faz_1')).toMatchObject({
          text: `${told} Esta página em 3.0.0`,
          links: [`${current}#faz_1`],
          titles: ['Lume.Texto', 'faz_1()'],
          errors: [],
        });
        // The third part of a module that has no parts any more.
        expect((await at('/modulos/Lume.Texto~3')).links).toEqual([current]);
        expect((await at('/index')).links).toEqual([`${base}/index.html`]);
        // Where the site says that it is gone, and where it has nothing at all.
        for (const page of ['/modulos/Lume.Velho', '/modulos/Lume.So'])
          expect(await at(page)).toMatchObject({ text: `${told} Ela não tem esta página.`, links: [] });
      }
    } finally {
      await server.close();
    }
  });

  it('say what they are where the file outside is missing', async () => {
    rmSync(join(root, 'atual.js'));
    const { text, links, errors } = await noteAt(pathToFileURL(join(root, 'v/1.0.0/index.html')).href);
    expect({ text, links, errors }).toEqual({
      text: 'Cópia de Lume 1.0.0, que fica como está.',
      links: [],
      errors: [],
    });
  });
});
