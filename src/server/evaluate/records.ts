import type { Parameter, Statement } from '../ast.js';
import type { Frame } from './frame.js';
import { evaluate, type Given } from './interpreter.js';
import { contains } from './operators.js';
import {
  type Closure,
  type Enumeration,
  type EnumMember,
  equal,
  isA,
  List,
  MODEL,
  type RecordType,
  type RecordValue,
  Unknown,
  type Value,
  Vault,
} from './value.js';

/** The type that a declaration of a record makes. */
export function declareRecord(
  { name, fields, methods }: Statement & { kind: 'record' },
  frame: Frame,
): RecordType {
  return { type: 'record', name, fields, methods: closuresOf(methods, frame), frame };
}

/** A record with the values of its fields, in their places or by name; those that are not given have their defaults. */
export function recordOf(record: RecordType, given: readonly Given[]): Value {
  const positional = given.filter(({ name }) => name === undefined);
  const values = new Map<string, Value>();
  for (const [i, field] of record.fields.entries()) {
    const value = (positional[i] ?? given.find(({ name }) => name === field.name))?.value;
    values.set(field.name, value === undefined ? defaultOf(field, record) : value);
  }
  return { type: 'record-value', record, values };
}

function defaultOf({ name, fallback }: Parameter, { name: record, frame }: RecordType): Value {
  return fallback ? evaluate(fallback, frame) : new Unknown(`\`${record}\` is given no \`${name}\``);
}

/** Members have the values that are written for them, or their names. */
export function declareEnum(
  { name, members, methods }: Statement & { kind: 'enum' },
  frame: Frame,
): Enumeration {
  const found = new Map<string, EnumMember>();
  const enumeration: Enumeration = {
    type: 'enum',
    name,
    members: found,
    methods: closuresOf(methods, frame),
  };
  for (const [index, member] of members.entries()) {
    const value = member.fallback ? evaluate(member.fallback, frame) : member.name;
    found.set(member.name, { type: 'enum-member', enumeration, name: member.name, value, index });
  }
  return enumeration;
}

/** `Colour(2)`: the first member with this value or name. */
export function memberFor({ name, members }: Enumeration, given: readonly Given[]): Value {
  const [only] = given;
  const unknown = new Unknown(`which member of \`${name}\` it is, is not known`);
  if (!only || given.length > 1 || only.name !== undefined) return unknown;
  for (const member of members.values()) {
    if (member.name === only.value) return member;
    const same = equal(member.value, only.value);
    if (same !== false) return same ? member : unknown;
  }
  return unknown;
}

/** What an object of a record, a type or a member of an enumeration has under a name; undefined when it has nothing. */
export function partOf(object: Value, name: string): Value | undefined {
  if (isA(object, 'record-value')) {
    if (name === 'fields') return new Vault(new Map(object.values));
    if (name === 'record_name') return object.record.name;
    const value = object.values.get(name);
    return value === undefined ? methodWith(object, object.record.methods.get(name)) : value;
  }
  if (isA(object, 'enum-member')) {
    if (name === 'name' || name === 'value' || name === 'index') return object[name];
    return name === 'enum_name'
      ? object.enumeration.name
      : methodWith(object, object.enumeration.methods.get(name));
  }
  return isA(object, 'enum') ? object.members.get(name) : undefined;
}

/** `Colour.names()` and the like; undefined for what is no such function. */
export function ofEnumeration(
  { members }: Enumeration,
  name: string,
  args: readonly Value[],
): Value | undefined {
  const all = [...members.values()];
  const [wanted = null] = args;
  switch (name) {
    case 'names':
      return new List([...members.keys()]);
    case 'values':
      return new List(all.map(({ value }) => value));
    case 'members':
      return new List([...all]);
    case 'count':
      return members.size;
    case 'has':
      return contains(new List([...members.keys()]), wanted);
    case 'from_name':
      return typeof wanted === 'string' ? (members.get(wanted) ?? null) : undefined;
  }
  return undefined;
}

/** `object with {…}`: a copy with other values. */
export function withChanges(object: Value, changes: Value): Value {
  const fields = MODEL.fields(changes);
  const entries = fields?.map(({ key, entry }) => [key, entry] as const);
  if (entries && isA(object, 'record-value')) {
    const values = new Map([
      ...object.values,
      ...entries.map(([key, entry]) => [String(key), entry] as const),
    ]);
    return { ...object, values };
  }
  if (entries && object instanceof Vault && object.spoiled === undefined)
    return new Vault(new Map([...object.entries, ...(entries as [string, Value][])]));
  const unknown = [object, changes].find(value => value instanceof Unknown);
  return unknown ?? new Unknown('what `with` changes is not known');
}

/** An action of an object, which knows that by two names. */
export function methodOf(object: Value, method: Closure): Closure {
  const scope = method.scope.inside();
  for (const name of ['self', 'this']) scope.declare(name, object);
  return { ...method, scope };
}

function methodWith(object: RecordValue | EnumMember, method: Closure | undefined): Closure | undefined {
  return method && methodOf(object, method);
}

function closuresOf(methods: readonly Statement[], { scope, source }: Frame): Map<string, Closure> {
  const found = new Map<string, Closure>();
  for (const method of methods) {
    if (method.kind !== 'action') continue;
    const { name, params, body } = method;
    found.set(name, { type: 'closure', name, params, body, scope, source });
  }
  return found;
}
