import { literalOf } from '../../syntax/literal.js';
import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import type { Expression, Item, MappingEntry } from '../language/expression.js';
import type { Meaning } from '../shared/node-table.js';
import { functionsNamed } from './functions.js';
import type { Part, Values } from './language-data.js';
import { between, isWritten, NO_ROWS, partOf, partsOf, rowsOf } from './parts.js';
import { withOtherFields } from './structure-fields.js';
import { isStructure, withDefaults } from './structures.js';

/** Lists, maps, and what is one or the other by whether its items have keys. */
export function collectionMeanings(values: Values): Record<string, Meaning> {
  const inside = (node: Node, part: Part) => partOf(node, part) ?? node;
  return {
    ...rowsOf(
      values.lists,
      part => node => listOf(flattened(itemsIn(inside(node, part), values), values), values),
    ),
    ...rowsOf(values.maps, part => node => {
      // What is no part of it, but says what it is: `%Point{}`.
      const own = partOf(node, part);
      const written = own || !named(node).some(isStructure) ? named(own ?? node) : [];
      return withDefaults(mapOf(written, values), node);
    }),
    ...rowsOf(values.flatMaps, row => node => flatMap(partsOf(node, row.key), partsOf(node, row.value))),
    ...rowsOf(values.collections, part => node => {
      const whole = collectionOf(
        itemsIn(inside(node, part), values),
        values,
        values.sets?.includes(node.type),
      );
      return values.structures ? withOtherFields(whole, node, values) : whole;
    }),
  };
}

/** What stands in a list: constants too, where the grammar has no node for them (`null` of Zig). */
function itemsIn(node: Node, { constants = NO_ROWS, names = [] }: Values): Node[] {
  const bare = node.children.filter(
    each => each && !each.isNamed && (each.type in constants || names.includes(each.type)),
  );
  const found = named(node);
  return bare.length === 0
    ? found
    : [...found, ...bare.filter(each => each !== null)].toSorted((a, b) => a.startIndex - b.startIndex);
}

function flatMap(keys: readonly Node[], values: readonly Node[]): Expression {
  if (keys.length !== values.length) return opaque('a map with a key of several parts');
  return {
    kind: 'mapping',
    entries: keys.map((key, i) => ({ node: key, key, value: values[i] as Node })),
  };
}

/** A map where something has a key, otherwise a list. */
export function collectionOf(nodes: readonly Node[], values: Values, isSet = false): Expression {
  const items = flattened(nodes, values);
  // Only in the last place; before others a function gives one.
  const last = items.at(-1);
  if (last && !entryOf(last, values) && givesSeveral(itemOf(last, values).node, values))
    return opaque('a list with all that a function gives');
  const removed = values.changes?.removedBy;
  const isNothing = (node: Node) =>
    node.text === removed || (entryOf(node, values)?.value ?? itemOf(node, values).node).text === removed;
  if (removed !== undefined && items.some(isNothing)) return opaque(`a list or map with ${removed} in it`);
  if (items.some(item => entryOf(item, values))) return mapOf(items, values);
  return { ...listOf(items, values, isSet), ...(isSet && { order: 'written' }) };
}

/** Whether a call gives several values, which are as many items: `table.unpack(t)`. */
function givesSeveral(node: Node, { calls = NO_ROWS, severalBy = [] }: Values): boolean {
  const row = calls[node.type];
  const callee = row && partOf(node, row.callee);
  return callee !== undefined && severalBy.includes(callee.text);
}

function flattened(nodes: readonly Node[], { groups = [], ignored = [] }: Values): Node[] {
  const items = nodes.filter(({ type }) => !ignored.includes(type));
  return items.flatMap(node => (groups.includes(node.type) ? named(node) : [node]));
}

export function listOf(nodes: readonly Node[], values: Values, distinct = false): Expression {
  return { kind: 'sequence', items: nodes.map(node => itemOf(node, values)), ...(distinct && { distinct }) };
}

/** A map of the entries among some nodes; opaque where one is none. */
export function mapOf(nodes: readonly Node[], values: Values): Expression {
  const entries: MappingEntry[] = [];
  let position = values.firstIndex;
  for (const node of flattened(nodes, values)) {
    const known = entryOf(node, values);
    const item = known ? undefined : itemOf(node, values);
    const key = known && (values.castKeys ? castKey(known.key) : known.key);
    if (known && key !== undefined)
      entries.push({
        node,
        key: typeof key === 'number' ? { kind: 'next', next: numberOf(key) } : key,
        value: withoutMark(known.value, values.entries?.[node.type]),
      });
    else if (item?.spread) entries.push({ node, spread: item.node });
    else if (!item || position === undefined) return opaque('a map with something in it that has no key');
    else {
      entries.push({ node, key: { kind: 'next', next: numberOf(position) }, value: item.node });
      position += 1;
    }
    if (values.afterLargest && position !== undefined)
      position = item?.spread ? undefined : key === undefined ? position : positionAfter(key, position);
  }
  return { kind: 'mapping', entries };
}

function withoutMark(value: Node, { mark }: { mark?: string | undefined } = {}): Node | Expression {
  if (mark === undefined || !value.text.startsWith(mark)) return value;
  return value.namedChildCount === 0
    ? { kind: 'literal', value: value.text.slice(mark.length) }
    : opaque('a value that is put together');
}

/** A key that is written out, as a map has it that has whole numbers and texts alone. */
function castKey(key: Node | string): Node | string | number {
  const value = typeof key === 'string' ? key : literalOf(key);
  if (value === undefined) return key;
  if (value === null) return '';
  if (typeof value === 'string' && !/^(?:0|-?[1-9]\d{0,14})$/.test(value)) return key;
  return Math.trunc(Number(value));
}

/** The next number behind a key, where items without one go on after the largest; undefined where only a run can say. */
function positionAfter(key: Node | string | number, position: number): number | undefined {
  const value = typeof key === 'object' ? literalOf(key) : key;
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string' && !/^-?\d+$/.test(value)) return position;
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 ? Math.max(position, number + 1) : undefined;
}

/** Key and value of an entry; undefined for what is none. */
export function entryOf(
  node: Node,
  values: Pick<Values, 'entries' | 'wrappers' | 'arguments' | 'nameKeys' | 'names'>,
): { key: Node | string; value: Node } | undefined {
  const {
    entries = NO_ROWS,
    wrappers = NO_ROWS,
    arguments: wrapped = NO_ROWS,
    nameKeys,
    names = [],
  } = values;
  const row = entries[node.type];
  if (!row) {
    const part =
      wrappers[node.type] ?? (wrapped[node.type]?.name === undefined ? undefined : wrapped[node.type]?.value);
    const inner = part === undefined ? undefined : partOf(node, part);
    return inner && inner.id !== node.id ? entryOf(inner, { entries, wrappers, nameKeys, names }) : undefined;
  }
  const [key, value] = [partOf(node, row.key), partOf(node, row.value)];
  if (!key || !value || key.id === value.id || !isWritten(node, row.where)) return undefined;
  if (row.operator !== undefined) {
    if (between(key, value, node) !== row.operator) return undefined;
    // `infix fun String.to(…)` of the file is another function.
    if (/^\w/.test(row.operator) && functionsNamed(node, row.operator).length > 0) return undefined;
  }
  // `[if] = 1` has the value of a name for its key.
  const isBare =
    nameKeys && names.includes(key.type) && !/\S/.test(node.text.slice(0, key.startIndex - node.startIndex));
  return { key: isBare ? key.text : key, value };
}

/** An item of a list, without what is around it: an entry without a key stands for its value. */
function itemOf(node: Node, values: Values): Item {
  const { spreads = [], entries = NO_ROWS, wrappers = NO_ROWS, lists = NO_ROWS } = values;
  if (spreads.includes(node.type)) return { node: named(node).at(-1) ?? node, spread: true };
  const row = entries[node.type];
  // `{ { 1, 2 }, { 3, 4 } }` of numbers is a list of lists.
  const isList = lists[node.type] !== undefined;
  const isEntry = row !== undefined && row.operator === undefined && row.where === undefined && !isList;
  const inner = isEntry ? (partOf(node, row.value) ?? named(node).at(-1)) : undefined;
  const wrapped = inner ?? partOf(node, wrappers[node.type] ?? '-');
  return wrapped && wrapped.id !== node.id ? itemOf(wrapped, values) : { node, spread: false };
}

function numberOf(position: number): () => number {
  return () => position;
}
