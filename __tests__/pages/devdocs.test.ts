import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Referencia } from '../../src/contract/generated/contract.js';
import { soundFiles } from '../rules/sound-files.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { hasChromium, launch } from './folder-check.js';
import { hostileFiles } from './hostile.js';
import { siteOf } from './site-of.js';

interface Index {
  readonly entries: readonly { name: string; path: string; type: string }[];
  readonly types: readonly { name: string; count: number; slug: string }[];
}

let site: BuiltSite;
const read = <T>(path: string): T => JSON.parse(readFileSync(join(site.folder, path), 'utf8'));

beforeAll(async () => {
  site = await buildLume();
});
afterAll(() => site.remove());

describe('the documentation for readers of DevDocs', () => {
  it('has every name of the language, counted by kind', () => {
    const { entries, types } = read<Index>('devdocs/index.json');
    const named = read<Referencia>('api/referencia.json').itens.filter(({ tipo }) => tipo !== 'regra');
    expect(entries.map(({ name }) => name)).toEqual(
      named.map(({ nome, modulo }) => (modulo === null ? nome : `${modulo}.${nome}`)),
    );
    for (const { name, count } of types)
      expect([name, entries.filter(({ type }) => type === name).length]).toEqual([name, count]);
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
    expect(new Set(types.map(({ slug }) => slug)).size).toBe(types.length);
  });

  it('says its size, and another number only where the pages are others', () => {
    const meta = read<{ db_size: number; mtime: number; slug: string; release: string }>('devdocs/meta.json');
    const db = readFileSync(join(site.folder, 'devdocs', 'db.json'));
    expect(meta).toMatchObject({ name: 'Lume', slug: 'lume', release: '1.4.0', db_size: db.length });
    expect(Number.isSafeInteger(meta.mtime)).toBe(true);
    const mtime = (nome: string) => {
      const files = soundFiles();
      const text = siteOf({ ...files, index: { ...files.index, descricao: nome } }).get('/devdocs/meta.json');
      return (JSON.parse(text as string) as { mtime: number }).mtime;
    };
    expect(mtime('a')).toBe(mtime('a'));
    expect(mtime('a')).not.toBe(mtime('b'));
  });
});

(hasChromium ? describe : describe.skip)('its pages, as a browser reads them', () => {
  it.each(['lume', 'hostile'])('have every place, and links to each other alone: %s', async which => {
    const hostile = siteOf(hostileFiles());
    const json = <T>(name: string): T =>
      which === 'lume' ? read<T>(`devdocs/${name}`) : JSON.parse(hostile.get(`/devdocs/${name}`) as string);
    const { entries } = json<Index>('index.json');
    const db = json<Record<string, string>>('db.json');
    const browser = await launch();
    const tab = await browser.newPage();
    const pages = await tab.evaluate(
      texts =>
        Object.entries(texts).map(([path, text]) => {
          const page = new DOMParser().parseFromString(text, 'text/html');
          const links = [...page.querySelectorAll('a[href]')]
            .filter(link => link.getAttribute('rel') !== 'external')
            .map(link => new URL(link.getAttribute('href') ?? '', `https://devdocs.example/${path}`).href);
          const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
          return { path, ids, links, scripts: page.querySelectorAll('script, img, iframe').length };
        }),
      db,
    );
    await browser.close();
    const places = new Set(pages.flatMap(({ path, ids }) => [path, ...ids.map(id => `${path}#${id}`)]));
    expect(entries.filter(({ path }) => !places.has(path))).toEqual([]);
    const dead = pages.flatMap(({ path, links }) =>
      links
        .map(link => decodeURIComponent(link.replace('https://devdocs.example/', '')))
        .filter(target => !places.has(target))
        .map(target => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
    expect(pages.reduce((sum, { scripts }) => sum + scripts, 0)).toBe(0);
    expect(places.has('index')).toBe(true);
  });
});
