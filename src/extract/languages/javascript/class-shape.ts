import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { ClassShape, Expression, MappingEntry, Parameter } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { FUNCTIONS, functionOf } from './functions.js';
import { propertyKey, stringText } from './literals.js';

/** A class: its static members, the parameters of its constructor, and what it extends. */
export function classOf(node: Node): ClassShape {
  const members: MappingEntry[] = [];
  let parameters: readonly Parameter[] | null = null;
  const heritage = node.children.find(child => child?.type === 'class_heritage');
  const extended = heritage && (named(heritage).find(child => child.type === 'extends_clause') ?? heritage);
  const base = extended && (extended.childForFieldName('value') ?? named(extended)[0]);
  for (const member of named(field(node, 'body'))) {
    const isStatic = member.children.some(child => child?.type === 'static');
    const name = member.childForFieldName('property') ?? member.childForFieldName('name');
    const value = member.childForFieldName('value');
    if (member.type === 'method_definition' && name?.text === 'constructor')
      parameters = functionOf(member).parameters;
    else if (isStatic && name && value) members.push({ node: member, key: propertyKey(name), value });
  }
  members.push(...namespaceMembers(node));
  return {
    name: node.childForFieldName('name')?.text ?? 'class',
    node,
    members,
    isStatic: true,
    isPrivate: name => name.startsWith('#'),
    parameters: parameters ?? (base ? null : []),
    bases: base ? [base] : [],
  };
}

/** What namespaces of the same name add to a class. */
function namespaceMembers(node: Node): MappingEntry[] {
  return partsBeside(node, 'internal_module').flatMap(space =>
    named(field(space, 'body')).flatMap(each => exportedConstants(each)),
  );
}

/** Declarations of a kind that are parts of one thing, as they have one name in one place: by place and name. */
const partsIn = oncePerTree((root): ReadonlyMap<string, readonly Node[]> => {
  const found = new Map<string, Node[]>();
  for (const part of root.descendantsOfType([...PARTS])) {
    const name = part?.childForFieldName('name')?.text;
    if (!part || name === undefined) continue;
    const key = partKey(placeAround(part), part.type, name);
    const known = found.get(key);
    if (known) known.push(part);
    else found.set(key, [part]);
  }
  return found;
});

/** Kinds of declarations of which several may be one thing. */
const PARTS = ['enum_declaration', 'internal_module'] as const;

/** Declarations of a kind, in the order of the text, that stand in the same place as a declaration and have its name. */
function partsBeside(node: Node, kind: (typeof PARTS)[number]): readonly Node[] {
  const name = node.childForFieldName('name')?.text;
  return (name !== undefined && partsIn(node).get(partKey(placeAround(node), kind, name))) || [];
}

function partKey(place: Node | null, kind: string, name: string): string {
  return `${place?.id} ${kind} ${name}`;
}

/** Where a declaration stands, exported or not; a namespace is written as a statement. */
function placeAround(declaration: Node): Node | null {
  let { parent } = declaration;
  while (parent && /^(?:export|expression)_statement$/.test(parent.type)) ({ parent } = parent);
  return parent;
}

function exportedConstants(statement: Node): MappingEntry[] {
  const declared = statement.type === 'export_statement' ? statement.childForFieldName('declaration') : null;
  if (!declared || !/^(?:lexical|variable)_declaration$/.test(declared.type)) return [];
  const isConstant = declared.firstChild?.type === 'const';
  return named(declared).flatMap((declarator): MappingEntry[] => {
    const name = field(declarator, 'name');
    const value = declarator.childForFieldName('value');
    const known = isConstant && name.type === 'identifier' && value;
    const otherwise = opaque('a variable of a namespace');
    return name.type === 'identifier'
      ? [{ node: declarator, key: name.text, value: known || otherwise }]
      : [];
  });
}

/** An enumeration with all of its parts: several declarations of one name are one. */
export function enumOf(node: Node): Expression {
  const entries = enumParts(node).flatMap(part =>
    named(field(part, 'body')).map((member, i): MappingEntry => {
      if (member.type === 'enum_assignment')
        return { node: member, key: enumKey(field(member, 'name')), value: field(member, 'value') };
      // Each part counts from 0.
      const value = i === 0 ? ({ kind: 'literal', value: 0 } as const) : NEXT_NUMBER;
      return { node: member, key: enumKey(member), value };
    }),
  );
  return { kind: 'mapping', entries, named: true, numbered: true };
}

/** The declarations of an enumeration, in the order of the text. */
export function enumParts(node: Node): readonly Node[] {
  const parts = partsBeside(node, 'enum_declaration');
  return parts.length > 0 ? parts : [node];
}

function enumKey(node: Node): string {
  // `['a-b']`
  const name = node.type === 'computed_property_name' ? (node.firstNamedChild ?? node) : node;
  return name.type === 'string' ? stringText(name) : name.text;
}

/** An enum as TypeScript compiles it: `((E) => { E[E["A"] = 0] = "A"; … })(E || {})`. */
export function compiledEnum(call: Node): Expression | null {
  let callee = field(call, 'function');
  while (callee.type === 'parenthesized_expression' && named(callee)[0]) callee = named(callee)[0] as Node;
  if (!FUNCTIONS.has(callee.type)) return null;
  const shape = functionOf(callee);
  const body = field(callee, 'body');
  const own = shape.parameters[0]?.name;
  if (shape.parameters.length !== 1 || body.type !== 'statement_block') return null;
  const entries: MappingEntry[] = [];
  for (const statement of named(body)) {
    if (statement.type === 'return_statement' && statement.firstNamedChild?.text === own) continue;
    const member =
      statement.type === 'expression_statement' ? enumAssignment(statement.firstNamedChild, own) : null;
    if (!member) return null;
    entries.push({ node: statement, ...member });
  }
  return entries.length > 0 ? { kind: 'mapping', entries } : null;
}

/** `E[E["A"] = 0] = "A"` or `E["A"] = "a"`; of a namespace, `N.A = …`. */
function enumAssignment(node: Node | null, own: string | undefined): { key: string; value: Node } | null {
  const target = node?.type === 'assignment_expression' ? field(node, 'left') : null;
  if (!node || !target || field(target, 'object').text !== own) return null;
  if (target.type === 'member_expression')
    return { key: field(target, 'property').text, value: field(node, 'right') };
  if (target.type !== 'subscript_expression') return null;
  const index = field(target, 'index');
  if (index.type === 'assignment_expression') return enumAssignment(index, own);
  return index.type === 'string' ? { key: stringText(index), value: field(node, 'right') } : null;
}
