import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import type { Step } from '../language/steps.js';
import { namesIn, patternOf } from './patterns.js';
import { assignedValue, changeBy, MUTATING_METHODS, statementOf } from './single-changes.js';

/** Longer than any loop that fills a table. */
const MAX_CHARACTERS = 20_000;
/** Functions that are called one in the other. */
const MAX_FUNCTIONS = 20;

/** The outermost loop around a statement, within the same function, class or module. */
export function loopAround(statement: Node): Node | null {
  let loop: Node | null = null;
  for (let at = statement.parent; at?.parent && AROUND.has(at.type); at = at.parent) {
    if (at.type === 'for_statement') loop = at;
  }
  return loop;
}

/** Whether a statement runs with its file, if it runs: it is in no function or class. */
export function isAround(statement: Node): boolean {
  let at = statement.parent;
  while (at?.parent && AROUND.has(at.type)) at = at.parent;
  return at?.parent === null;
}

/** What may stand around a loop, or in one around a statement. */
const AROUND = new Set([
  'for_statement',
  'block',
  'if_statement',
  'elif_clause',
  'else_clause',
  'try_statement',
  'except_clause',
  'finally_clause',
  'with_statement',
  'while_statement',
]);

/** A function at the top of a file, by its name; null where there is none, or it may be another one. */
export type FunctionNamed = (name: string) => Node | null;

/** All that a statement does to a table, be it a loop or a call; null where it does something besides that only a run can tell. */
export function stepsChange(statement: Node, table: string, functionNamed: FunctionNamed): Change | null {
  if (statement.endIndex - statement.startIndex > MAX_CHARACTERS) return null;
  const reading = new Reading(table, functionNamed);
  const steps = reading.statement(statement);
  if (!steps || !reading.isPlain()) return null;
  const names = new Map([...reading.names].map(name => [name, valueBefore(statement, name)] as const));
  return { kind: 'steps', node: statement, steps, names, functions: reading.functions };
}

/** Reads statements as steps; null for whatever is not understood. */
class Reading {
  /** Names that the statements set: those of the function that is read, or of the file. */
  names = new Set<string>();
  /** Functions that are called. */
  readonly functions = new Set<string>();
  /** All names that are set, wherever. */
  private readonly set = new Set<string>();
  /** Other objects that are changed. */
  private readonly changed = new Set<string>();
  /** Names in what is worked out. */
  private readonly read = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly functionNamed: FunctionNamed,
  ) {}

  /** Whether nothing that is worked out depends on what else is changed. */
  isPlain(): boolean {
    return (
      !this.set.has(this.table) &&
      [...this.changed].every(name => !this.read.has(name) && !this.set.has(name))
    );
  }

  private named(names: readonly string[]): void {
    for (const name of names) {
      this.names.add(name);
      this.set.add(name);
    }
  }

  private loop(node: Node): Step | null {
    const left = field(node, 'left');
    const target = patternOf(left);
    const steps = this.block(field(node, 'body'));
    if (!target || !steps || node.childForFieldName('alternative') || node.children.some(isAsync))
      return null;
    this.named(namesIn(left).map(({ text }) => text));
    return { kind: 'each', target, list: this.worked(field(node, 'right')), steps };
  }

  /** A call of a function whose parameters are plain, as what that does. */
  private call(node: Node): Step | null {
    const name = field(node, 'function').text;
    const own = this.functionNamed(name);
    // One that calls itself has no end that could be seen here.
    if (!own || this.functions.size >= MAX_FUNCTIONS || this.inside.includes(name)) return null;
    const outer = this.names;
    this.names = new Set();
    this.inside.push(name);
    const steps = this.block(field(own, 'body'));
    this.inside.pop();
    const { names } = this;
    this.names = outer;
    for (const parameter of field(own, 'parameters').descendantsOfType('identifier'))
      if (parameter) this.set.add(parameter.text);
    this.functions.add(name);
    this.worked(field(node, 'arguments'));
    return steps && { kind: 'call', node, function: own, names, steps };
  }

  private readonly inside: string[] = [];

  private block(node: Node): Step[] | null {
    const steps = named(node).map(statement => this.statement(statement));
    return steps.includes(null) ? null : (steps as Step[][]).flat();
  }

  statement(node: Node): Step[] | null {
    switch (node.type) {
      case 'pass_statement':
        return [];
      case 'continue_statement':
        return [{ kind: 'next' }];
      case 'break_statement':
        return [{ kind: 'stop' }];
      case 'return_statement':
        return [{ kind: 'return' }];
      case 'global_statement':
        return named(node).every(({ text }) => text === this.table) ? [] : null;
      case 'for_statement': {
        const loop = this.loop(node);
        return loop && [loop];
      }
      case 'if_statement':
        return this.condition(node, node.childrenForFieldName('alternative') as Node[]);
      case 'delete_statement':
        return this.expression(node.firstNamedChild);
      case 'expression_statement':
        return node.namedChildCount === 1 ? this.expression(node.firstNamedChild) : null;
    }
    return null;
  }

  /** `if`, with what follows it in turn. */
  private condition(node: Node, [next, ...further]: readonly Node[]): Step[] | null {
    const steps = this.block(field(node, 'consequence'));
    const otherwise = !next
      ? []
      : next.type === 'elif_clause'
        ? this.condition(next, further)
        : this.block(field(next, 'body'));
    if (!steps || !otherwise) return null;
    return [{ kind: 'when', condition: this.worked(field(node, 'condition')), steps, otherwise }];
  }

  private expression(node: Node | null): Step[] | null {
    switch (node?.type) {
      case 'string':
        return [];
      case 'assignment':
        return this.assignment(node);
      case 'augmented_assignment': {
        const left = field(node, 'left');
        return left.type === 'identifier' && left.text !== this.table
          ? this.counted(left, node)
          : this.changing(left);
      }
      case 'call': {
        const method = field(node, 'function');
        if (method.type === 'identifier') {
          const call = this.call(node);
          return call && [call];
        }
        if (method.type !== 'attribute' || !MUTATING_METHODS.has(field(method, 'attribute').text))
          return null;
        return this.changing(method, 'object');
      }
      case 'subscript':
        return this.changing(node);
    }
    return null;
  }

  /** `a = b[k] = v`, from left to right. */
  private assignment(node: Node): Step[] | null {
    const value = assignedValue(node);
    if (!value) return null;
    const steps: Step[] = [];
    for (let at: Node | null = node; at?.type === 'assignment'; at = at.childForFieldName('right')) {
      const left = field(at, 'left');
      const target = patternOf(left);
      if (target) {
        this.named(namesIn(left).map(({ text }) => text));
        steps.push({ kind: 'let', node: at, target, value: this.worked(value) });
        continue;
      }
      const changed = left.type === 'subscript' ? this.changing(left) : null;
      if (!changed) return null;
      steps.push(...changed);
    }
    return steps;
  }

  /** `i += 1`: not of an object, which would be changed. */
  private counted(name: Node, node: Node): Step[] {
    this.named([name.text]);
    const operator = field(node, 'operator').text.slice(0, -1);
    const value: Expression = {
      kind: 'binary',
      operator,
      left: name,
      right: this.worked(field(node, 'right')),
    };
    return [{ kind: 'let', node, target: name.text, value }];
  }

  /** What is done to what a place (`x[k]`, `x.append`) is of: to the table, or to something else. */
  private changing(place: Node, of = 'value'): Step[] | null {
    const object = place.type === 'identifier' ? place : field(place, of);
    if (object.type !== 'identifier') return null;
    if (object.text !== this.table) {
      this.changed.add(object.text);
      return [];
    }
    const change = changeBy(object);
    if (!change || change.kind === 'unknown') return null;
    for (const node of workedIn(change)) this.worked(node);
    return [{ kind: 'change', change }];
  }

  private worked(node: Node): Node {
    for (const name of node.text.split(/[^\p{ID_Continue}]+/u)) this.read.add(name);
    return node;
  }
}

/** Expressions that a change works out. */
function workedIn(change: Change): Node[] {
  switch (change.kind) {
    case 'set':
      return typeof change.key === 'string' ? [change.value] : [change.key, change.value];
    case 'extend':
      return [...change.values];
    case 'append':
      return change.items.map(({ node }) => node);
    case 'remove':
      return [change.key, change.value].filter(node => node !== undefined);
    case 'insert':
      return [change.index, change.value];
  }
  return [];
}

/** What a name was last set to before a loop in the same block; undefined where nothing certain is there. */
function valueBefore(loop: Node, name: string): Node | undefined {
  for (let at = loop.previousNamedSibling; at; at = at.previousNamedSibling) {
    if (!at.text.split(/[^\p{ID_Continue}]+/u).includes(name)) continue;
    const assignment = at.type === 'expression_statement' ? at.firstNamedChild : null;
    if (assignment?.type !== 'assignment' || statementOf(assignment).id !== at.id) return undefined;
    const left = field(assignment, 'left');
    if (left.type !== 'identifier' || left.text !== name) return undefined;
    const value = assignment.childForFieldName('right');
    return value && LITERALS.has(value.type) && isField(assignment, 'right', value) ? value : undefined;
  }
  return undefined;
}

const LITERALS = new Set(['integer', 'float', 'string', 'true', 'false', 'none', 'unary_operator']);

function isAsync(node: Node | null): boolean {
  return node?.type === 'async';
}
