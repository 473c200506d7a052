import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Values } from './language-data.js';
import { around } from './names.js';
import { NO_ROWS, partOf, partsOf } from './parts.js';

/**
 * Where the list or map that a name is bound to goes under another name, in languages in which both are then the same object: another
 * name for it, or the parameter of a function of the same file.
 * @returns uses of these other names.
 */
export function usesElsewhere(name: Node, values: Values): readonly Node[] {
  const { bindings = NO_ROWS, calls = NO_ROWS, arguments: rows = NO_ROWS } = values;
  for (const node of around(name)) {
    const row = bindings[node.type];
    const at = row ? partsOf(node, row.value).findIndex(({ id }) => id === name.id) : -1;
    const other = row && at >= 0 ? partsOf(node, row.name)[at] : undefined;
    if (other) return usesOf(other.text, name, name.tree.rootNode);
    const call = calls[node.type];
    if (!call) continue;
    const callee = partOf(node, call.callee);
    const list = call.arguments === undefined ? node : partOf(node, call.arguments);
    const given = list ? named(list).filter(({ id }) => id !== callee?.id) : [];
    const place = given.findIndex(
      each => (partOf(each, rows[each.type]?.value ?? '-') ?? each).id === name.id,
    );
    if (!callee || place < 0) return [];
    return functionsOf(name)
      .filter(each => each.childForFieldName('name')?.text === callee.text)
      .flatMap(each => usesOfParameter(each, place));
  }
  return [];
}

/** Definitions with a name and parameters. */
const functionsOf = oncePerTree(root => {
  const found: Node[] = [];
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.childForFieldName('name') && node.childForFieldName('parameters')) found.push(node);
    pending.push(...named(node));
  }
  return found;
});

function usesOfParameter(definition: Node, place: number): readonly Node[] {
  const list = definition.childForFieldName('parameters');
  const parameter = list ? named(list)[place] : undefined;
  const words = parameter?.text.match(/[\p{L}_][\p{L}\p{Nd}_]*/gu) ?? [];
  return words.flatMap(word => usesOf(word, parameter as Node, definition));
}

/** Nodes behind another one that are a word and no more. */
function usesOf(word: string, behind: Node, within: Node): Node[] {
  const found: Node[] = [];
  if (!/^[@$]*[\p{L}_][\p{L}\p{Nd}_]*$/u.test(word)) return found;
  const { text, startIndex } = within;
  const written = word.replaceAll('$', String.raw`\$`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{Nd}_])${written}(?![\p{L}\p{Nd}_])`, 'gu');
  for (const { index } of text.matchAll(pattern)) {
    const at = startIndex + index;
    const node = at > behind.endIndex ? within.descendantForIndex(at, at + word.length) : null;
    if (node?.text === word) found.push(node);
  }
  return found;
}
