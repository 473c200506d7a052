import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../cli/run-cli.js';

/** A part that is loaded when somebody needs it: the numbers of files, and of the module in them. */
const LOADS =
  /(?:(?:__webpack_require__|__nccwpck_require__)\.e\(\d+\)[,\])\s]*)+\.then\((?:__webpack_require__|__nccwpck_require__)\.bind\((?:__webpack_require__|__nccwpck_require__),\s*(\d+)\)\)/g;

test('each part of the bundle that is loaded later is there, with the module that is asked of it', () => {
  const folder = join(ROOT, 'dist', 'bundle');
  const names = readdirSync(folder).filter(name => name.endsWith('.js'));
  const texts = new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
  const has = (name: string, id: string) =>
    new RegExp(`(?:^|[{,\\s])${id}:`, 'm').test(texts.get(name) ?? '');
  let loads = 0;
  const missing: string[] = [];
  for (const [name, text] of texts)
    for (const [whole, id = ''] of text.matchAll(LOADS)) {
      loads += 1;
      const files = [...whole.matchAll(/\.e\((\d+)\)/g)].map(([, part]) => `${part}.index.js`);
      if (![name, 'index.js', ...files].some(file => has(file, id))) missing.push(`${name}: ${whole}`);
      missing.push(...files.filter(file => !texts.has(file)).map(file => `${name}: ${file}`));
    }
  expect(missing).toEqual([]);
  expect(loads).toBeGreaterThan(25);
});
