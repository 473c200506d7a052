import type { AnswerForm, Expression, Statement } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import type { Line, StatementReader } from './statement-reader.js';
import { methodOf, VERBS } from './verbs.js';

const HEAD_OF_SERVER: ReadonlySet<string> = new Set([':', 'on', 'at']);
/** How `respond` may say what its value is. */
const FORMS: ReadonlySet<string> = new Set(['json', 'html', 'text', 'file']);

/**
 * Statements of a server block, and `ignite`; undefined where the word is a plain name (reference-language.md §2.1, §2.3).
 * The cursor stands behind the word.
 *
 * @throws {ServerSourceError} when what stands behind the word is not what it wants
 */
export function kilnStatement(reader: StatementReader, line: Line, word: string): Statement | undefined {
  const { tokens, context } = reader;
  const { first, start, stop: end } = line;
  if (word === 'server' && tokens.isName(first + 1) && HEAD_OF_SERVER.has(tokens.textOf(first + 2)))
    return server(reader, line);
  if (word === 'ignite' && tokens.isName(first + 1)) return ignite(reader, line);
  if (context.inRoute && word === 'respond') return respond(reader, line);
  if (context.inRoute && word === 'render') return render(reader, line);
  if (context.inRoute && word === 'redirect') return redirect(reader, line);
  if (!context.inServer) return undefined;
  switch (word) {
    case 'route':
      return route(reader, line);
    case 'middleware':
    case 'after':
      return { kind: word, value: reader.required(line, word), start, end };
    case 'mount':
      return mount(reader, line);
    case 'assets':
      return { kind: 'assets', prefix: reader.required(line, word, ['from']), start, end };
    case 'views':
      return { kind: 'views', folder: reader.required(line, word), start, end };
  }
  return undefined;
}

function server(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const { first, end } = line;
  cursor.at = first + 2;
  const { on, at } = options(reader, end - 1);
  if (!tokens.is(end - 1, ':'))
    throw reader.syntax(
      first,
      'The head of this server does not end in `:`.',
      'Write `server NAME on 8080:`.',
    );
  if (line.block === undefined) throw reader.emptyBlock(first, 'server');
  return {
    kind: 'server',
    name: tokens.textOf(first + 1),
    nameStart: tokens.start(first + 1),
    port: on,
    host: at,
    body: reader.blockAt(line.block, { inServer: true, inRoute: false }),
    start: line.start,
    end: line.stop,
  };
}

function ignite(reader: StatementReader, line: Line): Statement {
  const target = reader.lenient(line.end, ['on', 'at']);
  const { on } = options(reader, line.end);
  return { kind: 'ignite', target, port: on, start: line.start, end: line.stop };
}

/** `on EXPR` and `at EXPR`, in any order; the last of each wins. */
function options(reader: StatementReader, end: number): { on?: Expression; at?: Expression } {
  const { tokens, cursor } = reader;
  const found: { on?: Expression; at?: Expression } = {};
  while (cursor.at < end && (cursor.is('on') || cursor.is('at'))) {
    const which = tokens.textOf(cursor.at) as 'on' | 'at';
    cursor.at += 1;
    found[which] = reader.lenient(end, ['on', 'at']);
  }
  return found;
}

function route(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const { first, end } = line;
  const method = methodOf(tokens.textOf(first + 1));
  if (method === undefined || tokens.is(first + 2, ',')) {
    throw reader.syntax(
      first,
      'A route has exactly one verb.',
      `Write one of ${VERBS.join(', ')} behind \`route\`, and a route for each verb.`,
    );
  }
  cursor.at = first + 2;
  if (!tokens.is(end - 1, ':') || cursor.at >= end - 1)
    throw reader.syntax(first, 'The head of this route is not whole.', 'Write `route GET "/path":`.');
  if (line.block === undefined) throw reader.emptyBlock(first, 'route');
  const path = reader.lenient(end - 1);
  const body = reader.blockAt(line.block, { inServer: true, inRoute: true });
  return { kind: 'route', method, path, body, start: line.start, end: line.stop };
}

function mount(reader: StatementReader, line: Line): Statement {
  const app = reader.required(line, 'mount', ['at']);
  if (!reader.cursor.take('at'))
    throw reader.syntax(line.first, '`mount` wants a prefix.', 'Write `mount OTHER at "/prefix"`.');
  const prefix = reader.required(line, 'mount');
  return { kind: 'mount', app, prefix, start: line.start, end: line.stop };
}

/** `respond [STATUS] [json|html|text|file] [VALUE]`: a whole number that stands first is the status, never the value. */
function respond(reader: StatementReader, line: Line): Statement {
  const { tokens, cursor } = reader;
  const { start, stop, end } = line;
  let status: number | undefined;
  if (tokens.kind(cursor.at) === Kind.integer) {
    status = Number(tokens.textOf(cursor.at).replaceAll('_', ''));
    cursor.at += 1;
    cursor.take(',');
  }
  const word = cursor.at < end && tokens.isName(cursor.at) ? tokens.textOf(cursor.at) : '';
  const form = FORMS.has(word) ? (word as AnswerForm) : undefined;
  if (form) cursor.at += 1;
  const value = cursor.at < end ? reader.lenient(end) : undefined;
  return { kind: 'respond', status, form, value, start, end: stop };
}

/** `render TEMPLATE [with DATA] [status STATUS]` */
function render(reader: StatementReader, line: Line): Statement {
  const { cursor } = reader;
  const template = reader.lenient(line.end, ['with', 'status']);
  while (cursor.at < line.end && !cursor.is('status')) cursor.at += 1;
  return { kind: 'render', template, status: statusOption(reader, line), start: line.start, end: line.stop };
}

/** `redirect TARGET [status STATUS]` */
function redirect(reader: StatementReader, line: Line): Statement {
  const target = reader.lenient(line.end, ['status']);
  return { kind: 'redirect', target, status: statusOption(reader, line), start: line.start, end: line.stop };
}

function statusOption(reader: StatementReader, { end }: Line): Expression | undefined {
  return reader.cursor.at < end && reader.cursor.take('status') ? reader.lenient(end) : undefined;
}
