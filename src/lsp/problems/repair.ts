import type { Program } from '../program.js';
import type { Fix, Problem } from './problem.js';

/** What is gone may have become something that is gone as well; no chain of these is longer. */
const MAX_ROUNDS = 8;

/** What became of a program whose safe fixes were to be applied. */
export type Repair =
  | { readonly text: string; readonly fixes: number }
  /** Why it stays as it is although there are fixes. */
  | { readonly refused: string };

/** How a program is read and looked through. */
export interface Workshop {
  readonly read: (text: string) => Program;
  readonly problemsOf: (program: Program) => readonly Problem[];
}

/**
 * Applies the fixes of a program that nobody has to look at: names of things that are gone become what is declared to have
 * taken their place. All of them or none: a program stays as it is where anything else is wrong at one of these places,
 * where it cannot be told what is a text and what is code, and where something would be wrong afterwards that is not now.
 */
export function repair(program: Program, { read, problemsOf }: Workshop): Repair {
  const before = problemsOf(program);
  let now = program;
  let problems = before;
  let fixes = 0;
  for (let round = 0; ; round += 1) {
    const safe = problems.flatMap(problem => safeFix(problem, now) ?? []);
    if (safe.length === 0) break;
    if (round === MAX_ROUNDS)
      return { refused: 'what took the place of a thing is gone as well, in a circle' };
    const fault = now.reading?.faults[0];
    if (fault !== undefined)
      return { refused: `line ${lineAt(now, fault.start)} has to be put right first, by hand` };
    const other = overlapping(safe, problems, now);
    if (other !== undefined)
      return { refused: `line ${lineAt(now, other.start)} has another problem at the same place` };
    fixes += safe.length;
    now = read(applied(now.text, safe));
    problems = problemsOf(now);
  }
  const fresh = freshOf(before, problems);
  if (fresh !== undefined)
    return { refused: `with its fixes, line ${lineAt(now, fresh.start)} would have this: ${fresh.message}` };
  return { text: now.text, fixes };
}

/** What is declared to have taken the place of a thing that is gone; of what goes later, when this version has it, too. */
export function safeFix(problem: Problem, { language }: Program): Fix | undefined {
  const fix = problem.fixes?.find(({ isSure }) => isSure);
  if (problem.kind === 'gone-symbol' || problem.kind === 'gone-module') return fix;
  if (problem.kind !== 'next-gone' || problem.item === undefined) return undefined;
  return language.byId.has(problem.item.id) ? fix : undefined;
}

/** A problem at the place of a fix of another one; that something should not be used any more is put right by the same fix. */
function overlapping(
  fixes: readonly Fix[],
  problems: readonly Problem[],
  program: Program,
): Problem | undefined {
  for (const fix of fixes)
    for (const problem of problems) {
      if (problem.end < fix.start || fix.end < problem.start || safeFix(problem, program) === fix) continue;
      const isSame = problem.start === fix.start && problem.end === fix.end;
      if (problem.kind !== 'deprecated' || !isSame) return problem;
    }
  return undefined;
}

function applied(text: string, fixes: readonly Fix[]): string {
  let result = text;
  for (const { start, end, text: fresh } of [...fixes].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + fresh + result.slice(end);
  return result;
}

/** A problem that was not there before: of its kind and about the same. */
function freshOf(before: readonly Problem[], after: readonly Problem[]): Problem | undefined {
  const known = new Map<string, number>();
  const keyOf = ({ kind, message }: Problem) => `${kind} ${message}`;
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + 1);
  return after.find(problem => {
    const left = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), left - 1);
    return left <= 0;
  });
}

function lineAt({ document }: Program, offset: number): number {
  return document.positionAt(offset).line + 1;
}
