import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Argument, Expression, Item, MappingEntry } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';

/**
 * Initializers in braces, whose meaning depends on the type in front of them: an array of structures is a list of
 * records, a `std::map` a map. What the type is, is known from the declaration; it is handed down to the braces inside.
 */
export type Shape =
  | { readonly kind: 'list'; readonly of: Shape; readonly distinct?: boolean }
  | { readonly kind: 'map'; readonly of: Shape }
  /** `type` is the node that names the structure. */
  | { readonly kind: 'record'; readonly type: Node }
  | { readonly kind: 'unknown' };

const UNKNOWN: Shape = { kind: 'unknown' };
/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const MAX_DEPTH = 100;

/** Templates of the C++ library whose braces hold a list or a map. */
const LISTS = new Set(['vector', 'array', 'list', 'deque', 'initializer_list', 'span', 'forward_list']);
const SETS = new Set(['set', 'unordered_set', 'multiset', 'flat_set']);
const MAPS = new Set(['map', 'unordered_map', 'multimap', 'unordered_multimap', 'flat_map']);

/** The shape that a declaration gives its value: its type, and the arrays and pointers of its declarator. */
export function shapeOf(type: Node | null, declarator: Node | null): Shape {
  let arrays = 0;
  let isPointer = false;
  for (let at = declarator; at; at = at.childForFieldName('declarator')) {
    if (at.type.includes('array_declarator')) arrays += 1;
    else if (at.type.includes('pointer_declarator')) isPointer = true;
    else if (at.type.includes('function_declarator')) return UNKNOWN;
  }
  let shape = isPointer || !type ? UNKNOWN : shapeOfType(type);
  for (; arrays > 0; arrays -= 1) shape = { kind: 'list', of: shape };
  return shape;
}

function shapeOfType(type: Node): Shape {
  switch (type.type) {
    case 'type_descriptor':
      return shapeOf(type.childForFieldName('type'), type.childForFieldName('declarator'));
    case 'type_identifier':
    case 'struct_specifier':
    case 'class_specifier':
    case 'union_specifier':
      return { kind: 'record', type };
    case 'qualified_identifier': {
      const name = field(type, 'name');
      if (name.type === 'template_type' || name.type === 'qualified_identifier') return shapeOfType(name);
      return field(type, 'scope').text === 'std' ? UNKNOWN : { kind: 'record', type };
    }
    case 'template_type': {
      const name = field(type, 'name').text;
      const [first, second] = named(field(type, 'arguments')).map(shapeOfType);
      if (LISTS.has(name)) return { kind: 'list', of: first ?? UNKNOWN };
      if (SETS.has(name)) return { kind: 'list', of: first ?? UNKNOWN, distinct: true };
      if (MAPS.has(name)) return { kind: 'map', of: second ?? UNKNOWN };
      return UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

/** What an initializer means for a shape. */
export function initializer(node: Node, shape: Shape, depth = 0): Expression {
  if (node.type !== 'initializer_list') return { kind: 'same', node };
  if (depth > MAX_DEPTH) return opaque(`what is nested deeper than ${MAX_DEPTH} levels`);
  const children = named(node);
  switch (shape.kind) {
    case 'map':
      return { kind: 'mapping', entries: children.map(child => mapEntry(child, shape.of, depth)) };
    case 'record':
      return {
        kind: 'call',
        callee: shape.type,
        arguments: children.map(child => argumentOf(child, depth)),
        isRecord: true,
      };
    default: {
      const of = shape.kind === 'list' ? shape.of : UNKNOWN;
      const distinct = shape.kind === 'list' && shape.distinct === true;
      if (children.some(isDesignated)) return designated(children, of, depth);
      const entries = shape.kind === 'list' ? withoutEnd(children) : children;
      return {
        kind: 'sequence',
        items: entries.map(child => itemOf(child, of, depth)),
        ...(distinct && { distinct }),
      };
    }
  }
}

/** Braces of which nothing is known but what they hold. */
export function plainBraces(node: Node, depth = 0): Expression {
  return initializer(node, UNKNOWN, depth);
}

/** Arguments of a call; braces among them are lists. */
export function argumentsOf(list: Node | null): Argument[] {
  if (!list) return [];
  return named(list).map(node =>
    node.type === 'initializer_list' ? { node, value: plainBraces(node) } : { node },
  );
}

function itemOf(node: Node, of: Shape, depth: number): Item {
  return node.type === 'initializer_list'
    ? { node, spread: false, value: initializer(node, of, depth + 1) }
    : { node, spread: false };
}

function argumentOf(node: Node, depth: number): Argument {
  if (!isDesignated(node))
    return node.type === 'initializer_list' ? { node, value: plainBraces(node, depth + 1) } : { node };
  const [designator, ...more] = node.childrenForFieldName('designator');
  const value = field(node, 'value');
  const name = designator?.type === 'field_designator' ? designator.firstNamedChild?.text : undefined;
  if (more.length > 0 || name === undefined)
    return { node, value: opaque('a part of a part that is set here') };
  return value.type === 'initializer_list'
    ? { node: value, name, value: plainBraces(value, depth + 1) }
    : { node: value, name };
}

function isDesignated(node: Node): boolean {
  return node.type === 'initializer_pair';
}

/** `{ [TK_AND] = "and", [TK_OR] = "or" }`, or `{ .name = "x" }` of an unknown structure. */
function designated(children: readonly Node[], of: Shape, depth: number): Expression {
  const entries = children.map((node): MappingEntry => {
    if (!isDesignated(node)) return { node, key: NEXT_NUMBER, value: valueIn(node, of, depth) };
    const [designator, ...more] = node.childrenForFieldName('designator');
    const [inner] = designator ? named(designator) : [];
    if (more.length > 0 || !inner || designator?.type === 'subscript_range_designator')
      return { node, key: node.text, value: opaque('a range or part that is set here') };
    return {
      node,
      key: designator?.type === 'field_designator' ? inner.text : inner,
      value: valueIn(field(node, 'value'), of, depth),
    };
  });
  return { kind: 'mapping', entries };
}

function valueIn(node: Node, of: Shape, depth: number): Node | Expression {
  return node.type === 'initializer_list' ? initializer(node, of, depth + 1) : node;
}

function mapEntry(node: Node, of: Shape, depth: number): MappingEntry {
  const parts = node.type === 'initializer_list' ? named(node) : pairArguments(node);
  const [key, value] = parts;
  if (parts.length !== 2 || !key || !value)
    return { node, key: node.text, value: opaque('an entry like this') };
  return { node, key, value: valueIn(value, of, depth) };
}

/** `std::make_pair("a", 1)`. */
function pairArguments(node: Node): Node[] {
  const isPair =
    node.type === 'call_expression' && /^(std::)?(make_pair|pair)\b/.test(field(node, 'function').text);
  return isPair ? named(field(node, 'arguments')) : [];
}

/**
 * Entries without the one that only says where the array ends, by C's custom: `NULL`, or a structure that is empty, 0, or
 * nothing in all of its members, one of them `NULL`; or `NULL` where all others have a name.
 */
function withoutEnd(children: readonly Node[]): readonly Node[] {
  const last = children.at(-1);
  if (!last || children.length < 2) return children;
  return isEnd(last, children.slice(0, -1)) ? children.slice(0, -1) : children;
}

function isEnd(last: Node, before: readonly Node[]): boolean {
  if (last.type !== 'initializer_list') return isNull(last);
  const [first, ...more] = named(last);
  if (!first) return true;
  const rows = before.filter(({ type }) => type === 'initializer_list');
  const hasRows = rows.length > 0 || before.some(({ type }) => type === 'call_expression');
  if (hasRows && isNothing(last) && (more.length === 0 || holdsNull(last))) return true;
  return isNull(first) && rows.length > 0 && rows.every(row => TEXTS.has(named(row)[0]?.type ?? ''));
}

const TEXTS = new Set(['string_literal', 'concatenated_string']);

function holdsNull(node: Node): boolean {
  return node.type === 'initializer_list' ? named(node).some(holdsNull) : isNull(node);
}

/** `NULL`, `nullptr` and `(char *)0`. */
function isNull(node: Node): boolean {
  if (node.type !== 'cast_expression')
    return node.type === 'null' || node.type === 'nullptr' || node.text === 'NULL';
  return field(node, 'type').text.includes('*') && isNothing(field(node, 'value'));
}

/** Nothing, or braces with nothing else inside. */
function isNothing(node: Node): boolean {
  if (node.type === 'initializer_list') return named(node).every(isNothing);
  return isNull(node) || /^(?:0(?:[xX]0+)?[uUlL]*|false|'\\0')$/.test(node.text);
}
