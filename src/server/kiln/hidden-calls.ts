import { type Frame, placeOf, shownPiece } from '../evaluate/frame.js';
import { memberOf } from '../evaluate/members.js';
import type { Scope } from '../evaluate/scope.js';
import { isA } from '../evaluate/value.js';
import type { SourceText } from '../text.js';
import { registers } from './signatures.js';

const NAME = '[\\p{L}_][\\p{L}\\p{N}_]*';
/** `Kiln.get(`, or `get(` where it is imported by name. */
const CALL = new RegExp(`(?<![\\p{L}\\p{N}_.])(?:(${NAME})\\s*\\.\\s*)?(${NAME})\\s*\\(`, 'gu');

/** The first call in a piece of the program that would register routes, as it is written; undefined when there is none. */
export function hiddenCall(
  { start, end }: { start: number; end: number },
  scope: Scope,
  source: SourceText,
): string | undefined {
  for (const [, alias, name = ''] of source.text.slice(start, end).matchAll(CALL)) {
    const first = scope.get(alias ?? name);
    const value = first === undefined || alias === undefined ? first : memberOf(first, name);
    if (value === undefined || !isA(value, 'function')) continue;
    if (registers(value.library, value.name)) return alias === undefined ? name : `${alias}.${name}`;
  }
  return undefined;
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
