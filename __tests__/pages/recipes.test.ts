import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import type { Referencia } from '../../src/contract/generated/contract.js';
import { ROOT } from '../cli/run-cli.js';
import { temporaryFolder } from '../git/git-server.js';
import { RUN_CACHE } from '../run-cache.js';
import { oneIn } from '../weekly.js';
import { hasChromium, launch } from './folder-check.js';

const require = createRequire(join(ROOT, 'package.json'));

/** Languages that others have made, and how many names they have at least. */
const LANGUAGES = [
  ['delegua', '@designliquido/delegua', 150],
  ['coffeescript', 'coffeescript', 50],
  ['typescript', 'typescript', 4500],
] as const;

(hasChromium ? it : it.skip).each(oneIn(3, LANGUAGES))(
  'the search finds every name of %s, itself first, and its page is there',
  async (recipe, name, least) => {
    const out = join(temporaryFolder('recipe-site'), 'site');
    const browser = await launch();
    try {
      const repo = dirname(require.resolve(`${name}/package.json`));
      const { ok } = await build({
        repo,
        config: join(ROOT, 'recipes', recipe, 'refdata.yml'),
        out,
        cache: RUN_CACHE,
      });
      expect(ok).toBe(true);
      const { itens } = JSON.parse(readFileSync(join(out, 'api/referencia.json'), 'utf8')) as Referencia;
      const names = new Set(itens.filter(({ tipo }) => tipo !== 'regra').map(({ nome }) => nome));
      expect(names.size).toBeGreaterThan(least);
      const tab = await browser.newPage();
      await tab.goto(pathToFileURL(join(out, 'index.html')).href);
      await tab.keyboard.press('/');
      await tab.locator('.search [role="combobox"]').waitFor();
      const missed = await tab.evaluate(
        asked => {
          const input = document.querySelector('input') as HTMLInputElement;
          return asked.flatMap(each => {
            input.value = each;
            input.dispatchEvent(new Event('input'));
            const found = document.querySelector('[role="listbox"] [role="option"] code')?.textContent;
            return found === each ? [] : [`${each}: ${found}`];
          });
        },
        [...names],
      );
      expect(missed).toEqual([]);
      // Where the first of each kind leads to, it stands.
      const tipos = new Map(itens.map(item => [item.tipo, item]));
      for (const { tipo, nome } of tipos.values()) {
        if (tipo === 'regra') continue;
        await tab.goto(pathToFileURL(join(out, 'index.html')).href);
        await tab.keyboard.press('/');
        await tab.locator('.search [role="combobox"]').first().fill(nome);
        await tab.getByRole('listbox').getByRole('option').first().waitFor();
        await Promise.all([
          tab.waitForURL(url => !url.href.endsWith('/index.html')),
          tab.keyboard.press('Enter'),
        ]);
        expect([nome, await tab.locator('main').textContent()]).toEqual([
          nome,
          expect.stringContaining(nome),
        ]);
      }
    } finally {
      await browser.close();
      rmSync(dirname(out), { recursive: true, force: true });
    }
  },
);
