import type { Expression, Parameter } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import type { Cursor } from './cursor.js';

/** `lambda a, b => …`, `lambda a: …`, `lambda (a: Type) -> Type => …`. @throws as `expression` */
export function lambda(cursor: Cursor): Expression {
  const start = cursor.start();
  cursor.at += 1;
  const bracketed = cursor.take('(');
  const params = parameters(cursor, bracketed);
  if (bracketed) {
    cursor.expect(')');
    while (cursor.is('->') || cursor.tokens.isName(cursor.at)) cursor.at += 1;
  }
  if (!cursor.take('=>')) cursor.expect(':');
  const body = cursor.nested(cursor.grammar.withoutPipeline);
  return { kind: 'lambda', params, body, start, end: body.end };
}

/** Parameters up to the bracket, the arrow or (without types) the colon behind them, which is left. */
export function parameters(cursor: Cursor, typed: boolean): Parameter[] {
  const params: Parameter[] = [];
  while (cursor.tokens.isName(cursor.at) || cursor.is('...') || cursor.is('self')) {
    const rest = cursor.take('...');
    const name = cursor.tokens.textOf(cursor.at);
    cursor.at += 1;
    if (typed && cursor.is(':')) skipType(cursor);
    const fallback = cursor.take(':=') ? cursor.expression() : undefined;
    params.push({ name, rest, fallback });
    if (!cursor.take(',')) break;
  }
  return params;
}

/** From the `:` of a type to what ends it at the same depth. */
export function skipType(cursor: Cursor): void {
  let depth = 0;
  for (cursor.at += 1; cursor.tokens.kind(cursor.at) < Kind.newline; cursor.at += 1) {
    if (cursor.is('<') || cursor.is('(') || cursor.is('[')) depth += 1;
    else if (depth === 0 && (cursor.is(')') || cursor.is(',') || cursor.is(':='))) return;
    else if (cursor.is('>') || cursor.is(')') || cursor.is(']')) depth -= 1;
    else if (cursor.is('>>')) depth -= 2;
  }
}
