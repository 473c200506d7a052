import type { Expression, Statement } from '../ast.js';
import type { Frame } from './frame.js';
import { type Blueprint, isA, Unknown, type Value } from './value.js';

/** The members of a blueprint: actions, fields, what its `setup` assigns to `self`, and those of its bases. */
export function blueprintOf(statement: Statement & { kind: 'blueprint' }, frame: Frame): Blueprint {
  const members = new Map<string, Value>();
  let whole = true;
  for (const base of statement.bases) {
    const value = frame.scope.get(base);
    if (value !== undefined && isA(value, 'blueprint')) {
      for (const [name, member] of value.members) members.set(name, member);
      whole &&= value.whole;
    } else whole = false;
  }
  for (const member of statement.body.statements()) addMember(member, members, frame);
  return { type: 'blueprint', name: statement.name, members, whole };
}

function addMember(member: Statement, members: Map<string, Value>, frame: Frame): void {
  if (member.kind === 'assign') {
    for (const [i, target] of member.targets.entries())
      if (target.kind === 'name') members.set(target.name, fieldOf(target.name, member.values[i]));
  }
  if (member.kind !== 'action') return;
  const { name, params, body } = member;
  members.set(name, { type: 'closure', name, params, body, scope: frame.scope, source: frame.source });
  if (name !== 'setup') return;
  for (const inner of body.statements()) {
    if (inner.kind !== 'assign') continue;
    for (const [i, target] of inner.targets.entries()) {
      const isSelf =
        target.kind === 'member' && target.object.kind === 'name' && target.object.name === 'self';
      if (isSelf) members.set(target.name, fieldOf(target.name, inner.values[i]));
    }
  }
}

/** A field is there, whatever it holds; only one that holds nothing is known. */
function fieldOf(name: string, value: Expression | undefined): Value {
  return value?.kind === 'void' ? null : new Unknown(`\`${name}\` is a field of an object`);
}
