import type { Parameter, Statement } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import { NotUnderstood } from './cursor.js';
import { definition } from './definitions.js';
import { skipType } from './lambda.js';
import type { Line, StatementReader } from './statement-reader.js';

/**
 * `record NAME:` with fields (`name: Type := default`), `enum NAME:` with members (`NAME := value`), and actions in both;
 * undefined for other statements. @throws {NotUnderstood}
 */
export function recordOrEnum(reader: StatementReader, line: Line, word: string): Statement | undefined {
  if (word !== 'record' && word !== 'enum') return undefined;
  const { tokens } = reader;
  const { first, end, block, start, stop } = line;
  if (block === undefined || !tokens.isName(first + 1) || end !== first + 3) throw new NotUnderstood();
  const found: Parameter[] = [];
  const methods: Statement[] = [];
  const close = reader.closing(block);
  for (let at = block + 1; at < close; ) {
    if (tokens.kind(at) === Kind.newline) {
      at += 1;
      continue;
    }
    const member = reader.line(at);
    at = reader.behind(member);
    const method = definition(reader, member);
    if (method) methods.push(method);
    else found.push(field(reader, member, word === 'record'));
  }
  const name = tokens.textOf(first + 1);
  return word === 'record'
    ? { kind: 'record', name, fields: found, methods, start, end: stop }
    : { kind: 'enum', name, members: found, methods, start, end: stop };
}

function field(reader: StatementReader, { first, end }: Line, typed: boolean): Parameter {
  const { tokens, cursor } = reader;
  cursor.at = first;
  const name = cursor.name();
  if (typed) {
    if (!cursor.is(':')) throw new NotUnderstood();
    skipType(cursor);
  }
  const fallback = cursor.take(':=') ? reader.lenient(end) : undefined;
  if (cursor.at !== end || tokens.kind(end) < Kind.newline) throw new NotUnderstood();
  return { name, rest: false, fallback };
}
