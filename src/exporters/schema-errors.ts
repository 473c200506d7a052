import { Ajv2020 } from 'ajv/dist/2020.js';
import { remembered } from '../runtime/remembered.js';
import type { Schema } from './schema.js';

/** Something that a schema does not take in a value. */
export interface SchemaError {
  /** Where, as a JSON Pointer. */
  readonly at: string;
  readonly message: string;
}

const CLASS_OF_UNICODE = /\\[pP]\{/;

type Validate = ReturnType<Ajv2020['compile']>;

/** What a schema refuses in a value; nothing for one that is no schema. */
export function schemaErrors(schema: Schema, value: unknown): readonly SchemaError[] {
  return errorsOf(exact(schema), value);
}

/**
 * The same for texts of addresses and forms: they count as the numbers and lists that they are meant for, and have the form of a
 * day or an id where that is asked for.
 */
export function schemaErrorsOfText(schema: Schema, value: unknown): readonly SchemaError[] {
  return errorsOf(coercing(schema), { value }).map(({ at, message }) => ({
    at: at.replace(/^\/value/, ''),
    message,
  }));
}

/** A schema is compiled once: each answer of a mock is held against one. */
const exact = remembered((schema: Schema) => compiled(schema, {}));
/** As servers take them: a moment may be a number, and an id without its hyphens. */
const MOMENT = /^\d{4}-\d\d-\d\d|^[-+]?\d+(\.\d+)?$/;
const FORMS = {
  validateFormats: true,
  formats: {
    date: MOMENT,
    'date-time': MOMENT,
    uuid: /^(urn:uuid:)?\{?[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}\}?$/i,
  },
};
/** What is coerced is put in place, which needs a place. */
const coercing = remembered((schema: Schema) =>
  compiled({ type: 'object', properties: { value: schema } }, { coerceTypes: 'array', ...FORMS }),
);

/** Null for a schema that is none, which the reading of a document cannot know. */
function compiled(
  schema: Schema,
  options: { coerceTypes?: 'array' } & Partial<typeof FORMS>,
): Validate | null {
  try {
    return new Ajv2020({
      strict: false,
      validateFormats: false,
      logger: false,
      code: { regExp: lenient },
      ...options,
    }).compile(schema);
  } catch {
    return null;
  }
}

/**
 * A pattern as JSON Schema has it, else as most writers of it mean it (`[\\w\\-]`, which Unicode expressions do not have); one that
 * JavaScript does not have at all asks for nothing, and the rest of its schema still counts.
 */
function lenient(pattern: string, flags: string): RegExp {
  for (const each of [flags, flags.replace('u', '')]) {
    // Without the flag, classes of Unicode would be letters.
    if (!each.includes('u') && CLASS_OF_UNICODE.test(pattern)) break;
    try {
      return new RegExp(pattern, each);
    } catch {
      // The next one may be what was meant.
    }
  }
  return /(?:)/;
}
/** What code that is made of a schema would say; none is. */
lenient.code = 'RegExp';

function errorsOf(validate: Validate | null, value: unknown): SchemaError[] {
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = 'is not as described' }) => ({
    at: instancePath,
    message,
  }));
}
