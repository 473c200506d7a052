import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { type Definition, fullName, type Head } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { type DocumentationStyle, documented, headOf, listText } from '../shared/documentation.js';

const TYPES: Readonly<Record<string, Definition['what']>> = {
  class_declaration: 'class',
  record_declaration: 'class',
  interface_declaration: 'interface',
  annotation_type_declaration: 'interface',
  enum_declaration: 'enum',
};

/** The last comment of documentation in front of a declaration is its own; others are for who reads the code. */
const STYLE: DocumentationStyle = {
  inFront: 'last',
  documents: comment => /^\/\*\*(?!\/)|^\/\/\//.test(comment),
};

/** Modifiers of a declaration, as words. */
export function modifiersOf(node: Node): string[] {
  const modifiers = node.namedChildren.find(child => child?.type === 'modifiers');
  return (modifiers?.children ?? []).map(child => child?.type ?? '');
}

/** `int f()[]` gives what `int[] f()` gives. */
function methodHead(node: Node): Head {
  const head = headOf(node, 'type', 'last');
  const dimensions = node.childForFieldName('dimensions')?.text;
  return dimensions === undefined || head.result === undefined
    ? head
    : { ...head, result: head.result + dimensions };
}

/** What a Java file defines; exported is what is public, with all that is around it. */
export function javaDefinitions(root: Node, comments: Comments): Definition[] {
  const found: Definition[] = [];
  collect(root, null, true, false);
  return found;

  /** @param isOpen whether members are public without saying so, as in interfaces. */
  function collect(parent: Node, container: string | null, isVisible: boolean, isOpen: boolean): void {
    for (const { node, documentation } of documented(parent, comments, STYLE)) {
      const modifiers = modifiersOf(node);
      const exported =
        isVisible && (modifiers.includes('public') || (isOpen && !modifiers.includes('private')));
      const base = { container, documentation, node };
      const what = TYPES[node.type];
      const name = node.childForFieldName('name')?.text ?? '';
      if (what) {
        const list = node.type === 'record_declaration' ? node.childForFieldName('parameters') : null;
        const signature = list && listText(list, comments);
        found.push({ ...base, name, what, exported, signature });
        const body = node.childForFieldName('body');
        const inside = fullName({ container, name });
        if (body) collect(body, inside, exported, what === 'interface');
        if (list) addRecord(list, inside, exported);
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
          const signature = list ? listText(list, comments) : '()';
          found.push({
            ...base,
            name,
            what: 'method',
            exported,
            signature,
            heads: { [signature]: methodHead(node) },
          });
          break;
        }
        // Its parameters are those of the record.
        case 'compact_constructor_declaration': {
          const list = parent.parent?.childForFieldName('parameters');
          const signature = list ? listText(list, comments) : '()';
          found.push({ ...base, name, what: 'method', exported, signature });
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
  /** A record has a method for each of its components, unless it says how that is done itself. */
  function addRecord(list: Node, container: string, exported: boolean): void {
    const isOwn = (name: string) =>
      found.some(each => each.container === container && each.name === name && each.signature === '()');
    for (const node of named(list)) {
      const at = node.type === 'spread_parameter' ? named(node).at(-1) : node;
      const name = at?.childForFieldName('name')?.text;
      if (name === undefined || isOwn(name)) continue;
      const type = node.childForFieldName('type')?.text;
      found.push({
        name,
        what: 'method',
        container,
        exported,
        signature: '()',
        heads: type === undefined ? {} : { '()': { result: type } },
        documentation: '',
        node,
      });
    }
  }
}
