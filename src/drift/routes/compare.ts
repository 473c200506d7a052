import type { Route, Validation } from '../../server/index.js';
import type { ChangeRule } from '../change.js';
import { added, type Difference, removed } from '../difference.js';
import { same } from '../same.js';
import type { Spot } from '../spot.js';
import { compareAnswers } from './answers.js';
import { type Narrowing, schemaChanges } from './narrowing.js';
import {
  rotaAdded,
  rotaBecameConditional,
  rotaBecameSure,
  rotaOverlapAdded,
  rotaOverlapRemoved,
  rotaParametroRenamed,
  rotaRemoved,
  validacaoAdded,
  validacaoChanged,
  validacaoLoosened,
  validacaoRemoved,
  validacaoTextChanged,
  validacaoTightened,
} from './route-rules.js';

const ANY = '*';
const TARGETS = ['params', 'query', 'headers', 'body'] as const;

const BY_NARROWING: Readonly<Record<Narrowing, ChangeRule>> = {
  tightened: validacaoTightened,
  loosened: validacaoLoosened,
  changed: validacaoChanged,
  text: validacaoTextChanged,
};

/**
 * What clients of a server see change: routes by method and path, whatever the parameters are called. Routes whose path
 * is not known are not compared; the reader tells about them.
 */
export function* compareRoutes(before: readonly Route[], after: readonly Route[]): Generator<Difference> {
  const [olds, nows] = [byKey(before), byKey(after)];
  for (const [key, old] of olds) {
    const now = nows.get(key);
    if (now) yield* compareRoute(old, now);
    // A route for any method still takes this one.
    else if (!nows.has(anyMethod(key))) yield removed(rotaRemoved, spotOf(old), nameOf(old), nameOf(old));
  }
  for (const [key, now] of nows)
    if (!olds.has(key) && !olds.has(anyMethod(key)))
      yield added(rotaAdded, spotOf(now), nameOf(now), nameOf(now));
  yield* compareOverlaps([...olds.values()], [...nows.values()]);
}

function* compareRoute(old: Route, now: Route): Generator<Difference> {
  const spot = spotOf(now);
  const name = nameOf(now);
  for (const [i, before] of old.params.entries()) {
    const after = now.params[i];
    if (after === undefined || after === before) continue;
    yield { rule: rotaParametroRenamed, spot: inside(spot, 'params', before), name, before, after };
  }
  if (old.certainty !== now.certainty) {
    const rule = now.certainty === 'sure' ? rotaBecameSure : rotaBecameConditional;
    yield { rule, spot, name, before: old.certainty, after: now.certainty };
  }
  for (const target of TARGETS)
    yield* compareValidations(name, target, old.validations, now.validations, spot);
  yield* compareAnswers(old, now, name, (...names) => inside(spot, 'responses', ...names));
}

function* compareValidations(
  name: string,
  target: Validation['target'],
  before: readonly Validation[],
  after: readonly Validation[],
  route: Spot,
): Generator<Difference> {
  const of = (validations: readonly Validation[]) => validations.filter(each => each.target === target);
  const [olds, nows] = [of(before), of(after)];
  for (let i = 0; i < Math.max(olds.length, nows.length); i += 1) {
    const [old, now] = [olds[i]?.schema, nows[i]?.schema];
    const subject = `${route.head}#${target}`;
    const spot = { ...inside(route, target), base: subject, head: subject };
    if (old === undefined) yield added(validacaoAdded, spot, name, now);
    else if (now === undefined) yield removed(validacaoRemoved, spot, name, old);
    else if (!same(old, now)) {
      for (const { narrowing, path, before: was, after: is } of schemaChanges(old, now))
        yield { rule: BY_NARROWING[narrowing], spot: inside(spot, ...path), name, before: was, after: is };
    }
  }
}

/** Pairs of routes of one method that take some of the same paths. */
function* compareOverlaps(before: readonly Route[], after: readonly Route[]): Generator<Difference> {
  const [olds, nows] = [overlaps(before), overlaps(after)];
  for (const [key, [first, second]] of nows)
    if (!olds.has(key))
      yield added(
        rotaOverlapAdded,
        inside(spotOf(second), 'overlap', nameOf(first)),
        nameOf(first),
        nameOf(second),
      );
  for (const [key, [first, second]] of olds)
    if (!nows.has(key))
      yield removed(
        rotaOverlapRemoved,
        inside(spotOf(second), 'overlap', nameOf(first)),
        nameOf(first),
        nameOf(second),
      );
}

function overlaps(routes: readonly Route[]): Map<string, readonly [Route, Route]> {
  const found = new Map<string, readonly [Route, Route]>();
  // Only routes with a parameter can take what another one takes.
  const open = routes.filter(({ path }) => /[:*]/.test(path));
  for (const first of open) {
    for (const second of routes) {
      if (first === second || !meet(first, second)) continue;
      const pair = [first, second].sort((a, b) => routes.indexOf(a) - routes.indexOf(b)) as [Route, Route];
      found.set(pair.map(keyOf).join('\0'), pair);
    }
  }
  return found;
}

function meet(a: Route, b: Route): boolean {
  if (a.method !== b.method && a.method !== ANY && b.method !== ANY) return false;
  const [x, y] = [segments(a.path), segments(b.path)];
  for (let i = 0; i < Math.max(x.length, y.length); i += 1) {
    const [one, other] = [x[i], y[i]];
    if (one?.startsWith('*') || other?.startsWith('*')) return true;
    if (one === undefined || other === undefined) return false;
    if (one !== other && !one.startsWith(':') && !other.startsWith(':')) return false;
  }
  return true;
}

function byKey(routes: readonly Route[]): Map<string, Route> {
  const map = new Map<string, Route>();
  // Of two for the same requests, the one that is registered first answers.
  for (const route of routes)
    if (route.certainty !== 'unresolved' && !map.has(keyOf(route))) map.set(keyOf(route), route);
  return map;
}

/** Method and path without the names of parameters. */
function keyOf({ method, path }: Route): string {
  const anonymous = segments(path).map(part => part.replace(/^([:*]).*$/, '$1'));
  return `${method} /${anonymous.join('/')}`;
}

function anyMethod(key: string): string {
  return key.replace(/^\S+/, ANY);
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function segments(path: string): string[] {
  return path.split('/').filter(part => part !== '');
}

/** Routes have their places themselves. */
function spotOf(route: Route): Spot {
  const name = nameOf(route);
  return { path: name, base: name, head: name };
}

/** Below a route, behind `#`: `POST /itens#body/nome`. */
function inside(spot: Spot, ...names: readonly string[]): Spot {
  if (names.length === 0) return spot;
  return { ...spot, path: `${spot.path}${spot.path.includes('#') ? '/' : '#'}${names.join('/')}` };
}
