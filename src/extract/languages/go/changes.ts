import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import * as calls from '../shared/changes-by-calls.js';
import { isInit } from './blocks.js';
import { FUNCTIONS } from './functions.js';
import { STATEMENTS } from './statement-words.js';

/** What may stand around a loop, or in one around a statement. */
const AROUND = new Set(['block', 'statement_list', 'for_statement', 'if_statement']);

const WORDS: calls.FunctionWords = {
  statements: STATEMENTS,
  isFunction: node => node.type === 'function_declaration' && !isInit(node),
  deferred: FUNCTIONS,
  statementOf: node => (node.parent?.type === 'expression_statement' ? node.parent : node),
  runsWithFile(statement) {
    let at = statement.parent;
    while (at && AROUND.has(at.type)) at = at.parent;
    return at !== null && isInit(at);
  },
  loopAround(statement) {
    let loop: Node | null = null;
    for (let at = statement.parent; at && AROUND.has(at.type); at = at.parent)
      if (at.type === 'for_statement') loop = at;
    return loop;
  },
};

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  return calls.changeAround(name, WORDS);
}

/** What the statements of `init()` do that call the function around a use of a name. */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  return calls.changesByCalls(name, file, WORDS);
}
