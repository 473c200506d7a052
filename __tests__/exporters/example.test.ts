import { describe, expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { exampleOf } from '../../src/exporters/example.js';
import { wellFormedJson } from '../../src/exporters/json.js';
import { objectSchema } from './routes.js';

/** The formats are checked here by expressions of our own: an email as reference-language.md §4.2 has it. */
const ajv = new Ajv2020.default({ strict: false, formats: { email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/ } });

test('an example satisfies the schema that it is made from, and is the same each time', () => {
  fc.assert(
    // Half characters, which ajv stumbles over, are replaced as in every description.
    fc.property(
      objectSchema.map(each => JSON.parse(wellFormedJson(each))),
      schema => {
        const example = exampleOf(schema);
        expect([ajv.validate(schema, example), ajv.errorsText()]).toEqual([true, 'No errors']);
        expect(exampleOf(schema)).toEqual(example);
      },
    ),
    { numRuns: 500 },
  );
});

describe('several schemas', () => {
  test('are satisfied at once', () => {
    const schema = {
      allOf: [
        { type: 'object', properties: { a: { type: 'string', minLength: 8 } }, required: ['a'] },
        {
          type: 'object',
          properties: { a: { type: 'string', maxLength: 9 }, b: { type: 'integer', minimum: 4 } },
        },
      ],
    };
    expect(exampleOf(schema)).toEqual({ a: 'textotex', b: 4 });
    expect(ajv.validate(schema, exampleOf(schema))).toBe(true);
  });
});
