import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isFuzzing } from '../../fuzzing.js';
import { canRun } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

/** Other programs at every fuzzing. */
const FIRST = Number(process.env.PROPERTY_SEED ?? 1);
const SEEDS = isFuzzing() ? 40 : 1;
const COUNT = isFuzzing() ? 700 : 400;

test('defaults print as Python prints them, or it is not known how', async () => {
  if (!canRun('python3', '--version')) return;
  let equal = 0;
  const wrong: string[] = [];
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const program = join(import.meta.dirname, 'python_defaults.py');
    const { stdout } = spawnSync('python3', [program, String(seed), String(COUNT)], { encoding: 'utf8' });
    const { source, signatures } = JSON.parse(stdout) as Answer;
    const { values } = await readIn(folderWith({ 'a.py': source }), {
      symbols: 'a.py',
      filter: 'what = "function"',
      map: { n: 'name', s: 'signature' },
    });
    const ours = new Map((values as { n: string; s: unknown }[]).map(({ n, s }) => [n, s]));
    for (const [name, signature] of Object.entries(signatures)) {
      const said = ours.get(name);
      if (said === signature) equal += 1;
      else if (typeof said === 'string' && !said.includes('=?'))
        wrong.push(`${source.split('\n').find(line => line.startsWith(`def ${name}(`))} | ${said}`);
    }
  }
  process.stderr.write(`defaults: ${equal} of ${SEEDS * COUNT} as Python prints them\n`);
  expect(wrong).toEqual([]);
  expect(equal).toBeGreaterThan(SEEDS * COUNT * 0.75);
}, 600_000);

interface Answer {
  readonly source: string;
  readonly signatures: Readonly<Record<string, string>>;
}
