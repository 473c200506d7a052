import { type Steps, TURNS_PER_STEP } from '../../text/steps.js';
import { type Code, type CodeToken, chainFrom, depthOf, isMember, isName, textAt } from '../code-token.js';
import type { Language } from '../language.js';
import type { Program } from '../program.js';
import { Reading } from '../reading.js';
import { isAssignment } from './assignment.js';

/**
 * How a name is used where it stands: it is called; something is asked of it; it stands beside a name, a number or a text with
 * nothing but blanks between, where words do; it is a whole line, or all that a line has before its block; it is a value.
 */
export type Use = 'call' | 'base' | 'beside' | 'line' | 'value';

/** A name that a program uses and gives no meaning: none of its places could declare it, or give it a value. */
export interface Unbound {
  readonly name: string;
  /** Its tokens, in the order of the text. */
  readonly places: readonly number[];
  readonly uses: ReadonlySet<Use>;
}

/** Tokens of one call, at most. */
const MAX_CALL_TOKENS = 1000;
const LABELLING: ReadonlySet<string> = new Set([':', '=', '=>', '->']);
/** What stands before a parameter or around some, too: `*rest`, `|x|`. */
const UNARY = /^[*&|.~!@+-]+$/;
/** Signs behind which a name may be declared, in a list or a pattern, or stands for a type: some languages count them as operators. */
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{', ',', ';', ':', '::', '=>', '->', '?', '#']);
const ARGUMENT_BEFORE: ReadonlySet<string> = new Set(['(', ',']);
const ARGUMENT_AFTER: ReadonlySet<string> = new Set([')', ',']);
/** So far back the bracket of an argument is looked for. */
const MAX_ARGUMENT_TOKENS = 200;
/** Behind a call: it was the head of a function, or a pattern. */
const HEAD_ENDS: ReadonlySet<string> = new Set(['{', ':', '=>', '->', '=']);

/** Gathers the names of a program that are used and never bound, as far as can be seen; words of the language are none. */
export function* unboundNames(program: Program, code: Code): Steps<Unbound[]> {
  const { language } = program;
  const found = language.names<{ readonly places: number[]; readonly uses: Set<Use> }>();
  const bound = language.names<true>();
  const ends = new Map(program.imports.map(({ first, end }) => [first, end]));
  for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
    if (turn % TURNS_PER_STEP === 0) yield;
    const end = ends.get(i);
    if (end !== undefined) {
      // What a program takes in is its own from then on.
      for (; i < end; i += 1) if (isName(code, i)) bound.set(textAt(code, i), true);
      i -= 1;
      continue;
    }
    if (!isName(code, i) || isMember(code, i - 1)) continue;
    const name = textAt(code, i);
    if (language.words.has(name) || bound.has(name)) continue;
    const use = program.isOwnAt(code, i) ? undefined : useAt(program, code, i);
    if (use === undefined) {
      bound.set(name, true);
      continue;
    }
    const known = found.get(name);
    if (known === undefined) found.set(name, { places: [i], uses: new Set([use]) });
    else {
      known.places.push(i);
      known.uses.add(use);
    }
  }
  return [...found].flatMap(([name, { places, uses }]) => (bound.has(name) ? [] : [{ name, places, uses }]));
}

/** How a name is used at a place; nothing where it may get its meaning there. */
export function useAt(program: Program, code: Code, at: number): Use | undefined {
  const { language } = program;
  const { tokens } = code;
  const { isFirst, start, end } = tokens.get(at) as CodeToken;
  const before = isFirst ? '' : textAt(code, at - 1);
  const isBehindName = !isFirst && isName(code, at - 1);
  const isBehindWord = isBehindName && language.words.has(before);
  if (isBehindWord && (language.isDeclaring(before) || language.isBinding(before))) return undefined;
  const next = tokens.get(at + 1);
  const after = next?.isFirst === false ? textAt(code, at + 1) : '';
  if (isAssignment(program, after)) return undefined;
  if (after === '(' && next?.start === end)
    return isHead(program, code, at, closeOf(code, at + 1)) ? undefined : 'call';
  if (after !== '' && isMember(code, at + 1))
    return isHead(program, code, at, chainFrom(code, at).last) ? undefined : 'base';
  const isFollowed = after !== '' && (next as CodeToken).start > end && isOperand(program, code, at + 1);
  const isPreceded =
    !isFirst && (tokens.get(at - 1) as CodeToken).end < start && isOperand(program, code, at - 1);
  const isModifier = after !== '' && isName(code, at + 1) && (isFirst || language.isDeclaring(after));
  if (isFollowed || isPreceded || isModifier) return 'beside';
  const isEnd = after === '' || (isOpener(program, after) && tokens.get(at + 2)?.isFirst !== false);
  if (isFirst && isEnd) return 'line';
  if (isName(code, at + 1) && after !== '' && !language.words.has(after)) return undefined;
  if (isArgument(program, code, at)) return 'value';
  const isTight = (tokens.get(at - 1) as CodeToken | undefined)?.end === start;
  const isOperator = language.operators.has(before) && !UNARY.test(before) && !OPENING.has(before);
  // Tight behind it a parameter of a type may be declared: `<T>`.
  const isBehindOperator = (isOperator && !(before === '<' && isTight)) || isAssignment(program, before);
  return isBehindOperator && !isBehindWord && !LABELLING.has(after) ? 'value' : undefined;
}

/** Whether a name with what belongs to it may be the head of a function or a pattern: `get area():`, `int area() {`. */
function isHead(program: Program, code: Code, at: number, last: number): boolean {
  const { language } = program;
  const isBehindName = code.tokens.get(at)?.isFirst === false && isName(code, at - 1);
  const before = isBehindName ? textAt(code, at - 1) : '';
  if (isBehindName && !language.words.has(before)) return true;
  const behind = code.tokens.get(last + 1)?.isFirst === false ? textAt(code, last + 1) : '';
  if (textAt(code, last) === ')' && isAssignment(program, behind)) return true;
  const declares = !(language.isReserved(before) && language.tellsDeclaring);
  return HEAD_ENDS.has(behind) && (isBehindName ? declares : code.tokens.get(at)?.isFirst === true);
}

/** Whether a name that is alone between commas is given to a function that is called. */
function isArgument(program: Program, code: Code, at: number): boolean {
  const isAlone = ARGUMENT_BEFORE.has(textAt(code, at - 1)) && ARGUMENT_AFTER.has(textAt(code, at + 1));
  if (!isAlone) return false;
  let depth = 0;
  for (let i = at - 1; i > 0 && at - i < MAX_ARGUMENT_TOKENS; i -= 1) {
    depth += depthOf(code, i);
    if (depth <= 0) continue;
    const isCall =
      textAt(code, i) === '(' &&
      isName(code, i - 1) &&
      code.tokens.get(i - 1)?.end === code.tokens.get(i)?.start;
    if (!isCall) return false;
    if (isMember(code, i - 2)) return !HEAD_ENDS.has(textAt(code, closeOf(code, i) + 1));
    return !program.language.isReserved(textAt(code, i - 1)) && useAt(program, code, i - 1) === 'call';
  }
  return false;
}

/** Whether a token is a value, or the end of one: a name that is no word, a number, a text, what a bracket closes. */
function isOperand(program: Program, code: Code, at: number): boolean {
  const { kind, start = 0 } = code.tokens.get(at) ?? {};
  if (kind === 'number') return true;
  if (kind === 'name') return isValue(program.language, textAt(code, at));
  // A text begins there, or goes on behind code in it.
  if (kind === 'text') return code instanceof Reading && code.proseBefore(start + 1)?.start === start;
  return false;
}

/** Names are values, and of the words of a language those that it has as constants. */
function isValue(language: Language, name: string): boolean {
  return !language.words.has(name) || language.isConstant(name);
}

function isOpener({ language }: Program, text: string): boolean {
  return language.data.lexico?.blocos?.abre?.includes(text) === true;
}

/** The token that closes a bracket; the last one that is looked at where none does. */
function closeOf(code: Code, open: number): number {
  let depth = 0;
  let at = open;
  for (; at < code.tokens.length && at - open < MAX_CALL_TOKENS; at += 1) {
    depth += depthOf(code, at);
    if (depth === 0) break;
  }
  return at;
}
