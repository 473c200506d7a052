import { Described, type Site } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { methodsOf } from './definitions.js';
import { functionOf } from './functions.js';

/** A function, and where it stands. */
interface Function {
  readonly node: Node;
  readonly site: Site;
}

/** What comes out of a function: one of its parameters, a function inside of it that is like that, or anything else. */
type Outcome = 'parameter' | 'inner' | 'other';

/**
 * Whether a decorator only registers what it is applied to (`@register`, `@register("name")`): whatever way it takes, it gives
 * back what it was given.
 */
export function givesBack(decorator: Described, isCalled: boolean, evaluator: Evaluator): boolean {
  const outcomes = outcomesOf(decorator, evaluator, new Set());
  return outcomes.includes(isCalled ? 'inner' : 'parameter') && !outcomes.includes('other');
}

function outcomesOf(given: Function, evaluator: Evaluator, seen: Set<number>): Outcome[] {
  const { node, site } = given;
  if (node.type !== 'function_definition') return [];
  seen.add(node.id);
  const body = field(node, 'body');
  const assigned = new Set(inside(body, 'assignment').map(each => field(each, 'left').text));
  const parameters = new Set(functionOf(node).parameters.map(({ name }) => name));
  const inner = inside(body, 'function_definition');
  // What it hands on to itself comes out one of its own ways.
  const all = (callee: Function | undefined) =>
    callee !== undefined && (seen.has(callee.node.id) || isAll(outcomesOf(callee, evaluator, seen)));
  return inside(body, 'return_statement').map(statement => {
    const [value] = named(statement);
    if (!value || assigned.has(value.text)) return 'other';
    if (parameters.has(value.text)) return 'parameter';
    const own = inner.filter(each => field(each, 'name').text === value.text);
    if (own.length > 0) return own.every(each => all({ node: each, site })) ? 'inner' : 'other';
    if (value.type === 'attribute') return all(calleeOf(value, given, evaluator)) ? 'inner' : 'other';
    if (value.type !== 'call') return 'other';
    const hands = named(field(value, 'arguments')).some(
      argument => parameters.has(argument.text) && !assigned.has(argument.text),
    );
    const callee = hands ? calleeOf(field(value, 'function'), given, evaluator) : undefined;
    return all(callee) ? 'parameter' : 'other';
  });
}

function isAll(outcomes: readonly Outcome[]): boolean {
  return outcomes.length > 0 && !outcomes.includes('other');
}

/** A method of the same object, or a function. */
function calleeOf(callee: Node, { node, site }: Function, evaluator: Evaluator): Function | undefined {
  const method = /^(?:self|cls)\.(\w+)$/.exec(callee.text)?.[1];
  if (method === undefined) {
    const value = evaluator.evaluate(callee, site);
    if (!(value instanceof Described) || value.kind !== 'function') return undefined;
    return value;
  }
  let holder: Node | null = node.parent;
  while (holder && holder.type !== 'class_definition') holder = holder.parent;
  const found = holder && methodsOf(field(holder, 'body')).get(method);
  return found ? { node: found, site } : undefined;
}

/** Statements of a type below a node, but not inside of the functions and classes there. */
function inside(node: Node, type: string): Node[] {
  return named(node).flatMap(child => {
    if (child.type === type) return [child];
    if (child.type === 'function_definition' || child.type === 'class_definition' || child.type === 'lambda')
      return [];
    return inside(child, type);
  });
}
