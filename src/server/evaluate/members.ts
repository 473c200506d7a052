import { TARGETS } from '../kiln/rule-schema.js';
import type { Read } from '../route.js';
import { methodOf } from './builtins.js';
import { BEGINNINGS, CHANGING_VAULTS, OF_VAULTS } from './methods.js';
import { partOf } from './records.js';
import {
  type FileModule,
  isA,
  List,
  type Partly,
  type Reading,
  type RequestValue,
  Response,
  Unknown,
  type Value,
  Vault,
} from './value.js';

/** The value of `object.name`. */
export function memberOf(object: Value, name: string): Value {
  if (isA(object, 'request-part'))
    return Object.hasOwn(OF_VAULTS, name)
      ? { type: 'function', library: '', name, receiver: object }
      : fieldOfRequest(object.target);
  if (object instanceof Unknown && object.known.begins !== undefined && BEGINNINGS.includes(name))
    return { type: 'function', library: '', name, receiver: object };
  if (object instanceof Unknown) return object.further(object.known.sent ? { sent: true } : {});
  if (isA(object, 'request')) return partOfRequest(name, object);
  if (isA(object, 'library')) {
    const { name: library, assumed = false } = object;
    return { type: 'function', library, name, assumed };
  }
  if (isA(object, 'module')) {
    const isHidden = object.exposed && object.scope.values.has(name);
    return (
      memberOfModule(object, name) ??
      new Unknown(
        isHidden ? `${object.path} does not relay \`${name}\`` : `${object.path} has no \`${name}\``,
      )
    );
  }
  if (isA(object, 'object') || isA(object, 'blueprint')) {
    // An action that is not called at once does not know what it is of.
    const held = isA(object, 'object') ? object.holds.get(name) : undefined;
    return (
      held ?? object.members.get(name) ?? new Unknown(`\`${object.name}\` has no \`${name}\` that is known`)
    );
  }
  if (hasMethod(object, name)) return { type: 'function', library: '', name, receiver: object };
  if (object instanceof Vault) {
    if (object.spoiled !== undefined) return new Unknown(object.spoiled);
    const value = object.entries.get(name);
    if (value !== undefined) return value;
  }
  if (object instanceof Response && name === 'status') return statusOf(object);
  const part = partOf(object, name);
  if (part !== undefined) return part;
  return new Unknown(`\`.${name}\` is not worked out`);
}

/** What a file shows by a name; undefined where it has nothing of it, or does not relay it. */
export function memberOfModule({ passed, exposed, scope }: FileModule, name: string): Value | undefined {
  return passed.get(name) ?? (!exposed || exposed.has(name) ? scope.values.get(name) : undefined);
}

/** The status of a response, which a program may ask for as well as the framework. */
export function statusOf({ status, spoiled }: Response): Value {
  return spoiled === undefined && status !== undefined
    ? status
    : new Unknown(spoiled ?? 'its status is no constant', false, [], { type: 'integer' });
}

/** Methods come before the keys of a vault; whatever a list is asked for is a method. */
function hasMethod(object: Value, name: string): boolean {
  if (isA(object, 'enum')) return !object.members.has(name);
  if (object instanceof List) return !object.fixed;
  return methodOf(object, name) !== undefined || (object instanceof Vault && CHANGING_VAULTS.has(name));
}

/** What of a request holds values by names. */
export const PARTS: readonly Read['target'][] = [...TARGETS, 'cookies', 'files', 'session'];
/** What else of it is a text. */
const TEXTS: ReadonlySet<string> = new Set(['method', 'path', 'ip']);

/** What stands in a part of the request; it is a value that the caller sends, whatever it is. */
export function fieldOfRequest(target: string, read?: Reading): Unknown {
  const known = { sent: true, ...(read && { read }) };
  return new Unknown(`it comes with the ${target} of the request`, false, [], known);
}

/** A part of the request by its name: one that may be checked, or what is known of it. */
export function partOfRequest(name: string, { address }: RequestValue): Value {
  const known = name === 'method' || name === 'path' ? address?.[name] : undefined;
  if (known !== undefined) return known;
  const target = PARTS.find(candidate => candidate === name);
  if (target) return { type: 'request-part', target };
  return sentPart(name, TEXTS.has(name) ? { type: 'text' } : {});
}

/** A part of the request of which no more than this is known. */
export function sentPart(name: string, known: Partly = {}): Unknown {
  return new Unknown(`\`${name}\` is what the caller sends`, false, [], { sent: true, ...known });
}
