import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import type { Lexico } from '../../src/lexico/index.js';
import { keepFigure } from '../editors/figures.js';
import { canRun } from '../extract/interpreter.js';
import { pythonPackage } from '../recipes/python-package.js';
import { lexicoIn } from './lexico-of.js';
import { expectOwnProbesAlike } from './own-probes.js';
import { DATAFORGE_PROBES } from './probes.js';
import { agreement, ask, shim } from './truth/truth.js';

const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const folder = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;
const source = folder ?? '';

(folder === undefined ? describe.skip : describe)('the lexico of DataForge against its lexer', () => {
  let lexico: Lexico;
  beforeAll(async () => {
    lexico = await lexicoIn(source, 'recipes/dataforge/refdata.yml');
  });

  it('cuts every program of the package into the same tokens', () => {
    const files = globSync('**/*.df', { cwd: source }).sort();
    const texts = files.map(file => readFileSync(join(source, file), 'utf8'));
    let tokens = 0;
    let refused = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('python3', [shim('df.py'), source], texts).entries()) {
      if ('error' in answer) {
        refused += 1;
        continue;
      }
      const found = agreement(lexico, texts[i] as string, answer);
      tokens += found.tokens;
      if (found.differences.length > 0) differing.push([files[i], found.differences.slice(0, 3)]);
    }
    console.info(`DataForge: ${tokens} tokens of ${files.length} programs, ${refused} refused`);
    expect(differing).toEqual([]);
    expect(tokens).toBeGreaterThan(100_000);
    expect(refused).toBeLessThan(files.length / 20);
    keepFigure('lexers', 'dataforge', { tokens, programs: files.length });
  });

  it('cuts probes into the same tokens', () => {
    let taken = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('python3', [shim('df.py'), source], DATAFORGE_PROBES).entries()) {
      if ('error' in answer) continue;
      taken += 1;
      const { differences } = agreement(lexico, DATAFORGE_PROBES[i] as string, answer);
      if (differences.length > 0) differing.push([DATAFORGE_PROBES[i], differences]);
    }
    expect(differing).toEqual([]);
    expect(taken).toBeGreaterThan(DATAFORGE_PROBES.length * 0.75);
  });

  it('cuts the probes that it makes of itself into the same tokens', () => {
    expectOwnProbesAlike(lexico, [shim('df.py'), source]);
  });
});
