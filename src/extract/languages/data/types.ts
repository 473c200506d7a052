import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { ClassShape, Expression, MappingEntry, NextMember } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { argumentsIn } from './calls.js';
import { functionAround } from './functions.js';
import type { Rows, Values } from './language-data.js';
import { isWritten, NO_ROWS, partOf, partsOf, plainName } from './parts.js';

type TypeRow = NonNullable<Values['types']>[string];
type MemberRow = NonNullable<Values['enumMembers']>[string];

/** What a child of the body of a type says of a member of an enumeration; undefined where it is none. */
export function memberRow(
  child: Node,
  around: Node | null,
  rows: Rows<MemberRow> = NO_ROWS,
): MemberRow | undefined {
  return rows[`${around?.type}/${child.type}`] ?? rows[child.type];
}

/** A type by its constants: members of an enumeration, or names that are given a value in its body. */
export function typeOf(node: Node, row: TypeRow, values: Values): ClassShape {
  const body = partOf(node, row.body);
  const members: MappingEntry[] = [];
  const constants: MappingEntry[] = [];
  const isNumbered = row.numbered !== undefined && isWritten(node, row.numbered);
  for (const child of body ? membersIn(body, values) : []) {
    const enumRow = memberRow(child, body ?? null, values.enumMembers);
    if (enumRow) {
      const numbered = enumRow.numbered === true || isNumbered;
      const names = partsOf(child, enumRow.name);
      for (const [i, name] of names.entries())
        members.push({
          node: child,
          key: plainName(name.text),
          value: memberValue(child, name, names[i + 1], { ...enumRow, numbered }, values),
        });
      continue;
    }
    constants.push(...boundIn(child, values));
  }
  const isEnum = members.length > 0;
  const own = new Set(members.map(each => ('key' in each ? each.key : undefined)));
  return {
    name: partOf(node, row.name)?.text ?? '',
    node,
    members: [...members, ...constants],
    parameters: null,
    bases: [],
    constant: isEnum,
    bound: !isEnum,
    // What else stands in an enumeration is none of its members.
    ...(isEnum && { isPrivate: name => !own.has(name) }),
  };
}

/** What a member of a type means that is not written (`.identifier`): that of the one enumeration of the file which has it, else its name. */
export function memberOfAnyIn(values: Values): (name: Node) => Expression {
  const { types = NO_ROWS } = values;
  const enumerations = oncePerTree(root => {
    const found = new Map<string, { node: Node; isNamed: boolean }[]>();
    for (const node of root.descendantsOfType(Object.keys(types))) {
      const row = node ? types[node.type] : undefined;
      if (!node || !row) continue;
      const { members, constant } = typeOf(node, row, values);
      for (const each of constant ? members : []) {
        if (!('key' in each) || typeof each.key !== 'string') continue;
        const isNamed =
          'kind' in each.value && each.value.kind === 'literal' && each.value.value === each.key;
        found.set(each.key, [...(found.get(each.key) ?? []), { node, isNamed }]);
      }
    }
    return found;
  });
  return name => {
    const word = plainName(name.text);
    const [only, ...more] = enumerations(name).get(word) ?? [];
    if (!only || [only, ...more].every(({ isNamed }) => isNamed)) return { kind: 'literal', value: word };
    return more.length === 0
      ? { kind: 'member', object: only.node, name: word }
      : opaque('a member that several types have');
  };
}

/** What stands in the body of a type, also in groups: `case A, B`. */
function membersIn(body: Node, { groups = [] }: Values): Node[] {
  return named(body).flatMap(child => (groups.includes(child.type) ? named(child) : [child]));
}

/** What one member of an enumeration stands for: its value, the call that makes it, or its name. */
function memberValue(
  node: Node,
  name: Node,
  next: Node | undefined,
  row: MemberRow,
  values: Values,
): Expression | Node | NextMember {
  // Of `case a, b = 5` the value is that of the name before it.
  const value = (row.value === undefined ? [] : partsOf(node, row.value)).find(
    ({ startIndex, id }) =>
      id !== name.id && startIndex >= name.endIndex && (!next || startIndex < next.startIndex),
  );
  if (value) return value;
  const list = row.arguments === undefined ? undefined : partOf(node, row.arguments);
  if (list)
    return {
      kind: 'call',
      callee: name,
      arguments: named(list).flatMap(each => argumentsIn(each, values)),
    };
  return row.numbered ? NEXT_NUMBER : { kind: 'literal', value: plainName(name.text) };
}

/** Names that a statement in the body of a type gives a value, but for those that a function gives names of its own. */
function boundIn(statement: Node, values: Values): MappingEntry[] {
  const { bindings = NO_ROWS } = values;
  const around = functionAround(statement);
  const own = bindings[statement.type];
  const nodes = own ? [statement] : named(statement).flatMap(each => [each, ...named(each)]);
  return nodes.flatMap((node): MappingEntry[] => {
    const row = bindings[node.type];
    const name = row && isWritten(node, row.where) ? partOf(node, row.name) : undefined;
    const value = row && partOf(node, row.value);
    if (!name || !value || name.id === value.id) return [];
    if (functionAround(node)?.id !== around?.id) return [];
    const own = name.text.replace(/^\W/, '');
    return [{ node, key: own, value: { kind: 'name', name: own } }];
  });
}
