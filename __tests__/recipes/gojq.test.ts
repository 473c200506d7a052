import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { OTHER_WORDS } from './candidates.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

/** Where Debian's golang-github-itchyny-gojq-dev has the sources; its package gojq is built from the same. */
const SOURCE = '/usr/share/gocode/src/github.com/itchyny/gojq';

/** Whether gojq takes a program, without running it on any input. */
function compiles(program: string): boolean {
  return spawnSync('gojq', ['-n', `def f: ${program}; 0`], { stdio: 'ignore' }).status === 0;
}

const isThere = canRun('gojq', '--version') && existsSync(SOURCE);
if (!isThere && process.env.CI)
  throw new Error(`${SOURCE} is needed: install golang-github-itchyny-gojq-dev`);

(isThere ? describe : describe.skip)('jq as gojq has it, compared with what gojq says when asked', () => {
  let files: ReferenceFiles;
  const subject = () => ({ recipe: 'gojq', version: files.index.versao });
  let builtins: readonly string[];
  beforeAll(async () => {
    ({ files } = await buildRecipeFrom('gojq', SOURCE));
    builtins = jsonFrom('gojq', ['-nc', 'builtins'], '') as string[];
  });

  test('version', () => {
    const { stdout } = spawnSync('gojq', ['--version'], { encoding: 'utf8' });
    expect(stdout.startsWith(`gojq ${files.index.versao} `)).toBe(true);
  });

  test('reserved words: those that cannot be the name of a function', () => {
    const ours = names(files.sintaxe.reservadas.map(({ palavra }) => palavra));
    const candidates = new Set([...OTHER_WORDS, ...ours.keys()]);
    const truth = names([...candidates].filter(word => !compiles(`def ${word}: 1; ${word}`)));
    expect(truth.size).toBeGreaterThan(10);
    expect(compare(subject(), 'reserved words', truth, ours)).toMatchObject(EXACT);
  });

  test('operators: all that its manual has, and each makes an expression', () => {
    const manual = '| , + - * / % == != > < >= <= and or // = |= += -= *= /= %= //='.split(' ');
    const ours = names(files.sintaxe.operadores.map(({ simbolo }) => simbolo));
    expect(compare(subject(), 'operators', names(manual), ours)).toMatchObject(EXACT);
    for (const operator of ours.keys())
      expect([operator, compiles(`. ${operator} 1`)]).toEqual([operator, true]);
    expect(compiles('. ** 1')).toBe(false);
  });

  test('functions', () => {
    const truth = names(builtins.map(name => name.replace(/\/\d+$/, '')));
    const ours = names(files.embutidas.funcoes);
    expect(truth.size).toBeGreaterThan(100);
    expect(compare(subject(), 'functions', truth, ours)).toMatchObject(EXACT);
  });

  test('functions with each number of arguments', () => {
    const ours = files.modulos.modulos.flatMap(({ simbolos }) =>
      simbolos.flatMap(({ assinatura }) => assinatura.split(' ')),
    );
    expect(new Set(ours).size).toBe(ours.length);
    expect(compare(subject(), 'functions by arity', names(builtins), names(ours))).toMatchObject(EXACT);
  });

  test('command-line options: each in `gojq --help`, with its summary', () => {
    const truth = new Map<string, string>();
    const { stdout } = spawnSync('gojq', ['--help'], { encoding: 'utf8' });
    for (const line of stdout.split('\n')) {
      const option = /^ {2}(?:(-\w)(?:, )?)? *(--[a-z-]+)?(?:=| [a-z]+ [a-z]+)? +(\S.*)$/.exec(line);
      if (option?.[1] || option?.[2])
        truth.set(`${option[1] ?? ''} ${option[2] ?? ''}`.trim(), option[3] as string);
    }
    const commands = files.comandos.grupos.flatMap(({ comandos }) => comandos);
    const ours = new Map(
      commands.map(({ nome, apelidos, resumo }) => [[...apelidos, nome].join(' '), resumo]),
    );
    expect(truth.size).toBeGreaterThan(20);
    expect(compare(subject(), 'command-line options', truth, ours)).toMatchObject(EXACT);
  });
});
