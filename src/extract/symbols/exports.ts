import type { Context as WholeContext } from '../context.js';
import { Sequence, Unresolved } from '../evaluate/value.js';
import type { Definition } from '../languages/language.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { Node } from '../syntax/tree/node.js';
import { definedSymbol, type ModuleSymbol, valueSymbol } from './symbol.js';

type Context = Pick<WholeContext, 'files' | 'report'>;

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
      return own ? { ...defined(file, own, context), exported: true } : passedOn(name, file, context);
    });
  }
  const symbols = definitions.filter(({ exported }) => exported).map(own => defined(file, own, context));
  for (const { name } of file.language.passedOn?.(file.root) ?? [])
    symbols.push(passedOn(name, file, context));
  // A list of names is the language's way to say what is passed on; without one, what it takes over is its own affair.
  if (file.language.exportList !== undefined) return symbols;
  const names = new Set(symbols.map(({ name }) => name));
  for (const specifier of file.wildcards()) {
    const module = context.files.resolve(specifier, file);
    if (typeof module !== 'object' || module === null || !('tree' in module)) {
      context.report({
        rule: 'symbol-unresolved',
        message: `${file.path} passes on all names of ${specifier}, which is not in the repository.`,
        place: { file: file.path },
      });
      continue;
    }
    for (const symbol of exportedSymbols(module, context, seen)) {
      if (names.has(symbol.name) || symbol.name === 'default') continue;
      names.add(symbol.name);
      symbols.push({ ...symbol, module: evaluator.moduleName(file) });
    }
  }
  return symbols;
}

function defined(file: SourceFile, definition: Definition, context: Context): ModuleSymbol {
  const { doubt, name } = definition;
  const { evaluator } = context.files;
  const symbol = definedSymbol(file, definition, evaluator);
  if (doubt) {
    context.report({
      rule: 'symbol-conditional',
      message: `${name}: ${doubt.reason} when the program runs.`,
      place: file.place(doubt.node),
    });
  }
  const others = doubt?.others.map(node => definedSymbol(file, instead(definition, node), evaluator)) ?? [];
  const same = others.every(
    ({ what, description }) =>
      what === symbol.what &&
      description.signature === symbol.description.signature &&
      description.documentation === symbol.description.documentation,
  );
  if (same || !doubt) return symbol;
  // Which of them is meant nobody can say: the one that was guessed would be wrong somewhere.
  const problem = new Unresolved(doubt.reason, file.place(doubt.node), name, 'symbol-unresolved');
  const kinds = new Set([symbol, ...others].map(({ what }) => what));
  return {
    ...symbol,
    what: kinds.size === 1 ? symbol.what : 'unknown',
    description: { signature: problem, documentation: problem },
  };
}

/** What stands at another place for the same name, of whatever kind it is there. */
function instead(definition: Definition, node: Node): Definition {
  const { name, what, exported } = definition;
  const isCode = what === 'function' || what === 'class';
  return {
    name,
    what: isCode ? 'variable' : what,
    container: null,
    exported,
    signature: null,
    documentation: '',
    node,
    open: true,
  };
}

function passedOn(name: string, file: SourceFile, context: Context): ModuleSymbol {
  const { evaluator } = context.files;
  const place = file.place(file.occurrences(name)[0] ?? file.root);
  const value =
    evaluator.names.exported(name, file) ??
    evaluator.names.submodule(name, file) ??
    new Unresolved('it is not defined in the sources', place, name, 'symbol-unresolved');
  return valueSymbol(name, value, place, evaluator.moduleName(file), evaluator, file);
}

/** The names of the list that says what a file exports; undefined without such a list. */
function exportList(file: SourceFile, context: Context): string[] | undefined {
  const list = file.language.exportList;
  const bound = list === undefined ? [] : file.bindings(list).filter(({ scope }) => scope === file.root.id);
  const [first] = bound;
  if (list === undefined || !first) return undefined;
  const { evaluator } = context.files;
  const value = evaluator.valueOf(list, first, file);
  // What is added in a branch may be there or not: it is published, and told below.
  for (const { when, place, text } of evaluator.takeNotes().changes) {
    if (when !== 'always') continue;
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
  const added = file.changes(list, first).flatMap(({ change, when }) => {
    if (when !== 'sometimes') return [];
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
