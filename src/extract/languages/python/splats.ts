import type { Node } from '../../syntax/node.js';

/*
 * In lists, tuples and sets, the grammar binds `*` more tightly than a call, a member or an operator: `[*f(x)]` is there a call of `*f`.
 * In the arguments of a call it does not.
 */

const AROUND_SPLAT: ReadonlySet<string> = new Set([
  'call',
  'attribute',
  'subscript',
  'binary_operator',
  'boolean_operator',
  'comparison_operator',
  'conditional_expression',
]);

/** Whether an item of a list is spread, though its node is that of a call or another expression. */
export function isSpread(item: Node): boolean {
  if (!AROUND_SPLAT.has(item.type)) return false;
  let node: Node | null = item;
  while (node && AROUND_SPLAT.has(node.type)) node = node.firstChild;
  return node?.type === 'list_splat';
}

/** Whether a `*` belongs to what is around it: what stands behind it is then used as if there were none. */
export function isMisplaced(splat: Node): boolean {
  return splat.type === 'list_splat' && splat.parent !== null && AROUND_SPLAT.has(splat.parent.type);
}

/** An expression without the `*` that the grammar has put in front of it. */
export function withoutSplat(node: Node): Node {
  return node.type === 'list_splat' ? (node.firstNamedChild ?? node) : node;
}
