import type { Answer, Route } from '../../server/index.js';
import { added, type Difference, removed } from '../difference.js';
import { same } from '../same.js';
import { type BodyChange, bodyChanges } from '../schemas/bodies.js';
import type { Schema } from '../schemas/forms.js';
import type { Spot } from '../spot.js';
import {
  respostaAdded,
  respostaCabecalhoAdded,
  respostaCabecalhoRemoved,
  respostaCampoAdded,
  respostaCampoAlways,
  respostaCampoChanged,
  respostaCampoNarrowed,
  respostaCampoOptional,
  respostaCampoRemoved,
  respostaErroRemoved,
  respostaRemoved,
  respostasClosed,
  respostasOpened,
  respostaTextChanged,
  respostaTipoAdded,
  respostaTipoRemoved,
} from './answer-rules.js';

const FIRST_ERROR = 400;
const BY_KIND = {
  added: respostaCampoAdded,
  removed: respostaCampoRemoved,
  optional: respostaCampoOptional,
  always: respostaCampoAlways,
  changed: respostaCampoChanged,
  narrowed: respostaCampoNarrowed,
  text: respostaTextChanged,
} as const satisfies Record<BodyChange['kind'], unknown>;

/**
 * What clients get of one route: statuses, media types and bodies, as far as both sides are read. What somebody describes by hand is
 * described as a whole: there, what may be anything is not what could not be read.
 */
export function* compareAnswers(
  old: Pick<Route, 'answers' | 'asks'>,
  now: Pick<Route, 'answers' | 'asks'>,
  name: string,
  spotOf: (...names: readonly string[]) => Spot,
): Generator<Difference> {
  if (!old.answers || !now.answers) return;
  const isWhole = [old, now].every(({ asks }) => asks && !asks.isMade);
  const [olds, nows] = [byStatus(old.answers.known), byStatus(now.answers.known)];
  const [wasOpen, isOpen] = [old.answers, now.answers].map(({ unread }) => unread.length > 0);
  for (const [status, before] of olds) {
    const after = nows.get(status);
    if (after) {
      const spotIn = (...inner: readonly string[]) => spotOf(String(status), ...inner);
      yield* compareBodies(before, after, name, spotIn, isWhole);
      yield* compareHeaders(before, after, name, spotIn, isWhole);
    }
    // What is not read may be it.
    else if (!isOpen || isWhole) {
      const rule = status < FIRST_ERROR ? respostaRemoved : respostaErroRemoved;
      yield removed(rule, spotOf(String(status)), name, status);
    }
  }
  for (const status of nows.keys())
    if (!olds.has(status) && (!wasOpen || isWhole))
      yield added(respostaAdded, spotOf(String(status)), name, status);
  const [others, otherNows] = [old, now].map(({ answers }) => byStatus(answers?.others ?? []));
  for (const [status, before] of others ?? []) {
    const after = otherNows?.get(status);
    if (after) yield* compareBodies(before, after, name, (...inner) => spotOf('others', ...inner), isWhole);
  }
  if (wasOpen !== isOpen) {
    const said = (open: boolean | undefined) => (open ? 'open' : 'closed');
    const rule = isOpen ? respostasOpened : respostasClosed;
    yield { rule, spot: spotOf('respostas'), name, before: said(wasOpen), after: said(isOpen) };
  }
}

/** Headers, which have no case. */
function* compareHeaders(
  before: readonly Answer[],
  after: readonly Answer[],
  name: string,
  spotOf: (...names: readonly string[]) => Spot,
  isWhole: boolean,
): Generator<Difference> {
  const [olds, nows] = [headersOf(before), headersOf(after)];
  for (const [header, schema] of olds) {
    const now = nows.get(header);
    if (now) yield* compareValues([schema], [now], name, spotOf, ['headers', header], isWhole);
    else yield removed(respostaCabecalhoRemoved, spotOf('headers', header), name, header);
  }
  for (const header of nows.keys())
    if (!olds.has(header)) yield added(respostaCabecalhoAdded, spotOf('headers', header), name, header);
}

function headersOf(answers: readonly Answer[]): ReadonlyMap<string, Schema> {
  return new Map(
    answers.flatMap(({ headers = [], headerSchemas = {} }) =>
      headers.map(header => [header.toLowerCase(), headerSchemas[header] ?? {}] as const),
    ),
  );
}

function* compareValues(
  before: readonly Schema[],
  after: readonly Schema[],
  name: string,
  spotOf: (...names: readonly string[]) => Spot,
  path: readonly string[],
  isWhole: boolean,
): Generator<Difference> {
  if (same(before, after)) return;
  for (const { kind, path: at, before: one, after: other } of bodyChanges(before, after, path, isWhole))
    yield { rule: BY_KIND[kind], spot: spotOf(...at), name, before: one, after: other };
}

function* compareBodies(
  before: readonly Answer[],
  after: readonly Answer[],
  name: string,
  spotOf: (...names: readonly string[]) => Spot,
  isWhole: boolean,
): Generator<Difference> {
  const [olds, nows] = [byMedia(before), byMedia(after)];
  const isKnown = ![...olds.keys(), ...nows.keys()].some(media => media.includes('*'));
  for (const [media, old] of olds) {
    const now = nows.get(media);
    if (!now) {
      if (isKnown) yield removed(respostaTipoRemoved, spotOf(media), name, media);
      continue;
    }
    yield* compareValues(formsOf(old), formsOf(now), name, spotOf, [], isWhole);
  }
  for (const media of nows.keys())
    if (isKnown && !olds.has(media)) yield added(respostaTipoAdded, spotOf(media), name, media);
}

function byStatus(answers: readonly Answer[]): Map<number, Answer[]> {
  return grouped(answers, ({ status }) => status);
}

/** Nothing at all is a form of its own. */
function byMedia(answers: readonly Answer[]): Map<string, Answer[]> {
  return grouped(answers, ({ media }) => media ?? 'nada');
}

/** What the bodies of a media type may be. */
function formsOf(answers: readonly Answer[]): readonly Schema[] {
  return answers.map(({ schema, shape }) => schema ?? shape?.schema ?? {});
}

function grouped<K>(answers: readonly Answer[], keyOf: (answer: Answer) => K): Map<K, Answer[]> {
  const groups = new Map<K, Answer[]>();
  for (const answer of answers) groups.set(keyOf(answer), [...(groups.get(keyOf(answer)) ?? []), answer]);
  return groups;
}
