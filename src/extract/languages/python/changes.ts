import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { decoratedBy, STATEMENTS } from './statement-words.js';

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node => node.type === 'function_definition' && node.firstChild?.type === 'def',
  deferred: new Set(['function_definition', 'lambda', 'class_definition']),
  loops: new Set(['for_statement', 'while_statement']),
  around: new Set([
    'block',
    'if_statement',
    'elif_clause',
    'else_clause',
    'try_statement',
    'except_clause',
    'finally_clause',
    'with_statement',
  ]),
  runsWithFile: node => node.parent === null || isAtTop(node),
  isGone: isDeleted,
  decorated: decoratedBy,
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the statements at the top of a file do that call the function around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}

/** `del a, b`. */
function isDeleted({ parent }: Node): boolean {
  return (
    parent?.type === 'delete_statement' ||
    (parent?.type === 'expression_list' && parent.parent?.type === 'delete_statement')
  );
}

/** A class of the file, whose body runs with it. */
function isAtTop({ type, parent }: Node): boolean {
  if (type !== 'class_definition') return false;
  const around = parent?.type === 'decorated_definition' ? parent.parent : parent;
  return around?.parent === null;
}
