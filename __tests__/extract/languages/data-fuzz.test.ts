import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { canRunHere } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';
import type { Dialect } from './data-dialects/dialect.js';
import { generated } from './data-dialects/generated.js';
import { LUA } from './data-dialects/lua.js';
import { PHP } from './data-dialects/php.js';
import { RUBY } from './data-dialects/ruby.js';
import { canonical, DATA_LANGUAGES, type Runner, tableOf, truthOf } from './data-runners.js';

const COUNT = isFuzzing() ? 1500 : 60;
const { ruby, php, lua } = DATA_LANGUAGES;
const CASES: readonly (readonly [string, Runner, Dialect])[] = [
  ['ruby', ruby, RUBY],
  ['php', php, PHP],
  ['lua', lua, LUA],
];

test.each(CASES)(
  '%s: of generated programs, none is read wrongly in silence',
  async (name, runner, dialect) => {
    if (!canRunHere(runner.command[0], runner.version)) return;
    const seed = Number(process.env.PROPERTY_SEED ?? 1);
    const counts = { equal: 0, told: 0, toldAndEqual: 0, silent: 0, broken: 0 };
    const silent: string[] = [];
    for (const text of fc.sample(generated(dialect), { seed, numRuns: COUNT })) {
      const truth = truthOf(runner, text);
      if (truth === undefined) {
        counts.broken += 1;
        continue;
      }
      const folder = folderWith({ [dialect.file]: runner.before + text });
      const { values, reported } = await readIn(folder, { table: `${dialect.file}#K`, map: '$string($)' });
      rmSync(folder, { recursive: true });
      const ours = canonical(tableOf(values, truth));
      const isEqual = ours === canonical(truth);
      const told = isEqual ? 'toldAndEqual' : 'told';
      const verdict = reported.length > 0 ? told : isEqual ? 'equal' : 'silent';
      counts[verdict] += 1;
      if (verdict === 'silent')
        silent.push(`${text.slice(dialect.helpers.length)}holds ${canonical(truth)}\nread  ${ours}\n`);
    }
    process.stderr.write(`${name}, seed ${seed}: ${JSON.stringify(counts)}\n`);
    expect(counts.broken).toBeLessThan(COUNT / 2);
    // The shortest says it best.
    expect(silent.sort((a, b) => a.length - b.length).slice(0, 3)).toEqual([]);
  },
);
