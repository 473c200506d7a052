import { describe, expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { exampleOf } from '../../src/exporters/example.js';
import { wellFormedJson } from '../../src/exporters/json.js';
import { schemaErrors } from '../../src/exporters/schema-errors.js';
import { References } from '../../src/server/openapi/references.js';
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

describe('schemas that stand inside of themselves', () => {
  const node = (more: object) => ({
    type: 'object',
    required: ['name', ...Object.keys(more)],
    properties: { name: { type: 'string' }, ...more },
  });
  const self = { $ref: '#/components/schemas/Node' };

  test.each<[string, object]>([
    ['a list', node({ children: { type: 'array', items: self } })],
    ['or nothing', node({ parent: { oneOf: [self, { type: 'null' }] } })],
    ['another form', node({ next: { anyOf: [self, { type: 'integer' }] } })],
    [
      'twice',
      node({ left: { anyOf: [self, { type: 'null' }] }, right: { anyOf: [{ type: 'null' }, self] } }),
    ],
    [
      'a part of something else',
      node({
        box: node({ inner: { type: 'array', items: node({ of: { anyOf: [self, { type: 'null' }] } }) } }),
      }),
    ],
  ])('%s', (_, schema) => {
    const document = { components: { schemas: { Node: schema } } };
    const written = new References(document).schema(self, 'request');
    const check = new Ajv2020.default({ strict: false, schemas: [{ $id: 'document:', ...document }] });
    const example = exampleOf(written);
    expect([check.validate({ $ref: `document:${self.$ref}` }, example), check.errorsText(), example]).toEqual(
      [true, 'No errors', example],
    );
  });
});

test('of forms that exclude one another, what only one of them needs is enough', () => {
  const form = (needed: string) => ({ type: 'object', required: [needed], properties: { a: {}, b: {} } });
  const schema = { oneOf: [form('a'), form('b')] };
  expect(ajv.validate(schema, exampleOf(schema))).toBe(true);
});

test('a deep one has what has to be there, however deep', () => {
  const deep = (levels: number): object =>
    levels === 0
      ? { type: 'integer' }
      : { type: 'object', required: ['a'], properties: { a: deep(levels - 1), b: { type: 'string' } } };
  const schema = deep(30);
  expect(ajv.validate(schema, exampleOf(schema as Record<string, unknown>))).toBe(true);
});

test('a pattern that is none of Unicode still counts, and one of another language asks for nothing', () => {
  const of = (pattern: string) => ({
    type: 'object',
    properties: { a: { type: 'string', pattern }, b: { type: 'integer' } },
  });
  expect(schemaErrors(of('^[\\w\\-\\@]+$'), { a: 'a-b@c' })).toEqual([]);
  expect(schemaErrors(of('^[\\w\\-\\@]+$'), { a: 'a b' })).toMatchObject([{ at: '/a' }]);
  expect(schemaErrors(of('^\\p{Punct}$'), { a: 'x', b: 'no number' })).toMatchObject([{ at: '/b' }]);
});
