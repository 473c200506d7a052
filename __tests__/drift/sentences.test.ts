import { describe, expect, test } from '@jest/globals';
import { sentenceMarkdown } from '../../src/check/report/markdown-parts.js';
import { changesBetween } from '../../src/drift/changes.js';
import { sentenceOf } from '../../src/drift/sentence.js';
import { shown } from '../../src/text/shown.js';
import { soundFiles } from '../rules/sound-files.js';
import type { Draft } from './edits.js';

const change = (edit: (before: Draft, after: Draft) => void) => {
  const [before, after] = [structuredClone(soundFiles()), structuredClone(soundFiles())];
  edit(before as Draft, after as Draft);
  const sides = [before, after].map(files => ({ files, origins: new Map() }));
  return changesBetween(sides[0] as never, sides[1] as never);
};
const bared = (text: string) =>
  text.replace(/<\/?code>/g, '`').replace(/&#(\d+);/g, (_, n) => String.fromCharCode(n));

describe('names and values in a sentence are as they are written', () => {
  test.each(['\\', '"', 'a\\b', "'", '\\*', '`'])('an operator %s', simbolo => {
    const [gone] = change(before => {
      before.sintaxe.operadores.push({ simbolo, descricao: 'd', equivalente: '' });
    });
    expect(gone?.message).toBe(`The operator ${simbolo} is gone.`);
    expect(bared(sentenceMarkdown(gone as never))).toBe(`The operator \`${simbolo}\` is gone.`);
  });

  test.each([
    ['"x"', '"y"', '"x"', '"y"', '"x"', '"y"'],
    ['\\', 'a b', '\\', '"a b"', '\\', 'a b'],
    ['"a b"', "'", '"a b"', "'", '"a b"', "'"],
    ['.', 'a "b" c', '"."', '"a \\"b\\" c"', '.', 'a "b" c'],
    ['', ' ', '""', '" "', '""', '" "'],
    ['a\nb', '\u202e', '"a\\nb"', '\\u202e', 'a\\nb', '\\u202e'],
    [`${'a'.repeat(59)}😀b`, 'x', `${'a'.repeat(59)}…`, 'x', `${'a'.repeat(59)}…`, 'x'],
  ])('the values %j and %j', (before, after, was, is, wasCode, isCode) => {
    const path = '/api/modulos.json#/modulos/M/simbolos/f/assinatura/a~1b';
    const told = { rule: 'parametro-default-changed', name: 'f', path, before, after } as const;
    expect(sentenceOf(told)).toBe(`The parameter ${was} of M.f has another default: ${is}.`);
    const marked = sentenceMarkdown({ ...told, level: 'minor' } as never);
    expect(bared(marked)).toBe(`The parameter \`${wasCode}\` of \`M.f\` has another default: \`${isCode}\`.`);
  });

  test('two values that look the same: the one that is written in parts is told by them', () => {
    const [whole, parts] = ['senão', 'sena\u0303o'];
    const message = (was: string, is: string) =>
      change((before, after) => {
        for (const [d, palavra] of [
          [before, was],
          [after, is],
        ] as const)
          d.sintaxe.reservadas.push({ palavra, descricao: 'o que não vale', equivalente: '' });
      })[0]?.message;
    expect(message(whole, parts)).toBe('The reserved word senão is now sena\\u0303o.');
    expect(message(parts, whole)).toBe('The reserved word sena\\u0303o is now senão.');
    expect(message(parts, 'outro')).toBe(`The reserved word ${parts} is now outro.`);
  });

  test('a name that ends in a blank is between quotes', () => {
    const [renamed] = change((before, after) => {
      for (const [d, palavra] of [
        [before, 'senao '],
        [after, 'afirma'],
      ] as const)
        d.sintaxe.reservadas.push({ palavra, descricao: 'o que não vale', equivalente: '' });
    });
    expect(renamed?.message).toBe('The reserved word "senao " is now afirma.');
  });

  test.each(['/v', 'arquivo', '+x', '@lista', '<n>'])('an option %s keeps its name', flag => {
    const changes = change((before, after) => {
      for (const [d, descricao] of [
        [before, 'velho'],
        [after, 'novo'],
      ] as const)
        d.comandos.grupos[0]?.comandos[0]?.opcoes.push({ flag, descricao });
    });
    expect(changes.map(({ rule }) => rule)).toEqual(['opcao-text-changed']);
  });
});

test('a picture that is joined of several is shown as it is, and what hides something is not', () => {
  const hidden = (text: string) => shown(text).slice(1, -1);
  for (const text of ['👩🏽‍🚀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '❤️‍🔥']) expect(hidden(text)).toBe(text);
  expect(hidden('se\u200d')).toBe('se\\u200d');
  expect(hidden('👩\u200d\u200d🚀\u202e')).toBe('👩\\u200d\\u200d🚀\\u202e');
});
