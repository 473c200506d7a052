import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { anchors, links } from './markdown.js';

const root = resolve(import.meta.dirname ?? '.', '..', '..');
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'examples/*/README.md', '.github/*.md'], {
  cwd: root,
  dot: true,
}).sort();

describe('links in the documentation', () => {
  test('there is documentation', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['README.md', 'docs/configuration.md', 'docs/cli.md', 'docs/rules.md']),
    );
  });

  test.each(pages)('%s: every relative link and anchor leads somewhere', page => {
    const text = readFileSync(join(root, page), 'utf8');
    const broken = links(text)
      .filter(({ target }) => !/^[a-z][a-z+.-]*:/i.test(target))
      .filter(({ target }) => !leadsSomewhere(page, text, target))
      .map(({ target, line }) => `${page}:${line} ${target}`);
    expect(broken).toEqual([]);
  });
});

function leadsSomewhere(page: string, text: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? join(root, page) : resolve(root, dirname(page), decodeURIComponent(path));
  if (!existsSync(file)) return false;
  if (anchor === undefined) return true;
  return anchors(path === '' ? text : readFileSync(file, 'utf8')).has(decodeURIComponent(anchor));
}
