import type { Arm, Expression } from '../ast.js';
import { type Flow, NEXT } from './flow.js';
import type { Frame } from './frame.js';
import { runBlock } from './interpreter.js';

/**
 * Arms of which the first that holds runs; where that is not known, each that may run, under a condition.
 * @param tells whether a condition that is so tells what something is that was read of the request
 */
export function given(
  arms: readonly Arm[],
  frame: Frame,
  holds: (condition: Expression) => boolean | undefined,
  supposed: (condition: Expression, verdict: boolean) => void = () => {},
  tells: (condition: Expression, verdict: boolean) => boolean = (_, verdict) => verdict,
  run: (arm: Arm) => Flow = arm => runBlock(arm.body, frame),
): Flow {
  const possible: Arm[] = [];
  let certain = false;
  for (const arm of arms) {
    const verdict = arm.conditions ? anyOf(arm.conditions.map(holds)) : true;
    if (verdict === false) continue;
    possible.push(arm);
    if (verdict) {
      certain = true;
      break;
    }
  }
  const [first] = possible;
  if (!first) return NEXT;
  if (certain && possible.length === 1) return run(first);
  return branches(
    possible.map((arm, i) => () => {
      const passed = possible.slice(0, i);
      refute(passed);
      const { conditions = [] } = arm;
      const told = passed.some(each => each.conditions?.some(condition => tells(condition, false)));
      frame.session.tells(
        told || conditions.some(condition => tells(condition, true)),
        told || conditions.some(condition => tells(condition, false)),
      );
      const [condition, ...others] = conditions;
      if (condition && others.length === 0) supposed(condition, true);
      return run(arm);
    }),
    certain,
    frame,
    () => refute(possible),
  );

  function refute(passed: readonly Arm[]): void {
    for (const { conditions } of passed) for (const condition of conditions ?? []) supposed(condition, false);
  }
}

function anyOf(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

/**
 * Follows each of several ways, under a condition; `exhaustive` when one of them is taken for sure. Of none of them,
 * `without` says what is known.
 */
export function branches(
  alternatives: readonly (() => Flow)[],
  exhaustive: boolean,
  frame: Frame,
  without: () => void = () => {},
): Flow {
  const { session } = frame;
  session.conditional += 1;
  let flow: Flow = exhaustive ? 0 : NEXT;
  const outcomes = [];
  for (const alternative of alternatives) {
    let ended: Flow = NEXT;
    const outcome = session.journal.attempt(() => {
      ended = alternative();
    });
    flow |= ended;
    if ((ended & NEXT) !== 0) outcomes.push(outcome);
  }
  if (!exhaustive) outcomes.push(session.journal.attempt(without));
  session.journal.merge(outcomes);
  session.conditional -= 1;
  return flow;
}
