import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Declaration, Effects, Key, Target, Use } from '../language/effects.js';
import {
  argument,
  around,
  assigned,
  calledIn,
  changed,
  compiledEffects,
  elementIn,
  listed,
  memberIn,
  READ,
  read,
  returnedFrom,
  same,
  UNKNOWN,
  type Uses,
} from '../shared/effects.js';
import { METHODS } from './functions.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';
import { membersOf } from './members.js';

const CLASSES = new Set([
  'class_declaration',
  'interface_declaration',
  'enum_declaration',
  'record_declaration',
]);
const BLOCKS = new Set([
  'block',
  'constructor_body',
  'for_statement',
  'enhanced_for_statement',
  'catch_clause',
  'try_with_resources_statement',
  'switch_block_statement_group',
]);
const isScope = (type: string) => METHODS.has(type) || BLOCKS.has(type);

/** The object of a method: what is asked is named by the node of the method's name. */
function asked(node: Node, call: Node): Use {
  const name = field(call, 'name');
  if (name.id === node.id) return { kind: 'called', call };
  if (!isField(call, 'object', node)) return READ;
  // Entries of a map are asked for their values, or given others.
  if (name.text === 'entrySet')
    return /\bsetValue\b/.test(call.tree.rootNode.text) ? UNKNOWN : { kind: 'same', node: call };
  return { kind: 'part', node: name, key: name.text, member: true };
}

/** Records with methods of their own. */
const recordsOf = oncePerTree((root): ReadonlySet<string> => {
  const withMethods = root
    .descendantsOfType('record_declaration')
    .filter(record =>
      record?.childForFieldName('body')?.namedChildren.some(each => each?.type === 'method_declaration'),
    );
  return new Set(withMethods.map(record => record?.childForFieldName('name')?.text ?? ''));
});

/** Whether what is made is a record with methods of its own, which have its parts by names that nobody declares. */
function isForRecord(list: Node): boolean {
  const { parent } = list;
  if (parent?.type !== 'object_creation_expression') return false;
  return recordsOf(list).has(/^\w+/.exec(field(parent, 'type').text)?.[0] ?? '');
}

const USES: Uses = {
  parenthesized_expression: same,
  cast_expression: (node, parent) => (isField(parent, 'value', node) ? same(node, parent) : READ),
  ternary_expression: (node, parent) => (isField(parent, 'condition', node) ? READ : same(node, parent)),
  variable_declarator: (node, parent) =>
    isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'name') } : READ,
  assignment_expression: assigned,
  update_expression: changed,
  method_invocation: asked,
  object_creation_expression: calledIn('type'),
  explicit_constructor_invocation: read,
  argument_list: (node, parent) => (isForRecord(parent) ? UNKNOWN : argument(node, parent)),
  field_access: memberIn('object'),
  array_access: elementIn('array', keyOf),
  array_initializer: listed,
  array_creation_expression: (node, parent) => (isField(parent, 'value', node) ? same(node, parent) : READ),
  enhanced_for_statement: (node, parent) =>
    isField(parent, 'value', node)
      ? { kind: 'bound', target: field(parent, 'name'), each: true, values: true }
      : READ,
  return_statement: (_node, parent) => returnedFrom(parent, METHODS),
  yield_statement: () => UNKNOWN,
  lambda_expression: (node, parent) =>
    isField(parent, 'body', node) ? { kind: 'returned', function: parent } : READ,
  // `o instanceof List<?> l`
  instanceof_expression(node, parent) {
    const target = isField(parent, 'left', node) ? parent.childForFieldName('name') : null;
    return target ? { kind: 'bound', target } : READ;
  },
  // `K::add`
  method_reference: (node, parent) => (parent.firstNamedChild?.id === node.id ? UNKNOWN : READ),
  switch_rule: (_node, parent) => (parent.parent?.parent ? UNKNOWN : READ),
  generic_type: (_node, parent) =>
    parent.parent?.type === 'object_creation_expression' ? same(_node, parent) : READ,
};

function declaration(name: Node): Declaration | null {
  const { parent } = name;
  if (!parent || name.type !== 'identifier') return null;
  switch (parent.type) {
    case 'variable_declarator': {
      if (!isField(parent, 'name', name)) return null;
      const value = parent.childForFieldName('value');
      const isMember = /^(field|constant)_declaration$/.test(parent.parent?.type ?? '');
      const scope = around(parent, isMember ? type => CLASSES.has(type) : isScope) as Node;
      return { scope, ...(value && { value }) };
    }
    case 'formal_parameter':
    case 'catch_formal_parameter':
    case 'resource':
      return isField(parent, 'name', name) ? { scope: around(parent, isScope) as Node } : null;
    case 'inferred_parameters':
      return parent.parent ? { scope: parent.parent } : null;
    case 'lambda_expression':
      return isField(parent, 'parameters', name) ? { scope: parent } : null;
    case 'enhanced_for_statement':
      return isField(parent, 'name', name) ? { scope: parent } : null;
    case 'instanceof_expression':
      return isField(parent, 'name', name) ? { scope: around(parent, isScope) as Node } : null;
    case 'method_declaration':
      return isField(parent, 'name', name)
        ? { scope: around(parent, type => CLASSES.has(type)) as Node, value: parent }
        : null;
  }
  return CLASSES.has(parent.type) && isField(parent, 'name', name)
    ? { scope: around(parent, type => CLASSES.has(type)) as Node, value: parent }
    : null;
}

function parameters(fn: Node): ReturnType<Effects['parameters']> {
  // `record R(…) { R { … } }`
  const of = fn.type === 'compact_constructor_declaration' ? fn.parent?.parent : fn;
  const list = of?.childForFieldName('parameters');
  if (list?.type === 'identifier') return [{ target: list, name: list.text }];
  return (list ? named(list) : []).flatMap(each => {
    const declarator = named(each).find(({ type }) => type === 'variable_declarator');
    const target = each.type === 'identifier' ? each : (declarator ?? each).childForFieldName('name');
    return target ? [{ target, name: target.text, ...(declarator && { rest: true }) }] : [];
  });
}

function targets(pattern: Node): Target[] {
  return pattern.type === 'parenthesized_expression'
    ? named(pattern).flatMap(targets)
    : [{ node: pattern, keys: [] }];
}

function keyOf(node: Node): Key {
  if (node.type === 'string_literal' && !node.text.includes('\\') && !node.text.startsWith('"""'))
    return node.text.slice(1, -1);
  return node.type === 'decimal_integer_literal' && /^(0|[1-9]\d*)$/.test(node.text) ? node.text : undefined;
}

type Method = ReturnType<Effects['methods']>[number];

function methods(classNode: Node): readonly Method[] {
  const isClosed = /Closeable\b/.test(classNode.childForFieldName('interfaces')?.text ?? '');
  return membersOf(classNode).flatMap((node): Method[] => {
    if (/^(compact_)?constructor_declaration$/.test(node.type))
      return [{ name: 'constructor', node, hidden: true }];
    if (node.type !== 'method_declaration') return [];
    const name = field(node, 'name').text;
    // `try (Held held = new Held())` calls it at its end.
    return [{ name, node, hidden: name === 'close' && isClosed }];
  });
}

/** Where objects go in programs of Java. */
export const effects = compiledEffects({
  uses: USES,
  reading:
    /(_statement|_declaration|_type|_body|_clause|_label|^block|^binary_expression|^unary_expression|^instanceof_expression|^switch_expression|^type_\w+|^dimensions_expr|^program|^formal_parameter\w*|^modifiers|annotation|^static_initializer|^superclass|^super_interfaces|^assert\w+|^template_expression|^string_\w+|^parenthesized_lambda|^guard|^finally\w*|^resource\w*|_identifier|^element_value\w*|^enum_constant)$/,
  names: ['identifier', 'type_identifier'],
  functions: METHODS,
  classes: CLASSES,
  blocks: BLOCKS,
  declaration,
  targets,
  parameters,
  self: fn =>
    fn.type === 'lambda_expression' || /^\s*(\w+\s+)*static\b/.test(fn.text.slice(0, 60)) ? null : 'this',
  call(node) {
    const list = node.childForFieldName('arguments');
    const callee =
      node.type === 'method_invocation'
        ? field(node, 'name')
        : node.type === 'object_creation_expression'
          ? field(node, 'type')
          : // Its class is made into each of them.
            node.type === 'enum_constant'
            ? (node.parent?.parent?.childForFieldName('name') ?? undefined)
            : undefined;
    if (!callee) return null;
    const made = callee.type === 'generic_type' ? (callee.firstNamedChild ?? callee) : callee;
    return { callee: made, arguments: list ? named(list) : [] };
  },
  calls: ['method_invocation', 'object_creation_expression', 'enum_constant'],
  member(node) {
    if (node.type === 'field_access')
      return { object: field(node, 'object'), name: field(node, 'field').text };
    const { parent } = node;
    if (node.type !== 'identifier' || parent?.type !== 'method_invocation') return null;
    const object = parent.childForFieldName('object');
    return object && isField(parent, 'name', node) ? { object, name: node.text } : null;
  },
  members: ['field_access'],
  methods,
  bases(classNode) {
    const base = classNode.childForFieldName('superclass')?.firstNamedChild;
    return base ? [base.type === 'generic_type' ? (base.firstNamedChild ?? base) : base] : [];
  },
  starters: ['constructor'],
  bareFields: true,
  callsByMethod: true,
  takesLists: true,
  keepsParameters: maker => maker.type === 'compact_constructor_declaration',
  isFinal(name) {
    const declaration = name.parent?.parent;
    return (
      declaration?.type === 'constant_declaration' ||
      /\bfinal\b/.test(declaration?.namedChildren.find(child => child?.type === 'modifiers')?.text ?? '')
    );
  },
  keyOf,
  libraryFunctions: LIBRARY_FUNCTIONS,
  packages: /^java\.(?:lang|util)\.(?:[a-z]+\.)*(?=[A-Z])/,
  libraryMethods: LIBRARY_METHODS,
  isTest: path => /(^|\/)src\/test\//.test(path),
  sees: { folder: true, members: () => true, imports: true },
});
