import type { Asks, Route } from '../../server/index.js';
import { isJsonMedia } from '../../text/media-type.js';
import type { ChangeRule } from '../change.js';
import { added, type Difference, removed } from '../difference.js';
import { same } from '../same.js';
import { isSchema, type Schema } from '../schemas/forms.js';
import { type Narrowing, schemaChanges } from '../schemas/narrowing.js';
import type { Spot } from '../spot.js';
import { compareAnswers } from './answers.js';
import { compareBodyTypes, compareRequests } from './requests.js';
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
  validacaoDefaultChanged,
  validacaoDeprecated,
  validacaoLoosened,
  validacaoRemoved,
  validacaoTextChanged,
  validacaoTightened,
  validacaoUndeprecated,
} from './route-rules.js';

const ANY = '*';
const TARGETS = ['params', 'query', 'headers', 'cookies'] as const;

type Target = (typeof TARGETS)[number] | 'body';

const BY_NARROWING: Readonly<Record<Narrowing, ChangeRule>> = {
  tightened: validacaoTightened,
  loosened: validacaoLoosened,
  changed: validacaoChanged,
  default: validacaoDefaultChanged,
  deprecated: validacaoDeprecated,
  undeprecated: validacaoUndeprecated,
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

function* compareRoute(given: Route, now: Route): Generator<Difference> {
  const spot = spotOf(now);
  const name = nameOf(now);
  const old = withParams(given, now.params);
  for (const [i, before] of given.params.entries()) {
    const after = now.params[i];
    if (after === undefined || after === before) continue;
    yield { rule: rotaParametroRenamed, spot: inside(spot, 'params', before), name, before, after };
  }
  if (old.certainty !== now.certainty) {
    const rule = now.certainty === 'sure' ? rotaBecameSure : rotaBecameConditional;
    yield { rule, spot, name, before: old.certainty, after: now.certainty };
  }
  for (const target of TARGETS) yield* compareValidations(name, target, old, now, spot);
  yield* compareBodies(name, old, now, spot);
  yield* compareRequests(old, now, name, (...names) => inside(spot, ...names));
  yield* compareAnswers(old, now, name, (...names) => inside(spot, 'responses', ...names));
}

function* compareValidations(
  name: string,
  target: Target,
  before: Route,
  after: Route,
  route: Spot,
): Generator<Difference> {
  const [olds, nows] = [schemasOf(before, target), schemasOf(after, target)];
  for (let i = 0; i < Math.max(olds.length, nows.length); i += 1) {
    const [old, now] = [olds[i], nows[i]];
    const spot = targetSpot(route, target);
    // Parameters that nobody has to give are new ones, whether there were others or none.
    const isOpen = target !== 'body' && ((before.asks && after.asks) || !demands(old ?? now));
    if (old !== undefined && now !== undefined) yield* compareSchemas(name, target, old, now, spot);
    else if (isOpen)
      yield* compareSchemas(name, target, old ?? without(now, target), now ?? without(old, target), spot);
    else if (old === undefined) yield added(validacaoAdded, spot, name, now);
    else yield removed(validacaoRemoved, spot, name, old);
  }
}

function* compareSchemas(
  name: string,
  target: Target,
  old: Schema,
  now: Schema,
  spot: Spot,
): Generator<Difference> {
  if (same(old, now)) return;
  for (const { narrowing, path, before, after } of schemaChanges(old, now, { isText: target !== 'body' }))
    yield { rule: BY_NARROWING[narrowing], spot: inside(spot, ...path), name, before, after };
}

/** Bodies by media types, where both sides say them; what is not JSON is compared by its own schemas. */
function* compareBodies(name: string, old: Route, now: Route, route: Spot): Generator<Difference> {
  const [before, after] = [old.asks, now.asks];
  if (!before || !after) {
    yield* compareValidations(name, 'body', old, now, route);
    return;
  }
  // A body that is JSON no more, or was none, is told by its media type.
  const hasBoth = (firstJson(before) === undefined) === (firstJson(after) === undefined);
  const told = hasBoth ? [...compareValidations(name, 'body', old, now, route)] : [];
  yield* told;
  for (const { media, schema } of before.bodies) {
    const other = after.bodies.find(each => each.media === media);
    if (other && media !== firstJson(before) && media !== firstJson(after))
      yield* compareSchemas(name, 'body', schema, other.schema, inside(targetSpot(route, 'body'), media));
  }
  const isTold = told.some(({ rule }) => FIELDS_TOLD.has(rule));
  yield* compareBodyTypes(before, after, name, (...names) => inside(route, ...names), isTold);
}

/** What says of a body that it has to be sent, or can be left out. */
const FIELDS_TOLD: ReadonlySet<ChangeRule> = new Set([
  validacaoAdded,
  validacaoRemoved,
  validacaoTightened,
  validacaoLoosened,
]);

/** The body that is told as a validation, too. */
function firstJson({ bodies }: Asks): string | undefined {
  return bodies.find(({ media }) => isJsonMedia(media))?.media;
}

/** What is checked of one part of a request. Headers have no case, and what is not checked of a path is any text. */
function schemasOf({ validations, asks }: Route, target: Target): readonly Schema[] {
  if (target === 'cookies') {
    const own = asks?.parameters.filter(each => each.in === 'cookie') ?? [];
    const properties = Object.fromEntries(own.map(each => [each.name, each.schema]));
    const required = own.flatMap(each => (each.required ? [each.name] : []));
    return own.length === 0 ? [] : [{ type: 'object', properties, required }];
  }
  const schemas = validations.flatMap(each => (each.target === target ? [each.schema] : []));
  return target === 'headers' ? schemas.map(each => withKeys(each, key => key.toLowerCase())) : schemas;
}

/** A schema whose fields are called by other names. */
function withKeys(schema: Schema, nameOfKey: (key: string) => string): Schema {
  const { properties, required } = schema;
  return {
    ...schema,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [nameOfKey(key), each])),
    }),
    ...(Array.isArray(required) && { required: required.map(key => nameOfKey(String(key))) }),
  };
}

/** A route whose parts of the path are called as those of another one: what is said of them is said of the same part. */
function withParams(route: Route, params: readonly string[]): Route {
  const names = new Map(route.params.map((name, i) => [name, params[i] ?? name]));
  if ([...names].every(([name, other]) => name === other)) return route;
  const nameOfKey = (key: string) => names.get(key) ?? key;
  const { validations, asks } = route;
  return {
    ...route,
    validations: validations.map(each =>
      each.target === 'params' ? { ...each, schema: withKeys(each.schema, nameOfKey) } : each,
    ),
    ...(asks && {
      asks: {
        ...asks,
        parameters: asks.parameters.map(each =>
          each.in === 'path' ? { ...each, name: nameOfKey(each.name) } : each,
        ),
      },
    }),
  };
}

function demands(schema: Schema = {}): boolean {
  const { required, additionalProperties } = schema;
  return (Array.isArray(required) && required.length > 0) || additionalProperties === false;
}

/** Nothing is said of what another schema is about: parts of a path are there, and are texts. */
function without(schema: Schema = {}, target: Target): Schema {
  const names = target === 'params' && isSchema(schema.properties) ? Object.keys(schema.properties) : [];
  return {
    type: 'object',
    properties: Object.fromEntries(names.map(each => [each, { type: 'string' }])),
    required: names,
  };
}

function targetSpot(route: Spot, target: string): Spot {
  const subject = `${route.head}#${target}`;
  return { ...inside(route, target), base: subject, head: subject };
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
