import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type {
  Argument,
  Expression,
  Filled,
  Item,
  MappingEntry,
  WrittenType,
} from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { holdingOf, isDeclaredElsewhere, isTypeParameter, underlying, zeroOf } from './types.js';

/** Braces inside of each other that are looked into, and types that stand for types: deeper than any table that a person wrote. */
const MAX_DEPTH = 100;

/** `T{…}`: a map, a list or a record by its type; elements in braces take over the type inside of it. */
export function literalOf(body: Node, written: WrittenType | null, depth = 0): Expression {
  if (depth > MAX_DEPTH) return opaque(`what is nested deeper than ${MAX_DEPTH} levels`);
  const type = written && underlying(written.node);
  const within = (node: Node): WrittenType => ({ ...written, node });
  const elements = named(body);
  // Of what is inside of others, these say it.
  const holds = depth === 0 ? holdingOf(written) : undefined;
  switch (type?.type) {
    case 'map_type':
      return {
        kind: 'mapping',
        order: 'unknown',
        ...(holds !== undefined && { holds }),
        entries: elements.map(element => keyed(element, within(field(type, 'value')), depth)),
      };
    case 'slice_type':
    case 'array_type':
    case 'implicit_length_array_type': {
      const of = within(field(type, 'element'));
      const filled = filledOf(type as Node);
      if (elements.some(element => element.type === 'keyed_element'))
        return {
          kind: 'mapping',
          order: 'unknown',
          entries: elements.map(element => keyed(element, of, depth)),
          ...(holds !== undefined && { holds }),
          // Where no text is, and nothing is pointed to, there is no entry.
          ...(filled && isNumber(of.node) && { filled }),
        };
      return {
        kind: 'sequence',
        items: elements.map(element => itemOf(element, of, depth)),
        ...(holds !== undefined && { holds }),
        ...(filled && { filled }),
      };
    }
    case undefined:
      return { kind: 'sequence', items: elements.map(element => itemOf(element, null, depth)) };
  }
  if (isTypeParameter(type as Node)) return opaque('a literal of a type parameter');
  const record = recordOf(elements, written as WrittenType, depth);
  if (!isDeclaredElsewhere(type as Node)) return record;
  return {
    kind: 'typed',
    type: within(type as Node),
    as: (declared, isConstant) => {
      if (declared)
        return declared.node.type === 'struct_type' ? record : literalOf(body, declared, depth + 1);
      // The keys of a structure are names of fields: with others it is a map.
      if (elements.length > 0 && elements.every(hasValueAsKey))
        return {
          kind: 'mapping',
          order: 'unknown',
          entries: elements.map(element => keyed(element, null, depth)),
        };
      return elements.some(element => element.type === 'keyed_element' && isConstant(keyIn(element)))
        ? opaque('a literal of a type that no file says')
        : record;
    },
  };
}

function isNumber(type: Node): boolean {
  return !['string', 'object'].includes(typeof zeroOf(type));
}

/** What a list or an array holds where nothing is written for an element; undefined where that is a structure. */
function filledOf(type: Node): Filled | undefined {
  const element = field(type, 'element');
  const inner = underlying(element);
  const length = type.childForFieldName('length');
  if (inner.type === 'array_type') {
    const filled = filledOf(inner);
    return filled && { length, zero: { kind: 'sequence', items: [], filled } };
  }
  const value = zeroOf(element);
  return value === undefined ? undefined : { length, zero: { kind: 'literal', value } };
}

function recordOf(elements: readonly Node[], { node, file }: WrittenType, depth: number): Expression {
  return {
    kind: 'call',
    callee: node,
    ...(file && { calleeIn: file }),
    arguments: elements.map(element => argumentIn(element, depth)),
    isRecord: true,
  };
}

function hasValueAsKey(element: Node): boolean {
  return element.type === 'keyed_element' && keyIn(element).type !== 'identifier';
}

function keyIn(element: Node): Node {
  const key = field(element, 'key');
  return named(key)[0] ?? key;
}

function keyed(element: Node, of: WrittenType | null, depth: number): MappingEntry {
  if (element.type !== 'keyed_element')
    return { node: element, key: NEXT_NUMBER, value: valueIn(element, of, depth) };
  return { node: element, key: keyIn(element), value: valueIn(field(element, 'value'), of, depth) };
}

function itemOf(element: Node, of: WrittenType | null, depth: number): Item {
  const value = valueIn(element, of, depth);
  return 'id' in value ? { node: value, spread: false } : { node: element, spread: false, value };
}

/** An element; without a type of its own it has the one that the literal gives. */
function valueIn(element: Node, of: WrittenType | null, depth: number): Node | Expression {
  const inner = element.type === 'literal_element' ? (named(element)[0] ?? element) : element;
  if (inner.type !== 'literal_value') return inner;
  const pointed = of?.node.type === 'pointer_type' ? named(of.node)[0] : undefined;
  return literalOf(inner, of && pointed ? { ...of, node: pointed } : of, depth + 1);
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
