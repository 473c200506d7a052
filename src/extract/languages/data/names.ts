import type { Node } from '../../syntax/node.js';
import { contains, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import { isBoundAbove } from './bound-above.js';
import { orderOf, typeMade } from './calls.js';
import type { Values } from './language-data.js';
import { holdingOf } from './numbers.js';
import { between, isWritten, NO_ROWS, partOf, partsOf } from './parts.js';
import { memberRow, typeOf } from './types.js';

/** What gives a name its value: a statement, an enumeration whose member it is, or a type. */
export function bindingOf(name: Node, values: Values): Binding | null {
  return bindingAround(name, values) ?? memberAround(name, values) ?? typeAround(name, values);
}

/** The nodes that a name may be a part of, from the inside. */
export function* around(name: Node, most = NODES_AROUND_A_NAME): Generator<Node> {
  for (let at = name.parent, steps = 0; at && steps < most; at = at.parent, steps += 1) yield at;
}

/** Between a name and the statement that binds it stand two or three nodes. */
const NODES_AROUND_A_NAME = 4;

/** Whether a node is a name and no more, but for a sign in front of it. */
export function isBare(node: Node, { text }: Node): boolean {
  return node.text === text || (node.text.slice(1) === text && /^\W/.test(node.text));
}

/** Whether a word stands in a text, and names nothing. */
export function isText({ type }: Node): boolean {
  return /string|symbol|heredoc|content|literal/.test(type);
}

/** The last word of what is called, or of what a value is asked of: `push` of `list.push`. */
export function lastWord(node: Node | undefined): string {
  return /[\p{L}\p{Nd}_]+[?!]?$/u.exec(node?.text ?? '')?.[0] ?? '';
}

/** `+=`, `||=`: what has a value already gets another one. */
export const COMPOUND = /^[^\s=:<>!~]+=$/;

function bindingAround(name: Node, values: Values): Binding | null {
  const { bindings = NO_ROWS } = values;
  for (const node of around(name)) {
    const row = bindings[node.type];
    if (!row || !isWritten(node, row.where)) continue;
    const names = partsOf(node, row.name);
    const at = names.findIndex(each => each.id === name.id || (isBare(each, name) && contains(each, name)));
    if (at < 0 || isBoundAbove(name, node, values)) return null;
    const all = partsOf(node, row.value);
    const [first] = all;
    const own =
      names.length === 1 && all.length === 1 ? first : names.length === all.length ? all[at] : undefined;
    if (own && COMPOUND.test(between(names[at] as Node, own, node))) return null;
    const type = row.type === undefined ? undefined : partOf(node, row.type);
    const holds = row.type === undefined ? undefined : holdingOf(type, values);
    return {
      kind: 'value',
      node,
      value: own ? ((type && filled(own, type, values)) ?? own) : opaque('a part of another value'),
      ...(holds !== undefined && { holds }),
    };
  }
  return null;
}

/** What a declared type makes of the list or map that is written for it: a set, or one that sorts itself; undefined where it stays what it is. */
function filled(value: Node, type: Node, values: Values): Expression | undefined {
  const { lists, maps, collections, calls } = values;
  if (![lists, maps, collections, calls].some(rows => rows?.[value.type] !== undefined)) return undefined;
  const made = typeMade(type);
  const isSet = values.functions?.declaredSets?.includes(made) === true;
  const order = orderOf(made, { length: 0 }, values) ?? 'unknown';
  return isSet || order !== 'written'
    ? { kind: 'copy', node: value, as: isSet ? 'set' : 'any', order }
    : undefined;
}

function memberAround(name: Node, { enumMembers }: Values): Binding | null {
  const node = name.parent;
  const row = node ? memberRow(node, node.parent, enumMembers) : undefined;
  if (!node || !row || partOf(node, row.name)?.id !== name.id) return null;
  return {
    kind: 'value',
    node,
    value: partOf(node, row.value ?? '-') ?? opaque('a member of an enumeration'),
    member: true,
  };
}

function typeAround(name: Node, values: Values): Binding | null {
  for (const node of around(name)) {
    const row = values.types?.[node.type];
    if (!row) continue;
    if (partOf(node, row.name)?.id !== name.id) return null;
    return { kind: 'value', node, value: { kind: 'class', class: typeOf(node, row, values) } };
  }
  return null;
}
