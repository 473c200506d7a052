import type { Node } from '../../syntax/node.js';
import { named, opaque, same } from '../../syntax/nodes.js';
import type { Argument, Expression } from '../language/expression.js';
import type { Meaning } from '../shared/node-table.js';
import { collectionOf, entryOf, listOf, mapOf } from './collections.js';
import type { Values } from './language-data.js';
import { partOf, rowsOf } from './parts.js';

/** Calls: of functions that make lists and maps, of methods that change nothing, and all others as data. */
export function callMeanings(values: Values): Record<string, Meaning> {
  const { functions = {}, unchanged = [], members = {} } = values;
  return rowsOf(values.calls, row => (node): Expression => {
    const callee = partOf(node, row.callee);
    if (!callee) return opaque('a call');
    const list = row.arguments === undefined ? node : partOf(node, row.arguments);
    const nodes = list ? named(list).filter(each => each.id !== callee.id) : [];
    const items = row.items === undefined ? undefined : partOf(node, row.items);
    if (items) {
      const record = named(items).map(each => entryOf(each, values));
      const isRecord = record.length > 0 && record.every(each => typeof each?.key === 'string');
      if (!isRecord && nodes.length === 0) return collectionOf(named(items), values);
      if (isRecord) {
        const fields = record.flatMap(each => (each ? [{ node: each.value, name: each.key as string }] : []));
        return {
          kind: 'call',
          callee,
          arguments: [...nodes.flatMap(each => argumentsIn(each, values)), ...fields],
          isRecord,
        };
      }
      return opaque('an object with items');
    }
    const made = callee.text.replace(/<[^<>]*>$/, '');
    if (functions.list?.includes(made))
      return listOf(
        nodes.map(each => bareValue(each, values)),
        values,
      );
    if (functions.map?.includes(made)) return mapOf(nodes, values);
    const member = members[callee.type];
    const object = member ? partOf(callee, member.object) : partOf(node, row.object ?? '-');
    const method = member ? partOf(callee, member.name) : callee;
    if (object && nodes.length === 0 && method && unchanged.includes(method.text)) return same(object, node);
    return {
      kind: 'call',
      callee,
      arguments: nodes.flatMap(each => argumentsIn(each, values)),
      ...(!member && object && { object }),
    };
  });
}

/** The value of an argument, without what is around it. */
function bareValue(node: Node, { arguments: rows = {} }: Values): Node {
  const row = rows[node.type];
  return (row && partOf(node, row.value)) ?? node;
}

/** What one node of a list of arguments says: a value, or one with a name; several where a list of entries stands for them. */
export function argumentsIn(node: Node, values: Values): Argument[] {
  const row = values.arguments?.[node.type];
  if (row) {
    const value = partOf(node, row.value);
    const name = row.name === undefined ? undefined : partOf(node, row.name);
    if (value && name && name.id !== value.id) return [{ node: value, name: wordIn(name) }];
    return [{ node: value ?? node }];
  }
  if (values.spreads?.includes(node.type))
    return [{ node: named(node).at(-1) ?? node, spread: 'positional' }];
  const entry = entryOf(node, values);
  if (entry && typeof entry.key !== 'string' && /symbol|keyword|identifier/.test(entry.key.type))
    return [{ node: entry.value, name: wordIn(entry.key) }];
  if (entry && typeof entry.key === 'string') return [{ node: entry.value, name: entry.key }];
  const isKeywords = named(node).length > 0 && named(node).every(each => entryOf(each, values));
  if (isKeywords && /keyword/.test(node.type)) return named(node).flatMap(each => argumentsIn(each, values));
  return [{ node }];
}

/** The name of an argument, without the colon that some grammars count to it. */
function wordIn({ text }: Node): string {
  return text.replace(/^:|:\s*$/g, '').trim();
}
