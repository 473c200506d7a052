import { compareCodePoints } from '../../../text/code-points.js';
import { reversed, sortedTexts } from '../../evaluate/pure-functions.js';
import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import type { Clause } from '../language/expression.js';
import { patternOf } from './patterns.js';

/** How the statement around a use of a name changes the value of the name; null where it does not. */
export function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  if (parent.type === 'augmented_assignment' && isField(parent, 'left', name)) {
    const node = statementOf(parent);
    const operator = field(parent, 'operator').text;
    return operator === '+=' || operator === '|='
      ? { kind: 'extend', node, values: [field(parent, 'right')] }
      : { kind: 'unknown', node };
  }
  if (parent.type === 'subscript' && isField(parent, 'value', name)) {
    const outer = parent.parent;
    if (outer?.type === 'assignment' && isField(outer, 'left', parent)) {
      const value = outer.childForFieldName('right');
      const key = field(parent, 'subscript');
      return value && (loopOf(outer, key, value) ?? { kind: 'set', node: statementOf(outer), key, value });
    }
    return outer?.type === 'delete_statement' || outer?.type === 'augmented_assignment'
      ? { kind: 'unknown', node: statementOf(outer) }
      : null;
  }
  const call = parent.parent;
  if (
    parent.type !== 'attribute' ||
    !isField(parent, 'object', name) ||
    call?.type !== 'call' ||
    !isField(call, 'function', parent)
  )
    return null;
  const method = field(parent, 'attribute').text;
  const args = named(field(call, 'arguments'));
  const node = statementOf(call);
  if (args.every(argument => !SPECIAL_ARGUMENTS.has(argument.type))) {
    if (method === 'append' || method === 'add')
      return { kind: 'append', node, items: args.map(argument => ({ node: argument, spread: false })) };
    if (method === 'extend' || method === 'update') return { kind: 'extend', node, values: args };
  }
  if (method === 'reverse') return { kind: 'order', node, ordered: reversed };
  if (method === 'sort' && args.length === 0)
    return { kind: 'order', node, ordered: list => sortedTexts(list, compareCodePoints) };
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

/** `for x in xs: table[key] = value`, where that is all that the loop does: a comprehension in other words. */
function loopOf(assignment: Node, key: Node, value: Node): Change | null {
  const block = statementOf(assignment).parent;
  const loop = block?.type === 'block' ? block.parent : null;
  if (loop?.type !== 'for_statement' || !block || named(block).length !== 1) return null;
  if (loop.childForFieldName('alternative')) return null;
  const target = patternOf(field(loop, 'left'));
  if (!target) return null;
  const clauses: Clause[] = [{ target, list: field(loop, 'right') }];
  return { kind: 'extend', node: loop, values: [{ kind: 'comprehension', clauses, key, result: value }] };
}

const SPECIAL_ARGUMENTS = new Set([
  'keyword_argument',
  'list_splat',
  'dictionary_splat',
  'generator_expression',
]);

/** Methods that change what they are called on. */
const MUTATING_METHODS: ReadonlySet<string> = new Set([
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

export function statementOf(node: Node): Node {
  return node.parent?.type === 'expression_statement' ? node.parent : node;
}
