import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FILE_NAMES, pathOf } from '../../src/contract/files.js';
import { type SchemaName, schemaTexts } from '../../src/contract/generated/schemas.js';
import { checkSchema } from '../../src/rules/contract-check.js';

const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas');
const NAMES = Object.keys(schemaTexts) as SchemaName[];

interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly examples?: readonly unknown[];
}

describe.each(NAMES)('the JSON Schema of %s', name => {
  const schema: Schema = JSON.parse(schemaTexts[name]);

  it('is the one in schemas/', () => {
    expect(readFileSync(join(SCHEMAS, `${name}.schema.json`), 'utf8').replaceAll('\r\n', '\n')).toBe(
      schemaTexts[name],
    );
  });

  it('is a JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(`urn:refdata-action:schema:${name}:1`);
  });

  it('describes every value, and closes every object', () => {
    for (const [pointer, part] of partsOf(schema, '')) {
      expect([pointer, part.description]).toEqual([pointer, expect.stringMatching(/.+/)]);
      if (part.type !== 'object') continue;
      expect([pointer, part.additionalProperties]).not.toEqual([pointer, undefined]);
      expect([pointer, part.additionalProperties]).not.toEqual([pointer, true]);
      if (part.properties) expect([pointer, part.title]).toEqual([pointer, expect.any(String)]);
    }
  });

  it('has examples that follow it, and that cannot gain a field, or lose one that it needs', () => {
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const example of schema.examples as Record<string, unknown>[]) {
      expect(checkSchema(name, example)).toEqual([]);
      expect(checkSchema(name, { ...example, outro: 1 })).toHaveLength(1);
      for (const field of Object.keys(example)) {
        const { [field]: _, ...rest } = example;
        // What a later version has added may be missing in what an older one wrote.
        const isNeeded = (schema.required as string[]).includes(field);
        expect(checkSchema(name, rest)).toHaveLength(isNeeded ? 1 : 0);
      }
    }
  });
});

it('there is a JSON Schema for each of the seven files', () => {
  for (const name of FILE_NAMES) {
    expect(readdirSync(SCHEMAS)).toContain(`${name}.schema.json`);
    expect(pathOf(name)).toBe(`/api/${name}.json`);
  }
});

function* partsOf(schema: Schema, pointer: string): Generator<[string, Schema]> {
  yield [pointer, schema];
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    yield* partsOf(part, `${pointer}/${key}`);
  if (schema.items) yield* partsOf(schema.items, `${pointer}/*`);
  if (typeof schema.additionalProperties === 'object')
    yield* partsOf(schema.additionalProperties, `${pointer}/*`);
}
