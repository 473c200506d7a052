import { compareCodePoints } from '../../../text/code-points.js';
import { reversed, sortedTexts } from '../../evaluate/pure-functions.js';
import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { SingleChange } from '../language/binding.js';
import { statementOf } from '../shared/plain-statements.js';

/** How the statement around a use of a name changes the value of the name, whatever is around that; null where it does not. */
export function changeBy(name: Node): SingleChange | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  if (parent.type === 'augmented_assignment' && isField(parent, 'left', name)) {
    const node = statementOf(parent);
    const operator = field(parent, 'operator').text;
    return operator === '+=' || operator === '|='
      ? { kind: 'extend', node, values: [field(parent, 'right')] }
      : { kind: 'unknown', node };
  }
  if (parent.type === 'subscript' && isField(parent, 'value', name)) return changeAt(parent);
  const call = parent.parent;
  if (
    parent.type !== 'attribute' ||
    !isField(parent, 'object', name) ||
    call?.type !== 'call' ||
    !isField(call, 'function', parent)
  )
    return null;
  return changeByMethod(field(parent, 'attribute').text, call);
}

/** What becomes of `table[key]`. */
function changeAt(place: Node): SingleChange | null {
  const outer = place.parent;
  const key = field(place, 'subscript');
  if (outer?.type === 'assignment' && isField(outer, 'left', place)) {
    const value = assignedValue(outer);
    if (!value) return null;
    const node = statementOf(outer);
    return key.type === 'slice' ? { kind: 'unknown', node } : { kind: 'set', node, key, value };
  }
  if (outer?.type === 'delete_statement')
    return key.type === 'slice' ? { kind: 'unknown', node: outer } : { kind: 'remove', node: outer, key };
  // Not `total += table[key]`.
  const isStepped = outer?.type === 'augmented_assignment' && isField(outer, 'left', place);
  return isStepped ? { kind: 'unknown', node: statementOf(outer) } : null;
}

/** What is assigned in the end: `v` of `a = b = v`. */
export function assignedValue(assignment: Node): Node | null {
  const value = assignment.childForFieldName('right');
  return value?.type === 'assignment' ? assignedValue(value) : value;
}

function changeByMethod(method: string, call: Node): SingleChange | null {
  const args = named(field(call, 'arguments'));
  const node = statementOf(call);
  const [first, second] = args;
  // What a call gives is used, too: `x = table.pop()`.
  const isStatement = node.id !== call.id;
  if (
    field(call, 'arguments').type === 'argument_list' &&
    args.every(each => !SPECIAL_ARGUMENTS.has(each.type))
  ) {
    if (method === 'append' || method === 'add')
      return { kind: 'append', node, items: args.map(argument => ({ node: argument, spread: false })) };
    if (method === 'extend' || method === 'update') return { kind: 'extend', node, values: args };
    if (isStatement && first && args.length === 1) {
      if (method === 'remove') return { kind: 'remove', node, value: first };
      if (method === 'discard') return { kind: 'remove', node, value: first, ifThere: true };
      if (method === 'pop') return { kind: 'remove', node, key: first };
    }
    if (isStatement && first && second && args.length === 2) {
      if (method === 'pop') return { kind: 'remove', node, key: first, ifThere: true };
      if (method === 'insert') return { kind: 'insert', node, index: first, value: second };
      if (method === 'setdefault') return { kind: 'set', node, key: first, value: second, unlessThere: true };
    }
  }
  if (method === 'reverse') return { kind: 'order', node, ordered: reversed };
  if (method === 'sort' && args.length === 0)
    return { kind: 'order', node, ordered: list => sortedTexts(list, compareCodePoints) };
  if (method === 'clear' && isStatement) return { kind: 'order', node, ordered: list => list.with([]) };
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

const SPECIAL_ARGUMENTS = new Set([
  'keyword_argument',
  'list_splat',
  'dictionary_splat',
  'generator_expression',
]);

/** Methods that change what they are called on. */
export const MUTATING_METHODS: ReadonlySet<string> = new Set([
  'add',
  'append',
  'clear',
  'difference_update',
  'discard',
  'extend',
  'insert',
  'intersection_update',
  'pop',
  'popitem',
  'remove',
  'reverse',
  'setdefault',
  'sort',
  'update',
]);
