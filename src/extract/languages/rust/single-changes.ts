import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { SingleChange } from '../language/binding.js';
import { statementOf } from '../shared/plain-statements.js';

/** How the statement around a use of a name changes what it stands for: `m.insert("k", v);`, `v.push(x);`, `m.extend([…]);`, `v[0] = x;` */
export function changeBy(name: Node): SingleChange | null {
  const around = name.parent;
  if (name.type !== 'identifier' || !around) return null;
  if (around.type === 'index_expression' && around.firstNamedChild?.id === name.id) return changeAt(around);
  const call = around.type === 'field_expression' && isField(around, 'value', name) ? around.parent : null;
  if (call?.type !== 'call_expression' || !isField(call, 'function', around)) return null;
  const node = statementOf(call);
  const args = named(field(call, 'arguments'));
  const [first, second] = args;
  if (!first) return null;
  switch (`${field(around, 'field').text}/${args.length}`) {
    case 'insert/2':
      return { kind: 'insert', node, index: first, value: second as Node, isKey: true };
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

/** What becomes of `list[i]`. */
function changeAt(place: Node): SingleChange | null {
  const [, key] = named(place);
  const assignment = place.parent;
  if (assignment?.type !== 'assignment_expression' || !isField(assignment, 'left', place) || !key)
    return null;
  return { kind: 'set', node: statementOf(assignment), key, value: field(assignment, 'right') };
}

/** Methods that change what they are called on, and are understood. */
export const FILLING_METHODS: ReadonlySet<string> = new Set([
  'insert',
  'push',
  'push_back',
  'extend',
  'extend_from_slice',
]);
