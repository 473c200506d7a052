import type { Mapping, Value } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import { type BoundName, isOpaque, type SourceFile } from '../syntax/source-file.js';
import { classChanges } from './class-members.js';
import { attributesSet, listChanges, replacing } from './definitions.js';
import { Flow } from './flow.js';
import { type MadeName, madeMembers, madeNames } from './made-names.js';
import { OwnRunning } from './own-flow.js';
import { isSetByText, mayBeReplaced, mayReplaceMember, replacesMember } from './replaced.js';
import { Rewrites } from './rewrites.js';
import { Running } from './running.js';
import { isAsWritten, Shape } from './state.js';
import type { Effect } from './trail.js';
import type { World } from './world.js';

/**
 * What may change a table while the program is loaded, besides the statements that were applied to it. Described is this moment:
 * the module and what it imports are loaded, and so are the files that import it; nothing else was called.
 */
export class TableEffects {
  private readonly running: Running;
  private readonly ownRunning = new OwnRunning();
  /** Asked closely what sets something of a definition: what is spent on that is not taken from other questions. */
  private readonly settersRunning: Running;
  /** Where names of what cannot be changed get other values. */
  readonly rewrites: Rewrites;

  constructor(private readonly world: World) {
    this.running = new Running(this.world);
    this.settersRunning = new Running(this.world);
    this.rewrites = new Rewrites(this.world, this.running);
  }

  /**
   * @param value what the table holds by its literal and the statements that were applied.
   * @param applied uses of its name that change it in a way that was applied or reported.
   * @param added what these put into it.
   */
  of(
    name: string,
    bound: BoundName,
    file: SourceFile,
    value: Value,
    applied: readonly Node[],
    added: readonly Node[],
  ): readonly Effect[] {
    const shape = new Shape(value);
    if (!file.language.effects) return [];
    const isFixed = shape.isFixed([]);
    if (isFixed && !this.mayBeReplaced(name, bound, file)) return [];
    const { binding } = bound;
    const isData = binding.kind === 'import' && this.world.isData(binding.specifier, file);
    if ((binding.kind === 'import' && !isData) || file.language.effects.isConstant?.(bound.name)) return [];
    const written = file
      .bindings(name)
      .filter(
        each => each.scope === bound.scope && each.binding.member === binding.member && !isOpaque(each),
      );
    const own = new Set(
      [...applied, ...written.map(each => each.name)].flatMap(use => [use.id, wholeOf(use, file).id]),
    );
    const isApplied = (use: Node) => own.has(use.id);
    const made =
      binding.kind === 'value' && 'id' in binding.value ? innermost(binding.value, file) : undefined;
    const flow = new Flow(this.world, this.running, shape, isApplied, made);
    const isVariable = !binding.member && file.language.effects.names.has(bound.name.type);
    const { followsLocals, isClass } = file.language.effects;
    const variable = isVariable ? this.world.scopes(file).variable(bound.name) : undefined;
    const isLocal = variable && variable.scope.id !== file.root.id && !isClass(variable.scope);
    // A part that was parsed by itself has no names but those of its own blocks.
    if (file.whole && !(isLocal && followsLocals)) return [];
    // The name may get another value: that is asked where it is used.
    if (isLocal && followsLocals && isAsWritten(value)) return [];
    if (variable) {
      flow.fromVariable(variable, bound.name, { path: [], wrap: [], home: true });
      if (variable.scope.id === file.root.id) flow.fromReflection(file, name);
    }
    if (binding.member) flow.enterWithCalls(file, binding.node);
    // Whatever else gets the very same object: `a = K = […]`, `const K = register({…})`.
    if (made && !isFixed) flow.fromExpression(file, made, { path: [], wrap: [] });
    for (const node of added)
      flow.fromExpression(file, innermost(node, file), { path: [undefined], wrap: [] });
    return isFixed ? flow.effects.filter(effect => !effect.isEscape) : flow.effects;
  }

  /** Whether something gives a name another value: a statement that says so, or code that is a text. */
  private mayBeReplaced(name: string, bound: BoundName, file: SourceFile): boolean {
    if (mayBeReplaced(name, bound, file, this.world.modules.importers(file))) return true;
    return (
      bound.scope === file.root.id &&
      this.world
        .reflections(file)
        .some(({ node, holds }) => holds !== 'names' && isSetByText(name, holds, node, file))
    );
  }

  /** Where a function or class of a file gets another one in its place, or is taken away. */
  replacing(name: string, definition: Node, file: SourceFile): readonly Effect[] {
    const bound = file.language.effects && boundBy(name, definition, file);
    return bound ? replacing(name, bound, file, this.world, this.ownRunning, this.running) : [];
  }

  /** Where its documentation is set, or what decides how it is called. */
  attributesSet(name: string, definition: Node, file: SourceFile): readonly Effect[] {
    const bound = file.language.effects && boundBy(name, definition, file);
    return bound ? attributesSet(bound.name, file, this.world, this.running, this.settersRunning) : [];
  }

  /** Where a list of names is changed while the program is loaded, by whatever name it has there. */
  listChanges(bound: BoundName, file: SourceFile): readonly Effect[] {
    return file.language.effects ? listChanges(bound, file, this.world, this.ownRunning, this.running) : [];
  }

  /** Names that a file gets while it is loaded, and not by a definition at its top. */
  madeNames(file: SourceFile): readonly MadeName[] {
    return madeNames(file, this.world, this.ownRunning, this.running);
  }

  /** Members that a class or function of a file gets besides those of its definition. */
  madeMembers(name: string, definition: Node, file: SourceFile): readonly MadeName[] {
    const bound = file.language.effects && boundBy(name, definition, file);
    return bound ? madeMembers(bound, file, this.world, this.ownRunning, this.running) : [];
  }

  /** The same of a constant of a class. */
  ofMember(name: string, classNode: Node, file: SourceFile, value: Value): readonly Effect[] {
    const shape = new Shape(value);
    if (!file.language.effects || file.whole) return [];
    const isFixed = shape.isFixed([]);
    if (isFixed && !mayReplaceMember(name, classNode, file)) return [];
    const flow = new Flow(this.world, this.running, shape, use => this.isMember(use, classNode, file));
    flow.fromVariable({ file, scope: classNode, name }, classNode, { path: [], wrap: [], home: true });
    if (!isFixed) return flow.effects;
    // Code that is a text says the class.
    flow.fromReflection(file, classNode.childForFieldName('name')?.text ?? name);
    return flow.effects.filter(({ node }) => replacesMember(node, name, classNode));
  }

  /** Where a class gets other members than its body gives it, or loses some. */
  ofClass(classNode: Node, file: SourceFile, members: Mapping): readonly Effect[] {
    if (!file.language.effects || file.language.effects.sees || file.whole) return [];
    return classChanges({ file, node: classNode }, members, this.world, this.running);
  }

  /** Whether a name is where a class body gives it its value. */
  private isMember(use: Node, classNode: Node, file: SourceFile): boolean {
    return file.language.effects?.declaration(use)?.scope.id === classNode.id;
  }

  /**
   * Whether what stands at a node may run while files are loaded; undefined where nobody knows.
   * @param table where the table is made that it is asked for: what a function makes, it makes when it runs.
   */
  runs(node: Node, file: SourceFile, table: Node): boolean | undefined {
    const { effects } = file.language;
    if (!effects) return undefined;
    if (effects.followsLocals && effects.functionAround(table) && !effects.isStatic?.(table)) return true;
    const fn = effects.functionAround(node);
    return fn ? this.running.runs(file, fn) : true;
  }
}

/** The name at the top of a file that a definition is for. */
function boundBy(name: string, definition: Node, file: SourceFile): BoundName | undefined {
  return file.bindings(name).find(({ scope, name: { parent } }) => {
    if (scope !== file.root.id || !parent) return false;
    // A function that a name is given as its value is defined by what it is.
    const given = parent.childForFieldName('value') ?? parent.childForFieldName('right');
    return parent.id === definition.id || given?.id === definition.id;
  });
}

/** What is made: `{}` of `a = {}`. */
function innermost(node: Node, file: SourceFile): Node {
  const expression = file.language.expression(node);
  return expression.kind === 'same' && expression.node.id !== node.id
    ? innermost(expression.node, file)
    : node;
}

/** `this.words` of `words` in it. */
function wholeOf(name: Node, file: SourceFile): Node {
  const { parent } = name;
  const isPart = parent && file.language.effects?.member(parent)?.name === name.text;
  return isPart ? parent : name;
}
