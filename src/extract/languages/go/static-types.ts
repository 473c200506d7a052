import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { StaticTypes, TypeStep } from '../language/effects.js';
import { namesOf } from './constants.js';

/** What an expression, or a name where it is declared, says of its own type. */
function stepOf(node: Node): TypeStep | undefined {
  const { parent } = node;
  switch (node.type) {
    case 'composite_literal':
      return { kind: 'type', type: field(node, 'type') };
    case 'parenthesized_expression':
      return same(node.firstNamedChild);
    case 'unary_expression':
      return /^[&*]$/.test(field(node, 'operator').text) ? same(field(node, 'operand')) : undefined;
    case 'slice_expression':
      return same(field(node, 'operand'));
    case 'index_expression':
      return { kind: 'element', of: field(node, 'operand') };
  }
  if (node.type !== 'identifier' || !parent) return undefined;
  switch (parent.type) {
    case 'var_spec':
    case 'parameter_declaration': {
      const type = parent.childForFieldName('type');
      return type && namesOf(parent).some(({ id }) => id === node.id) ? { kind: 'type', type } : undefined;
    }
    case 'expression_list': {
      // The second name of a loop is for the elements.
      const clause = parent.parent;
      const isElement =
        clause?.type === 'range_clause' &&
        isField(clause, 'left', parent) &&
        named(parent)[1]?.id === node.id;
      return isElement ? { kind: 'element', of: field(clause, 'right') } : undefined;
    }
  }
  return undefined;
}

function same(of: Node | null): TypeStep | undefined {
  return of ? { kind: 'same', of } : undefined;
}

/** A type without pointers to it, parentheses and what fills in its parameters. */
function plain(type: Node): Node {
  switch (type.type) {
    case 'pointer_type':
    case 'parenthesized_type':
      return type.firstNamedChild ? plain(type.firstNamedChild) : type;
    case 'generic_type':
      return plain(field(type, 'type'));
    default:
      return type;
  }
}

/** The type of what a list or map holds. */
function elementOf(type: Node): Node | null {
  return type.childForFieldName(type.type === 'map_type' ? 'value' : 'element');
}

/** The type behind a name of one, where that is defined: methods of `type A = B` are those of `B`. */
function definitionAt(name: Node): { readonly type: Node; readonly isAlias: boolean } | undefined {
  const { parent } = name;
  const isDefinition = parent && /^type_(?:spec|alias)$/.test(parent.type) && isField(parent, 'name', name);
  const isTop = parent?.parent?.parent?.type === 'source_file';
  if (!isDefinition || !isTop) return undefined;
  return { type: field(parent, 'type'), isAlias: parent.type === 'type_alias' };
}

/** The method of a type that has its name at a node. */
function methodAt(name: Node, type: string): Node | undefined {
  const { parent } = name;
  if (parent?.type !== 'method_declaration' || !isField(parent, 'name', name)) return undefined;
  const receiver = receiverOf(parent);
  return receiver && plain(receiver).text === type ? parent : undefined;
}

function receiverOf(method: Node): Node | null | undefined {
  return named(field(method, 'receiver'))[0]?.childForFieldName('type');
}

/** Methods stand outside of their types, in whatever file of the package. */
export const staticTypes: StaticTypes = {
  step: stepOf,
  plain,
  isName: type => type.type === 'type_identifier',
  element: elementOf,
  definitionAt,
  methodAt,
  copiesObject: method => receiverOf(method)?.type !== 'pointer_type',
};
