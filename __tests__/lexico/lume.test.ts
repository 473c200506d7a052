import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import type { Lexico } from '../../src/lexico/index.js';
import { LUME, lumeLexico } from './lexico-of.js';
import { agreement, ask, shim } from './truth/truth.js';

const PROBES = [
  'início := 1',
  'mostra "a {f("b")} c" # fim',
  'mostra "a {x # b} c"',
  'mostra "\\{x} \\" {y}"',
  "mostra 'a {x} \\' b' \"c\"",
  'mostra "x\\q" \'\\q\'',
  '#[ a #[ b ]# mostra ]#',
  '#[ a\n b\n]# seja x = 1',
  '## a ]# "b"',
  'a..b 1..2 1_000.5 x**2',
  'a|>b a??b a?.b a!=b a<=b',
  '"{"',
  'mostra "{ {1: 2} }"',
  'seja 𝒳 = "😀{𝒳}😀" # 😀',
  'mostra ""\nmostra \'\'\n',
  '"{a}{b}" "{a}" \'{a}\'',
];

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
  });

  it('cuts probes into the same tokens', () => {
    const answers = ask('python3', [shim('lume.py'), LUME], PROBES);
    let taken = 0;
    for (const [i, answer] of answers.entries()) {
      if ('error' in answer) continue;
      taken += 1;
      expect([PROBES[i], agreement(lexico, PROBES[i] as string, answer).differences]).toEqual([
        PROBES[i],
        [],
      ]);
    }
    expect(taken).toBeGreaterThan(10);
  });
});
