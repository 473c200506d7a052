import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';

/** The name that declarators are about. */
export function nameIn(declarator: Node): Node | null {
  return chainOf(declarator).name;
}

/** The declarator that makes a function of a name: the one nearest to it. A pointer to a function is a variable. */
export function functionIn(declarator: Node): Node | null {
  const nearest = chainOf(declarator).around.findLast(({ type }) => type !== 'parenthesized_declarator');
  return nearest?.type === 'function_declarator' ? nearest : null;
}

/** The declarators around a name, outermost first: `int (*f(int a))(char)` has a function, a pointer, a function. */
function chainOf(declarator: Node): { around: Node[]; name: Node | null } {
  const around: Node[] = [];
  let node: Node | null = declarator;
  while (node && /declarator$/.test(node.type)) {
    around.push(node);
    const inner: Node | null = node.childForFieldName('declarator') ?? named(node).at(-1) ?? null;
    node = inner;
  }
  return { around, name: node };
}
