import type { Arm, Expression, Statement } from '../ast.js';
import type { Tokens } from '../lexer/tokens.js';
import { type Cursor, NotUnderstood } from './cursor.js';
import type { Line, StatementReader } from './statement-reader.js';

/** `given`, its `orif`s and `otherwise`: the statements that follow belong to it. @throws {NotUnderstood} */
export function given(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const arms: Arm[] = [{ conditions: [reader.headExpression(line)], body: reader.body(line, 'given') }];
  while (reader.next < reader.limit) {
    const last = tokens.is(reader.next, 'otherwise');
    if (!last && !tokens.is(reader.next, 'orif')) break;
    const head = reader.line(reader.next);
    cursor.at = head.first + 1;
    const conditional = cursor.take('given') || !last;
    const conditions = conditional ? [reader.headExpression(head)] : undefined;
    arms.push({ conditions, body: reader.body(head, 'otherwise') });
    reader.next = reader.behind(head);
  }
  return { kind: 'given', arms, start: line.start, end: line.stop };
}

/** `match` with its `point`s and `default`. @throws {NotUnderstood} */
export function match(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const subject = reader.headExpression(line);
  if (line.block === undefined) throw reader.emptyBlock(line.end - 1, 'match');
  const close = reader.closing(line.block);
  const arms: Arm[] = [];
  for (let at = line.block + 1; at < close; ) {
    const head = reader.line(at);
    if (head.block === undefined) throw new NotUnderstood();
    cursor.at = at + 1;
    const matched = tokens.is(at, 'default') ? { conditions: undefined } : pattern(reader, head);
    arms.push({ ...matched, body: reader.body(head, 'point') });
    at = reader.behind(head);
  }
  return { kind: 'match', subject, arms, start: line.start, end: line.stop };
}

/** What a `point` takes: values with `or` between them, or anything, which it may name. Other patterns are not worked out. */
function pattern({ tokens, cursor }: StatementReader, { end }: Line): Pick<Arm, 'conditions' | 'names'> {
  const first = cursor.at;
  const last = end - 1;
  const names: string[] = [];
  for (let i = first; i < last && !tokens.is(i, 'when'); i += 1)
    if (isCapture(tokens, i)) names.push(tokens.textOf(i));
  if (last - first === 1 && names.length === 1) return { conditions: undefined, names };
  const conditions: Expression[] = [];
  do conditions.push(cursor.attempt(constant) ?? opaque(tokens, first, last));
  while (cursor.take('or'));
  return { conditions: cursor.at === last ? conditions : [opaque(tokens, first, last)], names };
}

/** Whether a token of a pattern is a name that gets a value, or `_`: types have capitals, and fields stand before `:=`. */
function isCapture(tokens: Tokens, at: number): boolean {
  const isPart = tokens.is(at - 1, '.') || ['.', '(', ':='].some(each => tokens.is(at + 1, each));
  return tokens.isName(at) && !isPart && !/^\p{Lu}/u.test(tokens.textOf(at));
}

/** A number, a text, `yes`, `void` or `Cor.AZUL`. @throws {NotUnderstood} when it is none of these */
function constant(cursor: Cursor): Expression {
  const value = cursor.grammar.unary(cursor);
  const { kind } = value.kind === 'unary' ? value.operand : value;
  if (!['text', 'integer', 'float', 'boolean', 'void', 'member'].includes(kind)) throw new NotUnderstood();
  return value;
}

function opaque(tokens: Tokens, first: number, last: number): Expression {
  return { kind: 'opaque', parts: [], start: tokens.start(first), end: tokens.end(last - 1) };
}

/** `cycle x in xs:` or `cycle i from 1 to 3 step 2:`. @throws {NotUnderstood} */
export function cycle(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const { start, stop } = line;
  const head = line.end - 1;
  if (tokens.is(cursor.at + 1, 'from')) {
    const name = tokens.textOf(cursor.at);
    cursor.at += 2;
    const from = reader.lenient(head, ['to']);
    cursor.expect('to');
    const to = reader.lenient(head, ['step']);
    const step = cursor.take('step') ? reader.lenient(head) : undefined;
    return { kind: 'range', name, from, to, step, body: reader.body(line, 'cycle'), start, end: stop };
  }
  const names = cursor.namesUntil('in');
  const iterable = reader.lenient(head);
  return { kind: 'cycle', names, iterable, body: reader.body(line, 'cycle'), start, end: stop };
}

/** `persist CONDITION:`, which other languages call `while`. @throws {NotUnderstood} */
export function persist(reader: StatementReader, line: Line): Statement {
  const condition = reader.headExpression(line);
  return {
    kind: 'persist',
    condition,
    body: reader.body(line, 'persist'),
    start: line.start,
    end: line.stop,
  };
}
