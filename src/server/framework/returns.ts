import type { Node } from '../../extract/index.js';

const MAX_DEPTH = 20;
const RETURN = /^return/;
/** What a function inside of another one returns, is not what that one does. */
export const FUNCTION = /function|func_literal|lambda|method_d/;

/** The statements of a function that end it. */
export function* returnsIn(node: Node, depth = 0): Generator<Node> {
  for (const child of node.namedChildren) {
    if (!child) continue;
    if (RETURN.test(child.type)) yield child;
    else if (depth < MAX_DEPTH && !FUNCTION.test(child.type)) yield* returnsIn(child, depth + 1);
  }
}

/** What a function gives back, wherever that is written: behind `return`, or at the end of a body of Rust. */
export function* givenBackIn(node: Node): Generator<Node> {
  for (const statement of returnsIn(node)) {
    const value = onlyValueIn(statement);
    if (value) yield value;
  }
  const last = node.type === 'function_item' ? node.childForFieldName('body')?.namedChildren.at(-1) : null;
  if (last && !/_(?:statement|item|declaration|comment)$/.test(last.type)) yield last;
}

/** What such a statement gives back, the first of several values. */
export function onlyValueIn(statement: Node): Node | undefined {
  let value = statement.namedChild(0);
  while (value && value.namedChildCount >= 1 && /list$/.test(value.type)) value = value.namedChild(0);
  return value ?? undefined;
}
