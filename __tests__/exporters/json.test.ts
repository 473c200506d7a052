import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonText, repetitiveJsonText } from '../../src/exporters/json.js';

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('refdata:repeated:0', 'refdata:repeated:7', '"\n'),
);
const values = fc.letrec(tie => ({
  value: fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(texts, tie('value'), { maxKeys: 3 }),
}));

test('values that a document repeats have the same bytes as without repeating', () => {
  fc.assert(
    fc.property(values.object, values.object, values.value, (a, b, other) => {
      const build = (repeat: (value: object) => unknown) => ({
        list: [repeat(a as object), { deeper: [repeat(b as object), repeat(a as object)] }],
        other,
        last: repeat(b as object),
      });
      expect(repetitiveJsonText(build)).toBe(jsonText(build(value => value)));
    }),
    { numRuns: 500 },
  );
});

test('a text that looks like a mark stays as it is', () => {
  const build = (repeat: (value: object) => unknown) => [repeat({ a: 1 }), 'refdata:repeated:0'];
  expect(JSON.parse(repetitiveJsonText(build))).toEqual([{ a: 1 }, 'refdata:repeated:0']);
});
