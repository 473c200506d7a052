import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type {
  ClassShape,
  Delegated,
  Expression,
  FieldShape,
  Holding,
  MappingEntry,
  Parameter,
} from '../language/expression.js';
import { bitsOf } from '../shared/casts.js';
import { functionIn, nameIn } from './declarators.js';
import { enumerators } from './enumerators.js';
import { parametersOf } from './functions.js';
import { argumentsOf, heldIn, initializer, shapeOf, shapeOfDefinition } from './initializers.js';
import { heldBy } from './number-types.js';

export const TYPES = new Set(['struct_specifier', 'union_specifier', 'class_specifier', 'enum_specifier']);

/** A structure or enumeration where it is defined, otherwise its name. */
export function typeOf(node: Node): Expression {
  const name = node.childForFieldName('name');
  if (!node.childForFieldName('body'))
    return name ? { kind: 'name', name: name.text, isType: true } : opaque('a type without a name');
  return { kind: 'class', class: node.type === 'enum_specifier' ? enumOf(node) : classOf(node) };
}

/** What a name stands for by `using byte = unsigned char;`. */
export function aliasOf(name: string, descriptor: Node): Node | Expression {
  const type = field(descriptor, 'type');
  return descriptor.childForFieldName('declarator') || !isNamed(type) ? definedAs(name, descriptor) : type;
}

/** The same by `typedef unsigned char byte;`; the declarator is around the name. */
export function definedType(name: string, type: Node, declarator: Node): Node | Expression {
  return declarator.type === 'type_identifier' && isNamed(type) ? type : definedAs(name, declarator);
}

/** Whether a type says by itself what it is: a structure, or the name of another type. */
function isNamed(type: Node): boolean {
  if (TYPES.has(type.type)) return true;
  if (type.type === 'qualified_identifier') return field(type, 'scope').text !== 'std';
  return type.type === 'type_identifier' && heldBy(type.text) === undefined;
}

/** A type of numbers, texts, lists or maps: called with a value, it holds that. */
function definedAs(name: string, node: Node): Expression {
  const shape = shapeOfDefinition(node);
  return {
    kind: 'class',
    class: {
      name,
      node,
      members: [],
      constant: true,
      parameters: null,
      bases: [],
      ...(shape?.kind === 'single' && { converts: { holds: heldIn(shape) } }),
    },
  };
}

/** What stands behind `namespace q = a::b`. */
export function spaceOf(node: Node): Node | Expression {
  return named(node).at(-1) ?? opaque('a namespace without a name');
}

function enumOf(node: Node): ClassShape {
  const members = enumerators(field(node, 'body'));
  return {
    name: node.childForFieldName('name')?.text ?? 'enum',
    node,
    members,
    constant: true,
    parameters: [],
    bases: [],
  };
}

/** Members with a value, and as parameters the constructor's, or else the fields in their order. */
function classOf(node: Node): ClassShape {
  const name = node.childForFieldName('name')?.text;
  const fields: Parameter[] = [];
  const members: MappingEntry[] = [];
  const constructors: (readonly Parameter[])[] = [];
  const delegates = new Map<readonly Parameter[], Delegated>();
  for (const member of named(field(node, 'body'))) {
    if (member.type === 'function_definition' || member.type === 'declaration') {
      const declarator = member.childForFieldName('declarator');
      if (declarator?.type === 'function_declarator' && field(declarator, 'declarator').text === name) {
        const parameters = parametersOf(declarator);
        constructors.push(parameters);
        const handed = name && handedOn(member, name);
        if (handed) delegates.set(parameters, { node: member, arguments: argumentsOf(handed) });
      }
    }
    if (TYPES.has(member.type) && member.childForFieldName('name'))
      members.push({ node: member, key: field(member, 'name').text, value: member });
    if (member.type !== 'field_declaration') continue;
    const first = member.childForFieldName('declarator') ? null : firstOfUnion(member);
    if (first) fields.push({ name: first.text, default: null, rest: null });
    const isStatic = member.children.some(child => child?.text === 'static');
    const value = member.childForFieldName('default_value');
    for (const declarator of member.childrenForFieldName('declarator')) {
      const own = declarator && !functionIn(declarator) ? nameIn(declarator) : null;
      if (!own) continue;
      if (!isStatic)
        fields.push({
          name: own.text,
          // What one member of a union is set to, the others do not have as 0.
          default: value ?? (node.type === 'union_specifier' ? null : zeroOf(member, declarator as Node)),
          rest: null,
          holds: heldByField(member, declarator as Node),
          field: fieldOf(member, declarator as Node),
        });
      else if (value)
        members.push({
          node: member,
          key: own.text,
          value: initializer(value, shapeOf(member.childForFieldName('type'), declarator)),
        });
    }
  }
  return {
    name: name ?? 'struct',
    node,
    members,
    parameters: constructors[0] ?? (hasBases(node) ? null : fields),
    ...(constructors.length > 1 && { constructors }),
    ...(delegates.size > 0 && { delegates }),
    bases: [],
  };
}

/** What a constructor hands to another one of its class: `Cmd(string n) : Cmd(n, 7) {}`. */
function handedOn(maker: Node, name: string): Node | null {
  const list = named(maker).find(({ type }) => type === 'field_initializer_list');
  const [only] = list ? named(list) : [];
  return only?.firstNamedChild?.text === name ? (only.namedChildren[1] ?? null) : null;
}

/** Those of the base come first, with braces around them or without; or its constructors are taken over. */
function hasBases(node: Node): boolean {
  return node.children.some(child => child?.type === 'base_class_clause');
}

/** What a field holds of a value, also of one that is so many bits wide. */
function heldByField(member: Node, declarator: Node): Holding | undefined {
  const holds = heldIn(shapeOf(member.childForFieldName('type'), declarator));
  const bits = member.children.find(child => child?.type === 'bitfield_clause')?.firstNamedChild;
  if (!bits || holds === 'bool') return holds;
  const width = /^[1-9]\d?$/.test(bits.text) ? Number(bits.text) : 1;
  const sign = typeof holds === 'string' ? /^([iu])(?:\d+|size)$/.exec(holds)?.[1] : undefined;
  return sign === undefined ? bitsOf(width) : `${sign}${width}`;
}

/** What a field is that an initializer says nothing of (C11 6.7.9, 21): 0, as its type holds it. */
function zeroOf(member: Node, declarator: Node): Expression | null {
  for (let at: Node | null = declarator; at; at = at.childForFieldName('declarator'))
    if (at.type === 'pointer_declarator') return { kind: 'literal', value: null };
  const shape = shapeOf(member.childForFieldName('type'), declarator);
  if (shape.kind === 'single') return { kind: 'literal', value: 0 };
  // What has parts is left out as a whole.
  return shape.kind === 'unknown' ? opaque('a field of a type like this that is given no value') : null;
}

/** What a field holds, for who counts the values that it takes. */
function fieldOf(member: Node, declarator: Node): FieldShape {
  const type = member.childForFieldName('type');
  let array: FieldShape['array'];
  for (let at: Node | null = declarator; at; at = at.childForFieldName('declarator')) {
    if (at.type === 'array_declarator')
      array = /^(?:un)?(?:signed )?char$/.test(type?.text ?? '') ? 'texts' : 'values';
    else if (at.type === 'pointer_declarator') return { type: null, ...(array && { array: 'values' }) };
  }
  const isNamed =
    type?.type === 'type_identifier' || type?.type === 'struct_specifier' || type?.type === 'class_specifier';
  return { type: isNamed ? type : null, ...(array && { array }) };
}

/** `union { int n; char *s; };`: by position, its first member is set. */
function firstOfUnion(member: Node): Node | null {
  const type = member.childForFieldName('type');
  const body = type?.type === 'union_specifier' ? type.childForFieldName('body') : null;
  const declarator = body && named(body)[0]?.childForFieldName('declarator');
  return declarator ? nameIn(declarator) : null;
}

/** A namespace: what it defines, or in `namespace a::b`, for `a`, what stands in `b`. */
export function namespaceOf(node: Node, name: string): ClassShape {
  const members: MappingEntry[] = [];
  for (const member of named(field(node, 'body'))) {
    const declarator = member.type === 'declaration' ? member.childForFieldName('declarator') : null;
    const value = declarator?.type === 'init_declarator' ? declarator.childForFieldName('value') : null;
    const own = declarator && nameIn(declarator);
    if (declarator && value && own)
      members.push({
        node: member,
        key: own.text,
        value: variable(member, field(declarator, 'declarator'), value).value,
      });
    if (member.type === 'alias_declaration') {
      const name = field(member, 'name').text;
      members.push({ node: member, key: name, value: aliasOf(name, field(member, 'type')) });
    }
    for (const declarator of member.type === 'type_definition'
      ? member.childrenForFieldName('declarator')
      : []) {
      const name = declarator && nameIn(declarator);
      if (declarator && name)
        members.push({
          node: member,
          key: name.text,
          value: definedType(name.text, field(member, 'type'), declarator),
        });
    }
    const type = member.childForFieldName('name');
    if (type && (TYPES.has(member.type) || member.type === 'namespace_definition'))
      members.push({
        node: member,
        key: type.text,
        value: TYPES.has(member.type) ? member : { kind: 'class', class: namespaceOf(member, type.text) },
      });
  }
  return { name, node, members, parameters: [], bases: [] };
}

export function variable(declaration: Node, declarator: Node, value: Node): Binding & { kind: 'value' } {
  const type = declaration.childForFieldName('type');
  // `Rule r("x", 1);`
  if (value.type === 'argument_list' && type)
    return {
      kind: 'value',
      node: declaration,
      value: { kind: 'call', callee: type, arguments: argumentsOf(value) },
    };
  const shape = shapeOf(type, declarator);
  const meaning = initializer(value, shape);
  // What cannot be read is a table nevertheless, and no parameter.
  const around = value.parent?.type === 'init_declarator' ? value.parent : null;
  return {
    kind: 'value',
    node: declaration,
    value: meaning.kind === 'opaque' && around ? around : meaning,
    holds: heldIn(shape),
  };
}
