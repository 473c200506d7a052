import type { Expression, Statement } from '../ast.js';
import type { Frame } from './frame.js';
import { evaluate } from './interpreter.js';
import { methodOf } from './records.js';
import { type Blueprint, type Instance, isA, Unknown, type Value } from './value.js';

/** The members of a blueprint: actions, fields, what its `setup` assigns to `self`, and those of its bases. */
export function blueprintOf(statement: Statement & { kind: 'blueprint' }, frame: Frame): Blueprint {
  const members = new Map<string, Value>();
  const fields = new Map<string, () => Value>();
  let whole = true;
  for (const base of statement.bases) {
    const value = frame.scope.get(base);
    const isKnown = value !== undefined && isA(value, 'blueprint');
    whole &&= isKnown && value.whole;
    if (!isKnown) continue;
    for (const [name, member] of value.members) members.set(name, member);
    for (const [name, field] of value.fields) fields.set(name, field);
  }
  for (const member of statement.body.statements()) {
    whole &&= (member.kind === 'assign' || member.kind === 'action') && !isHook(member);
    addMember(member, members, fields, frame);
  }
  return { type: 'blueprint', name: statement.name, members, fields, whole };
}

/** Whether it answers for members that an object has not, or makes it otherwise. */
function isHook(member: Statement): boolean {
  return member.kind === 'action' && /^__|^on_missing$/.test(member.name);
}

function addMember(
  member: Statement,
  members: Map<string, Value>,
  fields: Map<string, () => Value>,
  frame: Frame,
): void {
  if (member.kind === 'assign') {
    for (const [i, target] of member.targets.entries())
      if (target.kind === 'name') {
        const value = member.values[i];
        members.set(target.name, fieldOf(target.name, value));
        if (value) fields.set(target.name, () => evaluate(value, frame));
      }
  }
  if (member.kind !== 'action') return;
  const { name, params, body, start, later } = member;
  const { scope, source } = frame;
  members.set(name, { type: 'closure', name, params, body, scope, source, start, later });
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

/** An object of a blueprint, before its `setup` ran. */
export function instanceOf({ name, members, fields, whole }: Blueprint): Instance {
  const holds = new Map([...fields].map(([field, value]) => [field, value()]));
  return { type: 'object', name, members, holds, whole };
}

/** What an object has under a name: what it holds, or an action that knows it as `self`. */
export function memberOfInstance(object: Instance, name: string): Value | undefined {
  const held = object.holds.get(name);
  if (held !== undefined) return held;
  const member = object.members.get(name);
  if (member === undefined || !isA(member, 'closure')) return member;
  return methodOf(object, member);
}
