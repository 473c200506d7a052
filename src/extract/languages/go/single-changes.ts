import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { SingleChange } from '../language/binding.js';
import { statementOf } from '../shared/plain-statements.js';

/** How the statement around a use of a name changes what it stands for: `table["x"] = …`, `list = append(list, …)`, `delete(table, "x")`. */
export function changeBy(name: Node): SingleChange | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  const isPlace = parent.type === 'index_expression' && isField(parent, 'operand', name);
  const list = isPlace ? parent.parent : parent;
  const statement = list?.type === 'expression_list' ? list.parent : null;
  if (list && statement?.type === 'assignment_statement' && isField(statement, 'left', list))
    return assigned(name, isPlace ? parent : null, list, statement);
  return parent.type === 'argument_list' ? deleted(name, parent) : null;
}

/** @param place the part of the table that is assigned; null where it is the table itself. */
function assigned(name: Node, place: Node | null, list: Node, statement: Node): SingleChange {
  const [value, ...more] = named(field(statement, 'right'));
  const isOne = named(list).length === 1 && more.length === 0 && field(statement, 'operator').text === '=';
  if (!isOne || !value) return { kind: 'unknown', node: statement };
  if (place) return { kind: 'set', node: statement, key: field(place, 'index'), value };
  const items = appendedTo(name, value);
  return items ? { kind: 'append', node: statement, items } : { kind: 'unknown', node: statement };
}

/** What `append(list, …)` adds to the list of a name; null where a value is something else. */
export function appendedTo(name: Node, value: Node) {
  if (value.type !== 'call_expression' || field(value, 'function').text !== 'append') return null;
  const [first, ...items] = named(field(value, 'arguments'));
  if (first?.text !== name.text) return null;
  return items.map(item =>
    item.type === 'variadic_argument'
      ? { node: named(item)[0] ?? item, spread: true }
      : { node: item, spread: false },
  );
}

function deleted(name: Node, list: Node): SingleChange | null {
  const call = list.parent;
  const [first, key] = named(list);
  if (call?.type !== 'call_expression' || first?.id !== name.id) return null;
  const callee = field(call, 'function').text;
  const node = statementOf(call);
  if (callee === 'delete' && key) return { kind: 'remove', node, key, ifThere: true };
  return callee === 'delete' || callee === 'clear' ? { kind: 'unknown', node } : null;
}
