import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { isInit } from './blocks.js';
import { FUNCTIONS } from './functions.js';
import { STATEMENTS } from './statement-words.js';

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node => node.type === 'function_declaration' && !isInit(node),
  deferred: FUNCTIONS,
  loops: new Set(['for_statement']),
  around: new Set(['block', 'statement_list', 'if_statement']),
  runsWithFile: isInit,
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the statements of `init()` do that call the function around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}
