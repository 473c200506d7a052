import type { Argument, Expression, VaultEntry } from '../ast.js';
import type { Cursor } from './cursor.js';

/** Behind `(`: an expression in parentheses, or a tuple. @throws as `expression` */
export function parenthesised(cursor: Cursor, start: number): Expression {
  const items = args(cursor, ')');
  const [only] = items;
  const comma = cursor.tokens.is(cursor.at - 2, ',');
  const end = cursor.lastEnd();
  if (items.length === 1 && only && !only.spread && !comma) return { ...only.value, start, end };
  return { kind: 'list', items, tuple: true, start, end };
}

/** Behind `[`: a list, or a comprehension. @throws as `expression` */
export function list(cursor: Cursor, start: number): Expression {
  const first = cursor.is(']') || cursor.is('...') ? undefined : cursor.expression();
  if (first && cursor.take('cycle')) return comprehension(cursor, start, first);
  if (first) cursor.take(',');
  const rest = args(cursor, ']');
  const items = first ? [{ spread: false, value: first }, ...rest] : rest;
  return { kind: 'list', items, start, end: cursor.lastEnd() };
}

/** Behind `[ELEMENT cycle`: the names, what they run over, and which items are kept. */
function comprehension(cursor: Cursor, start: number, element: Expression): Expression {
  const names = cursor.namesUntil('in');
  const iterable = cursor.grammar.withoutCondition(cursor);
  const condition = cursor.take('given') ? cursor.expression() : undefined;
  cursor.expect(']');
  return { kind: 'comprehension', element, names, iterable, condition, start, end: cursor.lastEnd() };
}

/** Behind `{`: a vault. @throws as `expression` */
export function vault(cursor: Cursor, start: number): Expression {
  const entries: VaultEntry[] = [];
  while (!cursor.take('}')) {
    if (cursor.take('...')) entries.push({ key: undefined, value: cursor.expression() });
    else {
      const key = cursor.expression();
      cursor.expect(':');
      entries.push({ key, value: cursor.expression() });
    }
    if (!cursor.is('}')) cursor.expect(',');
  }
  return { kind: 'vault', entries, start, end: cursor.lastEnd() };
}

/** What stands in brackets, up to and with the closing one: values, `name := value`, `...values`. */
export function args(cursor: Cursor, closer: string): Argument[] {
  const found: Argument[] = [];
  while (!cursor.take(closer)) {
    found.push(argument(cursor));
    if (!cursor.is(closer)) cursor.expect(',');
  }
  return found;
}

function argument(cursor: Cursor): Argument {
  const { tokens, at } = cursor;
  if (cursor.take('...')) return { spread: true, value: cursor.expression() };
  if (!tokens.is(at + 1, ':=')) return { spread: false, value: cursor.expression() };
  cursor.at += 2;
  return { name: tokens.textOf(at), spread: false, value: cursor.expression() };
}
