import type { Validation } from '../route.js';
import { ecmaPattern } from './pattern-dialect.js';

type Schema = Record<string, unknown>;

/** What of a request may be validated, by the names that the language gives it (reference-language.md §4.2). */
export const TARGETS: readonly Validation['target'][] = ['body', 'query', 'params', 'headers'];

const TYPES: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  ['texto', { type: 'string' }],
  ['email', { type: 'string', format: 'email', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$' }],
  ['inteiro', { type: 'integer' }],
  ['numero', { type: 'number' }],
  ['booleano', { type: 'boolean' }],
  ['lista', { type: 'array' }],
  ['vault', { type: 'object' }],
]);

/** Suffix of the keywords that `min` and `max` become, by type; a type that is left out is each of them. */
const BOUNDS: readonly { type: string; min: string; max: string }[] = [
  { type: 'string', min: 'minLength', max: 'maxLength' },
  { type: 'number', min: 'minimum', max: 'maximum' },
  { type: 'array', min: 'minItems', max: 'maxItems' },
  { type: 'object', min: 'minProperties', max: 'maxProperties' },
];

/** Whether a field has to be there. */
export function isObligatory(rule: ReadonlyMap<string, unknown>): boolean {
  const said = rule.get('obrigatorio');
  return Array.isArray(said) ? said.length > 0 : Boolean(said);
}

/**
 * The JSON Schema of the rule of one field (reference-language.md §4.3): it takes what the server takes. Nothing and an empty
 * text count as missing, which only an obligatory field must not be.
 */
export function ruleSchema(rule: ReadonlyMap<string, unknown>, target: Validation['target']): Schema {
  const schema = presentSchema(rule);
  // Only a body can hold nothing, and no part of a path is empty.
  const missing = target === 'body' ? [null, ''] : target === 'params' ? [] : [''];
  if (isObligatory(rule)) return withoutMissing(schema, missing);
  if (missing.length === 0 || missing.every(value => mayBe(schema, value))) return schema;
  if (Object.keys(schema).length === 1 && schema.type === 'string') return { type: ['string', 'null'] };
  return { anyOf: [schema, { enum: missing }] };
}

/** What a value has to be that is there. */
function presentSchema(rule: ReadonlyMap<string, unknown>): Schema {
  const schema: Schema = { ...TYPES.get(rule.get('tipo')) };
  for (const bound of BOUNDS) {
    const type = schema.type === 'integer' ? 'number' : schema.type;
    if (type !== undefined && type !== bound.type) continue;
    setBound(schema, bound.min, rule.get('min'), bound.type);
    setBound(schema, bound.max, rule.get('max'), bound.type);
    if (bound.type !== 'number' && Number(rule.get('max') ?? 0) < 0) {
      // Nothing is that small.
      schema[bound.min] = Math.max(1, Number(schema[bound.min] ?? 0));
      schema[bound.max] = 0;
    }
  }
  const refused = refusedBooleans(schema, rule);
  if (refused.length > 0) schema.not = { enum: refused };
  const accepted = rule.get('em');
  if (Array.isArray(accepted)) Object.assign(schema, oneOfThese(accepted));
  const pattern = rule.get('padrao');
  const ecma = typeof pattern === 'string' ? ecmaPattern(pattern) : undefined;
  // Python matches from the start, not to the end.
  if (ecma !== undefined) {
    const own = `^(?:${ecma})`;
    if (schema.pattern === undefined) schema.pattern = own;
    else schema.allOf = [{ pattern: own }];
  }
  return schema;
}

/** In Python `yes` is 1 and `no` is 0, where sizes are compared. */
function refusedBooleans({ type }: Schema, rule: ReadonlyMap<string, unknown>): boolean[] {
  if (type !== undefined && type !== 'boolean') return [];
  const [min, max] = [rule.get('min'), rule.get('max')];
  return [false, true].filter(
    value =>
      (typeof min === 'number' && Number(value) < min) || (typeof max === 'number' && Number(value) > max),
  );
}

/** As Python compares, 1 is `yes`. */
function oneOfThese(accepted: readonly unknown[]): Schema {
  const equal = accepted.flatMap(value =>
    value === 1 || value === 0
      ? [value, value === 1]
      : typeof value === 'boolean'
        ? [value, Number(value)]
        : [value],
  );
  return equal.length === 0 ? { not: {} } : { enum: [...new Set(equal)] };
}

/** An obligatory field, which refuses what counts as missing. */
function withoutMissing(schema: Schema, missing: readonly unknown[]): Schema {
  if (schema.type === 'string')
    return missing.length === 0
      ? schema
      : { ...schema, minLength: Math.max(1, Number(schema.minLength ?? 0)) };
  if (Array.isArray(schema.enum)) {
    const left = schema.enum.filter(value => !missing.includes(value));
    return left.length === 0 ? { not: {} } : { ...schema, enum: left };
  }
  const refused = missing.filter(value => mayBe(schema, value));
  if (refused.length === 0) return schema;
  const before = (schema.not as { enum?: unknown[] } | undefined)?.enum ?? [];
  return { ...schema, not: { enum: [...before, ...refused] } };
}

/** Whether a schema that {@link presentSchema} makes takes nothing, or an empty text. */
function mayBe(schema: Schema, value: unknown): boolean {
  if (schema.not !== undefined && Object.keys(schema.not as object).length === 0) return false;
  if (schema.type !== undefined && (schema.type !== 'string' || value !== '')) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if (value === null) return true;
  const isLong = Number(schema.minLength ?? 0) > 0 || Number(schema.maxLength ?? 0) < 0;
  return !isLong && schema.pattern === undefined;
}

/** Lengths are whole numbers that are not negative. */
function setBound(schema: Schema, keyword: string, value: unknown, type: string): void {
  if (typeof value !== 'number') return;
  if (type === 'number') schema[keyword] = value;
  else if (value >= 0) schema[keyword] = keyword.startsWith('min') ? Math.ceil(value) : Math.floor(value);
}
