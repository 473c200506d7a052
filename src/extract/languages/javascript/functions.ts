import { field, named } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Expression } from '../language/expression.js';
import type { FunctionShape, Parameter } from '../language/shapes.js';
import { casesIn } from '../shared/cases.js';
import { armsOf, patternOf } from './expressions.js';

/** Node types of functions. */
export const FUNCTIONS = new Set([
  'function_declaration',
  'function_expression',
  'arrow_function',
  'generator_function',
  'generator_function_declaration',
  'method_definition',
]);

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
    result: body && !waits ? resultOf(body) : null,
    cases: () => casesIn(body, 'switch_statement', FUNCTIONS, armsOf),
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

/** Only bodies that define names and then return: anything else may do what a reader cannot follow. */
function resultOf(body: Node): Node | Expression | null {
  if (body.type !== 'statement_block') return body;
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (last?.type === 'return_statement' && before.every(isDeclaration)) return named(last)[0] ?? null;
  const arms = statements.find(statement => statement.type === 'switch_statement');
  return arms &&
    statements
      .filter(statement => statement !== arms)
      .every(s => isDeclaration(s) || s.type === 'return_statement' || s.type === 'throw_statement')
    ? armsOf(arms)
    : null;
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
