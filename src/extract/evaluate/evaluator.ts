import type { Clause, Expression, Item, MappingEntry } from '../languages/language/expression.js';
import type { Library } from '../languages/language/imports.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { Calls } from './calls.js';
import { describe } from './describe.js';
import {
  Described,
  type Environment,
  type Lookups,
  type Site,
  settled,
  unresolvedAt,
} from './environment.js';
import { rowsOf } from './fields.js';
import { MAX_TEXT_CHARACTERS } from './limits.js';
import { isSourceFile, type Modules, Names } from './names.js';
import { distinct, isScalar, lastWins } from './pure-functions.js';
import type { ChangeNote } from './table-changes.js';
import {
  CallResult,
  type Entry,
  Float,
  ForeignModule,
  type KeyedEntry,
  Mapping,
  MissingMember,
  Sequence,
  UndefinedName,
  Unresolved,
  type Value,
} from './value.js';

/** Expressions and names inside each other: deeper than any table that a person wrote, and within the stack. */
const MAX_DEPTH = 300;
/** Expressions looked at for one table: bounds what nested helper calls could multiply. */
const MAX_EXPRESSIONS = 5_000_000;
/** Indices that one initializer may be for. */
const MAX_RANGE = 65_536;
/** Classes that take over the members of classes. */
const MAX_BASES = 16;
/** Values in one table at any depth: bounds what lists of lists of the same lists could multiply. */
const MAX_VALUES = 2_000_000;

/** A key that a map literal has twice: the earlier entry is lost. */
export interface DuplicateKey {
  readonly key: string;
  readonly file: SourceFile;
  readonly node: Node;
}

/**
 * Works out what expressions of source code stand for, without running anything: literals, names of other constants,
 * spreads, calls as data. What it cannot work out becomes an {@link Unresolved} that says why and where.
 */
export class Evaluator {
  readonly names: Names;
  readonly calls: Calls;
  readonly duplicates: DuplicateKey[] = [];
  private readonly classes = new Map<SourceFile, Map<number, Value>>();
  /** What calls gave that others are called on, by where they stand and what is known there. */
  private receivers = new WeakMap<object, Map<number, Value>>();
  private readonly lookups: Lookups = {
    describe: definition => describe(definition, this),
    member: (definition, name) => this.memberIfAny(definition, name),
  };
  private spent = 0;
  private depth = 0;

  /** @param followsTables whether it is looked for who may change a table; without, its own statements are applied and no more. */
  constructor(
    private readonly modules: Modules,
    followsTables = true,
  ) {
    this.names = new Names(modules, this, followsTables);
    this.calls = new Calls(this, this.names);
  }

  /** Begins another table: its bounds are its own, and nothing of one that was broken off is under way. */
  restart(): void {
    this.spent = 0;
    this.depth = 0;
    this.receivers = new WeakMap();
    this.names.restart();
  }

  /** What was noted since the last time: changes that were not applied, and keys that stand twice. */
  takeNotes(): { changes: ChangeNote[]; duplicates: DuplicateKey[] } {
    return { changes: this.names.changes.notes.splice(0), duplicates: this.duplicates.splice(0) };
  }

  /** Value of a binding, with the later statements that change it applied. */
  valueOf(name: string, bound: BoundName, file: SourceFile): Value {
    return this.names.valueOf(name, bound, { file, env: undefined });
  }

  evaluate(node: Node, site: Site): Value {
    const { file } = site;
    this.spent += 1;
    if (this.spent > MAX_EXPRESSIONS) {
      return unresolvedAt(`there are more than ${MAX_EXPRESSIONS} expressions to look at`, node, file);
    }
    if (this.depth >= MAX_DEPTH)
      return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
    const expression = file.language.expression(node);
    if (file.hasError && isBroken(node, expression)) {
      return new Unresolved('there is a syntax error', file.place(node), file.quote(node), 'source-syntax');
    }
    this.depth += 1;
    const value = this.meaning(expression, node, site);
    this.depth -= 1;
    return isTooLarge(value) ? unresolvedAt('it is too large for reference data', node, file) : value;
  }

  /** Value of an item or argument, which may mean more in its place than by itself. */
  evaluateItem({ node, value }: Pick<Item, 'node' | 'value'>, site: Site): Value {
    if (!value) return this.evaluate(node, site);
    if (this.depth >= MAX_DEPTH)
      return unresolvedAt(`it is nested deeper than ${MAX_DEPTH} levels`, node, site.file);
    this.spent += 1;
    this.depth += 1;
    const result = this.meaning(value, node, site);
    this.depth -= 1;
    return result;
  }

  /** The same value; of what is not resolved, the text and the place of the whole part that it is, not of what it fails on. */
  asWritten(value: Value, node: Node, file: SourceFile): Value {
    if (!(value instanceof Unresolved) || value.rule !== 'source-unresolved') return value;
    const text = file.quote(node);
    return text === value.text ? value : value.of(text, file.place(node));
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
    const value = this.evaluate(node, site);
    if (!(value instanceof Sequence || value instanceof Mapping)) return value;
    const { file } = site;
    const expression = file.language.expression(node);
    if (expression.kind !== 'name') return value;
    const change = this.names.changedAfter(expression.name, node, file);
    if (!change) return value;
    const line = change.node.startPosition.row + 1;
    return unresolvedAt(`${expression.name} is changed later, in line ${line}`, node, file);
  }

  /** What an expression means; `node` is where it stands. */
  meaning(expression: Expression, node: Node, site: Site): Value {
    const { file } = site;
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'decimal':
        return new Float(expression.value);
      case 'same':
        return this.evaluate(expression.node, site);
      case 'sequence': {
        const entries = this.entries(expression.items, site);
        if (entries instanceof Unresolved) return entries;
        return expression.distinct
          ? new Sequence(distinct(entries), true)
          : new Sequence(entries, false, expression.fixed);
      }
      case 'mapping':
        return this.mapping(expression.entries, node, site, expression);
      case 'comprehension':
        return this.comprehension(expression, node, site);
      case 'text':
        return this.text(expression.parts, node, site);
      case 'name': {
        const value = this.names.lookUp(expression.name, node, site, expression.isType ? 'types' : 'any');
        if (value !== undefined) return value;
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
        return this.member(this.objectOf(expression.object, site), expression.name, node, file);
      case 'index':
        return this.indexed(expression.object, expression.index, node, site);
      case 'item': {
        const list = settled(this.evaluateNow(expression.list, site));
        if (list instanceof Unresolved) return list;
        const item = list instanceof Sequence && !list.distinct ? list.entries[expression.index] : undefined;
        return item ? item.value : unresolvedAt('a part of another value is not known', node, file);
      }
      case 'call':
        return this.calls.evaluate(expression, node, site);
      case 'binary':
        return this.binary(expression, node, site);
      case 'unary': {
        const operand = settled(this.evaluate(expression.operand, site));
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
        const entries = this.entries(expression.items, site);
        return entries instanceof Unresolved ? entries : rowsOf(expression, entries, site, this);
      }
      case 'included':
        return this.included(expression, node, site);
      case 'opaque':
        return unresolvedAt(expression.reason, node, file);
    }
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

  /** Name of the module that a file is. */
  moduleName(file: SourceFile): string {
    return this.modules.moduleName(file);
  }

  member(object: Value, name: string, node: Node, file: SourceFile): Value {
    if (object instanceof Unresolved) return object;
    const value = this.memberIfAny(object, name);
    if (value !== undefined) return value;
    if (object instanceof ForeignModule && !object.names.has(name))
      return new MissingMember(
        `the module ${object.name} has no ${name}`,
        file.place(node),
        file.quote(node),
      );
    if (object instanceof ForeignModule)
      return unresolvedAt(`the value of ${object.name}.${name} is not known`, node, file);
    const whose =
      object instanceof Described
        ? `the ${object.kind} ${object.name} (${object.site.file.path}) has no constant`
        : object instanceof Mapping
          ? 'there is no'
          : 'it has no constant';
    return unresolvedAt(`${whose} ${name}`, node, file);
  }

  /** A member of a module, class or map; undefined when there is none of this name. */
  memberIfAny(object: Value, name: string): Value | undefined {
    const whole = settled(object);
    if (whole instanceof Mapping) return whole.get(name);
    // An instance has the members of its class, behind its own; its methods know it already.
    if (whole instanceof CallResult) {
      const changed = whole.changed?.get(name);
      if (changed !== undefined) return changed;
      const field = whole.field(name);
      if (field !== undefined) return field;
      const { of } = whole;
      const isInstance = of instanceof Described && of.kind === 'class';
      const own = isInstance ? of.site.file.language.objects?.ownAttribute(whole, name, this) : undefined;
      if (own !== undefined) return own;
      const member = isInstance ? this.ofClass(of, name, true) : undefined;
      return member === undefined ? this.builtinAttribute(whole, name) : member;
    }
    if (!(whole instanceof Described)) return undefined;
    if (whole.kind === 'module') {
      const { file } = whole.site;
      const exported = this.names.exported(name, file);
      // `null` is a value: the constant of many.
      return exported === undefined ? this.names.submodule(name, file) : exported;
    }
    const member = this.ofClass(whole, name, false);
    return member === undefined ? this.builtinAttribute(whole, name) : member;
  }

  /** What objects of a language have without being given it (`__name__`, `__dict__`), and what their classes make of a name. */
  private builtinAttribute(object: Value, name: string): Value | undefined {
    const file = object instanceof CallResult ? object.of : object;
    const language = file instanceof Described ? file.site.file.language : undefined;
    if (!language?.objects || this.depth >= MAX_DEPTH) return undefined;
    this.depth += 1;
    const value = language.objects.builtinAttribute(object, name, this);
    this.depth -= 1;
    return value;
  }

  /** A constant or method of a class or, in the order of the text, of the classes that it is made from. */
  private ofClass(whole: Described, name: string, fromInstance: boolean, depth = 0): Value | undefined {
    const { shape, node, site } = whole;
    if (shape?.kind !== 'class' || depth > MAX_BASES) return undefined;
    // `Class.name` is its own constant even when the class is looked at for the first time here.
    const members = fromInstance && shape.class.isStatic ? undefined : this.constantsOf(whole);
    const constant = members instanceof Mapping ? members.get(name) : undefined;
    if (constant !== undefined) return constant;
    const method = shape.class.method?.(name);
    if (method) {
      const value = this.meaning(method.value, method.node, site);
      return value instanceof Described ? value.asMethod(fromInstance || method.bound) : value;
    }
    for (const base of shape.class.bases) {
      const from = this.evaluate(base, { file: site.file, env: site.env });
      if (!(from instanceof Described) || from.node.id === node.id) continue;
      const found = this.ofClass(from, name, fromInstance, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What a function gives back, or the constants of a class: the table that the definition stands for. */
  tableOf(value: Value): Value {
    const whole = settled(value);
    if (!(whole instanceof Described) || !whole.shape) return whole;
    const { shape } = whole;
    if (shape.kind === 'function') return this.calls.tableOf(shape.function, whole.site);
    return shape.kind === 'class' ? (this.calls.instanceOf(whole) ?? this.constantsOf(whole)) : whole;
  }

  private constantsOf({ shape, node, site }: Described): Value {
    if (shape?.kind !== 'class') throw new Error('only a class has constants');
    const known = this.classes.get(site.file) ?? new Map<number, Value>();
    this.classes.set(site.file, known);
    let members = known.get(node.id);
    if (!members) {
      const { constant } = shape.class;
      members = this.mapping(shape.class.members, node, site, { named: true, ...(constant && { constant }) });
      if (!site.env) {
        known.set(node.id, members);
        if (members instanceof Mapping && !constant) {
          members = this.names.changes.changedMembers(members, node, site.file);
          known.set(node.id, members);
        }
      }
    }
    return members;
  }

  /** Entries of a list, with what is spread in it. */
  entries(items: readonly Item[], site: Site): Entry[] | Unresolved {
    const { file } = site;
    const entries: Entry[] = [];
    for (const item of items) {
      const { node, spread } = item;
      if (!spread) {
        const value = this.asWritten(this.evaluateItem(item, site), node, file);
        const several = settled(value);
        if (several instanceof Sequence && several.bare)
          for (const entry of several.entries) entries.push(entry);
        else if (file.isAssumed(node))
          entries.push({
            value: unresolvedAt('it may be a part of what follows', node, file),
            origin: file.origin(node),
          });
        else entries.push({ value, origin: file.origin(node) });
        continue;
      }
      const list = this.listOf(node, site, 'what is spread here is not a list');
      if (list instanceof Unresolved) return list;
      for (const entry of list) entries.push(entry);
      if (entries.length > MAX_VALUES) return unresolvedAt('it is too large for reference data', node, file);
    }
    return entries;
  }

  /** Entries of a list, or of the keys of a map, as it is when it is used here. */
  private listOf(node: Node, site: Site, otherwise: string): readonly Entry[] | Unresolved {
    const value = settled(this.evaluateNow(node, site));
    if (value instanceof Sequence) return value.entries;
    if (value instanceof Mapping) return value.entries.map(({ key, origin }) => ({ value: key, origin }));
    return value instanceof Unresolved ? value : unresolvedAt(otherwise, node, site.file);
  }

  private mapping(
    entries: readonly MappingEntry[],
    node: Node,
    outer: Site,
    {
      named,
      textKeys,
      constant,
    }: { readonly named?: boolean; readonly textKeys?: boolean; readonly constant?: boolean },
  ): Value {
    const { file, env } = outer;
    const names = new Map<string, Value>();
    const own: Environment = {
      file,
      owner: node,
      names,
      outer: env,
      depth: env?.depth ?? 0,
      ...(constant && { constant }),
    };
    const site = named ? { file, env: own } : outer;
    const result: KeyedEntry[] = [];
    const written = new Set<string>();
    const guarded = new Set<string>();
    let previous: Value | undefined;
    let previousKey: Value | undefined;
    for (const entry of entries) {
      if ('spread' in entry) {
        const value = settled(this.evaluateNow(entry.spread, site));
        if (!(value instanceof Mapping)) {
          return value instanceof Unresolved
            ? value
            : unresolvedAt('what is spread here is not a map', entry.node, file);
        }
        for (const each of value.entries) result.push(each);
        if (result.length > MAX_VALUES) return unresolvedAt('it is too large for reference data', node, file);
        continue;
      }
      if ('from' in entry) {
        const keys = this.range(entry, site);
        if (keys instanceof Unresolved) return keys;
        for (const key of keys) {
          result.push({
            key,
            value: this.entryValue(entry, previous, site),
            origin: file.origin(entry.node),
          });
          written.add(`number:${key}`);
          previousKey = key;
        }
        continue;
      }
      if (typeof entry.key === 'object' && 'kind' in entry.key) {
        // A macro may stand for several entries, each one behind the last.
        const several = settled(this.entryValue(entry, previous, site));
        if (several instanceof Sequence && several.bare) {
          for (const { value, origin } of several.entries) {
            previousKey = this.entryKey(entry, previousKey, site);
            result.push({ key: previousKey, value, origin });
            written.add(`number:${previousKey}`);
          }
          continue;
        }
      }
      const name = this.entryKey(entry, previousKey, site);
      previousKey = name;
      const key = textKeys && isScalar(name) ? String(name) : name;
      const identity = isScalar(key)
        ? `${typeof key}:${key}`
        : key instanceof Unresolved
          ? key.text
          : undefined;
      // Which of several cases holds is for a run to decide: the first says so.
      if (identity !== undefined && guarded.has(identity)) continue;
      if (identity !== undefined && entry.guarded) guarded.add(identity);
      const value = this.entryValue(entry, previous, site);
      previous = value;
      if (named && typeof key === 'string') names.set(key, value);
      if (identity !== undefined && isScalar(key)) {
        if (entry.partial && written.has(identity)) {
          // The other parts are as they were set before.
          const unknown = unresolvedAt('its parts are set in several places', entry.node, file);
          result.push({ key, value: unknown, origin: file.origin(entry.node) });
          continue;
        }
        if (written.has(identity)) this.duplicates.push({ key: String(key), file, node: entry.node });
        written.add(identity);
      }
      result.push({ key, value, origin: file.origin(entry.node) });
    }
    return new Mapping(lastWins(result));
  }

  /** The indices of `[1 ... 3] = x`. */
  private range(
    { node, from, to }: Extract<MappingEntry, { from: Node }>,
    site: Site,
  ): number[] | Unresolved {
    const [first, last] = [this.evaluate(from, site), this.evaluate(to, site)].map(settled);
    if (first instanceof Unresolved) return first;
    if (last instanceof Unresolved) return last;
    const count = typeof first === 'number' && typeof last === 'number' ? last - first + 1 : undefined;
    if (count === undefined || !(count >= 1 && count <= MAX_RANGE))
      return unresolvedAt('what indices it is for is not known', node, site.file);
    return Array.from({ length: count }, (_, i) => (first as number) + i);
  }

  private entryKey({ key, node }: Keyed, previous: Value | undefined, site: Site): Value {
    if (typeof key === 'string') return key;
    if ('id' in key) return this.evaluate(key, site);
    const next = key.next(previous);
    return next === undefined ? unresolvedAt('the index before it is not a number', node, site.file) : next;
  }

  private entryValue(
    { value, node }: Pick<Keyed, 'value' | 'node'>,
    previous: Value | undefined,
    site: Site,
  ): Value {
    if ('id' in value) return this.asWritten(this.evaluate(value, site), value, site.file);
    if (value.kind !== 'next') return this.evaluateItem({ node, value }, site);
    const next = value.next(previous);
    return next === undefined ? unresolvedAt('the member before it is not a number', node, site.file) : next;
  }

  private comprehension(expression: Expression & { kind: 'comprehension' }, node: Node, outer: Site): Value {
    const { file } = outer;
    const { clauses, key, result } = expression;
    const items: Entry[] = [];
    const keyed: KeyedEntry[] = [];
    let problem: Unresolved | undefined;
    const add = (site: Site, origin: Entry['origin']) => {
      const value = this.evaluate(result, site);
      if (key) keyed.push({ key: this.evaluate(key, site), value, origin });
      else items.push({ value, origin });
      if (items.length + keyed.length > MAX_VALUES)
        problem = unresolvedAt('it is too large for reference data', node, file);
    };
    const run = (rest: readonly Clause[], site: Site, origin: Entry['origin']): void => {
      const [clause, ...further] = rest;
      if (!clause) {
        add(site, origin);
        return;
      }
      if ('condition' in clause) {
        const condition = settled(this.evaluate(clause.condition, site));
        const holds = condition instanceof Unresolved ? undefined : file.language.operators.truth(condition);
        if (holds) run(further, site, origin);
        else if (holds === undefined) {
          problem =
            condition instanceof Unresolved
              ? condition
              : unresolvedAt('its condition is not a constant', clause.condition, file);
        }
        return;
      }
      const list = this.listOf(clause.list, site, 'what it runs over is not a list');
      if (list instanceof Unresolved) {
        problem = list;
        return;
      }
      for (const entry of list) {
        const names = new Map<string, Value>();
        const inner: Site = {
          file,
          env: { file, owner: node, names, outer: site.env, depth: site.env?.depth ?? 0 },
        };
        if (!this.calls.takeApart(clause.target, entry.value, names, site)) {
          problem = unresolvedAt('an item does not have the parts that are named', clause.list, file);
        } else run(further, inner, entry.origin);
        if (problem) return;
      }
    };
    run(clauses, outer, file.origin(node));
    if (problem) return problem;
    if (key) return new Mapping(lastWins(keyed));
    return expression.distinct ? new Sequence(distinct(items), true) : new Sequence(items);
  }

  private text(parts: readonly (string | Node)[], node: Node, site: Site): Value {
    const { file } = site;
    let result = '';
    for (const part of parts) {
      const value = typeof part === 'string' ? part : settled(this.evaluate(part, site));
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
    const object = settled(this.evaluateNow(objectNode, site));
    const index = settled(this.evaluate(indexNode, site));
    for (const part of [object, index]) if (part instanceof Unresolved) return part;
    if (object instanceof Mapping && isScalar(index)) {
      const found = file.language.operators
        .keys(index)
        .map(key => object.get(key))
        .find(value => value !== undefined);
      if (found !== undefined) return found;
    }
    if (object instanceof Sequence && typeof index === 'number' && !object.distinct) {
      const found = file.language.operators.item(object.entries, index);
      if (found) return found.value;
    }
    if (typeof index === 'number' && typeof object === 'string') {
      const character = file.language.operators.character?.(object, index);
      if (character !== undefined) return character;
    }
    if (typeof index === 'string' && object instanceof Described)
      return this.member(object, index, node, file);
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
    let value = settled(this.evaluateNow(leftmost, site));
    for (const { operator, node: rightNode } of rights.reverse()) {
      if (value instanceof Unresolved) return value;
      const right = settled(this.evaluateNow(rightNode, site));
      if (right instanceof Unresolved) return right;
      const { binary } = file.language.operators;
      const result = Object.hasOwn(binary, operator) ? binary[operator]?.(value, right) : undefined;
      if (result === undefined)
        return unresolvedAt(`"${operator}" is not worked out for these values`, rightNode, file);
      if (isTooLarge(result)) return unresolvedAt('it is too large for reference data', node, file);
      value = result;
    }
    return value;
  }
}

type Keyed = Exclude<MappingEntry, { spread: Node } | { from: Node }>;

/** What has parts of its own, each of which tells its own errors. */
const LISTS = new Set<Expression['kind']>(['sequence', 'mapping', 'call', 'function', 'class', 'fragment']);

/** Whether a syntax error is in a node itself, so that what is left of it (`-2` of `->, 2`) is not what is meant. */
function isBroken(node: Node, { kind }: Expression): boolean {
  if (node.isError || node.isMissing) return true;
  return node.hasError && !LISTS.has(kind) && node.children.some(child => child?.isError || child?.isMissing);
}

/** The same entries as a part of the list around them. */
function bare(value: Value): Value {
  return value instanceof Sequence ? new Sequence(value.entries, value.distinct, value.fixed, true) : value;
}

function isTooLarge(value: Value): boolean {
  if (typeof value === 'string') return value.length > MAX_TEXT_CHARACTERS;
  return (value instanceof Sequence || value instanceof Mapping) && value.weight > MAX_VALUES;
}
