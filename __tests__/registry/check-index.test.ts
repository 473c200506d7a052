import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Registro } from '../../src/contract/generated/contract.js';
import { schemaBreaches } from '../../src/contract/schema-breaches.js';
import { checkIndex } from '../../src/registry/check-index.js';
import { RULE_IDS } from '../../src/rules/catalogue.js';
import { PACKAGE_RULES, REGISTRY_RULES } from '../../src/rules/packages.js';

type Spec = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** An index from `{ package: { version: { dependency: range } } }`. */
function registro(spec: Spec, name = 'tiny'): Registro {
  const pacotes = Object.entries(spec).map(([pacote, versions]) => {
    const versoes = Object.entries(versions).map(([version, dependencias]) => {
      const arquivo = `${pacote}-${version}.tar.gz`;
      return [version, { arquivo, sha256: 'a'.repeat(64), dependencias, dataforge: '*' }] as const;
    });
    const texts = { descricao: '', licenca: '', autores: [], tags: [] };
    return [pacote, { ...texts, versoes: Object.fromEntries(versoes) }] as const;
  });
  return { registro: name, pacotes: Object.fromEntries(pacotes) };
}

const messages = (spec: Spec) => checkIndex(registro(spec)).map(({ rule, message }) => `${rule}: ${message}`);

describe('the rules of an index', () => {
  it('find nothing in a sound one', () => {
    expect(
      messages({
        aa: { '1.0.0': { bb: '^1' }, '2.0.0': { bb: '>=1, <3' } },
        bb: { '1.0.0': {}, '2.0.0-rc.1': {} },
        constructor: { '1.0.0': {} },
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'a name with capitals',
      { Texto: { '1.0.0': {} } },
      'registry-package-name: "Texto" is no package name.',
    ],
    ['a name of one letter', { a: { '1.0.0': {} } }, 'registry-package-name: "a" is no package name.'],
    [
      'a name of 50 characters',
      { ['a'.repeat(50)]: { '1.0.0': {} } },
      `registry-package-name: "${'a'.repeat(50)}" is no package name.`,
    ],
    ['a short version', { aa: { '1.0': {} } }, 'registry-version: aa: "1.0" is no version.'],
    ['a version with v', { aa: { 'v1.0.0': {} } }, 'registry-version: aa: "v1.0.0" is no version.'],
    ['build metadata', { aa: { '1.0.0+7': {} } }, 'registry-version: aa: "1.0.0+7" is no version.'],
    [
      'an unknown dependency',
      { aa: { '1.0.0': { bc: '*' } }, bb: { '1.0.0': {} } },
      'registry-dependency-unknown: aa 1.0.0 -> bc: bc is not in the registry. Did you mean bb?',
    ],
    [
      'a range without version',
      { aa: { '1.0.0': { bb: '^2' } }, bb: { '1.0.0': {} } },
      'registry-dependency-unsatisfied: aa 1.0.0 -> bb: bb has no version in the range ^2; there is 1.0.0.',
    ],
    [
      'a range that is none',
      { aa: { '1.0.0': { bb: '1.x' } }, bb: { '1.0.0': {} } },
      'registry-range: aa 1.0.0 -> bb: bb is asked for with the range "1.x", which cannot be read: `1.x` is no version.',
    ],
    ['itself', { aa: { '1.0.0': { aa: '*' } } }, 'registry-dependency-cycle: aa 1.0.0 depends on itself.'],
    [
      'a circle',
      { aa: { '1.0.0': { bb: '*' } }, bb: { '1.0.0': { cc: '*' } }, cc: { '1.0.0': { aa: '^1' } } },
      'registry-dependency-cycle: aa 1.0.0 -> bb 1.0.0 -> cc 1.0.0 -> aa 1.0.0 is a circle.',
    ],
    [
      'demands that contradict each other',
      {
        aa: { '1.0.0': { bb: '*', cc: '*' } },
        bb: { '1.0.0': { dd: '^1' } },
        cc: { '1.0.0': { dd: '^2' } },
        dd: { '1.0.0': {}, '2.0.0': {} },
      },
      'registry-dependency-conflict: No version of dd meets all demands: aa 1.0.0 -> bb 1.0.0 asks for ^1; aa 1.0.0 -> cc 1.0.0 asks for ^2. There is 1.0.0, 2.0.0.',
    ],
    [
      'another version of itself',
      { aa: { '1.0.0': { bb: '*' }, '2.0.0': {} }, bb: { '1.0.0': { aa: '^2' } } },
      'registry-dependency-conflict: No version of aa meets all demands: the command asks for 1.0.0; aa 1.0.0 -> bb 1.0.0 asks for ^2. There is 1.0.0, 2.0.0.',
    ],
  ] as const)('find %s', (_what, spec, expected) => {
    expect(messages(spec as Spec)).toEqual([expected]);
  });

  it('find archives that are no plain names, or of two releases', () => {
    const index = registro({ aa: { '1.0.0': {}, '2.0.0': {}, '3.0.0': {} } });
    const versoes = index.pacotes.aa?.versoes ?? {};
    Object.assign(versoes['2.0.0'] ?? {}, { arquivo: 'AA-1.0.0.tar.gz' });
    Object.assign(versoes['3.0.0'] ?? {}, { arquivo: '...tar.gz' });
    expect(checkIndex(index).map(({ message }) => message)).toEqual([
      'aa 2.0.0 and aa 1.0.0 have the same archive "AA-1.0.0.tar.gz".',
      'aa 3.0.0: "...tar.gz" is no plain file name.',
    ]);
  });

  it('find a language range that is none, and another name than expected', () => {
    const index = registro({ aa: { '1.0.0': {} } }, 'DataForge');
    Object.assign(index.pacotes.aa?.versoes['1.0.0'] ?? {}, { dataforge: '4.x' });
    expect(checkIndex(index).map(({ rule, subject }) => [rule, subject])).toEqual([
      ['registry-name', '/registry/index.json#/registro'],
      ['registry-range', '/registry/index.json#/pacotes/aa/versoes/1.0.0/dataforge'],
    ]);
    expect(checkIndex(registro({}, 'outra'), { name: 'dataforge' })).toMatchObject([
      { rule: 'registry-name' },
    ]);
  });

  it.each([
    ['sha256', { sha256: 'abc' }],
    ['arquivo', { arquivo: '../x.tar.gz' }],
    ['arquivo', { arquivo: 'x.zip' }],
    ['url', { url: 'javascript:x' }],
  ])('leave %s to the schema', (field, fault) => {
    const index = registro({ aa: { '1.0.0': {} } });
    Object.assign(index.pacotes.aa?.versoes['1.0.0'] ?? {}, fault);
    expect(schemaBreaches('registro', index)).toMatchObject([
      { pointer: `/pacotes/aa/versoes/1.0.0/${field}` },
    ]);
  });

  it('follow chains that are longer than the stack of the engine', () => {
    const names = Array.from({ length: 3000 }, (_, i) => `p${i}`);
    const spec = Object.fromEntries(
      names.map((name, i) => [name, { '1.0.0': { [names[(i + 1) % names.length] as string]: '*' } }]),
    );
    expect(messages(spec as Spec)).toHaveLength(1);
  });

  it('are all in the catalogue', () => {
    for (const { id } of [...PACKAGE_RULES, ...REGISTRY_RULES]) expect(RULE_IDS).toContain(id);
  });

  /** Every release of an index without findings can be installed. */
  it('find nothing only where every release resolves', () => {
    const name = fc.constantFrom('aa', 'bb', 'cc', 'dd');
    const version = fc.constantFrom('1.0.0', '1.1.0', '2.0.0', '2.0.0-rc.1');
    const range = fc.constantFrom('*', '^1', '~1.0', '2.0.0', '>=1.1', '<2', '3.x');
    const spec = fc.dictionary(
      name,
      fc.dictionary(version, fc.dictionary(name, range, { maxKeys: 2 }), { minKeys: 1 }),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(spec, packages => {
        for (const { message, subject, remedy } of checkIndex(registro(packages))) {
          expect(message).toMatch(/\.$|\?$/);
          expect(subject).toMatch(/^\/registry\/index\.json#\/pacotes\//);
          expect(remedy).toMatch(/\.$/);
        }
      }),
    );
  });
});
