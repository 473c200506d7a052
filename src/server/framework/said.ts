import type { ModelRules } from '../../config/framework-models.js';
import type { Node } from '../../extract/index.js';
import { argumentOf, argumentsOf, type Program } from './calls.js';
import { constantOf } from './constant.js';
import type { Schema, Side } from './models.js';

type Rules = NonNullable<ModelRules['says']>;

/** What a call beside a type says of its values: `Field(gt=0)`. */
export interface Said {
  readonly keywords: Schema;
  readonly hasDefault: boolean;
  /** The default, where it is a constant. */
  readonly value?: { readonly value: unknown } | undefined;
  readonly alias: Readonly<Record<Side, string | undefined>>;
  readonly unknown: readonly string[];
}

const SIZES: Readonly<Record<string, readonly [string, string]>> = {
  minLength: ['minItems', 'minProperties'],
  maxLength: ['maxItems', 'maxProperties'],
};
const OF_NUMBERS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);
/** As a keyword: the argument is a part of a schema. */
const PART = '*';
const DISCRIMINATOR = 'discriminator';
/** What says something about a value, and asks nothing of it. */
const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'example', 'deprecated']);

/** What a call of one of these names says; undefined for what is none. */
export function said(node: Node, calls: readonly string[], rules: Rules, program: Program): Said | undefined {
  const expression = program.source.language.expression(node);
  const name = expression.kind === 'call' ? /\w+$/.exec(expression.callee.text)?.[0] : undefined;
  if (name === undefined || !calls.includes(name)) return undefined;
  const given = argumentOf(node, rules.default, program);
  const isMade = rules.made !== undefined && argumentOf(node, rules.made, program) !== undefined;
  const unknown: string[] = [];
  const keywords = argumentsOf(node, program).flatMap(
    ({ node: argument, name: own = '' }): [string, unknown][] => {
      const keyword = Object.hasOwn(rules.keywords, own) ? rules.keywords[own] : undefined;
      if (keyword === undefined) return [];
      const constant = constantOf(program.evaluate(argument));
      if (!constant) unknown.push(`what \`${own}\` says in \`${program.source.quote(node)}\` is not known`);
      if (!constant || constant.value === null) return [];
      if (keyword !== PART) return [[keyword, constant.value]];
      return typeof constant.value === 'object' ? Object.entries(constant.value) : [];
    },
  );
  const named = (side: Side) => {
    for (const each of rules.alias?.[side] ?? []) {
      const argument = argumentOf(node, each, program);
      const value = argument && program.evaluate(argument);
      if (typeof value === 'string') return value;
      if (argument) unknown.push(`what \`${each}\` says in \`${program.source.quote(node)}\` is not known`);
    }
    return undefined;
  };
  const hasDefault = isMade || (given !== undefined && given.type !== 'ellipsis');
  return {
    keywords: Object.fromEntries(keywords),
    hasDefault,
    value: hasDefault && given ? defaultAt(given, program, rules) : undefined,
    alias: { request: named('request'), response: named('response') },
    unknown,
  };
}

/** A default as it is in JSON, where it is a constant, or made of one: `Decimal("1.5")`. */
export function defaultAt(
  node: Node,
  program: Program,
  rules: Rules | undefined,
): { readonly value: unknown } | undefined {
  const expression = program.source.language.expression(node);
  const made =
    expression.kind === 'call' && rules?.texts?.includes(/\w+$/.exec(expression.callee.text)?.[0] ?? '');
  const [only, ...others] = made ? argumentsOf(node, program) : [];
  if (!only || others.length > 0) return constantOf(program.evaluate(node));
  const value = program.evaluate(only.node);
  return typeof value === 'string' || Number.isInteger(value) ? { value: String(value) } : undefined;
}

/** A schema with what is said of its values; that nothing may come is not touched by it. */
export function withSaid(schema: Schema, keywords: Schema): Schema {
  const entries = Object.entries(keywords);
  const about = entries.filter(([key]) => ANNOTATIONS.has(key));
  const asks = entries.filter(([key]) => !ANNOTATIONS.has(key));
  const asked = asks.length === 0 ? schema : withAsked(schema, asks);
  if (about.length === 0) return asked;
  // What has a name of its own is the same wherever it stands.
  return {
    ...(typeof asked.title === 'string' ? { allOf: [asked] } : asked),
    ...Object.fromEntries(about),
  };
}

/** Forms that the value of a field tells apart; that nothing may come is none of them. */
function toldApart(schema: Schema, field: unknown): Schema {
  const { anyOf, ...about } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const isNull = ({ type }: Schema) => type === 'null';
  const forms = (anyOf as Schema[]).filter(each => !isNull(each));
  const told = { oneOf: forms, discriminator: { propertyName: field } };
  const nothing = (anyOf as Schema[]).filter(isNull);
  return nothing.length > 0 ? { ...about, anyOf: [told, ...nothing] } : { ...about, ...told };
}

/** Whether a keyword asks something of the values of a form. */
function isAbout(key: string, { type }: Schema): boolean {
  return type !== 'string' || !OF_NUMBERS.has(key);
}

function withAsked(schema: Schema, all: readonly (readonly [string, unknown])[]): Schema {
  const asks = all.filter(([key]) => isAbout(key, schema));
  const at = asks.findIndex(([key]) => key === DISCRIMINATOR);
  if (at >= 0) {
    const [[, field] = []] = asks.splice(at, 1);
    return withAsked(toldApart(schema, field), asks);
  }
  if (Array.isArray(schema.anyOf))
    return {
      ...schema,
      anyOf: (schema.anyOf as Schema[]).map(each => (each.type === 'null' ? each : withAsked(each, asks))),
    };
  const own = (key: string) => {
    const [items, fields] = Object.hasOwn(SIZES, key) ? (SIZES[key] ?? []) : [];
    return (schema.type === 'array' ? items : schema.type === 'object' ? fields : undefined) ?? key;
  };
  return { ...schema, ...Object.fromEntries(asks.map(([key, value]) => [own(key), value])) };
}
