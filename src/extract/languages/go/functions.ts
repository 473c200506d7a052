import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Expression, FunctionShape, MappingEntry, Parameter } from '../language/expression.js';
import { type Body, casesIn, resultOf } from '../shared/cases.js';
import { fillsTables } from '../shared/filling.js';
import { statementsIn } from './blocks.js';
import { namesOf } from './constants.js';
import { STATEMENTS } from './statement-words.js';

export function functionOf(node: Node): FunctionShape {
  const parameters = named(field(node, 'parameters')).flatMap((declaration): Parameter[] => {
    const rest = declaration.type === 'variadic_parameter_declaration' ? 'positional' : null;
    return namesOf(declaration).map(name => ({ name: name.text, default: null, rest }));
  });
  const body = node.childForFieldName('body');
  return {
    name: node.childForFieldName('name')?.text ?? 'func',
    node,
    parameters,
    result: body && resultOf(statementsIn(body), bodyOf(node)),
    cases: () => casesIn(body, 'expression_switch_statement', FUNCTIONS, armsOf),
  };
}

export const FUNCTIONS = new Set(['function_declaration', 'method_declaration', 'func_literal']);

export function isDeclaration(node: Node): boolean {
  return ['var_declaration', 'const_declaration', 'short_var_declaration'].includes(node.type);
}

/** A case gives a value when returning it is all that it does. */
function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let otherwise: Node | Expression | null = null;
  for (const arm of named(node)) {
    if (arm.type !== 'expression_case' && arm.type !== 'default_case') continue;
    const keys = arm.childForFieldName('value');
    const [first, ...more] = statementsIn(arm).filter(child => child.id !== keys?.id);
    const isReturn = first?.type === 'return_statement' && more.length === 0;
    const value = (isReturn && named(first)[0]) || opaque('what this case does');
    if (!keys) otherwise = value;
    for (const key of keys ? named(keys) : []) entries.push({ node: arm, key, value });
  }
  return { kind: 'mapping', entries, choice: { subject: node.childForFieldName('value'), otherwise } };
}

const bodyOf = (fn: Node): Body => ({
  isDeclaration: statement => isDeclaration(statement) || fillsTables(statement, fn, STATEMENTS),
  switchIn: statement => (statement.type === 'expression_switch_statement' ? statement : null),
  mayStandBeside: statement => statement.type === 'return_statement',
  tableOf: armsOf,
});
