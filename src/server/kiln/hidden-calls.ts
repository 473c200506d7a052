import { type Frame, placeOf, shownPiece } from '../evaluate/frame.js';
import { memberOf } from '../evaluate/members.js';
import type { Scope } from '../evaluate/scope.js';
import { isA, type Value } from '../evaluate/value.js';
import type { SourceText } from '../text.js';
import { registers } from './signatures.js';

const NAME = '[\\p{L}_][\\p{L}\\p{N}_]*';
/** `Kiln.get(`, or `get(` where it is imported by name. */
const CALL = new RegExp(`(?<![\\p{L}\\p{N}_.])(?:(${NAME})\\s*\\.\\s*)?(${NAME})\\s*\\(`, 'gu');

/**
 * A call in a piece of the program that would register routes, as it is written: the first one of a function of a library,
 * else of an action that has such a call. Undefined when there is none.
 */
export function hiddenCall(
  piece: { start: number; end: number },
  scope: Scope,
  source: SourceText,
): string | undefined {
  const calls = callsIn(piece, scope, source);
  const found = calls.find(({ value }) => isRegistering(value)) ?? calls.find(({ value }) => hasOne(value));
  return found?.shown;
}

/** What is called by name in a piece of the program. */
function callsIn({ start, end }: { start: number; end: number }, scope: Scope, source: SourceText) {
  const calls: { shown: string; value: Value }[] = [];
  for (const [, alias, name = ''] of source.text.slice(start, end).matchAll(CALL)) {
    const first = scope.get(alias ?? name);
    const value = first === undefined || alias === undefined ? first : memberOf(first, name);
    if (value !== undefined) calls.push({ shown: alias === undefined ? name : `${alias}.${name}`, value });
  }
  return calls;
}

function isRegistering(value: Value): boolean {
  return isA(value, 'function') && registers(value.library, value.name);
}

/** Bodies of actions that were looked through, and how many names there were then: a later import may matter. */
const known = new WeakMap<object, { readonly registers: boolean; readonly names: number }>();

/** Whether it is an action that registers routes itself. */
export function hasOne(action: Value): boolean {
  if (!isA(action, 'closure')) return false;
  const { body, scope, source } = action;
  const names = scope.values.size;
  const before = known.get(body);
  if (before && (before.registers || before.names === names)) return before.registers;
  const found = callsIn(body, scope, source).some(({ value }) => isRegistering(value));
  known.set(body, { registers: found, names });
  return found;
}

/** Tells of calls that would register routes, in a piece of the program that the reader does not follow. */
export function tellOfHiddenCalls(node: { start: number; end: number }, frame: Frame): void {
  if (frame.session.walk > 0) return;
  const call = hiddenCall(node, frame.scope, frame.source);
  if (call === undefined) return;
  frame.session.gap(
    placeOf(node, frame),
    `\`${call}\` stands in something that is not followed: \`${shownPiece(node, frame)}\`.`,
    `Write the call of \`${call}\` as a statement of its own.`,
  );
}

/** Words that answer a request, or end an action. */
const ANSWERS = /(?<![\p{L}\p{N}_.])(?:respond|render|redirect|yield|trigger|propagate)(?![\p{L}\p{N}_])/u;

/** Takes down that a piece of a handler that is not followed may answer something. */
export function tellOfHiddenAnswers(node: { start: number; end: number }, frame: Frame): void {
  if (!frame.session.inHandler || !ANSWERS.test(frame.source.text.slice(node.start, node.end))) return;
  frame.session.unread({
    place: placeOf(node, frame),
    reason: `What is answered here is not read: \`${shownPiece(node, frame)}\` is not followed.`,
    remedy: 'Answer in a statement of its own.',
  });
}
