import type { Context } from '../context.js';
import { Described, settled } from '../evaluate/environment.js';
import { keyText } from '../evaluate/plain-data.js';
import {
  CallResult,
  Definition,
  type Entry,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from '../evaluate/value.js';
import type { SourceFile } from '../syntax/source-file.js';
import { exportedSymbols } from './exports.js';
import { type ModuleSymbol, valueSymbol } from './symbol.js';

/**
 * The symbols that a table lists: names with functions, a list of names, rows of a name and a function. Where a
 * table has nothing but tables, modules and classes that are tables in its place, each is a module and its key the name.
 */
export function tableSymbols(table: Value, file: SourceFile, context: Context): ModuleSymbol[] {
  const module = context.files.evaluator.moduleName(file);
  const symbols: ModuleSymbol[] = [];
  const first = new Map<string, string>();
  const rows = rowsOf(table, file, context);
  const modules = rows.map(({ value }) => moduleIn(value, context));
  // A table of modules holds nothing else: among functions, a table is a constant.
  const isRegistry = modules.every(each => each !== undefined);
  for (const [i, { name, value, entry }] of rows.entries()) {
    const nested = isRegistry ? modules[i] : undefined;
    const symbol = nested
      ? undefined
      : valueSymbol(name, value, entry.origin.place, module, context.files.evaluator, file);
    const identity = nested?.identity ?? symbol?.identity;
    const known = identity === undefined ? undefined : first.get(identity);
    if (identity !== undefined && known === undefined) first.set(identity, name);
    const { comment, condition } = entry.origin;
    if (symbol) symbols.push({ ...symbol, aliasOf: known, comment, condition });
    else if (known !== undefined) symbols.push(moduleAlias(name, known, entry));
    else symbols.push(...(nested?.symbols(file) ?? []).map(each => ({ ...each, module: name })));
  }
  return symbols;
}

interface Row {
  readonly name: string;
  readonly value: Value;
  readonly entry: Entry;
}

function rowsOf(table: Value, file: SourceFile, context: Context): Row[] {
  if (table instanceof Mapping)
    return table.entries.map(entry => ({ name: keyText(entry.key), value: settled(entry.value), entry }));
  if (!(table instanceof Sequence)) return [];
  return table.entries.flatMap((entry): Row[] => {
    const value = settled(entry.value);
    if (value instanceof Definition) return [{ name: value.name, value, entry }];
    if (typeof value === 'string') {
      const meant = context.files.evaluator.names.exported(value, file);
      const missing = new Unresolved('it is not defined in the sources', entry.origin.place, value);
      return [{ name: value, value: meant ?? missing, entry }];
    }
    const parts = partsOf(value);
    const name = parts.find(part => typeof part === 'string');
    // The row that ends a table in C has no name.
    if (typeof name !== 'string') return [];
    const target = parts.find(part => part instanceof Definition);
    return [{ name, value: target ?? parts.find(part => part !== name) ?? null, entry }];
  });
}

/** Fields of a row, whatever it is made as. */
function partsOf(value: Value): Value[] {
  if (value instanceof Sequence || value instanceof Mapping)
    return value.entries.map(entry => settled(entry.value));
  if (!(value instanceof CallResult)) return [];
  return [...value.positional, ...value.named.values()].map(entry => settled(entry.value));
}

interface Nested {
  readonly identity: string | undefined;
  symbols(file: SourceFile): ModuleSymbol[];
}

/** What an entry offers when it is a module itself: a file, a table, a class that is a table when it is called; or several of these. */
function moduleIn(value: Value, context: Context): Nested | undefined {
  const { evaluator } = context.files;
  if (value instanceof Sequence) return modulesIn(value, context);
  if (value instanceof Mapping)
    return { identity: undefined, symbols: file => tableSymbols(value, file, context) };
  if (!(value instanceof Described)) return undefined;
  const { node, site, kind } = value;
  const identity = `${site.file.path}:${node.startIndex}`;
  if (kind === 'module') return { identity, symbols: () => exportedSymbols(site.file, context) };
  const table = kind === 'class' ? evaluator.calls.instanceOf(value) : undefined;
  if (table === undefined) return undefined;
  return {
    identity,
    symbols() {
      if (table instanceof Mapping) return tableSymbols(table, site.file, context);
      const { reason, place } = table as Unresolved;
      context.report({
        rule: 'source-unresolved',
        message: `What ${value.name} gives cannot be read: ${reason}.`,
        place,
      });
      return [];
    },
  };
}

/** Several modules under one name. */
function modulesIn({ entries }: Sequence, context: Context): Nested | undefined {
  const parts = entries.map(({ value }) => moduleIn(settled(value), context));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return { identity: undefined, symbols: file => parts.flatMap(part => part?.symbols(file) ?? []) };
}

function moduleAlias(name: string, of: string, entry: Entry): ModuleSymbol {
  return {
    name,
    what: 'module',
    container: null,
    exported: true,
    place: entry.origin.place,
    description: { signature: null, documentation: '' },
    module: name,
    aliasOf: of,
  };
}
