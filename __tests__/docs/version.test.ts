import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

const root = resolve(import.meta.dirname ?? '.', '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const pages = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.{md,yml}', 'recipes/**/*.{md,yml}'], {
  cwd: root,
  dot: true,
}).sort();
const texts = pages.map(page => ({ page, text: readFileSync(join(root, page), 'utf8') }));

test('what a reader copies names the tag of this major version', () => {
  const uses = texts.flatMap(({ page, text }) =>
    [...text.matchAll(/refdata\/refdata-action(?:\/[\w./-]+)?@([\w.-]+)/g)].map(
      ([, tag]) => `${page} ${tag}`,
    ),
  );
  const major = `v${version.split('.')[0]}`;
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter(use => !use.endsWith(` ${major}`))).toEqual([]);
});

test('README and changelog are about this version', () => {
  const textOf = (page: string) => texts.find(each => each.page === page)?.text ?? '';
  expect(textOf('README.md')).toContain(`Version ${version}`);
  expect(/^## \[(.+?)\]/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(version);
});
