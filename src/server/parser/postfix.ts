import type { Expression } from '../ast.js';
import { MAX_EXPRESSION_DEPTH } from '../limits.js';
import { args } from './collections.js';
import { type Cursor, NotUnderstood } from './cursor.js';
import { primary } from './primary.js';

/** A value with what stands behind it: calls, members, brackets, `with {…}`. @throws as `expression` */
export function postfix(cursor: Cursor): Expression {
  const start = cursor.start();
  const spawn = cursor.take('spawn');
  let value = primary(cursor);
  for (let length = 0; ; length += 1) {
    if (length > MAX_EXPRESSION_DEPTH) throw cursor.tooDeep();
    if (cursor.take('(')) {
      const given = args(cursor, ')');
      const end = cursor.lastEnd();
      value = { kind: 'call', callee: value, args: given, spawn: spawn && length === 0, start, end };
    } else if (cursor.is('.') || cursor.is('?.')) {
      const isOptional = cursor.take('?.');
      if (!isOptional) cursor.take('.');
      const name = cursor.word();
      const whole = { start: value.start, end: cursor.lastEnd() };
      value = { kind: 'member', object: value, name, ...(isOptional && { isOptional }), ...whole };
    } else if (cursor.take('[')) value = index(cursor, value);
    else if (cursor.is('with') && cursor.tokens.is(cursor.at + 1, '{')) {
      cursor.at += 1;
      const changes = primary(cursor);
      value = { kind: 'with', object: value, changes, start: value.start, end: changes.end };
    } else return value;
  }
}

/** An item or, with `:`, a slice. */
function index(cursor: Cursor, object: Expression): Expression {
  const bounds: (Expression | undefined)[] = [undefined];
  while (!cursor.take(']')) {
    if (cursor.take(':')) bounds.push(undefined);
    else if (bounds.at(-1) === undefined) bounds[bounds.length - 1] = cursor.expression();
    else throw new NotUnderstood();
  }
  const [only] = bounds;
  const { start } = object;
  const end = cursor.lastEnd();
  if (bounds.length > 3 || (bounds.length === 1 && !only)) throw new NotUnderstood();
  if (bounds.length === 1 && only) return { kind: 'index', object, index: only, start, end };
  return { kind: 'slice', object, bounds, start, end };
}
