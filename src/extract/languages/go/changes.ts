import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';

/** `table["x"] = …` and `list = append(list, …)`. */
export function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  const list =
    parent.type === 'index_expression' && isField(parent, 'operand', name) ? parent.parent : parent;
  const statement = list?.type === 'expression_list' ? list.parent : null;
  if (list && statement?.type === 'assignment_statement' && isField(statement, 'left', list)) {
    const [value, ...more] = named(field(statement, 'right'));
    if (named(list).length > 1 || more.length > 0 || !value || field(statement, 'operator').text !== '=')
      return { kind: 'unknown', node: statement };
    if (parent.type === 'index_expression')
      return { kind: 'set', node: statement, key: field(parent, 'index'), value };
    const [first, ...items] = value.type === 'call_expression' ? named(field(value, 'arguments')) : [];
    const appends = value.type === 'call_expression' && field(value, 'function').text === 'append';
    return appends && first?.text === name.text && items.every(item => item.type !== 'variadic_argument')
      ? { kind: 'append', node: statement, items: items.map(node => ({ node, spread: false })) }
      : { kind: 'unknown', node: statement };
  }
  const call = parent.type === 'argument_list' ? parent.parent : null;
  return call?.type === 'call_expression' &&
    field(call, 'function').text === 'delete' &&
    named(parent)[0]?.id === name.id
    ? { kind: 'unknown', node: call }
    : null;
}
