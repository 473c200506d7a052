import type { Block, Statement } from '../ast.js';
import { MAX_UNROLLED_ROUNDS } from '../limits.js';
import { branches } from './branches.js';
import { AWAY, type Flow, HALT, NEXT, SKIP } from './flow.js';
import type { Frame } from './frame.js';
import { evaluate, runBlock } from './interpreter.js';
import { assignedNames, bindLoopNames, itemsOf } from './loops.js';
import { ITEMS, takesOnly } from './operands.js';
import { truth, Unknown, type Value } from './value.js';

/** `cycle x in xs`: a round for each item, when these are known. */
export function cycle(statement: Statement & { kind: 'cycle' }, frame: Frame): Flow {
  const { names, iterable, body } = statement;
  const value = evaluate(iterable, frame);
  takesOnly(ITEMS, value, frame);
  const items = itemsOf(value, frame);
  if (items instanceof Unknown) return unknownRounds(names, items.reason, body, frame);
  return rounds(items, names, body, frame);
}

/** `cycle i from 1 to 3`: a round for each number, when these are known. */
export function range(statement: Statement & { kind: 'range' }, frame: Frame): Flow {
  const { name, body } = statement;
  const from = evaluate(statement.from, frame);
  const to = evaluate(statement.to, frame);
  const step = statement.step ? evaluate(statement.step, frame) : 1;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof step !== 'number' || step === 0)
    return unknownRounds([name], 'the bounds of its loop are not constants', body, frame);
  const items: number[] = [];
  // Both ends belong to it (reference-language.md §2.5).
  for (let i = from; step > 0 ? i <= to : i >= to; i += step) {
    items.push(i);
    if (items.length > MAX_UNROLLED_ROUNDS) break;
  }
  return rounds(items, [name], body, frame);
}

/** A round for each item. */
function rounds(items: readonly Value[], names: readonly string[], body: Block, frame: Frame): Flow {
  if (items.length > MAX_UNROLLED_ROUNDS)
    return unknownRounds(names, `its loop has more than ${MAX_UNROLLED_ROUNDS} rounds`, body, frame);
  const left = items.values();
  return whileBegun(body, frame, fresh => {
    const { done, value } = left.next();
    if (!done) bindLoopNames(names, value, fresh());
    return !done;
  });
}

/** `persist`: rounds as long as its condition is known to hold. */
export function persist({ condition, body }: Statement & { kind: 'persist' }, frame: Frame): Flow {
  let round = 0;
  let behind: Flow = 0;
  const followed = whileBegun(body, frame, fresh => {
    const holds = truth(evaluate(condition, frame));
    if (holds === false) return false;
    round += 1;
    if (holds && round <= MAX_UNROLLED_ROUNDS) {
      fresh();
      return true;
    }
    behind = unknownRounds([], 'it changes in a loop whose rounds are not known', body, frame);
    return false;
  });
  return followed | behind;
}

/** What keeps the names of its round. All rounds of a loop without these share one scope: a `route` in it knows the last round's. */
const KEEPING: ReadonlySet<string> = new Set([
  'action',
  'blueprint',
  'record',
  'thread',
  'defer',
  'parallel',
  'lambda',
]);

/**
 * Follows rounds as long as `begin` begins one: what a round names first is gone with it. What comes after one that may have
 * ended the loop is conditional.
 */
function whileBegun(body: Block, frame: Frame, begin: (fresh: () => Frame) => boolean): Flow {
  const { session } = frame;
  let flow: Flow = NEXT;
  let doubts = 0;
  const isShared = !body.mentions(KEEPING);
  let inner: Frame = { ...frame, scope: frame.scope.inside() };
  const fresh = () => {
    if (isShared) inner.scope.values.clear();
    else inner = { ...frame, scope: frame.scope.inside() };
    return inner;
  };
  while (begin(fresh)) {
    session.rounds += 1;
    const ended = runBlock(body, inner);
    flow |= ended & AWAY;
    if ((ended & (NEXT | SKIP)) === 0) {
      if ((ended & ~AWAY) === 0) flow = ended;
      break;
    }
    if ((ended & (HALT | AWAY)) !== 0) {
      session.conditional += 1;
      doubts += 1;
    }
  }
  session.conditional -= doubts;
  return flow;
}

/** A loop of which it is not known how often it runs: once, under a condition, with what it assigns not known. */
function unknownRounds(names: readonly string[], reason: string, body: Block, frame: Frame): Flow {
  const assigned = assignedNames(body);
  const ended = branches(
    [
      () => {
        const scope = frame.scope.inside();
        for (const name of names)
          scope.declare(name, new Unknown(`\`${name}\` is the variable of a loop: ${reason}`));
        for (const name of assigned)
          if (frame.scope.get(name) !== undefined) scope.assign(name, new Unknown(reason));
        return runBlock(body, { ...frame, scope });
      },
    ],
    false,
    frame,
  );
  return NEXT | (ended & AWAY);
}
