import type { Node } from '../../syntax/node.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import { nameIn } from './declarators.js';

/** Whether a name is that of a list as a whole, by how the file declares it: a pointer or iterator may begin anywhere in one. */
export function isList(node: Node): boolean {
  const last = node.type === 'field_expression' ? node.childForFieldName('field') : node;
  return last !== null && /identifier$/.test(last.type) && listsIn(node).has(last.text);
}

const listsIn = oncePerTree((root): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const declarator of root.descendantsOfType('array_declarator')) {
    // What is written as a list among parameters is a pointer.
    if (declarator && declarationAround(declarator)?.type !== 'parameter_declaration')
      names.add(nameIn(declarator)?.text ?? '');
  }
  for (const type of root.descendantsOfType('template_type')) {
    for (const own of (type && declarationAround(type))?.childrenForFieldName('declarator') ?? [])
      if (own) names.add(nameIn(own)?.text ?? '');
  }
  return names;
});

function declarationAround(node: Node): Node | null {
  let at: Node | null = node;
  while (at && !at.type.endsWith('declaration')) at = at.parent;
  return at;
}
