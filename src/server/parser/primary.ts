import type { Expression } from '../ast.js';
import { tokeniseExpression } from '../lexer/lexer.js';
import { Kind } from '../lexer/tokens.js';
import { list, parenthesised, vault } from './collections.js';
import { type Cursor, NotUnderstood } from './cursor.js';
import { stringValue } from './escapes.js';
import { lambda } from './lambda.js';
import { templateParts } from './template.js';

/** A literal, a name, or something in brackets. @throws as `expression` */
export function primary(cursor: Cursor): Expression {
  const { tokens, source, at } = cursor;
  const start = tokens.start(at);
  const end = tokens.end(at);
  const kind = tokens.kind(at);
  if (kind === Kind.keyword) return keyword(cursor, start, end);
  if (kind === Kind.operator) return bracketed(cursor, start);
  if (kind > Kind.operator) throw new NotUnderstood();
  cursor.at += 1;
  switch (kind) {
    case Kind.string:
      return { kind: 'text', value: stringValue(source.text, start, end), start, end };
    case Kind.template: {
      const inBraces = (from: number, to: number) => expressionInBraces(cursor, from, to);
      return { kind: 'template', parts: templateParts(source, start, end, inBraces), start, end };
    }
    case Kind.integer:
      return { kind: 'integer', value: Number(tokens.textOf(at).replaceAll('_', '')), start, end };
    case Kind.float:
      return { kind: 'float', value: Number(tokens.textOf(at).replaceAll('_', '')), start, end };
    case Kind.name:
      return { kind: 'name', name: tokens.textOf(at), start, end };
    default:
      // An exact decimal: no path is made of one.
      return { kind: 'opaque', parts: [], start, end };
  }
}

function bracketed(cursor: Cursor, start: number): Expression {
  if (cursor.take('(')) return parenthesised(cursor, start);
  if (cursor.take('[')) return list(cursor, start);
  if (cursor.take('{')) return vault(cursor, start);
  throw new NotUnderstood();
}

function keyword(cursor: Cursor, start: number, end: number): Expression {
  const { tokens, at } = cursor;
  const word = tokens.textOf(at);
  if (word === 'lambda') return lambda(cursor);
  cursor.at += 1;
  switch (word) {
    case 'yes':
    case 'no':
      return { kind: 'boolean', value: word === 'yes', start, end };
    case 'void':
      return { kind: 'void', start, end };
    case 'self':
    case 'root':
      return { kind: 'name', name: word, start, end };
    case 'typeof': {
      const operand = cursor.nested(cursor.grammar.unary);
      return { kind: 'typeof', operand, start, end: operand.end };
    }
    case 'await':
    case 'cast': {
      const operand = cursor.nested(cursor.grammar.unary);
      return { kind: 'opaque', parts: [operand], start, end: operand.end };
    }
  }
  if (word === 'action' && cursor.is('(')) return unnamedAction(cursor, start);
  // Some reserved words are functions of modules, imported by name: `adopt {forge, delete} from Kiln`.
  if (cursor.is('(')) return { kind: 'name', name: word, start, end };
  cursor.at = at;
  throw new NotUnderstood();
}

/** `action (params): …` among arguments, with all that stands in its block: up to what closes the brackets around it. */
function unnamedAction(cursor: Cursor, start: number): Expression {
  const { tokens } = cursor;
  for (let depth = 0; tokens.kind(cursor.at) < Kind.newline; cursor.at += 1) {
    if (OPENING.some(bracket => cursor.is(bracket))) depth += 1;
    else if (depth === 0 && (cursor.is(',') || CLOSING.some(bracket => cursor.is(bracket)))) break;
    else if (CLOSING.some(bracket => cursor.is(bracket))) depth -= 1;
  }
  return { kind: 'opaque', parts: [], start, end: cursor.lastEnd() };
}

const OPENING = ['(', '[', '{'];
const CLOSING = [')', ']', '}'];

/** The expression inside the braces of a text; something that is not understood is taken as a whole. */
function expressionInBraces(cursor: Cursor, start: number, end: number): Expression {
  const inner = cursor.inside(tokeniseExpression(cursor.source, start, end));
  const value = inner.attempt(cursor.grammar.expression);
  const whole = value !== undefined && inner.tokens.kind(inner.at) === Kind.end;
  return whole ? value : { kind: 'opaque', parts: [], start, end };
}
