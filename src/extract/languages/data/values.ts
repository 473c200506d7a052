import { literalOf } from '../../syntax/literal.js';
import type { Node } from '../../syntax/node.js';
import { contains, named, opaque, same } from '../../syntax/nodes.js';
import type { Binding, Change } from '../language/binding.js';
import type { ClassShape, Expression, MappingEntry, NextMember } from '../language/expression.js';
import type { Language } from '../language.js';
import { bindingTable } from '../shared/binding-table.js';
import { decoded } from '../shared/escapes.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { nodeTable } from '../shared/node-table.js';
import { argumentsIn, callMeanings } from './calls.js';
import { collectionMeanings } from './collections.js';
import type { Part, Values } from './language-data.js';
import { partOf, partsOf, rowsOf } from './parts.js';

/** What nodes mean, what binds names and what changes what they are bound to, by the rows that a language has for its grammar. */
export function valuesOf(values: Values): Pick<Language, 'expression' | 'binding' | 'change' | 'scopes'> {
  const table = nodeTable({
    ...rowsOf(values.wrappers, part => node => same(partOf(node, part), node)),
    ...Object.fromEntries((values.names ?? []).map(type => [type, nameIn(values)])),
    ...rowsOf(values.members, row => node => {
      const [object, name] = [partOf(node, row.object), partOf(node, row.name)];
      if (object && name) return { kind: 'member', object, name: name.text };
      // `.identifier`: a member of a type that is not written.
      return name ? { kind: 'literal', value: name.text } : opaque('a member');
    }),
    ...rowsOf(values.indexes, row => node => {
      const [object, index] = [partOf(node, row.object), partOf(node, row.index)];
      return object && index ? { kind: 'index', object, index } : opaque('an index');
    }),
    ...rowsOf(values.signs, row => node => {
      const operand = partOf(node, row.operand);
      const sign = operand && node.text.slice(0, operand.startIndex - node.startIndex).trim();
      return operand && sign && sign !== row.ignored
        ? { kind: 'unary', operator: sign, operand }
        : same(operand, node);
    }),
    ...rowsOf(values.operators, row => node => {
      const [left, right] = [partOf(node, row.left), partOf(node, row.right)];
      if (!left || !right) return opaque('an operator');
      // What stands between the two, where the grammar gives it no name.
      const between = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
      const operator = between.trim();
      if (values.joins?.includes(operator)) return { kind: 'text', parts: [left, right] };
      return { kind: 'binary', operator, left, right };
    }),
    ...collectionMeanings(values),
    ...callMeanings(values),
    ...rowsOf(values.types, row => node => ({ kind: 'class', class: typeOf(node, row, values) })),
  });
  const bind = bindingTable(
    {},
    (name, _parent) => bindingAround(name, values) ?? memberAround(name, values) ?? typeAround(name, values),
  );
  return {
    expression: node => withLiteral(table(node), node, values),
    binding: name => bind(name),
    change: name => changeBy(name, values),
    scopes: {
      types: new Set(values.scopes),
      // The body of a type runs where it stands.
      deferred: new Set(values.scopes?.filter(type => !Object.hasOwn(values.types ?? {}, type))),
    },
  };
}

/** Grammars agree on literals: what no row says is one, if anything. */
function withLiteral(
  known: Expression,
  node: Node,
  { constants = {}, texts = [], escapes, literals }: Values,
): Expression {
  if (node.namedChildCount === 0 && Object.hasOwn(constants, node.text))
    return { kind: 'literal', value: constants[node.text] ?? null };
  if (known.kind !== 'opaque') return known;
  const read = texts.includes(node.type) ? wordOf(node) : literalOf(node, literals);
  // `null` is a literal, too.
  const value = read === undefined ? escapedText(node, escapes) : read;
  return value === undefined ? known : { kind: 'literal', value };
}

/** A text between quotes of one line, of which the grammar says no more. */
function escapedText({ text }: Node, letters: string | undefined): string | undefined {
  if (letters === undefined || !/^"[^"]*"$|^"(?:[^"\\]|\\.)*"$/.test(text) || text.includes('$'))
    return undefined;
  return decoded(text.slice(1, -1), { simple: letters, hexDigits: null, bytes: false, octalDigits: null });
}

/** A word that is a text: with its parts where it has any. */
function wordOf(node: Node): string | undefined {
  const parts = named(node);
  if (parts.length === 0) return node.text.replace(/^:|:\s*$/g, '');
  const contents = parts.map(part => (/content$|escape/.test(part.type) ? part.text : undefined));
  return contents.every(each => each !== undefined) && !node.text.includes('\\')
    ? contents.join('')
    : undefined;
}

function nameIn({ constants = {} }: Values): (node: Node) => Expression {
  return ({ text }) =>
    Object.hasOwn(constants, text)
      ? { kind: 'literal', value: constants[text] ?? null }
      : { kind: 'name', name: text };
}

/** The nodes that a name may be a part of, from the inside. */
function* around(name: Node): Generator<Node> {
  for (let at = name.parent, steps = 0; at && steps < NODES_AROUND_A_NAME; at = at.parent, steps += 1)
    yield at;
}

/** Between a name and the statement that binds it stand two or three nodes. */
const NODES_AROUND_A_NAME = 4;

function bindingAround(name: Node, { bindings = {} }: Values): Binding | null {
  for (const node of around(name)) {
    const row = bindings[node.type];
    if (!row) continue;
    const names = partsOf(node, row.name);
    const at = names.findIndex(each => each.id === name.id || (isBare(each, name) && contains(each, name)));
    if (at < 0) return null;
    const all = partsOf(node, row.value);
    const own =
      names.length === 1 && all.length === 1 ? all[0] : names.length === all.length ? all[at] : undefined;
    return { kind: 'value', node, value: own ?? opaque('a part of another value') };
  }
  return null;
}

/** Whether a node is a name and no more, but for a sign in front of it. */
function isBare(node: Node, { text }: Node): boolean {
  return node.text === text || (node.text.slice(1) === text && /^\W/.test(node.text));
}

function memberAround(name: Node, { enumMembers = {} }: Values): Binding | null {
  const node = name.parent;
  const row = node ? enumMembers[node.type] : undefined;
  if (!node || !row || partOf(node, row.name)?.id !== name.id) return null;
  return {
    kind: 'value',
    node,
    value: partOf(node, row.value ?? '-') ?? opaque('a member of an enumeration'),
    member: true,
  };
}

function typeAround(name: Node, values: Values): Binding | null {
  for (const node of around(name)) {
    const row = values.types?.[node.type];
    if (!row) continue;
    if (partOf(node, row.name)?.id !== name.id) return null;
    return { kind: 'value', node, value: { kind: 'class', class: typeOf(node, row, values) } };
  }
  return null;
}

/** A type by its constants: members of an enumeration, or names that are given a value in its body. */
function typeOf(node: Node, row: { name: string; body: string }, values: Values): ClassShape {
  const body = partOf(node, row.body);
  const members: MappingEntry[] = [];
  let isEnum = false;
  for (const child of body ? named(body) : []) {
    const enumRow = values.enumMembers?.[child.type];
    if (enumRow) {
      isEnum = true;
      const names = partsOf(child, enumRow.name);
      for (const name of names)
        members.push({
          node: child,
          key: name.text,
          value:
            names.length === 1
              ? memberValue(child, name, enumRow, values)
              : oneOfSeveral(child, name, enumRow),
        });
      continue;
    }
    for (const bound of boundIn(child, values)) members.push(bound);
  }
  const name = partOf(node, row.name)?.text ?? '';
  return { name, node, members, parameters: null, bases: [], constant: isEnum, bound: !isEnum };
}

/** What one member of an enumeration stands for: its value, the call that makes it, or its name. */
function memberValue(
  node: Node,
  name: Node,
  row: NonNullable<Values['enumMembers']>[string],
  values: Values,
): Expression | Node | NextMember {
  const value = row.value === undefined ? undefined : partOf(node, row.value);
  if (value) return value;
  if (row.numbered) return NEXT_NUMBER;
  const list = row.arguments === undefined ? undefined : partOf(node, row.arguments);
  return list
    ? { kind: 'call', callee: name, arguments: named(list).flatMap(each => argumentsIn(each, values)) }
    : { kind: 'literal', value: name.text };
}

/** One of `case a, b`: which of several values is whose, the grammar does not say. */
function oneOfSeveral(node: Node, name: Node, { value }: { value?: Part | undefined }): Expression {
  const hasValue = value !== undefined && partOf(node, value) !== undefined;
  return hasValue ? opaque('a value beside several members') : { kind: 'literal', value: name.text };
}

/** Names that a statement in the body of a type gives a value. */
function boundIn(statement: Node, { bindings = {} }: Values): MappingEntry[] {
  const own = bindings[statement.type];
  const nodes = own ? [statement] : named(statement).flatMap(each => [each, ...named(each)]);
  return nodes.flatMap((node): MappingEntry[] => {
    const row = bindings[node.type];
    const name = row && partOf(node, row.name);
    const value = row && partOf(node, row.value);
    if (!name || !value || name.id === value.id) return [];
    const own = name.text.replace(/^\W/, '');
    return [{ node, key: own, value: { kind: 'name', name: own } }];
  });
}

/** Whether the statement around a use of a name changes what it is bound to: how, is not known. */
function changeBy(word: Node, values: Values): Change | null {
  const { members = {} } = values;
  // Of `Type.NAME` the whole is what is changed.
  const whole = [word.parent, word.parent?.parent].find(
    node =>
      node &&
      members[node.type] &&
      partOf(node, (members[node.type] as { name: string }).name)?.id === word.id,
  );
  const object = whole ? partOf(whole, (members[whole.type] as { object: string }).object) : undefined;
  const change = changeOf((object && whole) || word, values);
  const owner = object && /[\p{L}\p{Nd}_]+$/u.exec(object.text)?.[0];
  const isOwn = owner === undefined || /^(self|this|static)$/i.test(owner);
  return change && (isOwn ? change : { ...change, owner });
}

function changeOf(
  name: Node,
  { changes = {}, calls = {}, members = {}, operators = {} }: Values,
): Change | null {
  for (const node of around(name)) {
    const operator = operators[node.type];
    const [left, right] = operator ? [partOf(node, operator.left), partOf(node, operator.right)] : [];
    if (left?.id === name.id && right) {
      const between = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
      return changes.operators?.includes(between.trim()) ? { kind: 'unknown', node } : null;
    }
    const target = changes.targets?.[node.type];
    const changed = target === undefined ? undefined : partOf(node, target);
    if (
      changed &&
      changed.id !== name.id &&
      contains(changed, name) &&
      // It is what the statement changes, and not a word within that: `$` of PHP is no part of a name.
      /^\W?$/.test(node.text.slice(changed.startIndex - node.startIndex, name.startIndex - node.startIndex))
    )
      return { kind: 'unknown', node };
    const call = calls[node.type];
    if (!call) continue;
    const callee = partOf(node, call.callee);
    const isMember = callee && Object.hasOwn(members, callee.type);
    const given = call.arguments === undefined ? node : partOf(node, call.arguments);
    const [first] = given ? named(given).filter(each => each.id !== callee?.id) : [];
    if (
      first &&
      isBare(first, name) &&
      contains(first, name) &&
      callee &&
      changes.functions?.includes(callee.text)
    )
      return { kind: 'unknown', node };
    const object = isMember
      ? partOf(callee, (members[callee.type] as { object: string }).object)
      : partOf(node, call.object ?? '-');
    const method = isMember ? partOf(callee, (members[callee.type] as { name: string }).name) : callee;
    if (object?.id === name.id && method && changes.methods?.includes(method.text))
      return { kind: 'unknown', node };
    return null;
  }
  return null;
}
