import { describe, expect, test } from '@jest/globals';
import { isAbbreviatedId, isSha256, refCandidates, shortName } from '../../src/git/ref.js';

const ID = 'ABCDEF0123456789ABCDEF0123456789ABCDEF01';

describe('refCandidates', () => {
  test.each([
    ['', ['HEAD']],
    ['main', ['refs/heads/main', 'refs/tags/main']],
    ['feature/ção', ['refs/heads/feature/ção', 'refs/tags/feature/ção']],
    ['refs/pull/3/merge', ['refs/pull/3/merge']],
    [ID, [ID.toLowerCase()]],
  ])('%j', (ref, candidates) => {
    expect(refCandidates(ref)).toEqual(candidates);
  });

  test.each([
    '-x',
    '--upload-pack=x',
    'a b',
    'a..b',
    'a:b',
    '+a',
    'a~1',
    'a^',
    'a*',
    'a\nb',
    '/a',
    'a/',
    'a.lock',
    '@{-1}',
    'a//b',
    '.a',
  ])('refuses %j', ref => {
    if (ref === '+a') {
      // A plus is allowed in a name; it never stands first in what we hand to git.
      expect(refCandidates(ref)[0]).toBe('refs/heads/+a');
    } else {
      expect(() => refCandidates(ref)).toThrow(/git does not allow/);
    }
  });
});

test('kinds of names', () => {
  expect(isSha256('a'.repeat(64))).toBe(true);
  expect(isSha256('a'.repeat(40))).toBe(false);
  expect(isAbbreviatedId('abcdef0')).toBe(true);
  expect(isAbbreviatedId('main')).toBe(false);
  expect(shortName('refs/heads/a/b')).toBe('a/b');
  expect(shortName('refs/tags/v1')).toBe('v1');
});
