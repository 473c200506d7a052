import { z } from 'zod';
import type { Place } from '../../finding.js';
import { nearest } from '../../nearest.js';
import { UnreadableFile } from '../../repository/repository.js';
import type { ConfigPath, Context } from '../context.js';
import { settled } from '../evaluate/evaluator.js';
import { callFields, CallResult, Definition, type Entry, Mapping, Sequence, toPlain, Unresolved, type Value } from '../evaluate/value.js';
import { type Extraction, record, type SourceRecord } from '../record.js';
import { field } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { type KindOf, NOTHING } from './kind.js';
import { isGlob, parseLocator, parseTableName, type TableName } from './locator.js';

/** Names shown when a table is not found. */
const MAX_SUGGESTIONS = 8;

/** `table`: a named literal of a source file, or all calls of a function, read without running anything. */
export const kind: KindOf<string> = {
  name: 'table',
  schema: z
    .string()
    .regex(/^[^#]+#.+$/, 'A table is named as file#NAME, for example src/tokens.py#KEYWORDS.')
    .refine(text => parseTableName(parseLocator(text).fragment ?? '') !== undefined, {
      error: 'Behind "#" stands a name (KEYWORDS), names with dots (Lexer.KEYWORDS), a name with its number (WORDS@2) or calls (define()).',
    })
    .meta({
      description:
        'A named literal in a source file (map, list, set, tuple, enum, class constants, the literal that a function returns, the arms of its switch or match), as file#NAME; or all calls of a function, as file#name(). The file may be a glob.',
      examples: ['src/tokens.py#KEYWORDS', 'src/lexer.ts#Lexer.RESERVED', 'src/builtins.js#define()'],
    }),
  async read(spec, _options, at, context) {
    const { path, fragment } = parseLocator(spec);
    const name = parseTableName(fragment as string) as TableName;
    let paths: string[];
    try {
      paths = isGlob(path) ? context.repository.glob(path) : [path];
    } catch (error) {
      return unreadable(error, at, context);
    }
    if (paths.length === 0) {
      context.report({ rule: 'source-missing', message: `${path} matches no file.`, place: context.placeOf([...at, 'table']) });
      return NOTHING;
    }
    const extractions: Extraction[] = [];
    for (const file of paths) extractions.push(await context.files.withGrammars(() => readFile(file, name, at, context)));
    return extractions.length === 1 ? (extractions[0] as Extraction) : { kind: 'records', records: extractions.flatMap(asRecords) };
  },
};

function readFile(path: string, name: TableName, at: ConfigPath, context: Context): Extraction {
  let file: SourceFile;
  try {
    file = context.files.open(path);
  } catch (error) {
    return unreadable(error, at, context);
  }
  const { evaluator } = context.files;
  const noted = evaluator.notes.length;
  const extraction = name.calls ? readCalls(file, name, at, context) : readTable(file, name, at, context);
  reportSyntaxError(file, context);
  for (const note of evaluator.notes.splice(noted)) {
    context.report({
      rule: note.when === 'later' ? 'table-changed-later' : 'table-changed',
      message: `${note.name} is changed after its literal: ${note.text}`,
      place: note.place,
    });
  }
  return extraction;
}

function readTable(file: SourceFile, name: TableName, at: ConfigPath, context: Context): Extraction {
  const { evaluator } = context.files;
  const found = find(file, name, at, context);
  if (!found) return NOTHING;
  const [first, ...rest] = name.parts as [string, ...string[]];
  let value = settled(evaluator.valueOf(first, found, file));
  const { node } = found.binding;
  for (const part of rest) value = settled(evaluator.tableOf(evaluator.member(evaluator.tableOf(value), part, node, file, 0)));
  value = settled(evaluator.tableOf(value));
  const place = file.place(node);
  if (value instanceof Unresolved) {
    const remedy = value.rule === 'source-unresolved' ? 'Name a literal, or supply the values with another source.' : undefined;
    context.report({ rule: value.rule, message: `${name.parts.join('.')} cannot be read: ${value.reason}.`, place: value.place, ...(remedy && { remedy }) });
    return NOTHING;
  }
  if (value instanceof Definition) {
    context.report({
      rule: 'source-unresolved',
      message: `${name.parts.join('.')} is a ${value.kind} that does not stand for a table.`,
      remedy: 'Name a literal, a class with constants, or a function that only returns a literal.',
      place: value.place,
    });
    return NOTHING;
  }
  return extractionOf(value, place);
}

function extractionOf(value: Value, place: Place): Extraction {
  if (value instanceof Mapping) {
    return { kind: 'records', records: value.entries.map(entry => recordOf(toPlain(entry.key), entry)) };
  }
  if (value instanceof Sequence) return { kind: 'records', records: value.entries.map((entry, i) => recordOf(i, entry)) };
  if (value instanceof CallResult) return { kind: 'records', records: [record({ key: 0, value: toPlain(value), ...callFields(value) }, place)] };
  return { kind: 'value', value: toPlain(value), place };
}

function recordOf(key: unknown, entry: Entry): SourceRecord {
  const { value, origin } = entry;
  const { comment, place } = origin;
  return record(
    { key, value: toPlain(value), ...(value instanceof CallResult && callFields(value)), ...(comment !== undefined && { comment }) },
    place,
  );
}

/** Every call of a function by this name (`define(…)`, `registry.define(…)`), in source order. */
function readCalls(file: SourceFile, name: TableName, at: ConfigPath, context: Context): Extraction {
  const last = name.parts.at(-1) as string;
  const full = name.parts.join('.');
  const records: SourceRecord[] = [];
  for (const node of file.occurrences(last)) {
    const callee = node.parent && field(node.parent, 'object').id !== node.parent.id ? node.parent : node;
    const call = callee.parent;
    if (!call || (callee !== node && !callee.text.endsWith(full))) continue;
    const meaning = file.language.expression(call);
    if (meaning.kind !== 'call' || meaning.callee.id !== callee.id) continue;
    const value = context.files.evaluator.evaluate(call, file);
    records.push(recordOf(records.length, { value, origin: file.origin(call) }));
  }
  if (records.length === 0) {
    context.report({ rule: 'table-missing', message: `${file.path} holds no call of ${full}().`, place: context.placeOf([...at, 'table']) });
  }
  return { kind: 'records', records };
}

/** The definition that a locator means: the outermost one of that name, variables before members of objects. */
function find(file: SourceFile, name: TableName, at: ConfigPath, context: Context): BoundName | undefined {
  const [first] = name.parts as [string, ...string[]];
  const place = context.placeOf([...at, 'table']);
  const all = file.bindings(first).filter(({ binding }) => !(binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque'));
  if (all.length === 0) {
    const names = definedNames(file);
    const near = nearest(first, names, MAX_SUGGESTIONS);
    const known = near.length > 0 ? near : names.slice(0, MAX_SUGGESTIONS);
    context.report({
      rule: 'table-missing',
      message: `${file.path} defines no ${first}.`,
      remedy: known.length > 0 ? `It defines ${known.join(', ')}${names.length > known.length && near.length === 0 ? ', …' : ''}.` : 'It defines nothing that has a name.',
      place,
    });
    return undefined;
  }
  if (name.occurrence !== undefined) {
    const chosen = all[name.occurrence - 1];
    if (!chosen) context.report({ rule: 'table-missing', message: `${file.path} defines ${first} ${all.length} times, not ${name.occurrence}.`, place });
    return chosen;
  }
  for (const group of [
    all.filter(({ binding, scope }) => !binding.member && scope === file.root.id),
    all.filter(({ binding }) => binding.exported !== undefined),
    all.filter(({ binding }) => !binding.member),
    all,
  ]) {
    if (group.length === 1) return group[0];
    if (group.length > 1) {
      const lines = group.map(bound => `${first}@${all.indexOf(bound) + 1} (line ${file.place(bound.binding.node).line})`);
      context.report({ rule: 'table-ambiguous', message: `${file.path} defines ${first} ${group.length} times.`, remedy: `Write one of ${lines.join(', ')}.`, place });
      return undefined;
    }
  }
  return undefined;
}

function definedNames(file: SourceFile): string[] {
  return [...file.names()].filter(name => file.bindings(name).some(({ binding, scope }) => scope === file.root.id && binding.kind === 'value' && (!binding.member || binding.exported !== undefined)));
}

/** A syntax error anywhere in a file makes every table of it doubtful; told once for each file. */
function reportSyntaxError(file: SourceFile, context: Context): void {
  const error = file.syntaxError();
  if (error) context.report({ rule: 'source-syntax', message: `${file.path} has a syntax error.`, place: error });
}

function unreadable(error: unknown, at: ConfigPath, context: Context): Extraction {
  if (!(error instanceof UnreadableFile)) throw error;
  const place = error.line === undefined ? context.placeOf([...at, 'table']) : { file: error.path, line: error.line };
  context.report({ rule: error.rule, message: error.message, remedy: error.remedy, place });
  return NOTHING;
}

function asRecords(extraction: Extraction): readonly SourceRecord[] {
  if (extraction.kind === 'records') return extraction.records;
  return [record({ key: 0, value: extraction.value }, extraction.place)];
}
