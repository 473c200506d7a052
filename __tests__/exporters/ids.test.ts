import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { v5 } from 'uuid';
import { hyphenated, idsOf } from '../../src/exporters/ids.js';

const NAMESPACE = '2f1d2f3c-6c2b-5c0e-9c53-1f8a0d5b7e41';

test('ids are UUIDs of version 5, as the package of that name makes them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (server, name) => {
      const own = v5(server.toWellFormed(), NAMESPACE);
      expect(hyphenated(idsOf(server)(name))).toBe(v5(name.toWellFormed(), own));
    }),
    { numRuns: 1000 },
  );
});
