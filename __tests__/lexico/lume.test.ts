import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import type { Lexico } from '../../src/lexico/index.js';
import { keepFigure } from '../editors/figures.js';
import { LUME, lumeLexico } from './lexico-of.js';
import { expectOwnProbesAlike } from './own-probes.js';
import { LUME_PROBES } from './probes.js';
import { agreement, ask, shim } from './truth/truth.js';

let lexico: Lexico;
beforeAll(async () => {
  lexico = await lumeLexico();
});

describe('the lexico of the example against its lexer', () => {
  it('cuts every program into the same tokens', () => {
    const files = globSync('**/*.lm', { cwd: LUME });
    const texts = files.map(file => readFileSync(join(LUME, file), 'utf8'));
    let tokens = 0;
    for (const [i, answer] of ask('python3', [shim('lume.py'), LUME], texts).entries()) {
      if ('error' in answer) throw new Error(`${files[i]}: ${answer.error}`);
      const found = agreement(lexico, texts[i] as string, answer);
      expect([files[i], found.differences]).toEqual([files[i], []]);
      tokens += found.tokens;
    }
    expect(files.length).toBeGreaterThan(20);
    expect(tokens).toBeGreaterThan(3000);
    keepFigure('lexers', 'lume', { tokens, programs: files.length });
  });

  it('cuts probes into the same tokens', () => {
    const answers = ask('python3', [shim('lume.py'), LUME], LUME_PROBES);
    let taken = 0;
    for (const [i, answer] of answers.entries()) {
      if ('error' in answer) continue;
      taken += 1;
      expect([LUME_PROBES[i], agreement(lexico, LUME_PROBES[i] as string, answer).differences]).toEqual([
        LUME_PROBES[i],
        [],
      ]);
    }
    expect(taken).toBeGreaterThan(10);
  });

  it('cuts the probes that it makes of itself into the same tokens', () => {
    expectOwnProbesAlike(lexico, [shim('lume.py'), LUME]);
  });
});
