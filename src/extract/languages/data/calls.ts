import { byBytes, byCodeUnits, byWords } from '../../evaluate/order.js';
import type { Order } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { named, opaque, same } from '../../syntax/nodes.js';
import type { Argument, Expression } from '../language/expression.js';
import type { Meaning } from '../shared/node-table.js';
import { collectionOf, entryOf, listOf, mapOf } from './collections.js';
import { functionAround, functionsNamed } from './functions.js';
import type { Rows, Values } from './language-data.js';
import { NO_ROWS, ownRows, partOf, rowsOf } from './parts.js';
import { qualified } from './qualified.js';
import { ownNames } from './shadowed.js';

/** Calls: of functions that make lists and maps, of methods that change nothing, and all others as data. */
export function callMeanings(values: Values): Record<string, Meaning> {
  const { functions = {}, unchanged = [], copying = NO_ROWS, members = NO_ROWS } = values;
  const isOwn = ownNames(values);
  return rowsOf(values.calls, row => (node): Expression => {
    const { callee, given: nodes } = takenApart(node, row, values);
    if (!callee) return opaque('a call');
    if (isHead(node, values)) return opaque('the head of a definition');
    // `"abc"(1)` of Scala.
    if (/string/.test(callee.type)) return opaque('a part of a text');
    const sign = node.firstChild;
    // `-(2 + 1)` of Swift: a sign, and what stands in parentheses.
    if (sign && !sign.isNamed && /^[-+!~]$/.test(sign.text)) {
      const [signed, ...more] = named(callee).flatMap(named);
      return signed && more.length === 0
        ? { kind: 'unary', operator: sign.text, operand: bareValue(signed, values) }
        : opaque('a sign in front of several values');
    }
    const items = row.items === undefined ? undefined : partOf(node, row.items);
    if (items) {
      const inside = withoutCallee(items, partOf(node, row.callee), values);
      const record = inside.map(each => entryOf(each, values));
      const isRecord = record.length > 0 && record.every(each => typeof each?.key === 'string');
      const order = orderOf(typeMade(callee), inside, values);
      if (!isRecord && isOwn(typeMade(callee), node)) return opaque('a type of the file with items');
      if (!isRecord && order === null) return opaque('a queue that sorts itself');
      if (!isRecord && nodes.length === 0)
        return functions.set?.includes(typeMade(callee))
          ? inOrder(listOf(inside, values, true), order)
          : inOrder(collectionOf(inside, values), order);
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
    const made = typeMade(callee);
    // What such a type is given where it has items of its own, only it can say: a size, who compares.
    const areItems = (row.items === undefined || nodes.length === 0) && !isOwn(made, node);
    const isSet = areItems && functions.set?.includes(made);
    const order = orderOf(made, nodes, values);
    if (isSet || (areItems && functions.list?.includes(made))) {
      const bare = nodes.map(each => bareValue(each, values));
      return inOrder(listOf(bare, values, isSet), order);
    }
    if (areItems && functions.map?.includes(made))
      return inOrder(
        mapOf(nodes, { ...values, entries: ownRows({ ...values.entries, ...values.pairs }) }),
        order,
      );
    const last = nodes.at(-1);
    const given = last && functions.given?.[makerOf(callee, functions.given, values)];
    if (last && given)
      return { kind: 'copy', node: last, as: given.as, ...(given.order && { order: ORDERS[given.order] }) };
    const block = row.block === undefined ? undefined : partOf(node, row.block);
    const member = members[callee.type];
    const object = member ? partOf(callee, member.object) : partOf(node, row.object ?? '-');
    const method = member ? partOf(callee, member.name) : callee;
    if (object && nodes.length === 0 && method) {
      if (unchanged.includes(method.text)) return same(object, node);
      const as = copying[method.text];
      if (as !== undefined && !functionsNamed(node, method.text).some(isAtTop))
        return { kind: 'copy', node: object, as };
    }
    return {
      kind: 'call',
      callee,
      arguments: [
        ...nodes.flatMap(each => argumentsIn(each, values)),
        ...(block ? [{ node: block, value: opaque('a block') }] : []),
      ],
      ...(!member && object && { object }),
    };
  });
}

/** Whether a call says how a function is called that is defined there: `reg(n)` of `def reg(n)`, also with a condition behind it. */
function isHead(node: Node, { defining, calls = NO_ROWS }: Values): boolean {
  let at: Node = node;
  for (let steps = 0; defining && at.parent && steps < 3; steps += 1) {
    const { parent } = at;
    const row = calls[parent.type];
    const callee = row && partOf(parent, row.callee);
    if (callee) return defining.includes(callee.text) && partOf(parent, row.arguments ?? '-')?.id === at.id;
    if (named(parent)[0]?.id !== at.id) return false;
    at = parent;
  }
  return false;
}

/** Whether a function stands in nothing but its file: one that is called as a method of what it gets, if it is. */
function isAtTop({ node }: { readonly node: Node }): boolean {
  return node.parent?.parent === null && !functionAround(node);
}

/** How a run goes through a container, by what makes it; null where it is an order that nobody could say. */
export function orderOf(
  made: string,
  { length }: { readonly length: number },
  { functions = {} }: Pick<Values, 'functions'>,
): Order | null {
  if (length > 1 && made === 'PriorityQueue') return null;
  if (/^(?:Tree|Sorted|ImmutableSorted)(?:Map|Set|Dictionary|List)$|^sorted(?:Map|Set)Of$/.test(made))
    return functions.sortsWords ? byWords : byCodeUnits;
  return length > (functions.unordered?.[made] ?? length) ? 'unknown' : 'written';
}

const ORDERS = { sorted: byBytes, unknown: 'unknown' } as const;

/** What a function is called where it is known: by its whole name, or as it is written. */
function makerOf(callee: Node, given: Rows<unknown>, values: Values): string {
  const known = Object.keys(given);
  const maker = typeMade(callee).replace(/\([^()]*\)/g, '');
  return known.includes(maker) ? maker : qualified(callee, known, values);
}

function inOrder(container: Expression, order: Order | null): Expression {
  return container.kind === 'sequence' || container.kind === 'mapping'
    ? { ...container, order: order ?? 'unknown' }
    : container;
}

/** The type that a call makes one of, without what it is of: `mutable.ListBuffer[Int]`, `List<string>`. */
export function typeMade({ text }: Pick<Node, 'text'>): string {
  return text.replace(/<[^<>]*>$|\[[^[\]]*\]$/, '').replace(/^(?:[a-z]\w*\.)+(?=\p{Lu})/u, '');
}

type CallRow = NonNullable<Values['calls']>[string];

/** What is called, and what it is given. */
function takenApart(node: Node, row: CallRow, values: Values): { callee: Node | undefined; given: Node[] } {
  const callee = partOf(node, row.callee);
  const list = row.arguments === undefined ? node : partOf(node, row.arguments);
  const given = list ? withoutCallee(list, callee, values) : [];
  if (!row.curried || callee?.type !== node.type) return { callee, given };
  const inner = takenApart(callee, row, values);
  return { callee: inner.callee, given: [...inner.given, ...given] };
}

function withoutCallee(list: Node, callee: Node | undefined, { ignored = [] }: Values): Node[] {
  return named(list).filter(({ id, type }) => id !== callee?.id && !ignored.includes(type));
}

/** The value of an argument, without what is around it. */
function bareValue(node: Node, { arguments: rows = NO_ROWS }: Values): Node {
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
