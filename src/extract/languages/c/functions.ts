import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Expression, FunctionShape, Parameter } from '../language/expression.js';
import { type Body, type Case, casesIn, givenBy, resultOf, tableOf } from '../shared/cases.js';
import { nameIn } from './declarators.js';
import { heldIn, shapeOf } from './initializers.js';

/** Node types of functions. */
export const FUNCTIONS = new Set(['function_definition', 'lambda_expression']);

/** A function or method that is defined. */
export function functionOf(node: Node): FunctionShape {
  const declarator = node.childForFieldName('declarator');
  const name = declarator && nameIn(declarator);
  let list = declarator;
  while (list && list.type !== 'function_declarator') list = list.childForFieldName('declarator');
  const body = node.childForFieldName('body');
  return {
    name: name?.text ?? 'function',
    node,
    parameters: list ? parametersOf(list) : [],
    result: body && resultOf(named(body), BODY),
    cases: () => casesIn(body, 'switch_statement', FUNCTIONS, casesOf),
  };
}

/** The parameters of a function that have names. */
export function parametersOf(declarator: Node): Parameter[] {
  return named(field(declarator, 'parameters')).flatMap((node): Parameter[] => {
    const own = node.childForFieldName('declarator');
    const name = own && nameIn(own);
    if (!name) return [];
    const holds = heldIn(shapeOf(node.childForFieldName('type'), own));
    return [{ name: name.text, default: node.childForFieldName('default_value'), rest: null, holds }];
  });
}

const BODY: Body = {
  isDeclaration: statement => statement.type === 'declaration',
  switchIn: statement => (statement.type === 'switch_statement' ? statement : null),
  mayStandBeside: statement => statement.type === 'return_statement',
  tableOf: casesOf,
};

function casesOf(node: Node): Expression {
  const cases = armsIn(field(node, 'body')).map((arm): Case => {
    const key = arm.type === 'case_statement' ? arm.childForFieldName('value') : null;
    const statements = named(arm).filter(child => child.id !== key?.id);
    return { node: arm, keys: key && [key], statements };
  });
  const condition = field(node, 'condition');
  // What C++ has around it may declare a name besides.
  const subject = condition.childForFieldName('value') ?? condition;
  return tableOf(cases, givenBy('compound_statement', 'return_statement'), subject);
}

/** Cases, also those under a condition of the preprocessor. */
function armsIn(body: Node): Node[] {
  return named(body).flatMap(child =>
    /^preproc_(if|ifdef|elif|elifdef|else)$/.test(child.type)
      ? armsIn(child).filter(each => each.type === 'case_statement')
      : [child],
  );
}
