import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Argument, Expression, Item, MappingEntry } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { holdingOf, underlying } from './types.js';

/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const MAX_DEPTH = 100;

/** `T{…}`: a map, a list or a record by its type; elements in braces take over the type inside of it. */
export function literalOf(body: Node, written: Node | null, depth = 0): Expression {
  if (depth > MAX_DEPTH) return opaque(`what is nested deeper than ${MAX_DEPTH} levels`);
  const type = written && underlying(written);
  const elements = named(body);
  // Of what is inside of others, these say it.
  const holds = depth === 0 ? holdingOf(written) : undefined;
  switch (type?.type) {
    case 'map_type':
      return {
        kind: 'mapping',
        ...(holds !== undefined && { holds }),
        entries: elements.map(element => keyed(element, field(type, 'value'), depth)),
      };
    case 'slice_type':
    case 'array_type':
    case 'implicit_length_array_type': {
      const of = field(type, 'element');
      if (elements.some(element => element.type === 'keyed_element'))
        return {
          kind: 'mapping',
          entries: elements.map(element => keyed(element, of, depth)),
          ...(holds !== undefined && { holds }),
        };
      return {
        kind: 'sequence',
        items: elements.map(element => itemOf(element, of, depth)),
        ...(holds !== undefined && { holds }),
      };
    }
    case undefined:
      return { kind: 'sequence', items: elements.map(element => itemOf(element, null, depth)) };
    default:
      // The keys of a structure are names of fields: with others it is a map, by a type of another file.
      if (elements.length > 0 && elements.every(hasValueAsKey))
        return { kind: 'mapping', entries: elements.map(element => keyed(element, null, depth)) };
      return {
        kind: 'call',
        callee: written as Node,
        arguments: elements.map(element => argumentIn(element, depth)),
        isRecord: true,
      };
  }
}

function hasValueAsKey(element: Node): boolean {
  if (element.type !== 'keyed_element') return false;
  const key = field(element, 'key');
  return (named(key)[0] ?? key).type !== 'identifier';
}

function keyed(element: Node, of: Node | null, depth: number): MappingEntry {
  if (element.type !== 'keyed_element')
    return { node: element, key: NEXT_NUMBER, value: valueIn(element, of, depth) };
  const key = named(field(element, 'key'))[0] ?? field(element, 'key');
  return { node: element, key, value: valueIn(field(element, 'value'), of, depth) };
}

function itemOf(element: Node, of: Node | null, depth: number): Item {
  const value = valueIn(element, of, depth);
  return 'id' in value ? { node: value, spread: false } : { node: element, spread: false, value };
}

/** An element; without a type of its own it has the one that the literal gives. */
function valueIn(element: Node, of: Node | null, depth: number): Node | Expression {
  const inner = element.type === 'literal_element' ? (named(element)[0] ?? element) : element;
  if (inner.type !== 'literal_value') return inner;
  const type = of?.type === 'pointer_type' ? (named(of)[0] ?? of) : of;
  return literalOf(inner, type, depth + 1);
}

function argumentIn(element: Node, depth: number): Argument {
  if (element.type !== 'keyed_element') {
    const value = valueIn(element, null, depth);
    return 'id' in value ? { node: value } : { node: element, value };
  }
  const value = valueIn(field(element, 'value'), null, depth);
  const name = field(element, 'key').text;
  return 'id' in value ? { node: value, name } : { node: element, name, value };
}
