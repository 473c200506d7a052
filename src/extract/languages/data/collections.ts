import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import type { Expression, Item, MappingEntry } from '../language/expression.js';
import type { Meaning } from '../shared/node-table.js';
import type { Part, Values } from './language-data.js';
import { partOf, partsOf, rowsOf } from './parts.js';

/** Lists, maps, and what is one or the other by whether its items have keys. */
export function collectionMeanings(values: Values): Record<string, Meaning> {
  const inside = (node: Node, part: Part) => partOf(node, part) ?? node;
  return {
    ...rowsOf(values.lists, part => node => listOf(flattened(named(inside(node, part)), values), values)),
    ...rowsOf(values.maps, part => node => mapOf(named(inside(node, part)), values)),
    ...rowsOf(values.flatMaps, row => node => flatMap(partsOf(node, row.key), partsOf(node, row.value))),
    ...rowsOf(values.collections, part => node => collectionOf(named(inside(node, part)), values)),
  };
}

function flatMap(keys: readonly Node[], values: readonly Node[]): Expression {
  if (keys.length !== values.length) return opaque('a map with a key of several parts');
  return {
    kind: 'mapping',
    entries: keys.map((key, i) => ({ node: key, key, value: values[i] as Node })),
  };
}

/** A map where something has a key, otherwise a list. */
export function collectionOf(nodes: readonly Node[], values: Values): Expression {
  const items = flattened(nodes, values);
  return items.some(item => entryOf(item, values)) ? mapOf(items, values) : listOf(items, values);
}

function flattened(nodes: readonly Node[], { groups = [], ignored = [] }: Values): Node[] {
  const items = nodes.filter(({ type }) => !ignored.includes(type));
  return items.flatMap(node => (groups.includes(node.type) ? named(node) : [node]));
}

export function listOf(nodes: readonly Node[], values: Values): Expression {
  return { kind: 'sequence', items: nodes.map(node => itemOf(node, values)) };
}

/** A map of the entries among some nodes; opaque where one is none. */
export function mapOf(nodes: readonly Node[], values: Values): Expression {
  const entries: MappingEntry[] = [];
  let position = values.firstIndex;
  for (const node of flattened(nodes, values)) {
    const spread = values.spreads?.includes(node.type) ? named(node).at(-1) : undefined;
    const known = entryOf(node, values);
    if (known) entries.push({ node, ...known });
    else if (spread) entries.push({ node, spread });
    else if (position === undefined) return opaque('a map with something in it that has no key');
    else {
      entries.push({
        node,
        key: { kind: 'next', next: numberOf(position) },
        value: itemOf(node, values).node,
      });
      position += 1;
    }
  }
  return { kind: 'mapping', entries };
}

/** Key and value of an entry; undefined for what is none. */
export function entryOf(
  node: Node,
  { entries = {}, wrappers = {}, arguments: wrapped = {}, nameKeys, names = [] }: Values,
): { key: Node | string; value: Node } | undefined {
  const row = entries[node.type];
  if (!row) {
    const part =
      wrappers[node.type] ?? (wrapped[node.type]?.name === undefined ? undefined : wrapped[node.type]?.value);
    const inner = part === undefined ? undefined : partOf(node, part);
    return inner && inner.id !== node.id ? entryOf(inner, { entries, wrappers, nameKeys, names }) : undefined;
  }
  const [key, value] = [partOf(node, row.key), partOf(node, row.value)];
  if (!key || !value || key.id === value.id) return undefined;
  const between = node.text.slice(key.endIndex - node.startIndex, value.startIndex - node.startIndex).trim();
  if (row.operator !== undefined && between !== row.operator) return undefined;
  // `[if] = 1` has the value of a name for its key.
  const isBare =
    nameKeys && names.includes(key.type) && !/\S/.test(node.text.slice(0, key.startIndex - node.startIndex));
  return { key: isBare ? key.text : key, value };
}

/** An item of a list, without what is around it: an entry without a key stands for its value. */
function itemOf(node: Node, values: Values): Item {
  const { spreads = [], entries = {}, wrappers = {} } = values;
  if (spreads.includes(node.type)) return { node: named(node).at(-1) ?? node, spread: true };
  const row = entries[node.type];
  const isEntry = row !== undefined && row.operator === undefined;
  const inner = isEntry ? (partOf(node, row.value) ?? named(node).at(-1)) : undefined;
  const wrapped = inner ?? partOf(node, wrappers[node.type] ?? '-');
  return wrapped && wrapped.id !== node.id ? itemOf(wrapped, values) : { node, spread: false };
}

function numberOf(position: number): () => number {
  return () => position;
}
