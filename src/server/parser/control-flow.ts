import type { Arm, Expression, Statement } from '../ast.js';
import { NotUnderstood } from './cursor.js';
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
    const conditions = tokens.is(at, 'default') ? undefined : patterns(reader, head);
    arms.push({ conditions, body: reader.body(head, 'point') });
    at = reader.behind(head);
  }
  return { kind: 'match', subject, arms, start: line.start, end: line.stop };
}

function patterns(reader: StatementReader, { end }: Line): Expression[] {
  const found = [reader.lenient(end - 1, [','])];
  while (reader.cursor.take(',')) found.push(reader.lenient(end - 1, [',']));
  return found;
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
