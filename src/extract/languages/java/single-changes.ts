import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { SingleChange } from '../language/binding.js';
import { statementOf } from '../shared/plain-statements.js';

/** How the statement around a use of a name changes what it stands for: `M.put("k", v)`, `L.add(x)`, `A[0] = x`. */
export function changeBy(name: Node): SingleChange | null {
  const table = ofThis(name);
  const around = table.parent;
  if (around?.type === 'array_access' && isField(around, 'array', table)) return changeAt(around);
  if (around?.type !== 'method_invocation' || !isField(around, 'object', table)) return null;
  const node = statementOf(around);
  const args = named(field(around, 'arguments'));
  const [first, second] = args;
  const method = field(around, 'name').text;
  // What a call gives is used, too: `String old = K.put("x", 1);`
  const isStatement = node.id !== around.id;
  switch (`${method}/${args.length}`) {
    case 'put/2':
      return { kind: 'set', node, key: first as Node, value: second as Node };
    case 'putIfAbsent/2':
      if (isStatement)
        return { kind: 'set', node, key: first as Node, value: second as Node, unlessThere: true };
      break;
    case 'add/1':
    case 'addLast/1':
      return { kind: 'append', node, items: [{ node: first as Node, spread: false }] };
    case 'add/2':
      return { kind: 'insert', node, index: first as Node, value: second as Node };
    case 'addAll/1':
    case 'putAll/1':
      return { kind: 'extend', node, values: args };
    case 'clear/0':
      return { kind: 'order', node, ordered: list => list.with([]) };
  }
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

/** `this.words`, where the name stands in it: another way to write the field. */
function ofThis(name: Node): Node {
  const whole = name.parent;
  const isPart = whole?.type === 'field_access' && isField(whole, 'field', name);
  return isPart && field(whole, 'object').type === 'this' ? whole : name;
}

/** What becomes of `array[i]`. */
function changeAt(place: Node): SingleChange | null {
  const outer = place.parent;
  if (outer?.type === 'update_expression') return { kind: 'unknown', node: statementOf(outer) };
  if (outer?.type !== 'assignment_expression' || !isField(outer, 'left', place)) return null;
  const node = statementOf(outer);
  return field(outer, 'operator').text === '='
    ? { kind: 'set', node, key: field(place, 'index'), value: field(outer, 'right') }
    : { kind: 'unknown', node };
}

/** Methods that change what they are called on. */
export const MUTATING_METHODS: ReadonlySet<string> = new Set([
  'add',
  'addAll',
  'addFirst',
  'addLast',
  'clear',
  'compute',
  'computeIfAbsent',
  'computeIfPresent',
  'merge',
  'poll',
  'pop',
  'push',
  'put',
  'putAll',
  'putIfAbsent',
  'remove',
  'removeAll',
  'removeFirst',
  'removeIf',
  'removeLast',
  'replace',
  'replaceAll',
  'retainAll',
  'set',
  'sort',
]);
