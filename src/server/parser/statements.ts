import type { Statement } from '../ast.js';
import { tokenise } from '../lexer/lexer.js';
import { Kind, type Tokens } from '../lexer/tokens.js';
import type { SourceText } from '../text.js';
import { modulePath, readAdopt } from './adopt.js';
import { assignmentOrExpression } from './assignments.js';
import { BLOCKS } from './blocks.js';
import { cycle, given, match, persist } from './control-flow.js';
import { definition } from './definitions.js';
import { errorBlock } from './error-blocks.js';
import { kilnStatement } from './kiln-statements.js';
import { recordOrEnum } from './records.js';
import { type Context, type Line, mentions, StatementReader } from './statement-reader.js';

/**
 * The statements of a file. Bodies are parsed when somebody asks for them.
 *
 * @throws {ServerSourceError} where the text is not of the language
 */
export function parseFile(source: SourceText): readonly Statement[] {
  const tokens = tokenise(source);
  return statementsBetween(source, tokens, 0, tokens.count - 1, { inServer: false, inRoute: false });
}

function statementsBetween(
  source: SourceText,
  tokens: Tokens,
  first: number,
  limit: number,
  context: Context,
): Statement[] {
  const reader = new StatementReader(source, tokens, first, limit, context, statementsBetween);
  const statements: Statement[] = [];
  while (reader.next < limit) {
    const at = reader.next;
    const kind = tokens.kind(at);
    if (kind === Kind.newline || kind === Kind.dedent) reader.next += 1;
    else if (kind === Kind.indent) {
      reader.next = reader.closing(at) + 1;
      statements.push(bareBlock(reader, at));
    } else statements.push(statementAt(reader, at));
  }
  return statements;
}

/** Lines that are indented deeper without a head run where they stand. */
function bareBlock(reader: StatementReader, indent: number): Statement {
  const start = reader.tokens.start(indent);
  return { kind: 'block', runs: 'once', names: [], body: reader.blockAt(indent), start, end: start };
}

function statementAt(reader: StatementReader, first: number): Statement {
  const line = reader.line(first);
  reader.next = reader.behind(line);
  reader.cursor.at = first;
  return reader.cursor.attempt(() => known(reader, line)) ?? unknown(reader, line);
}

/** Words of servers: a block with one of them, whose head is not understood, may be a server, or a part of one. */
const OF_SERVERS: ReadonlySet<string> = new Set(['route', 'middleware', 'mount']);

/** Something that the reader does not understand: its block, if it has one, may run. */
function unknown(reader: StatementReader, line: Line): Statement {
  const { first, block, start, stop: end } = line;
  const { inServer, inRoute } = reader.context;
  const isServers = block !== undefined && mentions(reader.tokens, first, reader.closing(block), OF_SERVERS);
  const unread = ((inServer && !inRoute) || isServers) && { unread: true as const };
  if (block === undefined) return { kind: 'other', start, end, ...unread };
  const runs = BLOCKS.get(reader.tokens.textOf(first)) ?? 'maybe';
  return { kind: 'block', runs, names: [], body: reader.blockAt(block), start, end, ...unread };
}

/** @throws {NotUnderstood} */
function known(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const { first, start, stop: end } = line;
  const kind = tokens.kind(first);
  if (kind !== Kind.name && kind !== Kind.keyword) return assignmentOrExpression(reader, line);
  const word = tokens.textOf(first);
  cursor.at = first + 1;
  const special =
    (kind === Kind.name && kilnStatement(reader, line, word)) ||
    definition(reader, line) ||
    recordOrEnum(reader, line, word) ||
    (kind === Kind.keyword && errorBlock(reader, line, word)) ||
    plainBlock(reader, line, word);
  if (special) return special;
  cursor.at = first + 1;
  switch (kind === Kind.keyword ? word : '') {
    case 'adopt':
      return { kind: 'adopt', form: readAdopt(cursor), start, end };
    case 'relay':
      if (cursor.take('from')) return { kind: 'relay-from', path: modulePath(cursor), start, end };
      return { kind: 'relay', names: words(tokens, cursor.at, line.end), start, end };
    case 'given':
      return given(reader, line);
    case 'match':
      return match(reader, line);
    case 'cycle':
      return cycle(reader, line);
    case 'persist':
      return persist(reader, line);
    case 'yield': {
      const value = cursor.at === line.end ? undefined : reader.lenient(line.end);
      return { kind: 'yield', value, start, end };
    }
    case 'halt':
      return { kind: 'halt', start, end };
    case 'skip':
      return { kind: 'skip', start, end };
    case 'trigger': {
      const value = cursor.at === line.end ? undefined : reader.lenient(line.end);
      return { kind: 'trigger', value, start, end };
    }
    case 'propagate':
      return { kind: 'propagate', start, end };
    case 'out':
    case 'emit':
    case 'assert':
      return { kind: 'expression', value: reader.lenient(line.end), start, end };
    case 'steady':
      return assignmentOrExpression(reader, line, first + 1);
  }
  return assignmentOrExpression(reader, line);
}

/** `monitor:`, `using x as y:`, …: statements with a body of which nothing more is known. */
function plainBlock(reader: StatementReader, line: Line, word: string): Statement | undefined {
  const runs = line.block === undefined ? undefined : BLOCKS.get(word);
  if (line.block === undefined || runs === undefined) return undefined;
  const { tokens } = reader;
  const names: string[] = [];
  for (let i = line.first; i < line.end; i += 1)
    if (tokens.is(i, 'as') && tokens.isName(i + 1)) names.push(tokens.textOf(i + 1));
  return { kind: 'block', runs, names, body: reader.blockAt(line.block), start: line.start, end: line.stop };
}

/** The names and reserved words between two tokens. */
function words(tokens: Tokens, first: number, end: number): string[] {
  const found: string[] = [];
  for (let i = first; i < end; i += 1) if (tokens.kind(i) <= Kind.keyword) found.push(tokens.textOf(i));
  return found;
}
