import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Argument, Expression, Item, MappingEntry } from '../language/expression.js';
import { orderOf } from './container-order.js';

/** Lists and maps of the library that can be filled where they are made. */
const FILLED =
  /^(?:Linked|Tree|Hash|LinkedHash|Array|ConcurrentHash|Enum|Identity)*(?:Map|List|Set)$|^Vector$/;

/**
 * `new HashMap<>() {{ put("a", 1); }}`: an object of a class of its own, which fills it before anybody has it. Null where it is none;
 * what does more than that cannot be read.
 */
export function filledWhenMade(node: Node, callee: Node, args: readonly Argument[]): Expression | null {
  const body = named(node).find(({ type }) => type === 'class_body');
  const members = body ? named(body) : [];
  if (!FILLED.test(callee.text) || members.length === 0) {
    const isChanged = members.some(({ type }) => type === 'block');
    return isChanged ? opaque('an object that a class of its own changes when it is made') : null;
  }
  const doesMore = opaque('a collection with a class of its own');
  const calls: Node[] = [];
  for (const member of members) {
    if (member.type !== 'block') return doesMore;
    for (const statement of named(member)) {
      const [call] = statement.type === 'expression_statement' ? named(statement) : [];
      if (call?.type !== 'method_invocation' || !isOwn(call)) return doesMore;
      calls.push(call);
    }
  }
  if (args.some(({ node: { type } }) => !type.endsWith('_literal'))) return doesMore;
  if (callee.text.endsWith('Map')) {
    const entries = calls.map(entryOf);
    return entries.every(entry => entry !== null)
      ? { kind: 'mapping', entries, order: orderOf(callee.text) }
      : doesMore;
  }
  const items = calls.map(itemOf);
  if (!items.every(item => item !== null)) return doesMore;
  return {
    kind: 'sequence',
    items,
    ...(callee.text.endsWith('Set') && { distinct: true }),
    order: orderOf(callee.text),
  };
}

function isOwn(call: Node): boolean {
  const object = call.childForFieldName('object');
  return object === null || object.type === 'this';
}

function entryOf(call: Node): MappingEntry | null {
  const [key, value, ...more] = named(field(call, 'arguments'));
  return field(call, 'name').text === 'put' && key && value && more.length === 0
    ? { node: call, key, value }
    : null;
}

function itemOf(call: Node): Item | null {
  const [item, ...more] = named(field(call, 'arguments'));
  return field(call, 'name').text === 'add' && item && more.length === 0
    ? { node: item, spread: false }
    : null;
}
