import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { nearest } from '../../text/nearest.js';
import type { Context } from '../context.js';
import { inSpace } from '../evaluate/names.js';
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
  for (const note of changes) {
    context.report({
      rule: note.when === 'later' ? 'table-changed-later' : 'table-changed',
      message: `${note.name} is changed after its literal: ${note.text}`,
      place: note.place,
    });
  }
  for (const { key, file: where, node } of duplicates) {
    context.report({
      rule: 'table-duplicate-key',
      message: `The key "${key}" stands twice; the entry in this line replaces the earlier one.`,
      place: where.place(node),
    });
  }
}

function readTable(file: SourceFile, name: TableName, at: Place, context: Context): Extraction {
  const found = tableNamed(file, name, at, context);
  if (!found) return NOTHING;
  const extraction = extractionOf(found.value, found.place);
  if (extraction.kind === 'records' && extraction.records.length === 0) {
    context.report({
      rule: 'source-empty',
      message: `${name.parts.join('.')} is empty.`,
      place: found.place,
    });
  }
  if (extraction.kind === 'records') reportConditions(name.parts.join('.'), extraction.records, context);
  return extraction;
}

/** The table that a locator means and where it is defined; nothing after reporting why not. */
export function tableNamed(
  file: SourceFile,
  name: TableName,
  at: Place,
  context: Context,
): { readonly value: Value; readonly place: Place } | undefined {
  const { evaluator } = context.files;
  const found = find(file, name, at, context);
  if (!found) return undefined;
  const [first, ...rest] = partsIn(name, file) as [string, ...string[]];
  const { node } = found.binding;
  let value = evaluator.tableOf(evaluator.valueOf(first, found, file));
  for (const part of rest) {
    const member = evaluator.memberIfAny(value, part);
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
    value = evaluator.tableOf(member ?? evaluator.member(value, part, node, file));
  }
  const place = file.place(node);
  if (value instanceof Unresolved) {
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
  return { value, place };
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
    const message = `${count} of ${name} ${more.length === 0 ? 'stands' : 'stand'} under #if ${condition}.`;
    context.report({ rule: 'table-conditional', message, place: (first as SourceRecord).place });
  }
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

/** Every call of a function by this name (`define(…)`, `registry.define(…)`), in source order. */
function readCalls(file: SourceFile, name: TableName, context: Context): Extraction {
  const last = name.parts.at(-1) as string;
  const full = name.parts.join('.');
  const records: SourceRecord[] = [];
  for (const part of [file, ...file.lists(last)]) {
    for (const node of part.occurrences(last)) {
      const call = callOf(node, part, full);
      if (!call) continue;
      const value = context.files.evaluator.evaluate(call, { file: part, env: undefined });
      const chain = chainOf(call, part, context);
      records.push(recordOf(records.length, { value, origin: part.origin(call) }, chain));
    }
  }
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

/** The call whose callee is this name, alone or at the end of a chain of members that ends with `full`. */
function callOf(name: Node, file: SourceFile, full: string): Node | undefined {
  let callee = name;
  const around = name.parent && file.language.expression(name.parent);
  if (name.parent && around?.kind === 'member' && around.object.id !== name.id) callee = name.parent;
  const object = around?.kind === 'call' && around.callee.id === name.id ? around.object : undefined;
  if (object && `${object.text}.${name.text}`.endsWith(full)) return name.parent ?? undefined;
  const written = dotted(callee.text);
  if (written !== full && !written.endsWith(`.${full}`)) return undefined;
  // Parentheses, as in `(0, module.define)("x")`.
  for (let parent = callee.parent; parent; parent = callee.parent) {
    const meaning = file.language.expression(parent);
    if (meaning.kind === 'call' && meaning.callee.id === callee.id) return parent;
    if (meaning.kind !== 'same' || meaning.node.id !== callee.id) return undefined;
    callee = parent;
  }
  return undefined;
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

/** A chain of names with dots between them, whatever the language writes there: `state->add`, `Rule::add`, `table?.add`. */
function dotted(callee: string): string {
  return callee.replace(/\s*(?:->|::|\?\.|!\.)\s*/g, '.');
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
  const all = bound.filter(each => !isOpaque(each));
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
  if (name.occurrence !== undefined) {
    const chosen = all[name.occurrence - 1];
    const message = `${file.path} defines ${first} ${times(all.length)}: there is no ${first}@${name.occurrence}.`;
    if (!chosen) context.report({ rule: 'table-missing', message, place: at });
    return chosen;
  }
  const group = [
    all.filter(({ binding, scope }) => !binding.member && scope === file.root.id),
    all.filter(({ binding }) => binding.exported !== undefined),
    all.filter(({ binding }) => !binding.member),
    all,
  ].find(candidates => candidates.length > 0) as BoundName[];
  if (group.length === 1) return group[0];
  const choices = group.map(
    bound => `${first}@${all.indexOf(bound) + 1} (line ${file.place(bound.binding.node).line})`,
  );
  context.report({
    rule: 'table-ambiguous',
    message: `${file.path} defines ${first} ${times(group.length)}.`,
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
