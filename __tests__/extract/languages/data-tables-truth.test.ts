import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { canRunHere } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';
import { PROGRAMS, type TableProgram } from './data-tables.js';

/** Tables in languages that are read by data alone, compared with what the programs hold once they ran. */
describe.each(PROGRAMS)('tables of $file', program => {
  const [command, ...args] = program.run;
  const here = canRunHere(command, command === 'lua5.4' ? '-v' : '--version') ? it : it.skip;

  here('are what the program holds, or are told', async () => {
    const folder = folderWith({ [program.file]: program.source, [`run-${program.file}`]: whole(program) });
    const { stdout, stderr } = spawnSync(command, [...args, join(folder, `run-${program.file}`)], {
      encoding: 'utf8',
    });
    if (stdout === '') throw new Error(stderr);
    const truth = JSON.parse(stdout) as Record<string, unknown>;
    const verdicts: Record<string, string> = {};
    for (const table of program.tables)
      verdicts[table] = await verdict(folder, program.file, table, truth[table]);
    const count = (what: string) => Object.values(verdicts).filter(each => each === what).length;
    process.stderr.write(
      `${program.file}: ${count('equal')} of ${program.tables.length} tables equal, ${count('told')} told\n`,
    );
    expect(Object.entries(verdicts).filter(([, each]) => each !== 'equal' && each !== 'told')).toEqual([]);
    expect(count('equal') / program.tables.length).toBeGreaterThanOrEqual(0.5);
  });
});

function whole({ source, print, tables }: TableProgram): string {
  return source + print.replace('%w[%]', `%w[${tables.join(' ')}]`);
}

async function verdict(folder: string, file: string, table: string, truth: unknown): Promise<string> {
  const map = { k: 'key', v: 'value' };
  const { values, reported } = await readIn(folder, { table: `${file}#${table}`, map });
  const rows = values as { k: string | number; v?: unknown }[];
  const ours = Array.isArray(truth)
    ? rows.map(({ v }) => v)
    : Object.fromEntries(rows.map(({ k, v }) => [k, v]));
  const [a, b] = [canonical(ours), canonical(truth)];
  if (a === b) return 'equal';
  return reported.length > 0 ? 'told' : `${a} instead of ${b}`;
}

/** Maps without their order; what was not read is left out of rows. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
