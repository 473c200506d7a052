import { escaped } from '../../../text/pattern.js';
import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import { saysShared } from './bound-above.js';
import { functionAround } from './functions.js';
import type { Part, Values } from './language-data.js';
import { isText, lastWord } from './names.js';
import { NO_ROWS, partOf } from './parts.js';
import { usesOf } from './uses.js';
import { wholeName } from './whole-name.js';

/** Nodes between a name in a text and the call or index that the text is given to: the text, an argument, the list of them. */
const NODES_AROUND_A_TEXT = 6;
const SENDING = /^(?:public_|__)?send(?:__)?$|^call_user_func(?:_array)?$/;
/** A text that is written out: nothing in it is known to a run alone. */
const WRITTEN_OUT = /^(?::\w+|:?'[^']*'|:?"(?:[^"\\#$]|\\.)*"|\[\[[^\]]*\]\]|%q.*)$/s;

/** What is done to what a name at the top of a file means, by code below `root` that does not say the name as one: `_G["K"]`, `eval(text)`. */
export function reflected(
  name: Node,
  root: Node,
  values: Values,
  changeOf: (reached: Node) => Change | null,
): readonly Change[] {
  if (!values.reflection || functionAround(name)) return [];
  // `$K` of PHP is called `K` there.
  const own = name.text.replace(/^[$@]+/, '');
  const said = [...textsSaying(own, root, values)]
    .filter(text => isReached(name, text, values))
    .flatMap(text => byText(text, values, changeOf));
  if (scopeOf(name, values)) return [...said, ...written(own, root, values)];
  return [...said, ...written(own, root, values), ...anyName(name.text, root, values)];
}

/** Whether a text may reach a name: one in a type is reached through that alone, `M.const_set(:K, …)`. */
function isReached(name: Node, text: Node, values: Values): boolean {
  const type = scopeOf(name, values);
  if (!type) return true;
  const call = callAround(text, values);
  const { object } = (call && values.calls?.[call.type]) ?? {};
  const receiver = call && object !== undefined ? partOf(call, object) : undefined;
  if (!call || !receiver || receiver.text === 'self') return call !== undefined && contains(type, text);
  return lastWord(receiver) === type.childForFieldName('name')?.text;
}

function callAround(text: Node, { calls = NO_ROWS }: Values): Node | undefined {
  for (let at = text.parent, steps = 0; at && steps < NODES_AROUND_A_TEXT; at = at.parent, steps += 1)
    if (calls[at.type]) return at;
  return undefined;
}

/** The innermost type or block around a node; undefined at the top of a file. */
function scopeOf(node: Node, { scopes = [] }: Values): Node | undefined {
  for (let at = node.parent; at?.parent; at = at.parent) if (scopes.includes(at.type)) return at;
  return undefined;
}

/** What writes to a name by how its text looks: `declare -u K`, `${K:=1}`. */
function written(name: string, root: Node, { reflection }: Values): readonly Change[] {
  return Object.entries(reflection?.writes ?? {}).flatMap(([type, look]) => {
    const pattern = new RegExp(look.replaceAll('NAME', `(?<!\\w)${escaped(name)}(?!\\w)`));
    const change = look.includes('NAME') ? unknown : escaping;
    return root
      .descendantsOfType(type)
      .flatMap(node => (node && pattern.test(node.text) ? [change(node)] : []));
  });
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
    const alias = reflection?.aliases?.[at.type];
    if (alias !== undefined && named(at).some(each => each.text === alias)) return [escaping(at)];
    const call = calls[at.type];
    if (!call) continue;
    const callee = calledBy(at, call);
    const { text: whole } = at;
    // `printf -v NAME`, where `printf` alone only writes.
    if (
      reflection?.sets?.some(each => callee === each || (each.includes(' ') && whole.startsWith(`${each} `)))
    )
      return [unknown(at)];
    if (reflection?.aliases && mayAlias(callee, at)) return [escaping(at)];
    if (reflection?.runs?.includes(callee)) return isLocal(at, values) ? [] : [escaping(at)];
    if (!reflection?.gives?.includes(callee)) return [];
    const change = changeOf(at);
    return change ? [change] : [];
  }
  return [];
}

/** The word that a call says what is called by: of `send(:const_set, …)` the one that is sent. */
function calledBy(call: Node, row: { callee: Part; arguments?: Part | undefined }): string {
  const word = lastWord(partOf(call, row.callee));
  const [sent] = SENDING.test(word) && row.arguments ? named(partOf(call, row.arguments) ?? call) : [];
  return sent ? (/[\w?!]+/.exec(sent.text)?.[0] ?? '') : word;
}

/** Whether a function of the file gets a name as a word, and one in there may stand for it: `f() { local -n r=$1; … }`. */
function mayAlias(callee: string, { tree }: Node): boolean {
  const { text } = tree.rootNode;
  if (
    callee === '' ||
    (!/^[ \t]*(?:local|declare|typeset)\s+-\w*n/m.test(text) &&
      !/\b(?:local|declare|typeset)[ \t]+-n[ \t]/.test(text))
  )
    return false;
  return new RegExp(
    String.raw`(?:^|\n)[ \t]*(?:function[ \t]+${escaped(callee)}\b|${escaped(callee)}[ \t]*\(\))`,
  ).test(text);
}

/** Code that may reach any name: which, only a run can tell. */
function anyName(name: string, root: Node, values: Values): readonly Change[] {
  const { holders = [], gives = [], runs = [], indirect = [] } = values.reflection ?? {};
  const uses = (words: readonly string[]) =>
    words.filter(word => root.text.includes(word)).flatMap(word => usesOf(word, undefined, root));
  return [
    ...root.descendantsOfType([...indirect]).filter(node => node !== null),
    ...uses(holders).filter(node => isHandedOn(node, values)),
    ...uses([...gives, ...runs]).flatMap(word => callWithUnknown(word, values) ?? []),
  ]
    .filter(node => !isLocal(node, values) || sharesName(node, name, values))
    .map(escaping);
}

/** The call of what a word names, where what it is called with first is not written out. */
function callWithUnknown(word: Node, { calls = NO_ROWS }: Values): Node | undefined {
  for (const call of [word.parent, word.parent?.parent]) {
    const row = call && calls[call.type];
    const callee = row && partOf(call, row.callee);
    if (!callee || callee.endIndex !== word.endIndex || !contains(callee, word)) continue;
    const list = row.arguments === undefined ? call : partOf(call, row.arguments);
    const [first] = list ? named(list).filter(each => each.id !== callee.id) : [];
    return first && !WRITTEN_OUT.test(first.text) ? call : undefined;
  }
  return undefined;
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

/** Whether what a text does there is done to the names of the function around alone. */
function isLocal(node: Node, values: Values): boolean {
  const { runsLocally, holders } = values.reflection ?? {};
  return runsLocally === true && !holders?.includes(node.text) && functionAround(node) !== undefined;
}

/** Whether the function around a node says that a name in it is that of the file. */
function sharesName(node: Node, name: string, { sharedBy = [] }: Values): boolean {
  const fn = functionAround(node);
  return fn !== undefined && saysShared(fn, name, sharedBy);
}

/** Texts that say a name, where a file says anything by which a text reaches one. */
function* textsSaying(name: string, root: Node, { reflection = {}, texts = [] }: Values): Generator<Node> {
  const { text } = root;
  const { holders = [], gives = [], sets = [], runs = [] } = reflection;
  const aliases = Object.values(reflection.aliases ?? {});
  if (![...holders, ...gives, ...sets, ...runs, ...aliases].some(word => text.includes(word))) return;
  for (const { index } of text.matchAll(new RegExp(wholeName(name), 'gu'))) {
    const at = root.startIndex + index;
    const node = root.descendantForIndex(at, at + name.length);
    if (node && (isText(node) || texts.includes(node.type))) yield node;
  }
}

function unknown(node: Node): Change {
  return { kind: 'unknown', node };
}

function escaping(node: Node): Change {
  return { kind: 'unknown', node, escapes: true };
}
