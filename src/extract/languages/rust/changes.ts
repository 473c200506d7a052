import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import { statementOf } from '../shared/plain-statements.js';

/** `m.insert("k", v);`, `v.push(x);`, `m.extend([…]);` and `v[0] = x;` */
export function change(name: Node): Change | null {
  const around = name.parent;
  if (name.type !== 'identifier' || !around) return null;
  if (around.type === 'index_expression' && around.firstNamedChild?.id === name.id) {
    const [, key] = named(around);
    const assignment = around.parent;
    if (assignment?.type !== 'assignment_expression' || !isField(assignment, 'left', around) || !key)
      return null;
    return { kind: 'set', node: statementOf(assignment), key, value: field(assignment, 'right') };
  }
  const call = around.type === 'field_expression' && isField(around, 'value', name) ? around.parent : null;
  if (call?.type !== 'call_expression' || !isField(call, 'function', around)) return null;
  const node = statementOf(call);
  const args = named(field(call, 'arguments'));
  const [first, second] = args;
  if (!first) return null;
  switch (`${field(around, 'field').text}/${args.length}`) {
    case 'insert/2':
      return { kind: 'set', node, key: first, value: second as Node };
    case 'insert/1':
    case 'push/1':
    case 'push_back/1':
      return { kind: 'append', node, items: [{ node: first, spread: false }] };
    case 'extend/1':
    case 'extend_from_slice/1':
      return { kind: 'extend', node, values: [first] };
  }
  return null;
}
