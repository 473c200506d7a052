import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Argument, Expression, MappingEntry } from '../language/expression.js';
import {
  binary,
  call,
  choice,
  classValue,
  constant,
  each,
  functionValue,
  index,
  inner,
  LOGICAL,
  last,
  name,
  nodeTable,
  text,
  unary,
  unknown,
  written,
} from '../shared/node-table.js';
import { classOf, compiledEnum, enumOf } from './class-shape.js';
import { FUNCTIONS, functionOf } from './functions.js';
import { decode, number, propertyKey, stringText, templateOf } from './literals.js';
import { requireOf } from './modules.js';
import { hasHoles, isNothing, items } from './patterns.js';

/** What an expression node means. */
export const expression = nodeTable({
  string: text(source => decode(source.slice(1, -1)), 'an escape of no character'),
  template_string: templateOf,
  number: written(number),
  true: constant(true),
  false: constant(false),
  null: constant(null),
  undefined: constant(null),
  parenthesized_expression: inner(),
  as_expression: inner(),
  satisfies_expression: inner(),
  non_null_expression: inner(),
  template_substitution: inner(),
  expression_statement: inner(),
  type_assertion: last,
  sequence_expression: last,
  computed_property_name: last,
  assignment_expression: inner('right'),
  object: node => ({
    kind: 'mapping',
    entries: named(node)
      .filter(entry => !hasNoPrototype(entry))
      .map(objectEntry),
    textKeys: true,
  }),
  array: node => (hasHoles(node) ? opaque('a list with holes') : { kind: 'sequence', items: items(node) }),
  identifier: name(),
  shorthand_property_identifier: name(),
  type_identifier: name(),
  member_expression: memberOf,
  subscript_expression: index('object', 'index'),
  binary_expression: binary({ ...LOGICAL, '??': 'nullish' }),
  unary_expression: node =>
    field(node, 'operator').text === 'void' ? { kind: 'literal', value: null } : unary('argument')(node),
  ternary_expression: choice,
  call_expression: callOf,
  new_expression: call('constructor', argumentsOf),
  class: classValue(classOf),
  class_declaration: classValue(classOf),
  abstract_class_declaration: classValue(classOf),
  enum_declaration: enumOf,
  regex: unknown('a regular expression'),
  ...each(FUNCTIONS, functionValue(functionOf)),
});

function objectEntry(node: Node): MappingEntry {
  switch (node.type) {
    case 'spread_element':
      return { node, spread: node.firstNamedChild as Node };
    case 'pair':
      if (isPrototype(field(node, 'key')))
        return { node, key: '__proto__', value: opaque('__proto__ sets the prototype: it') };
      return { node, key: propertyKey(field(node, 'key')), value: field(node, 'value') };
    case 'method_definition': {
      const accessor = node.children.find(child => child?.type === 'get' || child?.type === 'set');
      const value = accessor
        ? opaque(accessor.type === 'get' ? 'what a getter gives: it' : 'what a setter takes: it')
        : node;
      return { node, key: propertyKey(field(node, 'name')), value };
    }
    default:
      return { node, key: node.text, value: node };
  }
}

/** `__proto__: null` takes nothing over: what is left are the entries that are written. */
function hasNoPrototype(entry: Node): boolean {
  return entry.type === 'pair' && isPrototype(field(entry, 'key')) && field(entry, 'value').type === 'null';
}

function isPrototype(key: Node): boolean {
  return key.text === '__proto__' || (key.type === 'string' && stringText(key) === '__proto__');
}

function memberOf(node: Node): Expression {
  const object = field(node, 'object');
  const name = field(node, 'property').text;
  // Inside of its file, `exports.X` is the X that the file exports.
  if (object.text === 'exports' || object.text === 'module.exports') return { kind: 'exported', name };
  return { kind: 'member', object, name };
}

function callOf(node: Node): Expression {
  const required = requireOf(node);
  if (required) return { kind: 'module', specifier: required.specifier, interop: required.interop };
  const list = field(node, 'arguments');
  if (list.type !== 'arguments') return opaque('a tagged template');
  return (
    compiledEnum(node) ?? { kind: 'call', callee: field(node, 'function'), arguments: argumentsOf(list) }
  );
}

function argumentsOf(list: Node | null): Argument[] {
  if (!list) return [];
  return items(list).map(({ node, spread }) => {
    if (spread) return { node, spread: 'positional' };
    return isNothing(node) ? { node, omitted: true } : { node };
  });
}
