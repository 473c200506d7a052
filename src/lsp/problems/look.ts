import type { Diagnostic } from 'vscode-languageserver-protocol';
import { type Steps, whole } from '../../text/steps.js';
import type { Language } from '../language.js';
import type { Program } from '../program.js';
import type { Support } from '../support.js';
import { diagnosticOf } from './diagnostics.js';
import { problemSteps, type Surroundings } from './find.js';
import type { Problem } from './problem.js';
import { rehearsalProblems } from './rehearsal.js';

/** A problem, and how editors and command lines show it. */
export interface Told {
  readonly problem: Problem;
  readonly diagnostic: Diagnostic;
}

/** What a program is held against. */
export interface Against {
  readonly support: Support | undefined;
  /** The version that comes; nothing where none was named. */
  readonly next: Language | undefined;
  readonly surroundings: Surroundings;
  /** So many problems of this version are told; as many as somebody who writes wants to see unless given. */
  readonly most?: number;
}

/** What is wrong with a program in this version of the language, and then what will be in the next. */
export function lookThrough(program: Program, against: Against): Told[] {
  return whole(lookSteps(program, against));
}

/** The same in steps. */
export function* lookSteps(program: Program, { support, next, surroundings, most }: Against): Steps<Told[]> {
  const problems = yield* problemSteps(program, surroundings, most);
  if (next !== undefined) problems.push(...(yield* rehearsalProblems(program, next)));
  return problems.map(problem => ({
    problem,
    diagnostic: diagnosticOf(problem, program, support?.codeOf(problem)),
  }));
}
