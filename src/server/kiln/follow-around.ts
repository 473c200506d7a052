import type { Frame } from '../evaluate/frame.js';
import type { Scope } from '../evaluate/scope.js';
import { type Address, isA, leavesOf, Response, truth, Unknown } from '../evaluate/value.js';
import type { SourcePlace } from '../route.js';
import { byAddress } from './addresses.js';
import { answersOf, answersOfMiddleware, notKnown } from './answers.js';
import type { App, Around } from './app.js';
import { bindRequest, follow, followAt, type Handler, handlerOf } from './handlers.js';
import { FAILED, REFUSED } from './middleware.js';
import { SILENT, type Stage } from './stage.js';

/** Follows what stands around the routes of an app for what it answers. */
export function followAround(app: App, frame: Frame): void {
  for (const each of app.middleware)
    each.stage ??= byAddress(frame, address => asMiddleware(each, frame, address));
  for (const each of app.errors.values())
    each.stage ??= byAddress(frame, address => asErrorHandler(each, frame, address));
  if (app.hooks.length === 0) return;
  const statuses = statusesOf(app);
  for (const each of app.hooks) {
    if (each.stage) continue;
    each.stage = byAddress(frame, address => {
      const stage = asHook(each, frame, address);
      const own = stage === SILENT ? [] : statuses;
      return {
        ...stage,
        ofStatus: new Map(own.map(status => [status, asHook(each, frame, address, status)])),
      };
    });
  }
}

/** More statuses than these are not asked for one by one. */
const MAX_STATUSES = 20;

/** The statuses of the answers that hooks of an app get, as far as they are known. */
function statusesOf(app: App): readonly number[] {
  const handlers = [app, ...app.groups.map(({ child }) => child)].flatMap(({ routes, middleware }) => [
    ...routes.flatMap(({ handler }) => {
      const followed = handler?.followed;
      return followed ? answersOf(followed.value, followed.place).answers : [];
    }),
    ...middleware.flatMap(({ stage }) => stage?.answers ?? []),
  ]);
  const errors = [...app.errors.values()].flatMap(({ stage }) => stage?.answers ?? []);
  const all = [FAILED, ...handlers, ...errors].map(({ status }) => status);
  return [...new Set(all)].slice(0, MAX_STATUSES);
}

function asMiddleware({ value, place }: Around, frame: Frame, address: Address): Stage {
  if (isA(value, 'validator')) return { ...SILENT, answers: [REFUSED], validation: value.validation };
  if (isA(value, 'middleware')) {
    const condition = value.condition && handlerOf(value.condition);
    if (!condition) return value.stage;
    const asks = followAt(condition, frame, address);
    const { reads } = asks;
    const verdicts = leavesOf(asks.value).map(truth);
    // Who meets no request that it refuses answers none.
    const isKnown = !asks.raises && asks.fails === undefined;
    if (isKnown && verdicts.every(verdict => verdict === true)) return { ...SILENT, reads, asks };
    const isAlways = isKnown && verdicts.every(verdict => verdict === false);
    return { ...value.stage, reads, asks, ...(isAlways && { ends: ['*'] }) };
  }
  // It wants the answer, too, which is not there yet.
  if (isA(value, 'hook')) return { ...SILENT, raises: true, ends: ['*'] };
  const handler = handlerOf(value);
  if (!handler) return unread('a middleware that is not known', place);
  const asks = followAt(handler, frame, address);
  const { value: given, raises, unread: more, reads } = asks;
  const { answers, unread: open, passes } = answersOfMiddleware(given, place);
  return {
    answers,
    reads,
    asks,
    unread: [...open, ...more],
    raises,
    ends: passes ? [] : ['*'],
  };
}

/** What runs behind a route may put another answer in the place of its own. */
function asHook({ value, place }: Around, frame: Frame, address: Address, status?: number): Stage {
  if (isA(value, 'hook')) return value.adds ? { ...SILENT, adds: value.adds } : SILENT;
  if (isA(value, 'middleware') || isA(value, 'validator')) return SILENT;
  const handler = handlerOf(value);
  if (!handler) return unread('what runs behind it (`after`) is not known', place);
  const answer = new Response(status, undefined, new Unknown('it is what the route answers'), place);
  const bind = (followed: Handler, scope: Scope) => {
    bindRequest(followed, scope, address);
    const second = followed.params?.[1];
    if (second) scope.declare(second.name, answer);
  };
  const { value: given, raises } = follow(handler, frame, bind);
  if (answer.spoiled !== undefined) return unread('`after` changes it', place);
  const leaves = leavesOf(given);
  const others = leaves.filter(leaf => leaf instanceof Response || leaf instanceof Unknown);
  const replacing = others.filter(leaf => leaf !== answer);
  const adds = answer.headers;
  if (replacing.length === 0) return adds.size > 0 ? { ...SILENT, adds } : SILENT;
  const { answers, unread: open } = answersOf(
    new Unknown('it depends on the answer', false, [], { among: replacing }),
    place,
  );
  // Where it fails, what it got is sent.
  const isAlways = replacing.length === leaves.length && open.length === 0 && !raises;
  return { ...SILENT, answers, unread: open, ends: isAlways ? ['*'] : [], adds };
}

function asErrorHandler({ value, place }: Around, frame: Frame, address: Address): Stage {
  const handler = handlerOf(value);
  if (!handler) return unread('what answers errors is not known', place);
  const { value: given, raises, unread: more } = followAt(handler, frame, address);
  const { answers, unread: open } = answersOf(given, place);
  return { ...SILENT, answers: [...answers, ...(raises ? [FAILED] : [])], unread: [...open, ...more] };
}

function unread(reason: string, place: SourcePlace): Stage {
  return { ...SILENT, unread: [notKnown(reason, place)] };
}
