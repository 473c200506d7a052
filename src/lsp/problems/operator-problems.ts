import { nearest } from '../../text/nearest.js';
import { shown } from '../../text/shown.js';
import { type Steps, TURNS_PER_STEP } from '../../text/steps.js';
import { type Code, textAt } from '../code-token.js';
import type { Language } from '../language.js';
import type { Program } from '../program.js';
import { changesTo, withNear } from './near.js';
import type { Problem } from './problem.js';

const MAX_NEAR = 3;
/** Behind these nothing begins with `=`: `===`, `!==`, `+=` are one operator, or none. */
const BEFORE = /[=+\-/%^]$/;

/** Signs of a program that are no operator of the language; nothing in a language that nobody has described. */
export function* operatorProblems({ reading, language }: Program): Steps<Problem[]> {
  return reading === undefined ? [] : yield* unknownOperators(language, reading);
}

/** Two signs without a blank between that are operators each, and together are none, where the second begins nothing. */
export function* unknownOperators(language: Language, code: Code): Steps<Problem[]> {
  const { operators, texts } = language;
  const found: Problem[] = [];
  for (let i = 0, turn = 1; i + 1 < code.tokens.length; i += 1, turn += 1) {
    if (turn % TURNS_PER_STEP === 0) yield;
    const [one, other] = [code.tokens.get(i), code.tokens.get(i + 1)];
    if (one?.kind !== 'symbol' || other?.kind !== 'symbol' || one.end !== other.start) continue;
    const [first, second] = [textAt(code, i), textAt(code, i + 1)];
    const name = first + second;
    if (!second.startsWith('=') || !BEFORE.test(first) || !operators.has(first) || operators.has(name))
      continue;
    const near = nearest(name, operators.keys(), MAX_NEAR);
    const place = { start: one.start, end: other.end };
    found.push({
      kind: 'unknown-operator',
      ...place,
      message: withNear(texts.problems.unknownOperator(shown(name), language.title), near, texts),
      fixes: changesTo(near, place, texts),
    });
    i += 1;
  }
  return found;
}
