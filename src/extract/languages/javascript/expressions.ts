import { field, named, opaque, same } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Argument, Expression, Item, MappingEntry, Pattern } from '../language/expression.js';
import { classOf, compiledEnum, enumOf } from './class-shape.js';
import { FUNCTIONS, functionOf } from './functions.js';
import { decode, number, numberIn, stringText, templateOf } from './literals.js';

const LOGICAL: Readonly<Record<string, 'and' | 'or' | 'nullish'>> = {
  '&&': 'and',
  '||': 'or',
  '??': 'nullish',
};

/** What an expression node means. */
export function expression(node: Node): Expression {
  switch (node.type) {
    case 'string': {
      const value = decode(node.text.slice(1, -1));
      return value === undefined ? opaque('an escape of no character') : { kind: 'literal', value };
    }
    case 'template_string':
      return templateOf(node);
    case 'number':
      return number(node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'null':
    case 'undefined':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'as_expression':
    case 'satisfies_expression':
    case 'non_null_expression':
    case 'template_substitution':
    case 'expression_statement':
      return same(named(node)[0], node);
    case 'type_assertion':
      return same(named(node).at(-1), node);
    case 'sequence_expression':
    case 'computed_property_name':
      return same(named(node).at(-1), node);
    case 'assignment_expression':
      return same(node.childForFieldName('right'), node);
    case 'object':
      return {
        kind: 'mapping',
        entries: named(node)
          .filter(entry => !hasNoPrototype(entry))
          .map(objectEntry),
        textKeys: true,
      };
    case 'array':
      return hasHoles(node) ? opaque('a list with holes') : { kind: 'sequence', items: items(node) };
    case 'identifier':
    case 'shorthand_property_identifier':
    case 'type_identifier':
      return { kind: 'name', name: node.text };
    case 'member_expression':
      return memberOf(node);
    case 'subscript_expression':
      return { kind: 'index', object: field(node, 'object'), index: field(node, 'index') };
    case 'binary_expression': {
      const operator = field(node, 'operator').text;
      const [left, right] = [field(node, 'left'), field(node, 'right')];
      const logical = Object.hasOwn(LOGICAL, operator) ? LOGICAL[operator] : undefined;
      return logical
        ? { kind: 'either', operator: logical, left, right }
        : { kind: 'binary', operator, left, right };
    }
    case 'unary_expression': {
      const operator = field(node, 'operator').text;
      if (operator === 'void') return { kind: 'literal', value: null };
      return { kind: 'unary', operator, operand: field(node, 'argument') };
    }
    case 'ternary_expression':
      return {
        kind: 'choice',
        condition: field(node, 'condition'),
        whenTrue: field(node, 'consequence'),
        whenFalse: field(node, 'alternative'),
      };
    case 'call_expression':
      return callOf(node);
    case 'new_expression':
      return {
        kind: 'call',
        callee: field(node, 'constructor'),
        arguments: argumentsOf(node.childForFieldName('arguments')),
      };
    case 'class':
    case 'class_declaration':
    case 'abstract_class_declaration':
      return { kind: 'class', class: classOf(node) };
    case 'enum_declaration':
      return enumOf(node);
    case 'regex':
      return opaque('a regular expression');
    default:
      return FUNCTIONS.has(node.type)
        ? { kind: 'function', function: functionOf(node) }
        : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

export function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'spread_element'
      ? { node: child.firstNamedChild as Node, spread: true }
      : { node: child, spread: false },
  );
}

/** `[1, , 2]`: between two commas there is nothing. */
export function hasHoles(list: Node): boolean {
  let previous = '[';
  for (const child of list.children) {
    if (!child || child.type === 'comment') continue;
    if (child.type === ',' && (previous === ',' || previous === '[')) return true;
    previous = child.type;
  }
  return false;
}

function objectEntry(node: Node): MappingEntry {
  switch (node.type) {
    case 'spread_element':
      return { node, spread: node.firstNamedChild as Node };
    case 'pair':
      if (isPrototype(field(node, 'key')))
        return { node, key: '__proto__', value: opaque('__proto__ sets the prototype: it') };
      return { node, key: propertyKey(field(node, 'key')), value: field(node, 'value') };
    case 'method_definition':
      return { node, key: propertyKey(field(node, 'name')), value: node };
    default:
      return { node, key: node.text, value: node };
  }
}

/** A property's name: written as a name, a text or a number, or computed. */
export function propertyKey(node: Node): Node | string {
  if (node.type === 'property_identifier' || node.type === 'private_property_identifier') return node.text;
  return node.type === 'number' ? String(numberIn(node.text)) : node;
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

/** `require('x')`, also inside of the helpers that compilers put around it. */
export function requireOf(node: Node): { specifier: string; interop: boolean } | null {
  if (node.type !== 'call_expression') return null;
  const callee = field(node, 'function').text;
  const [argument] = named(field(node, 'arguments'));
  if (/(^|\.)(__importDefault|_interopRequireDefault)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: true };
  }
  if (/(^|\.)(__importStar|_interopRequireWildcard|__toESM)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: false };
  }
  const specifier = requiredModule(node);
  return specifier === null ? null : { specifier, interop: false };
}

export function requiredModule(call: Node | undefined): string | null {
  if (call?.type !== 'call_expression' || field(call, 'function').text !== 'require') return null;
  const [argument] = named(field(call, 'arguments'));
  return argument?.type === 'string' ? stringText(argument) : null;
}

/** A pattern that takes a value apart; null for one with a rest, whose names are then not known. */
export function patternOf(node: Node): Pattern | null {
  if (node.type === 'identifier') return node.text;
  if (node.type === 'array_pattern') {
    const parts = hasHoles(node) ? [null] : named(node).map(patternOf);
    return parts.includes(null) ? null : { items: parts };
  }
  if (node.type !== 'object_pattern') return null;
  const fields: { key: string; pattern: Pattern; default: Node | null }[] = [];
  for (const part of named(node)) {
    const value = part.type === 'pair_pattern' ? field(part, 'value') : part;
    const hasDefault = value.type === 'assignment_pattern' || value.type === 'object_assignment_pattern';
    const target = hasDefault ? field(value, 'left') : value;
    const pattern = target.type === 'shorthand_property_identifier_pattern' ? target.text : patternOf(target);
    if (pattern === null) return null;
    const key = part.type === 'pair_pattern' ? field(part, 'key').text : target.text;
    fields.push({ key, pattern, default: hasDefault ? field(value, 'right') : null });
  }
  return { fields };
}

/** `case 'a': case 'b': return x;` as entries of a table. */
export function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let waiting: { node: Node; key: Node }[] = [];
  for (const arm of named(field(node, 'body'))) {
    if (arm.type !== 'switch_case') {
      waiting = [];
      continue;
    }
    const key = field(arm, 'value');
    waiting.push({ node: arm, key });
    const statements = named(arm).filter(child => child.id !== key.id);
    if (statements.length === 0) continue;
    const value = returnedBy(statements) ?? opaque('what this case does');
    for (const { node: at, key: name } of waiting) entries.push({ node: at, key: name, value });
    waiting = [];
  }
  return { kind: 'mapping', entries };
}

/** What statements return, when that is all that they do; braces around them change nothing. */
function returnedBy(statements: readonly Node[]): Node | null {
  const [first] = statements;
  if (first?.type === 'statement_block') return returnedBy(named(first));
  return first?.type === 'return_statement' ? (named(first)[0] ?? null) : null;
}

/** `undefined` and `void 0`: an announcement, not a value. */
export function isNothing(node: Node): boolean {
  if (node.type === 'assignment_expression') return isNothing(field(node, 'right'));
  return (
    node.type === 'undefined' ||
    node.text === 'undefined' ||
    (node.type === 'unary_expression' && field(node, 'operator').text === 'void')
  );
}
