import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { ClassShape, Expression, MappingEntry, Parameter } from '../language/expression.js';
import { plainArguments } from '../shared/node-table.js';
import { modifiersOf } from './definitions.js';
import { parametersOf } from './functions.js';

export const TYPES = new Set([
  'class_declaration',
  'interface_declaration',
  'record_declaration',
  'enum_declaration',
]);

export function enumAround(constant: Node): Node | null {
  return constant.parent?.parent?.type === 'enum_declaration' ? constant.parent.parent : null;
}

/** A constant of an enumeration: its name, or with arguments a call of the constructor. */
export function constantValue(node: Node): Expression {
  const list = node.childForFieldName('arguments');
  const around = enumAround(node);
  if (!list || !around) return { kind: 'literal', value: field(node, 'name').text };
  return { kind: 'call', callee: field(around, 'name'), arguments: plainArguments(list) };
}

/** A type: its constants, and the parameters of its constructor. */
export function classOf(node: Node): ClassShape {
  const name = field(node, 'name').text;
  const members: MappingEntry[] = [];
  let parameters: readonly Parameter[] | null =
    node.type === 'record_declaration' ? parametersOf(node) : null;
  const constructors: (readonly Parameter[])[] = parameters ? [parameters] : [];
  const body = field(node, 'body');
  const rest = named(body).find(child => child.type === 'enum_body_declarations');
  for (const member of [...named(body), ...(rest ? named(rest) : [])]) {
    if (member.type === 'enum_constant') {
      members.push({ node: member, key: field(member, 'name').text, value: constantValue(member) });
    } else if (member.type === 'constructor_declaration') {
      const own = parametersOf(member);
      constructors.push(own);
      // Of several constructors none is the one.
      parameters = parameters === null ? own : own.length > parameters.length ? own : parameters;
    } else if (TYPES.has(member.type)) {
      // Types inside of an enumeration are not its constants.
      if (node.type !== 'enum_declaration')
        members.push({ node: member, key: field(member, 'name').text, value: member });
    } else if (
      member.type === 'constant_declaration' ||
      (member.type === 'field_declaration' && isStatic(member))
    ) {
      if (node.type === 'enum_declaration') continue;
      for (const declarator of member.childrenForFieldName('declarator')) {
        const value = declarator?.childForFieldName('value');
        if (declarator && value)
          members.push({
            node: member,
            key: field(declarator, 'name').text,
            value: { kind: 'name', name: field(declarator, 'name').text },
          });
      }
    }
  }
  const base = node.childForFieldName('superclass');
  const inherited = base ? named(base).slice(0, 1) : [];
  return {
    name,
    node,
    members,
    parameters: parameters ?? (inherited.length > 0 ? null : []),
    ...(constructors.length > 1 && { constructors }),
    bases: inherited,
  };
}

function isStatic(member: Node): boolean {
  return modifiersOf(member).includes('static');
}
