import type { Place } from '../../findings/finding.js';
import type { ConfigPath, Context, Report } from '../context.js';
import { asShown, findUnresolved, type Unresolved, withFieldsOf } from '../evaluate/value.js';
import { MappingExpression, type Outcome, written } from '../expression.js';
import type { SourceRecord } from '../record.js';
import { asFields, type Fields } from './step.js';

/** Stands for a value that could not be worked out and has been reported: nobody reports it again. */
export const REPORTED = Symbol('reported');

/** Shown of a record in messages. */
const MAX_RECORD_CHARACTERS = 300;

const compiled = new Map<string, MappingExpression>();

/** An expression is compiled once, however many records it is for. */
export function compile(source: string): MappingExpression {
  let expression = compiled.get(source);
  if (!expression) {
    expression = new MappingExpression(source);
    compiled.set(source, expression);
  }
  return expression;
}

/** Value of an expression; what is not resolved and what fails is reported, with the record that it failed on. */
export async function evaluate(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<unknown> {
  return attempt(() => expression.evaluate(input), expression, record, at, context);
}

/** Fields of the items of a list: their own, and the record around them as `parent`. */
export async function itemsOf(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<Fields[]> {
  const list = await attempt(() => expression.items(input), expression, record, at, context);
  if (list === REPORTED) return [];
  return (list as unknown[]).map((value, key) =>
    withFieldsOf(value, { ...asFields(value), key, value, parent: input }),
  );
}

/** Whether a filter lets something pass. Of the parts that it looks at, some may not be resolved: then it does not. */
export async function passes(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<boolean> {
  const outcome = await attempt(
    () => expression.test(input),
    expression,
    record,
    at,
    context,
    'filter-unresolved',
  );
  return outcome !== REPORTED && isTrue(outcome);
}

/** As JSONata's own $boolean has it: what is empty or nothing is not true. */
function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isTrue);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** A value that is published as it is, without a mapping that says which part of it is meant. */
export function resolvedValue(value: unknown, at: ConfigPath, context: Context): unknown {
  const unresolved = findUnresolved(value);
  if (!unresolved) return value;
  reportUnresolved(unresolved, at, context);
  return REPORTED;
}

async function attempt(
  run: () => Promise<Outcome>,
  expression: MappingExpression,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
  rule?: Report['rule'],
): Promise<unknown> {
  let outcome: Outcome;
  try {
    // Looking at a definition may take a file in another language.
    outcome = await context.files.withGrammars(run);
  } catch (error) {
    context.report(failure(expression, error as Error, record, context.placeOf(at)));
    return REPORTED;
  }
  if ('data' in outcome) return outcome.data;
  reportUnresolved(outcome.unresolved, at, context, rule);
  return REPORTED;
}

function reportUnresolved(
  { reason, place, text, rule: own }: Unresolved,
  at: ConfigPath,
  context: Context,
  rule: Report['rule'] = own,
): void {
  const last = at.at(-1);
  // A field has a name; a list or a mapping without fields is told by where it stands in refdata.yml.
  const name = typeof last === 'string' && last !== 'map' ? last : written(at);
  context.report({ rule, message: `${name}: ${text} cannot be resolved: ${reason}.`, place });
}

/** An expression that yields nothing on any record. */
export function reportNoYield(
  expression: string,
  count: number,
  sample: SourceRecord,
  at: ConfigPath,
  context: Context,
): void {
  context.report({
    rule: 'map-nothing',
    message: `\`${expression}\` yields nothing on any of ${count} records.`,
    remedy: `A record looks like this: ${show(sample)}`,
    place: context.placeOf(at),
  });
}

function failure(expression: MappingExpression, error: Error, record: SourceRecord, place: Place): Report {
  const where =
    record.place.line === undefined ? record.place.file : `${record.place.file}:${record.place.line}`;
  return {
    rule: 'map-failed',
    message: `\`${expression.source}\` fails on the record at ${where}: ${error.message}`,
    remedy: `The record is ${show(record)}`,
    place,
  };
}

/** A record in a message. */
export function show(record: SourceRecord): string {
  const text = JSON.stringify(asShown(record.fields));
  return text.length > MAX_RECORD_CHARACTERS ? `${text.slice(0, MAX_RECORD_CHARACTERS)}…` : text;
}
