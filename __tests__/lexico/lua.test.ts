import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { type Lexico, probesOf } from '../../src/lexico/index.js';
import { keepFigure } from '../editors/figures.js';
import { canRun } from '../extract/interpreter.js';
import { debianSource } from '../recipes/debian-source.js';
import { lexicoIn } from './lexico-of.js';
import { LUA_PROBES } from './probes.js';
import { agreement, ask, shim } from './truth/truth.js';

/** Programs in Lua that an editor brings along. */
const PROGRAMS = '/usr/share/nvim/runtime';
const source = canRun('gcc', '--version') ? debianSource('lua5.4') : undefined;

(source === undefined ? describe.skip : describe)('the lexico of Lua against its own lexer', () => {
  let lexico: Lexico;
  let lexer: string;
  beforeAll(async () => {
    const sources = join(source as string, 'src');
    lexico = await lexicoIn(source as string, 'recipes/lua/refdata.yml');
    lexer = join(mkdtempSync(join(tmpdir(), 'lua-')), 'lexer');
    const files = globSync('*.c', { cwd: sources, ignore: ['lua.c', 'luac.c', 'llex.c'] });
    const { status, stderr } = spawnSync(
      'gcc',
      ['-w', `-I${sources}`, '-o', lexer, shim('lua.c'), ...files.map(file => join(sources, file)), '-lm'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
  });

  it('cuts probes, and those that it makes of itself, into the same tokens', () => {
    const texts = [...LUA_PROBES, ...probesOf(lexico).map(({ text }) => text)];
    const differing: unknown[] = [];
    let taken = 0;
    for (const [i, answer] of ask(lexer, [shim('lua.lua')], texts).entries()) {
      if ('error' in answer) continue;
      taken += 1;
      const { differences } = agreement(lexico, texts[i] as string, answer);
      if (differences.length > 0) differing.push([texts[i], differences]);
    }
    expect(differing).toEqual([]);
    expect(taken).toBeGreaterThan(texts.length / 2);
  });

  const files = globSync('**/*.lua', { cwd: PROGRAMS }).sort();
  (files.length > 0 ? it : it.skip)('cuts programs into the same tokens', () => {
    const texts = files.map(file => readFileSync(join(PROGRAMS, file), 'utf8'));
    let tokens = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask(lexer, [shim('lua.lua')], texts).entries()) {
      if ('error' in answer) continue;
      const found = agreement(lexico, texts[i] as string, answer);
      tokens += found.tokens;
      if (found.differences.length > 0) differing.push([files[i], found.differences.slice(0, 3)]);
    }
    console.info(`Lua: ${tokens} tokens of ${files.length} files`);
    expect(differing).toEqual([]);
    expect(tokens).toBeGreaterThan(20_000);
    keepFigure('lexers', 'lua', { tokens, programs: files.length });
  });
});
