import type { Node } from '../../syntax/node.js';

/** What says of a value what type it has, or only stands around it, with the part that is the value. */
const SAME: Readonly<Record<string, (node: Node) => Node | null>> = {
  parenthesized_expression: ({ firstNamedChild }) => firstNamedChild,
  as_expression: ({ firstNamedChild }) => firstNamedChild,
  satisfies_expression: ({ firstNamedChild }) => firstNamedChild,
  non_null_expression: ({ firstNamedChild }) => firstNamedChild,
  type_assertion: ({ namedChildren }) => namedChildren.at(-1) ?? null,
};

/** Types of the nodes around a value that do not change it. */
export const AROUND_A_VALUE: readonly string[] = Object.keys(SAME);

/** The expression that is the value of a node: `(K as any)` of `K`. */
export function around(node: Node): Node {
  const { parent } = node;
  return parent && SAME[parent.type]?.(parent)?.id === node.id ? around(parent) : node;
}

/** The node whose value an expression is: `K` of `(K as any)`. */
export function within(node: Node): Node {
  const inner = SAME[node.type]?.(node);
  return inner ? within(inner) : node;
}
