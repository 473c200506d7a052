import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import type { Pattern } from '../language/expression.js';

export const PATTERNS = new Set(['pattern_list', 'tuple_pattern', 'list_pattern', 'list_splat_pattern']);

/** The expression on the right that a name in a pattern on the left stands for, where they match item by item. */
export function partIn(name: Node, pattern: Node, value: Node | null): Node | null {
  if (pattern.id === name.id) return value;
  if (!value || !['expression_list', 'tuple', 'list'].includes(value.type)) return null;
  const targets = named(pattern);
  const parts = named(value);
  if (targets.length !== parts.length || parts.some(part => part.type === 'list_splat')) return null;
  const index = targets.findIndex(target => contains(target, name));
  const target = targets[index];
  if (!target || target.type === 'list_splat_pattern') return null;
  return partIn(name, target, parts[index] ?? null);
}

/** The names that a pattern binds. */
export function namesIn(pattern: Node): Node[] {
  if (pattern.type === 'identifier') return [pattern];
  return PATTERNS.has(pattern.type) ? named(pattern).flatMap(namesIn) : [];
}

/** A pattern of names; null where it assigns to something else, or takes what is left. */
export function patternOf(node: Node): Pattern | null {
  if (node.type === 'identifier') return node.text;
  if (!PATTERNS.has(node.type) || node.type === 'list_splat_pattern') return null;
  const items = named(node).map(patternOf);
  return items.includes(null) ? null : { items };
}
