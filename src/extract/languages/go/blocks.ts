import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';

export function statementsIn(block: Node): Node[] {
  return named(block).flatMap(node => (node.type === 'statement_list' ? named(node) : [node]));
}

/** `init()`, which runs when all of its package has its values. */
export function isInit(fn: Node): boolean {
  return fn.type === 'function_declaration' && field(fn, 'name').text === 'init';
}
