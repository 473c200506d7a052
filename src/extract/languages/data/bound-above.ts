import { escaped } from '../../../text/pattern.js';
import type { Node, Tree } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import { functionAround, isFunction, parametersOf } from './functions.js';
import type { Values } from './language-data.js';
import { isWritten, NO_ROWS, partsOf } from './parts.js';
import { usesOf } from './uses.js';
import { wholeName } from './whole-name.js';

/**
 * Whether a statement in a function gives a variable of the file another value, and binds none: in Lua `K = 1` where nothing around it
 * says `local K`, `$K = 1` of PHP below `global $K`, `$k` and `@@k` of Ruby anywhere.
 */
export function isBoundAbove(name: Node, statement: Node, values: Values): boolean {
  if (isOfBlockAround(name, statement, values)) return true;
  const { ownBy, sharedBy, sharedMarks } = values;
  const fn = ownBy || sharedBy || sharedMarks ? functionAround(statement) : undefined;
  if (!fn) return false;
  const { text } = name;
  const isShared =
    sharedMarks?.some(mark => text.startsWith(mark)) ||
    (sharedBy !== undefined && saysShared(fn, text, sharedBy)) ||
    (ownBy !== undefined && !saysOwn(text, statement, fn, values));
  return isShared && boundAtTop(statement, values).has(wordOf(text));
}

/**
 * Whether a statement in a block gives a variable of what is around the block another value: `k = 1; list.each { k = 2 }` of Ruby,
 * `local k = 1; do k = 2 end` of Lua.
 */
function isOfBlockAround(name: Node, statement: Node, values: Values): boolean {
  const { sharingBlocks = [], scopes = [], bindings = NO_ROWS, ownBy } = values;
  let outermost: Node | undefined;
  let at = statement.parent;
  for (; at && (sharingBlocks.includes(at.type) || !scopes.includes(at.type)); at = at.parent) {
    if (!sharingBlocks.includes(at.type)) continue;
    const own = parametersOf(at)?.text ?? (at.parent && parametersOf(at.parent)?.text) ?? '';
    if (new RegExp(wholeName(name.text), 'u').test(own)) return false;
    if (ownBy && saysOwnIn(at, name.text, statement, ownBy)) return false;
    outermost = at;
  }
  const block = outermost;
  if (!at || !block) return false;
  return usesOf(name.text, undefined, at).some(use => {
    const row = use.parent && bindings[use.parent.type];
    const isBinding = row && use.parent && partsOf(use.parent, row.name).some(each => contains(use, each));
    return use.startIndex < block.startIndex && isBinding;
  });
}

/** Whether a function says that a name in it is that of the file: `global $x, $NAME;`, `use (&$NAME)`. What it takes with `use ($NAME)` is a copy. */
export function saysShared(fn: Node, name: string, words: readonly string[]): boolean {
  const whole = wholeName(name);
  const says = (pattern: string) =>
    [...fn.text.matchAll(new RegExp(pattern, 'gu'))].some(({ index }) => {
      const word = fn.descendantForIndex(fn.startIndex + index);
      // Not what a function in it says, or a comment.
      return word && !/comment/.test(word.type) && functionAround(word)?.id === fn.id;
    });
  if (words.includes('use') && says(String.raw`\buse\s*\([^)]*(?<!&\s*\$?)${whole}`)) return false;
  return says(String.raw`\b(?:${words.map(escaped).join('|')})\b[^;{]*${whole}`);
}

/** Whether a function around a statement says before it that a name is its own. */
function saysOwn(name: string, statement: Node, fn: Node, values: Values): boolean {
  const { ownBy = [] } = values;
  for (let at: Node | undefined = fn; at; at = functionAround(at)) {
    const parameters = at.childForFieldName('parameters')?.text ?? '';
    if (new RegExp(wholeName(name), 'u').test(parameters)) return true;
    if (saysOwnIn(at, name, statement, ownBy)) return true;
  }
  return false;
}

/** Whether what is around a statement says before it, or in it, that a name is its own: `local k = 2`. */
function saysOwnIn(around: Node, name: string, statement: Node, words: readonly string[]): boolean {
  const own = String.raw`(?<![\p{L}\p{Nd}_])(?:${words.map(escaped).join('|')})\s[^=;(]*${wholeName(name)}`;
  return new RegExp(own, 'u').test(around.text.slice(0, statement.endIndex - around.startIndex));
}

const known = new WeakMap<Tree, ReadonlySet<string>>();

/** Names that a file gives a value outside of functions. */
function boundAtTop({ tree }: Node, { bindings = NO_ROWS }: Values): ReadonlySet<string> {
  const before = known.get(tree);
  if (before) return before;
  const found = new Set<string>();
  const pending = [tree.rootNode];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const row = bindings[node.type];
    if (row && isWritten(node, row.where))
      for (const name of partsOf(node, row.name)) found.add(wordOf(name.text));
    for (const child of named(node)) if (!isFunction(child)) pending.push(child);
  }
  known.set(tree, found);
  return found;
}

function wordOf(name: string): string {
  return name.replace(/^\W+/, '');
}
