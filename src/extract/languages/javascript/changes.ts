import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { FUNCTIONS } from './functions.js';
import { statementOf } from './single-changes.js';
import { isCallback, STATEMENTS } from './statement-words.js';

/** What may stand in a loop around a statement. */
const AROUND = new Set([
  'statement_block',
  'if_statement',
  'else_clause',
  'expression_statement',
  'call_expression',
  'assignment_expression',
  'member_expression',
  'subscript_expression',
  'unary_expression',
]);

const LOOPS = new Set(['for_in_statement', 'for_statement', 'while_statement']);

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node =>
    node.type === 'function_declaration' && !node.children.some(child => child?.type === 'async'),
  deferred: new Set([...FUNCTIONS, 'class_body']),
  statementOf,
  runsWithFile(statement) {
    let at = statement.parent;
    while (at?.parent && (AROUND.has(at.type) || LOOPS.has(at.type))) at = at.parent;
    return at?.parent === null;
  },
  loopAround,
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the statements at the top of a file do that call the function around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}

/** The outermost loop around a node, within the same function: `for (… of …)`, or `….forEach(…)`. */
function loopAround(node: Node): Node | null {
  let loop: Node | null = null;
  for (let at = node.parent; at?.parent; at = at.parent) {
    if (LOOPS.has(at.type)) loop = at;
    else if (isCallback(at)) {
      const call = at.parent.parent;
      if (call?.parent?.type !== 'expression_statement') break;
      at = loop = call.parent;
    } else if (!AROUND.has(at.type)) break;
  }
  return loop;
}
