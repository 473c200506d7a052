import { expect, it } from '@jest/globals';
import { cachingFault } from '../../src/verify/checks/headers.js';

it.each([
  ['no-cache', undefined],
  ['No-Cache, max-age=600', undefined],
  ['public, max-age=0, must-revalidate', undefined],
  ['max-age=600', 'warn'],
  ['max-age="600"', 'warn'],
  ['max-age=601', 'fail'],
  ['max-age=60, immutable', 'fail'],
  ['max-age=0, stale-while-revalidate=60', 'warn'],
  ['max-age=0, stale-while-revalidate=86400', 'fail'],
  ['max-age=0, must-revalidate, stale-while-revalidate=86400', undefined],
  ['no-store', 'warn'],
  ['public', 'warn'],
  ['', 'warn'],
  [null, 'warn'],
])('Cache-Control: %s', (value, verdict) => {
  expect(cachingFault(value)?.verdict).toBe(verdict);
});
