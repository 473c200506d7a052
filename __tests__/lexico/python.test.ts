import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import type { Lexico } from '../../src/lexico/index.js';
import { keepFigure } from '../editors/figures.js';
import { canRun } from '../extract/interpreter.js';
import { lexicoIn } from './lexico-of.js';
import { expectOwnProbesAlike } from './own-probes.js';
import { PYTHON_PROBES } from './probes.js';
import { agreement, ask, shim } from './truth/truth.js';

const SOURCE = '/usr/lib/python3.11';
const isThere = canRun('python3', '--version') && existsSync(join(SOURCE, 'keyword.py'));

(isThere ? describe : describe.skip)('the lexico of Python against its module tokenize', () => {
  let lexico: Lexico;
  beforeAll(async () => {
    lexico = await lexicoIn(SOURCE, 'recipes/python/refdata.yml');
  });

  it('cuts the standard library into the same tokens', () => {
    const files = globSync(
      ['*.py', 'asyncio/*.py', 'email/*.py', 'encodings/*.py', 'json/*.py', 'unittest/*.py'],
      { cwd: SOURCE },
    ).sort();
    const texts = files.map(file => readFileSync(join(SOURCE, file), 'utf8'));
    let tokens = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('python3', [shim('py.py')], texts).entries()) {
      if ('error' in answer) throw new Error(`${files[i]}: ${answer.error}`);
      const found = agreement(lexico, texts[i] as string, answer);
      tokens += found.tokens;
      if (found.differences.length > 0) differing.push([files[i], found.differences.slice(0, 3)]);
    }
    console.info(`Python: ${tokens} tokens of ${files.length} files`);
    expect(differing).toEqual([]);
    expect(tokens).toBeGreaterThan(400_000);
    keepFigure('lexers', 'python', { tokens, programs: files.length });
  });

  it('cuts probes into the same tokens', () => {
    const differing: unknown[] = [];
    for (const [i, answer] of ask('python3', [shim('py.py')], PYTHON_PROBES).entries()) {
      if ('error' in answer) continue;
      const { differences } = agreement(lexico, PYTHON_PROBES[i] as string, answer);
      if (differences.length > 0) differing.push([PYTHON_PROBES[i], differences]);
    }
    expect(differing).toEqual([]);
  });

  it('cuts the probes that it makes of itself into the same tokens', () => {
    // Formatted texts are those of 3.12: to the tokenizer of 3.11 the first quote ended them, wherever it stood.
    expectOwnProbesAlike(lexico, [shim('py.py')], /^formatado.*(?:with itself in it|not closed)$/);
  });
});
