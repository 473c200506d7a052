import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { changeRule } from '../../src/drift/change-rules.js';
import { changesBetween } from '../../src/drift/changes.js';
import { anyFiles } from './arbitrary-files.js';

type Path = readonly (string | number)[];

/** Follows from the rest (totals), is fixed by the contract (the routes), or judged by itself (`versao`). */
const FOLLOWING = /\/(?:versao|total\w*|rotas\/\w+)$|^\/conteudos\/exercicios\/total$/;

function changes(before: ReferenceFiles, after: ReferenceFiles) {
  const set = (files: ReferenceFiles) => ({ files, origins: new Map() });
  return changesBetween(set(before), set(after));
}

/** Paths of all values of some files, lists and entries included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const steps = inside.map(([key, each]) => [Array.isArray(value) ? Number(key) : key, each] as const);
  return [path, ...steps.flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

function at(files: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], files);
}

/** A copy in which one text or number is another one, or one entry of a list is gone. */
function edited(files: ReferenceFiles, path: Path, isRemoved: boolean): ReferenceFiles | null {
  const copy = structuredClone(files);
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1) ?? '';
  const value = parent[key];
  if (isRemoved && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (!isRemoved && typeof value === 'string') parent[key] = `${value}xyz`;
  else if (!isRemoved && typeof value === 'number') parent[key] = value + 1;
  else return null;
  return copy;
}

test.each([
  ['changed', false],
  ['removed', true],
])('nothing that clients read can be %s unnoticed, and the inverse is noticed as such', (_, isRemoved) => {
  let edits = 0;
  fc.assert(
    fc.property(anyFiles, files => {
      for (const path of pathsIn(files).slice(1)) {
        const where = `/${path.join('/')}`;
        const after = FOLLOWING.test(where) ? null : edited(files, path, isRemoved);
        if (after === null) continue;
        edits += 1;
        const [there, back] = [changes(files, after), changes(after, files)];
        expect([where, there.length]).not.toEqual([where, 0]);
        expect([where, back.length]).toEqual([where, there.length]);
        const inverses = new Set(there.flatMap(({ rule }) => changeRule(rule)?.inverse ?? []));
        for (const { rule } of back) expect([where, rule, inverses.has(rule)]).toEqual([where, rule, true]);
      }
    }),
    { numRuns: 30 },
  );
  expect(edits).toBeGreaterThan(1000);
});
