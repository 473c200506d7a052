import type { Place } from '../../findings/finding.js';
import type { ConfigPath, Context } from '../context.js';
import { placeOfItem } from '../evaluate/plain-data.js';
import type { Row, SourceRecord } from '../record.js';
import type { Each, Mapping } from '../source-schema.js';
import { compile, evaluateLater, itemsOf, passes, reportNoYield, show } from './expressions.js';
import { compareRows } from './sort.js';
import type { Fields, Step } from './step.js';

/** Replaces each value by what the mapping makes of its record. */
export async function mapAll(
  steps: readonly Step[],
  mapping: Mapping,
  at: ConfigPath,
  context: Context,
): Promise<void> {
  for (const step of steps) {
    const items: Record<string, readonly Place[]> = {};
    step.value = await applyMapping(mapping, step.record.fields, step.record, at, context, items);
    if (Object.keys(items).length > 0) step.items = items;
  }
  reportNothing(steps, mapping, at, context);
}

/**
 * What a mapping makes of one record or entry.
 * @param places filled with where the items of its lists stand, by the field that holds them, where they stand apart.
 */
export async function applyMapping(
  mapping: Mapping,
  input: Fields,
  record: SourceRecord,
  at: ConfigPath,
  context: Context,
  places: Record<string, readonly Place[]> = {},
): Promise<unknown> {
  if (typeof mapping === 'string') return await evaluateLater(compile(mapping), input, record, at, context);
  const fields: [string, unknown][] = [];
  for (const [name, spec] of Object.entries(mapping)) {
    if (typeof spec === 'string') {
      fields.push([name, await evaluateLater(compile(spec), input, record, [...at, name], context)]);
      continue;
    }
    const rows = await applyEach(spec, input, record, [...at, name], context);
    fields.push([name, rows.map(row => row.value)]);
    if (rows.some(row => row.place !== record.place)) places[name] = rows.map(row => row.place);
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
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const fields of await itemsOf(compile(spec.each), input, record, [...at, 'each'], context)) {
    const { filter } = spec;
    if (filter !== undefined && !(await passes(compile(filter), fields, record, [...at, 'filter'], context)))
      continue;
    const mapped =
      spec.map === undefined
        ? fields.value
        : await applyMapping(spec.map, fields, record, [...at, 'map'], context);
    rows.push({ value: mapped, place: placeOfItem(fields.value) ?? record.place });
  }
  if (spec.sort) rows.sort(compareRows(spec.sort));
  return rows;
}

/** An expression that yields nothing on any record is reported: a misspelt name must not publish empty fields. */
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
      message: `\`${part}\` in \`${expression}\` is in ${steps.length === 1 ? 'no record: there is only one' : `none of ${steps.length} records`}.`,
      remedy: `A record looks like this: ${show((steps[0] as Step).record)}`,
      place: context.placeOf(at),
    });
  }
}
