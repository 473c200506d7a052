import { field, isField, named, opaque } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Binding } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import { statementOf } from './changes.js';
import { compiledEnum } from './class-shape.js';
import { expression, hasHoles, isNothing, items, requireOf } from './expressions.js';
import { stringText } from './literals.js';

/** What the name at this node defines; null where it is only used. */
export function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  if (name.type === 'default' || name.text === 'default') return defaultExport(name, parent);
  switch (parent.type) {
    case 'variable_declarator':
      return isField(parent, 'name', name) ? variable(name, parent) : null;
    case 'function_declaration':
    case 'generator_function_declaration':
    case 'class_declaration':
    case 'abstract_class_declaration':
    case 'enum_declaration':
      if (!isField(parent, 'name', name)) return null;
      return {
        kind: 'value',
        node: exportedStatement(parent),
        value: expression(parent),
        ...exportName(parent, name.text),
      };
    case 'array_pattern':
      return itemOf(name, parent);
    case 'namespace_export':
      return namespaceExport(name, parent);
    case 'import_require_clause': {
      const specifier = stringText(field(parent, 'source'));
      return { kind: 'import', node: parent.parent ?? parent, specifier, name: null };
    }
    case 'shorthand_property_identifier_pattern':
    case 'object_pattern':
    case 'pair_pattern':
      return destructured(name);
    case 'import_specifier': {
      const alias = parent.childForFieldName('alias');
      if (alias && alias.id !== name.id) return null;
      return importFrom(parent, field(parent, 'name').text);
    }
    case 'namespace_import':
      return importFrom(parent, null);
    case 'import_clause':
      return importFrom(parent, 'default');
    case 'export_specifier':
      return exportSpecifier(name, parent);
    case 'assignment_expression':
      return isField(parent, 'left', name) ? assignment(parent) : null;
    case 'member_expression':
      return exportsMember(name, parent);
    case 'pair':
      return isField(parent, 'key', name)
        ? { kind: 'value', node: parent, value: field(parent, 'value'), member: true }
        : null;
    case 'public_field_definition':
    case 'field_definition': {
      const value = parent.childForFieldName('value');
      if (!value || !(isField(parent, 'name', name) || isField(parent, 'property', name))) return null;
      return { kind: 'value', node: parent, value, member: true };
    }
    case 'formal_parameters':
    case 'required_parameter':
    case 'optional_parameter':
    case 'rest_pattern':
    case 'assignment_pattern':
      return isField(parent, 'right', name) || isField(parent, 'value', name)
        ? null
        : { kind: 'value', node: parent, value: opaque('a parameter') };
    case 'arrow_function':
      return isField(parent, 'parameter', name)
        ? { kind: 'value', node: field(parent, 'body'), value: opaque('a parameter') }
        : null;
    case 'for_in_statement':
      return isField(parent, 'left', name)
        ? { kind: 'value', node: field(parent, 'body'), value: opaque('a loop variable') }
        : null;
    default:
      return null;
  }
}

function variable(name: Node, declarator: Node): Binding | null {
  const value = declarator.childForFieldName('value');
  // `let x;` and `var x = void 0` only announce the name.
  if (!value || isNothing(value)) return null;
  const node = exportedStatement(declarator.parent ?? declarator);
  const required = requireOf(value);
  if (required)
    return { kind: 'import', node, specifier: required.specifier, name: null, interop: required.interop };
  return { kind: 'value', node, value, ...exportName(declarator.parent, name.text) };
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
  if (required) return { kind: 'import', node, specifier: required.specifier, name: imported };
  const exported = exportName(declarator.parent, name.text);
  return { kind: 'value', node, value: { kind: 'member', object: value, name: imported }, ...exported };
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
  const object = field(member, 'object').text;
  const target = member.parent;
  if (target?.type !== 'assignment_expression' || !isField(target, 'left', member)) return null;
  const written = field(target, 'right');
  if (isNothing(written)) return null;
  const node = statementOf(target);
  const value = filledLater(target) ?? written;
  if (object === 'exports' || object === 'module.exports')
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

export function isPropertyOf(parent: Node, name: Node): boolean {
  return (
    (parent.type === 'subscript_expression' || parent.type === 'member_expression') &&
    isField(parent, 'object', name)
  );
}

function exportName(declaration: Node | null, name: string): { exported?: string } {
  const statement = declaration?.parent;
  if (statement?.type !== 'export_statement') return {};
  return { exported: statement.children.some(child => child?.type === 'default') ? 'default' : name };
}

function exportedStatement(declaration: Node): Node {
  return declaration.parent?.type === 'export_statement' ? declaration.parent : declaration;
}
