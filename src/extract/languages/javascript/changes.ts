import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { FUNCTIONS } from './functions.js';
import { AROUND_A_VALUE } from './same-value.js';
import { isCallback, STATEMENTS } from './statement-words.js';

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node =>
    node.type === 'function_declaration' && !node.children.some(child => child?.type === 'async'),
  deferred: new Set([...FUNCTIONS, 'class_body']),
  loops: new Set(['for_in_statement', 'for_statement', 'while_statement']),
  around: new Set([
    'statement_block',
    'if_statement',
    'else_clause',
    'expression_statement',
    'call_expression',
    'assignment_expression',
    'member_expression',
    'subscript_expression',
    'unary_expression',
    ...AROUND_A_VALUE,
  ]),
  runsWithFile: node => node.parent === null,
  // `….forEach(…)`
  loopOf(fn) {
    const call = isCallback(fn) ? fn.parent?.parent : null;
    return call?.parent?.type === 'expression_statement' ? call.parent : null;
  },
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the statements at the top of a file do that call the function around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}
