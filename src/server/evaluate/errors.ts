import type { Block, Handling, Statement } from '../ast.js';
import type { Guard } from '../session.js';
import { branches } from './branches.js';
import { type Flow, LEAVE, NEXT, RAISE } from './flow.js';
import type { Deferred, Frame } from './frame.js';
import { evaluate, runBlock } from './interpreter.js';
import { suppose, tellsWhat } from './narrowing.js';
import { isA, truth, Unknown, type Value } from './value.js';

/** What every error of the program itself is. */
const TRIGGERED: readonly string[] = ['TriggerError'];

/** `monitor`: the body runs, and each handling may, in place of what is left of it. */
export function monitor(statement: Statement & { kind: 'monitor' }, frame: Frame): Flow {
  const { body, handlings, catches, ensure } = statement;
  const { session } = frame;
  const around = session.guards;
  const types = catches === 'all' ? undefined : new Set(catches);
  const guard: Guard = { types, passed: false, fails: false, raised: false };
  const yielded = frame.yielded.length;
  session.guards = [...around, guard];
  const ended = runBlock(body, frame);
  session.guards = around;
  const [only, ...others] = handlings;
  // What the body raises, a handling has; nothing is left of an attempt that has none.
  let flow = guard.passed ? ended : ended & ~RAISE;
  if (catches === 'all' && handlings.length === 0) flow |= NEXT;
  if (guard.fails && only && others.length === 0) {
    // Nothing that stands behind the failure is done.
    frame.yielded.length = yielded;
    flow = handled(only, frame);
  } else if (!session.isAnswering || guard.raised)
    for (const handling of handlings)
      branches(
        [
          () => {
            const left = handled(handling, frame);
            flow |= left;
            return left;
          },
        ],
        false,
        frame,
      );
  const before = frame.yielded.length;
  // What it names is gone behind it.
  const last = ensure ? runBlock(ensure, { ...frame, scope: frame.scope.inside() }) : NEXT;
  if ((last & NEXT) !== 0) return flow | (last & ~NEXT);
  // What the end gives takes the place of all that was given before.
  frame.yielded.splice(yielded, before - yielded);
  return last;
}

function handled({ name, body }: Handling, frame: Frame): Flow {
  frame.scope.declare(name, new Unknown(`\`${name}\` is an error`));
  frame.session.handling += 1;
  const flow = runBlock(body, frame);
  frame.session.handling -= 1;
  return flow;
}

/** `trigger VALUE`: a record, an object or a member of an enum gives the error its name. */
export function trigger({ value }: Statement & { kind: 'trigger' }, frame: Frame): Flow {
  const given = value ? evaluate(value, frame) : null;
  frame.session.raises([...TRIGGERED, ...nameOf(given)]);
  return RAISE;
}

function nameOf(value: Value): readonly string[] {
  if (isA(value, 'record-value')) return [value.record.name];
  if (isA(value, 'object')) return [value.name];
  return isA(value, 'enum-member') ? [value.enumeration.name] : [];
}

/** `guard` and `validate`: what follows is for those of whom the condition holds. */
export function guard({ condition, otherwise }: Statement & { kind: 'guard' }, frame: Frame): Flow {
  const holds = truth(evaluate(condition, frame));
  if (holds === true) return NEXT;
  const refused = () => (otherwise ? left(otherwise, frame) : raised(frame));
  if (holds === false) return refused();
  const unlike = () => {
    suppose(condition, false, frame);
    frame.session.tells(tellsWhat(condition, false, frame), tellsWhat(condition, true, frame));
    return refused();
  };
  return branches([unlike], false, frame, () => suppose(condition, true, frame));
}

function left(otherwise: Block, frame: Frame): Flow {
  const flow = runBlock(otherwise, frame);
  if ((flow & NEXT) === 0) return flow;
  frame.yielded.push(null);
  frame.session.mayHaveLeft(false);
  return (flow & ~NEXT) | LEAVE;
}

function raised({ session }: Frame): Flow {
  session.raises(TRIGGERED);
  return RAISE;
}

/** Follows what was put off to the end, the last one first. */
export function runDeferred(frame: Frame): void {
  const { session, deferred } = frame;
  for (let next: Deferred | undefined = deferred.pop(); next; next = deferred.pop()) {
    const { body, scope, conditional } = next;
    const before = session.conditional;
    session.conditional = Math.max(before, conditional);
    runBlock(body, { ...frame, scope: scope.inside(), yielded: [] });
    session.conditional = before;
  }
}
