import { shapeOf } from '../kiln/shapes.js';
import type { Frame } from './frame.js';
import type { Given } from './interpreter.js';
import { fieldOfRequest, memberOf } from './members.js';
import { OF_VAULTS } from './methods.js';
import {
  isA,
  type LibraryFunction,
  leavesOf,
  oneOf,
  type Reading,
  type RequestPart,
  Unknown,
  type Value,
} from './value.js';

/** The value of `object.name`; what is read of a request so is taken down. */
export function member(object: Value, name: string, frame: Frame): Value {
  // A method of a vault comes before its keys, whatever was sent.
  const isField = isA(object, 'request-part') && !Object.hasOwn(OF_VAULTS, name);
  return isField ? readField(object.target, name, frame) : memberOf(object, name);
}

/** What a part of the request has by a name; where it has nothing, the request fails. */
export function readField(target: Reading['target'], name: Value, { session }: Frame): Value {
  if (target === 'body') session.asksBody();
  return fieldOfRequest(target, typeof name === 'string' ? session.demands(target, name) : undefined);
}

/** `"x" in query`: who asks whether something is there reads it. */
export function noteMembership(name: Value, whole: Value, frame: Frame): void {
  if (isA(whole, 'request-part')) asked(whole, name, frame, 'asksFor');
}

/** What a method of a vault, or a function in its place, gives of a part of the request; undefined for another call. */
export function askedOfPart(
  { name, receiver }: LibraryFunction,
  given: readonly Given[] | undefined,
  frame: Frame,
): Value | undefined {
  const values = given?.map(({ value }) => value) ?? [];
  const part = receiver ?? (name === 'contains' ? values.shift() : undefined);
  if (part === undefined || !isA(part, 'request-part')) return undefined;
  if (part.target === 'body') frame.session.asksBody();
  const [key = null, otherwise] = values;
  if (name === 'copy') return part;
  if (name === 'has' || name === 'contains') {
    asked(part, key, frame, 'asksFor');
    return new Unknown('whether it is there is told by the request', false, [], { type: 'boolean' });
  }
  const reading = name === 'get' ? asked(part, key, frame) : undefined;
  const field = fieldOfRequest(part.target, reading);
  return name === 'get' ? withDefault(field, otherwise ?? null) : field;
}

/** What is read of a request, or else something that stands in its place: that is its default. */
export function withDefault(field: Unknown, otherwise: Value): Value {
  const { read } = field.known;
  const shape = read && shapeOf(otherwise).example;
  if (read && shape) read.fallback ??= shape;
  // It stands in the place of nothing, wherever that came from.
  const present = leavesOf(field).filter(leaf => leaf !== null);
  const either = oneOf([...present, otherwise], field.reason);
  // A conversion of it is one of what was read.
  return read && either instanceof Unknown ? either.further({ ...either.known, read }) : either;
}

function asked(
  { target }: RequestPart,
  name: Value,
  { session }: Frame,
  how: 'reads' | 'asksFor' = 'reads',
): Reading | undefined {
  if (target === 'body') session.asksBody();
  return typeof name === 'string' ? session[how](target, name) : undefined;
}
