import type { ConfigPath, Context } from '../context.js';
import { asRecords, type SourceRecord } from '../record.js';
import type { Join } from '../source-schema.js';
import { items } from './each.js';
import { compile, evaluate, REPORTED, resolvedValue } from './expressions.js';
import { filter } from './filter.js';
import { applyMapping } from './map.js';
import { asFields, type Step } from './step.js';

/** Names shown when a joined source has entries that nothing uses. */
const MAX_NAMES_SHOWN = 8;

/** What says of a source that all of it, or nobody knows how much, was not read. */
const UNREAD =
  /^(source-(missing|outside|too-large|encoding|language|format)|table-missing|grammar-refused)$/;

/** Adds to each value what the entry of another source says that has the same key. */
export async function joinAll(
  steps: readonly Step[],
  join: Join,
  at: ConfigPath,
  context: Context,
): Promise<void> {
  let isUnread = false;
  const entries = await entriesByKey(join, at, {
    ...context,
    report: problem => {
      isUnread ||= UNREAD.test(problem.rule);
      context.report(problem);
    },
  });
  const unused = new Set(entries.keys());
  for (const step of steps) {
    const input = { ...step.record.fields, ...asFields(step.value) };
    const key = await evaluate(compile(join.on), input, step.record, [...at, 'on'], context);
    if (key === REPORTED) continue;
    const match = key === undefined ? undefined : entries.get(joinKey(key));
    if (!match) {
      // Of what could not be read nothing is missing: that is told already, once.
      if (!join.optional && !isUnread) reportMissing(key, join, step, context);
      continue;
    }
    unused.delete(joinKey(key));
    const added =
      join.map === undefined
        ? resolvedValue(match.fields.value, at, context)
        : await applyMapping(join.map, match.fields, match, [...at, 'map'], context);
    // What the other side does not say leaves what is there.
    const said = Object.entries(asFields(added)).filter(([, value]) => value !== undefined);
    step.value = { ...asFields(step.value), ...Object.fromEntries(said) };
  }
  // An optional join is a table of more (or other) things than the records.
  if (!join.optional) reportUnused([...unused], at, context);
}

/** The other source, by its keys; a key that occurs twice is reported. */
async function entriesByKey(
  join: Join,
  at: ConfigPath,
  context: Context,
): Promise<ReadonlyMap<string, SourceRecord>> {
  const read = asRecords(await context.extraction(join, at, context));
  const right = join.each === undefined ? read : await items(read, join.each, [...at, 'each'], context);
  const kept =
    join.filter === undefined ? right : await filter(right, join.filter, [...at, 'filter'], context);
  const entries = new Map<string, SourceRecord>();
  for (const record of kept) {
    const key = await evaluate(compile(join.key), record.fields, record, [...at, 'key'], context);
    if (key === REPORTED || key === undefined) continue;
    const text = joinKey(key);
    if (entries.has(text))
      context.report({
        rule: 'join-ambiguous',
        message: `Two entries of the joined source have the key "${text}".`,
        place: record.place,
      });
    else entries.set(text, record);
  }
  return entries;
}

/** Numbers and texts that are written the same are the same key. */
function joinKey(key: unknown): string {
  return typeof key === 'object' && key !== null ? JSON.stringify(key) : String(key);
}

function reportMissing(key: unknown, join: Join, { record }: Step, context: Context): void {
  context.report({
    rule: 'join-missing',
    message:
      key === undefined
        ? `\`${join.on}\` yields nothing to look for in the joined source.`
        : `"${joinKey(key)}" has no counterpart in the joined source.`,
    place: record.place,
  });
}

function reportUnused(keys: readonly string[], at: ConfigPath, context: Context): void {
  if (keys.length === 0) return;
  const shown = keys.slice(0, MAX_NAMES_SHOWN).join(', ');
  const more = keys.length > MAX_NAMES_SHOWN ? `, … (${keys.length} altogether)` : '';
  context.report({
    rule: 'join-unused',
    message: `Entries of the joined source that belong to no record: ${shown}${more}.`,
    place: context.placeOf(at),
  });
}
