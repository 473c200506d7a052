import type { ChainLink, Expression } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import { MAX_EXPRESSION_DEPTH } from '../limits.js';
import { type Cursor, type Grammar, NotUnderstood } from './cursor.js';
import { lambda } from './lambda.js';
import { postfix } from './postfix.js';

/** Binary operators, loosest first (reference-language.md §2.9). `not` is the beginning of `not in`. */
const LEVELS: readonly string[] = [
  '??',
  'or',
  'and',
  'is isnt == != < > <= >= bigger smaller bigger_eq smaller_eq in not',
  '+ -',
  '* / % // ~/',
];
const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  LEVELS.flatMap((operators, level) => operators.split(' ').map(operator => [operator, level] as const)),
);
/** What a stage of a pipeline is written with. */
const OR = 1;
/** `not` before an operand binds looser than comparisons. */
const COMPARISON = 3;
const NO_LEVEL = -1;

/** The expressions of the language. */
export const EXPRESSIONS: Grammar = { expression, withoutPipeline, withoutCondition, unary };

function expression(cursor: Cursor): Expression {
  let value = withoutPipeline(cursor);
  for (let stages = 0; cursor.take('>>'); stages += 1) {
    if (stages > MAX_EXPRESSION_DEPTH) throw cursor.tooDeep();
    value = stage(cursor, value);
  }
  return value;
}

/** The name of an item where the program gives it none: no name of the language has a blank. */
const ITEM = 'the item';

/** `sift x: …`, `morph x: …`, `distill a, x: …`, each also with the name of an action. @throws as `expression` */
function stage(cursor: Cursor, iterable: Expression): Expression {
  const verb = ['sift', 'morph', 'distill'].find(word => cursor.take(word));
  if (verb === undefined) throw new NotUnderstood();
  const { start } = iterable;
  const at = cursor.start();
  const name = cursor.name();
  if (verb === 'distill') {
    cursor.take(',');
    const item = cursor.name();
    cursor.expect(':');
    const body = cursor.nested(inner => operation(inner, OR));
    const more = cursor.is('>>') || !cursor.beginsValue();
    const initial = more ? undefined : cursor.nested(inner => operation(inner, OR));
    return { kind: 'distill', iterable, names: [name, item], body, initial, start, end: cursor.lastEnd() };
  }
  const end = cursor.lastEnd();
  const named = (of: string): Expression => ({ kind: 'name', name: of, start: at, end });
  const written = cursor.take(':') ? cursor.nested(inner => operation(inner, OR)) : undefined;
  const item = written ? name : ITEM;
  const args = [{ spread: false, value: named(ITEM) }];
  const result = written ?? { kind: 'call', callee: named(name), args, spawn: false, start: at, end };
  const [element, condition] = verb === 'morph' ? [result, undefined] : [named(item), result];
  return { kind: 'comprehension', element, names: [item], iterable, condition, start, end: cursor.lastEnd() };
}

function withoutPipeline(cursor: Cursor): Expression {
  const value = cursor.nested(withoutCondition);
  if (!cursor.is('given')) return value;
  const before = cursor.at;
  cursor.at += 1;
  const condition = operation(cursor);
  if (!cursor.take('otherwise')) {
    cursor.at = before;
    return value;
  }
  const otherwise = cursor.nested(withoutPipeline);
  return { kind: 'conditional', value, condition, otherwise, start: value.start, end: otherwise.end };
}

function withoutCondition(cursor: Cursor): Expression {
  return cursor.is('lambda') ? lambda(cursor) : operation(cursor);
}

/** Operands and the operators of at least this level between them; of one level, from left to right. */
function operation(cursor: Cursor, least = 0): Expression {
  let left = least <= COMPARISON && cursor.is('not') ? negation(cursor) : unary(cursor);
  for (;;) {
    const level = levelOfNext(cursor);
    if (level < least) return left;
    const rest: ChainLink[] = [];
    while (levelOfNext(cursor) === level)
      rest.push({ operator: takeOperator(cursor), right: operation(cursor, level + 1) });
    left = { kind: 'chain', first: left, rest, start: left.start, end: cursor.lastEnd() };
  }
}

function levelOfNext({ tokens, at }: Cursor): number {
  const kind = tokens.kind(at);
  if (kind !== Kind.operator && kind !== Kind.keyword) return NO_LEVEL;
  const level = LEVEL_OF.get(tokens.textOf(at)) ?? NO_LEVEL;
  return level === COMPARISON && tokens.is(at, 'not') && !tokens.is(at + 1, 'in') ? NO_LEVEL : level;
}

/** Passes an operator; two words where they are one: `not in`, and `is not`, which is `isnt`. */
function takeOperator(cursor: Cursor): string {
  const spelling = cursor.tokens.textOf(cursor.at);
  cursor.at += 1;
  if (spelling === 'not') {
    cursor.at += 1;
    return 'not in';
  }
  return spelling === 'is' && cursor.take('not') ? 'isnt' : spelling;
}

function negation(cursor: Cursor): Expression {
  const start = cursor.start();
  cursor.at += 1;
  const operand = cursor.nested(inner => operation(inner, COMPARISON));
  return { kind: 'unary', operator: 'not', operand, start, end: operand.end };
}

function unary(cursor: Cursor): Expression {
  if (!cursor.is('-')) return power(cursor);
  const start = cursor.start();
  cursor.at += 1;
  const operand = cursor.nested(unary);
  return { kind: 'unary', operator: '-', operand, start, end: operand.end };
}

function power(cursor: Cursor): Expression {
  const first = postfix(cursor);
  if (!cursor.take('**')) return first;
  const right = cursor.nested(unary);
  return { kind: 'chain', first, rest: [{ operator: '**', right }], start: first.start, end: right.end };
}
