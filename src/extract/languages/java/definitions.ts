import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { documented, onOneLine } from '../shared/documentation.js';

const TYPES: Readonly<Record<string, Definition['what']>> = {
  class_declaration: 'class',
  record_declaration: 'class',
  interface_declaration: 'interface',
  annotation_type_declaration: 'interface',
  enum_declaration: 'enum',
};

/** Modifiers of a declaration, as words. */
export function modifiersOf(node: Node): string[] {
  const modifiers = node.namedChildren.find(child => child?.type === 'modifiers');
  return (modifiers?.children ?? []).map(child => child?.type ?? '');
}

/** What a Java file defines; exported is what is public, with all that is around it. */
export function javaDefinitions(root: Node, comments: Comments): Definition[] {
  const found: Definition[] = [];
  collect(root, null, true, false);
  return found;

  /** @param isOpen whether members are public without saying so, as in interfaces. */
  function collect(parent: Node, container: string | null, isVisible: boolean, isOpen: boolean): void {
    for (const { node, documentation } of documented(parent, comments)) {
      const modifiers = modifiersOf(node);
      const exported = isVisible && (isOpen || modifiers.includes('public'));
      const base = { container, documentation, node };
      const what = TYPES[node.type];
      const name = node.childForFieldName('name')?.text ?? '';
      if (what) {
        const list = node.type === 'record_declaration' ? node.childForFieldName('parameters') : null;
        found.push({ ...base, name, what, exported, signature: list && onOneLine(list.text) });
        const body = node.childForFieldName('body');
        if (body)
          collect(body, container === null ? name : `${container}.${name}`, exported, what === 'interface');
        continue;
      }
      switch (node.type) {
        case 'enum_body_declarations':
          collect(node, container, isVisible, false);
          break;
        case 'enum_constant':
          found.push({ ...base, name, what: 'constant', exported: isVisible, signature: null });
          break;
        case 'method_declaration':
        case 'constructor_declaration':
        case 'annotation_type_element_declaration': {
          const list = node.childForFieldName('parameters');
          found.push({
            ...base,
            name,
            what: 'method',
            exported,
            signature: list ? onOneLine(list.text) : '()',
          });
          break;
        }
        case 'field_declaration':
        case 'constant_declaration': {
          const isConstant = node.type === 'constant_declaration' || modifiers.includes('final');
          for (const declarator of named(node).filter(child => child.type === 'variable_declarator'))
            found.push({
              ...base,
              name: field(declarator, 'name').text,
              what: isConstant ? 'constant' : 'variable',
              exported,
              signature: null,
            });
        }
      }
    }
  }
}
