import { Ajv2020 } from 'ajv/dist/2020.js';
import { remembered } from '../runtime/remembered.js';
import type { Schema } from './schema.js';

/** Something that a schema does not take in a value. */
export interface SchemaError {
  /** Where, as a JSON Pointer. */
  readonly at: string;
  readonly message: string;
}

type Validate = ReturnType<Ajv2020['compile']>;

/** What a schema refuses in a value; nothing for one that is no schema. */
export function schemaErrors(schema: Schema, value: unknown): readonly SchemaError[] {
  return errorsOf(exact(schema), value);
}

/** The same for texts of addresses and forms: they count as the numbers and lists that they are meant for. */
export function schemaErrorsOfText(schema: Schema, value: unknown): readonly SchemaError[] {
  return errorsOf(coercing(schema), { value }).map(({ at, message }) => ({
    at: at.replace(/^\/value/, ''),
    message,
  }));
}

/** A schema is compiled once: each answer of a mock is held against one. */
const exact = remembered((schema: Schema) => compiled(schema, {}));
/** What is coerced is put in place, which needs a place. */
const coercing = remembered((schema: Schema) =>
  compiled({ type: 'object', properties: { value: schema } }, { coerceTypes: 'array' }),
);

/** Null for a schema that is none, which the reading of a document cannot know. */
function compiled(schema: Schema, options: { coerceTypes?: 'array' }): Validate | null {
  try {
    return new Ajv2020({ strict: false, validateFormats: false, logger: false, ...options }).compile(schema);
  } catch {
    return null;
  }
}

function errorsOf(validate: Validate | null, value: unknown): SchemaError[] {
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = 'is not as described' }) => ({
    at: instancePath,
    message,
  }));
}
