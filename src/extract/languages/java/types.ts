import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type {
  ClassShape,
  Delegated,
  Expression,
  MappingEntry,
  Method,
  Parameter,
} from '../language/expression.js';
import { plainArguments } from '../shared/node-table.js';
import { modifiersOf } from './definitions.js';
import { functionOf, parametersOf } from './functions.js';
import { membersOf } from './members.js';

export const TYPES = new Set([
  'class_declaration',
  'interface_declaration',
  'record_declaration',
  'enum_declaration',
]);

/** The enumeration that a constant is of. */
export function enumAround(constant: Node): Node | null {
  return constant.parent?.parent?.type === 'enum_declaration' ? constant.parent.parent : null;
}

/** A constant of an enumeration: its name, or with arguments a call of the constructor. */
export function constantValue(node: Node): Expression {
  const list = node.childForFieldName('arguments');
  const around = enumAround(node);
  if (!list || !around) return { kind: 'literal', value: field(node, 'name').text };
  const isExtended = node.childForFieldName('body') !== null;
  return { kind: 'call', callee: field(around, 'name'), arguments: plainArguments(list), isExtended };
}

/** A type: its constants, and the parameters of its constructor. */
export function classOf(node: Node): ClassShape {
  const name = field(node, 'name').text;
  const members: MappingEntry[] = [];
  let parameters: readonly Parameter[] | null =
    node.type === 'record_declaration' ? parametersOf(node) : null;
  const constructors: (readonly Parameter[])[] = parameters ? [parameters] : [];
  const delegates = new Map<readonly Parameter[], Delegated>();
  for (const member of membersOf(node)) {
    if (member.type === 'enum_constant') {
      members.push({ node: member, key: field(member, 'name').text, value: constantValue(member) });
    } else if (member.type === 'constructor_declaration') {
      const own = parametersOf(member);
      constructors.push(own);
      const handed = handedOn(member);
      if (handed) delegates.set(own, { node: member, arguments: plainArguments(handed) });
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
    ...(delegates.size > 0 && { delegates }),
    bases: [...inherited, ...interfacesOf(node)],
    bound: node.type !== 'enum_declaration',
    method: of => methodOf(node, of),
  };
}

/** Interfaces whose constants and methods a type has, too (JLS 8.1.5, 9.1.3). */
function interfacesOf(type: Node): Node[] {
  const clauses = named(type).filter(each => /^(?:super|extends)_interfaces$/.test(each.type));
  return clauses.flatMap(named).flatMap(named);
}

/** What a constructor hands to another one of its class, which is the first thing that it does (JLS 8.8.7.1). */
function handedOn(starter: Node): Node | null {
  const statements = starter.childForFieldName('body')?.namedChildren ?? [];
  const first = statements.find(each => each && !each.type.endsWith('comment'));
  const isOwn = first?.childForFieldName('constructor')?.type === 'this';
  return first?.type === 'explicit_constructor_invocation' && isOwn
    ? first.childForFieldName('arguments')
    : null;
}

/** A method that there is once under its name; of an enumeration, the one that gives all its constants, too. */
function methodOf(node: Node, name: string): Method | null {
  const members = membersOf(node);
  const constants = members.filter(({ type }) => type === 'enum_constant');
  const isOwn = (member: Node) => member.type === 'method_declaration' && field(member, 'name').text === name;
  const [own, ...more] = members.filter(isOwn);
  if (!own) return name === 'values' && node.type === 'enum_declaration' ? allOf(node, constants) : null;
  // A constant may have another one of its own.
  const isReplaced = constants.some(each => named(each.childForFieldName('body') ?? own).some(isOwn));
  if (more.length > 0 || isReplaced) return null;
  const shape = functionOf(own);
  const isStatic = modifiersOf(own).includes('static');
  const self = { name: 'this', default: null, rest: null };
  const parameters = isStatic ? shape.parameters : [self, ...shape.parameters];
  const value = { kind: 'function', function: { ...shape, parameters } } as const;
  return { node: own, value, bound: false };
}

/** `Kind.values()`. */
function allOf(node: Node, constants: readonly Node[]): Method {
  const items = constants.map(each => ({ node: each, spread: false, value: constantValue(each) }));
  const result: Expression = { kind: 'sequence', items };
  const value: Expression = { kind: 'function', function: { name: 'values', node, parameters: [], result } };
  return { node, value, bound: false };
}

function isStatic(member: Node): boolean {
  return modifiersOf(member).includes('static');
}
