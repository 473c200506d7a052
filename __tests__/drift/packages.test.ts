import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Registro } from '../../src/contract/generated/contract.js';
import { changeRule } from '../../src/drift/change-rules.js';
import { changesBetween } from '../../src/drift/changes.js';
import type { KnownPackage, KnownPackages } from '../../src/drift/known-packages.js';
import { soundFiles } from '../rules/sound-files.js';

/** A package as its source declares it. */
interface Declared {
  name: string;
  version: string;
  descricao: string;
  dataforge: string;
  dependencias: Record<string, string>;
  files: Record<string, string>;
}

const name = fc.stringMatching(/^[a-z][a-z0-9_]{2,9}$/);
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const packages: fc.Arbitrary<Declared[]> = fc.uniqueArray(
  fc.record({
    name,
    version: fc.constantFrom('1.0.0', '0.2.1', '3.1.4'),
    descricao: name,
    dataforge: fc.constant('*'),
    dependencias: fc.dictionary(name, fc.constantFrom('^1.0.0', '*'), { maxKeys: 3 }),
    files: fc.dictionary(name, hash, { minKeys: 1, maxKeys: 4 }),
  }),
  { minLength: 1, maxLength: 5, selector: each => each.name },
);

const known = (declared: readonly Declared[]): KnownPackages => ({
  packages: new Map(
    declared.map((each): [string, KnownPackage] => {
      const { dependencias, dataforge } = each;
      const release = { dependencias, dataforge, files: new Map(Object.entries(each.files)) };
      return [
        each.name,
        { name: each.name, about: aboutOf(each), releases: new Map([[each.version, release]]) },
      ];
    }),
  ),
});

const published = (declared: readonly Declared[]): Registro => ({
  registro: 'lume',
  pacotes: Object.fromEntries(
    declared.map(each => {
      const { name, version, dependencias, dataforge, files } = each;
      // An archive has the hash of what is in it.
      const sha256 = JSON.stringify(Object.entries(files).sort());
      const release = { arquivo: `${name}-${version}.tar.gz`, sha256, dependencias, dataforge };
      return [name, { ...aboutOf(each), versoes: { [version]: release } }];
    }),
  ),
});

function aboutOf({ descricao }: Declared) {
  return { descricao, licenca: 'MIT', autores: ['Ana'], tags: [] };
}

/** Edits of the first of some packages; the rest is left alone. */
const EDITS: readonly (readonly [rule: string, edit: (first: Declared, all: Declared[]) => void])[] = [
  [
    'pacote-added',
    (first, all) => {
      all.push({ ...first, name: 'zz-novo' });
    },
  ],
  [
    'pacote-removed',
    (_, all) => {
      all.shift();
    },
  ],
  [
    'pacote-text-changed',
    first => {
      first.descricao += ' e mais';
    },
  ],
  [
    'pacote-versao-altered',
    first => {
      first.files.mais = 'ab';
    },
  ],
  [
    'pacote-versao-altered',
    first => {
      delete first.files[Object.keys(first.files)[0] ?? ''];
    },
  ],
  [
    'pacote-versao-altered',
    first => {
      first.files[Object.keys(first.files)[0] ?? ''] = 'cd';
    },
  ],
  [
    'pacote-versao-altered',
    first => {
      first.dependencias['zz-novo'] = '^2.0.0';
    },
  ],
  [
    'pacote-versao-altered',
    first => {
      first.dataforge = '>=2.0.0';
    },
  ],
];

const WAYS = [
  ['declared', (all: readonly Declared[]) => ({ packages: known(all) })],
  ['published', (all: readonly Declared[]) => ({ registro: published(all) })],
] as const;

describe.each(WAYS)('packages as they are %s', (_, setOf) => {
  const changes = (before: readonly Declared[], after: readonly Declared[]) => {
    const set = (all: readonly Declared[]) => ({ files: soundFiles(), origins: new Map(), ...setOf(all) });
    return changesBetween(set(before), set(after));
  };

  test('the same in another order is the same', () => {
    fc.assert(fc.property(packages, all => expect(changes(all, structuredClone(all).reverse())).toEqual([])));
  });

  test.each(EDITS)(
    'any single edit gives exactly its change, and the inverse edit the inverse: %s',
    (rule, edit) => {
      fc.assert(
        fc.property(packages, before => {
          const after = structuredClone(before);
          edit(after[0] as Declared, after);
          expect(changes(before, after)).toMatchObject([{ rule, level: changeRule(rule)?.level }]);
          const back = changes(after, before);
          expect(back).toHaveLength(1);
          expect(changeRule(rule)?.inverse).toContain(back[0]?.rule);
        }),
        { numRuns: 50 },
      );
    },
  );

  test('another version is a new one; what is published and is no longer there has gone', () => {
    fc.assert(
      fc.property(packages, before => {
        const after = structuredClone(before);
        (after[0] as Declared).version = '9.9.9';
        const found = changes(before, after).map(({ rule }) => rule);
        expect(found).toContain('pacote-versao-added');
        expect(found.includes('pacote-versao-removed')).toBe('registro' in setOf([]));
      }),
      { numRuns: 50 },
    );
  });
});
