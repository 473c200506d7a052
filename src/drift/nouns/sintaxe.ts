import type { Operador, Sintaxe } from '../../contract/generated/contract.js';
import { likeness } from '../alike.js';
import type { ChangeRule } from '../change.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { compareLists, compareTexts, type Noun } from '../lists.js';
import { entry, field, type Spot } from '../spot.js';

/** Two rules that share at least so many of their words are one rule in other words. */
const MIN_LIKENESS = 0.5;

const extensaoChanged: ChangeRule = {
  id: 'extensao-changed',
  level: 'major',
  title: 'The extension of source files changed',
  why: 'Editors recognise the language by it, and tools find programs by it.',
  says: 'The extension of source files was {before} and is {after}.',
  example: ['.lm', '.lume'],
  inverse: ['extensao-changed'],
};

export const operadorAdded: ChangeRule = {
  id: 'operador-added',
  level: 'minor',
  title: 'An operator is new',
  why: 'What there was works as before.',
  says: 'The operator {name} is new.',
  example: [null, { simbolo: '??' }],
  inverse: ['operador-removed'],
};

export const operadorRemoved: ChangeRule = {
  id: 'operador-removed',
  level: 'major',
  title: 'An operator is gone',
  why: 'Programs that use it no longer run.',
  says: 'The operator {name} is gone.',
  example: [{ simbolo: '<>' }, null],
  inverse: ['operador-added'],
};

const operadorRenamed: ChangeRule = {
  id: 'operador-renamed',
  level: 'major',
  title: 'An operator is written in another way',
  why: 'Programs that use the old form no longer run.',
  says: 'The operator {name} is now {after}.',
  example: ['<>', '!='],
  inverse: ['operador-renamed'],
};

export const operadorReused: ChangeRule = {
  id: 'operador-reused',
  level: 'major',
  title: 'An operator means what another operator meant',
  why: 'Programs that use it do something else now, without any error.',
  says: 'The operator {name} meant {before} and now means {after}, as another one did.',
  example: ['soma', 'subtrai'],
  inverse: ['operador-reused'],
};

export const operadorTextChanged: ChangeRule = {
  id: 'operador-text-changed',
  level: 'patch',
  title: 'The description or equivalent of an operator changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['soma', 'soma ou junta'],
  inverse: ['operador-text-changed'],
};

const verboAdded: ChangeRule = {
  id: 'verbo-added',
  level: 'minor',
  title: 'An HTTP verb is new',
  why: 'What there was works as before.',
  says: 'The HTTP verb {name} is new.',
  example: [null, 'PATCH'],
  inverse: ['verbo-removed'],
};

const verboRemoved: ChangeRule = {
  id: 'verbo-removed',
  level: 'major',
  title: 'An HTTP verb is gone',
  why: 'Servers that use it no longer run.',
  says: 'The HTTP verb {name} is gone.',
  example: ['ANY', null],
  inverse: ['verbo-added'],
};

const regraAdded: ChangeRule = {
  id: 'regra-added',
  level: 'patch',
  title: 'A rule of the syntax is written down that was not',
  why: 'The list explains what already holds; a rule that is new in the language shows in its words and operators.',
  says: 'A rule is new: {after}.',
  example: [null, 'Uma linha é um comando.'],
  inverse: ['regra-removed'],
};

const regraRemoved: ChangeRule = {
  id: 'regra-removed',
  level: 'minor',
  title: 'A rule of the syntax is no longer written down',
  why: 'The list says what trips people up: what it forbade may be allowed now, and nobody reads of it any more.',
  says: 'A rule is gone: {before}.',
  example: ['Uma linha é um comando.', null],
  inverse: ['regra-added'],
};

const regraReworded: ChangeRule = {
  id: 'regra-reworded',
  level: 'patch',
  title: 'A rule of the syntax is written in other words',
  why: 'Only what people read changed.',
  says: 'A rule was {before} and is {after}.',
  example: ['Uma linha é um comando.', 'Uma linha é um comando; não existe ";".'],
  inverse: ['regra-reworded'],
};

export const sintaxeRules: readonly ChangeRule[] = [
  extensaoChanged,
  operadorAdded,
  operadorRemoved,
  operadorRenamed,
  operadorReused,
  operadorTextChanged,
  verboAdded,
  verboRemoved,
  regraAdded,
  regraRemoved,
  regraReworded,
];

const OPERADOR: Noun<Operador> = {
  keyOf: ({ simbolo }) => simbolo,
  briefOf: operator => operator,
  added: operadorAdded,
  removed: operadorRemoved,
  renamed: { rule: () => operadorRenamed, identityOf: ({ descricao }) => descricao },
  *compare(before, after, spot) {
    for (const name of ['descricao', 'equivalente'] as const)
      yield* changed(operadorTextChanged, field(spot, name), after.simbolo, before[name], after[name]);
  },
};

/** What of the syntax is not a word. */
export function* compareSintaxe(before: Sintaxe, after: Sintaxe, file: Spot): Generator<Difference> {
  yield* changed(extensaoChanged, field(file, 'extensao'), after.extensao, before.extensao, after.extensao);
  yield* compareLists(OPERADOR, before.operadores, after.operadores, field(file, 'operadores'));
  const verbos = { added: verboAdded, removed: verboRemoved };
  yield* compareTexts(verbos, before.verbos_http, after.verbos_http, field(file, 'verbos_http'));
  yield* compareRegras(before.regras, after.regras, field(file, 'regras'));
}

/** Rules have no name: one that went and one that came are the same rule when they are alike, and no other two are. */
function* compareRegras(
  before: readonly string[],
  after: readonly string[],
  spot: Spot,
): Generator<Difference> {
  const [olds, nows] = [new Set(before), new Set(after)];
  const gone = before.flatMap((text, i) => (nows.has(text) ? [] : [{ text, i }]));
  const come = after.flatMap((text, i) => (olds.has(text) ? [] : [{ text, i }]));
  const alike = (a: { text: string }, b: { text: string }) => likeness(a.text, b.text) >= MIN_LIKENESS;
  const reworded = new Set<{ text: string }>();
  for (const old of gone) {
    const candidates = come.filter(now => alike(old, now));
    const [now] = candidates;
    if (candidates.length === 1 && now && gone.filter(other => alike(other, now)).length === 1) {
      reworded.add(now);
      const where = entry(spot, old.text, old.i, now.i);
      yield { rule: regraReworded, spot: where, name: now.text, before: old.text, after: now.text };
    } else yield removed(regraRemoved, entry(spot, old.text, old.i, undefined), old.text, old.text);
  }
  for (const now of come)
    if (!reworded.has(now))
      yield added(regraAdded, entry(spot, now.text, undefined, now.i), now.text, now.text);
}
