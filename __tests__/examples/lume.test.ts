import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  filesUnder,
  hasPython,
  LUME,
  lume,
  type PythonTruth,
  pythonTruth,
  type TypeScriptTruth,
  typeScriptTruth,
} from './lume-truth.js';

const withPython = hasPython() ? describe : describe.skip;

withPython('the interpreter of examples/lume', () => {
  let truth: PythonTruth;
  beforeAll(() => {
    truth = pythonTruth();
  });

  const programs = ['exemplos', 'exercicios', 'pacotes', 'projetos'].flatMap(folder =>
    filesUnder(join(LUME, folder), '.lm').map(path => join(folder, path)),
  );
  test.each(programs)('runs %s', program => {
    const { status, stderr } = lume([program]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each(['exercicios', 'pacotes'])('passes the test blocks in %s', folder => {
    const { status, stdout } = lume(['testa', folder]);
    expect(stdout).toMatch(/^passou /m);
    expect({ status, failed: stdout.match(/^falhou .*$/gm) }).toEqual({ status: 0, failed: null });
  });

  test('raises each code of the catalogue by its own example', () => {
    const wrong = Object.entries(truth.provocados).filter(([code, raised]) => code !== raised);
    expect(wrong).toEqual([]);
  });

  test('explains a code', () => {
    const { status, stdout } = lume(['explica', 'lm0402']);
    expect(status).toBe(0);
    expect(stdout).toContain('LM0402: Divisão por zero');
  });

  test('uses every word and operator of its tables in some program', () => {
    const used = new Set(truth.usadas);
    const words = [...truth.reservadas, ...truth.contextuais].filter(
      word => !word.descricao?.startsWith('reservada:'),
    );
    const names = [...words.map(word => word.palavra), ...truth.operadores.map(operator => operator.simbolo)];
    expect(names.filter(name => !used.has(name ?? ''))).toEqual([]);
  });

  test('is as large as an example should be', () => {
    expect(truth.reservadas.length).toBeGreaterThanOrEqual(60);
    expect(truth.embutidas.length).toBeGreaterThanOrEqual(30);
    expect(truth.erros.length).toBeGreaterThanOrEqual(25);
    expect(truth.erros.filter(erro => Object.values(erro).some(text => text.trim() === ''))).toEqual([]);
  });

  test('has a library with what the registry of the command line says', () => {
    const documented = typeScriptTruth().modulos.map(({ nome, simbolos }) => [
      nome,
      Object.fromEntries(simbolos.map(({ nome, assinatura }) => [nome, parametersOf(assinatura ?? '')])),
    ]);
    expect(Object.fromEntries(documented)).toEqual(truth.biblioteca);
  });
});

describe('the command line of examples/lume', () => {
  let truth: TypeScriptTruth;
  beforeAll(() => {
    truth = typeScriptTruth();
  });

  test('passes the type checker in strict mode', () => {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const args = [tsc, '--noEmit', '--project', join(LUME, 'cli')];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('');
  });

  test('refers only to commands that exist, and names each once', () => {
    const commands = truth.comandos.flatMap(({ comandos }) => comandos);
    const names = commands.flatMap(({ nome, apelidos }) => [nome, ...apelidos]);
    const referred = commands.flatMap(({ veja }) => veja);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(referred.filter(name => !commands.some(({ nome }) => nome === name))).toEqual([]);
  });

  test('is as large as an example should be', () => {
    expect(truth.comandos.flatMap(({ comandos }) => comandos).length).toBeGreaterThanOrEqual(15);
    expect(truth.modulos.length).toBeGreaterThanOrEqual(6);
    expect(truth.modulos.every(({ apelidos }) => apelidos.length > 0)).toBe(true);
  });
});

/** Names in a parameter list such as `(texto, largura = 1)`; null for constants, which have none. */
function parametersOf(signature: string): string[] | null {
  if (signature === '') return null;
  const names = signature
    .slice(1, -1)
    .split(',')
    .map(parameter => parameter.split('=')[0]?.trim() ?? '');
  return names.filter(name => name !== '');
}
