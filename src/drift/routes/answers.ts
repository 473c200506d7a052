import type { Answer, Answers, Route } from '../../server/index.js';
import { added, type Difference, removed } from '../difference.js';
import { same } from '../same.js';
import type { Spot } from '../spot.js';
import { type BodyChange, bodyChanges } from './bodies.js';
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
} from './route-rules.js';

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

/** What clients get of one route: statuses, media types and bodies, as far as both sides are read. */
export function* compareAnswers(
  old: Pick<Route, 'answers'>,
  now: Pick<Route, 'answers'>,
  name: string,
  spotOf: (...names: readonly string[]) => Spot,
): Generator<Difference> {
  if (!old.answers || !now.answers) return;
  const [olds, nows] = [byStatus(old.answers), byStatus(now.answers)];
  const [wasOpen, isOpen] = [old.answers, now.answers].map(({ unread }) => unread.length > 0);
  for (const [status, before] of olds) {
    const after = nows.get(status);
    if (after) {
      const spotIn = (...inner: readonly string[]) => spotOf(String(status), ...inner);
      yield* compareBodies(before, after, name, spotIn);
      yield* compareHeaders(before, after, name, spotIn);
    }
    // What is not read may be it.
    else if (!isOpen) {
      const rule = status < FIRST_ERROR ? respostaRemoved : respostaErroRemoved;
      yield removed(rule, spotOf(String(status)), name, status);
    }
  }
  for (const status of nows.keys())
    if (!olds.has(status) && !wasOpen) yield added(respostaAdded, spotOf(String(status)), name, status);
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
): Generator<Difference> {
  const [olds, nows] = [headersOf(before), headersOf(after)];
  for (const header of olds)
    if (!nows.has(header)) yield removed(respostaCabecalhoRemoved, spotOf('headers', header), name, header);
  for (const header of nows)
    if (!olds.has(header)) yield added(respostaCabecalhoAdded, spotOf('headers', header), name, header);
}

function headersOf(answers: readonly Answer[]): ReadonlySet<string> {
  return new Set(answers.flatMap(({ headers = [] }) => headers.map(header => header.toLowerCase())));
}

function* compareBodies(
  before: readonly Answer[],
  after: readonly Answer[],
  name: string,
  spotOf: (...names: readonly string[]) => Spot,
): Generator<Difference> {
  const [olds, nows] = [byMedia(before), byMedia(after)];
  const isKnown = ![...olds.keys(), ...nows.keys()].some(media => media.includes('*'));
  for (const [media, old] of olds) {
    const now = nows.get(media);
    if (!now) {
      if (isKnown) yield removed(respostaTipoRemoved, spotOf(media), name, media);
      continue;
    }
    const [was, is] = [formsOf(old), formsOf(now)];
    if (same(was, is)) continue;
    for (const { kind, path, before: one, after: other } of bodyChanges(was, is))
      yield { rule: BY_KIND[kind], spot: spotOf(...path), name, before: one, after: other };
  }
  for (const media of nows.keys())
    if (isKnown && !olds.has(media)) yield added(respostaTipoAdded, spotOf(media), name, media);
}

function byStatus({ known }: Answers): Map<number, Answer[]> {
  return grouped(known, ({ status }) => status);
}

/** Nothing at all is a form of its own. */
function byMedia(answers: readonly Answer[]): Map<string, Answer[]> {
  return grouped(answers, ({ media }) => media ?? 'nada');
}

/** What the bodies of a media type may be; nothing where one of them may be anything. */
function formsOf(answers: readonly Answer[]): readonly Readonly<Record<string, unknown>>[] | undefined {
  const forms = answers.map(({ schema, shape }) => schema ?? shape?.schema ?? {});
  return forms.some(form => Object.keys(form).length === 0) ? undefined : forms;
}

function grouped<K>(answers: readonly Answer[], keyOf: (answer: Answer) => K): Map<K, Answer[]> {
  const groups = new Map<K, Answer[]>();
  for (const answer of answers) groups.set(keyOf(answer), [...(groups.get(keyOf(answer)) ?? []), answer]);
  return groups;
}
