import { type Frame, placeOf, shownPiece } from '../evaluate/frame.js';
import { isA } from '../evaluate/value.js';
import { REGISTERING } from './signatures.js';

const CALL = /([\p{L}_][\p{L}\p{N}_]*)\s*\.\s*([\p{L}_][\p{L}\p{N}_]*)\s*\(/gu;

/** Tells of calls that would register routes, in a piece of the program that the reader does not understand. */
export function tellOfHiddenCalls(node: { start: number; end: number }, frame: Frame): void {
  if (frame.session.walk > 0) return;
  const piece = frame.source.text.slice(node.start, node.end);
  for (const [, alias = '', name = ''] of piece.matchAll(CALL)) {
    const value = frame.scope.get(alias);
    if (value === undefined || !isA(value, 'library') || value.name !== 'Kiln' || !REGISTERING.has(name))
      continue;
    frame.session.gap(
      placeOf(node, frame),
      `\`${alias}.${name}\` stands in something that is not followed: \`${shownPiece(node, frame)}\`.`,
      `Write the call of \`${alias}.${name}\` as a statement of its own.`,
    );
    return;
  }
}
