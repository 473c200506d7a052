import { expect, test } from '@jest/globals';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { hasSection, withSection } from '../../src/check/report/changelog-file.js';
import { headingsIn } from '../../src/check/report/changelog-headings.js';
import { sayIn } from '../../src/runtime/tongue.js';

const NOTES = '### Changed\n\n- Word: `se`.\n';
const made = (text: string) => withSection(text, '2.0.0', '2026-06-01', NOTES, sayIn('en'));
const SECTION = '## [2.0.0] - 2026-06-01\n\n### Changed\n\n- Word: `se`.\n\n';

/** What a changelog is before and behind the section: nothing of it is lost. */
const PLACES: readonly (readonly [name: string, before: string, behind: string])[] = [
  ['sections', '# Log\n\n', '## 1.0.0\n\n- a\n'],
  ['code', '# Log\n\n```md\n## [9.0.0]\n```\n\n', '## [1.0.0]\n'],
  ['code between tildes, and nothing else', '# Log\n\n~~~\n## Unreleased\n```\n~~~\n\n', ''],
  ['a comment', '# Log\n\n<!--\n## Unreleased\n## [x]\n-->\n\n', '## v1.0.0\n'],
  ['a comment in one line', '# Log\n<!-- ## [9.9.9] -->\n\n', '## 1.0.0\n'],
  ['other headings before', '# Log 3.0\n\n## About\n\nText.\n\n', '## Tiny 1.0.0 (2026)\n\n## 0.9.0\n'],
  ['underlined headings', 'Log\n===\n\n', '1.0.0\n-----\n\n- a\n\n0.9.0\n-----\n'],
  ['a line across', '# Log\n\ntext\n\n---\n\n', '## 1.0.0\n'],
  ['dates', '# Log\n\n', '## 2026-01-01 (1.0.0)\n'],
];

test.each(PLACES)('%s: before the newest version, and nowhere in what is no heading', (_, before, behind) => {
  const text = made(before + behind);
  expect(text).toBe(behind === '' ? `${before}${SECTION}`.trimEnd().concat('\n') : before + SECTION + behind);
  expect(hasSection(before + behind, '2.0.0')).toBe(false);
  expect(hasSection(text, '2.0.0')).toBe(true);
});

test('versions that are headings of the first level stay so, with the groups below', () => {
  expect(made('# 1.0.0\n\n- a\n')).toBe(
    '# [2.0.0] - 2026-06-01\n\n## Changed\n\n- Word: `se`.\n\n# 1.0.0\n\n- a\n',
  );
  expect(made('# Unreleased\n\n## Changed\n\n- mine\n\n# 1.0.0\n')).toBe(
    '# Unreleased\n\n# [2.0.0] - 2026-06-01\n\n## Changed\n\n- mine\n- Word: `se`.\n\n# 1.0.0\n',
  );
});

test('lines that are there keep their ends', () => {
  expect(made('# Log\r\n\n## 1.0.0\r\n- a\n')).toBe(
    `# Log\r\n\n${SECTION.replaceAll('\n', '\r\n')}## 1.0.0\r\n- a\n`,
  );
});

test('a section is known however it is called, and is not that of a pre-release', () => {
  for (const line of [
    '## 2.0.0',
    '## [v2.0.0] - 2026-06-01',
    '## Tiny 2.0.0',
    '2.0.0\n-----',
    '# 2.0.0: more',
  ])
    expect([line, hasSection(`# Log\r\n\r\n${line}\r\n`, '2.0.0')]).toEqual([line, true]);
  for (const line of ['## 2.0.0-rc.1', '## 12.0.0', '```\n## 2.0.0\n```', 'since 2.0.0'])
    expect([line, hasSection(`# Log\n\n${line}\n`, '2.0.0')]).toEqual([line, false]);
});

test('headings are those that a parser of Markdown sees', () => {
  const texts = [
    ...PLACES.map(([, before, behind]) => before + behind),
    '# a #\n## b ##\n#c\n    ## d\n   ### e\n####### f\n',
    '- # in a list\n\n> a\n---\n\n***\n---\n\nx\n--\n',
    '````\n```\n## no\n````\n## yes\n``` js\n## no\n~~~\n## no\n```\n## yes\n```\n## open\n',
  ];
  for (const text of texts) {
    const seen = fromMarkdown(text).children.flatMap(node =>
      node.type === 'heading'
        ? [[node.depth, text.slice(node.position?.start.offset).split('\n')[0]?.trim()]]
        : [],
    );
    const own = headingsIn(text).map(({ level, start }) => [level, text.slice(start).split('\n')[0]?.trim()]);
    expect(own).toEqual(seen);
  }
});
