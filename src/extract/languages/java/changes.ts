import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';

/** `M.put("k", v)` and `L.add(x)`. */
export function change(name: Node): Change | null {
  const call = name.parent;
  if (call?.type === 'assignment_expression' && isField(call, 'left', name)) return null;
  if (call?.type !== 'method_invocation' || !isField(call, 'object', name)) return null;
  const node = call.parent?.type === 'expression_statement' ? call.parent : call;
  const args = named(field(call, 'arguments'));
  const method = field(call, 'name').text;
  const [first, second] = args;
  if (method === 'put' && first && second && args.length === 2)
    return { kind: 'set', node, key: first, value: second };
  if (method === 'add' && first && args.length === 1)
    return { kind: 'append', node, items: [{ node: first, spread: false }] };
  if ((method === 'addAll' || method === 'putAll') && args.length === 1)
    return { kind: 'extend', node, values: args };
  return CHANGING.has(method) ? { kind: 'unknown', node } : null;
}

const CHANGING = new Set([
  'put',
  'add',
  'addAll',
  'putAll',
  'remove',
  'clear',
  'putIfAbsent',
  'replace',
  'set',
  'removeIf',
  'retainAll',
  'merge',
  'computeIfAbsent',
]);
