import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import semver from 'semver';
import { InvalidRange, parseRange } from '../../src/registry/range.js';
import {
  compareVersions,
  isPublishedVersion,
  readVersion,
  type Version,
} from '../../src/registry/version.js';

/** Ranges as reference-language.md §10.2 defines them: versions that are in, and versions that are not. */
const TABLE: readonly (readonly [range: string, inside: string, outside: string])[] = [
  // Any version, also a pre-release.
  ['', '0.0.0 0.0.1 1.0.0 99.99.99 1.0.0-alpha', ''],
  ['*', '0.0.0 1.2.3 2.0.0-rc.1', ''],
  ['latest', '0.1.0 3.0.0 3.0.0-beta', ''],
  ['qualquer', '0.1.0 3.0.0 3.0.0-beta', ''],
  ['  *  ', '1.0.0', ''],
  // A bare version is exactly that one.
  ['1.2.3', '1.2.3', '1.2.2 1.2.4 1.3.0 2.0.0 1.2.3-alpha'],
  ['1.2', '1.2.0', '1.2.1 1.3.0 1.2.0-rc.1'],
  ['1', '1.0.0', '1.0.1 1.1.0 2.0.0'],
  ['v1.2.3', '1.2.3', '1.2.4'],
  ['=1.2.3', '1.2.3', '1.2.4 1.2.3-alpha'],
  ['==1.2.3', '1.2.3', '1.2.4'],
  ['0.0.0', '0.0.0', '0.0.1 0.0.0-alpha'],
  ['1.0.0-beta.1', '1.0.0-beta.1', '1.0.0 1.0.0-beta 1.0.0-beta.2'],
  // Below the next major version; of major 0, below the next minor.
  ['^1.2.3', '1.2.3 1.2.4 1.9.0 1.99.99', '1.2.2 1.2.3-alpha 2.0.0 0.9.0'],
  ['^1.2', '1.2.0 1.3.0 1.2.99', '1.1.9 2.0.0 1.2.0-rc.1'],
  ['^1', '1.0.0 1.9.9', '0.9.9 2.0.0 1.0.0-rc.1'],
  ['^v1.2', '1.2.0', '2.0.0'],
  ['^0.2.3', '0.2.3 0.2.9', '0.2.2 0.3.0 1.0.0'],
  ['^0.2', '0.2.0 0.2.9', '0.1.9 0.3.0'],
  ['^0.0.3', '0.0.3 0.0.4 0.0.99', '0.0.2 0.1.0'],
  ['^0.0', '0.0.0 0.0.9', '0.1.0'],
  ['^0', '0.0.0 0.0.1', '0.1.0 1.0.0'],
  ['^1.2.3-beta.2', '1.2.3-beta.2 1.2.3-beta.10 1.2.3-rc.1 1.2.3 1.4.0', '1.2.3-beta.1 1.2.3-alpha 2.0.0'],
  ['^0.1.0-rc.1', '0.1.0-rc.1 0.1.0 0.1.7', '0.1.0-alpha 0.2.0'],
  // Pre-releases are versions like others: only their order decides.
  ['^1.0.0', '1.1.0-alpha 2.0.0-alpha', '1.0.0-alpha'],
  ['~1.2.0', '1.2.1-alpha 1.3.0-alpha', '1.2.0-alpha 1.3.0'],
  ['>=1.0.0', '1.0.1-alpha 2.0.0-rc.1', '1.0.0-rc.1'],
  ['<1.0.0', '0.9.9 1.0.0-alpha', '1.0.0'],
  // Below the next minor version.
  ['~1.2.3', '1.2.3 1.2.9', '1.2.2 1.3.0 2.0.0'],
  ['~1.2', '1.2.0 1.2.9', '1.1.9 1.3.0'],
  ['~1', '1.0.0 1.0.9', '0.9.9 1.1.0'],
  ['~0', '0.0.0 0.0.9', '0.1.0'],
  ['~0.2.3', '0.2.3 0.2.4', '0.2.2 0.3.0'],
  ['~1.2.3-beta', '1.2.3-beta 1.2.3 1.2.4', '1.2.3-alpha 1.3.0'],
  // Comparators.
  ['>=1.2.3', '1.2.3 1.2.4 9.0.0', '1.2.2 1.2.3-rc.1'],
  ['>=4.1', '4.1.0 4.2.0 5.0.0', '4.0.9 4.1.0-rc.1'],
  ['>=4', '4.0.0', '3.9.9'],
  ['>1.2.3', '1.2.4 1.3.0', '1.2.3 1.2.2 1.2.3-rc.1'],
  ['>1.2', '1.2.1', '1.2.0'],
  ['>1', '1.0.1', '1.0.0 0.9.9'],
  ['<=1.2.3', '1.2.3 1.2.2 0.0.1 1.2.3-rc.1', '1.2.4 1.3.0-alpha'],
  ['<=1', '1.0.0 0.9.0', '1.0.1'],
  ['<1.2.3', '1.2.2 1.2.3-rc.1', '1.2.3 1.2.4'],
  ['<2', '1.9.9', '2.0.0'],
  ['>1.0.0-alpha', '1.0.0-alpha.1 1.0.0-beta 1.0.0', '1.0.0-alpha 0.9.9'],
  ['<1.0.0-beta', '1.0.0-alpha 0.9.9', '1.0.0-beta 1.0.0'],
  // Several must all hold, joined by blanks, commas, or both.
  ['>=1.0, <2', '1.0.0 1.9.9', '0.9.9 2.0.0'],
  ['>=1.0 <2', '1.0.0 1.9.9', '0.9.9 2.0.0'],
  ['>=1.0,<2', '1.0.0 1.9.9', '0.9.9 2.0.0'],
  ['>=1.0 ,\t<2', '1.9.9', '2.0.0'],
  ['^1.2 <1.5', '1.2.0 1.4.9', '1.5.0 1.1.0'],
  ['^1, ~1.4', '1.4.0 1.4.7', '1.3.0 1.5.0'],
  ['>1 <1', '', '1.0.0 0.9.0 1.1.0'],
  ['1.0.0 1.0.0', '1.0.0', '1.0.1'],
  ['1.0.0 2.0.0', '', '1.0.0 2.0.0'],
  ['>=1.0.0-alpha <1.0.0', '1.0.0-alpha 1.0.0-rc.1', '1.0.0 0.9.9'],
  // Numbers are compared as numbers, texts of pre-releases as SemVer orders them.
  ['>=1.9.0', '1.10.0 1.9.0', '1.8.99'],
  ['>=1.0.0-rc.2', '1.0.0-rc.10 1.0.0-rc.2', '1.0.0-rc.1'],
  ['>1.0.0-1', '1.0.0-alpha 1.0.0-2', '1.0.0-0'],
];

const CASES = TABLE.flatMap(([range, inside, outside]) => [
  ...words(inside).map(version => [range, version, true] as const),
  ...words(outside).map(version => [range, version, false] as const),
]);

/** Texts that are ranges elsewhere, or nowhere. */
const INVALID = [
  '1.x',
  '1.2.x',
  'x',
  '1 || 2',
  '^1 || ^2',
  '1.0.0 - 2.0.0',
  '>= 1.0',
  '^ 1.0',
  '>',
  '^',
  '~',
  '~>1.0',
  '=>1.0',
  '!=1.0',
  '^*',
  '*, >=1',
  '1.2.3.4',
  '1..2',
  '1.2.',
  'vv1.0',
  'abc',
  '1.0.0+build',
  '01.2.3',
  '1.0.0-',
  '1.0.0-a..b',
  '1.0.0-01',
  'latest 1',
  '>=latest',
  ',',
  '1,2;3',
  '99999999999999999999.0.0',
  '^9007199254740991',
  '-1',
  '1.0.0_1',
  '１.０.０',
];

describe('version ranges', () => {
  it('are proved by 150 cases or more', () => expect(CASES.length).toBeGreaterThanOrEqual(150));

  it.each(CASES)('%j with %s: %s', (range, version, expected) => {
    expect(parseRange(range).accepts(version_(version))).toBe(expected);
  });

  it.each(INVALID)('%j is none', range => expect(() => parseRange(range)).toThrow(InvalidRange));

  /** Where the grammars agree: whole versions, no pre-releases, and no ^0 or ~1, which mean more in npm. */
  it('are those of npm where the grammars agree', () => {
    const number = fc.integer({ min: 0, max: 4 });
    const version = fc.tuple(number, number, number).map(parts => parts.join('.'));
    const positive = fc.tuple(fc.integer({ min: 1, max: 4 }), number, number).map(parts => parts.join('.'));
    const comparator = fc.oneof(
      fc.tuple(fc.constantFrom('', '=', '>', '>=', '<', '<=', '~'), version).map(parts => parts.join('')),
      positive.map(text => `^${text}`),
      fc.tuple(fc.integer({ min: 1, max: 4 }), number).map(([minor, patch]) => `^0.${minor}.${patch}`),
    );
    fc.assert(
      fc.property(fc.array(comparator, { minLength: 1, maxLength: 3 }), version, (comparators, text) => {
        const ours = parseRange(comparators.join(', ')).accepts(version_(text));
        expect(ours).toBe(semver.satisfies(text, comparators.join(' ')));
      }),
      { numRuns: 2000 },
    );
  });

  it('hold for the bound of ^ and ~, and no longer at the next', () => {
    const number = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (major, minor, patch) => {
        const text = `${major}.${minor}.${patch}`;
        for (const operator of ['^', '~'])
          expect(parseRange(operator + text).accepts(version_(text))).toBe(true);
        const next = major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
        expect(parseRange(`^${text}`).accepts(version_(next))).toBe(false);
        expect(parseRange(`~${text}`).accepts(version_(`${major}.${minor + 1}.0`))).toBe(false);
      }),
    );
  });

  it('never fail but with InvalidRange', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        try {
          parseRange(text);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRange);
        }
      }),
    );
  });
});

describe('versions', () => {
  it('are in the order of SemVer 2.0', () => {
    const sorted = words(
      '0.0.1 0.1.0 1.0.0-1 1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.0.1 1.10.0 2.0.0',
    );
    const shuffled = [...sorted].reverse().sort((a, b) => compareVersions(version_(a), version_(b)));
    expect(shuffled).toEqual(sorted);
  });

  it('may be short where they are read, and never where they are published', () => {
    expect(readVersion('v1')?.version).toBe('1.0.0');
    expect(readVersion('1.2-beta')?.version).toBe('1.2.0-beta');
    for (const text of ['1.0.0', '0.0.0', '1.2.3-rc.1']) expect(isPublishedVersion(text)).toBe(true);
    for (const text of ['1', '1.0', 'v1.0.0', '1.0.0+1', '1.0.0.0', '01.0.0', '', ' 1.0.0', '1.0.0\n']) {
      expect(isPublishedVersion(text)).toBe(false);
    }
  });
});

function words(text: string): string[] {
  return text.split(' ').filter(word => word !== '');
}

function version_(text: string): Version {
  const version = readVersion(text);
  if (!version) throw new Error(`${text} is no version`);
  return version;
}
