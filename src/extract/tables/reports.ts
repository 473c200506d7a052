import type { Place } from '../../findings/finding.js';
import type { Context } from '../context.js';
import type { ChangeNote } from '../evaluate/table-changes.js';
import { isGlob, type TableName } from '../locator.js';
import type { Extraction, SourceRecord } from '../record.js';
import type { SourceFile } from '../syntax/source-file.js';

/** Tells what was noted while tables were worked out: changes that could not be applied, keys that stand twice. @param isMeant of the names of tables. */
export function reportNotes(context: Context, isMeant: (name: string) => boolean = () => true): void {
  const { changes, duplicates } = context.files.evaluator.takeNotes();
  for (const { name, when, text, place } of changes) {
    if (!isMeant(name)) continue;
    const rule = RULES[when];
    const remedy = when === 'unseen' ? { remedy: UNSEEN_REMEDY } : {};
    context.report({ rule, message: noteMessage(name, when, text), place, ...remedy });
  }
  for (const { key, file: where, node, counts } of duplicates) {
    context.report({
      rule: 'table-duplicate-key',
      message:
        counts === 'last'
          ? `The key "${key}" stands twice; the entry in this line replaces the earlier one.`
          : `The key "${key}" stands twice; the earlier entry counts, and the one in this line is left out.`,
      place: where.place(node),
    });
  }
}

function noteMessage(name: string, when: ChangeNote['when'], text: string): string {
  if (when === 'escape') return `What becomes of ${name} here is not known: ${text}`;
  if (when === 'unseen')
    return `There is so much code that may use ${name} that not all of it was looked through: whether it changes ${name} is not known.`;
  return `${name} is changed after its literal: ${text}`;
}

const UNSEEN_REMEDY =
  'Look through the uses of the name yourself. If none of them changes it, switch this rule off for this file.';

const RULES = {
  always: 'table-changed',
  sometimes: 'table-changed',
  later: 'table-changed-later',
  escape: 'table-escapes',
  unseen: 'table-escapes',
} as const;

/** Tells how much is left out since it is compiled for tests alone. */
export function reportTests(
  count: number,
  what: 'call' | 'part',
  name: string,
  file: SourceFile,
  { report }: Context,
): void {
  if (count === 0) return;
  const subject = count === 1 ? `A ${what} of ${name} is` : `${count} ${what}s of ${name} are`;
  report({
    rule: 'source-tests',
    message: `${subject} compiled for tests alone, and left out.`,
    place: { file: file.path, line: 1 },
  });
}

/** Tells once for each condition which entries stand under it. */
export function reportConditions(name: string, records: readonly SourceRecord[], context: Context): void {
  const under = new Map<string, SourceRecord[]>();
  for (const each of records) {
    const { condition } = each.fields;
    if (typeof condition === 'string') {
      const known = under.get(condition);
      if (known) known.push(each);
      else under.set(condition, [each]);
    }
  }
  for (const [condition, [first, ...more]] of under) {
    const count = more.length === 0 ? 'An entry' : `${more.length + 1} entries`;
    // Rust's conditions are written with all their marks.
    const written = /^#!?\[|cfg!/.test(condition) ? condition : `the condition ${condition}`;
    const message = `${count} of ${name} ${more.length === 0 ? 'stands' : 'stand'} under ${written}.`;
    context.report({ rule: 'table-conditional', message, place: (first as SourceRecord).place });
  }
}

/** Tells that nothing is called so: of many files some may hold no call, but one of them has to. */
export function reportNoCalls(
  extractions: readonly Extraction[],
  path: string,
  { parts }: TableName,
  place: Place,
  context: Context,
): void {
  if (extractions.some(extraction => extraction.kind === 'value' || extraction.records.length > 0)) return;
  const where = isGlob(path) ? `None of the ${extractions.length} files that ${path} matches` : path;
  const holds = isGlob(path) ? 'holds a' : 'holds no';
  context.report({
    rule: 'table-missing',
    message: `${where} ${holds} call of ${parts.join('.')}().`,
    place,
  });
}
