import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Key, Target, Use } from '../language/effects.js';
import { READ, read, replaced, same } from '../shared/effects.js';
import { FUNCTIONS } from './functions.js';
import { stringText } from './literals.js';

const ITERATOR = 'Symbol.iterator';

/** What the code around an expression does with the object that the expression gives. */
export function use(node: Node): Use {
  const parent = node.parent;
  if (!parent || node.type === 'type_identifier') return READ;
  return USES[parent.type]?.(node, parent) ?? (STATEMENTS.test(parent.type) ? READ : { kind: 'unknown' });
}

/** Nodes that only look at a value, and those of types. */
const STATEMENTS =
  /(_statement|_declaration|^program|_block|_type|^type_\w+|_annotation|_signature|_clause|^switch_case|^template_substitution|^computed_property_name|^labeled_\w+|_import|^import_\w+|^finally_clause|^class_static_block|^statement_identifier|^else_clause|^asserts|^predefined_type|^nested_\w+)$/;

function memberOf(node: Node, parent: Node): Use {
  if (!isField(parent, 'object', node)) return READ;
  const index = parent.childForFieldName('index');
  // `it[Symbol.iterator]()`
  if (index?.text === ITERATOR) return { kind: 'part', node: parent, key: ITERATOR, member: true };
  if (index) return { kind: 'part', node: parent, key: keyOf(index), member: index.type === 'string' };
  return { kind: 'part', node: parent, key: field(parent, 'property').text, member: true };
}

function call(node: Node, parent: Node): Use {
  return isField(parent, 'function', node) || isField(parent, 'constructor', node)
    ? { kind: 'called', call: parent }
    : READ;
}

/** The value of a parameter that is not given, or of a part that is not there. */
function otherwise(node: Node, parent: Node): Use {
  return isField(parent, 'right', node)
    ? { kind: 'bound', target: field(parent, 'left') }
    : { kind: 'replaced', node: parent };
}

function field_(node: Node, parent: Node): Use {
  const name = parent.childForFieldName('property') ?? parent.childForFieldName('name');
  return isField(parent, 'value', node) && name ? { kind: 'bound', target: name } : READ;
}

const USES: Readonly<Record<string, (node: Node, parent: Node) => Use>> = {
  parenthesized_expression: same,
  as_expression: (node, parent) => (parent.firstNamedChild?.id === node.id ? same(node, parent) : READ),
  satisfies_expression: (node, parent) =>
    parent.firstNamedChild?.id === node.id ? same(node, parent) : READ,
  non_null_expression: same,
  type_assertion: same,
  await_expression: same,
  sequence_expression: (node, parent) => (named(parent).at(-1)?.id === node.id ? same(node, parent) : READ),
  variable_declarator: (node, parent) =>
    isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'name') } : READ,
  assignment_expression(node, parent) {
    if (isField(parent, 'left', node)) return { kind: 'replaced', node: parent };
    const target = field(parent, 'left');
    // Which parameter that is, nobody sees.
    return target.text.startsWith('arguments[')
      ? { kind: 'unknown' }
      : { kind: 'bound', target, node: parent };
  },
  augmented_assignment_expression(node, parent) {
    if (isField(parent, 'left', node)) return { kind: 'replaced', node: parent };
    return /^(\|\||&&|\?\?)=$/.test(field(parent, 'operator').text)
      ? { kind: 'bound', target: field(parent, 'left'), node: parent }
      : READ;
  },
  update_expression: replaced,
  unary_expression: (node, parent) =>
    field(parent, 'operator').text === 'delete' ? replaced(node, parent) : READ,
  binary_expression: (_node, parent) =>
    /^(\|\||&&|\?\?)$/.test(field(parent, 'operator').text) ? { kind: 'same', node: parent } : READ,
  ternary_expression: (node, parent) =>
    isField(parent, 'condition', node) ? READ : { kind: 'same', node: parent },
  member_expression: memberOf,
  subscript_expression: memberOf,
  call_expression: call,
  new_expression: call,
  decorator: (_node, parent) => ({ kind: 'called', call: parent }),
  arguments: (node, parent) =>
    parent.parent
      ? { kind: 'argument', call: parent.parent, index: named(parent).findIndex(each => each.id === node.id) }
      : READ,
  spread_element(_node, parent) {
    const around = parent.parent;
    if (around?.type === 'arguments' && around.parent)
      return { kind: 'argument', call: around.parent, index: undefined };
    return around ? { kind: 'copied', node: around } : { kind: 'unknown' };
  },
  array: (node, parent) => ({
    kind: 'within',
    node: parent,
    key: String(named(parent).findIndex(each => each.id === node.id)),
  }),
  pair(node, parent) {
    const around = parent.parent;
    if (!around || !isField(parent, 'value', node)) return READ;
    const key = keyOf(field(parent, 'key'));
    // Whose parts it has without being asked for them by that name.
    return key === '__proto__' ? same(node, around) : inObject(around, key);
  },
  object: (node, parent) =>
    inObject(parent, node.type === 'method_definition' ? field(node, 'name').text : node.text),
  for_in_statement(node, parent) {
    if (isField(parent, 'left', node)) return { kind: 'replaced', node: parent };
    if (!isField(parent, 'right', node) || field(parent, 'operator').text === 'in') return READ;
    return { kind: 'bound', target: field(parent, 'left'), each: true };
  },
  return_statement(_node, parent) {
    const fn = functionOf(parent);
    // Of a generator, that goes to who asks for it by `yield*`, or behind the last one.
    const isGenerator = fn?.children.some(child => child?.type === '*');
    return fn && !isGenerator ? { kind: 'returned', function: fn } : { kind: 'unknown' };
  },
  yield_expression(_node, parent) {
    const fn = functionOf(parent);
    const isAll = parent.children.some(child => child?.type === '*');
    return fn ? { kind: 'returned', function: fn, ...(!isAll && { each: true }) } : { kind: 'unknown' };
  },
  arrow_function: (node, parent) =>
    isField(parent, 'body', node) ? { kind: 'returned', function: parent } : READ,
  export_statement: (node, parent) =>
    isField(parent, 'value', node)
      ? { kind: 'exported', name: 'default' }
      : parent.children.some(child => child?.type === '=')
        ? { kind: 'exported', name: 'module.exports' }
        : READ,
  export_specifier: (node, parent) =>
    isField(parent, 'name', node)
      ? { kind: 'exported', name: (parent.childForFieldName('alias') ?? node).text.replace(/['"]/g, '') }
      : READ,
  assignment_pattern: otherwise,
  object_assignment_pattern: otherwise,
  required_parameter: field_default,
  optional_parameter: field_default,
  public_field_definition: field_,
  field_definition: field_,
  array_pattern: replaced,
  object_pattern: replaced,
  pair_pattern: (node, parent) => (isField(parent, 'value', node) ? replaced(node, parent) : READ),
  rest_pattern: replaced,
  template_string: read,
  template_substitution: substituted,
  class_heritage: read,
  class_body: read,
  formal_parameters: read,
  enum_body: read,
  enum_assignment: read,
  jsx_expression: () => ({ kind: 'unknown' }),
  // Whoever catches it has it.
  throw_statement: () => ({ kind: 'unknown' }),
  // Names in its body may be those of the object.
  with_statement: (node, parent) => (isField(parent, 'object', node) ? { kind: 'unknown' } : READ),
};

/** What a tag of a template gets, behind the texts. */
function substituted(_node: Node, parent: Node): Use {
  const template = parent.parent;
  const call = template?.parent;
  if (!template || call?.type !== 'call_expression' || !isField(call, 'arguments', template)) return READ;
  const others = named(template).filter(child => child.type === 'template_substitution');
  return { kind: 'argument', call, index: others.findIndex(each => each.id === parent.id) + 1 };
}

/** What an object that is written out holds is asked for by its own methods as `this.x`. */
function inObject(object: Node, key: Key): Use {
  const isField = /\bthis\b/.test(object.text);
  return { kind: 'within', node: object, key, ...(isField && { isField }) };
}

function field_default(node: Node, parent: Node): Use {
  // `constructor(public t = K)` gives the object a field, too.
  if (
    parent.children.some(child =>
      /^(accessibility_modifier|override_modifier|readonly)$/.test(child?.type ?? ''),
    )
  )
    return { kind: 'unknown' };
  return isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'pattern') } : READ;
}

function functionOf(node: Node): Node | null {
  for (let at = node.parent; at; at = at.parent) if (FUNCTIONS.has(at.type)) return at;
  return null;
}

/** The text of a key that is written out. */
export function keyOf(node: Node): Key {
  if (node.type === 'string') return stringText(node);
  if (node.type === 'property_identifier' || node.type === 'shorthand_property_identifier') return node.text;
  return node.type === 'number' && /^\d+$/.test(node.text) ? String(Number(node.text)) : undefined;
}

/** The key that a name stands for alone: `{ a }`, `{ a = 1 }`. */
function shortKey(part: Node): string[] {
  const name = part.type === 'object_assignment_pattern' ? field(part, 'left') : part;
  return name.type === 'shorthand_property_identifier_pattern' ? [name.text] : [];
}

/** The names and places of a pattern, with the parts of the value that lead to each. */
export function targets(pattern: Node, keys: readonly Key[] = []): Target[] {
  switch (pattern.type) {
    case 'identifier':
    case 'member_expression':
    case 'subscript_expression':
    case 'property_identifier':
    case 'private_property_identifier':
    case 'string':
    case 'shorthand_property_identifier_pattern':
      return [{ node: pattern, keys }];
    case 'rest_pattern': {
      const inner = pattern.firstNamedChild;
      return inner ? targets(inner, keys.slice(0, -1)).map(each => ({ ...each, rest: true })) : [];
    }
    case 'array_pattern':
    case 'array': {
      let index = 0;
      const found: Target[] = [];
      for (const child of pattern.children) {
        if (child?.type === ',') index += 1;
        else if (child?.isNamed) found.push(...targets(child, [...keys, String(index)]));
      }
      return found;
    }
    case 'object_pattern':
    case 'object':
      return named(pattern).flatMap(part =>
        targets(part, part.type === 'rest_pattern' ? [...keys, undefined] : [...keys, ...shortKey(part)]),
      );
    case 'pair_pattern':
    case 'pair':
      return targets(field(pattern, 'value'), [...keys, keyOf(field(pattern, 'key'))]);
    case 'assignment_pattern':
    case 'object_assignment_pattern':
      return targets(field(pattern, 'left'), keys);
    case 'required_parameter':
    case 'optional_parameter':
      return targets(field(pattern, 'pattern'), keys);
    case 'parenthesized_expression':
    case 'non_null_expression':
    case 'as_expression':
      return pattern.firstNamedChild ? targets(pattern.firstNamedChild, keys) : [];
    case 'lexical_declaration':
    case 'variable_declaration':
      return named(pattern).flatMap(each => targets(field(each, 'name'), keys));
  }
  return [];
}
