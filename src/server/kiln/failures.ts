import type { JsonType, Read, Validation } from '../route.js';
import type { Followed } from './handlers.js';

/** What a handler, or what is asked before it, does with requests. */
export type Asks = Pick<Followed, 'reads' | 'checks' | 'failsBodiless' | 'failsEmpty'>;

/**
 * Whether some request makes a handler, or what is asked before it, fail that no validation has refused before: it lacks something that is read
 * without a default, or has a text that is no number.
 * @param before what is refused before it is asked; what it checks itself, it asks of a body that has to be there
 * @param looked what the program looks at before, and may refuse in words of its own
 */
export function mayFail(
  { reads, checks, failsBodiless, failsEmpty }: Asks,
  before: readonly Validation[],
  looked: readonly Read[],
): boolean {
  if (failsBodiless && ![...before, ...looked].some(({ target }) => target === 'body')) return true;
  const validations = [...before, ...checks];
  if ([...failsEmpty].some(target => !isFilled(target, validations))) return true;
  const isLookedAt = ({ target, name }: Read, valued: boolean) =>
    looked.some(
      each => each.target === target && each.name === name && (!valued || each.valued !== undefined),
    );
  return reads.some(
    read =>
      !isLookedAt(read, true) &&
      ((read.failsMissing &&
        read.target !== 'params' &&
        !isLookedAt(read, false) &&
        !isDemanded(read, validations)) ||
        (read.failsUnfit && !isNumber(read, validations)) ||
        (read.failsZero && mayBe(0, read, validations)) ||
        (read.failsNegative && mayBe(-1, read, validations)) ||
        (read.failsOut && !isBounded(read, validations)) ||
        (read.failsEmpty && mayBeEmpty(read, validations)) ||
        typesSent(read, validations).some(type => read.failsFor?.has(type))),
  );
}

const ALL: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
const TEXTS: readonly JsonType[] = ['string'];
/** What a number is made of, or is one. */
const NUMERIC: readonly JsonType[] = ['boolean', 'number', 'string'];
/** What comes where more than texts do: a name that stands in a query several times has a list. */
const SENT: Partial<Record<Read['target'], readonly JsonType[]>> = { body: ALL, query: ['string', 'array'] };

/** The types that something may have that comes so far. */
function typesSent(read: Read, validations: readonly Validation[]): readonly JsonType[] {
  const { target, mayBeNothing } = read;
  if (target === 'files') return [];
  const missing: readonly JsonType[] = mayBeNothing && !isDemanded(read, validations) ? ['null'] : [];
  const sent = SENT[target] ?? TEXTS;
  const declared = fieldsOf(read, validations).map(typesOf);
  return [...sent.filter(type => declared.every(types => types.includes(type))), ...missing];
}

/** Whether a number may come so far. */
function mayBe(value: number, read: Read, validations: readonly Validation[]): boolean {
  if (!typesSent(read, validations).some(type => NUMERIC.includes(type))) return false;
  return fieldsOf(read, validations).every(
    ({ type, minimum, maximum }) =>
      !['integer', 'number'].includes(type as string) ||
      (value >= (minimum ?? value) && value <= (maximum ?? value)),
  );
}

/** Whether what comes so far is one of some values, or a number up to some other. */
function isBounded(read: Read, validations: readonly Validation[]): boolean {
  return fieldsOf(read, validations).some(
    ({ enum: values, pattern, maximum }) => (values ?? pattern ?? maximum) !== undefined,
  );
}

/** What validations say of one thing that is read. */
function fieldsOf({ target, name }: Read, validations: readonly Validation[]): readonly Field[] {
  return validations.flatMap(({ target: own, schema }) => {
    const { [name]: field } = (schema.properties ?? {}) as Readonly<Record<string, Field>>;
    return own === target && field !== undefined ? [field] : [];
  });
}

/** The types of the values that a schema of a rule takes. */
function typesOf(schema: unknown): readonly JsonType[] {
  const { type, enum: values, anyOf, not } = schema as Readonly<Record<string, unknown>>;
  if (Array.isArray(anyOf)) return anyOf.flatMap(typesOf);
  if (Array.isArray(values)) return values.map(typeOf);
  const types = [type ?? ALL].flat().map(each => (each === 'integer' ? 'number' : each)) as JsonType[];
  const refused = (not as { enum?: unknown[] } | undefined)?.enum ?? [];
  return types.filter(each => each !== 'null' || !refused.includes(null));
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as JsonType);
}

/** An empty text counts as missing. */
function mayBeEmpty(read: Read, validations: readonly Validation[]): boolean {
  const empty = isDemanded(read, validations) ? [] : TEXTS;
  return typesSent(read, validations).some(
    type => type === 'object' || type === 'array' || empty.includes(type),
  );
}

/** Whether a part of the request has something in it, as something of it is obligatory. */
function isFilled(target: Read['target'], validations: readonly Validation[]): boolean {
  return validations.some(
    ({ target: own, schema }) =>
      own === target && Array.isArray(schema.required) && schema.required.length > 0,
  );
}

function isDemanded({ target, name }: Read, validations: readonly Validation[]): boolean {
  return validations.some(
    ({ target: own, schema }) =>
      own === target && Array.isArray(schema.required) && schema.required.includes(name),
  );
}

/** Whether only what the conversion takes comes so far; a pattern or a list of values is taken for a check of that. */
function isNumber(read: Read, validations: readonly Validation[]): boolean {
  return fieldsOf(read, validations).some(field => {
    if (field.type === 'integer' || field.pattern !== undefined || field.enum !== undefined) return true;
    return field.type === 'number' && (read.type === 'number' || read.target === 'body');
  });
}

interface Field {
  readonly type?: unknown;
  readonly pattern?: unknown;
  readonly enum?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}
