import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Argument, Expression, MappingEntry } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import type { Shape } from './initializers.js';

/**
 * Initializers that say what they are for (`.name = "x"`, `[3] = 1`), as C11 has them in 6.7.9: those that do not go on behind
 * the last one that does; of two for the same, the later one counts; one for a part (`.a.b = 1`) leaves the other parts alone.
 */

/** What a value means for a shape; for one that is not known, braces are lists. */
export type ValueIn = (node: Node, shape: Shape) => Node | Expression;

const UNKNOWN: Shape = { kind: 'unknown' };

/** Designators of one element or field, and the part of it that each sets: none for the whole. */
interface Setting {
  readonly node: Node;
  readonly first: Node;
  readonly rest: readonly Node[];
  readonly value: Node;
}

/** A value by its position, what is set of one element or field, or where a part of one is set that has others before. */
type Group = Node | Setting[] | 'part';

/** A structure by its type: fields in their order, or by their names. */
export function recordOf(children: readonly Node[], type: Node, valueIn: ValueIn): Expression {
  const groups = groupsOf(children);
  if (followsPart(groups)) return opaque('a structure with a value behind a part of a field');
  const args = groups.filter(isSet).map((group): Argument => {
    if ('id' in group) {
      const value = valueIn(group, UNKNOWN);
      return 'id' in value ? { node: group } : { node: group, value };
    }
    const { node, first } = group[0] as Setting;
    const name = nameIn(first);
    if (name === undefined) return { node, name: first.text, value: opaque('an index in a structure') };
    const value = settingsOf(group, UNKNOWN, valueIn);
    return 'id' in value ? { node: value, name } : { node, name, value };
  });
  return { kind: 'call', callee: type, arguments: args, isRecord: true };
}

/** `{ [TK_AND] = "and", [TK_OR] = "or" }`, or `{ .name = "x" }` of an unknown structure. */
export function designated(children: readonly Node[], of: Shape, valueIn: ValueIn): Expression {
  const groups = groupsOf(children);
  if (followsPart(groups)) return opaque('a list with a value behind a part of an element');
  const entries = groups.filter(isSet).map((group): MappingEntry => {
    if ('id' in group) return { node: group, key: NEXT_NUMBER, value: valueIn(group, of) };
    const { node, first } = group[0] as Setting;
    const value = settingsOf(group, of, valueIn);
    if (first.type === 'subscript_range_designator') {
      const [from, to] = [first.childForFieldName('start'), first.childForFieldName('end')];
      return from && to ? { node, from, to, value } : { node, key: node.text, value: opaque('a range') };
    }
    const key = nameIn(first) ?? named(first)[0] ?? first.text;
    return { node, key, value, ...(isPart(group) && { partial: true }) };
  });
  return { kind: 'mapping', entries };
}

/** Initializers in their order; those for the same element or field are together, where the first of them stands. */
function groupsOf(children: readonly Node[]): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Setting[]>();
  for (const node of children) {
    const [first, ...rest] = node.childrenForFieldName('designator').filter(each => each !== null);
    if (node.type !== 'initializer_pair' || !first) {
      groups.push(node);
      continue;
    }
    const setting: Setting = { node, first, rest, value: field(node, 'value') };
    const group = known.get(first.text);
    // What sets the whole is told as set twice.
    if (group && rest.length > 0) {
      group.push(setting);
      groups.push('part');
    } else {
      const own = [setting];
      groups.push(own);
      known.set(first.text, own);
    }
  }
  return groups;
}

function isSet(group: Group): group is Node | Setting[] {
  return group !== 'part';
}

/** Whether a value has its place behind a part: the next part, which the type alone tells. */
function followsPart(groups: readonly Group[]): boolean {
  return groups.some((group, i) => isSet(group) && 'id' in group && isPart(groups[i - 1]));
}

function isPart(group: Group | undefined): boolean {
  if (group === undefined || group === 'part') return group === 'part';
  return !('id' in group) && group.some(({ rest }) => rest.length > 0);
}

/** What the initializers of one element or field make of it. */
function settingsOf(group: readonly Setting[], of: Shape, valueIn: ValueIn): Node | Expression {
  const [only, ...more] = group;
  if (only && only.rest.length === 0 && more.length === 0) return valueIn(only.value, of);
  if (group.some(({ rest }) => rest.length !== 1)) return opaque('a part of a part that is set here');
  const parts = new Map(group.map(setting => [(setting.rest[0] as Node).text, setting]));
  const names = [...parts.values()].map(({ rest }) => nameIn(rest[0] as Node));
  if (of.kind === 'record' && names.every(name => name !== undefined)) {
    const args = [...parts.values()].map(({ node, value }, i): Argument => {
      const inner = valueIn(value, UNKNOWN);
      return 'id' in inner
        ? { node: inner, name: names[i] as string }
        : { node, name: names[i] as string, value: inner };
    });
    return { kind: 'call', callee: of.type, arguments: args, isRecord: true };
  }
  const inside = of.kind === 'list' || of.kind === 'map' ? of.of : UNKNOWN;
  const entries = [...parts.values()].map(
    ({ node, rest, value }): MappingEntry => ({
      node,
      key: nameIn(rest[0] as Node) ?? named(rest[0] as Node)[0] ?? node.text,
      value: valueIn(value, inside),
    }),
  );
  return { kind: 'mapping', entries };
}

function nameIn(designator: Node): string | undefined {
  return designator.type === 'field_designator' ? designator.firstNamedChild?.text : undefined;
}
