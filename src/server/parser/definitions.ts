import type { Block, Statement } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import { MODIFIERS } from './blocks.js';
import { NotUnderstood } from './cursor.js';
import { parameters } from './lambda.js';
import { type Line, mentions, type StatementReader } from './statement-reader.js';

/** An action or a blueprint, with the words that may stand before it; undefined for others. @throws {NotUnderstood} */
export function definition(reader: StatementReader, line: Line): Statement | undefined {
  const { tokens } = reader;
  let at = line.first;
  while (MODIFIERS.has(tokens.textOf(at)) && tokens.kind(at + 1) <= Kind.keyword) at += 1;
  if (tokens.is(at, 'action')) return action(reader, line, at);
  return tokens.is(at, 'blueprint') ? blueprint(reader, line, at) : undefined;
}

/** Words of actions whose calls do not give what these yield. */
const LATE = ['async', 'stream'] as const;

function action(reader: StatementReader, line: Line, at: number): Statement {
  const { tokens, cursor } = reader;
  cursor.at = at + 2;
  cursor.expect('(');
  const params = parameters(cursor, true);
  cursor.expect(')');
  const body = line.block === undefined ? onOneLine(reader, line, at) : reader.blockAt(line.block);
  const name = tokens.textOf(at + 1);
  const later = LATE.find(word => mentions(tokens, line.first, at, new Set([word])));
  return {
    kind: 'action',
    name,
    params,
    body,
    ...(later && { later }),
    start: tokens.start(at),
    end: line.stop,
  };
}

/** `action f(x) => VALUE` */
function onOneLine(reader: StatementReader, line: Line, at: number): Block {
  const { tokens, cursor } = reader;
  while (cursor.at < line.end && !cursor.is('=>')) cursor.at += 1;
  cursor.expect('=>');
  const first = cursor.at;
  const [start, end] = [tokens.start(at), line.stop];
  const value: Statement = { kind: 'yield', value: reader.lenient(line.end), start, end };
  const mentioned = (names: ReadonlySet<string>) => mentions(tokens, first, line.end, names);
  return { start, end, statements: () => [value], mentions: mentioned };
}

function blueprint(reader: StatementReader, line: Line, at: number): Statement {
  const { tokens } = reader;
  if (line.block === undefined) throw new NotUnderstood();
  const bases: string[] = [];
  for (let i = at + 2; i < line.end; i += 1) if (tokens.isName(i)) bases.push(tokens.textOf(i));
  const body = reader.blockAt(line.block, { inServer: false, inRoute: false });
  const name = tokens.textOf(at + 1);
  return { kind: 'blueprint', name, bases, body, start: tokens.start(at), end: line.stop };
}
