import type { Statement } from '../ast.js';
import { adopt, relay, relayFrom } from '../imports.js';
import { tellOfHiddenCalls } from '../kiln/hidden-calls.js';
import {
  followMount,
  followServer,
  noteIgnition,
  registerRouteStatement,
  useMiddleware,
} from '../kiln/server-block.js';
import { assign } from './assignments.js';
import { blueprintOf } from './blueprints.js';
import { branches, given } from './branches.js';
import { type Flow, HALT, LEAVE, NEXT, SKIP } from './flow.js';
import { type Frame, placeOf } from './frame.js';
import { evaluate, runBlock } from './interpreter.js';
import { compare } from './operators.js';
import { declareEnum, declareRecord } from './records.js';
import { cycle, persist, range } from './rounds.js';
import { type Closure, truth, Unknown } from './value.js';

/** Follows statements in order. */
export function runAll(statements: readonly Statement[], frame: Frame): Flow {
  const { session } = frame;
  let flow: Flow = NEXT;
  let doubts = 0;
  for (const statement of statements) {
    const ended = run(statement, frame);
    flow = ended | (flow & ~NEXT);
    if ((ended & NEXT) === 0) break;
    // What a handler checks behind an early answer, it checks of every request that comes so far.
    if (ended !== NEXT && !session.inHandler) {
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
    case 'middleware':
      useMiddleware(statement, frame);
      return NEXT;
    case 'mount':
      followMount(statement, frame);
      return NEXT;
    case 'ignite':
      noteIgnition(statement, frame);
      return NEXT;
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
    case 'record':
      scope.declare(statement.name, declareRecord(statement, frame));
      return NEXT;
    case 'enum':
      scope.declare(statement.name, declareEnum(statement, frame));
      return NEXT;
    case 'blueprint':
      scope.declare(statement.name, blueprintOf(statement, frame));
      // Its actions run when an object of it is made or used.
      tellOfHiddenCalls(statement.body, frame);
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
