import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Item, Pattern } from '../language/expression.js';

/** The items of an array, those that are spread into it among them. */
export function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'spread_element'
      ? { node: child.firstNamedChild as Node, spread: true }
      : { node: child, spread: false },
  );
}

/** `[1, , 2]`: between two commas there is nothing. */
export function hasHoles(list: Node): boolean {
  let previous = '[';
  for (const child of list.children) {
    if (!child || child.type === 'comment') continue;
    if (child.type === ',' && (previous === ',' || previous === '[')) return true;
    previous = child.type;
  }
  return false;
}

/** A pattern that takes a value apart; null for one with a rest, whose names are then not known. */
export function patternOf(node: Node): Pattern | null {
  if (node.type === 'identifier') return node.text;
  if (node.type === 'array_pattern') {
    const parts = hasHoles(node) ? [null] : named(node).map(patternOf);
    return parts.includes(null) ? null : { items: parts };
  }
  if (node.type !== 'object_pattern') return null;
  const fields: { key: string; pattern: Pattern; default: Node | null }[] = [];
  for (const part of named(node)) {
    const value = part.type === 'pair_pattern' ? field(part, 'value') : part;
    const hasDefault = value.type === 'assignment_pattern' || value.type === 'object_assignment_pattern';
    const target = hasDefault ? field(value, 'left') : value;
    const pattern = target.type === 'shorthand_property_identifier_pattern' ? target.text : patternOf(target);
    if (pattern === null) return null;
    const key = part.type === 'pair_pattern' ? field(part, 'key').text : target.text;
    fields.push({ key, pattern, default: hasDefault ? field(value, 'right') : null });
  }
  return { fields };
}

/** `undefined` and `void 0`: an announcement, not a value. */
export function isNothing(node: Node): boolean {
  if (node.type === 'assignment_expression') return isNothing(field(node, 'right'));
  return (
    node.type === 'undefined' ||
    node.text === 'undefined' ||
    (node.type === 'unary_expression' && field(node, 'operator').text === 'void')
  );
}
