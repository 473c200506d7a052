import type { Node } from '../../syntax/node.js';
import { field, named, opaque, same } from '../../syntax/nodes.js';
import type {
  Argument,
  ClassShape,
  Expression,
  FunctionShape,
  Holding,
  Item,
} from '../language/expression.js';

/**
 * What the node types of a grammar mean, as a table: a row is a type and a meaning. Most meanings are made of those
 * below, which are given the names of the fields that a grammar has for the parts; where a language is special, it is a
 * function of its own. A type without a row has no value that can be read, and says so.
 */
export type Meaning = (node: Node) => Expression;

/** What nodes mean by their type; any other has no value. */
export function nodeTable(meanings: Readonly<Record<string, Meaning>>): Meaning {
  const rows = new Map(Object.entries(meanings));
  return node => rows.get(node.type)?.(node) ?? opaque(`a ${node.type.replaceAll('_', ' ')}`);
}

/** Rows of several types that mean the same. */
export function each<T>(types: Iterable<string>, meaning: T): Record<string, T> {
  return Object.fromEntries([...types].map(type => [type, meaning]));
}

/** Always the same value: `true`, `nil`. */
export function constant(value: string | boolean | null): Meaning {
  return () => ({ kind: 'literal', value });
}

/** A text; `read` gives undefined for one that JSON cannot hold, which `otherwise` then says. */
export function text(
  read: (source: string) => string | undefined,
  otherwise = 'a text that is not UTF-8',
): Meaning {
  return node => {
    const value = read(node.text);
    return value === undefined ? opaque(otherwise) : { kind: 'literal', value };
  };
}

/** What the source of a node alone says: numbers. */
export function written(read: (source: string) => Expression): Meaning {
  return node => read(node.text);
}

/** Texts side by side, which are one. */
export const sideBySide: Meaning = node => ({ kind: 'text', parts: named(node) });

/** A name; some are constants of the language: `None`, `NULL`. */
export function name(constants: Readonly<Record<string, null>> = {}): Meaning {
  return ({ text: own }) =>
    Object.hasOwn(constants, own)
      ? { kind: 'literal', value: constants[own] ?? null }
      : { kind: 'name', name: own };
}

/** A node around another one that changes nothing: the first child, or the one in the first field that there is. */
export function inner(...fields: readonly string[]): Meaning {
  return node => {
    const [found] = fields.map(each => node.childForFieldName(each)).filter(child => child !== null);
    return same(found ?? (fields.length === 0 ? named(node)[0] : null), node);
  };
}

/** The last of several: that of `a, b` is `b`. */
export const last: Meaning = node => same(named(node).at(-1), node);

/** A member, by the fields of the node that hold its object and its name. */
export function member(object: string, property: string): Meaning {
  return node => ({ kind: 'member', object: field(node, object), name: field(node, property).text });
}

/** An entry, by the fields of the node that hold its container and its key. */
export function index(object: string, key: string): Meaning {
  return node => ({ kind: 'index', object: field(node, object), index: field(node, key) });
}

/** An operator between two values; `logical` are those that give one of the two. */
export function binary(logical: Readonly<Record<string, 'and' | 'or' | 'nullish'>> = {}): Meaning {
  return node => {
    const operator = field(node, 'operator').text;
    const [left, right] = [field(node, 'left'), field(node, 'right')];
    const choice = Object.hasOwn(logical, operator) ? logical[operator] : undefined;
    return choice
      ? { kind: 'either', operator: choice, left, right }
      : { kind: 'binary', operator, left, right };
  };
}

/** Languages with C's operators. */
export const LOGICAL = { '&&': 'and', '||': 'or' } as const;

/** An operator in front of a value. */
export function unary(operand: string, operator?: string): Meaning {
  return node => ({
    kind: 'unary',
    operator: operator ?? field(node, 'operator').text,
    operand: field(node, operand),
  });
}

/** `a ? b : c`; the grammars agree on the names of its parts. */
export const choice: Meaning = node => ({
  kind: 'choice',
  condition: field(node, 'condition'),
  whenTrue: field(node, 'consequence'),
  whenFalse: field(node, 'alternative'),
});

/** A call, by the field of the node that holds what is called. */
export function call(callee: string, argumentsOf: (list: Node | null) => readonly Argument[]): Meaning {
  return node => ({
    kind: 'call',
    callee: field(node, callee),
    arguments: argumentsOf(node.childForFieldName('arguments')),
  });
}

/** A list with these items. */
export function sequence(
  items: (node: Node) => readonly Item[],
  traits: { readonly distinct?: true; readonly fixed?: true } = {},
): Meaning {
  return node => ({ kind: 'sequence', items: items(node), ...traits });
}

/** The children as items, one each. */
export function plainItems(node: Node): Item[] {
  return named(node).map(child => ({ node: child, spread: false }));
}

/** The children of a list as arguments, one each. */
export function plainArguments(list: Node | null): Argument[] {
  return list ? named(list).map(node => ({ node })) : [];
}

/** A function of this shape. */
export function functionValue(shapeOf: (node: Node) => FunctionShape): Meaning {
  return node => ({ kind: 'function', function: shapeOf(node) });
}

/** A class of this shape. */
export function classValue(shapeOf: (node: Node) => ClassShape): Meaning {
  return node => ({ kind: 'class', class: shapeOf(node) });
}

/** What has no constant value, and why. */
export function unknown(reason: string): Meaning {
  return () => opaque(reason);
}

/** A value in a place of a declared type. */
export function held(value: Node | Expression, holds: Holding | undefined): Expression {
  if (holds !== undefined) return { kind: 'held', value, holds };
  return 'id' in value ? { kind: 'same', node: value } : value;
}
