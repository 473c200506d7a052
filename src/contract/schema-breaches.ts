import type { ErrorObject } from 'ajv';
import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';
import { type SchemaName, schemaTexts } from './generated/schemas.js';
import { validators } from './generated/validators.js';
import { at, segmentsOf, shownPointer } from './json-pointer.js';

/** A value that does not follow its JSON Schema. */
export interface SchemaBreach {
  /** JSON Pointer of the value, or of the place where it is missing. */
  readonly pointer: string;
  /** What is wrong, with the offending value, in one sentence. */
  readonly message: string;
}

/**
 * Where `data` departs from the JSON Schema of that name (`schemas/<name>.schema.json`); nothing when it follows it.
 * At most one breach for each value, and for huge files not all of them.
 */
export function schemaBreaches(name: SchemaName, data: unknown): SchemaBreach[] {
  const validate = validators[name];
  if (validate(data)) return [];
  const breaches = new Map<string, SchemaBreach>();
  for (const error of validate.errors ?? []) {
    // The names of keys are reported by the `propertyNames` error that follows.
    if (error.propertyName !== undefined) continue;
    const pointer = at(error.instancePath, ...keyOf(error));
    if (!breaches.has(pointer))
      breaches.set(pointer, { pointer, message: messageOf(name, data, pointer, error) });
  }
  return [...breaches.values()];
}

/** The key that an error is about, where its path stops at the object that has or lacks the key. */
function keyOf({ keyword, params }: ErrorObject): string[] {
  if (keyword === 'required') return [params.missingProperty];
  if (keyword === 'additionalProperties') return [params.additionalProperty];
  if (keyword === 'propertyNames') return [params.propertyName];
  return [];
}

function messageOf(name: SchemaName, data: unknown, pointer: string, error: ErrorObject): string {
  const { keyword, params, schemaPath } = error;
  const place = shownPointer(pointer);
  const value = valueAt(data, pointer);
  switch (keyword) {
    case 'required':
      return `${place} is missing.`;
    case 'additionalProperties':
      return unknownField(name, error, params.additionalProperty);
    case 'propertyNames':
      return `A key in ${shownPointer(error.instancePath)} is empty.`;
    case 'type':
      return `${place} is ${shown(value)}; it must be ${kindOf(params.type)}.`;
    case 'minLength':
      return `${place} is empty.`;
    case 'minimum':
      return `${place} is ${shown(value)}; it must be ${params.limit} or more.`;
    case 'const':
      return `${place} is ${shown(value)}; it must be ${shown(params.allowedValue)}.`;
    case 'enum':
      return `${place} is ${shown(value)}; it must be one of ${params.allowedValues.join(', ')}.${didYouMean(value, params.allowedValues)}`;
    default:
      return `${place} is ${shown(value)}; it must be: ${descriptionAt(name, schemaPath)}`;
  }
}

function unknownField(name: SchemaName, { instancePath, schemaPath }: ErrorObject, field: string): string {
  const fields = Object.keys(schemaAround(name, schemaPath).properties ?? {});
  const where = instancePath === '' ? '' : ` in ${shownPointer(instancePath)}`;
  const near = didYouMean(field, fields);
  return `Unknown field ${shown(field)}${where}; the contract has ${fields.join(', ')}.${near}`;
}

function didYouMean(value: unknown, candidates: readonly string[]): string {
  const near = typeof value === 'string' ? nearest(value, candidates)[0] : undefined;
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function kindOf(type: string | readonly string[]): string {
  const kinds = new Map([
    ['string', 'a text'],
    ['integer', 'a whole number'],
    ['boolean', 'true or false'],
    ['array', 'a list'],
    ['object', 'an object'],
    ['null', 'null'],
  ]);
  return [type]
    .flat()
    .map(single => kinds.get(single) ?? single)
    .join(' or ');
}

interface SchemaNode {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

/** What the schema says about the value, for keywords that say little by themselves, such as `pattern`. */
function descriptionAt(name: SchemaName, schemaPath: string): string {
  return schemaAround(name, schemaPath).description ?? 'as its JSON Schema says.';
}

/** The part of the schema text that holds the keyword: only read when there is something to tell. */
function schemaAround(name: SchemaName, schemaPath: string): SchemaNode {
  const pointer = schemaPath.slice(schemaPath.indexOf('#') + 1);
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  return valueAt(JSON.parse(schemaTexts[name]), holder) as SchemaNode;
}

function valueAt(data: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined;
  }, data);
}
