import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { callsNamed } from '../calls/find-calls.js';
import { reportNotTaken } from '../calls/not-taken.js';
import { reportOtherNames } from '../calls/other-names.js';
import type { Context } from '../context.js';
import { reportEntriesNotTaken } from '../entries/not-taken.js';
import { callFields, plainIndex, toPlain } from '../evaluate/plain-data.js';
import { CallResult, type Entry, Mapping, Sequence, Unresolved, type Value } from '../evaluate/value.js';
import { grammarOption } from '../grammar-option.js';
import { parseLocator, parseTableName, type TableName } from '../locator.js';
import { readTables } from '../read-files.js';
import { type Extraction, record, type SourceRecord, together } from '../record.js';
import type { SourceFile } from '../syntax/source-file.js';
import { chainOf } from '../tables/call-chain.js';
import { conditionOfCall, conditionOfValue } from '../tables/may-not-run.js';
import { tableNamed } from '../tables/named-table.js';
import { reportConditions, reportNoCalls, reportNotes, reportTests } from '../tables/reports.js';
import { isUnknownResult } from '../tables/unknown-result.js';
import { type KindOf, NOTHING } from './kind.js';

/** `table`: a named literal of a source file, or all calls of a function, read without running anything. */
export const kind: KindOf<string> = {
  name: 'table',
  path: 'itself',
  schema: z
    .string()
    .regex(/^[^#]+#.+$/, {
      error: 'A table is named as file#NAME, for example src/tokens.py#KEYWORDS.',
      abort: true,
    })
    .refine(text => parseTableName(parseLocator(text).fragment ?? '') !== undefined, {
      error:
        'Behind "#" stands a name (KEYWORDS), names with dots (Lexer.KEYWORDS), a name with its number (WORDS@2) or calls (define()).',
    })
    .meta({
      description:
        'A named literal in a source file (map, list, set, tuple, enum, class constants, the literal that a function returns, the arms of its switch or match), as file#NAME; or all calls of a function, as file#name(). The file may be a glob.',
      examples: ['src/tokens.py#KEYWORDS', 'src/lexer.ts#Lexer.RESERVED', 'src/builtins.js#define()'],
    }),
  options: { grammar: grammarOption },
  async read(spec, { grammar }, at, context) {
    const { path, fragment } = parseLocator(spec);
    const name = parseTableName(fragment as string) as TableName;
    const place = context.placeOf([...at, 'table']);
    const read = (file: string, each: Context) =>
      context.files.withGrammars(() =>
        readFile(context.files.open(file, grammar as string | undefined), name, place, each),
      );
    const extractions = await readTables(path, name.parts.join('.'), place, context, read);
    if (name.calls && extractions.length > 0) reportNoCalls(extractions, path, name, place, context);
    return together(extractions);
  },
};

/** @param at where the table is named in refdata.yml. */
function readFile(file: SourceFile, name: TableName, at: Place, context: Context): Extraction {
  const { evaluator } = context.files;
  evaluator.restart();
  const extraction = name.calls ? readCalls(file, name, context) : readTable(file, name, at, context);
  // A syntax error anywhere in a file makes every table of it doubtful, and those of files that import it.
  for (const error of context.files.syntaxErrors()) {
    context.report({ rule: 'source-syntax', message: `${error.file} has a syntax error.`, place: error });
  }
  reportNotes(context);
  return extraction;
}

function readTable(file: SourceFile, name: TableName, at: Place, context: Context): Extraction {
  const found = tableNamed(file, name, at, context);
  if (!found) return NOTHING;
  if (isUnknownResult(found.value, file)) {
    context.leavesOut({});
    context.report({
      rule: 'source-unresolved',
      message: `${name.parts.join('.')} cannot be read: what ${found.value.callee} gives is not known before the program runs.`,
      remedy: 'Name a literal, or supply the values with another source.',
      place: found.place,
    });
    return NOTHING;
  }
  const condition = found.bound && conditionOfValue(found.bound, file, context.files.evaluator);
  const extraction = withCondition(extractionOf(found.value, found.place), condition);
  if (condition !== undefined && extraction.kind === 'value') {
    context.report({
      rule: 'table-conditional',
      message: `${name.parts.join('.')} gets its value under the condition ${condition}.`,
      place: found.place,
    });
  }
  if (extraction.kind === 'records' && extraction.records.length === 0) {
    context.report({
      rule: 'source-empty',
      message: `${name.parts.join('.')} is empty.`,
      place: found.place,
    });
  }
  if (extraction.kind === 'records') reportTests(found.tests, 'part', name.parts.join('.'), file, context);
  if (extraction.kind === 'records') reportConditions(name.parts.join('.'), extraction.records, context);
  const leftOut = found.tests + context.files.evaluator.countOfLost;
  if (found.bound)
    reportEntriesNotTaken(found.bound, file, found.value, name.parts.join('.'), leftOut, context);
  return extraction;
}

/** With the condition that all of it stands under. */
function withCondition(extraction: Extraction, condition: string | undefined): Extraction {
  if (condition === undefined || extraction.kind === 'value') return extraction;
  return {
    ...extraction,
    records: extraction.records.map(each => underAlso(each, condition)),
  };
}

function underAlso(made: SourceRecord, condition: string | undefined): SourceRecord {
  if (condition === undefined || made.fields.condition !== undefined) return made;
  return { ...made, fields: { ...made.fields, condition } };
}

function extractionOf(value: Value, place: Place): Extraction {
  if (value instanceof Mapping) {
    return { kind: 'records', records: value.entries.map(entry => recordOf(toPlain(entry.key), entry)) };
  }
  if (value instanceof Sequence)
    return {
      kind: 'records',
      records: value.entries.map((entry, i) => recordOf(plainIndex(value, i), entry)),
    };
  if (value instanceof CallResult)
    return {
      kind: 'records',
      records: [record({ key: 0, value: toPlain(value), ...callFields(value) }, place)],
    };
  return { kind: 'value', value: toPlain(value), place };
}

function recordOf(key: unknown, entry: Entry, chain: readonly unknown[] = []): SourceRecord {
  const { value, origin } = entry;
  const { comment, condition, place } = origin;
  return record(
    {
      key,
      value: toPlain(value),
      ...(value instanceof CallResult && callFields(value)),
      ...(comment !== undefined && { comment }),
      ...(condition !== undefined && { condition }),
      ...(chain.length > 0 && { chain }),
    },
    place,
  );
}

/** Every call of a function by this name; of those that the text has besides, the lines are told. */
function readCalls(file: SourceFile, name: TableName, context: Context): Extraction {
  const { evaluator } = context.files;
  const found = callsNamed(file, name);
  const calls = found.filter(({ call, file: part }) => !part.isForTests(call));
  reportTests(found.length - calls.length, 'call', `${name.parts.join('.')}()`, file, context);
  const records = calls.map(({ call, file: part }, i) => {
    const site = { file: part, env: undefined };
    const meaning = part.language.expression(call);
    const given = evaluator.evaluate(call, site);
    // What a table gives when something is put into it is not asked for.
    const value =
      given instanceof Unresolved && meaning.kind === 'call'
        ? evaluator.calls.asWritten(meaning, site)
        : given;
    const made = recordOf(i, { value, origin: part.origin(call) }, chainOf(call, part, context));
    return underAlso(made, conditionOfCall(call, part, evaluator));
  });
  evaluator.names.changes.forget(calls.map(({ call, file: part }) => part.place(call)));
  reportNotTaken(file, name, found, context);
  reportOtherNames(file, name, found, context);
  reportConditions(`${name.parts.join('.')}()`, records, context);
  return { kind: 'records', records };
}
