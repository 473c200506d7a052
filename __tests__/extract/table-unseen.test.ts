import { expect, it } from '@jest/globals';
import { read } from './small-repository.js';

it('what is too much to be looked through is told at the table, and no line of another thing is called its use', async () => {
  const bulk = `# ${'x'.repeat(6 * 1024 * 1024)}\nfrom lib.tokens import WORDS\n`;
  const { problems } = await read(
    { 'lib/tokens.py': '"""A file."""\n\nWORDS = ["se", "para"]\n', 'app.py': bulk },
    { table: 'lib/tokens.py#WORDS' },
  );
  expect(problems.map(({ rule, place }) => [rule, place?.file, place?.line])).toEqual([
    ['table-escapes', 'lib/tokens.py', 3],
  ]);
  expect(problems[0]?.message).toContain('not all of it was looked through');
  expect(problems[0]?.remedy).toContain('Look through the uses');
});
