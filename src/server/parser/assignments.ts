import type { Expression, Statement } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import { type Cursor, NotUnderstood } from './cursor.js';
import { skipType } from './lambda.js';
import { ASSIGNMENTS, type Line, type StatementReader } from './statement-reader.js';

/** `a := 1`, `a: Type := 1`, `a, b += 1, 2`, or an expression by itself. @throws {NotUnderstood} */
export function assignmentOrExpression(reader: StatementReader, line: Line, first = line.first): Statement {
  const { tokens, cursor } = reader;
  const { end, start, stop } = line;
  cursor.at = first;
  if (tokens.isName(first) && tokens.is(first + 1, ':')) return typedAssignment(reader, line, first);
  const fields = tokens.is(first, '{') ? cursor.attempt(fieldTargets) : undefined;
  if (fields)
    return { kind: 'assign', ...fields, operator: ':=', values: valuesTo(end, reader), start, end: stop };
  cursor.at = first;
  const targets = expressions(cursor);
  const operator = tokens.textOf(cursor.at);
  if (tokens.kind(cursor.at) === Kind.operator && ASSIGNMENTS.has(operator)) {
    cursor.at += 1;
    return { kind: 'assign', targets, operator, values: valuesTo(end, reader), start, end: stop };
  }
  const [value] = targets;
  if (cursor.at !== end || targets.length !== 1 || !value) throw new NotUnderstood();
  return { kind: 'expression', value, start, end: stop };
}

/** `{a, ...rest} :=`. @throws {NotUnderstood} for another beginning */
function fieldTargets(cursor: Cursor): { targets: Expression[]; fields: (string | undefined)[] } {
  const targets: Expression[] = [];
  const fields: (string | undefined)[] = [];
  cursor.expect('{');
  while (!cursor.take('}')) {
    const isRest = cursor.take('...');
    const target = cursor.expression();
    if (target.kind !== 'name') throw new NotUnderstood();
    targets.push(target);
    fields.push(isRest ? undefined : target.name);
    cursor.take(',');
  }
  cursor.expect(':=');
  return { targets, fields };
}

function typedAssignment(reader: StatementReader, line: Line, first: number): Statement {
  const { tokens, cursor } = reader;
  cursor.at = first + 1;
  skipType(cursor);
  cursor.expect(':=');
  const name = tokens.textOf(first);
  const target: Expression = { kind: 'name', name, start: tokens.start(first), end: tokens.end(first) };
  const values = [reader.lenient(line.end)];
  return { kind: 'assign', targets: [target], operator: ':=', values, start: line.start, end: line.stop };
}

/** Expressions that end at `end`; something unknown is taken as a whole. */
function valuesTo(end: number, reader: StatementReader): Expression[] {
  const { cursor } = reader;
  const first = cursor.at;
  const values = cursor.attempt(expressions);
  if (values && cursor.at === end) return values;
  const start = reader.tokens.start(first);
  return [{ kind: 'opaque', parts: [], start, end: reader.tokens.end(Math.max(first, end - 1)) }];
}

function expressions(cursor: Cursor): Expression[] {
  const found = [cursor.expression()];
  while (cursor.take(',')) found.push(cursor.expression());
  return found;
}
