import type { Node } from 'web-tree-sitter';
import type { Place } from '../../finding.js';
import type { Change, Expression, FunctionShape, Item, MappingEntry, Parameter } from '../languages/language.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile, When } from '../syntax/source-file.js';
import { binary, textOf, unary } from './operators.js';
import { distinct, isScalar, lastWins } from './pure-functions.js';
import {
  CallResult,
  Definition,
  type Entry,
  type KeyedEntry,
  keyText,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from './value.js';

/** Nested deeper than any table that a person wrote. */
const MAX_DEPTH = 200;
/** Functions applied inside functions: helpers of helpers, never recursion. */
const MAX_CALL_DEPTH = 16;
/** Expressions looked at for one table: bounds what nested helper calls could multiply. */
const MAX_EXPRESSIONS = 5_000_000;

/** Gives the parsed files that modules stand for. */
export interface Modules {
  /** The file that a specifier means when written in `importer`, or plain data for a data file; undefined when it is not in the repository. */
  resolve(specifier: string, importer: SourceFile): SourceFile | Value | undefined;
}

/** A statement that changes a table after it was defined, in a way that was not applied. */
export interface ChangeNote {
  readonly name: string;
  readonly place: Place;
  readonly when: When;
  readonly text: string;
}

/** Names bound by the call of a function: its parameters. */
interface Environment {
  readonly file: SourceFile;
  readonly owner: Node;
  readonly names: ReadonlyMap<string, Value>;
  readonly outer: Environment | undefined;
  readonly depth: number;
}

/** A class or function as a value inside the evaluator, with what is needed to look further into it. */
class Described extends Definition {
  constructor(
    kind: 'function' | 'class' | 'module',
    name: string,
    readonly file: SourceFile,
    readonly node: Node,
    readonly shape: Expression | undefined,
    readonly environment: Environment | undefined,
  ) {
    super(kind, name, file.place(node));
  }
}

/**
 * Works out what expressions of source code stand for, without running anything: literals, names of other constants,
 * spreads, calls as data. What it cannot work out becomes an {@link Unresolved} that says why and where.
 */
export class Evaluator {
  /** Changes that were seen but not applied, in the order of the tables that were evaluated. */
  readonly notes: ChangeNote[] = [];
  private readonly known = new Map<BoundName, Value>();
  private readonly running: { bound: BoundName; label: string }[] = [];
  private spent = 0;

  constructor(private readonly modules: Modules) {}

  /** Value of a binding, with the later statements that change it applied. */
  valueOf(name: string, bound: BoundName, file: SourceFile, env?: Environment): Value {
    const cached = this.known.get(bound);
    if (cached !== undefined) return cached;
    const { node } = bound.binding;
    const label = `${name} (${file.path}:${node.startPosition.row + 1})`;
    const started = this.running.findIndex(running => running.bound === bound);
    if (started >= 0) {
      const cycle = [...this.running.slice(started).map(running => running.label), label].join(' -> ');
      return new Unresolved(`it is defined through itself: ${cycle}`, file.place(node), name, 'source-cycle');
    }
    this.running.push({ bound, label });
    try {
      const value = this.evaluateBinding(name, bound, file, env);
      if (!env) this.known.set(bound, value);
      return value;
    } finally {
      this.running.pop();
    }
  }

  evaluate(node: Node, file: SourceFile, env?: Environment, depth = 0): Value {
    this.spent += 1;
    if (this.spent > MAX_EXPRESSIONS) return this.unresolved(`more than ${MAX_EXPRESSIONS} expressions to look at`, node, file);
    if (depth > MAX_DEPTH) return this.unresolved(`it is nested deeper than ${MAX_DEPTH} levels`, node, file);
    if (node.isError || node.isMissing) {
      return new Unresolved('there is a syntax error', file.place(node), file.quote(node), 'source-syntax');
    }
    return this.meaning(file.language.expression(node), node, file, env, depth);
  }

  /** What a name means at a node: a parameter of the function applied, or what is bound in the scopes around it. */
  lookUp(name: string, at: Node, file: SourceFile, env?: Environment): Value | undefined {
    for (let e = env; e; e = e.outer) {
      if (e.file === file && e.names.has(name) && contains(e.owner, at)) return e.names.get(name);
    }
    const candidates = file.bindings(name).filter(({ binding }) => !binding.member);
    if (candidates.length === 0) return this.fromWildcards(name, file);
    for (const scope of file.scopesAround(at)) {
      const bound = candidates.filter(candidate => candidate.scope === scope);
      if (bound.length === 0) continue;
      if (bound.length > 1) return this.ambiguous(name, bound, file);
      const [only] = bound as [BoundName];
      return this.valueOf(name, only, file, env && contains(env.owner, only.binding.node) && env.file === file ? env : undefined);
    }
    return undefined;
  }

  /** A member of a module: what the file exports, or has at its top, under this name. */
  exported(name: string, file: SourceFile): Value | undefined {
    const bound = file.bindings(name);
    const exported = bound.filter(({ binding }) => binding.exported === name);
    const chosen = exported.length > 0 ? exported : bound.filter(({ binding, scope }) => !binding.member && scope === file.root.id);
    if (chosen.length === 1) return this.valueOf(name, chosen[0] as BoundName, file);
    if (chosen.length > 1) return this.ambiguous(name, chosen, file);
    // `module.exports = { name }`, and names exported as others.
    const whole = name === 'module.exports' ? undefined : this.exportedAs('module.exports', file);
    if (whole instanceof Mapping && whole.get(name) !== undefined) return whole.get(name);
    const renamed = this.exportedAs(name, file);
    return renamed === undefined ? this.fromWildcards(name, file) : renamed;
  }

  member(object: Value, name: string, node: Node, file: SourceFile, depth: number): Value {
    if (object instanceof Unresolved) return object;
    if (object instanceof CallResult && object.returned !== undefined) return this.member(object.returned, name, node, file, depth);
    if (object instanceof Mapping) {
      const value = object.get(name);
      if (value !== undefined) return value;
      return this.unresolved(`there is no ${name} in it`, node, file);
    }
    if (object instanceof Described) {
      const value = this.memberOfDefinition(object, name, depth);
      if (value !== undefined) return value;
      return this.unresolved(`the ${object.kind} ${object.name} (${object.file.path}) has no constant ${name}`, node, file);
    }
    return this.unresolved(`${name} is not a constant`, node, file);
  }

  /** What a function gives back, or the constants of a class: the table that the definition stands for. */
  tableOf(value: Value): Value {
    if (!(value instanceof Described)) return value;
    if (value.shape?.kind === 'function') {
      const { result } = value.shape.function;
      if (!result) return this.unresolved('the function does more than return one value', value.node, value.file);
      return this.result(result, value.shape.function, value.file, undefined, 0);
    }
    if (value.shape?.kind === 'class') return this.mapping(value.shape.class.members, value.node, value.file, value.environment, 0);
    return value;
  }
  private evaluateBinding(name: string, bound: BoundName, file: SourceFile, env?: Environment): Value {
    const { binding } = bound;
    if (binding.kind === 'import') {
      const module = this.module(binding.specifier, binding.node, file, binding.interop);
      if (binding.name === null || module instanceof Unresolved) return module;
      return this.member(module, binding.name, binding.node, file, 0);
    }
    const value =
      'id' in binding.value
        ? this.evaluate(binding.value, file, env)
        : this.meaning(binding.value, binding.node, file, env, 0);
    return this.changed(name, bound, value, file, env);
  }

  /** Applies what later statements certainly add to a table; notes what they may do beyond that. */
  private changed(name: string, bound: BoundName, value: Value, file: SourceFile, env?: Environment): Value {
    if (!(value instanceof Sequence || value instanceof Mapping)) return value;
    let current: Value = value;
    for (const { change, when } of file.changes(name, bound)) {
      const next: Value | undefined = when === 'always' ? this.applyChange(current, change, file, env) : undefined;
      if (next === undefined) this.notes.push({ name, place: file.place(change.node), when, text: file.quote(change.node) });
      else current = next;
    }
    return current;
  }

  private applyChange(current: Value, change: Change, file: SourceFile, env?: Environment): Value | undefined {
    if (change.kind === 'unknown') return undefined;
    const value = this.evaluate(change.value, file, env);
    const origin = file.origin(change.node);
    if (change.kind === 'set' && current instanceof Mapping) {
      return new Mapping(lastWins([...current.entries, { key: this.evaluate(change.key, file, env), value, origin }]));
    }
    if (change.kind === 'append' && current instanceof Sequence) return new Sequence([...current.entries, { value, origin }]);
    if (change.kind === 'extend') {
      if (current instanceof Sequence && value instanceof Sequence) return new Sequence([...current.entries, ...value.entries]);
      if (current instanceof Mapping && value instanceof Mapping) return new Mapping(lastWins([...current.entries, ...value.entries]));
    }
    return undefined;
  }

  private meaning(expression: Expression, node: Node, file: SourceFile, env: Environment | undefined, depth: number): Value {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'same':
        return this.evaluate(expression.node, file, env, depth + 1);
      case 'sequence': {
        const entries = this.entries(expression.items, file, env, depth + 1);
        return entries instanceof Unresolved ? entries : new Sequence(expression.distinct ? distinct(entries) : entries);
      }
      case 'mapping':
        return this.mapping(expression.entries, node, file, env, depth + 1);
      case 'text':
        return this.text(expression.parts, node, file, env, depth + 1);
      case 'name': {
        const value = this.lookUp(expression.name, node, file, env);
        return this.orUnresolved(value, `${expression.name} is not defined in ${file.path} or in a file that it imports`, node, file);
      }
      case 'exported':
        return this.orUnresolved(this.exported(expression.name, file), `${file.path} exports no ${expression.name}`, node, file);
      case 'module':
        return this.module(expression.specifier, node, file, expression.interop);
      case 'member':
        return this.member(this.evaluate(expression.object, file, env, depth + 1), expression.name, node, file, depth);
      case 'index':
        return this.indexed(expression.object, expression.index, node, file, env, depth + 1);
      case 'call':
        return this.callOf(expression, node, file, env, depth + 1);
      case 'binary':
        return this.binaryOf(expression, node, file, env, depth + 1);
      case 'unary': {
        const operand = this.evaluate(expression.operand, file, env, depth + 1);
        if (operand instanceof Unresolved) return operand;
        return this.orUnresolved(unary(expression.operator, operand), `"${expression.operator}" is not folded here`, node, file);
      }
      case 'choice': {
        const condition = this.evaluate(expression.condition, file, env, depth + 1);
        if (!isScalar(condition)) return this.unresolved('its condition is not a constant', node, file);
        return this.evaluate(condition ? expression.then : expression.otherwise, file, env, depth + 1);
      }
      case 'function':
        return new Described('function', expression.function.name, file, node, expression, env);
      case 'class':
        return new Described('class', expression.class.name, file, node, expression, env);
      case 'opaque':
        return this.unresolved(expression.reason, node, file);
    }
  }

  private entries(items: readonly Item[], file: SourceFile, env: Environment | undefined, depth: number): Entry[] | Unresolved {
    const entries: Entry[] = [];
    for (const { node, spread } of items) {
      const value = this.evaluate(node, file, env, depth);
      if (!spread) {
        entries.push({ value, origin: file.origin(node) });
        continue;
      }
      const spreadValue = value instanceof CallResult && value.returned !== undefined ? value.returned : value;
      if (spreadValue instanceof Sequence) entries.push(...spreadValue.entries);
      else if (spreadValue instanceof Mapping) entries.push(...spreadValue.entries.map(({ key, origin }) => ({ value: key, origin })));
      else return spreadValue instanceof Unresolved ? spreadValue : this.unresolved('what is spread here is not a list', node, file);
    }
    return entries;
  }

  private mapping(entries: readonly MappingEntry[], node: Node, file: SourceFile, env: Environment | undefined, depth: number): Value {
    const result: KeyedEntry[] = [];
    let previous: Value = -1;
    for (const entry of entries) {
      if ('spread' in entry) {
        let value = this.evaluate(entry.spread, file, env, depth);
        if (value instanceof CallResult && value.returned !== undefined) value = value.returned;
        if (value instanceof Mapping) result.push(...value.entries);
        else return value instanceof Unresolved ? value : this.unresolved('what is spread here is not a map', entry.node, file);
        continue;
      }
      const key = typeof entry.key === 'string' ? entry.key : this.evaluate(entry.key, file, env, depth);
      let value: Value;
      if ('next' in entry.value) {
        value = typeof previous === 'number' ? previous + 1 + (previous === -1 ? entry.value.next : 0) : this.unresolved('the member before it is not a number', entry.node, file);
      } else {
        value = this.evaluate(entry.value, file, env, depth);
      }
      previous = value;
      result.push({ key, value, origin: file.origin(entry.node) });
    }
    return new Mapping(lastWins(result));
  }

  private text(parts: readonly (string | Node)[], node: Node, file: SourceFile, env: Environment | undefined, depth: number): Value {
    let result = '';
    for (const part of parts) {
      const value: Value = typeof part === 'string' ? part : this.evaluate(part, file, env, depth);
      if (value instanceof Unresolved) return value;
      const text = textOf(value);
      if (text === undefined) return this.unresolved('a part of the text is not a constant', typeof part === 'string' ? node : part, file);
      result += text;
    }
    return result;
  }

  private indexed(objectNode: Node, indexNode: Node, node: Node, file: SourceFile, env: Environment | undefined, depth: number): Value {
    const object = this.evaluate(objectNode, file, env, depth);
    const index = this.evaluate(indexNode, file, env, depth);
    if (object instanceof Unresolved) return object;
    if (object instanceof Mapping) {
      const found = object.entries.find(entry => isScalar(index) && entry.key === index);
      if (found) return found.value;
    }
    if (object instanceof Sequence && typeof index === 'number') {
      const found = object.entries.at(index);
      if (found) return found.value;
    }
    if (typeof index === 'string' && object instanceof Described) return this.member(object, index, node, file, depth);
    return this.unresolved('there is nothing at this index', node, file);
  }

  private binaryOf(expression: Extract<Expression, { kind: 'binary' }>, node: Node, file: SourceFile, env: Environment | undefined, depth: number): Value {
    // Long concatenations are trees that lean to the left, as deep as they are long: walk down instead of recursing.
    const rights: { operator: string; node: Node }[] = [];
    let leftmost: Node = node;
    let current: Expression = expression;
    while (current.kind === 'binary') {
      rights.push({ operator: current.operator, node: current.right });
      leftmost = current.left;
      current = file.language.expression(leftmost);
    }
    let value = this.meaning(current, leftmost, file, env, depth);
    for (const { operator, node: rightNode } of rights.reverse()) {
      if (value instanceof Unresolved) return value;
      const right = this.evaluate(rightNode, file, env, depth);
      if (right instanceof Unresolved) return right;
      const result = binary(operator, value, right);
      if (result === undefined) return this.unresolved(`"${operator}" is not folded for these values`, rightNode, file);
      value = result;
    }
    return value;
  }

  private callOf(expression: Extract<Expression, { kind: 'call' }>, node: Node, file: SourceFile, env: Environment | undefined, depth: number): Value {
    const positional: Entry[] = [];
    const named = new Map<string, Entry>();
    for (const argument of expression.arguments) {
      const value = this.evaluate(argument.node, file, env, depth);
      const origin = file.origin(argument.node);
      if (argument.spread === 'positional' && value instanceof Sequence) positional.push(...value.entries);
      else if (argument.spread === 'named' && value instanceof Mapping) {
        for (const entry of value.entries) named.set(keyText(entry.key), entry);
      } else if (argument.spread) return this.unresolved('the arguments that are spread here are not constants', argument.node, file);
      else if (argument.name !== undefined) named.set(argument.name, { value, origin });
      else positional.push({ value, origin });
    }
    const callee = file.language.expression(expression.callee);
    const calleeText = file.quote(expression.callee);
    const pure = this.applyPure(callee, calleeText, positional, named, node, file, env, depth);
    if (pure !== undefined) return pure;
    const definition = this.definitionOf(callee, expression.callee, file, env, depth);
    const parameters = parametersOf(definition);
    const byParameter = parameters && definition && this.bind(parameters, positional, named, definition);
    const returned = byParameter && definition ? this.apply(definition, byParameter, env) : undefined;
    return new CallResult(calleeText, positional, named, byParameter, returned);
  }

  private applyPure(
    callee: Expression,
    calleeText: string,
    positional: readonly Entry[],
    named: ReadonlyMap<string, Entry>,
    node: Node,
    file: SourceFile,
    env: Environment | undefined,
    depth: number,
  ): Value | undefined {
    const { functions } = file.language;
    const args = positional.map(entry => settled(entry.value));
    const origin = file.origin(node);
    // Own properties only: a function called `toString` or `constructor` is not one of ours.
    const whole = Object.hasOwn(functions, calleeText) ? functions[calleeText] : undefined;
    if (whole) {
      // `dict(a=1)`: keyword arguments of the few functions that take any are entries.
      const entries = [...named].map(([key, entry]) => ({ key, ...entry }));
      return whole(undefined, named.size > 0 ? [...args, new Mapping(entries)] : args, origin);
    }
    if (callee.kind !== 'member' || named.size > 0) return undefined;
    const method = Object.hasOwn(functions, `.${callee.name}`) ? functions[`.${callee.name}`] : undefined;
    if (!method) return undefined;
    const receiver = settled(this.evaluate(callee.object, file, env, depth));
    if (receiver instanceof Unresolved || receiver instanceof Definition) return undefined;
    return method(receiver, args, origin);
  }

  private definitionOf(callee: Expression, node: Node, file: SourceFile, env: Environment | undefined, depth: number): Described | undefined {
    if (callee.kind !== 'name' && callee.kind !== 'member' && callee.kind !== 'same') return undefined;
    const value = this.evaluate(node, file, env, depth);
    return value instanceof Described && value.kind !== 'module' ? value : undefined;
  }

  /** Arguments by parameter name, with the defaults of those that are left out. */
  private bind(parameters: readonly Parameter[], positional: readonly Entry[], named: ReadonlyMap<string, Entry>, definition: Described): Map<string, Entry> {
    const bound = new Map<string, Entry>();
    let next = 0;
    for (const parameter of parameters) {
      if (parameter.rest === 'positional') {
        bound.set(parameter.name, { value: new Sequence(positional.slice(next)), origin: definition.file.origin(definition.node) });
        next = positional.length;
        continue;
      }
      const given = parameter.rest === 'named' ? undefined : (positional[next] ?? named.get(parameter.name));
      if (positional[next] !== undefined) next += 1;
      if (given) bound.set(parameter.name, given);
      else if (parameter.default) {
        const value = this.evaluate(parameter.default, definition.file, definition.environment);
        bound.set(parameter.name, { value, origin: definition.file.origin(parameter.default) });
      }
    }
    return bound;
  }

  /** What a function that only builds a value gives for these arguments; undefined when it does more than that. */
  private apply(definition: Described, args: ReadonlyMap<string, Entry>, env: Environment | undefined): Value | undefined {
    if (definition.shape?.kind !== 'function' || !definition.shape.function.result) return undefined;
    const depth = (env?.depth ?? 0) + 1;
    if (depth > MAX_CALL_DEPTH) return undefined;
    const names = new Map([...args].map(([name, entry]) => [name, entry.value]));
    for (const parameter of definition.shape.function.parameters) if (!names.has(parameter.name)) names.set(parameter.name, null);
    const inner: Environment = { file: definition.file, owner: definition.node, names, outer: definition.environment, depth };
    const value = this.result(definition.shape.function.result, definition.shape.function, definition.file, inner, 0);
    return value instanceof Unresolved || value instanceof Definition ? undefined : value;
  }

  private result(result: Node | Expression, shape: FunctionShape, file: SourceFile, env: Environment | undefined, depth: number): Value {
    return 'id' in result ? this.evaluate(result, file, env, depth) : this.meaning(result, shape.node, file, env, depth);
  }

  private memberOfDefinition(object: Described, name: string, depth: number): Value | undefined {
    if (object.kind === 'module') return this.exported(name, object.file);
    if (object.shape?.kind === 'class') {
      const entry = object.shape.class.members.find(member => 'key' in member && keyOf(member.key) === name);
      if (!entry) return undefined;
      const all = this.mapping(object.shape.class.members, object.node, object.file, object.environment, depth + 1);
      return all instanceof Mapping ? all.get(name) : undefined;
    }
    return undefined;
  }

  private module(specifier: string, node: Node, file: SourceFile, interop = false): Value {
    const found = this.modules.resolve(specifier, file);
    if (found === undefined) return this.unresolved(`${specifier} is not a file of the repository`, node, file);
    if (!isSourceFile(found)) return interop ? new Mapping([{ key: 'default', value: found, origin: file.origin(node) }]) : found;
    const whole = this.exportedAs('module.exports', found);
    if (whole !== undefined && found.bindings('default').length === 0) {
      return interop ? new Mapping([{ key: 'default', value: whole, origin: file.origin(node) }]) : whole;
    }
    return new Described('module', found.path, found, found.root, undefined, undefined);
  }

  private exportedAs(name: string, file: SourceFile): Value | undefined {
    const local = name === 'module.exports' ? 'exports' : name;
    const bound = file.bindings(local).filter(({ binding }) => binding.exported === name);
    return bound.length === 1 ? this.valueOf(name, bound[0] as BoundName, file) : undefined;
  }

  private fromWildcards(name: string, file: SourceFile, seen = new Set<SourceFile>()): Value | undefined {
    if (seen.has(file)) return undefined;
    seen.add(file);
    for (const specifier of file.language.wildcards(file.root)) {
      const module = this.modules.resolve(specifier, file);
      if (module === undefined || !isSourceFile(module)) continue;
      const bound = module.bindings(name).filter(({ binding, scope }) => !binding.member && scope === module.root.id);
      if (bound.length === 1) return this.valueOf(name, bound[0] as BoundName, module);
      const further = this.fromWildcards(name, module, seen);
      if (further !== undefined) return further;
    }
    return undefined;
  }

  private ambiguous(name: string, bound: readonly BoundName[], file: SourceFile): Unresolved {
    const lines = bound.map(({ binding }) => binding.node.startPosition.row + 1).join(', ');
    return this.unresolved(`${name} is assigned ${bound.length} times (lines ${lines})`, (bound[0] as BoundName).binding.node, file);
  }

  /** A value, which may well be null, or that there is none. */
  private orUnresolved(value: Value | undefined, reason: string, node: Node, file: SourceFile): Value {
    return value === undefined ? this.unresolved(reason, node, file) : value;
  }

  private unresolved(reason: string, node: Node, file: SourceFile): Unresolved {
    return new Unresolved(reason, file.place(node), file.quote(node));
  }
}

export function isSourceFile(found: SourceFile | Value): found is SourceFile {
  return typeof found === 'object' && found !== null && 'tree' in found;
}

/** A call that is known to build a value is that value. */
export function settled(value: Value): Value {
  return value instanceof CallResult && value.returned !== undefined ? value.returned : value;
}

function parametersOf(definition: Described | undefined): readonly Parameter[] | undefined {
  if (definition?.shape?.kind === 'function') return definition.shape.function.parameters;
  if (definition?.shape?.kind === 'class') return definition.shape.class.parameters ?? undefined;
  return undefined;
}

function keyOf(key: Node | string): string {
  return typeof key === 'string' ? key : key.text;
}
