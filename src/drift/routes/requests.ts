import type { AskedParameter, Asks, Route } from '../../server/index.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { same } from '../same.js';
import type { Spot } from '../spot.js';
import {
  acessoChanged,
  acessoLoosened,
  acessoTightened,
  corpoOptional,
  corpoRequired,
  corpoTipoAdded,
  corpoTipoRemoved,
  operacaoIdAdded,
  operacaoIdChanged,
  operacaoIdRemoved,
  parametroStyleChanged,
  rotaDeprecated,
  rotaTextChanged,
  rotaUndeprecated,
} from './request-rules.js';
import { validacaoDeprecated, validacaoUndeprecated } from './route-rules.js';

type SpotOf = (...names: readonly string[]) => Spot;

/** What a route asks of whoever calls it, where both sides say so, and by what it is known where both were written by hand. */
export function* compareRequests(
  old: Route,
  now: Route,
  name: string,
  spotOf: SpotOf,
): Generator<Difference> {
  yield* compareAccess(accessOf(old), accessOf(now), name, spotOf('acesso'));
  if (!old.asks || !now.asks) return;
  yield* compareParameters(old.asks, now.asks, name, spotOf);
  if (old.asks.isMade || now.asks.isMade) return;
  yield* compareNames(old.asks, now.asks, name, spotOf);
  yield* changed(rotaTextChanged, spotOf('descricao'), name, old.comment ?? '', now.comment ?? '');
}

/** Media types of bodies, and whether one has to be sent. @param isTold whether its fields say already that it has to be */
export function* compareBodyTypes(
  old: Asks,
  now: Asks,
  name: string,
  spotOf: SpotOf,
  isTold: boolean,
): Generator<Difference> {
  const [olds, nows] = [old, now].map(({ bodies }) => bodies.map(({ media }) => media)) as [
    string[],
    string[],
  ];
  if (olds.length === 0 && nows.length > 0 && now.needsBody) {
    yield { rule: corpoRequired, spot: spotOf('body'), name, before: 'sometimes', after: 'always' };
    return;
  }
  if (![...olds, ...nows].some(media => media.includes('*'))) {
    for (const media of olds)
      if (!nows.includes(media)) yield removed(corpoTipoRemoved, spotOf('body', media), name, media);
    for (const media of nows)
      if (!olds.includes(media)) yield added(corpoTipoAdded, spotOf('body', media), name, media);
  }
  if (old.needsBody === now.needsBody || isTold || olds.length === 0 || nows.length === 0) return;
  const said = (needs: boolean) => (needs ? 'always' : 'sometimes');
  const rule = now.needsBody ? corpoRequired : corpoOptional;
  yield { rule, spot: spotOf('body'), name, before: said(old.needsBody), after: said(now.needsBody) };
}

/** What lets a request in: all of one of these. Nothing where neither a program nor a description says it. */
function accessOf({ asks, auth, origin }: Route): readonly (readonly string[])[] | undefined {
  if (asks) return asks.access;
  if (auth) return [auth.map(scheme => scheme.toLowerCase())];
  return origin === 'list' || origin === 'document' ? undefined : [];
}

function* compareAccess(
  old: ReturnType<typeof accessOf>,
  now: ReturnType<typeof accessOf>,
  name: string,
  spot: Spot,
): Generator<Difference> {
  if (!old || !now) return;
  const [olds, nows] = [old, now].map(ways => (ways.length === 0 ? [[]] : ways)) as [string[][], string[][]];
  const isEnough = (way: readonly string[], ways: readonly (readonly string[])[]) =>
    ways.some(other => other.every(word => way.includes(word)));
  const isTighter = !olds.every(way => isEnough(way, nows));
  const isLooser = !nows.every(way => isEnough(way, olds));
  if (!isTighter && !isLooser) return;
  const rule = !isLooser ? acessoTightened : !isTighter ? acessoLoosened : acessoChanged;
  yield { rule, spot, name, before: shown(olds), after: shown(nows) };
}

function shown(ways: readonly (readonly string[])[]): string {
  return ways.map(way => (way.length === 0 ? 'nothing' : way.join(' and '))).join(', or ');
}

/** How lists and objects are written in an address, and which parameters are to be left. */
function* compareParameters(old: Asks, now: Asks, name: string, spotOf: SpotOf): Generator<Difference> {
  for (const before of old.parameters) {
    const after = now.parameters.find(each => nameOf(each) === nameOf(before));
    if (!after) continue;
    const spot = spotOf(before.in, before.name);
    const [was, is] = [styleOf(before), styleOf(after)];
    if (was !== is && isMany(before) && isMany(after))
      yield { rule: parametroStyleChanged, spot, name, before: was, after: is };
    if (before.deprecated === after.deprecated || now.isMade) continue;
    const rule = after.deprecated ? validacaoDeprecated : validacaoUndeprecated;
    yield { rule, spot, name, before: null, after: null };
  }
}

function nameOf({ in: place, name }: AskedParameter): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function isMany({ schema }: AskedParameter): boolean {
  const types = [schema.type].flat();
  return types.includes('array') || types.includes('object');
}

function styleOf({ style, explode }: AskedParameter): string {
  return explode ? `${style}, exploded` : style;
}

function* compareNames(old: Asks, now: Asks, name: string, spotOf: SpotOf): Generator<Difference> {
  const id = spotOf('operacao');
  if (old.id === undefined && now.id !== undefined) yield added(operacaoIdAdded, id, name, now.id);
  else if (old.id !== undefined && now.id === undefined) yield removed(operacaoIdRemoved, id, name, old.id);
  else yield* changed(operacaoIdChanged, id, name, old.id, now.id);
  if (!old.deprecated && now.deprecated)
    yield added(rotaDeprecated, spotOf('deprecated'), name, 'deprecated');
  if (old.deprecated && !now.deprecated)
    yield removed(rotaUndeprecated, spotOf('deprecated'), name, 'deprecated');
  yield* changed(rotaTextChanged, spotOf('resumo'), name, old.title ?? '', now.title ?? '');
  const [was = [], is = []] = [old.tags, now.tags];
  if (!same(was, is))
    yield { rule: rotaTextChanged, spot: spotOf('tags'), name, before: was.join(', '), after: is.join(', ') };
}
