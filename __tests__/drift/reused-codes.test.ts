import { expect, test } from '@jest/globals';
import type { ErroDaLinguagem } from '../../src/contract/generated/contract.js';
import { changesBetween } from '../../src/drift/changes.js';
import { soundFiles } from '../rules/sound-files.js';

const PORTUGUESE = [
  'Texto sem fim',
  'Faixa vazia',
  'Nome desconhecido',
  'Divisão por zero',
  'Falta parêntese',
];
const ENGLISH = [
  'Unterminated string',
  'Empty range',
  'Unknown identifier',
  'Zero divisor',
  'Missing bracket',
];

const catalogue = (titles: readonly string[], more: Partial<ErroDaLinguagem> = {}) => {
  const files = structuredClone(soundFiles());
  files.erros.codigos = titles.map((titulo, i) => ({
    codigo: `LM000${i}`,
    titulo,
    explicacao: '',
    exemplo: '',
    solucao: '',
    doc: '',
    ...more,
  }));
  return { files, origins: new Map() };
};
const rules = (before: ReturnType<typeof catalogue>, after: ReturnType<typeof catalogue>) =>
  changesBetween(before, after)
    .filter(({ path }) => path.includes('/codigos/'))
    .map(({ rule, name }) => `${rule} ${name}`);
const titles = PORTUGUESE.map((_, i) => `codigo-titulo-changed LM000${i}`);

test('a catalogue without explanations that is translated: the titles changed, and no code is reused', () => {
  expect(rules(catalogue(PORTUGUESE), catalogue(ENGLISH))).toEqual(titles);
});

test('the same with explanations, translated as well', () => {
  const before = catalogue(PORTUGUESE, { explicacao: 'O valor não cabe.' });
  const after = catalogue(ENGLISH, { explicacao: 'It is too large.' });
  expect(rules(before, after).filter(rule => !rule.startsWith('codigo-text'))).toEqual(titles);
});

test.each([[1], [2], [3]])('%d of five codes with another meaning are reused', count => {
  const after = [...ENGLISH.slice(0, count), ...PORTUGUESE.slice(count)];
  const found = rules(catalogue(PORTUGUESE), catalogue(after));
  expect(found).toEqual(Array.from({ length: count }, (_, i) => `codigo-reused LM000${i}`));
});

test('the only code of a catalogue can be reused', () => {
  expect(rules(catalogue(['Texto sem fim']), catalogue(['Empty range']))).toEqual(['codigo-reused LM0000']);
});
