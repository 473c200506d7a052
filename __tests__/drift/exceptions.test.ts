import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesBetween } from '../../src/drift/changes.js';
import { except, parseExceptions } from '../../src/drift/exceptions.js';
import { patternOf } from '../../src/drift/path-pattern.js';
import type { ReferenceSet } from '../../src/drift/reference-set.js';
import { soundFiles } from '../rules/sound-files.js';
import type { Draft } from './edits.js';

const set = (edit: (draft: Draft) => void = () => {}): ReferenceSet => {
  const files = structuredClone(soundFiles());
  edit(files as Draft);
  return { files, origins: new Map() };
};
const excepted = (before: ReferenceSet, after: ReferenceSet, rule: string, where: string) => {
  const text = `- { rule: ${rule}, ${where}, reason: r, expires: 2030-01-01 }\n`;
  const result = except(changesBetween(before, after), parseExceptions(text, 'i'), '2026-01-01');
  return [result.changes.map(({ name }) => name), result.findings.map(({ message }) => message)];
};

describe('exceptions for several changes', () => {
  const before = set();
  const [module] = before.files.modulos.modulos;
  const after = set(d => {
    d.modulos.modulos[0]?.simbolos.splice(0, 1);
    d.sintaxe.reservadas.splice(0, 1);
  });

  test.each([
    [`module: ${module?.nome}`, 1, 0],
    ["paths: '/api/modulos.json#/modulos/**'", 1, 0],
    [`paths: '/api/modulos.json#/modulos/${module?.nome}/simbolos/*'`, 1, 0],
    ["paths: '/api/modulos.json#/modulos/*'", 2, 1],
    ["path: '/api/modulos.json#/modulos/**'", 2, 1],
    ['module: Other', 2, 1],
    // A module is a name, too.
    ["module: '*'", 2, 1],
  ])('%s', (where, count, unused) => {
    const [left, told] = excepted(before, after, 'simbolo-removed', where);
    expect([left?.length, told?.length]).toEqual([count, unused]);
  });
});

describe('names that are made of stars', () => {
  const operators = (...names: readonly string[]) =>
    set(d => {
      d.sintaxe.operadores = names.map(simbolo => ({ simbolo, descricao: simbolo, equivalente: '' }));
    });
  const all = '/api/sintaxe.json#/operadores';

  test('the path of one excepts it alone, whether it is still there or went long ago', () => {
    const rule = 'operador-removed';
    const gone = [operators('*', '**', '+', '-'), operators('-')] as const;
    expect(excepted(...gone, rule, `path: '${all}/*'`)).toEqual([['**', '+'], []]);
    expect(excepted(...gone, rule, `path: '${all}/**'`)).toEqual([['*', '+'], []]);
    const hint = 'excepts nothing: `path` is one path, and `paths` takes a pattern.';
    for (const names of [['*'], []]) {
      const pair = [operators('+', ...names), operators(...names)] as const;
      const message = `The exception for operador-removed at ${all}/* ${hint}`;
      expect(excepted(...pair, rule, `path: '${all}/*'`)).toEqual([['+'], [message]]);
    }
  });

  test('a pattern means all of them, and one that a backslash stands before', () => {
    const pair = [operators('*', '*=', '+'), operators()] as const;
    expect(excepted(...pair, 'operador-removed', `paths: '${all}/*'`)).toEqual([[], []]);
    expect(excepted(...pair, 'operador-removed', `paths: '${all}/\\**'`)).toEqual([['+'], []]);
    expect(excepted(...pair, 'operador-removed', `paths: '${all}/\\*'`)).toEqual([['*=', '+'], []]);
  });
});

describe('patterns of paths', () => {
  test('say what regular expressions do', () => {
    const sign = fc.constantFrom('a', 'b', '/', '*', '**', '\\*', '.', '\\\\');
    const path = fc
      .array(fc.constantFrom('a', 'b', '/', '*', '.', '\\', '\n'), { maxLength: 8 })
      .map(parts => parts.join(''));
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 6 }), path, (signs, text) => {
        const source = signs
          .join('')
          .replace(/\\([\s\S])|(\*+)|([\s\S])/g, (_, escaped: string, stars: string, other: string) =>
            stars
              ? stars === '*'
                ? '[^/]*'
                : '[\\s\\S]*'
              : `\\u{${(escaped ?? other).codePointAt(0)?.toString(16)}}`,
          );
        expect(patternOf(signs.join(''))(text)).toBe(new RegExp(`^${source}$`, 'u').test(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('many stars are not slow', () => {
    const start = performance.now();
    expect(patternOf(`${'**a'.repeat(200)}b`)('a'.repeat(5000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
