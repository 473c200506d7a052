import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { nearest } from '../../text/nearest.js';
import { callsNamed } from '../calls/find-calls.js';
import { reportNotTaken } from '../calls/not-taken.js';
import type { Context } from '../context.js';
import { reportEntriesNotTaken } from '../entries/not-taken.js';
import { Described } from '../evaluate/environment.js';
import { inSpace } from '../evaluate/scoping.js';
import type { ChangeNote } from '../evaluate/table-changes.js';
import {
  CallResult,
  callFields,
  Definition,
  type Entry,
  keyText,
  Mapping,
  Sequence,
  toPlain,
  Unresolved,
  type Value,
} from '../evaluate/value.js';
import { grammarOption } from '../grammar-option.js';
import { isGlob, parseLocator, parseTableName, type TableName } from '../locator.js';
import { methodsNamed } from '../methods.js';
import { readTables } from '../read-files.js';
import { type Extraction, record, type SourceRecord, together } from '../record.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { type KindOf, NOTHING } from './kind.js';

/** Names shown when a table is not found. */
const MAX_SUGGESTIONS = 8;
/** Fewer calls fill no table. */
const MIN_FILLING_CALLS = 2;
/** Names that are looked at for these. */
const MAX_CANDIDATES = 200;

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

/** Tells what was noted while tables were worked out: changes that could not be applied, keys that stand twice. */
export function reportNotes(context: Context): void {
  const { changes, duplicates } = context.files.evaluator.takeNotes();
  for (const { name, when, text, place } of changes) {
    const rule = RULES[when];
    const remedy = when === 'unseen' ? { remedy: UNSEEN_REMEDY } : {};
    context.report({ rule, message: noteMessage(name, when, text), place, ...remedy });
  }
  for (const { key, file: where, node } of duplicates) {
    context.report({
      rule: 'table-duplicate-key',
      message: `The key "${key}" stands twice; the entry in this line replaces the earlier one.`,
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
  const extraction = extractionOf(found.value, found.place);
  if (extraction.kind === 'records' && extraction.records.length === 0) {
    context.report({
      rule: 'source-empty',
      message: `${name.parts.join('.')} is empty.`,
      place: found.place,
    });
  }
  if (extraction.kind === 'records') reportTests(found.tests, 'part', name.parts.join('.'), file, context);
  if (extraction.kind === 'records') reportConditions(name.parts.join('.'), extraction.records, context);
  const leftOut = found.tests + context.files.evaluator.countOfDuplicates;
  if (found.bound)
    reportEntriesNotTaken(found.bound, file, found.value, name.parts.join('.'), leftOut, context);
  return extraction;
}

interface FoundTable {
  readonly value: Value;
  readonly place: Place;
  readonly tests: number;
  /** What it is bound to, where it is not a part of that. */
  readonly bound?: BoundName;
}

/** The table that a locator means and where it is defined; nothing after reporting why not. */
export function tableNamed(
  file: SourceFile,
  name: TableName,
  at: Place,
  context: Context,
): FoundTable | undefined {
  const { evaluator } = context.files;
  const methods = methodsNamed(file, name.parts);
  const isMethod = methods.length > 0;
  const found = isMethod
    ? oneOf(methods, methods, name.parts.join('.'), name, file, at, context)
    : find(file, name, at, context);
  if (!found) return undefined;
  const [first, ...rest] = (isMethod ? name.parts.slice(-1) : partsIn(name, file)) as [string, ...string[]];
  const { node } = found.binding;
  let value = evaluator.members.tableOf(evaluator.valueOf(first, found, file));
  for (const part of rest) {
    const member = evaluator.members.ifAny(value, part);
    if (member === undefined && value instanceof Mapping) {
      reportMissing(
        part,
        value.entries.map(entry => keyText(entry.key)),
        first,
        at,
        context,
      );
      return undefined;
    }
    value = evaluator.members.tableOf(member ?? evaluator.members.of(value, part, node, file));
  }
  const place = file.place(node);
  if (value instanceof Unresolved) {
    context.leavesOut({});
    const remedy =
      value.rule === 'source-unresolved'
        ? 'Name a literal, or supply the values with another source.'
        : undefined;
    context.report({
      rule: value.rule,
      message: `${name.parts.join('.')} cannot be read: ${value.reason}.`,
      place: value.place,
      ...(remedy && { remedy }),
    });
    return undefined;
  }
  if (value instanceof Definition) {
    context.report({
      rule: 'source-unresolved',
      message: `${name.parts.join('.')} is a ${value.kind} that does not stand for a table.`,
      remedy: 'Name a literal, a class with constants, or a function that only returns a literal.',
      place: value.place,
    });
    return undefined;
  }
  return { value, place, tests: file.testsIn(node), ...(rest.length === 0 && { bound: found }) };
}

/** Tells how much is left out since it is compiled for tests alone. */
function reportTests(
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
    const written = /^#!?\[|cfg!/.test(condition) ? condition : `#if ${condition}`;
    const message = `${count} of ${name} ${more.length === 0 ? 'stands' : 'stand'} under ${written}.`;
    context.report({ rule: 'table-conditional', message, place: (first as SourceRecord).place });
  }
}

/**
 * Whether a program gets a table from a call: of a compiled one, a constructor's arguments are what its object holds, those of others
 * are not; of the library's functions it is known which make lists and maps.
 */
function isUnknownResult(value: Value, file: SourceFile): value is CallResult {
  if (!(value instanceof CallResult) || value.isRecord || value.of?.kind === 'class')
    return value instanceof CallResult && value.of?.kind === 'class' && isOfTable(value.of, file);
  const { effects, isData } = file.language;
  if (!effects?.sees && !isData)
    return value.of === undefined ? givesTable(value.callee, file) : value.returned === undefined;
  // `Name.new` of some languages is `new Name` of others; in one, only literals make objects.
  const [, name] =
    /(\w+)(?:<.*>)?!?$/s.exec(isData ? value.callee.replace(/(?:\.|::)new$/, '') : value.callee) ?? [];
  const isObject =
    name !== undefined &&
    /^[A-Z]/.test(name) &&
    !effects?.literalsAlone &&
    !/(?:List|Map|Set|Queue|Deque|Vector|Hash|Array|Dictionary|Table|Seq)$/.test(name);
  return !isObject;
}

/** Whether a class is made from a list or map of the language. */
function isOfTable(of: Definition, file: SourceFile): boolean {
  const { tableTypes } = file.language.effects ?? {};
  if (!tableTypes || !(of instanceof Described) || of.shape?.kind !== 'class') return false;
  return of.shape.class.bases.some(base => tableTypes.test(base.text));
}

/** Whether a function of the library makes a list or map of what it gets. */
function givesTable(callee: string, file: SourceFile): boolean {
  const { effects } = file.language;
  const name = callee.replace(/^new\s+/, '');
  const method = /\.(\w+)$/.exec(name)?.[1] ?? '';
  const isMethod = effects !== undefined && Object.hasOwn(effects.libraryMethods, method);
  const call = effects?.libraryFunction(name) ?? (isMethod ? effects.libraryMethods[method] : undefined);
  return call?.givesTable === true || [call?.self, ...(call?.args ?? [])].some(isTable);
}

function isTable(what: string | undefined): boolean {
  return (
    what !== undefined && /\b(?:copy|each|mapped|pairs|tuples|unpairs|described)\b|^write same$/.test(what)
  );
}

function extractionOf(value: Value, place: Place): Extraction {
  if (value instanceof Mapping) {
    return { kind: 'records', records: value.entries.map(entry => recordOf(toPlain(entry.key), entry)) };
  }
  if (value instanceof Sequence)
    return { kind: 'records', records: value.entries.map((entry, i) => recordOf(i, entry)) };
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
    return recordOf(i, { value, origin: part.origin(call) }, chainOf(call, part, context));
  });
  evaluator.names.changes.forget(calls.map(({ call, file: part }) => part.place(call)));
  reportNotTaken(file, name, found, context);
  reportConditions(`${name.parts.join('.')}()`, records, context);
  return { kind: 'records', records };
}

/** Tells that nothing is called so: of many files some may hold no call, but one of them has to. */
function reportNoCalls(
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

/** The calls that follow on what a call gives: `command("build").description("…").option("…")`. */
function chainOf(first: Node, file: SourceFile, { files: { evaluator } }: Context): unknown[] {
  const { language } = file;
  const chain: unknown[] = [];
  for (let at = first, next = at.parent; next; next = at.parent) {
    let meaning = language.expression(next);
    let name = meaning.kind === 'call' && meaning.object?.id === at.id ? meaning.callee.text : undefined;
    if (meaning.kind === 'member' && meaning.object.id === at.id && next.parent) {
      name = meaning.name;
      const callee = next;
      next = next.parent;
      meaning = language.expression(next);
      if (meaning.kind !== 'call' || meaning.callee.id !== callee.id) break;
    }
    if (name === undefined || meaning.kind !== 'call') break;
    const value = evaluator.evaluate(next, { file, env: undefined });
    const fields = value instanceof CallResult ? callFields(value) : { args: [], kwargs: {} };
    chain.push({ ...fields, call: name });
    at = next;
  }
  return chain;
}

/** Stands for `module.exports = …`, which no name alone is bound to. */
const WHOLE_EXPORT = 'module.exports';

/** Names of a locator, where `default` and `module.exports` are what the file exports as a whole. */
function partsIn({ parts }: TableName, file: SourceFile): readonly string[] {
  if (file.wholeExports().length === 0 || file.bindings('default').length > 0) return parts;
  if (parts[0] === 'module' && parts[1] === 'exports') return [WHOLE_EXPORT, ...parts.slice(2)];
  return parts[0] === 'default' ? [WHOLE_EXPORT, ...parts.slice(1)] : parts;
}

/** The definition that a locator means: the outermost one of that name, variables before members of objects. */
function find(file: SourceFile, name: TableName, at: Place, context: Context): BoundName | undefined {
  const [first] = partsIn(name, file) as [string, ...string[]];
  const bound = first === WHOLE_EXPORT ? file.wholeExports() : inSpace('any', file.bindings(first));
  const known = bound.filter(each => !isOpaque(each) || isGivenAgain(each, bound));
  // A name of something outside of the repository is no table: a method may have it, too.
  const isOutside = ({ binding }: BoundName) =>
    binding.kind === 'import' && !context.files.evaluator.names.isModule(binding.specifier, file);
  const inside = known.filter(each => !isOutside(each));
  const all = inside.length > 0 ? inside : known;
  if (all.length === 0) {
    const filled = methodsThatFill(first, file.text);
    if (filled.length > 0) {
      context.report({
        rule: 'table-missing',
        message: `${file.path} has no literal ${first}: calls fill it.`,
        remedy: `Name the calls: ${filled.map(method => `${file.path}#${first}.${method}()`).join(' or ')}.`,
        place: at,
      });
      return undefined;
    }
    reportMissing(first, file.names(), file.path, at, context, candidate => isDefined(candidate, file));
    return undefined;
  }
  const group = [
    all.filter(({ binding, scope }) => !binding.member && scope === file.root.id),
    all.filter(({ binding }) => binding.exported !== undefined),
    all.filter(({ binding }) => !binding.member),
    all,
  ].find(candidates => candidates.length > 0) as BoundName[];
  return oneOf(all, group, first, name, file, at, context);
}

/** The definition that the number of a locator says, or else the only one of a group; reported when there are several. */
function oneOf(
  all: readonly BoundName[],
  group: readonly BoundName[],
  title: string,
  { occurrence }: TableName,
  file: SourceFile,
  at: Place,
  context: Context,
): BoundName | undefined {
  if (occurrence !== undefined) {
    const chosen = all[occurrence - 1];
    const message = `${file.path} defines ${title} ${times(all.length)}: there is no ${title}@${occurrence}.`;
    if (!chosen) context.report({ rule: 'table-missing', message, place: at });
    return chosen;
  }
  if (group.length === 1) return group[0];
  const choices = group.map(
    bound => `${title}@${all.indexOf(bound) + 1} (line ${file.place(bound.binding.node).line})`,
  );
  context.report({
    rule: 'table-ambiguous',
    message: `${file.path} defines ${title} ${times(group.length)}.`,
    remedy: `Write one of ${choices.join(', ')}.`,
    place: at,
  });
  return undefined;
}

/** Methods that are called on a name with a text first, several times: `keywords.put("and", …)`. */
function methodsThatFill(name: string, text: string): string[] {
  const counts = new Map<string, number>();
  const escaped = name.replace(/[^\w]/g, '\\$&');
  for (const [, method = ''] of text.matchAll(
    new RegExp(`(?<![\\w$.])${escaped}\\.(\\w+)\\(\\s*["'\`]`, 'g'),
  ))
    counts.set(method, (counts.get(method) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= MIN_FILLING_CALLS).map(([method]) => method);
}

/** Whether a name that has a value elsewhere gets another one that nobody knows: `K = None`, and `a, K = Kinds` later. */
function isGivenAgain({ binding, scope }: BoundName, bound: readonly BoundName[]): boolean {
  const { node } = binding;
  return (
    node.parent?.parent === null &&
    node.type === 'expression_statement' &&
    bound.some(other => other.scope === scope && !isOpaque(other))
  );
}

/** Parameters and loop variables are no tables. */
function isOpaque({ binding }: BoundName): boolean {
  return binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque';
}

/** Whether a name is that of something at the top of a file. */
function isDefined(name: string, file: SourceFile): boolean {
  return file.bindings(name).some(bound => {
    const { binding, scope } = bound;
    if (binding.exported !== undefined) return true;
    return scope === file.root.id && binding.kind === 'value' && !binding.member && !isOpaque(bound);
  });
}

/** Tells that there is no such name, with those like it that there are, or else the first few. */
function reportMissing(
  name: string,
  names: Iterable<string>,
  where: string,
  at: Place,
  context: Context,
  isReal: (candidate: string) => boolean = () => true,
): void {
  // Asking whether a name is one is dear: only of those that may be shown.
  const all = [...names];
  const shown: string[] = [];
  for (const candidate of [...nearest(name, all, MAX_CANDIDATES), ...all.slice(0, MAX_CANDIDATES)]) {
    if (shown.length < MAX_SUGGESTIONS && !shown.includes(candidate) && isReal(candidate))
      shown.push(candidate);
  }
  context.report({
    rule: 'table-missing',
    message: `${where} defines no ${name}.`,
    remedy: shown.length > 0 ? `There is ${shown.join(', ')}.` : 'It defines nothing that has a name.',
    place: at,
  });
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
