import type { Place } from '../../findings/finding.js';
import { nearest } from '../../text/nearest.js';
import type { ConfigPath, Context, Report } from '../context.js';
import {
  asShown,
  findUnresolved,
  placeholderOr,
  unresolvedItself,
  withFieldsOf,
} from '../evaluate/plain-data.js';
import type { Unresolved } from '../evaluate/value.js';
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
  return settled(
    await attempt(() => expression.evaluate(input), expression, record, at, context),
    at,
    context,
  );
}

/** The same, where what is not resolved is left for a later step to supply: {@link tellUnresolved} tells of what nobody has. */
export async function evaluateLater(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<unknown> {
  const outcome = await attempt(() => expression.evaluate(input), expression, record, at, context);
  if (outcome === REPORTED) return REPORTED;
  return 'data' in outcome ? outcome.data : placeholderOr(outcome.unresolved);
}

/** Fields of the items of a list: their own, and the record around them as `parent`. */
export async function itemsOf(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<Fields[]> {
  const list = settled(
    await attempt(() => expression.items(input), expression, record, at, context),
    at,
    context,
  );
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
  const outcome = await attempt(() => expression.test(input), expression, record, at, context);
  const value = settled(outcome, at, context, 'filter-unresolved');
  return value !== REPORTED && isTrue(value);
}

/** As JSONata's own $boolean has it: what is empty or nothing is not true. */
export function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isTrue);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** A value that is published as it is, without a mapping that says which part of it is meant. */
export function resolvedValue(value: unknown, at: ConfigPath, context: Context): unknown {
  const unresolved = findUnresolved(value);
  if (!unresolved) return value;
  reportUnresolved(unresolved, [nameOf(at)], context);
  return REPORTED;
}

/**
 * What has gone through all steps, with what is still not resolved reported: once for each cause, however many fields it
 * leaves empty.
 */
export function tellUnresolved(value: unknown, at: ConfigPath, context: Context): unknown {
  const causes = new Map<Unresolved, Set<string>>();
  const plain = withoutUnresolved(value, nameOf(at), causes);
  for (const [unresolved, names] of causes) reportUnresolved(unresolved, [...names], context);
  return plain;
}

function withoutUnresolved(value: unknown, name: string, causes: Map<Unresolved, Set<string>>): unknown {
  if (typeof value !== 'object' || value === null || !findUnresolved(value)) return value;
  const unresolved = unresolvedItself(value);
  if (unresolved) {
    const same = [...causes.keys()].find(each => causeOf(each) === causeOf(unresolved)) ?? unresolved;
    causes.set(same, (causes.get(same) ?? new Set()).add(name));
    return REPORTED;
  }
  if (Array.isArray(value)) return value.map(item => withoutUnresolved(item, name, causes));
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, withoutUnresolved(part, field, causes)]),
  );
}

/** Equal for what is not resolved for one reason at one place. */
function causeOf({ reason, place, text, rule }: Unresolved): string {
  return JSON.stringify([rule, place, text, reason]);
}

/** The value that an expression gave; what is not resolved is reported. */
function settled(
  outcome: Outcome | typeof REPORTED,
  at: ConfigPath,
  context: Context,
  rule?: Report['rule'],
): unknown {
  if (outcome === REPORTED) return REPORTED;
  if ('data' in outcome) return outcome.data;
  reportUnresolved(outcome.unresolved, [nameOf(at)], context, rule);
  return REPORTED;
}

/** What an expression gives; a failure is reported. */
async function attempt(
  run: () => Promise<Outcome>,
  expression: MappingExpression,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<Outcome | typeof REPORTED> {
  try {
    // Looking at a definition may take a file in another language.
    return await context.files.withGrammars(run);
  } catch (error) {
    context.report(failure(expression, error as Error, record, context.placeOf(at)));
    return REPORTED;
  }
}

function reportUnresolved(
  { reason, place, text, rule: own }: Unresolved,
  names: readonly string[],
  context: Context,
  rule: Report['rule'] = own,
): void {
  const message = `${names.join(', ')}: ${text} cannot be resolved: ${reason}.`;
  context.report({ rule, message, place });
}

/** A field has a name; a list or a mapping without fields is reported by where it stands in refdata.yml. */
function nameOf(at: ConfigPath): string {
  const last = at.at(-1);
  return typeof last === 'string' && last !== 'map' ? last : written(at);
}

/** An expression that yields nothing on any record. */
export function reportNoYield(
  expression: string,
  count: number,
  sample: SourceRecord,
  at: ConfigPath,
  context: Context,
): void {
  const field = fieldAt(at);
  const name = String(at.at(-1));
  // `{ key: palavra }`: the field of the list stands where that of the record belongs.
  const isSwapped = Object.hasOwn(sample.fields, name) && /^[\p{L}_]\w*$/u.test(expression);
  if (isSwapped) {
    const own = [...field.split('.').slice(0, -1), expression].join('.');
    context.report({
      rule: 'field-unknown',
      message: `\`${name}: ${expression}\` stands the wrong way round: \`${name}\` is of the records, and what they become is in front of the colon.`,
      remedy: `Write \`${expression}: ${name}\`.`,
      place: context.placeOf(at),
      field: [field, own],
    });
    return;
  }
  const near = nameMeant(expression, sample);
  const hint = near === undefined ? '' : `Did you mean \`${near}\`? `;
  context.report({
    rule: 'map-nothing',
    message: `\`${expression}\` yields nothing on ${count === 1 ? 'the only record' : `any of ${count} records`}.`,
    remedy: `${hint}A record looks like this: ${show(sample)}`,
    place: context.placeOf(at),
    field,
  });
}

/** The field of a record that a single name in an expression was meant to be. */
function nameMeant(expression: string, { fields }: SourceRecord): string | undefined {
  const [, name] = /^\$?([\p{L}_]\w*)$/u.exec(expression) ?? [];
  return name === undefined ? undefined : nearest(name, Object.keys(fields))[0];
}

/** What a field in a mapping is of: `sintaxe.reservadas.palavra` for `[sintaxe, reservadas, 0, map, palavra]`. */
function fieldAt(at: ConfigPath): string {
  return at.filter(part => typeof part === 'string' && !['map', 'each', 'merge'].includes(part)).join('.');
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
