/** What declarations of C and C++ say of names: whose they are, what they refer to, and what may not change. */
import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Declaration, Effects, Key, Target } from '../language/effects.js';
import { around } from '../shared/effects.js';
import { nameIn } from './declarators.js';
import { FUNCTIONS } from './functions.js';

/** Node types of classes, and of blocks that have names of their own. */
export const CLASSES = new Set(['class_specifier', 'struct_specifier']);
export const BLOCKS = new Set(['compound_statement', 'for_statement', 'for_range_loop', 'catch_clause']);
/** Whether a node of this type has names of its own. */
export const isScope = (type: string) => FUNCTIONS.has(type) || BLOCKS.has(type);
/** Whether a class is defined, and not only named. */
export const isClass = (node: Node) => CLASSES.has(node.type) && node.childForFieldName('body') !== null;

/** Whether a declarator names the value itself, and no copy of it: `T& x`, `T* x`, `T x[]`. */
export function refers(declarator: Node | null): boolean {
  return declarator !== null && /^(reference|pointer|array|abstract_\w+)_declarator$/.test(declarator.type);
}

/** Whether what is declared may not change through this name. */
export function isConstant(declaration: Node): boolean {
  return declaration.children.some(
    child => child?.type === 'type_qualifier' && /^const(expr)?$/.test(child.text),
  );
}

/** Whether a name is that of an array, which is handed over as a pointer to its first entry. */
export function isArray(value: Node): boolean {
  if (value.type !== 'identifier') return false;
  return new RegExp(`\\b${value.text}\\s*\\[[^\\]]*\\]\\s*=`).test(value.tree.rootNode.text);
}

/** The names that a declaration declares. */
export function namesIn(declaration: Node): string[] {
  return declaration.childrenForFieldName('declarator').flatMap(each => (each && nameIn(each)?.text) ?? []);
}

/** The declarations of a function's parameters. */
export function parametersIn(fn: Node): Node[] {
  const list = fn.childForFieldName('declarator')?.childForFieldName('parameters');
  return list ? named(list) : [];
}

/** Where a name is declared, if it is declared here: the scope that has it, and its value; null for a use of it. */
export function declaration(name: Node): Declaration | null {
  const { parent } = name;
  if (!parent) return null;
  if (name.type === 'type_identifier')
    return isClass(parent) && isField(parent, 'name', name)
      ? { scope: name.tree.rootNode, value: parent }
      : null;
  if (name.type !== 'identifier' && name.type !== 'field_identifier') return null;
  let node = name;
  // `T* space::get() { … }`
  while (node.parent?.type === 'qualified_identifier' && isField(node.parent, 'name', node))
    node = node.parent;
  while (node.parent && /declarator$/.test(node.parent.type) && node.parent.type !== 'init_declarator') {
    const isInner =
      isField(node.parent, 'declarator', node) ||
      /^(reference|parenthesized|structured_binding)_declarator$/.test(node.parent.type);
    if (!isInner) return null;
    node = node.parent;
  }
  const holder = node.parent;
  switch (holder?.type) {
    case 'init_declarator': {
      if (!isField(holder, 'declarator', node)) return null;
      const value = holder.childForFieldName('value');
      return {
        scope: around(holder, isScope) as Node,
        ...(value && { value }),
        ...(holder.parent && isStatic(holder.parent) && { isPrivate: true }),
      };
    }
    case 'declaration':
      return { scope: around(holder, isScope) as Node };
    case 'function_definition': {
      if (!isField(holder, 'declarator', node)) return null;
      return { scope: around(holder, type => CLASSES.has(type)) as Node, value: holder };
    }
    // What all objects of a class share is defined outside of it.
    case 'field_declaration':
      return isStatic(holder) ? null : { scope: around(holder, type => CLASSES.has(type)) as Node };
    case 'parameter_declaration':
    case 'optional_parameter_declaration':
      return { scope: around(holder, type => FUNCTIONS.has(type)) as Node };
    case 'for_range_loop':
      return isField(holder, 'declarator', node) ? { scope: holder } : null;
    case 'lambda_capture_initializer': {
      const value = isField(holder, 'left', node) ? holder.childForFieldName('right') : null;
      const lambda = around(holder, type => type === 'lambda_expression');
      return value && lambda ? { scope: lambda, value } : null;
    }
  }
  return null;
}

/** Whether `static` stands in a declaration. */
export function isStatic(declaration: Node): boolean {
  return declaration.children.some(
    child => child?.type === 'storage_class_specifier' && child.text === 'static',
  );
}

/** The class that a method written outside of it says in front of its name: `void Type::put() { … }`. */
export function classNamedBy(fn: Node): Node | undefined {
  const declarator = fn.type === 'function_definition' ? fn.childForFieldName('declarator') : null;
  const name = declarator && nameIn(declarator);
  const scope = name?.type === 'qualified_identifier' ? name.childForFieldName('scope')?.text : undefined;
  if (scope === undefined) return undefined;
  const classes = fn.tree.rootNode
    .descendantsOfType([...CLASSES])
    .filter(each => each !== null && isClass(each));
  return classes.find(each => each?.childForFieldName('name')?.text === scope) ?? undefined;
}

function declaratorOf(fn: Node): Node | null {
  let at = fn.childForFieldName('declarator');
  while (at && !/^(abstract_)?function_declarator$/.test(at.type))
    at =
      at.childForFieldName('declarator') ?? (at.type === 'reference_declarator' ? at.firstNamedChild : null);
  return at;
}

/** The parameters of a function that have names. */
export function parameters(fn: Node): ReturnType<Effects['parameters']> {
  const list = declaratorOf(fn)?.childForFieldName('parameters');
  return (list ? named(list) : []).flatMap(each_ => {
    const declarator = each_.childForFieldName('declarator');
    const name = declarator && nameIn(declarator);
    // A copy holds what it is a copy of.
    return name ? [{ target: name, name: name.text, ...(!refers(declarator) && { copied: true }) }] : [];
  });
}

/** What a pattern gives names to, and the keys of the parts that they get. */
export function targets(pattern: Node): Target[] {
  if (pattern.type === 'structured_binding_declarator')
    return named(pattern).map(node => ({ node, keys: [undefined] }));
  if (/_declarator$/.test(pattern.type)) {
    const inner = pattern.childForFieldName('declarator') ?? pattern.firstNamedChild;
    return inner ? targets(inner) : [];
  }
  return [{ node: pattern, keys: [] }];
}

/** The key that an index is, as written; undefined where only a run can tell it. */
export function keyOf(node: Node): Key {
  const key = node.type === 'subscript_argument_list' ? (node.firstNamedChild ?? node) : node;
  if (key.type === 'string_literal' && !key.text.includes('\\')) return key.text.slice(1, -1);
  return key.type === 'number_literal' && /^(0|[1-9]\d*)$/.test(key.text) ? key.text : undefined;
}

type Method = ReturnType<Effects['methods']>[number];

/** The methods that a class defines in its body, its constructors hidden among them. */
export function methods(classNode: Node): readonly Method[] {
  const own = classNode.childForFieldName('name')?.text;
  return named(field(classNode, 'body')).flatMap((member): Method[] => {
    const node = (member.type === 'template_declaration' && member.lastNamedChild) || member;
    const name = node.type === 'function_definition' ? functionName(node)?.text : undefined;
    if (name === undefined) return [];
    return name === own ? [{ name: 'constructor', node, hidden: true }] : [{ name, node, hidden: false }];
  });
}

/** The name of a function that is defined, without that of its class; null for one without a name. */
export function functionName(fn: Node): Node | null {
  const declarator = fn.type === 'function_definition' ? fn.childForFieldName('declarator') : null;
  let name = declarator && nameIn(declarator);
  // `Type::name` of a method that is written outside of its class.
  while (name?.type === 'qualified_identifier') name = name.childForFieldName('name');
  return name;
}
