import type { Node } from '../../extract/index.js';
import type { Program } from './calls.js';
import type { Given } from './contexts.js';

/** A method of a server that is held as a value: `const get = app.get`, `register(r.Get)`. */
export interface Held {
  readonly on: Node;
  readonly word: string;
  /** Where it is taken from its server. */
  readonly node: Node;
  readonly program: Program;
}

/** Nodes that name a part of something, in the grammars of languages. */
export const MEMBERS = ['attribute', 'member_expression', 'selector_expression'];
const MAX_DEPTH = 10;

/**
 * The method that an expression stands for.
 * @param givenAs what a call around a name hands over for it
 */
export function heldAs(
  node: Node,
  program: Program,
  givenAs: (node: Node, program: Program) => Given | undefined,
  depth = 0,
): Held | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const { language } = program.source;
  const expression = language.expression(node);
  if (expression.kind === 'name') {
    const given = givenAs(node, program);
    if (given) return heldAs(given.on, given.program, givenAs, depth + 1);
    const value = onlyValueOf(node, program);
    return value && heldAs(value, program, givenAs, depth + 1);
  }
  const called = expression.kind === 'call' ? language.effects?.member(expression.callee) : undefined;
  // `app.get.bind(app)` of JavaScript
  if (called?.name === 'bind') return heldAs(called.object, program, givenAs, depth + 1);
  const member = MEMBERS.includes(node.type) ? language.effects?.member(node) : undefined;
  return member ? { on: member.object, word: member.name, node, program } : undefined;
}

/** What a name is given where that happens once, in the scope that it is meant in. */
export function onlyValueOf(name: Node, { source }: Program): Node | undefined {
  const scopes = source.scopesAround(name);
  const near = source.bindings(name.text).filter(({ scope }) => scopes.includes(scope));
  const first = Math.min(...near.map(({ scope }) => scopes.indexOf(scope)));
  const [only, ...others] = near.filter(({ scope }) => scopes.indexOf(scope) === first);
  if (!only || others.length > 0 || only.binding.kind !== 'value') return undefined;
  const { value } = only.binding;
  return value && 'startIndex' in value ? value : undefined;
}
