import type { Place } from '../../findings/finding.js';
import type { World } from '../effects/world.js';
import type { Expression, Holding, Item, WrittenType } from '../languages/language/expression.js';
import type { Library } from '../languages/language/imports.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { Calls } from './calls.js';
import { Cases } from './cases.js';
import { Containers, type DuplicateKey } from './containers.js';
import { copied } from './copies.js';
import { describe } from './describe.js';
import { Described, type Lookups, returned, type Site, settled, unresolvedAt } from './environment.js';
import { rowsOf } from './fields.js';
import { heldAs } from './holding.js';
import { MAX_TEXT_CHARACTERS, MAX_VALUES } from './limits.js';
import { Members } from './members.js';
import { isSourceFile, type Modules } from './modules.js';
import { Names } from './names.js';
import { wholeOf } from './own-keys.js';
import { distinct, isScalar } from './pure-functions.js';
import { sliced } from './slices.js';
import type { ChangeNote, TablesFollowed } from './table-changes.js';
import {
  type CallResult,
  EnumMember,
  EnvironmentVariable,
  Float,
  Mapping,
  MissingMember,
  Sequence,
  Single,
  UndefinedName,
  Unresolved,
  type Value,
} from './value.js';

/** Expressions and names inside each other: deeper than any table that a person wrote, and within the stack. */
const MAX_DEPTH = 300;
/** Expressions looked at for one table: bounds what nested helper calls could multiply. */
const MAX_EXPRESSIONS = 5_000_000;

/**
 * Works out what expressions of source code stand for, without running anything: literals, names of other constants,
 * spreads, calls as data. What it cannot work out becomes an {@link Unresolved} that says why and where.
 */
export class Evaluator {
  readonly names: Names;
  readonly calls: Calls;
  readonly members: Members;
  readonly containers: Containers;
  private readonly cases = new Cases(this);
  /** What calls gave that others are called on, by where they stand and what is known there. */
  private receivers = new WeakMap<object, Map<number, Value>>();
  private readonly lookups: Lookups = {
    describe: definition => describe(definition, this),
    member: (definition, name) => this.members.ifAny(definition, name),
  };
  private inConditions: Evaluator | undefined;
  /** What somebody knows of the fields of objects and classes who looks at all methods of theirs. */
  fieldOf: ((object: CallResult | Described, name: string) => Value | undefined) | undefined;
  /** What stands for an expression that reads a variable of the environment; `unset` where nothing does but what is written behind it. */
  environment: ((node: Node, file: SourceFile) => Node | 'unset' | undefined) | undefined;

  /**
   * @param world what is known of the files whatever values mean: others may have it, too.
   * @param effort what was looked at so far, by this one and by whom it was made.
   */
  constructor(
    private readonly modules: Modules,
    private readonly tables: TablesFollowed,
    private readonly world: World,
    private readonly effort = { spent: 0, depth: 0 },
  ) {
    this.names = new Names(modules, this, tables, world);
    this.calls = new Calls(this, this.names);
    this.members = new Members(this);
    this.containers = new Containers(this);
  }

  /** Begins another table: its bounds are its own, and nothing of one that was broken off is under way. */
  restart(): void {
    this.effort.spent = 0;
    this.effort.depth = 0;
    this.receivers = new WeakMap();
    this.names.restart();
    this.inConditions?.restart();
  }

  /**
   * For conditions of branches. Each change of a table stands in some, in any file: were the tables of these followed, too, all tables
   * of a repository would be for one. What may change is not known there.
   */
  get forConditions(): Evaluator {
    if (this.tables === 'unknown') return this;
    this.inConditions ??= new Evaluator(this.modules, 'unknown', this.world, this.effort);
    return this.inConditions;
  }

  /** What was noted since the last time: changes that were not applied, and keys that stand twice. */
  takeNotes(): { changes: ChangeNote[]; duplicates: DuplicateKey[] } {
    const { changes } = this.names;
    changes.takenAway = 0;
    return { changes: changes.notes.splice(0), duplicates: this.containers.duplicates.splice(0) };
  }

  /** Entries that another one with the same key replaced, or that were taken away, since the notes were taken. */
  get countOfLost(): number {
    return this.containers.duplicates.length + this.names.changes.takenAway;
  }

  /** Value of a binding, with the later statements that change it applied. */
  valueOf(name: string, bound: BoundName, file: SourceFile): Value {
    return this.names.valueOf(name, bound, { file, env: undefined });
  }

  evaluate(node: Node, site: Site): Value {
    const { file } = site;
    this.effort.spent += 1;
    if (this.effort.spent > MAX_EXPRESSIONS) {
      return unresolvedAt(`there are more than ${MAX_EXPRESSIONS} expressions to look at`, node, file);
    }
    if (this.effort.depth >= MAX_DEPTH)
      return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
    const set = this.environment?.(node, file);
    if (set !== undefined)
      return set === 'unset' ? environmentVariable(node, file) : this.evaluate(set, site);
    const expression = file.language.expression(node);
    if (file.hasError && isBroken(node, expression)) {
      return new Unresolved('there is a syntax error', file.place(node), file.quote(node), 'source-syntax');
    }
    this.effort.depth += 1;
    const value = this.meaning(expression, node, site);
    this.effort.depth -= 1;
    return isTooLarge(value) ? unresolvedAt('it is too large for reference data', node, file) : value;
  }

  /** Value of an item or argument, which may mean more in its place than by itself. */
  evaluateItem({ node, value }: Pick<Item, 'node' | 'value'>, site: Site): Value {
    if (!value) return this.evaluate(node, site);
    if (this.effort.depth >= MAX_DEPTH)
      return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, site.file);
    this.effort.spent += 1;
    this.effort.depth += 1;
    const result = this.meaning(value, node, site);
    this.effort.depth -= 1;
    return result;
  }

  /** The same value; of what is not resolved, the text and the place of the whole part that it is, not of what it fails on. */
  asWritten(value: Value, node: Node, file: SourceFile): Value {
    if (!(value instanceof Unresolved) || value.rule !== 'source-unresolved') return value;
    const text = file.quote(node);
    return text === value.text ? value : value.of(text, file.place(node));
  }

  /** A member of an object; of a class that is being made, one that it does not have yet. */
  private memberOf(object: Node, name: string, node: Node, site: Site): Value {
    const whole = this.asOfNow(this.objectOf(object, site), object, site, name);
    return this.names.notYetIn(whole, name, node, site) ?? this.members.of(whole, name, node, site.file);
  }

  /**
   * The object that a method or member is asked of. It is looked at for each thing that is to be known of the method: in a chain of
   * calls (`new Builder().add("a").add("b")`), each would otherwise be worked out several times as often as the next.
   */
  objectOf(node: Node, site: Site): Value {
    if (site.file.language.expression(node).kind !== 'call') return this.evaluate(node, site);
    const place = site.env ?? node.tree;
    const known = this.receivers.get(place) ?? new Map<number, Value>();
    this.receivers.set(place, known);
    let value = known.get(node.id);
    if (value === undefined) {
      value = this.evaluate(node, site);
      known.set(node.id, value);
    }
    return value;
  }

  /** Like {@link evaluate}, for uses that take the value apart at once and do not see what is added to it later. */
  evaluateNow(node: Node, site: Site): Value {
    return this.asOfNow(this.evaluate(node, site), node, site);
  }

  /** A value of an expression, unless that is a name of what statements change later; of which only a member is asked for, if so. */
  private asOfNow(value: Value, node: Node, site: Site, member?: string): Value {
    if (!(value instanceof Sequence || value instanceof Mapping)) return value;
    const { file } = site;
    const expression = file.language.expression(node);
    if (expression.kind !== 'name') return value;
    const change = this.names.changedAfter(expression.name, node, site, member);
    if (!change) return value;
    const line = change.node.startPosition.row + 1;
    return unresolvedAt(`${expression.name} is changed later, in line ${line}`, node, file);
  }

  /** What the object of a method has under a name that the method says without it. */
  private ofThis(name: string, { file, env }: Site): Value | undefined {
    if (!file.language.bareMembers) return undefined;
    let at = env;
    while (at && !at.names.has('this') && !at.names.has(name)) at = at.outer;
    const self = at?.names.get('this');
    if (!at || self === undefined || at.names.has(name)) return undefined;
    const { owner } = at;
    const isLocal = file
      .bindings(name)
      .some(({ binding: { node } }) => node.id !== owner.id && contains(owner, node));
    return isLocal ? undefined : this.members.ifAny(self, name);
  }

  /** What lists and texts have in a language, as they are when it is asked for; undefined where that is a member like others. */
  private property(object: Node, name: string, site: Site): Value | undefined {
    const { properties } = site.file.language;
    if (!properties || !Object.hasOwn(properties, name)) return undefined;
    const value = settled(this.evaluateNow(object, site));
    return value instanceof Unresolved ? undefined : properties[name]?.(value);
  }

  /** What an expression means; `node` is where it stands. */
  meaning(expression: Expression, node: Node, site: Site): Value {
    const { file } = site;
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'decimal':
        return expression.single ? new Single(expression.value) : new Float(expression.value);
      case 'typed': {
        const isConstant = (name: Node) => this.isConstant(name, site);
        return this.meaning(expression.as(this.declared(expression.type, site), isConstant), node, site);
      }
      case 'held': {
        const { value, holds } = expression;
        const given = 'id' in value ? this.evaluate(value, site) : this.meaning(value, node, site);
        return this.held(holds, given, file.place(node), site);
      }
      case 'same':
        return this.evaluate(expression.node, site);
      case 'copy': {
        const value = settled(this.evaluateNow(expression.node, site));
        if (value instanceof Unresolved) return value;
        return (
          copied(value, expression) ?? unresolvedAt('what this makes of it is not worked out', node, file)
        );
      }
      case 'sequence': {
        const once = this.containers.entries(expression.items, site);
        const all = expression.times ? this.containers.repeated(once, expression.times, site) : once;
        if (all instanceof Unresolved) return all;
        const entries = this.containers.filled(all.entries, expression.filled, node, site);
        const list = expression.distinct
          ? new Sequence(distinct(entries), true, false, false, expression.order)
          : new Sequence(entries, false, expression.fixed, false, expression.order ?? all.order);
        return this.held(expression.holds, list, file.place(node), site);
      }
      case 'mapping': {
        const one = expression.choice && this.cases.chosen(expression, expression.choice, node, site);
        if (one !== undefined) return one;
        const map = this.containers.mapping(expression.entries, node, site, expression);
        return this.held(expression.holds, map, file.place(node), site);
      }
      case 'comprehension':
        return this.containers.comprehension(expression, node, site);
      case 'text':
        return this.text(expression.parts, node, site);
      case 'name': {
        const { name, isType } = expression;
        const own = this.ofThis(name, site);
        const value = own === undefined ? this.names.lookUp(name, node, site, isType ? 'types' : 'any') : own;
        if (value !== undefined)
          return file.language.copiesValues?.(node) ? this.asOfNow(value, node, site) : value;
        return new UndefinedName(
          `${expression.name} is not defined in ${file.path} or in a file that it imports`,
          file.place(node),
          expression.name,
        );
      }
      case 'exported': {
        const value = this.names.exported(expression.name, file);
        return value === undefined
          ? unresolvedAt(`${file.path} exports no ${expression.name}`, node, file)
          : value;
      }
      case 'module':
        return this.names.module(expression.specifier, node, file, expression.interop);
      case 'member':
        return (
          this.property(expression.object, expression.name, site) ??
          this.memberOf(expression.object, expression.name, node, site)
        );
      case 'index':
        return this.indexed(expression.object, expression.index, node, site);
      case 'slice': {
        const { object, start, stop, step } = expression;
        const [whole, ...bounds] = [
          settled(this.evaluateNow(object, site)),
          ...[start, stop, step].map(each => (each ? settled(this.evaluate(each, site)) : null)),
        ];
        for (const part of [whole, ...bounds]) if (part instanceof Unresolved) return part;
        const [from, to, by] = bounds;
        const part = sliced(whole as Value, from, to, by);
        return part === undefined ? unresolvedAt('a part of this value is not worked out', node, file) : part;
      }
      case 'item': {
        const list = settled(this.evaluateNow(expression.list, site));
        if (list instanceof Unresolved) return list;
        const item = list instanceof Sequence && list.isIndexed ? list.entries[expression.index] : undefined;
        return item ? item.value : unresolvedAt('a part of another value is not known', node, file);
      }
      case 'call':
        return this.calls.evaluate(expression, node, site);
      case 'binary':
        return this.binary(expression, node, site);
      case 'unary': {
        const operand = operandOf(this.evaluate(expression.operand, site), expression.operator, file);
        if (operand instanceof Unresolved) return operand;
        const { unary } = file.language.operators;
        const value = Object.hasOwn(unary, expression.operator)
          ? unary[expression.operator]?.(operand)
          : undefined;
        if (value !== undefined) return value;
        return unresolvedAt(`"${expression.operator}" is not worked out for this value`, node, file);
      }
      case 'either': {
        const left = settled(this.evaluate(expression.left, site));
        if (left instanceof EnvironmentVariable && expression.operator !== 'and')
          return this.evaluate(expression.right, site);
        if (left instanceof Unresolved) return left;
        const holds = expression.operator === 'nullish' ? left !== null : file.language.operators.truth(left);
        if (holds === undefined)
          return unresolvedAt('whether it is true is not known', expression.left, file);
        return holds === (expression.operator === 'and') ? this.evaluate(expression.right, site) : left;
      }
      case 'choice': {
        const condition = settled(this.evaluate(expression.condition, site));
        if (condition instanceof Unresolved) return condition;
        const holds = file.language.operators.truth(condition);
        if (holds === undefined) return unresolvedAt('its condition is not a constant', node, file);
        return this.evaluate(holds ? expression.whenTrue : expression.whenFalse, site);
      }
      case 'attempt': {
        const fails = expression.probes.some(probe => this.evaluate(probe, site) instanceof MissingMember);
        return this.evaluate(fails ? expression.otherwise : expression.first, site);
      }
      case 'function':
        return this.defined('function', expression.function.name, expression.function.node, site, expression);
      case 'class':
        return this.defined('class', expression.class.name, expression.class.node, site, expression);
      case 'fragment': {
        const use = expression.textFor && this.names.currentUse();
        const text = (use && expression.textFor?.(use)) ?? expression.text;
        const part = file.fragment(expression.at, text);
        const inner = part.root.hasError ? null : expression.find(part.root);
        if (!inner) return unresolvedAt('it is not an expression', expression.at, file);
        // What is known where it stands is known in it.
        const value = this.evaluate(inner, {
          file: part,
          env: site.env && { ...site.env, file: part, owner: part.root },
        });
        return expression.bare ? bare(value) : value;
      }
      case 'rows': {
        const entries = this.containers.entries(expression.items, site);
        if (entries instanceof Unresolved) return entries;
        const rows = rowsOf(expression, entries.entries, site, this);
        if (!(rows instanceof Sequence)) return rows;
        return new Sequence(this.containers.filled(rows.entries, expression.filled, node, site));
      }
      case 'included':
        return this.included(expression, node, site);
      case 'opaque':
        if (THIS.test(node.type))
          for (let e = site.env; e; e = e.outer) if (e.names.has('this')) return e.names.get('this') as Value;
        return unresolvedAt(expression.reason, node, file);
    }
  }

  /** The declaration that a type names, in whatever file of the repository it is. */
  declared({ node, file }: WrittenType, site: Site): WrittenType | undefined {
    const value = this.evaluate(node, file ? { file, env: undefined } : site);
    const isType = value instanceof Described && value.kind === 'class';
    return isType ? { node: value.node, file: value.site.file } : undefined;
  }

  /** Whether a name stands for a value, which is neither a type nor a function. */
  private isConstant(name: Node, site: Site): boolean {
    const value = this.names.lookUp(name.text, name, site);
    return value !== undefined && !(value instanceof Described);
  }

  /** A value as the declared type of its place holds it. */
  held(holds: Holding | undefined, value: Value, place: Place, site: Site): Value {
    return heldAs(holds, value, place, site.file, type => this.declared(type, site));
  }

  /** Entries of another file, whose macros are those that hold where it is taken over. */
  private included(expression: Expression & { kind: 'included' }, node: Node, site: Site): Value {
    const { specifier } = expression;
    const found = this.modules.resolve(specifier, site.file.whole?.file ?? site.file);
    if (found === undefined || !isSourceFile(found))
      return unresolvedAt(`${specifier} is not a file of the repository`, node, site.file);
    const source = found.text.slice(found.root.startIndex);
    const part = found.fragment(found.root, expression.text(source), { lines: 1 });
    const inner = expression.find(part.root);
    if (!inner) return unresolvedAt(`${specifier} does not hold entries of a list`, node, site.file);
    const names = new Map<string, Value>();
    for (const name of expression.names(source)) {
      const value = this.names.lookUp(name, node, site);
      if (value !== undefined) names.set(name, value);
    }
    const depth = site.env?.depth ?? 0;
    const takenOver = { at: node, site };
    const env = { file: part, owner: part.root, names, outer: undefined, depth, constant: true, takenOver };
    return bare(this.evaluate(inner, { file: part, env }));
  }

  /** A function, class or module, which can say what its language's users read of it. */
  defined(kind: Described['kind'], name: string, node: Node, site: Site, shape?: Expression): Described {
    return new Described(kind, name, node, site, shape, this.lookups);
  }

  /** The part of a language's own library that is in no source, by the name of the language. */
  library(language: string): Library | undefined {
    return this.modules.library(language);
  }

  /** What is worked out one level deeper; undefined where that is too deep. */
  nested<T>(work: () => T): T | undefined {
    if (this.effort.depth >= MAX_DEPTH) return undefined;
    this.effort.depth += 1;
    const result = work();
    this.effort.depth -= 1;
    return result;
  }

  /** Name of the module that a file is. */
  moduleName(file: SourceFile): string {
    return this.modules.moduleName(file);
  }

  private text(parts: readonly (string | Node)[], node: Node, site: Site): Value {
    const { file } = site;
    let result = '';
    for (const part of parts) {
      const value = typeof part === 'string' ? part : returned(this.evaluate(part, site));
      if (value instanceof Unresolved) return value;
      const text = file.language.operators.text(value);
      if (text === undefined) {
        return unresolvedAt(
          'a part of the text is not a constant',
          typeof part === 'string' ? node : part,
          file,
        );
      }
      if (result.length + text.length > MAX_TEXT_CHARACTERS)
        return unresolvedAt('it is too large for reference data', node, file);
      result += text;
    }
    return result;
  }

  private indexed(objectNode: Node, indexNode: Node, node: Node, site: Site): Value {
    const { file } = site;
    const object = wholeOf(settled(this.evaluateNow(objectNode, site)));
    const index = settled(this.evaluate(indexNode, site));
    for (const part of [object, index]) if (part instanceof Unresolved) return part;
    if (object instanceof Mapping && (isScalar(index) || index instanceof EnumMember)) {
      const keys = isScalar(index) ? file.language.operators.keys(index) : [index];
      const found = keys.map(key => object.get(key)).find(value => value !== undefined);
      if (found !== undefined) return found;
    }
    if (object instanceof Sequence && typeof index === 'number' && object.isIndexed) {
      const found = file.language.operators.item(object.entries, index);
      if (found) return found.value;
    }
    if (typeof index === 'number' && typeof object === 'string') {
      const character = file.language.operators.character?.(object, index);
      if (character !== undefined) return character;
    }
    if (typeof index === 'string' && object instanceof Described)
      return this.members.of(object, index, node, file);
    return unresolvedAt(
      `there is nothing at ${isScalar(index) ? JSON.stringify(index) : 'this index'}`,
      node,
      file,
    );
  }

  private binary(expression: Expression & { kind: 'binary' }, node: Node, site: Site): Value {
    const { file } = site;
    // Long concatenations are trees that lean to the left, as deep as they are long: walk down instead of recursing.
    const rights: { operator: string; node: Node }[] = [];
    let leftmost: Node = node;
    let current: Expression = expression;
    while (current.kind === 'binary') {
      rights.push({ operator: current.operator, node: current.right });
      leftmost = current.left;
      current = file.language.expression(leftmost);
    }
    let value = this.evaluateNow(leftmost, site);
    for (const { operator, node: rightNode } of rights.reverse()) {
      const left = operandOf(value, operator, file);
      if (left instanceof Unresolved) return left;
      const right = operandOf(this.evaluateNow(rightNode, site), operator, file);
      if (right instanceof Unresolved) return right;
      const { binary } = file.language.operators;
      const result = Object.hasOwn(binary, operator) ? binary[operator]?.(left, right) : undefined;
      if (result === undefined)
        return unresolvedAt(`"${operator}" is not worked out for these values`, rightNode, file);
      if (isTooLarge(result)) return unresolvedAt('it is too large for reference data', node, file);
      value = result;
    }
    return value;
  }
}

/** What an operator is applied to: of a member that is a number or text, too, most often this one. */
function operandOf(value: Value, operator: string, { language }: SourceFile): Value {
  return language.operators.ofMembers?.has(operator) ? returned(value) : settled(value);
}

/** What has parts of its own, each of which tells its own errors. */
const LISTS = new Set<Expression['kind']>(['sequence', 'mapping', 'call', 'function', 'class', 'fragment']);

/** Whether a syntax error is in a node itself, so that what is left of it (`-2` of `->, 2`) is not what is meant. */
function isBroken(node: Node, { kind }: Expression): boolean {
  if (node.isError || node.isMissing) return true;
  return node.hasError && !LISTS.has(kind) && node.children.some(child => child?.isError || child?.isMissing);
}

/** The object that a method is called on, where it is no name. */
const THIS = /^(this|this_expression|self_expression)$/;

/** The same entries as a part of the list around them. */
function bare(value: Value): Value {
  return value instanceof Sequence
    ? new Sequence(value.entries, value.distinct, value.fixed, true, value.order)
    : value;
}

function isTooLarge(value: Value): boolean {
  if (typeof value === 'string') return value.length > MAX_TEXT_CHARACTERS;
  return (value instanceof Sequence || value instanceof Mapping) && value.weight > MAX_VALUES;
}

function environmentVariable(node: Node, file: SourceFile): Value {
  const reason = 'it is what the environment says when the program runs, and nothing stands in its place';
  return new EnvironmentVariable(reason, file.place(node), file.quote(node));
}
