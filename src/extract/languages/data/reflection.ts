import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Change } from '../language/binding.js';
import { functionAround } from './functions.js';
import type { Values } from './language-data.js';
import { NO_ROWS, partOf } from './parts.js';

/** Nodes between a name in a text and the call or index that the text is given to: the text, an argument, the list of them. */
const NODES_AROUND_A_TEXT = 6;
const TEXT = /string|symbol|heredoc|content|literal/;
/** A text that is written out: nothing in it is known to a run alone. */
const WRITTEN_OUT = /^(?::\w+|'[^']*'|"(?:[^"\\#$]|\\.)*"|\[\[[^\]]*\]\]|%q.*)$/s;

/** What is done to what a name at the top of a file means, by code that does not say the name as one: `_G["K"]`, `eval(text)`. */
export function reflected(
  name: Node,
  values: Values,
  changeOf: (reached: Node) => Change | null,
): readonly Change[] {
  const { reflection } = values;
  if (!reflection || functionAround(name, values)) return [];
  const { tree } = name;
  if (!mayReflect(tree.rootNode.text, reflection)) return [];
  const named = [...textsSaying(name.text, tree.rootNode)].flatMap(text => byText(text, values, changeOf));
  return [...named, ...anyName(tree.rootNode, values)];
}

/** What reaches a name that a text says. */
function byText(text: Node, values: Values, changeOf: (reached: Node) => Change | null): readonly Change[] {
  const { indexes = NO_ROWS, calls = NO_ROWS, reflection } = values;
  for (let at = text.parent, steps = 0; at && steps < NODES_AROUND_A_TEXT; at = at.parent, steps += 1) {
    const index = indexes[at.type];
    if (index) {
      if (!reflection?.holders?.includes(partOf(at, index.object)?.text ?? '')) return [];
      const change = changeOf(at);
      return change ? [change] : [];
    }
    const call = calls[at.type];
    if (!call) continue;
    const callee = lastWord(partOf(at, call.callee));
    if (reflection?.sets?.includes(callee)) return [{ kind: 'unknown', node: at }];
    if (reflection?.runs?.includes(callee)) return isLocal(at, values) ? [] : [escaped(at)];
    if (!reflection?.gives?.includes(callee)) return [];
    const change = changeOf(at);
    return change ? [change] : [];
  }
  return [];
}

/** Code that may reach any name: which, only a run can tell. */
function anyName(root: Node, values: Values): readonly Change[] {
  return [...reachingAny(root)]
    .filter(node => mayMeanAny(node, values) && !isLocal(node, values))
    .map(escaped);
}

function mayMeanAny(node: Node, values: Values): boolean {
  const { calls = NO_ROWS, reflection } = values;
  if (reflection?.indirect?.includes(node.type)) return true;
  const call = calls[node.type];
  if (call) {
    const callee = partOf(node, call.callee);
    const word = lastWord(callee);
    if (!reflection?.runs?.includes(word) && !reflection?.gives?.includes(word)) return false;
    const list = call.arguments === undefined ? node : partOf(node, call.arguments);
    const [first] = list ? named(list).filter(each => each.id !== callee?.id) : [];
    return first !== undefined && !WRITTEN_OUT.test(first.text);
  }
  return reflection?.holders?.includes(node.text) === true && isHandedOn(node, values);
}

/** Whether a map of all names is used in another way than for one name that is written out. */
function isHandedOn(
  holder: Node,
  { indexes = NO_ROWS, members = NO_ROWS, calls = NO_ROWS, reflection }: Values,
): boolean {
  // Lists of one have the same text.
  let at = holder;
  while (at.parent?.text === holder.text) at = at.parent;
  const { parent } = at;
  const index = parent && indexes[parent.type];
  if (index && partOf(parent, index.object)?.id === at.id)
    return !WRITTEN_OUT.test(partOf(parent, index.index)?.text ?? '');
  const member = parent && members[parent.type];
  if (member && partOf(parent, member.object)?.id === at.id) return false;
  // What sets a name that is written out is found by that name.
  const around = [parent, parent?.parent].find(each => each && calls[each.type]);
  const callee = around && partOf(around, (calls[around.type] as { callee: string }).callee);
  return !(callee && reflection?.sets?.includes(lastWord(callee)) && !contains(callee, at));
}

/** Nodes of a tree that may be of this kind: looked through once, whatever names are asked about. */
const reachingAny = oncePerTree((root): readonly Node[] => {
  const found: Node[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (/call|identifier|name|variable|constant|command/.test(node.type)) found.push(node);
    pending.push(...named(node));
  }
  return found;
});

/** Whether what a text does there is done to the names of the function around alone. */
function isLocal(node: Node, values: Values): boolean {
  const { runsLocally, holders } = values.reflection ?? {};
  return runsLocally === true && !holders?.includes(node.text) && functionAround(node, values) !== undefined;
}

function* textsSaying(name: string, root: Node): Generator<Node> {
  const { text } = root;
  const word = new RegExp(
    String.raw`(?<![\p{L}\p{Nd}_])${name.replace(/\$/g, '\\$&')}(?![\p{L}\p{Nd}_])`,
    'gu',
  );
  for (const { index } of text.matchAll(word)) {
    const at = root.startIndex + index;
    const node = root.descendantForIndex(at, at + name.length);
    if (node && TEXT.test(node.type)) yield node;
  }
}

/** Whether a text has any of the words: mostly it has none. */
function mayReflect(text: string, reflection: NonNullable<Values['reflection']>): boolean {
  const { holders = [], gives = [], sets = [], runs = [], indirect = [] } = reflection;
  return (
    indirect.length > 0 || [holders, gives, sets, runs].some(list => list.some(word => text.includes(word)))
  );
}

function lastWord(callee: Node | undefined): string {
  return /[\p{L}\p{Nd}_]+[?!]?$/u.exec(callee?.text ?? '')?.[0] ?? '';
}

function escaped(node: Node): Change {
  return { kind: 'unknown', node, escapes: true };
}
