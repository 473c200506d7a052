import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { type Definition, fullName } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { type DocumentationStyle, documented, headsOf, listText } from '../shared/documentation.js';
import { buildCondition, isDirective, isTestFile } from './build-constraints.js';
import { namesOf } from './constants.js';

/** As `go doc` takes them: instructions for tools say nothing, a comment behind a name does where there is none above. */
const STYLE: DocumentationStyle = {
  inFront: 'above',
  documents: comment => !isDirective(comment),
  trails: (comment, isOnItsLine) => isOnItsLine && !isDirective(comment),
};

/** What a Go file defines: exported is what begins with a capital letter, and is in no file of tests. */
export function goDefinitions(root: Node, comments: Comments, path: string): Definition[] {
  const found: Definition[] = [];
  const isTest = isTestFile(path);
  const condition = buildCondition(root, path);
  /** Types without a capital that others have a field of without a name: what these have is theirs, too. */
  const hidden: { container: string; type: string }[] = [];
  const add = (
    name: string,
    what: Definition['what'],
    documentation: string,
    node: Node,
    { container = null, callable }: { container?: string | null; callable?: Node } = {},
  ) => {
    const exported = isOpen(fullName({ container, name }));
    if (name === '_') return;
    const signature = callable ? listText(field(callable, 'parameters'), comments) : null;
    const heads = callable && headsOf(signature, callable, 'result', 'first');
    found.push({ name, what, container, exported, signature, heads, documentation, node, condition });
  };
  for (const { node, documentation, trailing } of documented(root, comments, STYLE)) {
    switch (node.type) {
      case 'function_declaration':
        add(field(node, 'name').text, 'function', documentation, node, { callable: node });
        break;
      case 'method_declaration':
        add(field(node, 'name').text, 'method', documentation, node, {
          container: receiverOf(node),
          callable: node,
        });
        break;
      case 'type_declaration':
      case 'const_declaration':
      case 'var_declaration': {
        const lists = node.namedChildren.some(child => child?.type === 'var_spec_list')
          ? node.namedChildren.filter((child): child is Node => child !== null)
          : [node];
        // What stands above a group of types is said of those that say nothing themselves.
        const shared = isAlone(node) || node.type === 'type_declaration' ? documentation : '';
        for (const list of lists) {
          for (const { node: spec, documentation: own, trailing: behind } of documented(
            list,
            comments,
            STYLE,
          ))
            addSpec(spec, own || shared || behind || (isAlone(node) ? trailing : ''));
        }
      }
    }
  }
  for (const { container, type } of hidden) promote(container, type);
  return found;

  function isOpen(name: string): boolean {
    return !isTest && name.split('.').every(isCapital);
  }

  function promote(container: string, type: string, above: readonly string[] = [container]): void {
    const own = new Set(found.flatMap(each => (each.container === container ? [each.name] : [])));
    for (const each of found.filter(member => member.container === type && !own.has(member.name)))
      found.push({ ...each, container, exported: isOpen(fullName({ container, name: each.name })) });
    for (const inner of hidden)
      if (inner.container === type && !above.includes(inner.type))
        promote(container, inner.type, [...above, inner.type]);
  }

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
    if (type.type === 'struct_type') addFields(type, name);
    if (type.type !== 'interface_type') return;
    for (const { node, documentation: own, trailing } of documented(type, comments, STYLE)) {
      if (node.type === 'method_elem' || node.type === 'method_spec')
        add(field(node, 'name').text, 'method', own || trailing, node, {
          container: name,
          callable: node,
        });
    }
  }

  function addFields(struct: Node, container: string): void {
    const list = named(struct).find(({ type }) => type === 'field_declaration_list');
    for (const { node, documentation, trailing } of list ? documented(list, comments, STYLE) : []) {
      if (node.type !== 'field_declaration') continue;
      const type = node.childForFieldName('type');
      const names = namesOf(node);
      // One without a name is called as its type is.
      const own = names.length > 0 ? names.map(name => name.text) : [type ? typeName(type) : '_'];
      for (const name of own) {
        add(name, 'variable', documentation || trailing, node, { container });
        if (names.length === 0 && !isCapital(name)) hidden.push({ container, type: name });
        if (type?.type === 'struct_type') addFields(type, `${container}.${name}`);
      }
    }
  }
}

const TYPES: Readonly<Record<string, Definition['what']>> = {
  struct_type: 'class',
  interface_type: 'interface',
};

function isCapital(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

/** The name of the type that a method belongs to. */
function receiverOf(method: Node): string | null {
  const parameter = named(field(method, 'receiver')).find(({ type }) => type === 'parameter_declaration');
  const type = parameter?.childForFieldName('type');
  return type ? typeName(type) : null;
}

/** `T` of `*T`, `(T)`, `T[K]` and `p.T`. */
function typeName(type: Node): string {
  switch (type.type) {
    case 'generic_type':
      return typeName(field(type, 'type'));
    case 'qualified_type':
      return field(type, 'name').text;
    case 'pointer_type':
    case 'parenthesized_type':
      return typeName(named(type)[0] ?? type);
  }
  return type.text;
}

/** `type X …` without parentheses: the comment above is that of the one thing that it declares. */
function isAlone(declaration: Node): boolean {
  return !declaration.children.some(child => child?.type === '(' || child?.type === 'var_spec_list');
}
