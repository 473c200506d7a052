import type { Node, Tree } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import { nameIn } from './declarators.js';

const known = new WeakMap<Tree, Map<string, Node>>();

/**
 * What a name stands for by `typedef unsigned char byte;` or `using byte = unsigned char;` of the same file: the node with its type
 * and declarator. Structures have their own way.
 */
export function typedefOf(name: Node): Node | undefined {
  const { tree } = name;
  let found = known.get(tree);
  if (!found) {
    found = new Map();
    for (const definition of tree.rootNode.descendantsOfType(['type_definition', 'alias_declaration'])) {
      if (!definition) continue;
      if (definition.type === 'alias_declaration') {
        const descriptor = field(definition, 'type');
        if (isPlain(field(descriptor, 'type'))) found.set(field(definition, 'name').text, descriptor);
        continue;
      }
      const declarator = definition.childForFieldName('declarator');
      const own = declarator && nameIn(declarator);
      // `typedef int a, b[2];` says several things at once.
      if (
        own &&
        definition.childrenForFieldName('declarator').length === 1 &&
        isPlain(field(definition, 'type'))
      )
        found.set(own.text, definition);
    }
    known.set(tree, found);
  }
  return found.get(name.text);
}

/** A type of numbers or characters. */
function isPlain(type: Node): boolean {
  return type.type === 'primitive_type' || type.type === 'sized_type_specifier';
}
