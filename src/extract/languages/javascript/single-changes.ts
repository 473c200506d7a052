import { reversed, sortedTexts } from '../../evaluate/pure-functions.js';
import type { Node } from '../../syntax/node.js';
import { field, isField } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { SingleChange } from '../language/binding.js';
import { byCodeUnit } from './operators.js';
import { items } from './patterns.js';
import { around } from './same-value.js';

/** How the statement around a use of a name changes the value of the name, whatever is around that; null where it does not. */
export function changeBy(name: Node): SingleChange | null {
  const value = around(name);
  if (name.type !== 'identifier' || !value.parent) return null;
  const found = changeAt(value, value.parent);
  // What is frozen refuses it, in silence or with an error.
  return found && found.kind !== 'unknown' && isFrozen(name) ? { kind: 'unknown', node: found.node } : found;
}

/** Whether code before a use of a name freezes what it stands for. */
function isFrozen(name: Node): boolean {
  const first = frozen(name).get(name.text);
  return first !== undefined && first < name.startIndex;
}

/** The names that a file hands to what freezes, or freezes as it makes them, and where each first is. */
const frozen = oncePerTree(root => {
  const first = new Map<string, number>();
  for (const { index, groups } of root.text.matchAll(FREEZING)) {
    for (const name of [groups?.made, groups?.argument]) {
      if (name !== undefined && !first.has(name)) first.set(name, index);
    }
  }
  return first;
});

const FREEZING =
  /\b(?=Object\.|Reflect\.)(?:(?<=(?<![\p{ID_Continue}$])(?<made>[\p{ID_Continue}$]{1,200})\s{0,200}(?::[^=\n]{0,200})?=\s{0,200})|)(?:Object|Reflect)\.(?:freeze|seal|preventExtensions|definePropert(?:y|ies))\((?:\s*(?<argument>[\p{ID_Continue}$]+)\s*[,)])?/gu;

function changeAt(value: Node, parent: Node): SingleChange | null {
  if (parent.type === 'augmented_assignment_expression' && isField(parent, 'left', value)) {
    return { kind: 'unknown', node: statementOf(parent) };
  }
  const grand = parent.parent;
  if (isPropertyOf(parent, value) && grand) {
    if (grand.type === 'assignment_expression' && isField(grand, 'left', parent)) {
      const key = parent.childForFieldName('index') ?? field(parent, 'property').text;
      // What it inherits from is no entry.
      if (/^["'`]?__proto__["'`]?$/.test(typeof key === 'string' ? key : key.text))
        return { kind: 'unknown', node: statementOf(grand) };
      return { kind: 'set', node: statementOf(grand), key, value: field(grand, 'right'), isProperty: true };
    }
    // Not `sum += table[0]`.
    const isStepped = grand.type === 'augmented_assignment_expression' && isField(grand, 'left', parent);
    if (isStepped || grand.type === 'update_expression') {
      return { kind: 'unknown', node: statementOf(grand) };
    }
    if (grand.type === 'unary_expression' && field(grand, 'operator').text === 'delete') {
      const key = parent.childForFieldName('index') ?? field(parent, 'property').text;
      return { kind: 'remove', node: statementOf(grand), key, ifThere: true, isProperty: true };
    }
  }
  if (
    parent.type === 'arguments' &&
    grand?.type === 'call_expression' &&
    MUTATING_FUNCTIONS.has(field(grand, 'function').text)
  ) {
    const [target, ...more] = items(parent);
    if (target?.node.id !== value.id) return null;
    const node = statementOf(grand);
    return field(grand, 'function').text === 'Object.assign' && more.every(item => !item.spread)
      ? { kind: 'extend', node, values: more.map(item => item.node) }
      : { kind: 'unknown', node };
  }
  if (
    parent.type !== 'member_expression' ||
    grand?.type !== 'call_expression' ||
    !isField(grand, 'function', parent)
  )
    return null;
  const method = field(parent, 'property').text;
  const args = items(field(grand, 'arguments'));
  // `map.set(…).set(…)`: the one after the other is another change of it.
  const last = lastOfChain(grand);
  if (last && (method === 'add' || method === 'set')) return { kind: 'unknown', node: statementOf(last) };
  const node = statementOf(grand);
  if (method === 'push' || (method === 'add' && args.length === 1))
    return { kind: 'append', node, items: args };
  const [first, second] = args;
  if (method === 'set' && first && second && args.every(item => !item.spread)) {
    return { kind: 'set', node, key: first.node, value: second.node };
  }
  // Of a Map by its key, of a Set by its value.
  if (method === 'delete' && first && args.length === 1 && !first.spread && node.id !== grand.id)
    return { kind: 'remove', node, key: first.node, value: first.node, ifThere: true };
  if (method === 'reverse') return { kind: 'order', node, ordered: reversed };
  if (method === 'sort' && args.length === 0)
    return { kind: 'order', node, ordered: list => sortedTexts(list, byCodeUnit) };
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

/** The last of the calls that are asked of what a call gives, where one of them changes it; null without one. */
function lastOfChain(call: Node): Node | null {
  let last = call;
  let isChanged = false;
  for (;;) {
    const member = last.parent;
    const next = member?.parent;
    if (member?.type !== 'member_expression' || !isField(member, 'object', last)) break;
    if (next?.type !== 'call_expression' || !isField(next, 'function', member)) break;
    isChanged ||= MUTATING_METHODS.has(field(member, 'property').text);
    last = next;
  }
  return isChanged ? last : null;
}

const MUTATING_FUNCTIONS = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.set',
  'Reflect.deleteProperty',
]);

/** Methods that change what they are called on. */
export const MUTATING_METHODS = new Set([
  'add',
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/** The statement that an assignment is, also as a part of others: `a.x = a.y = …`. */
export function statementOf(node: Node): Node {
  let outer = node;
  while (outer.parent?.type === 'assignment_expression' && isField(outer.parent, 'right', outer))
    outer = outer.parent;
  return outer.parent?.type === 'expression_statement' ? outer.parent : node;
}

function isPropertyOf(parent: Node, value: Node): boolean {
  return (
    (parent.type === 'subscript_expression' || parent.type === 'member_expression') &&
    isField(parent, 'object', value)
  );
}
