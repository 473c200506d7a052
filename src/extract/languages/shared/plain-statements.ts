import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { StatementShape } from '../language/statement-shape.js';

/** Statements that grammars name alike, and that are the same in their languages. */

const JUMPS = {
  continue_statement: 'next',
  break_statement: 'stop',
  return_statement: 'return',
} as const;

/** What such a statement is; null where it says more (a label, a value), undefined where it is another one. */
export function plainStatement(node: Node): readonly StatementShape[] | null | undefined {
  if (node.type in JUMPS)
    return node.namedChildCount === 0 ? [{ kind: JUMPS[node.type as keyof typeof JUMPS] }] : null;
  switch (node.type) {
    case 'block':
    case 'statement_block':
      return [{ kind: 'block', statements: named(node) }];
    case 'while_statement':
      return [loop(node, field(node, 'condition'))];
  }
  return undefined;
}

/** A loop with a condition, and what is done before it and after each round. */
export function loop(
  node: Node,
  condition: Node | null,
  before: Node | null = null,
  after: readonly (Node | null)[] = [],
): StatementShape {
  const steps = after.filter((each): each is Node => each !== null);
  return { kind: 'while', before, condition, after: steps, body: field(node, 'body') };
}

/** The statement that an expression is; the expression itself, where it is a part of something. */
export function statementOf(node: Node): Node {
  return node.parent?.type === 'expression_statement' ? node.parent : node;
}
