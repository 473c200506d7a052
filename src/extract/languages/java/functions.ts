import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Expression, FunctionShape, Parameter } from '../language/expression.js';
import { type Body, type Case, casesIn, givenBy, resultOf, tableOf } from '../shared/cases.js';
import { fillsTables } from '../shared/filling.js';
import { holdingOf } from './holdings.js';
import { STATEMENTS } from './statement-words.js';

export const METHODS = new Set([
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
  'lambda_expression',
]);

/** A method, constructor or lambda. */
export function functionOf(node: Node): FunctionShape {
  const single = node.type === 'lambda_expression' ? node.childForFieldName('parameters') : null;
  const parameters =
    single?.type === 'identifier' ? [{ name: single.text, default: null, rest: null }] : parametersOf(node);
  const body = node.childForFieldName('body');
  return {
    name: node.childForFieldName('name')?.text ?? 'lambda',
    node,
    parameters,
    result: body && (body.type === 'block' ? resultOf(named(body), bodyOf(node)) : body),
    cases: () => casesIn(body, 'switch_expression', METHODS, casesOf),
  };
}

/** The parameters of a method; what takes all that are left is the last. */
export function parametersOf(node: Node): Parameter[] {
  const list = node.childForFieldName('parameters');
  return (list ? named(list) : []).flatMap((child): Parameter[] => {
    if (child.type === 'spread_parameter') {
      const declarator = named(child).find(part => part.type === 'variable_declarator');
      return [
        { name: declarator ? field(declarator, 'name').text : 'args', default: null, rest: 'positional' },
      ];
    }
    const name = child.childForFieldName('name');
    return name ? [{ name: name.text, default: null, rest: null, holds: holdingOf(child) }] : [];
  });
}

const switchIn: Body['switchIn'] = statement => {
  const inner = statement.type === 'expression_statement' ? (named(statement)[0] ?? null) : statement;
  return inner?.type === 'switch_expression' ? inner : null;
};

const bodyOf = (fn: Node): Body => ({
  isDeclaration: statement =>
    statement.type === 'local_variable_declaration' || fillsTables(statement, fn, STATEMENTS),
  switchIn,
  // A `switch` that is an expression may stand in them, and has cases of its own.
  mayStandBeside: statement =>
    /^(return|throw)_statement$/.test(statement.type) &&
    statement.descendantsOfType('switch_expression').length === 0,
  tableOf: casesOf,
});

/** Both forms: `case A: case B: return x;` and `case A, B -> x`. */
export function casesOf(node: Node): Expression {
  const groups = named(field(node, 'body')).map((group): Case => {
    const labels = named(group).filter(child => child.type === 'switch_label');
    const keys = labels.map(label =>
      named(label)
        .filter(each => isNoGuard(each) && each.text !== 'default')
        .map(labelOf),
    );
    return {
      node: group,
      // `default` has none.
      keys: keys.some(each => each.length === 0) ? null : keys.flat(),
      statements: named(group).filter(child => child.type !== 'switch_label'),
      guarded: labels.some(label => !named(label).every(isNoGuard)),
    };
  });
  const given = givenBy('block', 'return_statement', 'yield_statement', 'expression_statement');
  return tableOf(groups, given, node.childForFieldName('condition'));
}

/** `case A when x > 3`. */
function isNoGuard({ type }: Node): boolean {
  return type !== 'guard';
}

/** A name of no field of the file is a constant of the enumeration that is switched on. */
function labelOf(label: Node): Node | string {
  const key = label.type === 'pattern' ? (named(label)[0] ?? label) : label;
  return key.type === 'identifier' && !fieldsOf(key).has(key.text) ? key.text : key;
}

const fieldsOf = oncePerTree(
  (root): ReadonlySet<string> =>
    new Set(
      root.descendantsOfType('variable_declarator').map(node => (node ? field(node, 'name').text : '')),
    ),
);
