import { field, named, opaque, Pair, same } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Argument, Clause, Expression, Item, MappingEntry, Pattern } from '../language/expression.js';
import { PATTERNS } from './bindings.js';
import { classOf } from './class-shape.js';
import { functionOf, lambdaOf, resultOf } from './functions.js';
import { floatLiteral, integer, stringOf } from './literals.js';

/** What an expression node means. */
export function expression(node: Node): Expression {
  switch (node.type) {
    case 'string':
      return stringOf(node);
    case 'concatenated_string':
      return { kind: 'text', parts: named(node) };
    case 'integer':
      return integer(node.text);
    case 'float':
      return floatLiteral(node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'none':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
      return same(named(node)[0], node);
    case 'expression_statement':
    case 'list_splat':
      return same(named(node)[0], node);
    case 'named_expression':
      return same(node.childForFieldName('value'), node);
    case 'assignment':
      return same(node.childForFieldName('right'), node);
    case 'dictionary':
      return { kind: 'mapping', entries: named(node).map(dictionaryEntry) };
    case 'list':
      return { kind: 'sequence', items: items(node) };
    case 'tuple':
    case 'expression_list':
      return { kind: 'sequence', items: items(node), fixed: true };
    case 'set':
      return { kind: 'sequence', items: items(node), distinct: true };
    case 'identifier':
      return { kind: 'name', name: node.text };
    case 'attribute': {
      const name = field(node, 'attribute').text;
      // The function inside of a static or class method.
      if (name === '__func__') return same(node.childForFieldName('object'), node);
      return { kind: 'member', object: field(node, 'object'), name };
    }
    case 'subscript':
      return { kind: 'index', object: field(node, 'value'), index: field(node, 'subscript') };
    case 'binary_operator':
      return {
        kind: 'binary',
        operator: field(node, 'operator').text,
        left: field(node, 'left'),
        right: field(node, 'right'),
      };
    case 'unary_operator':
      return { kind: 'unary', operator: field(node, 'operator').text, operand: field(node, 'argument') };
    case 'comparison_operator':
      return comparisonOf(node);
    case 'boolean_operator': {
      const operator = field(node, 'operator').text === 'and' ? 'and' : 'or';
      return { kind: 'either', operator, left: field(node, 'left'), right: field(node, 'right') };
    }
    case 'not_operator':
      return { kind: 'unary', operator: 'not', operand: field(node, 'argument') };
    case 'conditional_expression': {
      const [whenTrue, condition, whenFalse] = named(node) as [Node, Node, Node];
      return { kind: 'choice', condition, whenTrue, whenFalse };
    }
    case 'call':
      return callOf(node);
    case 'lambda':
      return { kind: 'function', function: lambdaOf(node) };
    case 'function_definition':
      return { kind: 'function', function: functionOf(node) };
    case 'class_definition':
      return { kind: 'class', class: classOf(node) };
    case 'interpolation': {
      // `{x!r}`, `{x:>4}` and `{x=}` are texts that only a run can give.
      const plain = named(node).length === 1 && !node.children.some(child => child?.type === '=');
      return plain ? same(node.firstNamedChild, node) : opaque('a formatted value in an f-string');
    }
    case 'list_comprehension':
    case 'dictionary_comprehension':
    case 'set_comprehension':
    case 'generator_expression':
      return comprehensionOf(node);
    case 'dotted_name':
      return dottedName(node);
    case 'ellipsis':
      return opaque('an ellipsis');
    default:
      return opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

export function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'list_splat'
      ? { node: child.firstNamedChild as Node, spread: true }
      : { node: child, spread: isSpread(child) },
  );
}

/** In lists, the grammar binds `*` more tightly than a call or an operator: `[*sorted(x)]` is a call of `*sorted`. */
function isSpread(item: Node): boolean {
  if (!AROUND_SPLAT.has(item.type)) return false;
  let node: Node | null = item;
  while (node && AROUND_SPLAT.has(node.type)) node = node.firstChild;
  return node?.type === 'list_splat';
}

const AROUND_SPLAT = new Set([
  'call',
  'attribute',
  'subscript',
  'binary_operator',
  'boolean_operator',
  'comparison_operator',
  'conditional_expression',
]);

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
  const callee = field(node, 'function');
  const inner = callee.type === 'list_splat' ? callee.firstNamedChild : null;
  return { kind: 'call', callee: inner ?? callee, arguments: args };
}

/** `case "a" | "b": return x` as entries of a table; what a case does beyond that is not known. */
export function armsOf(match: Node): Expression {
  const entries: MappingEntry[] = [];
  for (const clause of named(field(match, 'body'))) {
    if (clause.type !== 'case_clause') continue;
    const value = clause.childForFieldName('guard') ? null : resultOf(field(clause, 'consequence'));
    for (const pattern of clause.namedChildren.filter(child => child?.type === 'case_pattern')) {
      for (const key of alternatives(pattern as Node)) {
        entries.push({ node: clause, key, value: value ?? opaque('what this case does') });
      }
    }
  }
  return { kind: 'mapping', entries };
}

/** Constants that a pattern matches; `_` and names match everything and are no entries. */
function alternatives(pattern: Node): Node[] {
  const [inner] = named(pattern);
  if (!inner) return [];
  if (inner.type === 'union_pattern') return named(inner);
  return inner.type === 'dotted_name' && inner.namedChildCount === 1 ? [] : [inner];
}

export function patternOf(node: Node): Pattern | null {
  if (node.type === 'identifier') return node.text;
  if (!PATTERNS.has(node.type) || node.type === 'list_splat_pattern') return null;
  const items = named(node).map(patternOf);
  return items.includes(null) ? null : { items };
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
