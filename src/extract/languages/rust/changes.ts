import type { Node } from '../../syntax/node.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { FUNCTIONS } from './functions.js';
import { STATEMENTS } from './statement-words.js';

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node => node.type === 'function_item',
  deferred: FUNCTIONS,
  loops: new Set(['for_expression', 'while_expression', 'loop_expression']),
  around: new Set(['block', 'expression_statement', 'if_expression', 'else_clause']),
  // Before `main` nothing runs.
  runsWithFile: () => false,
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}
