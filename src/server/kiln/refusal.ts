import { isObject } from '../../contract/json-object.js';
import type { ActualRequest, Validation } from '../route.js';

type Schema = Readonly<Record<string, unknown>>;

/** The types of schemas by the names that the framework calls them in its answers. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'numero',
  boolean: 'booleano',
  array: 'lista',
  object: 'vault',
};

/** The body that the framework refuses a request with (reference-language.md §4.2); undefined for one that it takes. */
export function refusalOf(
  validations: readonly Validation[],
  asked: Pick<ActualRequest, 'query' | 'headers' | 'body'>,
): object | undefined {
  for (const { target, schema } of validations) {
    // Where a server validates it is not known yet what the path holds.
    const data = (target === 'params' ? {} : asked[target]) || {};
    if (typeof data !== 'object' || Array.isArray(data)) return { erro: `esperava um vault em '${target}'` };
    const problems = problemsOf(schema, data as Record<string, unknown>);
    if (Object.keys(problems).length > 0) return { erro: 'dados inválidos', campos: problems };
  }
  return undefined;
}

/** The fields that a schema of the framework's refuses, each with what is wrong, in its words. */
export function problemsOf(
  schema: Validation['schema'],
  data: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const problems = fields.flatMap(([name, field]): [string, string][] => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined || value === null || value === '')
      return required.includes(name) ? [[name, 'obrigatório']] : [];
    const problem = isObject(field) ? problemOf(field, value) : undefined;
    return problem === undefined ? [] : [[name, problem]];
  });
  return Object.fromEntries(problems);
}

/** The first thing that is wrong with a value that is there, in the order in which the framework looks. */
function problemOf(schema: Schema, value: unknown): string | undefined {
  const [form] = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isObject) : [schema];
  if (!form) return undefined;
  const [type] = [form.type].flat();
  const isType = typeof type !== 'string' || isOfType(type, value);
  if (form.format === 'email' && !(isType && matches(form.pattern, value))) return 'esperava email';
  if (!isType) return `esperava ${TYPES[String(type)] ?? type}`;
  const [size, suffix] = sizeOf(value);
  const [min, max] =
    suffix === '' ? [form.minimum, form.maximum] : [form[`min${suffix}`], form[`max${suffix}`]];
  if (typeof min === 'number' && size !== undefined && size < min) return `mínimo ${min}`;
  if (typeof max === 'number' && size !== undefined && size > max) return `máximo ${max}`;
  if (Array.isArray(form.enum) && !form.enum.includes(value)) return 'valor fora da lista permitida';
  if (isObject(form.not) && (!Array.isArray(form.not.enum) || form.not.enum.includes(value)))
    return 'valor fora da lista permitida';
  return typeof value === 'string' && !matches(form.pattern, value) ? 'formato inválido' : undefined;
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** How large a value is, and the end of the keywords that bound it. */
function sizeOf(value: unknown): [size: number | undefined, suffix: string] {
  if (typeof value === 'string') return [[...value].length, 'Length'];
  if (Array.isArray(value)) return [value.length, 'Items'];
  if (isObject(value)) return [Object.keys(value).length, 'Properties'];
  return [typeof value === 'number' ? value : undefined, ''];
}

function matches(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== 'string' || typeof value !== 'string') return true;
  return new RegExp(pattern, 'u').test(value);
}
