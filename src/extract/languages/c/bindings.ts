import type { Node } from '../../syntax/node.js';
import { field, isField, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import { type Binder, bindingTable, inField, value } from '../shared/binding-table.js';
import { each, functionValue } from '../shared/node-table.js';
import { functionOf } from './functions.js';
import { madeEmpty } from './initializers.js';
import { macroFunction, macroValue } from './macros.js';
import { aliasOf, definedType, namespaceOf, spaceOf, TYPES, typeOf, variable } from './types.js';

const namespace: Binder = (name, parent) => {
  let space: Node | null = parent;
  while (space?.type === 'nested_namespace_specifier') space = space.parent;
  // `namespace q = a::b` defines none of these.
  if (space?.type !== 'namespace_definition') return null;
  return { kind: 'value', node: space, value: { kind: 'class', class: namespaceOf(space, name.text) } };
};

/** What the name at this node defines; null where it is only used. */
export const binding = bindingTable(
  {
    preproc_def: inField('name', value(macroValue)),
    preproc_function_def: inField('name', value(functionValue(macroFunction))),
    enumerator: inField('name', enumerator),
    namespace_definition: namespace,
    nested_namespace_specifier: namespace,
    alias_declaration: inField(
      'name',
      value(node => aliasOf(field(node, 'name').text, field(node, 'type'))),
    ),
    namespace_alias_definition: inField('name', value(spaceOf)),
    ...each(TYPES, inField('name', tag)),
  },
  declared,
);

/** `struct X { … }`; with `typedef struct X { … } X` the second one counts. */
function tag(name: Node, type: Node): Binding | null {
  if (!type.childForFieldName('body')) return null;
  const around = type.parent;
  if (
    around?.type === 'type_definition' &&
    around.childrenForFieldName('declarator').some(node => node?.text === name.text)
  )
    return null;
  return { kind: 'value', node: type, value: typeOf(type), isType: true };
}

/** A name inside of declarators: `*name[3]`. */
function declared(name: Node): Binding | null {
  let node = name;
  let isFunction = false;
  while (node.parent && /declarator$/.test(node.parent.type) && node.parent.type !== 'init_declarator') {
    if (
      node.parent.type !== 'parenthesized_declarator' &&
      !isField(node.parent, 'declarator', node) &&
      node.parent.type !== 'reference_declarator'
    )
      return null;
    node = node.parent;
    if (node.type === 'function_declarator') isFunction = true;
  }
  const parent = node.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'init_declarator': {
      const value = parent.childForFieldName('value');
      if (!value || !isField(parent, 'declarator', node)) return null;
      return variable(parent.parent ?? parent, node, value);
    }
    case 'function_definition':
      return isFunction && isField(parent, 'declarator', node) && !isConstructor(name, parent)
        ? { kind: 'value', node: parent, value: { kind: 'function', function: functionOf(parent) } }
        : null;
    case 'declaration': {
      // A list or map of the library that nothing is written for is there, and empty.
      const made =
        /^(?:translation_unit|declaration_list)$/.test(parent.parent?.type ?? '') && madeEmpty(parent, node);
      return made ? { kind: 'value', node: parent, value: made } : null;
    }
    case 'type_definition': {
      const type = parent.childForFieldName('type');
      // `typedef struct X X;` says nothing new.
      if (
        !type ||
        type.id === node.id ||
        (type.childForFieldName('name')?.text === name.text && !type.childForFieldName('body'))
      )
        return null;
      return isFunction
        ? null
        : { kind: 'value', node: parent, value: definedType(name.text, type, node), isType: true };
    }
    case 'field_declaration': {
      const value = parent.childForFieldName('default_value');
      return value ? { ...variable(parent, node, value), member: true } : null;
    }
    case 'parameter_declaration':
    case 'optional_parameter_declaration':
      return isField(parent, 'declarator', node) && hasBody(parent)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    case 'for_range_loop':
      return isField(parent, 'declarator', node)
        ? { kind: 'value', node: parent, value: opaque('a loop variable') }
        : null;
    default:
      return null;
  }
}

/** Whether a function makes objects of the class that it stands in: by its name, that is meant. */
function isConstructor(name: Node, fn: Node): boolean {
  return (
    fn.parent?.type === 'field_declaration_list' &&
    fn.parent.parent?.childForFieldName('name')?.text === name.text
  );
}

/** Whether a parameter is that of a function with a body: in a prototype it names nothing. */
function hasBody(parameter: Node): boolean {
  let around = parameter.parent;
  while (around && (around.type === 'parameter_list' || /declarator$/.test(around.type)))
    around = around.parent;
  return around?.type === 'function_definition' || around?.type === 'lambda_expression';
}

/** The constant of an enumeration; without a value it follows from those before it. */
function enumerator(name: Node, node: Node): Binding | null {
  let around = node.parent;
  while (around && around.type !== 'enum_specifier') around = around.parent;
  if (!around) return null;
  return {
    kind: 'value',
    node,
    value: { kind: 'member', object: around, name: name.text },
    ...(isScoped(around) && { member: true }),
  };
}

/** `enum class`: its names do not leak. */
function isScoped(node: Node): boolean {
  return node.children.some(child => child?.type === 'class' || child?.type === 'struct');
}
