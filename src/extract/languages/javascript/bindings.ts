import type { Node } from '../../syntax/node.js';
import { field, isField, named, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import {
  asMember,
  type Binder,
  bindingTable,
  inField,
  unknownValue,
  value,
} from '../shared/binding-table.js';
import { functionValue } from '../shared/node-table.js';
import { compiledEnum, enumParts } from './class-shape.js';
import { isLeft, isOwnThis } from './exports.js';
import { expression } from './expressions.js';
import { functionOf } from './functions.js';
import { BRANCHES, isStrict } from './hoisted.js';
import { stringText } from './literals.js';
import { requireOf } from './modules.js';
import { hasHoles, isNothing, items } from './patterns.js';
import { statementOf } from './single-changes.js';
import { keyOf } from './uses.js';

/** What the name at this node defines; null where it is only used. */
export function binding(name: Node): Binding | null {
  const isDefault = name.type === 'default' || name.text === 'default';
  return isDefault && name.parent ? defaultExport(name, name.parent) : bindingIn(name);
}

const declaration = inField('name', (name, node) => ({
  kind: 'value',
  node: exportedStatement(node),
  value: expression(node),
  ...exportName(node, name.text),
}));
const parameter: Binder = (name, parent) =>
  isField(parent, 'right', name) || isField(parent, 'value', name)
    ? null
    : unknownValue('a parameter')(name, parent);
/** What a function or a loop gives a name that stands in front of its body. */
const inBody =
  (what: string): Binder =>
  (_name, parent) => ({ kind: 'value', node: field(parent, 'body'), value: opaque(what) });

const assigned = value(node => node.childForFieldName('value'));

const bindingIn = bindingTable({
  variable_declarator: inField('name', variable),
  function_declaration: functionDeclaration,
  generator_function_declaration: functionDeclaration,
  class_declaration: declaration,
  abstract_class_declaration: declaration,
  enum_declaration: (name, node) => (enumParts(node)[0]?.id === node.id ? declaration(name, node) : null),
  array_pattern: itemOf,
  namespace_export: namespaceExport,
  import_require_clause: (_name, parent) => {
    const specifier = stringText(field(parent, 'source'));
    return { kind: 'import', node: parent.parent ?? parent, specifier, name: null };
  },
  shorthand_property_identifier_pattern: destructured,
  object_assignment_pattern: inField('left', withDefault),
  object_pattern: destructured,
  pair_pattern: destructured,
  import_specifier: (name, parent) => {
    const alias = parent.childForFieldName('alias');
    return alias && alias.id !== name.id ? null : importFrom(parent, field(parent, 'name').text);
  },
  namespace_import: (_name, parent) => importFrom(parent, null),
  import_clause: (_name, parent) => importFrom(parent, 'default'),
  export_specifier: exportSpecifier,
  assignment_expression: inField('left', (_name, parent) => assignment(parent)),
  member_expression: exportsMember,
  pair: inField('key', asMember(assigned)),
  public_field_definition: inField('name', asMember(assigned)),
  field_definition: inField('property', asMember(assigned)),
  method_definition: inField('name', asMember(value(functionValue(functionOf)))),
  formal_parameters: parameter,
  required_parameter: parameter,
  optional_parameter: parameter,
  rest_pattern: parameter,
  assignment_pattern: (name, parent) =>
    parent.parent?.type === 'pair_pattern' && isField(parent, 'left', name)
      ? withDefault(name, parent)
      : parameter(name, parent),
  arrow_function: inField('parameter', inBody('a parameter')),
  for_in_statement: inField('left', inBody('a loop variable')),
});

/** A function in a block of a script is a name of the whole function, or of the file, once the block has run (ECMA-262, B.3.2). */
function functionDeclaration(name: Node, parent: Node): Binding | null {
  const own = declaration(name, parent);
  return own && !isStrict(parent.tree.rootNode) ? { ...own, ...scopeOfPart(parent) } : own;
}

function variable(name: Node, declarator: Node): Binding | null {
  const value = declarator.childForFieldName('value');
  // `let x;` and `var x = void 0` only announce the name.
  if (!value || isNothing(value)) return null;
  const node = exportedStatement(declarator.parent ?? declarator);
  const required = requireOf(value);
  const scope = scopeOfVar(declarator.parent);
  if (required)
    return {
      kind: 'import',
      node,
      specifier: required.specifier,
      name: null,
      interop: required.interop,
      ...scope,
    };
  return { kind: 'value', node, value, ...exportName(declarator.parent, name.text), ...scope };
}

/** `var` in a block is a name of the whole function, or of the file. */
function scopeOfVar(declaration: Node | null): { scope?: Node } {
  return declaration?.type === 'variable_declaration' ? scopeOfPart(declaration) : {};
}

/** The function or file around a statement that is a part of a block there; nothing where it stands in that itself. */
function scopeOfPart(declaration: Node): { scope?: Node } {
  // A block of statements is part of a whole one; any other is the body of a function, class or namespace.
  const isPart = (type = '') => type === 'program' || BRANCHES.has(type);
  const isWhole = (node: Node) =>
    node.type === 'program' || (node.type === 'statement_block' && !isPart(node.parent?.type));
  let scope: Node | null = declaration.parent;
  if (!scope || isWhole(scope) || scope.type === 'export_statement') return {};
  while (scope && !isWhole(scope)) scope = scope.parent;
  return scope ? { scope } : {};
}

/** `const { a, b: c } = require('x')`. */
function destructured(name: Node): Binding | null {
  const pair = name.parent?.type === 'pair_pattern' ? name.parent : null;
  if (pair && !isField(pair, 'value', name)) return null;
  if (name.type !== 'shorthand_property_identifier_pattern' && !pair) return null;
  const pattern = pair ? pair.parent : name.parent;
  const declarator = pattern?.parent;
  if (declarator?.type !== 'variable_declarator') {
    return pattern ? { kind: 'value', node: pattern, value: opaque('a parameter') } : null;
  }
  const value = field(declarator, 'value');
  const required = requireOf(value);
  const imported = pair ? field(pair, 'key').text : name.text;
  const node = exportedStatement(declarator.parent ?? declarator);
  const scope = scopeOfVar(declarator.parent);
  if (required) return { kind: 'import', node, specifier: required.specifier, name: imported, ...scope };
  const exported = exportName(declarator.parent, name.text);
  return {
    kind: 'value',
    node,
    value: { kind: 'member', object: value, name: imported },
    ...exported,
    ...scope,
  };
}

/** `const { a = 1 } = x`: the default where `x` is written out and has nothing of the name, else nobody knows which. */
function withDefault(name: Node, part: Node): Binding {
  let pattern: Node = part;
  while (/pattern$/.test(pattern.parent?.type ?? '')) pattern = pattern.parent as Node;
  const declarator = pattern.parent;
  if (declarator?.type !== 'variable_declarator')
    return { kind: 'value', node: pattern, value: opaque('a parameter') };
  const object = field(declarator, 'value');
  const pair = part.parent?.type === 'pair_pattern' ? part.parent : null;
  const key = pair ? keyOf(field(pair, 'key')) : name.text;
  const isOutermost = (pair ?? part).parent?.id === pattern.id;
  const isOwn = isOutermost && object.type === 'object';
  const right = field(part, 'right');
  const keys = isOwn ? named(object).map(each => each.childForFieldName('key') ?? each) : [];
  const isMissing = keys.every(each => {
    const own = keyOf(each);
    return key !== undefined && own !== undefined && own !== key;
  });
  // What the environment has is a text, and never nothing.
  const orDefault: Expression | undefined =
    isOutermost && /^(?:process|Bun)\.env$/.test(object.text)
      ? { kind: 'either', operator: 'nullish', left: object, right }
      : undefined;
  return {
    kind: 'value',
    node: exportedStatement(declarator.parent ?? declarator),
    value: isOwn && isMissing ? right : (orDefault ?? opaque('a part of another value')),
    ...exportName(declarator.parent, name.text),
    ...scopeOfVar(declarator.parent),
  };
}

/** `const [a, b] = [1, 2]`, where the two sides match item by item. */
function itemOf(name: Node, pattern: Node): Binding {
  const declarator = pattern.parent;
  if (declarator?.type !== 'variable_declarator')
    return { kind: 'value', node: pattern, value: opaque('a parameter') };
  const node = exportedStatement(declarator.parent ?? declarator);
  const value = field(declarator, 'value');
  const index = named(pattern).findIndex(item => item.id === name.id);
  const matches =
    value.type === 'array' &&
    !hasHoles(pattern) &&
    !hasHoles(value) &&
    items(value).every(item => !item.spread);
  const item = matches ? named(value)[index] : undefined;
  return {
    kind: 'value',
    node,
    value: item ?? opaque('a part of another value'),
    ...exportName(declarator.parent, name.text),
    ...scopeOfVar(declarator.parent),
  };
}

/** `export * as ns from './x'`. */
function namespaceExport(name: Node, parent: Node): Binding | null {
  const source = parent.parent?.childForFieldName('source');
  if (!source) return null;
  return {
    kind: 'import',
    node: parent,
    specifier: stringText(source),
    name: null,
    exported: name.text,
    member: true,
  };
}

function importFrom(node: Node, name: string | null): Binding | null {
  let statement: Node | null = node;
  while (statement && statement.type !== 'import_statement') statement = statement.parent;
  const source = statement?.childForFieldName('source');
  return source ? { kind: 'import', node: statement as Node, specifier: stringText(source), name } : null;
}

/** `export { a as b } [from 'x']`. */
function exportSpecifier(name: Node, specifier: Node): Binding | null {
  const alias = specifier.childForFieldName('alias');
  if (alias && alias.id !== name.id) return null;
  const statement = specifier.parent?.parent;
  const original = field(specifier, 'name');
  const source = statement?.childForFieldName('source');
  if (source)
    return {
      kind: 'import',
      node: specifier,
      specifier: stringText(source),
      name: original.text,
      exported: name.text,
      member: true,
    };
  if (!alias) return null;
  return {
    kind: 'value',
    node: specifier,
    value: { kind: 'name', name: original.text },
    exported: name.text,
    member: true,
  };
}

function assignment(node: Node): Binding | null {
  const value = field(node, 'right');
  if (isNothing(value)) return null;
  return { kind: 'value', node: statementOf(node), value: filledLater(node) ?? value };
}

/**
 * The empty object that TypeScript hands to the function that fills it: `(function (E) { … })(E || (E = {}))`, for
 * enums and namespaces. Null when the assignment is not of this form.
 */
function filledLater(assignment: Node): Expression | null {
  let node = assignment;
  while (
    node.parent &&
    ['assignment_expression', 'parenthesized_expression', 'binary_expression'].includes(node.parent.type)
  ) {
    node = node.parent;
  }
  const call = node.parent?.type === 'arguments' ? node.parent.parent : null;
  if (call?.type !== 'call_expression' || !node.text.endsWith('= {})')) return null;
  return compiledEnum(call) ?? opaque('what a function fills');
}

/** `exports.NAME = …`, `module.exports.NAME = …` and `module.exports = …`. */
function exportsMember(name: Node, member: Node): Binding | null {
  if (!isField(member, 'property', name)) return null;
  const holder = field(member, 'object');
  const object = holder.text;
  const target = member.parent;
  if (target?.type !== 'assignment_expression' || !isField(target, 'left', member)) return null;
  const written = field(target, 'right');
  if (isNothing(written)) return null;
  const node = statementOf(target);
  const value = filledLater(target) ?? written;
  const isOwn = holder.type === 'this' && isOwnThis(holder);
  if ((isOwn || object === 'exports') && isLeft(member)) return null;
  if (isOwn || object === 'exports' || object === 'module.exports')
    return { kind: 'value', node, value, exported: name.text, member: true };
  if (object === 'module' && name.text === 'exports') {
    const own =
      target.parent?.type === 'variable_declarator' ? target.parent.childForFieldName('name') : null;
    // `const table = module.exports = {}`: what is added to the table by its name is exported, too.
    const whole: Node | Expression = own?.type === 'identifier' ? { kind: 'name', name: own.text } : value;
    return { kind: 'value', node, value: whole, exported: 'module.exports', member: true };
  }
  // `Lexer.KEYWORDS = …`, `this.words = …`: found by name, but not a variable.
  return { kind: 'value', node, value, member: true };
}

function defaultExport(name: Node, parent: Node): Binding | null {
  if (parent.type === 'member_expression') return exportsMember(name, parent);
  if (parent.type === 'export_specifier') return exportSpecifier(name, parent);
  if (parent.type !== 'export_statement') return null;
  const value = parent.childForFieldName('value') ?? parent.childForFieldName('declaration');
  return value && { kind: 'value', node: parent, value, exported: 'default', member: true };
}

function exportName(declaration: Node | null, name: string): { exported?: string } {
  const statement = declaration?.parent;
  if (statement?.type !== 'export_statement') return {};
  return { exported: statement.children.some(child => child?.type === 'default') ? 'default' : name };
}

function exportedStatement(declaration: Node): Node {
  return declaration.parent?.type === 'export_statement' ? declaration.parent : declaration;
}
