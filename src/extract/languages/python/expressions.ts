import type { Node } from '../../syntax/node.js';
import { field, named, opaque, Pair, same } from '../../syntax/nodes.js';
import type { Argument, Clause, Expression, Item, MappingEntry } from '../language/expression.js';
import {
  binary,
  classValue,
  constant,
  functionValue,
  index,
  inner,
  member,
  name,
  nodeTable,
  sequence,
  sideBySide,
  unary,
  unknown,
  written,
} from '../shared/node-table.js';
import { realLiteral } from '../shared/number-literals.js';
import { classOf } from './class-shape.js';
import { functionOf, lambdaOf } from './functions.js';
import { integer, stringOf } from './literals.js';
import { patternOf } from './patterns.js';
import { isSpread, withoutSplat } from './splats.js';

/** What an expression node means. */
export const expression = nodeTable({
  string: stringOf,
  concatenated_string: sideBySide,
  integer: written(integer),
  float: written(realLiteral),
  true: constant(true),
  false: constant(false),
  none: constant(null),
  parenthesized_expression: inner(),
  expression_statement: inner(),
  list_splat: inner(),
  named_expression: inner('value'),
  assignment: inner('right'),
  dictionary: node => ({ kind: 'mapping', entries: named(node).map(dictionaryEntry) }),
  list: sequence(items),
  tuple: sequence(items, { fixed: true }),
  expression_list: sequence(items, { fixed: true }),
  set: sequence(items, { distinct: true }),
  identifier: name(),
  // `__func__`: the function inside of a static or class method.
  attribute: node =>
    field(node, 'attribute').text === '__func__'
      ? inner('object')(node)
      : member('object', 'attribute')(node),
  subscript: node => sliceOf(node) ?? index('value', 'subscript')(node),
  binary_operator: binary(),
  unary_operator: unary('argument'),
  comparison_operator: comparisonOf,
  boolean_operator: binary({ and: 'and', or: 'or' }),
  not_operator: unary('argument', 'not'),
  conditional_expression: node => {
    const [whenTrue, condition, whenFalse] = named(node) as [Node, Node, Node];
    return { kind: 'choice', condition, whenTrue, whenFalse };
  },
  call: callOf,
  decorator: decoratorOf,
  lambda: functionValue(lambdaOf),
  function_definition: functionValue(functionOf),
  class_definition: classValue(classOf),
  interpolation: interpolationOf,
  format_specifier: node => ({ kind: 'literal', value: node.text.slice(1) }),
  list_comprehension: comprehensionOf,
  dictionary_comprehension: comprehensionOf,
  set_comprehension: comprehensionOf,
  generator_expression: comprehensionOf,
  dotted_name: dottedName,
  ellipsis: unknown('an ellipsis'),
});

function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'list_splat'
      ? { node: child.firstNamedChild as Node, spread: true }
      : { node: child, spread: isSpread(child) },
  );
}

function dictionaryEntry(node: Node): MappingEntry {
  if (node.type === 'dictionary_splat') return { node, spread: node.firstNamedChild as Node };
  if (node.type !== 'pair') return { node, key: node.text, value: node };
  return new Pair(node, 'key', 'value');
}

function callOf(node: Node): Expression {
  const list = field(node, 'arguments');
  // `f(x for x in xs)` has the generator in place of the list of arguments.
  const args = (list.type === 'argument_list' ? named(list) : [list]).map((child): Argument => {
    if (child.type === 'keyword_argument')
      return { node: field(child, 'value'), name: field(child, 'name').text };
    if (child.type === 'list_splat') return { node: child.firstNamedChild as Node, spread: 'positional' };
    if (child.type === 'dictionary_splat') return { node: child.firstNamedChild as Node, spread: 'named' };
    return { node: child };
  });
  return { kind: 'call', callee: withoutSplat(field(node, 'function')), arguments: args };
}

/** `{x}`, `{x!r}` and `{x:>4}`; `{x=}` and a width that is worked out are texts that only a run can give. */
function interpolationOf(node: Node): Expression {
  const [value, ...how] = named(node);
  const [only] = how;
  if (!value || how.length > 1 || node.children.some(child => child?.type === '='))
    return opaque('a formatted value in an f-string');
  if (!only) return same(value, node);
  if (only.type === 'type_conversion') return { kind: 'unary', operator: only.text, operand: value };
  return only.type === 'format_specifier' && only.namedChildCount === 0
    ? { kind: 'binary', operator: 'format', left: value, right: only }
    : opaque('a formatted value in an f-string');
}

function comprehensionOf(node: Node): Expression {
  const [body, ...rest] = named(node) as [Node, ...Node[]];
  const clauses: Clause[] = [];
  for (const clause of rest) {
    if (clause.type === 'if_clause') {
      clauses.push({ condition: clause.firstNamedChild as Node });
      continue;
    }
    const target = clause.type === 'for_in_clause' ? patternOf(field(clause, 'left')) : null;
    if (!target || clause.children.some(child => child?.type === 'async'))
      return opaque('a comprehension like this');
    clauses.push({ target, list: field(clause, 'right') });
  }
  if (node.type === 'dictionary_comprehension') {
    return { kind: 'comprehension', clauses, key: field(body, 'key'), result: field(body, 'value') };
  }
  return { kind: 'comprehension', clauses, result: body, distinct: node.type === 'set_comprehension' };
}

/** `words[1:-1]`. */
function sliceOf(node: Node): Expression | null {
  const slice = field(node, 'subscript');
  if (slice.type !== 'slice') return null;
  const parts: (Node | null)[] = [null];
  for (const child of slice.children)
    if (child?.type === ':') parts.push(null);
    else if (child?.isNamed) parts[parts.length - 1] = child;
  const [start = null, stop = null, step = null] = parts;
  return { kind: 'slice', object: field(node, 'value'), start, stop, step };
}

/** Comparisons of two; a chain of them is rare in constants. */
function comparisonOf(node: Node): Expression {
  const [left, right, ...more] = named(node);
  if (!left || !right || more.length > 0) return opaque('a chain of comparisons');
  const operator = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
  return { kind: 'binary', operator: operator.trim().replace(/\s+/g, ' '), left, right };
}

/** `Token.IF`, as patterns of `match` have it. */
function dottedName(node: Node): Expression {
  const [object, name, ...more] = named(node);
  if (!object || more.length > 0) return opaque('a name like this');
  return name ? { kind: 'member', object, name: name.text } : { kind: 'name', name: object.text };
}

/** What is called with the definition below it. */
function decoratorOf(node: Node): Expression {
  const definition = node.parent?.childForFieldName('definition');
  const callee = node.firstNamedChild;
  if (!definition || !callee) return opaque('a decorator');
  return { kind: 'call', callee: withoutSplat(callee), arguments: [{ node: definition }] };
}
