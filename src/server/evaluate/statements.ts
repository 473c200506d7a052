import type { Statement } from '../ast.js';
import { adopt, relay, relayFrom } from '../imports.js';
import { tellOfHiddenAnswers, tellOfHiddenCalls } from '../kiln/hidden-calls.js';
import { redirected, rendered, responded } from '../kiln/responses.js';
import {
  followMount,
  followServer,
  noteIgnition,
  registerRouteStatement,
  useAssets,
  useMiddleware,
  useViews,
} from '../kiln/server-block.js';
import { assign } from './assignments.js';
import { blueprintOf } from './blueprints.js';
import { branches, given } from './branches.js';
import { guard, monitor, trigger } from './errors.js';
import { type Flow, HALT, LEAVE, NEXT, RAISE, SKIP } from './flow.js';
import { type Frame, pieceOf, placeOf, shownPiece } from './frame.js';
import { evaluate, runBlock } from './interpreter.js';
import { suppose, tellsWhat } from './narrowing.js';
import { compare } from './operators.js';
import { forgetAll, touchesApps } from './reach.js';
import { declareEnum, declareRecord } from './records.js';
import { cycle, persist, range } from './rounds.js';
import { type Closure, leavesOf, Response, truth, Unknown, type Value } from './value.js';

/** Follows statements in order. */
export function runAll(statements: readonly Statement[], frame: Frame): Flow {
  const { session } = frame;
  let flow: Flow = NEXT;
  let doubts = 0;
  for (const statement of statements) {
    const ended = LONG.has(statement.kind) ? runLong(statement, frame) : run(statement, frame);
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

/** Statements that may take long to follow, and of which a program can do without knowing what comes of them. */
const LONG: ReadonlySet<Statement['kind']> = new Set(['cycle', 'range', 'persist', 'assign', 'expression']);

function runLong(statement: Statement, frame: Frame): Flow {
  return frame.session.statement(
    () => run(statement, frame),
    () => touchesApps(statement, frame),
    () => forgetAll(statement, 'working it out takes too long', frame),
  );
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
    case 'after':
      useMiddleware(statement, frame);
      return NEXT;
    case 'assets':
      useAssets(statement, frame);
      return NEXT;
    case 'views':
      useViews(statement, frame);
      return NEXT;
    case 'respond':
      return leaveWith(responded(statement, frame), frame);
    case 'render':
      return leaveWith(rendered(statement, frame), frame);
    case 'redirect':
      return leaveWith(redirected(statement, frame), frame);
    case 'mount':
      followMount(statement, frame);
      return NEXT;
    case 'ignite':
      noteIgnition(statement, frame);
      return NEXT;
    case 'given':
      return given(
        statement.arms,
        frame,
        condition => truth(evaluate(condition, frame)),
        (condition, holds) => suppose(condition, holds, frame),
        (condition, holds) => tellsWhat(condition, holds, frame),
      );
    case 'match': {
      const subject = evaluate(statement.subject, frame);
      return given(
        statement.arms,
        frame,
        pattern => compare('is', subject, evaluate(pattern, frame)),
        undefined,
        undefined,
        ({ names = [], body }) => {
          const inside = frame.scope.inside();
          for (const name of names)
            inside.declare(name, new Unknown(`\`${name}\` is what a \`point\` names`));
          return runBlock(body, { ...frame, scope: inside });
        },
      );
    }
    case 'cycle':
      return cycle(statement, frame);
    case 'range':
      return range(statement, frame);
    case 'persist':
      return persist(statement, frame);
    case 'action': {
      const { name, params, body, start, later } = statement;
      const { source } = frame;
      const closure: Closure = { type: 'closure', name, params, body, scope, source, start, later };
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
      return leaveWith(statement.value ? evaluate(statement.value, frame) : null, frame);
    case 'halt':
      return HALT;
    case 'skip':
      return SKIP;
    case 'trigger':
      return trigger(statement, frame);
    case 'propagate':
      // Which one it was is not known here.
      session.raises([]);
      return RAISE;
    case 'monitor':
      return monitor(statement, frame);
    case 'guard':
      return guard(statement, frame);
    case 'expression':
      evaluate(statement.value, frame);
      return NEXT;
    case 'block':
      if (!statement.unread) return plainBlock(statement, frame);
      tellOfUnread(statement, frame);
      return session.toldAlready(() => plainBlock(statement, frame));
    case 'other':
      session.passesOver(pieceOf(statement, frame));
      if (statement.unread) tellOfUnread(statement, frame);
      tellOfHiddenCalls(statement, frame);
      tellOfHiddenAnswers(statement, frame);
      return NEXT;
  }
}

/** What a server registers, or the server itself, may be misspelt: then it would be missing without a word. */
function tellOfUnread(statement: Statement, frame: Frame): void {
  frame.session.gap(
    placeOf(statement, frame),
    `\`${shownPiece(statement, frame)}\` is not understood: what it registers is not known.`,
    'Correct it if it is a slip: `dataforge check` says whether the language takes it.',
  );
}

function plainBlock(statement: Statement & { kind: 'block' }, frame: Frame): Flow {
  if (statement.runs === 'never') {
    frame.session.passesOver(pieceOf(statement, frame));
    return NEXT;
  }
  if (statement.runs === 'deferred') {
    const { body } = statement;
    frame.deferred.push({ body, scope: frame.scope, conditional: frame.session.conditional });
    return NEXT;
  }
  frame.session.passesOver(pieceOf(statement, frame));
  for (const name of statement.names)
    frame.scope.declare(name, new Unknown(`\`${name}\` is bound by the head of its block`));
  tellOfHiddenCalls(statement, frame);
  const walk = () => runBlock(statement.body, frame);
  return statement.runs === 'maybe' ? branches([walk], false, frame) : walk();
}

function leaveWith(value: Value, frame: Frame): Flow {
  frame.yielded.push(value);
  // Who is refused here does not come to what follows, nor has to satisfy it.
  frame.session.mayHaveLeft(frame.depth === 0 && leavesOf(value).every(isRefusal));
  return LEAVE;
}

const FIRST_ERROR = 400;

function isRefusal(value: Value): boolean {
  return value instanceof Response && (value.status ?? 0) >= FIRST_ERROR;
}
