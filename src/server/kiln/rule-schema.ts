import type { Validation } from '../route.js';
import { ecmaPattern } from './pattern-dialect.js';

type Schema = Record<string, unknown>;

/** What of a request may be validated, by the names that the language gives it (reference-language.md §4.2). */
export const TARGETS: readonly Validation['target'][] = ['body', 'query', 'params', 'headers'];

const TYPES: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  ['texto', { type: 'string' }],
  ['email', { type: 'string', format: 'email' }],
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

/** The JSON Schema of the rule of one field (reference-language.md §4.3). */
export function ruleSchema(rule: ReadonlyMap<string, unknown>): Schema {
  const schema: Schema = { ...TYPES.get(rule.get('tipo')) };
  for (const bound of BOUNDS) {
    const type = schema.type === 'integer' ? 'number' : schema.type;
    if (type !== undefined && type !== bound.type) continue;
    setBound(schema, bound.min, rule.get('min'), bound.type);
    setBound(schema, bound.max, rule.get('max'), bound.type);
  }
  // An empty text counts as missing.
  if (schema.type === 'string' && rule.get('obrigatorio') === true)
    schema.minLength = Math.max(1, Number(schema.minLength ?? 0));
  const accepted = rule.get('em');
  if (Array.isArray(accepted) && accepted.length > 0) schema.enum = [...new Set(accepted)];
  const pattern = rule.get('padrao');
  const ecma = typeof pattern === 'string' ? ecmaPattern(pattern) : undefined;
  // Python matches from the start, not to the end.
  if (ecma !== undefined) schema.pattern = `^(?:${ecma})`;
  return schema;
}

/** Lengths are whole numbers that are not negative. */
function setBound(schema: Schema, keyword: string, value: unknown, type: string): void {
  if (typeof value !== 'number') return;
  if (type === 'number') schema[keyword] = value;
  else if (value >= 0) schema[keyword] = keyword.startsWith('min') ? Math.ceil(value) : Math.floor(value);
}
