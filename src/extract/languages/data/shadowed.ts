import { escaped } from '../../../text/pattern.js';
import type { Node } from '../../syntax/node.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';

/*
 * What a file of OCaml gives another meaning: operators that it defines itself, and names that a module has which is opened behind
 * their definitions.
 */

const operatorsDefined = oncePerTree(
  ({ text }) =>
    new Set(
      [...text.matchAll(/\blet\s+(?:rec\s+)?\(\s*([^\w\s()]+)\s*\)/g)].map(
        ([, operator]) => operator as string,
      ),
    ),
);

/** Whether a file says itself what an operator gives: `let ( + ) a b = …`. */
export function isOwnOperator(operator: string, node: Node): boolean {
  return operatorsDefined(node).has(operator);
}

interface Opened {
  readonly offset: number;
  /** What the module is written as in the file. */
  readonly body: string;
}

const openedIn = oncePerTree(({ text }): readonly Opened[] =>
  [...text.matchAll(/\bopen!?\s+([A-Z]\w*)/g)].flatMap(({ index, 1: name = '' }) => {
    const body = new RegExp(`\\bmodule\\s+${name}\\b[^=]*=\\s*struct\\b([^]*?)\\bend\\b`).exec(text)?.[1];
    return body === undefined ? [] : [{ offset: index, body }];
  }),
);

/** Whether a module of the file that is opened behind the definition of a name has that name, too. */
export function isShadowed(name: Node): boolean {
  const opened = openedIn(name);
  if (opened.length === 0) return false;
  const definition = new RegExp(`\\b(?:let|and)\\s+(?:rec\\s+)?${escaped(name.text)}(?![\\w'])`, 'g');
  const front = name.tree.rootNode.text.slice(0, name.startIndex);
  const last = [...front.matchAll(definition)].at(-1)?.index ?? -1;
  return opened.some(
    ({ offset, body }) => offset > last && offset < name.startIndex && body.search(definition) >= 0,
  );
}
