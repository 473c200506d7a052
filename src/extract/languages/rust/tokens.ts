import type { Node } from '../../syntax/node.js';
import type { Reading } from '../language/tokens.js';

/**
 * What stands between the brackets of a macro: anything, to the grammar. Most macros take arguments, statements or items,
 * or the arms of a `match`; of others, the parts between separators may be expressions.
 */
export function* readings(name: Node): Iterable<Reading> {
  const trees: Node[] = [];
  let at = name.parent;
  for (; at?.type === 'token_tree'; at = at.parent) trees.unshift(at);
  // In the rules of a macro the names of its parameters stand for something else each time, and an attribute is no code.
  const [outermost] = trees;
  if (at?.type !== 'macro_invocation' || !outermost) return;
  if (/matches$/.test(at.childForFieldName('macro')?.text ?? '')) yield matching(outermost);
  for (const tree of trees) {
    yield* whole(tree);
    const part = partAround(tree, name);
    if (part) yield part;
  }
}

function* whole(tree: Node): Iterable<Reading> {
  const list = [
    reading(tree, 'const VALUE__: T = f__', '(', ');'),
    reading(tree, 'const VALUE__: T = ', '[', '];'),
  ];
  const body = [
    reading(tree, 'fn f__() ', '{', '}'),
    reading(tree, 'fn f__() { match x__ ', '{', '} }'),
    // The last arm may go without a comma only at the end of a `match` that knows it for a block.
    reading(tree, 'fn f__() { match  x__ ', '{', ',} }'),
  ];
  yield* tree.firstChild?.text === '{' ? [...body, ...list] : [...list, ...body];
}

/** @param open in place of the bracket. */
function reading(tree: Node, before: string, open: string, close: string): Reading {
  return { at: tree, before, text: () => `${open}${tree.text.slice(1, -1)}${close}` };
}

/** `matches!(value, pattern if condition)`: what is behind the comma is an arm. */
function matching(tree: Node): Reading {
  return {
    at: tree,
    before: 'fn f__() { match ',
    text: () => {
      const inner = tree.text.slice(1, -1);
      const comma = tree.children.find(child => child?.type === ',');
      const end = comma ? comma.startIndex - tree.startIndex - 1 : inner.length;
      const arm = inner.slice(end + 1).replace(/,\s*$/, text => ' '.repeat(text.length));
      return ` ${inner.slice(0, end)}{${arm} => ()} }`;
    },
  };
}

const SEPARATORS = new Set([',', ';', '=>', ':', '=']);

/** The tokens around a name up to the next separator on each side. */
function partAround(tree: Node, name: Node): Reading | undefined {
  const tokens = tree.children.slice(1, -1).filter((token): token is Node => token !== null);
  const own = tokens.findIndex(
    token => token.startIndex <= name.startIndex && name.endIndex <= token.endIndex,
  );
  if (own < 0) return undefined;
  let [first, last] = [own, own];
  while (first > 0 && !SEPARATORS.has((tokens[first - 1] as Node).type)) first -= 1;
  while (last + 1 < tokens.length && !SEPARATORS.has((tokens[last + 1] as Node).type)) last += 1;
  const [at, end] = [tokens[first] as Node, tokens[last] as Node];
  return {
    at,
    before: 'const VALUE__: T = ',
    text: () => `${tree.text.slice(at.startIndex - tree.startIndex, end.endIndex - tree.startIndex)};`,
  };
}
