import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Browser } from 'playwright-core';
import { writeFolder } from '../../src/site/write-folder.js';
import { oneIn } from '../weekly.js';
import { deadLinks, hasChromium, launch } from './folder-check.js';
import { HOSTILE, hostileFiles } from './hostile.js';
import { pagesIn, siteOf } from './site-of.js';

const site = siteOf(hostileFiles());

describe('a hostile language', () => {
  it('has paths that are safe on every host and every file system', () => {
    const paths = [...site.keys()].filter(path => !path.startsWith('/.'));
    for (const path of paths)
      for (const part of path.split('/').slice(1)) {
        expect(part).toMatch(/^[0-9A-Za-z_][0-9A-Za-z._~-]*$/);
        expect(part).not.toMatch(/[.~-]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
        expect(part.length).toBeLessThan(100);
      }
    expect(new Set(paths.map(path => path.toLowerCase())).size).toBe(paths.length);
  });

  it('has an address of its own for each thing', () => {
    const { itens } = JSON.parse(site.get('/api/referencia.json') as string) as {
      itens: { id: string; endereco: string }[];
    };
    expect(itens).toHaveLength(HOSTILE.length * (8 + HOSTILE.length) + 2);
    expect(new Set(itens.map(({ endereco }) => endereco)).size).toBe(itens.length);
    expect(new Set(itens.map(({ id }) => id)).size).toBe(itens.length);
  });

  it('is valid HTML, says html-validate: each link has a name, and each address is one', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      // Ids are made of names, and long names make long titles.
      rules: { 'valid-id': 'off', 'long-title': 'off', 'void-style': 'off', 'no-trailing-whitespace': 'off' },
    });
    const changed = siteOf(hostileFiles(), {
      history: [
        {
          versao: '2',
          anterior: '1',
          data: '2026-01-01',
          mudancas: HOSTILE.map(nome => ({
            regra: 'palavra-added',
            nivel: 'minor',
            nome,
            id: `palavra:${nome}`,
            texto: nome,
          })),
        },
      ],
    });
    expect(changed.has('/mudancas.html')).toBe(true);
    const all = [...changed].filter(([path]) => path.endsWith('.html'));
    for (const [path, text] of oneIn(3, all)) {
      const { results } = await validator.validateString(text, path);
      const messages = results.flatMap(each => each.messages.map(({ ruleId, message }) => [ruleId, message]));
      expect([path, messages]).toEqual([path, []]);
    }
  });

  it('brings no element, link or script of its own into Markdown', () => {
    for (const [path, text] of site) {
      if (!path.endsWith('.md') || path === '/AGENTS.md') continue;
      const strange: string[] = [];
      const visit = (node: { type: string; url?: string; children?: unknown[] }) => {
        if (node.type === 'html' || node.type === 'image') strange.push(node.type);
        if (node.type === 'link' && /^javascript:/i.test(node.url ?? '')) strange.push(node.url ?? '');
        for (const child of node.children ?? []) visit(child as typeof node);
      };
      visit(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
      expect([path, strange]).toEqual([path, []]);
    }
  });
});

(hasChromium ? describe : describe.skip)('a hostile language, in a browser', () => {
  let browser: Browser;
  const root = mkdtempSync(join(tmpdir(), 'refdata-hostile-'));
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(root, { recursive: true });
  });

  it('has no dead link and no id twice', async () => {
    expect(await deadLinks(browser, pagesIn(site), new Set(site.keys()))).toEqual([]);
  });

  it('runs nothing of what the language says, and finds its names', async () => {
    const encoder = new TextEncoder();
    writeFolder(
      join(root, 'site'),
      [...site].map(([path, text]) => ({ path, bytes: encoder.encode(text), schema: null })),
    );
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    const tab = await context.newPage();
    const problems: string[] = [];
    tab.on('pageerror', error => problems.push(error.message));
    tab.on('dialog', dialog => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of ['index', 'sintaxe', 'embutidas', 'modulos/index', 'erros/index', 'folha', 'dados']) {
      await tab.goto(pathToFileURL(join(root, 'site', `${path}.html`)).href);
      expect([path, await tab.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
    }
    const input = tab.getByRole('searchbox');
    await input.focus();
    const box = tab.getByRole('combobox', { name: 'Buscar na referência' });
    for (const name of ['<script>alert(1)</script>', 'café', '..', '```', '__proto__', 'مرحبا']) {
      await box.fill(name);
      const first = tab.getByRole('listbox').getByRole('option').first().locator('code');
      await first.waitFor({ timeout: 60_000 }).catch(() => problems.push(`nothing is found for ${name}`));
      if (problems.length === 0) expect(await first.textContent()).toBe(name);
    }
    expect(problems).toEqual([]);
  });
});
