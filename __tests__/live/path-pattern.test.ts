import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pathPattern } from '../../src/live/path-pattern.js';
import { partsOf } from '../../src/server/pattern.js';
import { processorTime } from '../processor-time.js';

/** The same rules as the expression that the framework builds: what the matcher must agree with. */
function expressionOf(pattern: string): RegExp {
  const source = partsOf(pattern).map(part =>
    part.kind === 'literal'
      ? part.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      : part.rest
        ? '([^]*)'
        : '([^/]+)',
  );
  return new RegExp(`^${source.join('')}/?$`, 'u');
}

test('agrees with the regular expression, values included', () => {
  const pieces = fc.constantFrom('/', ':a', ':b', '*c', 'x', 'y', '-', '.', 'é', '😀', '//');
  const letters = fc.constantFrom('/', 'x', 'y', '-', '.', 'é', '😀', 'xy');
  let matched = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 7 }), fc.array(letters, { maxLength: 9 }), (parts, path) => {
      const pattern = `/${parts.join('')}`;
      const text = `/${path.join('')}`;
      const expected = expressionOf(pattern).exec(text);
      if (expected) matched += 1;
      expect(pathPattern(partsOf(pattern))(text)).toEqual(expected === null ? null : expected.slice(1));
    }),
    { numRuns: 20_000, seed: 7 },
  );
  expect(matched).toBeGreaterThan(1000);
});

test('many parameters side by side take no more than pieces times characters', async () => {
  const pattern = pathPattern(partsOf(`/${':a-:b.'.repeat(15)}!`));
  const taken = await processorTime(() => expect(pattern(`/${'-.'.repeat(4000)}`)).toBeNull());
  expect(taken).toBeLessThan(5000);
});
