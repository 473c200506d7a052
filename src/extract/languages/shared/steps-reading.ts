import type { Node } from '../../syntax/node.js';
import { field, identifiersIn, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Change, SingleChange } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import { namesOf, type StatementShape, type StatementWords } from '../language/statement-shape.js';
import { changesIn, type Step } from '../language/steps.js';

/** A function at the top of a file, by its name; null where there is none, or it may be another one. */
export type FunctionNamed = (name: string) => Node | null;

const UNKNOWN: Expression = { kind: 'opaque', reason: 'what a function gives that changes a table' };

/** Functions that are called one in the other. */
const MAX_FUNCTIONS = 20;
/** Words that are looked at to say what functions depend on. */
const MAX_WORDS = 5_000;
/** Longer than any statement that fills a table. */
const MAX_CHARACTERS = 20_000;

/**
 * All that a statement does to a table, be it a loop or a call; null where it does something besides that only a run can tell.
 *
 * @param table the name that the table goes by.
 * @param functionNamed functions whose calls are looked into.
 */
export function stepsChange(
  statement: Node,
  table: string,
  words: StatementWords,
  functionNamed: FunctionNamed = () => null,
): Change | null {
  return new StepsReading(statement, table, words, functionNamed).change();
}

/** Reads a statement as steps that fill a table. Null is whatever is not understood: then the whole statement is not followed, and told. */
class StepsReading {
  /** Names that the statements set: those of the function that is read, or of the file. */
  private names = new Set<string>();
  /** Functions that are called. */
  private readonly functions = new Set<string>();
  /** Functions whose calls are read. */
  private readonly inside: string[] = [];
  /** All names that are set, wherever. */
  private readonly set = new Set<string>();
  /** Names that are declared: of two of the same name, one hides the other in a part of the statement. */
  private declared = new Set<string>();
  /** How often each word stands in the statement, or in the function that is read. */
  private counts: ReadonlyMap<string, number>;
  /** Other objects that are changed. */
  private readonly changed = new Set<string>();
  /** Names in what is worked out. */
  private readonly read = new Set<string>();
  /** Something that is worked out does more than give a value. */
  private isDoing = false;
  /** Something is set that functions elsewhere may look at. */
  private isSeen = false;
  /** Calls in what is worked out. */
  private readonly calls: Node[] = [];
  /** The end of what is called for each item is the next item. */
  private inCallback = false;

  constructor(
    private readonly whole: Node,
    private readonly table: string,
    private readonly words: StatementWords,
    private readonly functionNamed: FunctionNamed,
  ) {
    const { running } = words;
    this.counts = countsIn(running?.(whole) ?? [whole]);
  }

  change(): Change | null {
    const { whole } = this;
    const parts = this.words.running?.(whole) ?? [whole];
    if (parts.some(part => part.endIndex - part.startIndex > MAX_CHARACTERS)) return null;
    const steps = this.statement(whole);
    if (!steps || !this.isPlain()) return null;
    // What is set and not looked at needs nothing from before.
    const before = (name: string) => (this.read.has(name) ? this.valueBefore(whole, name) : undefined);
    const names = new Map([...this.names].map(name => [name, before(name)] as const));
    return { kind: 'steps', node: whole, steps, names, functions: this.functions };
  }

  /** The literal that a name was last set to before a statement in the same block; undefined where nothing certain is there. */
  private valueBefore(statement: Node, name: string): Node | undefined {
    if (this.declared.has(name)) return undefined;
    let at = statement.previousNamedSibling;
    while (at && !identifiersIn(at).includes(name)) at = at.previousNamedSibling;
    return (at && this.words.literalGiven(at, name)) ?? undefined;
  }

  /** Whether nothing that is worked out depends on what else is changed. */
  private isPlain(): boolean {
    return (
      !this.isDoing &&
      !this.set.has(this.table) &&
      [...this.changed].every(name => !this.read.has(name) && !this.set.has(name)) &&
      this.calls.every(call => this.isIndependent(call))
    );
  }

  /** Whether what a function gives does not depend on what is set or changed meanwhile. */
  private isIndependent(call: Node): boolean {
    if (this.words.isPure(call)) return true;
    const callee = field(call, this.words.callee);
    const isUnseen = !this.isSeen && this.changed.size === 0;
    if (callee.type !== 'identifier') return isUnseen;
    const seen = new Set<string>();
    const waiting = [callee.text];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const own = definitions(call).get(name) ?? [];
      if (own.length === 0 && name === callee.text) return isUnseen;
      const words = own.flatMap(definition => {
        const parameters = new Set(identifiersIn(definition.childForFieldName('parameters')));
        return identifiersIn(definition).filter(each => !parameters.has(each));
      });
      if (words.some(each => this.changed.has(each) || this.names.has(each))) return false;
      if (seen.size + words.length > MAX_WORDS) return false;
      waiting.push(...words);
    }
    return true;
  }

  /** What one statement does; steps of those that do nothing to the table are none. */
  private statement(node: Node): Step[] | null {
    const shapes = this.words.shapes(node);
    return shapes && this.every(shapes, shape => this.shape(shape));
  }

  private every<T>(parts: readonly T[], read: (part: T) => Step[] | null): Step[] | null {
    const steps = parts.map(read);
    return steps.includes(null) ? null : (steps as Step[][]).flat();
  }

  private shape(shape: StatementShape): Step[] | null {
    switch (shape.kind) {
      case 'nothing':
        return [];
      case 'return': {
        const filling = shape.value && this.filling(shape.value);
        if (shape.value && filling === null) return null;
        if (shape.value && !filling) this.worked(shape.value);
        return [...(filling ?? []), { kind: this.inCallback ? 'next' : 'return' }];
      }
      case 'fail':
        return [{ kind: 'fail' }];
      case 'require':
        return [
          { kind: 'when', condition: this.worked(shape.condition), steps: [], otherwise: [{ kind: 'fail' }] },
        ];
      case 'next':
      case 'stop':
        return [{ kind: shape.kind }];
      case 'block':
        return this.every(shape.statements, each => this.statement(each));
      case 'each':
        return this.each(shape);
      case 'while':
        return this.while(shape);
      case 'when':
        return this.when(shape.branches, shape.otherwise);
      case 'let':
        return this.let(shape);
      case 'update':
        return shape.name.text === this.table
          ? this.place(shape.name)
          : this.let({ ...shape, kind: 'let', target: shape.name.text, block: null });
      case 'names':
        return shape.names.every(name => name === this.table) ? [] : null;
      case 'change':
        return this.place(shape.object);
      case 'call':
        return this.call(shape);
      case 'function':
        // A function of the file may change the table when it is applied.
        if (shape.decorators.some(({ name }) => name !== undefined && this.functionNamed(name))) return null;
        for (const { node } of shape.decorators) this.worked(node);
        return shape.name === this.table ? null : [];
      case 'decorated':
        return this.decorated(shape);
    }
  }

  /** Functions that are called with a definition; each is given what that is in the end. */
  private decorated({ node: definition, decorators }: StatementShape & { kind: 'decorated' }): Step[] | null {
    if (definition.id !== this.whole.id) return null;
    return this.every(decorators, ({ node, name, call }) => {
      const own = name === undefined ? null : this.functionNamed(name);
      if (!own || name === undefined) {
        this.worked(node);
        return [];
      }
      if (!call) return this.into(own, node, name);
      const steps = this.call({ kind: 'call', node: call, name, arguments: field(call, 'arguments') });
      const given = steps && this.words.givenBy?.(own);
      const more = given ? this.into(given, node, name) : null;
      return steps && more && [...steps, ...more];
    });
  }

  private each(shape: StatementShape & { kind: 'each' }): Step[] | null {
    const { node, target, position, isPaired, list: through, body, isCallback = false } = shape;
    const names = [...namesOf(target), ...(position ? [position] : [])];
    if (!this.declares(names, node)) return null;
    const before = this.inCallback;
    this.inCallback = isCallback || before;
    const steps = this.statement(body);
    this.inCallback = before;
    if (!steps) return null;
    const { bearsChanges } = this.words;
    const list = bearsChanges?.(through, target, this.table, steps)
      ? this.worked(through)
      : this.goneThrough(through);
    if (!list) return null;
    const looksAtTable = this.read.has(this.table) || !this.calls.every(this.words.isPure);
    return [{ kind: 'each', target, ...pairing(position, isPaired), list, looksAtTable, steps }];
  }

  private while({ before, condition, after, body }: StatementShape & { kind: 'while' }): Step[] | null {
    const first = before ? this.statement(before) : [];
    const steps = this.statement(body);
    const last = this.every(after, each => this.statement(each));
    if (!first || !steps || !last) return null;
    const loop: Step = {
      kind: 'while',
      condition: condition && this.worked(condition),
      steps,
      after: last,
    };
    return [...first, loop];
  }

  /** `if`, with what follows it in turn. */
  private when(branches: readonly { condition: Node; body: Node }[], last: Node | null): Step[] | null {
    const [branch, ...more] = branches;
    if (!branch) return last ? this.statement(last) : [];
    const condition = this.worked(branch.condition);
    const steps = this.statement(branch.body);
    const otherwise = this.when(more, last);
    return steps && otherwise && [{ kind: 'when', condition, steps, otherwise }];
  }

  private let(shape: StatementShape & { kind: 'let' }): Step[] | null {
    const filling = this.filling(shape.value);
    if (!filling) return filling === null ? null : this.plainLet(shape);
    // What it gives is not worked out.
    const steps = this.plainLet({ ...shape, value: UNKNOWN });
    return steps && [...filling, ...steps];
  }

  /** A value that is a call of a function which changes the table, as what that does; null where it is not understood, undefined for any other. */
  private filling(value: Node | Expression): Step[] | null | undefined {
    if (!('id' in value) || !this.words.calls.includes(value.type)) return undefined;
    const callee = field(value, this.words.callee);
    const own = callee.type === 'identifier' ? this.functionNamed(callee.text) : null;
    if (!own || !this.mayReach(own)) return undefined;
    const args = field(value, 'arguments');
    const steps = this.call({ kind: 'call', node: value, name: callee.text, arguments: args });
    return steps && changesIn(steps).length === 0 ? undefined : steps;
  }

  /** Whether a function says the table, or one of the functions that it may call does. */
  private mayReach(own: Node): boolean {
    const seen = new Set<string>();
    const waiting = [own];
    for (let fn = waiting.pop(); fn; fn = waiting.pop()) {
      for (const word of identifiersIn(fn)) {
        if (word === this.table) return true;
        if (seen.has(word)) continue;
        seen.add(word);
        if (seen.size > MAX_WORDS) return true;
        const next = this.functionNamed(word);
        if (next) waiting.push(next);
      }
    }
    return false;
  }

  private plainLet({ node, target, value, block }: StatementShape & { kind: 'let' }): Step[] | null {
    const names = namesOf(target);
    const isOuter = block === null && !names.every(name => this.declared.has(name));
    // A function that sets what is not its own.
    if (isOuter && this.words.hasBlocks && this.inside.length > 0) return null;
    if (block === null) this.sets(names, false);
    else if (!this.declares(names, block)) return null;
    for (const part of 'id' in value ? [value] : partsOf(value)) this.worked(part);
    return [{ kind: 'let', node, target, value, isOuter }];
  }

  /** What is done to what something stands for: to the table, or to something else. */
  private place(object: Node): Step[] | null {
    if (object.type !== 'identifier') return null;
    if (object.text === this.table) return this.changing(this.words.changeBy(object));
    this.changed.add(object.text);
    return [];
  }

  /** A call of a function whose parameters are plain, as what that does. */
  private call({ node, name, arguments: given }: StatementShape & { kind: 'call' }): Step[] | null {
    const own = this.functionNamed(name);
    const steps = own && this.into(own, node, name);
    this.worked(given);
    return steps;
  }

  /** What a function does that is called by a node, and named so, or given by the one that is. */
  private into(own: Node, node: Node, name: string): Step[] | null {
    // One that calls itself has no end that could be seen here.
    if (this.functions.size >= MAX_FUNCTIONS || this.inside.includes(name)) return null;
    const { names: outer, declared, counts, inCallback } = this;
    const parameters = field(own, 'parameters').descendantsOfType('identifier');
    this.names = new Set();
    this.declared = new Set(parameters.flatMap(parameter => parameter?.text ?? []));
    for (const parameter of this.declared) this.set.add(parameter);
    this.counts = countsOf(own);
    this.inCallback = false;
    this.inside.push(name);
    const steps = this.statement(field(own, 'body'));
    this.inside.pop();
    const { names } = this;
    Object.assign(this, { names: outer, declared, counts, inCallback });
    this.functions.add(name);
    return steps && [{ kind: 'call', node, function: own, names, steps }];
  }

  /** Names that hold in a block; false where the statement says one outside of it, where it is another. */
  private declares(names: readonly string[], block: Node): boolean {
    const inside = countsOf(block);
    const isHidden = (name: string) => this.declared.has(name) || inside.get(name) !== this.counts.get(name);
    if (this.words.hasBlocks) {
      if (names.some(isHidden)) return false;
      for (const name of names) this.declared.add(name);
    }
    this.sets(names, true);
    return true;
  }

  /** @param isOwn nobody else has them, as those of the items of a loop. */
  private sets(names: readonly string[], isOwn: boolean): void {
    for (const name of names) {
      this.names.add(name);
      this.set.add(name);
      this.isSeen ||= !isOwn && !this.declared.has(name);
    }
  }

  /** What a loop goes through; null where that is the table itself, of which it sees what it changes meanwhile. */
  private goneThrough(node: Node): Node | null {
    const isTable = identifiersIn(node).includes(this.table);
    return isTable && !this.words.isCopy(node, this.table) ? null : this.worked(node);
  }

  /** An expression is worked out. */
  private worked(node: Node): Node {
    for (const name of identifiersIn(node)) this.read.add(name);
    const { doing, calls, isMutating } = this.words;
    for (const each of [node, ...node.descendantsOfType([...doing, ...calls])]) {
      if (!each) continue;
      const isCall = calls.includes(each.type);
      if (isCall) this.calls.push(each);
      this.isDoing ||= isCall ? isMutating(each) : doing.includes(each.type);
    }
    return node;
  }

  /** A change of the table. */
  private changing(change: SingleChange | null): Step[] | null {
    if (!change || change.kind === 'unknown') return null;
    for (const node of workedIn(change)) this.worked(node);
    return [{ kind: 'change', change }];
  }
}

function pairing(position: string | undefined, isPaired: boolean | undefined) {
  return { ...(position !== undefined && { position }), ...(isPaired && { isPaired }) };
}

/** Expressions that a change works out. */
function workedIn(change: SingleChange): Node[] {
  const nodes = (...of: readonly (Node | string | undefined)[]) =>
    of.filter((each): each is Node => typeof each === 'object');
  switch (change.kind) {
    case 'set':
    case 'remove':
      return nodes(change.key, change.value);
    case 'extend':
      return [...change.values];
    case 'append':
      return change.items.map(({ node }) => node);
    case 'insert':
      return [change.index, change.value];
  }
  return [];
}

/** Nodes that are worked out for what a statement makes of a name: `i += n`. */
function partsOf(value: Expression): Node[] {
  if (value.kind === 'binary') return [value.left, value.right];
  return value.kind === 'unary' ? [value.operand] : [];
}

function countsOf(node: Node): Map<string, number> {
  return countsIn([node]);
}

function countsIn(nodes: readonly Node[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of nodes.flatMap(identifiersIn)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What stands at the top of a file under a name, or in a class there. */
const definitions = oncePerTree(root => {
  const found = new Map<string, Node[]>();
  const add = (node: Node, depth: number) => {
    const name = node.childForFieldName('name')?.text;
    const known = name === undefined ? undefined : found.get(name);
    if (known) known.push(node);
    else if (name !== undefined) found.set(name, [node]);
    if (depth === 0) return;
    const isClass = /class|enum|interface|record|declarations?$|body$/.test(node.type);
    for (const each of isClass ? named(node) : []) add(each, depth - 1);
  };
  for (const statement of named(root)) {
    const declared = statement.childForFieldName('declaration') ?? statement;
    add(declared, MAX_CLASSES);
  }
  return found;
});

/** Bodies of classes and what is around declarations there, one in the other. */
const MAX_CLASSES = 5;
