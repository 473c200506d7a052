import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { constantsIn } from '../evaluate/constants.js';
import { canRun, jsonFrom } from '../interpreter.js';
import { folderWith } from '../small-repository.js';
import { cProgram, cTables, withZeros } from './c-tables.js';

/** Tables in one program: starting a compiler takes longest. Each is small, so that what fails need not be made smaller. */
const PER_PROGRAM = 300;
const PROGRAMS = isFuzzing() ? 20 : 2;

/** A call whose definition is not known has no `params`: who asks for them is told. */
function holdsCall(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('call' in value && !('params' in value)) || Object.values(value).some(holdsCall);
}

(canRun('gcc', '--version') ? it : it.skip)(
  'tables of C are what gcc makes of them, or told',
  async () => {
    let [equal, told] = [0, 0];
    const silent: unknown[] = [];
    const seed = Number(process.env.PROPERTY_SEED ?? 1);
    const all = fc.sample(cTables, { seed, numRuns: PER_PROGRAM * PROGRAMS });
    for (let at = 0; at < all.length; at += PER_PROGRAM) {
      const tables = all.slice(at, at + PER_PROGRAM);
      const folder = folderWith({ 'main.c': cProgram(tables) });
      const args = ['-std=gnu17', '-w', 'main.c', '-o', 'main'];
      const { status, stderr } = spawnSync('gcc', args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`gcc: ${stderr.slice(0, 2000)}`);
      const expected = jsonFrom(join(folder, 'main'), [], '') as Record<string, unknown[]>;
      const said = await constantsIn(
        folder,
        'main.c',
        tables.map((_table, i) => `V${i}`),
      );
      for (const [i, { source, type }] of tables.entries()) {
        const ours = said.get(`V${i}`);
        const truth = expected[`V${i}`] as unknown[];
        if (!ours || 'unresolved' in ours || holdsCall(ours.value)) {
          told += 1;
          continue;
        }
        equal += 1;
        const read = withZeros(ours.value, type, truth.length);
        if (JSON.stringify(read) !== JSON.stringify(truth))
          silent.push([source, JSON.stringify(truth), JSON.stringify(read)]);
      }
    }
    process.stderr.write(`C: ${equal} tables are what gcc makes of them, ${told} are told\n`);
    expect([silent.length, silent.slice(0, 3)]).toEqual([0, []]);
    // Telling everything would be no answer.
    expect(equal).toBeGreaterThan(told * 2);
  },
  300_000,
);
