import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { documented, onOneLine } from '../shared/documentation.js';
import { namesOf } from './constants.js';

/** What a Go file defines: exported is what begins with a capital letter. */
export function goDefinitions(root: Node, comments: Comments): Definition[] {
  const found: Definition[] = [];
  const add = (
    name: string,
    what: Definition['what'],
    documentation: string,
    node: Node,
    { container = null, signature = null }: { container?: string | null; signature?: string | null } = {},
  ) => {
    const exported = /^\p{Lu}/u.test(name) && (container === null || /^\p{Lu}/u.test(container));
    if (name !== '_') found.push({ name, what, container, exported, signature, documentation, node });
  };
  for (const { node, documentation } of documented(root, comments)) {
    switch (node.type) {
      case 'function_declaration':
        add(field(node, 'name').text, 'function', documentation, node, { signature: parametersOf(node) });
        break;
      case 'method_declaration': {
        const container = /(\w+)(?:\[[^\]]*\])?\s*,?\s*\)$/.exec(field(node, 'receiver').text)?.[1] ?? null;
        add(field(node, 'name').text, 'method', documentation, node, {
          container,
          signature: parametersOf(node),
        });
        break;
      }
      case 'type_declaration':
      case 'const_declaration':
      case 'var_declaration': {
        const lists = node.namedChildren.some(child => child?.type === 'var_spec_list')
          ? node.namedChildren.filter((child): child is Node => child !== null)
          : [node];
        for (const list of lists) {
          for (const { node: spec, documentation: own } of documented(list, comments))
            addSpec(spec, own || (isAlone(node) ? documentation : ''));
        }
      }
    }
  }
  return found;

  function addSpec(spec: Node, documentation: string): void {
    if (spec.type === 'const_spec' || spec.type === 'var_spec') {
      const what = spec.type === 'const_spec' ? 'constant' : 'variable';
      for (const name of namesOf(spec)) add(name.text, what, documentation, spec);
      return;
    }
    if (spec.type !== 'type_spec' && spec.type !== 'type_alias') return;
    const name = field(spec, 'name').text;
    const type = field(spec, 'type');
    add(name, TYPES[type.type] ?? 'type', documentation, spec);
    if (type.type !== 'interface_type') return;
    for (const { node, documentation: own } of documented(type, comments)) {
      if (node.type === 'method_elem' || node.type === 'method_spec')
        add(field(node, 'name').text, 'method', own, node, {
          container: name,
          signature: parametersOf(node),
        });
    }
  }
}

const TYPES: Readonly<Record<string, Definition['what']>> = {
  struct_type: 'class',
  interface_type: 'interface',
};

function parametersOf(node: Node): string {
  return onOneLine(field(node, 'parameters').text);
}

/** `type X …` without parentheses: the comment above is that of the one thing that it declares. */
function isAlone(declaration: Node): boolean {
  return !declaration.children.some(child => child?.type === '(' || child?.type === 'var_spec_list');
}
