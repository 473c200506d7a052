import { expect, test } from '@jest/globals';
import { sectionsOf } from '../../src/check/report/rows.js';
import { type Cause, type Change, changesBetween } from '../../src/drift/index.js';
import type { Draft } from '../drift/edits.js';
import { soundFiles } from '../rules/sound-files.js';

test('where there is not room for all, the causes that explain most have a row of their own', () => {
  const set = (parameter: string) => {
    const files = structuredClone(soundFiles());
    const simbolos = Array.from({ length: 80 }, (_, i) => ({
      nome: `f${i}`,
      assinatura: `(${parameter})`,
      resumo: '',
    }));
    Object.assign((files as Draft).modulos, { modulos: [{ nome: 'A', apelidos: [], total: 80, simbolos }] });
    return { files, origins: new Map() };
  };
  const changes = changesBetween(set('texto'), set('frase'));
  const causeOf = (own: readonly Change[]): Cause => ({
    kind: 'edit',
    id: `${own[0]?.fingerprint}`,
    message: '',
    level: 'major',
    place: null,
    side: 'head',
    changes: own.map(({ fingerprint }) => ({ fingerprint, confidence: 1 })),
  });
  const pairs = Array.from({ length: 30 }, (_, i) => causeOf(changes.slice(2 * i, 2 * i + 2)));
  const [{ rows } = { rows: [] }] = sectionsOf(
    { changes, causes: [...pairs, causeOf(changes.slice(60))] },
    10,
  );
  const told = rows.flatMap(row => (row.kind === 'cause' ? row.following.length : []));
  expect(told).toEqual([2, 2, 2, 2, 20]);
});

test('more than a few texts that were reworded are one row where room is bounded, and each its own where all are shown', () => {
  const set = (count: number, summary: string) => {
    const files = structuredClone(soundFiles());
    const simbolos = Array.from({ length: 9 }, (_, i) => ({
      nome: `f${i}`,
      assinatura: '()',
      resumo: i < count ? `${summary} ${'abcdefghi'[i]}${i}.` : 'Faz.',
    }));
    Object.assign((files as Draft).modulos, { modulos: [{ nome: 'A', apelidos: [], total: 9, simbolos }] });
    return { files, origins: new Map() };
  };
  const kinds = (count: number, room: number) => {
    const changes = changesBetween(set(count, 'Faz'), set(count, 'Executa'));
    return sectionsOf({ changes, causes: [] }, room).flatMap(({ rows }) => rows.map(({ kind }) => kind));
  };
  expect(kinds(9, 40)).toEqual(['rule']);
  expect(kinds(3, 40)).toEqual(['change', 'change', 'change']);
  expect(kinds(9, Number.POSITIVE_INFINITY)).toHaveLength(9);
});
