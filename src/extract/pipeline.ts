import type { Place } from '../finding.js';
import type { ConfigPath, Context, Report } from './context.js';
import { asShown, findUnresolved, type Unresolved } from './evaluate/value.js';
import { MappingExpression, type Outcome } from './expression.js';
import { asRecords, type Extraction, type Row, record, type SourceRecord } from './record.js';
import { compareRows, sortedField } from './sort.js';
import { type Each, type Join, kindOf, type Mapping, type Source } from './source.js';

/** Names shown when a joined source has entries that nothing uses. */
const MAX_NAMES_SHOWN = 8;
/** Shown of a record in messages. */
const MAX_RECORD_CHARACTERS = 300;

/** A record on its way through the steps. */
interface Step {
  readonly record: SourceRecord;
  value: unknown;
}

const compiled = new Map<string, MappingExpression>();

/** Takes a source through all its steps. */
export async function readRows(source: Source, at: ConfigPath, context: Context): Promise<Row[]> {
  const extraction = await readExtraction(source, at, context);
  return applySteps(source, asRecords(extraction), at, context);
}

/** What the source's kind yields, before any step. */
export function readExtraction(source: Source, at: ConfigPath, context: Context): Promise<Extraction> {
  const kind = kindOf(source);
  return kind.read(source[kind.name] as never, source, at, context);
}

async function applySteps(
  source: Source,
  read: readonly SourceRecord[],
  at: ConfigPath,
  context: Context,
): Promise<Row[]> {
  const records = source.each === undefined ? read : await items(read, source.each, [...at, 'each'], context);
  const kept =
    source.filter === undefined ? records : await filter(records, source.filter, [...at, 'filter'], context);
  if (records.length > 0 && kept.length === 0) {
    context.report({
      rule: 'source-empty',
      message: `None of the ${records.length} records passes the filter.`,
      remedy: `A record looks like this: ${show(records[0] as SourceRecord)}`,
      place: context.placeOf([...at, 'filter']),
    });
  }
  let steps: Step[] = kept.map(record => ({ record, value: record.fields.value }));
  if (source.map !== undefined) await mapAll(steps, source.map, [...at, 'map'], context);
  for (const [i, join] of (source.join ?? []).entries())
    await joinAll(steps, join, [...at, 'join', i], context);
  const fields = [
    { names: source.unique === undefined ? [] : [source.unique], step: 'unique' },
    { names: source.group === undefined ? [] : [source.group.by], step: 'group' },
  ];
  for (const { names, step } of fields) checkFields(names, steps, [...at, step], context);
  if (source.unique !== undefined) steps = unique(steps, source.unique);
  if (source.group !== undefined) steps = group(steps, source.group);
  checkFields(source.sort?.map(sortedField) ?? [], steps, [...at, 'sort'], context);
  // Joins and groups make fields of their own, as mappings do.
  const mapped = source.map !== undefined || source.join !== undefined || source.group !== undefined;
  const rows = steps.map(
    ({ record, value }): Row => ({ value, place: record.place, ...(!mapped && { fields: record.fields }) }),
  );
  return source.sort === undefined ? rows : rows.sort(compareRows(source.sort));
}

/** A value that is published as it is, without a mapping that says which part of it is meant. */
export function resolvedValue(value: unknown, at: ConfigPath, context: Context): unknown {
  const unresolved = findUnresolved(value);
  if (!unresolved) return value;
  reportUnresolved(unresolved, at, context);
  return REPORTED;
}

/** Makes each item of a list that the records hold into a record of its own. */
async function items(
  records: readonly SourceRecord[],
  source: string,
  at: ConfigPath,
  context: Context,
): Promise<SourceRecord[]> {
  const expression = compile(source);
  const found: SourceRecord[] = [];
  for (const each of records) {
    const list = await itemsOf(expression, each.fields, each, at, context);
    for (const fields of list) found.push(record({ ...fields, key: found.length }, each.place));
  }
  const [first] = records;
  if (first && found.length === 0) reportNoYield(source, records.length, first, at, context);
  return found;
}

/** Fields of the items of a list: their own, and the record around them as `parent`. */
async function itemsOf(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<Fields[]> {
  const list = await attempt(() => expression.items(input), expression, record, at, context);
  if (list === REPORTED) return [];
  return (list as unknown[]).map((value, key) => ({ ...asFields(value), key, value, parent: input }));
}

async function filter(
  records: readonly SourceRecord[],
  source: string,
  at: ConfigPath,
  context: Context,
): Promise<SourceRecord[]> {
  const expression = compile(source);
  const kept: SourceRecord[] = [];
  for (const record of records) {
    const outcome = await passes(expression, record.fields, record, at, context);
    // As JSONata's own $boolean has it: what is empty or nothing is not true.
    if (outcome !== REPORTED && isTrue(outcome)) kept.push(record);
  }
  return kept;
}

async function mapAll(
  steps: readonly Step[],
  mapping: Mapping,
  at: ConfigPath,
  context: Context,
): Promise<void> {
  for (const step of steps)
    step.value = await applyMapping(mapping, step.record.fields, step.record, at, context);
  reportNothing(steps, mapping, at, context);
}

async function applyMapping(
  mapping: Mapping,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<unknown> {
  if (typeof mapping === 'string') return await evaluate(compile(mapping), input, record, at, context);
  const fields: [string, unknown][] = [];
  for (const [name, spec] of Object.entries(mapping)) {
    const value =
      typeof spec === 'string'
        ? await evaluate(compile(spec), input, record, [...at, name], context)
        : await applyEach(spec, input, record, [...at, name], context);
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

/** A field that is a list: each item is a record of its own, with `key`, `value` and the fields of the record around it as `parent`. */
async function applyEach(
  spec: Each,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<unknown[]> {
  const rows: Row[] = [];
  for (const fields of await itemsOf(compile(spec.each), input, record, [...at, 'each'], context)) {
    if (spec.filter !== undefined) {
      const outcome = await passes(compile(spec.filter), fields, record, [...at, 'filter'], context);
      if (outcome === REPORTED || !isTrue(outcome)) continue;
    }
    const mapped =
      spec.map === undefined
        ? fields.value
        : await applyMapping(spec.map, fields, record, [...at, 'map'], context);
    rows.push({ value: mapped, place: record.place });
  }
  if (spec.sort) rows.sort(compareRows(spec.sort));
  return rows.map(row => row.value);
}

/** An expression that yields nothing on any record is told: a misspelt name must not publish empty fields. */
function reportNothing(steps: readonly Step[], mapping: Mapping, at: ConfigPath, context: Context): void {
  const [first] = steps;
  if (!first) return;
  const report = (expression: string, path: ConfigPath) =>
    reportNoYield(expression, steps.length, first.record, path, context);
  const look = (expression: string, path: ConfigPath, said: (step: Step) => unknown) => {
    if (steps.every(step => said(step) === undefined)) report(expression, path);
    else reportParts(expression, steps, path, context);
  };
  if (typeof mapping === 'string') look(mapping, at, step => step.value);
  else
    for (const [name, spec] of Object.entries(mapping))
      if (typeof spec === 'string') look(spec, [...at, name], step => (step.value as Fields)[name]);
}

/** A part of an expression that no record has leaves a hole in the text that is put together from it. */
function reportParts(expression: string, steps: readonly Step[], at: ConfigPath, context: Context): void {
  const inputs = steps.map(step => step.record.fields);
  for (const part of compile(expression).missing(inputs)) {
    context.report({
      rule: 'map-nothing',
      message: `\`${part}\` in \`${expression}\` is in none of ${steps.length} records.`,
      remedy: `A record looks like this: ${show((steps[0] as Step).record)}`,
      place: context.placeOf(at),
    });
  }
}

function reportNoYield(
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

async function joinAll(steps: readonly Step[], join: Join, at: ConfigPath, context: Context): Promise<void> {
  const read = asRecords(await context.extraction(join, at));
  const right = join.each === undefined ? read : await items(read, join.each, [...at, 'each'], context);
  const kept =
    join.filter === undefined ? right : await filter(right, join.filter, [...at, 'filter'], context);
  const byKey = new Map<string, SourceRecord>();
  for (const record of kept) {
    const key = await evaluate(compile(join.key), record.fields, record, [...at, 'key'], context);
    if (key === REPORTED || key === undefined) continue;
    const text = joinKey(key);
    if (byKey.has(text))
      context.report({
        rule: 'join-ambiguous',
        message: `Two entries of the joined source have the key "${text}".`,
        place: record.place,
      });
    else byKey.set(text, record);
  }
  const used = new Set<string>();
  for (const step of steps) {
    const key = await evaluate(
      compile(join.on),
      { ...step.record.fields, ...asFields(step.value) },
      step.record,
      [...at, 'on'],
      context,
    );
    if (key === REPORTED) continue;
    const match = key === undefined ? undefined : byKey.get(joinKey(key));
    if (!match) {
      if (!join.optional) {
        context.report({
          rule: 'join-missing',
          message:
            key === undefined
              ? `\`${join.on}\` yields nothing to look for in the joined source.`
              : `"${joinKey(key)}" has no counterpart in the joined source.`,
          place: step.record.place,
        });
      }
      continue;
    }
    used.add(joinKey(key));
    const added =
      join.map === undefined
        ? resolvedValue(match.fields.value, at, context)
        : await applyMapping(join.map, match.fields, match, [...at, 'map'], context);
    // What the other side does not say leaves what is there.
    const said = Object.entries(asFields(added)).filter(([, value]) => value !== undefined);
    step.value = { ...asFields(step.value), ...Object.fromEntries(said) };
  }
  reportUnused(
    [...byKey.keys()].filter(key => !used.has(key)),
    join,
    at,
    context,
  );
}

/** Numbers and texts that are written the same are the same key. */
function joinKey(key: unknown): string {
  return typeof key === 'object' && key !== null ? JSON.stringify(key) : String(key);
}

function reportUnused(keys: readonly string[], join: Join, at: ConfigPath, context: Context): void {
  // An optional join is a table of more (or other) things than the records.
  if (keys.length === 0 || join.optional) return;
  const shown = keys.slice(0, MAX_NAMES_SHOWN).join(', ');
  const more = keys.length > MAX_NAMES_SHOWN ? `, … (${keys.length} altogether)` : '';
  context.report({
    rule: 'join-unused',
    message: `Entries of the joined source that belong to no record: ${shown}${more}.`,
    place: context.placeOf(at),
  });
}

/** A step by a field that no record has would do something else than was meant, silently. */
function checkFields(
  names: readonly string[],
  steps: readonly Step[],
  at: ConfigPath,
  context: Context,
): void {
  const [first] = steps;
  if (!first) return;
  for (const name of names) {
    if (steps.some(({ value }) => fieldOf(value, name) !== undefined)) continue;
    context.report({
      rule: 'map-nothing',
      message: `None of the ${steps.length} records has a field \`${name}\`.`,
      remedy: `They have ${Object.keys(asFields(first.value)).join(', ') || 'no fields'} at this step.`,
      place: context.placeOf(at),
    });
  }
}

/** Equal for equal values; what is not resolved is equal to nothing. */
function comparable(value: unknown): unknown {
  if (value === REPORTED || findUnresolved(value)) return Symbol('not resolved');
  return JSON.stringify(value);
}

function unique(steps: readonly Step[], field: string): Step[] {
  const seen = new Set<unknown>();
  return steps.filter(({ value }) => {
    const key = comparable(fieldOf(value, field));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function group(steps: readonly Step[], { by, as = by, into }: NonNullable<Source['group']>): Step[] {
  const groups = new Map<unknown, { step: Step; items: unknown[] }>();
  for (const step of steps) {
    const { [by]: value, ...rest } = asFields(step.value);
    const key = comparable(value);
    let found = groups.get(key);
    if (!found) {
      found = { step: { record: step.record, value: undefined }, items: [] };
      found.step.value = { [as]: value, [into]: found.items };
      groups.set(key, found);
    }
    found.items.push(rest);
  }
  return [...groups.values()].map(({ step }) => step);
}

type Fields = Readonly<Record<string, unknown>>;

/** Stands for a value that could not be worked out and has been reported: nobody reports it again. */
export const REPORTED = Symbol('reported');

/** Value of an expression; what is not resolved and what fails is reported, with the record that it failed on. */
async function evaluate(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<unknown> {
  return attempt(() => expression.evaluate(input), expression, record, at, context);
}

/** What a filter gives: of the parts that it looks at, some may not be resolved. */
function passes(
  expression: MappingExpression,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
): Promise<unknown> {
  return attempt(() => expression.test(input), expression, record, at, context);
}

async function attempt(
  run: () => Promise<Outcome>,
  expression: MappingExpression,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
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
  reportUnresolved(outcome.unresolved, at, context);
  return REPORTED;
}

function reportUnresolved({ reason, place, text, rule }: Unresolved, at: ConfigPath, context: Context): void {
  context.report({ rule, message: `${String(at.at(-1))}: ${text} cannot be resolved: ${reason}.`, place });
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

function compile(source: string): MappingExpression {
  let expression = compiled.get(source);
  if (!expression) {
    expression = new MappingExpression(source);
    compiled.set(source, expression);
  }
  return expression;
}

function show(record: SourceRecord): string {
  const text = JSON.stringify(asShown(record.fields));
  return text.length > MAX_RECORD_CHARACTERS ? `${text.slice(0, MAX_RECORD_CHARACTERS)}…` : text;
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[name] : value;
}

function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isTrue);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}
