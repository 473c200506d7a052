import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { statementOf } from './single-changes.js';
import { STATEMENTS } from './statement-words.js';

/** What may stand around a loop, or in one around a statement. */
const AROUND = new Set([
  'for_statement',
  'block',
  'if_statement',
  'elif_clause',
  'else_clause',
  'try_statement',
  'except_clause',
  'finally_clause',
  'with_statement',
  'while_statement',
]);

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node => node.type === 'function_definition' && node.firstChild?.type === 'def',
  deferred: new Set(['function_definition', 'lambda', 'class_definition']),
  statementOf,
  runsWithFile(statement) {
    let at = statement.parent;
    while (at?.parent && AROUND.has(at.type)) at = at.parent;
    return at?.parent === null;
  },
  loopAround,
  isGone: isDeleted,
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the statements at the top of a file do that call the function around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}

/** The outermost loop around a statement, within the same function, class or module. */
function loopAround(statement: Node): Node | null {
  let loop: Node | null = null;
  for (let at = statement.parent; at?.parent && AROUND.has(at.type); at = at.parent)
    if (LOOPS.has(at.type)) loop = at;
  return loop;
}

const LOOPS = new Set(['for_statement', 'while_statement']);

/** `del a, b`. */
function isDeleted({ parent }: Node): boolean {
  return (
    parent?.type === 'delete_statement' ||
    (parent?.type === 'expression_list' && parent.parent?.type === 'delete_statement')
  );
}
