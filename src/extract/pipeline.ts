import type { ConfigPath, Context } from './context.js';
import { readWhereItIs } from './inside.js';
import { asRecords, describedBy, type Extraction, type Row, type SourceRecord } from './record.js';
import { kindOf, type Source, STEPS } from './source-schema.js';
import { items } from './steps/each.js';
import { show } from './steps/expressions.js';
import { filter } from './steps/filter.js';
import { checkFields, group, unique } from './steps/grouping.js';
import { joinAll } from './steps/join.js';
import { mapAll } from './steps/map.js';
import { compareRows, sortedField } from './steps/sort.js';
import type { Step } from './steps/step.js';

/** Takes a source through all its steps. */
export async function readRows(source: Source, at: ConfigPath, context: Context): Promise<Row[]> {
  const extraction = await readExtraction(source, at, context);
  const rows = await applySteps(source, asRecords(extraction), at, context);
  if (source.expect !== undefined) await checkCount(rows.length, source.expect, [...at, 'expect'], context);
  return rows;
}

/** Tells that there are more or fewer than somebody has counted. */
export async function checkCount(
  count: number,
  expect: number | Source,
  at: ConfigPath,
  context: Context,
): Promise<void> {
  const expected = typeof expect === 'number' ? expect : await certainCountIn(expect, at, context);
  if (expected === count) return;
  const found = count === 1 ? 'is 1 entry' : `are ${count} entries`;
  context.report({
    rule: 'expect-count',
    message:
      expected === 1
        ? `There ${found}, and 1 is expected.`
        : `There ${found}, and ${expected ?? 'a number that is not known'} are expected.`,
    place: context.placeOf(at),
  });
}

/** The number that a source gives; undefined where something of it was reported, so that there may be more or fewer. */
async function certainCountIn(source: Source, at: ConfigPath, context: Context): Promise<number | undefined> {
  let isCertain = true;
  const report: Context['report'] = problem => {
    isCertain = false;
    context.report(problem);
  };
  const count = await countIn(source, at, { ...context, report });
  return isCertain ? count : undefined;
}

/** The number that a source gives, or how many rows it has. */
async function countIn(source: Source, at: ConfigPath, context: Context): Promise<number | undefined> {
  if (STEPS.some(step => source[step] !== undefined)) return (await readRows(source, at, context)).length;
  const extraction = await readExtraction(source, at, context);
  if (extraction.kind === 'records') return extraction.records.length;
  return typeof extraction.value === 'number' ? extraction.value : undefined;
}

/** What the source's kind yields, before any step. */
export function readExtraction(source: Source, at: ConfigPath, context: Context): Promise<Extraction> {
  const kind = kindOf(source);
  const spec = source[kind.name];
  const read = (each: unknown, where: Context) => kind.read(each as never, source, at, where);
  return readWhereItIs(kind, spec, context.placeOf([...at, kind.name]), context, read);
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
      message:
        records.length === 1
          ? 'The only record does not pass the filter.'
          : `None of the ${records.length} records passes the filter.`,
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
  const rows = steps.map(({ record, value, items, describedItems }): Row => {
    const { place, fields } = record;
    const described = source.group === undefined ? describedBy(record) : undefined;
    return {
      value,
      place,
      ...(items && { items }),
      ...(described && { described }),
      ...(describedItems && { describedItems }),
      ...(!mapped && { fields }),
    };
  });
  return source.sort === undefined ? rows : rows.sort(compareRows(source.sort));
}
