import type { Place } from '../../findings/finding.js';
import type { Context as WholeContext } from '../context.js';
import { Described } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { keyText } from '../evaluate/plain-data.js';
import { CallResult, Mapping, Sequence, UndefinedName, Unresolved, type Value } from '../evaluate/value.js';
import type { Definition } from '../languages/language/definitions.js';
import { changesOf, type FoundChange } from '../syntax/changes-of.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { reportMadeNames } from './made-names.js';
import { settledSymbol } from './settled-symbol.js';
import { type ModuleSymbol, valueSymbol } from './symbol.js';

type Context = Pick<WholeContext, 'files' | 'report' | 'leavesOut'>;

/** What a file offers to others by its language's own rules: what it defines and exports, and what it passes on. */
export function exportedSymbols(
  file: SourceFile,
  context: Context,
  seen = new Set<SourceFile>(),
): ModuleSymbol[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { evaluator } = context.files;
  const definitions = file.definitions().filter(({ container }) => container === null);
  const listed = exportList(file, context);
  if (listed) {
    const byName = new Map(definitions.map(definition => [definition.name, definition]));
    return [...new Set(listed)].map(name => {
      const own = byName.get(name);
      const settled = own && settledSymbol(file, own, context);
      return settled ? { ...settled, exported: true } : passedOn(name, file, context);
    });
  }
  const whole = wholeExport(file, context);
  reportMadeNames(file, context);
  const symbols = definitions
    .filter(({ exported }) => exported)
    .flatMap(own => {
      const settled = settledSymbol(file, own, context);
      return settled ? (own.exportedAs ?? [settled.name]).map(name => ({ ...settled, name })) : [];
    });
  if (whole !== undefined) {
    const more = wholeSymbols(whole, file, context, seen);
    const given = new Set(more.map(({ name }) => name));
    // The same, with what was added to it afterwards.
    symbols.splice(0, symbols.length, ...symbols.filter(({ name }) => !given.has(name)), ...more);
  }
  for (const { name } of file.language.definitions?.reexports?.(file.root) ?? [])
    symbols.push(passedOn(name, file, context));
  // A list of names is the language's way to say what is passed on; without one, what it takes over is its own affair.
  if (file.language.definitions?.exportList !== undefined)
    return [...symbols, ...takenOver(file, symbols, context)];
  const names = new Set(symbols.map(({ name }) => name));
  const passed = new Map<string, ModuleSymbol | null>();
  const isStrict = file.language.definitions?.ambiguousIsNone?.(file.root) === true;
  for (const specifier of file.language.definitions?.wildcardReexports?.(file.root) ?? file.wildcards()) {
    const module = context.files.resolve(specifier, file);
    if (typeof module !== 'object' || module === null || !('tree' in module)) {
      context.leavesOut({ module: evaluator.moduleName(file) });
      context.report({
        rule: 'symbol-unresolved',
        message: `${file.path} passes on all names of ${specifier}, which is not in the repository.`,
        place: { file: file.path },
      });
      continue;
    }
    for (const symbol of exportedSymbols(module, context, seen)) {
      if (names.has(symbol.name) || symbol.name === 'default') continue;
      const other = passed.get(symbol.name);
      // Two that are not the same are none, where the language says so.
      if (other && !isSame(other, symbol) && isStrict) passed.set(symbol.name, null);
      else if (other === undefined)
        passed.set(symbol.name, { ...symbol, module: evaluator.moduleName(file) });
    }
  }
  return [...symbols, ...[...passed.values()].flatMap(each => each ?? [])];
}

function isSame(a: ModuleSymbol, b: ModuleSymbol): boolean {
  return a.place.file === b.place.file && a.place.line === b.place.line;
}

/** What a file has from modules that are in no source, with all their names, and counts as its own. */
function takenOver(file: SourceFile, known: readonly ModuleSymbol[], context: Context): ModuleSymbol[] {
  const { evaluator } = context.files;
  const defined = new Set(known.map(({ name }) => name));
  return file.wildcards().flatMap(specifier => {
    const module = evaluator.names.foreign(specifier, file);
    // What else it has may have the name of anything that the file had itself.
    if (!evaluator.names.isModule(specifier, file)) context.leavesOut({ module: evaluator.moduleName(file) });
    return (module?.namesOf(evaluator.moduleName(file)) ?? [])
      .filter(name => !defined.has(name) && evaluator.names.exported(name, file) === module?.get(name))
      .map(name => passedOn(name, file, context));
  });
}

/** What a file says that it gives others as a whole, with what cannot be followed of it told. */
function wholeExport(file: SourceFile, context: Context): Value | undefined {
  const { evaluator } = context.files;
  const all = file.wholeExports();
  if (all.length === 0) return undefined;
  evaluator.takeNotes();
  const whole = evaluator.names.wholeExport(file);
  for (const { when, place, text } of evaluator.takeNotes().changes) {
    if (when === 'later') continue;
    const message = `What ${file.path} gives others is changed in a way that cannot be followed: ${text}`;
    context.report({ rule: 'source-not-taken', message, place });
  }
  if (whole === undefined) {
    const places = all.map(({ binding }) => file.place(binding.node));
    const lines = places.map(({ line }) => line).join(', ');
    const message = `What ${file.path} gives others is one thing or another when the program runs (lines ${lines}).`;
    context.report({ rule: 'source-not-taken', message, place: places[0] ?? file.place(file.root) });
  }
  return whole;
}

/** `module.exports = …`: the entries of a table, what another file gives others, or what the module is itself. */
function wholeSymbols(
  given: Value,
  file: SourceFile,
  context: Context,
  seen: Set<SourceFile>,
): ModuleSymbol[] {
  const { evaluator } = context.files;
  const module = evaluator.moduleName(file);
  const whole = given instanceof CallResult ? (given.returned ?? given) : given;
  if (whole instanceof Described && whole.kind === 'module' && whole.site.file !== file)
    return exportedSymbols(whole.site.file, context, seen).map(each => ({ ...each, module }));
  const symbol = (name: string, value: Value, place: Place) =>
    valueSymbol(name, value, place, module, evaluator, file);
  if (whole instanceof Mapping)
    return whole.entries.map(({ key, value, origin }) => symbol(keyText(key), value, origin.place));
  return [symbol('default', whole, file.place(file.wholeExports()[0]?.binding.node ?? file.root))];
}

function passedOn(name: string, file: SourceFile, context: Context): ModuleSymbol {
  const { evaluator } = context.files;
  const place = file.place(placeOf(name, file, context));
  // Where a language says nothing of values, a definition has its kind and its documentation.
  if (!file.language.definitions?.describe) {
    const definition = importedDefinition(name, file, context);
    if (definition) return { ...definition, name, module: evaluator.moduleName(file) };
  }
  // `null` is a value: the constant of many.
  const value = [evaluator.names.exported(name, file), evaluator.names.submodule(name, file)].find(
    each => each !== undefined,
  );
  if (value === undefined || (value instanceof Unresolved && !(value instanceof UndefinedName))) {
    const definition = importedDefinition(name, file, context);
    if (definition) return { ...definition, name, module: evaluator.moduleName(file) };
  }
  if (value === undefined) {
    const missing = new Unresolved('it is not defined in the sources', place, name, 'symbol-unresolved');
    return valueSymbol(name, missing, place, evaluator.moduleName(file), evaluator, file);
  }
  return valueSymbol(name, value, place, evaluator.moduleName(file), evaluator, file);
}

/** Where a file binds a name at its top, takes it over with all names of another module, or lists what it exports. */
function placeOf(name: string, file: SourceFile, { files }: Context): Node {
  const { names } = files.evaluator;
  const bindingOf = (each: string) => file.bindings(each).find(({ scope }) => scope === file.root.id);
  const own = bindingOf(name);
  if (own) return own.name;
  for (const { specifier, node } of file.language.imports.wildcardStatements?.(file.root) ?? []) {
    const module = names.source(specifier, file);
    if (module ? names.exported(name, module) !== undefined : names.foreign(specifier, file)?.names.has(name))
      return node;
  }
  const exportList = file.language.definitions?.exportList;
  const listed = exportList === undefined ? undefined : bindingOf(exportList);
  return listed?.name ?? file.occurrences(name)[0] ?? file.root;
}

/** What a name is in the module that it is imported from, where it has no value: a type, a trait. */
function importedDefinition(
  name: string,
  file: SourceFile,
  context: Context,
  seen: readonly string[] = [],
): ModuleSymbol | undefined {
  const key = `${file.path}:${name}`;
  if (seen.includes(key)) return undefined;
  for (const { binding, scope } of file.bindings(name)) {
    if (binding.kind !== 'import' || binding.name === null || (seen.length > 0 && scope !== file.root.id))
      continue;
    for (const [module, inside] of modulesOf(binding.specifier, file, context)) {
      const isMeant = (each: Definition) => each.container === inside && each.name === binding.name;
      const found = module.definitions().find(isMeant);
      const settled = found && settledSymbol(module, found, context);
      if (settled) return { ...settled, exported: true, container: null };
      // It may have it from elsewhere itself.
      const further =
        inside === null ? importedDefinition(binding.name, module, context, [...seen, key]) : undefined;
      if (further) return further;
    }
  }
  return undefined;
}

/** Files that a path may mean, each with the module in it that the rest of the path names. */
function* modulesOf(
  specifier: string,
  file: SourceFile,
  context: Context,
): Generator<readonly [SourceFile, string | null]> {
  const whole = context.files.resolve(specifier, file);
  if (whole instanceof Object && 'tree' in whole) {
    if (whole !== file) yield [whole as SourceFile, null];
    return;
  }
  const { modulesInFiles } = file.language.imports;
  const [own, ...others] = modulesInFiles?.(specifier) ?? [{ file: null, container: specifier }];
  if (own) yield [file, own.container];
  for (const { file: other, container } of others) {
    const module = other === null ? file : context.files.resolve(other, file);
    if (module instanceof Object && 'tree' in module) {
      yield [module as SourceFile, container];
      return;
    }
  }
}

/** The names of the list that says what a file exports; undefined without such a list. */
function exportList(file: SourceFile, context: Context): string[] | undefined {
  const list = file.language.definitions?.exportList;
  const { evaluator } = context.files;
  const runs = (node: Node) => file.language.statements?.runsWithFile(node, file, evaluator);
  const bound = list === undefined ? [] : file.bindings(list).filter(({ scope }) => scope === file.root.id);
  const live = bound.filter(({ binding }) => runs(binding.node) !== false);
  // The last one holds, if it is certain that it does.
  const first = live.at(-1);
  if (list === undefined || !first) return undefined;
  if (live.length > 1 && runs(first.binding.node) !== true) {
    const message = `${list} is one list or another: a branch decides when the program runs.`;
    context.report({ rule: 'source-unresolved', message, place: file.place(first.binding.node) });
  }
  const value = evaluator.valueOf(list, first, file);
  const changes = changesOf(file, list, first);
  for (const { place, text } of notFollowed(first, changes, file, evaluator)) {
    const message = `${list} is changed in a way that cannot be followed: ${text}`;
    context.report({ rule: 'source-unresolved', message, place });
  }
  if (!(value instanceof Sequence)) {
    const { reason, place } =
      value instanceof Unresolved
        ? value
        : { reason: 'it is no list', place: file.place(first.binding.node) };
    context.report({ rule: 'source-unresolved', message: `${list} cannot be read: ${reason}.`, place });
    return undefined;
  }
  const added = changes.flatMap(({ change, when }) => {
    if (when !== 'sometimes') return [];
    const isCertain = runs(change.node);
    if (isCertain === false) return [];
    if (change.kind !== 'extend' && change.kind !== 'append') {
      const message = `${list} is changed in a way that cannot be followed: ${file.quote(change.node)}`;
      context.report({ rule: 'source-unresolved', message, place: file.place(change.node) });
      return [];
    }
    const nodes = change.kind === 'extend' ? change.values : change.items.map(({ node }) => node);
    return nodes.flatMap(node => {
      const site = { file, env: undefined };
      const more = 'id' in node ? evaluator.evaluate(node, site) : evaluator.meaning(node, change.node, site);
      for (const { value: name, origin } of more instanceof Sequence ? more.entries : []) {
        if (isCertain) continue;
        const message = `${String(name)}: a branch decides whether it is in ${list}.`;
        context.report({ rule: 'symbol-conditional', message, place: origin.place });
      }
      return more instanceof Sequence ? more.entries.map(entry => entry.value) : [more];
    });
  });
  const names = [...value.entries.map(entry => entry.value), ...added];
  for (const name of names) {
    if (!(name instanceof Unresolved)) continue;
    const message = `A name in ${list} cannot be read: ${name.reason}.`;
    context.report({ rule: 'source-unresolved', message, place: name.place });
  }
  return names.filter(name => typeof name === 'string');
}

/** Where such a list is changed, and neither by a statement that is applied, nor in a branch, which is reported by itself. */
function notFollowed(
  bound: BoundName,
  changes: readonly FoundChange[],
  file: SourceFile,
  evaluator: Evaluator,
): { place: Place; text: string }[] {
  const lineOf = (node: Node) => file.place(node).line;
  const noted = evaluator.takeNotes().changes.filter(({ when }) => when === 'always');
  const known = new Set([...changes.map(({ change }) => change.node), bound.binding.node].map(lineOf));
  const isKnown = (node: Node) =>
    known.has(lineOf(node)) || changes.some(({ uses }) => uses.some(use => contains(node, use)));
  const others = (evaluator.names.changes.ofDefinitions?.listChanges(bound, file) ?? []).filter(
    ({ node, file: where }) =>
      (where !== file || !isKnown(node)) &&
      where.language.statements?.runsWithFile(node, where, evaluator) !== false,
  );
  return [
    ...noted,
    ...others.map(({ node, file: where }) => ({ place: where.place(node), text: where.quote(node) })),
  ];
}
