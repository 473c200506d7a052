import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Change } from '../../src/drift/change.js';
import { CHANGE_IDS, changeRule } from '../../src/drift/change-rules.js';
import { changesBetween } from '../../src/drift/changes.js';
import { anyFiles } from './arbitrary-files.js';
import { type Draft, EDITS, ELSEWHERE } from './edits.js';

const RUNS = { numRuns: 25 };

function changes(before: ReferenceFiles, after: ReferenceFiles): Change[] {
  const set = (files: ReferenceFiles) => ({ files, origins: new Map() });
  return changesBetween(set(before), set(after));
}

function edited(files: ReferenceFiles, ...edits: ((draft: Draft) => unknown)[]): ReferenceFiles {
  const draft = structuredClone(files) as Draft;
  for (const edit of edits) edit(draft);
  return draft as ReferenceFiles;
}

describe('any single edit gives exactly its change, and the inverse edit the inverse', () => {
  test.each(EDITS.map(({ rule, edit }) => [rule, edit] as const))('%s', (rule, edit) => {
    fc.assert(
      fc.property(anyFiles, before => {
        let path = '';
        const after = edited(before, draft => {
          path = edit(draft);
        });
        const found = changes(before, after);
        expect(found).toMatchObject([{ rule, level: changeRule(rule)?.level, path }]);
        const back = changes(after, before);
        expect(back).toHaveLength(1);
        expect(changeRule(rule)?.inverse).toContain(back[0]?.rule);
        expect([back[0]?.before, back[0]?.after]).toEqual([found[0]?.after, found[0]?.before]);
      }),
      RUNS,
    );
  });
});

test('every kind of change is the one of some edit, or of its inverse, or has a test elsewhere', () => {
  const found = EDITS.flatMap(({ rule }) => [rule, ...(changeRule(rule)?.inverse ?? [])]);
  const covered = new Set([...found, ...Object.keys(ELSEWHERE)]);
  const routes = /^(rota|validacao|resposta|respostas|acesso|corpo|operacao)-/;
  expect(CHANGE_IDS.filter(id => !covered.has(id) && !routes.test(id))).toEqual([]);
});

test('inverses are mutual', () => {
  for (const id of CHANGE_IDS)
    for (const inverse of changeRule(id)?.inverse ?? []) expect(changeRule(inverse)?.inverse).toContain(id);
});

test('A to A is empty, whatever the order of its items', () => {
  fc.assert(
    fc.property(anyFiles, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (files, random) => {
      expect(changes(files, structuredClone(files))).toEqual([]);
      expect(changes(files, shuffled(files, random) as ReferenceFiles)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('several edits give the changes of each, when they do not touch each other', () => {
  fc.assert(
    fc.property(anyFiles, fc.shuffledSubarray(independent(), { minLength: 2 }), (before, chosen) => {
      const after = edited(before, ...chosen.map(({ edit }) => edit));
      expect(
        changes(before, after)
          .map(({ rule }) => rule)
          .sort(),
      ).toEqual(chosen.map(({ rule }) => rule).sort());
    }),
    { numRuns: 150 },
  );
});

test('A to B and then B to C has no change that A to C lacks, except undone ones', () => {
  const edit = fc.constantFrom(...independent());
  fc.assert(
    fc.property(
      anyFiles,
      fc.array(edit, { maxLength: 6 }),
      fc.array(edit, { maxLength: 6 }),
      (a, first, second) => {
        const one = [...new Set(first)];
        const two = [...new Set(second)].filter(each => !one.includes(each));
        // The first of the first edits is taken back on the way to C.
        const [undone] = one;
        const b = edited(a, ...one.map(each => each.edit));
        const c = edited(a, ...[...one.slice(1), ...two].map(each => each.edit));
        const fingerprints = (list: Change[]) => list.map(({ fingerprint }) => fingerprint).sort();
        const there = changes(a, b).filter(({ rule }) => rule !== undone?.rule);
        const further = changes(b, c).filter(
          ({ rule }) => !changeRule(undone?.rule ?? '')?.inverse.includes(rule),
        );
        expect(fingerprints([...there, ...further])).toEqual(fingerprints(changes(a, c)));
      },
    ),
    { numRuns: 150 },
  );
});

/** One edit for each entry that edits write to, so that none hides another one. */
function independent() {
  const rules = new Set([
    'nome-changed',
    'extensao-changed',
    'reservada-added',
    'contextual-onde-changed',
    'operador-text-changed',
    'verbo-added',
    'embutida-added',
    'modulo-added',
    'simbolo-renamed',
    'comando-added',
    'codigo-text-changed',
    'codigo-added',
    'contagem-changed',
  ]);
  return EDITS.filter(({ rule }) => rules.has(rule));
}

/** A copy with all lists and keys in another order. */
function shuffled(value: unknown, random: Iterator<number>): unknown {
  if (Array.isArray(value)) return inAnyOrder(value, random).map(item => shuffled(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    inAnyOrder(Object.entries(value), random).map(([key, each]) => [key, shuffled(each, random)]),
  );
}

function inAnyOrder<T>(items: readonly T[], random: Iterator<number>): T[] {
  return items
    .map(item => ({ item, order: random.next().value as number }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
