import { type Steps, whole } from '../../text/steps.js';
import type { Program } from '../program.js';
import {
  blockProblems,
  bracketProblems,
  faultProblems,
  forbiddenProblems,
  reservedProblems,
  tabProblems,
} from './lexical-problems.js';
import { importProblems, symbolProblems } from './module-problems.js';
import { nameProblems } from './name-problems.js';
import { operatorProblems } from './operator-problems.js';
import type { Problem } from './problem.js';

/** So many are enough for anybody who writes. */
const MAX_PROBLEMS = 500;

/** What a project knows that a program does not say. */
export interface Surroundings {
  /** Whether a file or a folder beside the program or above it is called so, with any ending. */
  readonly hasFile: (name: string) => boolean;
}

/**
 * What is wrong with a program, as far as data can know; nothing in a language that nobody has described.
 * @param most so many are given, the first ones.
 */
export function problemsOf(program: Program, surroundings: Surroundings, most?: number): Problem[] {
  return whole(problemSteps(program, surroundings, most));
}

/** The same in steps. */
export function* problemSteps(
  program: Program,
  { hasFile }: Surroundings,
  most: number = MAX_PROBLEMS,
): Steps<Problem[]> {
  yield* program.prepare();
  if (program.reading === undefined) return [];
  const found: Problem[] = [];
  const kinds: readonly (() => Steps<Problem[]> | Problem[])[] = [
    () => faultProblems(program),
    () => bracketProblems(program),
    () => tabProblems(program),
    () => blockProblems(program),
    () => reservedProblems(program),
    () => forbiddenProblems(program),
    () => importProblems(program, hasFile),
    () => symbolProblems(program),
    () => nameProblems(program),
    () => operatorProblems(program),
  ];
  for (const kind of kinds) {
    const problems = kind();
    for (const problem of Array.isArray(problems) ? problems : yield* problems) found.push(problem);
    yield;
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end).slice(0, most);
}
