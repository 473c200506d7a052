import { expect, it } from '@jest/globals';
import { extractSource } from '../../src/commands/extract.js';
import { folderWith } from './small-repository.js';

/** Calls inside calls: each argument is there by its position and by its parameter, which doubles at each level. */
function nested(depth: number): string {
  return `${'Node('.repeat(depth)}"leaf"${', 1)'.repeat(depth)}`;
}

const CLASS = 'class Node:\n    def __init__(self, inner, number): pass\n';

it('shows records that are many times as large as what they are made of up to a bound, and says so', async () => {
  const repo = folderWith({ 'a.py': `${CLASS}ROWS = [${nested(40)}, "behind"]\n` });
  const { ok, rows, left } = await extractSource({
    repo,
    config: 'refdata.yml',
    what: { source: { table: 'a.py#ROWS' } },
  });
  expect(ok).toBe(true);
  expect(left).toBeGreaterThan(0);
  expect(JSON.stringify(rows[0]).length).toBeLessThan(5_000_000);
  expect(JSON.stringify(rows[0])).toContain('…');
  // A large record does not hide the one behind it.
  expect(rows[1]?.fields).toMatchObject({ value: 'behind' });
});

it('shows all of what a person wrote', async () => {
  const repo = folderWith({ 'a.py': `${CLASS}ROWS = [${nested(4)}]\n` });
  const { rows, left } = await extractSource({
    repo,
    config: 'refdata.yml',
    what: { source: { table: 'a.py#ROWS' } },
  });
  expect(left).toBe(0);
  expect(JSON.stringify(rows)).toContain('"leaf"');
});
