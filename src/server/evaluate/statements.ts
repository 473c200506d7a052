import type { Arm, Block, Expression, Statement } from '../ast.js';
import { adopt, relay, relayFrom } from '../imports.js';
import { App } from '../kiln/app.js';
import { tellOfHiddenCalls } from '../kiln/hidden-calls.js';
import { mountInto } from '../kiln/registrations.js';
import { followServer, registerRouteStatement } from '../kiln/server-block.js';
import { MAX_UNROLLED_ROUNDS } from '../limits.js';
import { blueprintOf } from './blueprints.js';
import { evaluate } from './expressions.js';
import { type Frame, pieceOf, placeOf } from './frame.js';
import { assignedNames, bindLoopNames, itemsOf } from './loops.js';
import { compare, operate, spoil } from './operators.js';
import { type Closure, isA, List, truth, Unknown, type Value, Vault } from './value.js';

/** How a statement may end, as bits: it goes on, or leaves the round, the loop or the action. */
export const NEXT = 1;
const SKIP = 2;
const HALT = 4;
const LEAVE = 8;
type Flow = number;

/** Follows the statements of a block in order. */
export function runBlock(block: Block, frame: Frame): Flow {
  return runAll(block.statements(), frame);
}

export function runAll(statements: readonly Statement[], frame: Frame): Flow {
  const { session } = frame;
  let flow: Flow = NEXT;
  let doubts = 0;
  for (const statement of statements) {
    const ended = run(statement, frame);
    flow = ended | (flow & ~NEXT);
    if ((ended & NEXT) === 0) break;
    if (ended !== NEXT) {
      // It may have left: what follows is there under a condition.
      session.conditional += 1;
      doubts += 1;
    }
  }
  session.conditional -= doubts;
  return flow;
}

function run(statement: Statement, frame: Frame): Flow {
  const { session, scope } = frame;
  session.step(statement, frame.source);
  switch (statement.kind) {
    case 'adopt':
      adopt(statement.form, placeOf(statement, frame), frame);
      return NEXT;
    case 'relay':
      relay(statement.names, frame);
      return NEXT;
    case 'relay-from':
      relayFrom(statement.path, placeOf(statement, frame), frame);
      return NEXT;
    case 'assign':
      assign(statement, frame);
      return NEXT;
    case 'server':
      followServer(statement, frame);
      return NEXT;
    case 'route':
      registerRouteStatement(statement, frame);
      return NEXT;
    case 'middleware': {
      const value = evaluate(statement.value, frame);
      const app = scope.enclosingApp();
      if (app && isA(value, 'validator')) app.validations.push(value.validation);
      return NEXT;
    }
    case 'mount': {
      const app = scope.enclosingApp();
      const other = evaluate(statement.app, frame);
      if (app)
        mountInto(app, evaluate(statement.prefix, frame), statement.prefix, other, statement.app, frame);
      return NEXT;
    }
    case 'ignite': {
      const target = evaluate(statement.target, frame);
      const port = statement.port && evaluate(statement.port, frame);
      if (target instanceof App && target.port === null && typeof port === 'number' && port > 0)
        target.port = port;
      session.ignited.push({
        place: placeOf(statement, frame),
        target,
        source: pieceOf(statement.target, frame),
      });
      return NEXT;
    }
    case 'given':
      return given(statement.arms, frame, condition => truth(evaluate(condition, frame)));
    case 'match': {
      const subject = evaluate(statement.subject, frame);
      return given(statement.arms, frame, pattern => compare('is', subject, evaluate(pattern, frame)));
    }
    case 'cycle':
      return cycle(statement, frame);
    case 'range':
      return range(statement, frame);
    case 'persist':
      return persist(statement, frame);
    case 'action': {
      const { name, params, body } = statement;
      const closure: Closure = { type: 'closure', name, params, body, scope, source: frame.source };
      scope.declare(name, closure);
      if (frame.source.file === session.root && session.walk === 0) session.actions.push(closure);
      return NEXT;
    }
    case 'blueprint':
      scope.declare(statement.name, blueprintOf(statement, frame));
      return NEXT;
    case 'yield':
      frame.yielded.push(statement.value ? evaluate(statement.value, frame) : null);
      return LEAVE;
    case 'halt':
      return HALT;
    case 'skip':
      return SKIP;
    case 'propagate':
      return LEAVE;
    case 'expression':
      evaluate(statement.value, frame);
      return NEXT;
    case 'block':
      return plainBlock(statement, frame);
    case 'other':
      tellOfHiddenCalls(statement, frame);
      return NEXT;
  }
}

function assign(statement: Statement & { kind: 'assign' }, frame: Frame): void {
  const { targets, operator, values } = statement;
  let found = values.map(value => evaluate(value, frame));
  if (targets.length > 1 && found.length === 1) {
    const [only] = found;
    found = only instanceof List && only.spoiled === undefined ? only.items : [];
  }
  targets.forEach((target, i) => {
    const given = found[i];
    let value: Value = given === undefined ? new Unknown('what is assigned is not known') : given;
    if (operator !== ':=') value = operate(operator.slice(0, -1), evaluate(target, frame), value);
    assignTo(target, value, frame);
  });
}

function assignTo(target: Expression, value: Value, frame: Frame): void {
  if (target.kind === 'name') {
    if (value instanceof App && value.name === '') value.name = target.name;
    frame.scope.assign(target.name, value);
    return;
  }
  if (target.kind !== 'index' && target.kind !== 'member') return;
  const object = evaluate(target.object, frame);
  const certain = frame.session.conditional === 0 && frame.session.walk === 0;
  const key = target.kind === 'index' ? evaluate(target.index, frame) : target.name;
  if (certain && object instanceof Vault && typeof key === 'string') object.entries.set(key, value);
  else if (
    certain &&
    object instanceof List &&
    typeof key === 'number' &&
    key >= 0 &&
    key < object.items.length
  )
    object.items[key] = value;
  else spoil(object, 'it is changed under a condition');
}

/** Arms of which the first that holds runs; where that is not known, each that may run, under a condition. */
function given(
  arms: readonly Arm[],
  frame: Frame,
  holds: (condition: Expression) => boolean | undefined,
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
  if (certain && possible.length === 1) return runBlock(first.body, frame);
  return branches(
    possible.map(arm => () => runBlock(arm.body, frame)),
    certain,
    frame,
  );
}

function anyOf(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

/** Follows each of several ways, under a condition; `exhaustive` when one of them is taken for sure. */
function branches(ways: readonly (() => Flow)[], exhaustive: boolean, frame: Frame): Flow {
  const { session } = frame;
  session.conditional += 1;
  let flow: Flow = exhaustive ? 0 : NEXT;
  const outcomes = [];
  for (const way of ways) {
    let ended: Flow = NEXT;
    const outcome = session.journal.attempt(() => {
      ended = way();
    });
    flow |= ended;
    if ((ended & NEXT) !== 0) outcomes.push(outcome);
  }
  if (!exhaustive) outcomes.push(new Map());
  session.journal.merge(outcomes);
  session.conditional -= 1;
  return flow;
}

function cycle(statement: Statement & { kind: 'cycle' }, frame: Frame): Flow {
  const { names, iterable, body } = statement;
  const items = itemsOf(evaluate(iterable, frame), names.length);
  if (items instanceof Unknown) return unknownRounds(names, items.reason, body, frame);
  return rounds(items, names, body, frame);
}

function range(statement: Statement & { kind: 'range' }, frame: Frame): Flow {
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

function rounds(items: readonly Value[], names: readonly string[], body: Block, frame: Frame): Flow {
  const { session } = frame;
  if (items.length > MAX_UNROLLED_ROUNDS)
    return unknownRounds(names, `its loop has more than ${MAX_UNROLLED_ROUNDS} rounds`, body, frame);
  let flow: Flow = NEXT;
  let doubts = 0;
  for (const item of items) {
    session.rounds += 1;
    bindLoopNames(names, item, frame.scope);
    const ended = runBlock(body, frame);
    flow |= ended & LEAVE;
    if ((ended & (NEXT | SKIP)) === 0) {
      if (ended === LEAVE) flow = LEAVE;
      break;
    }
    if ((ended & (HALT | LEAVE)) !== 0) {
      session.conditional += 1;
      doubts += 1;
    }
  }
  session.conditional -= doubts;
  return flow;
}

function persist(statement: Statement & { kind: 'persist' }, frame: Frame): Flow {
  const { session } = frame;
  for (let round = 0; round <= MAX_UNROLLED_ROUNDS; round += 1) {
    const holds = truth(evaluate(statement.condition, frame));
    if (holds === false) return NEXT;
    if (holds === undefined) break;
    session.rounds += 1;
    const ended = runBlock(statement.body, frame);
    if (ended === HALT) return NEXT;
    if (ended !== NEXT && ended !== SKIP) return ended === LEAVE ? LEAVE : NEXT | (ended & LEAVE);
  }
  return unknownRounds([], 'it changes in a loop whose rounds are not known', statement.body, frame);
}

/** A loop of which it is not known how often it runs: once, under a condition, with what it assigns not known. */
function unknownRounds(names: readonly string[], reason: string, body: Block, frame: Frame): Flow {
  const assigned = assignedNames(body);
  const ended = branches(
    [
      () => {
        for (const name of names)
          frame.scope.declare(name, new Unknown(`\`${name}\` is the variable of a loop: ${reason}`));
        for (const name of assigned)
          if (frame.scope.get(name) !== undefined) frame.scope.assign(name, new Unknown(reason));
        return runBlock(body, frame);
      },
    ],
    false,
    frame,
  );
  return NEXT | (ended & LEAVE);
}

function plainBlock(statement: Statement & { kind: 'block' }, frame: Frame): Flow {
  if (statement.runs === 'never') return NEXT;
  for (const name of statement.names)
    frame.scope.declare(name, new Unknown(`\`${name}\` is bound by the head of its block`));
  tellOfHiddenCalls(statement, frame);
  const walk = () => runBlock(statement.body, frame);
  if (statement.runs === 'maybe') return branches([walk], false, frame);
  const ended = walk();
  // What a `monitor` raises is handled there: it may go on.
  return ended === NEXT ? NEXT : ended | NEXT;
}
