import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Expression, FunctionShape, Parameter } from '../language/expression.js';
import { type Body, type Case, casesIn, givenBy, resultOf, tableOf } from '../shared/cases.js';
import { fillsTables } from '../shared/filling.js';
import { patternOf } from './patterns.js';
import { STATEMENTS } from './statement-words.js';

/** Node types of functions. */
export const FUNCTIONS = new Set([
  'function_declaration',
  'function_expression',
  'arrow_function',
  'generator_function',
  'generator_function_declaration',
  'method_definition',
]);

/** A function, arrow function or method. */
export function functionOf(node: Node): FunctionShape {
  const single = node.childForFieldName('parameter');
  const parameters: Parameter[] = single
    ? [{ name: single.text, default: null, rest: null }]
    : named(field(node, 'parameters')).map(parameterOf);
  const body = node.childForFieldName('body');
  // What an asynchronous function or a generator gives is not its value yet.
  const waits =
    node.type.startsWith('generator') ||
    node.children.some(child => child?.type === 'async' || child?.type === '*');
  return {
    name: node.childForFieldName('name')?.text ?? 'function',
    node,
    parameters,
    result: body && !waits ? resultIn(body, node) : null,
    cases: () => casesIn(body, 'switch_statement', FUNCTIONS, casesOf),
  };
}

function parameterOf(node: Node): Parameter {
  const target = node.childForFieldName('pattern') ?? node.childForFieldName('left') ?? node;
  const value = node.childForFieldName('value') ?? node.childForFieldName('right');
  const rest = target.type === 'rest_pattern' ? 'positional' : null;
  const pattern =
    target.type === 'object_pattern' || target.type === 'array_pattern' ? patternOf(target) : null;
  return { name: target.text.replace(/^\.\.\./, ''), default: value, rest, ...(pattern && { pattern }) };
}

const DECLARATIONS = new Set([
  'lexical_declaration',
  'variable_declaration',
  'function_declaration',
  'generator_function_declaration',
  'class_declaration',
]);

function isDeclaration(statement: Node): boolean {
  // `'use strict';`
  const isDirective =
    statement.type === 'expression_statement' && statement.firstNamedChild?.type === 'string';
  return DECLARATIONS.has(statement.type) || isDirective;
}

/** An arrow function may be a value alone. */
function resultIn(body: Node, fn: Node): Node | Expression | null {
  return body.type === 'statement_block' ? resultOf(named(body), bodyOf(fn)) : body;
}

const bodyOf = (fn: Node): Body => ({
  isDeclaration: statement => isDeclaration(statement) || fillsTables(statement, fn, STATEMENTS),
  switchIn: statement => (statement.type === 'switch_statement' ? statement : null),
  mayStandBeside: statement => statement.type === 'return_statement' || statement.type === 'throw_statement',
  tableOf: casesOf,
});

function casesOf(node: Node): Expression {
  const cases = named(field(node, 'body')).map((arm): Case => {
    const key = arm.type === 'switch_case' ? field(arm, 'value') : null;
    const statements = named(arm).filter(child => child.id !== key?.id);
    return { node: arm, keys: key && [key], statements };
  });
  return tableOf(cases, givenBy('statement_block', 'return_statement'), field(node, 'value'));
}
