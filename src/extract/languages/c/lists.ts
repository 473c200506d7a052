import type { Node, Tree } from '../../syntax/node.js';
import { nameIn } from './declarators.js';

const lists = new WeakMap<Tree, ReadonlySet<string>>();

/** Whether a name is that of a list as a whole, by how the file declares it: a pointer or iterator may begin anywhere in one. */
export function isList(node: Node): boolean {
  const { tree } = node;
  let found = lists.get(tree);
  if (!found) {
    const names = new Set<string>();
    for (const declarator of tree.rootNode.descendantsOfType('array_declarator')) {
      // What is written as a list among parameters is a pointer.
      if (declarator && declarationAround(declarator)?.type !== 'parameter_declaration')
        names.add(nameIn(declarator)?.text ?? '');
    }
    for (const type of tree.rootNode.descendantsOfType('template_type')) {
      for (const own of (type && declarationAround(type))?.childrenForFieldName('declarator') ?? [])
        if (own) names.add(nameIn(own)?.text ?? '');
    }
    found = names;
    lists.set(tree, found);
  }
  const last = node.type === 'field_expression' ? node.childForFieldName('field') : node;
  return last !== null && /identifier$/.test(last.type) && found.has(last.text);
}

function declarationAround(node: Node): Node | null {
  let at: Node | null = node;
  while (at && !at.type.endsWith('declaration')) at = at.parent;
  return at;
}
