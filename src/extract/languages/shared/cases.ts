import { named } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Expression, MappingEntry } from '../language/expression.js';

/**
 * Entries of every `switch` or `match` in the body of a function that is in no other one, for who names the function as a
 * table though it does more than return what a case gives: the words that a lexer knows, the options that a program takes.
 *
 * @param deferred types of functions inside of it, whose cases are theirs.
 */
export function casesIn(
  body: Node | null,
  type: string,
  deferred: ReadonlySet<string>,
  armsOf: (node: Node) => Expression,
): MappingEntry[] {
  const found: MappingEntry[] = [];
  const look = (node: Node): void => {
    if (node.type === type) {
      const arms = armsOf(node);
      if (arms.kind === 'mapping') for (const entry of arms.entries) found.push(entry);
    } else if (!deferred.has(node.type)) for (const child of named(node)) look(child);
  };
  if (body) look(body);
  return found;
}
