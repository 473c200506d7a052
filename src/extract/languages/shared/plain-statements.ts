import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { StatementShape } from '../language/statement-shape.js';

/** Statements that grammars name alike, and that are the same in their languages. */

const JUMPS = { continue_statement: 'next', break_statement: 'stop' } as const;

/** What such a statement is; null where it says more (a label), undefined where it is another one. */
export function plainStatement(node: Node): readonly StatementShape[] | null | undefined {
  if (node.type in JUMPS)
    return node.namedChildCount === 0 ? [{ kind: JUMPS[node.type as keyof typeof JUMPS] }] : null;
  switch (node.type) {
    case 'return_statement': {
      const [value = null, ...more] = named(node);
      return more.length === 0 ? [{ kind: 'return', value }] : null;
    }
    case 'raise_statement':
    case 'throw_statement':
      return [{ kind: 'fail' }];
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

const GIVING = /^(?:assignment|assignment_expression|variable_declarator)$/;
const DECLARING = /^(?:expression_statement|lexical_declaration|local_variable_declaration)$/;

/** The statement that does nothing but to give a name what an expression gives: `x = f()`, `const x = f();`, `x := f()`; null where it does more. */
export function statementGiving(value: Node): Node | null {
  const isListed = value.parent?.type === 'expression_list' && value.parent.namedChildCount === 1;
  const given = isListed ? (value.parent as Node) : value;
  const giver = given.parent;
  if (!giver || given.id !== (giver.childForFieldName('right') ?? giver.childForFieldName('value'))?.id)
    return null;
  const written = giver.childForFieldName('left') ?? giver.childForFieldName('name');
  const target = isListed && written?.namedChildCount === 1 ? written.firstNamedChild : written;
  if (target?.type !== 'identifier') return null;
  if (giver.type === 'short_var_declaration') return giver;
  const around = GIVING.test(giver.type) ? giver.parent : null;
  return around && DECLARING.test(around.type) && around.childrenForFieldName('declarator').length < 2
    ? around
    : null;
}
