import type { Context as WholeContext } from '../context.js';
import type { Effect } from '../effects/trail.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { ForeignModule, Unresolved, type Value } from '../evaluate/value.js';
import type { Definition } from '../languages/language/definitions.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { conditionOfValue } from '../tables/may-not-run.js';
import { definedSymbol, type ModuleSymbol, valueSymbol } from './symbol.js';

type Context = Pick<WholeContext, 'files' | 'report'>;

/**
 * What a file has under the name of a definition when it has run: of several that a branch or an import decides about the one that
 * holds; where that is known to a run alone, it is reported, and what differs among them is not resolved. Undefined where it was
 * taken away again.
 */
export function settledSymbol(
  file: SourceFile,
  definition: Definition,
  context: Context,
): ModuleSymbol | undefined {
  const { doubt, name } = definition;
  const { evaluator } = context.files;
  const symbol = unlessSaidElsewhere(file, named(file, definition, context), evaluator);
  const other = replacedBy(file, definition, symbol.what, evaluator);
  if (other) {
    const message = `${name}: it may be another thing once the program is loaded: ${other.file.quote(other.node)}`;
    context.report({ rule: 'symbol-conditional', message, place: other.file.place(other.node) });
  }
  if (!doubt) {
    const condition = conditionOfLater(file, definition, evaluator);
    if (condition === undefined) return symbol;
    const message = `${name}: it gets its value under the condition ${condition}.`;
    context.report({ rule: 'symbol-conditional', message, place: file.place(definition.node) });
    return { ...symbol, condition };
  }
  const tell = (message: string) =>
    context.report({ rule: 'symbol-conditional', message, place: file.place(doubt.node) });
  const live = holding(definition, doubt, file, context);
  if (live.length === 0) {
    const condition = file.language.statements?.condition(definition.node) ?? 'a condition';
    tell(`${name}: it is there only under \`${condition}\`, which does not hold on Linux.`);
    return { ...symbol, condition };
  }
  const last = live.at(-1) as Candidate;
  if (last.runs) return last.read();
  tell(`${name}: ${doubt.reason} when the program runs.`);
  if (doubt.specifier !== undefined) return symbol;
  const all = live.flatMap(({ read }) => read() ?? []);
  const same = all.every(
    ({ what, description }) =>
      what === symbol.what &&
      description.signature === symbol.description.signature &&
      description.documentation === symbol.description.documentation,
  );
  if (same) return symbol;
  // Which of them is meant nobody can say: the one that was guessed would be wrong somewhere.
  const problem = new Unresolved(doubt.reason, file.place(doubt.node), name, 'symbol-unresolved');
  const kinds = new Set(all.map(({ what }) => what));
  return {
    ...symbol,
    what: kinds.size === 1 ? (all[0] as ModuleSymbol).what : 'unknown',
    description: { signature: problem, documentation: problem },
  };
}

/** What a name gets its value under that is declared without one: `export let run; if (x) run = …`. */
function conditionOfLater(
  file: SourceFile,
  { name, ownName = name, node }: Definition,
  evaluator: Evaluator,
): string | undefined {
  if (node.type !== 'variable_declarator' || node.childForFieldName('value')) return undefined;
  const [only, ...more] = file
    .bindings(ownName)
    .filter(({ binding }) => binding.kind === 'value' && binding.node.id !== node.id);
  return only && more.length === 0 ? conditionOfValue(only, file, evaluator) : undefined;
}

/** What a definition says of itself, but for what something says that is not read. */
function unlessSaidElsewhere(file: SourceFile, definition: Definition, evaluator: Evaluator): ModuleSymbol {
  const symbol = definedSymbol(file, definition, evaluator);
  const { unread, name } = definition;
  if (!unread) return symbol;
  const problem = new Unresolved(unread.reason, file.place(unread.node), name, 'symbol-unresolved');
  return { ...symbol, description: { ...symbol.description, signature: problem } };
}

/** With the name that an expression gives it; where that is not known, or another one has it, too, that is told. */
function named(file: SourceFile, definition: Definition, context: Context): Definition {
  const { computed, container } = definition;
  if (!computed) return definition;
  const value = context.files.evaluator.evaluate(computed, { file, env: undefined });
  const name = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  const isTaken =
    name !== undefined && file.definitions(container ?? undefined).some(each => each.name === name);
  if (name === undefined || isTaken) {
    const message = isTaken
      ? `${name}: ${file.quote(computed)} gives another one the same name.`
      : `The name ${file.quote(computed)} of a definition is known to a run alone.`;
    context.report({ rule: 'symbol-conditional', message, place: file.place(computed) });
  }
  return name === undefined ? definition : renamed(definition, name);
}

/** The same definition under another name: what it says is worked out when it is asked for. */
function renamed(definition: Definition, name: string): Definition {
  return Object.create(definition, { name: { value: name } }) as Definition;
}

/** What gives the name of a function or class another value from elsewhere, or takes it away. */
function replacedBy(
  file: SourceFile,
  { name, ownName = name, container, node }: Definition,
  what: ModuleSymbol['what'],
  evaluator: Evaluator,
): Effect | undefined {
  if (container !== null || (what !== 'function' && what !== 'class')) return undefined;
  return evaluator.names.changes.ofDefinitions
    ?.replacing(ownName, node, file)
    .find(
      effect => effect.file.language.statements?.runsWithFile(effect.node, effect.file, evaluator) !== false,
    );
}

/** A definition that may hold for a name, and whether it certainly runs. */
interface Candidate {
  readonly node: Node;
  readonly runs: boolean | undefined;
  /** Nothing where the name is taken away there. */
  read(): ModuleSymbol | undefined;
}

/** Definitions of a name that are not known to be passed over, in the order of the text: the last one that runs holds. */
function holding(
  definition: Definition,
  doubt: NonNullable<Definition['doubt']>,
  file: SourceFile,
  context: Context,
): Candidate[] {
  const { evaluator } = context.files;
  const runs = (node: Node) => file.language.statements?.runsWithFile(node, file, evaluator);
  const found: Candidate[] = [...doubt.others, definition.node].map(node => ({
    node,
    runs: runs(node),
    read: () =>
      definedSymbol(file, node === definition.node ? definition : instead(definition, node), evaluator),
  }));
  for (const node of doubt.gone ?? []) found.push({ node, runs: runs(node), read: () => undefined });
  const imported =
    doubt.specifier === undefined
      ? undefined
      : memberOf(doubt.specifier, doubt.member ?? definition.name, file, context);
  if (imported !== undefined) {
    const { node } = doubt;
    const read = () =>
      valueSymbol(definition.name, imported, file.place(node), evaluator.moduleName(file), evaluator, file);
    found.push({ node, runs: runs(node), read });
  }
  return found
    .filter(candidate => candidate.runs !== false)
    .sort((a, b) => a.node.startIndex - b.node.startIndex);
}

/** What the module of an import has under a name; undefined when it has nothing like it. */
function memberOf(specifier: string, name: string, file: SourceFile, { files }: Context): Value | undefined {
  const module = files.resolve(specifier, file);
  if (module instanceof ForeignModule) return module.get(name);
  if (typeof module === 'object' && module !== null && 'tree' in module)
    return files.evaluator.names.exported(name, module);
  return new Unresolved(
    `${specifier} is not in the sources`,
    file.place(file.root),
    name,
    'symbol-unresolved',
  );
}

/** What stands at another place for the same name, of whatever kind it is there. */
function instead(definition: Definition, node: Node): Definition {
  const { name, what, container, exported } = definition;
  const isCode = what === 'function' || what === 'method' || what === 'class';
  const isOther = isCode && node.type !== definition.node.type;
  return {
    name,
    what: isOther ? (/^import/.test(node.type) ? 'module' : 'variable') : what,
    container,
    exported,
    signature: null,
    documentation: '',
    node,
    open: true,
  };
}
