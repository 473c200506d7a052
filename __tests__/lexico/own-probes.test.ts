import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Lexico } from '../../src/lexico/index.js';
import { probesOf } from '../../src/lexico/index.js';
import { canRun } from '../extract/interpreter.js';
import { pythonPackage } from '../recipes/python-package.js';
import { LUME, lexicoIn, lumeLexico } from './lexico-of.js';
import { agreement, ask, shim } from './truth/truth.js';

const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const hasPython = canRun('python3', '--version');
const dataforge = hasPython ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge') : undefined;
const python = existsSync('/usr/lib/python3.11/keyword.py') ? '/usr/lib/python3.11' : undefined;

const LANGUAGES = [
  { name: 'Lume', folder: LUME, lexico: lumeLexico, lexer: [shim('lume.py'), LUME] },
  {
    name: 'DataForge',
    folder: dataforge,
    lexico: () => lexicoIn(dataforge as string, 'recipes/dataforge/refdata.yml'),
    lexer: [shim('df.py'), dataforge as string],
  },
  {
    name: 'Python',
    folder: python,
    lexico: () => lexicoIn(python as string, 'recipes/python/refdata.yml'),
    lexer: [shim('py.py')],
    // Formatted texts are those of 3.12: to the tokenizer of 3.11 the first quote ended them, wherever it stood.
    except: /^formatado.*(?:with itself in it|not closed)$/,
  },
];

describe('the probes that a lexico makes of itself', () => {
  for (const { name, folder, lexico: read, lexer, except } of LANGUAGES) {
    const test = hasPython && folder !== undefined ? it : it.skip;
    test(`are cut by the lexer of ${name} as by the tokenizer`, async () => {
      const lexico: Lexico = await read();
      const probes = probesOf(lexico).filter(({ about }) => !except?.test(about));
      const texts = probes.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      let taken = 0;
      const differing: unknown[] = [];
      for (const [i, answer] of ask('python3', lexer, texts).entries()) {
        if ('error' in answer) continue;
        taken += 1;
        const { differences } = agreement(lexico, texts[i] as string, answer);
        if (differences.length > 0) differing.push([probes[i], differences.slice(0, 3)]);
      }
      console.info(`${name}: ${taken} of ${texts.length} probes are programs`);
      expect(differing).toEqual([]);
      expect(taken).toBeGreaterThan(texts.length / 2);
    });
  }
});
