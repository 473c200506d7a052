import type { PalavraContextual, PalavraReservada, Sintaxe } from '../../contract/generated/contract.js';
import type { ChangeRule } from '../change.js';
import { changed, type Difference } from '../difference.js';
import { compareLists, type Noun } from '../lists.js';
import { entry, field, type Spot } from '../spot.js';

type Palavra = PalavraReservada | PalavraContextual;

export const reservadaAdded: ChangeRule = {
  id: 'reservada-added',
  level: 'major',
  title: 'A word became reserved that was none',
  why: 'Reserved words cannot be names: programs that call something so no longer run.',
  says: 'The reserved word {name} is new.',
  example: [null, { palavra: 'enquanto' }],
  inverse: ['reservada-removed'],
};

export const reservadaRemoved: ChangeRule = {
  id: 'reservada-removed',
  level: 'major',
  title: 'A reserved word is gone',
  why: 'Programs that use it no longer run; highlighters and completion lose it.',
  says: 'The reserved word {name} is gone.',
  example: [{ palavra: 'enquanto' }, null],
  inverse: ['reservada-added'],
};

const reservadaRenamed: ChangeRule = {
  id: 'reservada-renamed',
  level: 'major',
  title: 'A reserved word has another name',
  why: 'Programs that use the old word no longer run.',
  says: 'The reserved word {name} is now {after}.',
  example: ['senao', 'senão'],
  inverse: ['reservada-renamed'],
};

export const contextualAdded: ChangeRule = {
  id: 'contextual-added',
  level: 'minor',
  title: 'A contextual word is new',
  why: 'Programs may still use it as a name everywhere else.',
  says: 'The contextual word {name} is new.',
  example: [null, { palavra: 'rota', onde: 'bloco servidor' }],
  inverse: ['contextual-removed'],
};

export const contextualRemoved: ChangeRule = {
  id: 'contextual-removed',
  level: 'major',
  title: 'A contextual word is gone',
  why: 'Programs that use it in its context no longer run.',
  says: 'The contextual word {name} is gone.',
  example: [{ palavra: 'rota', onde: 'bloco servidor' }, null],
  inverse: ['contextual-added'],
};

const contextualRenamed: ChangeRule = {
  id: 'contextual-renamed',
  level: 'major',
  title: 'A contextual word has another name',
  why: 'Programs that use the old word in its context no longer run.',
  says: 'The contextual word {name} is now {after}.',
  example: ['rota', 'caminho'],
  inverse: ['contextual-renamed'],
};

const palavraBecameReservada: ChangeRule = {
  id: 'palavra-became-reservada',
  level: 'major',
  title: 'A contextual word became reserved',
  why: 'Programs that use it as a name, which was allowed, no longer run.',
  says: 'The contextual word {name} is reserved now.',
  example: ['contextual', 'reservada'],
  inverse: ['palavra-became-contextual'],
};

const palavraBecameContextual: ChangeRule = {
  id: 'palavra-became-contextual',
  level: 'minor',
  title: 'A reserved word became contextual',
  why: 'It still works where it worked, and can be a name elsewhere; highlighters have to look at the context.',
  says: 'The reserved word {name} is only contextual now.',
  example: ['reservada', 'contextual'],
  inverse: ['palavra-became-reservada'],
};

const contextualOndeChanged: ChangeRule = {
  id: 'contextual-onde-changed',
  level: 'minor',
  title: 'A contextual word acts in another context',
  why: 'Highlighters and completion decide by the context whether it is a keyword.',
  says: 'The context of {name} was {before} and is {after}.',
  example: ['bloco servidor', 'bloco servidor ou grupo'],
  inverse: ['contextual-onde-changed'],
};

export const palavraReused: ChangeRule = {
  id: 'palavra-reused',
  level: 'major',
  title: 'A word means what another word meant',
  why: 'Programs that use it do something else now, without any error.',
  says: 'The word {name} meant {before} and now means {after}, as another one did.',
  example: ['repete', 'encerra'],
  inverse: ['palavra-reused'],
};

export const palavraTextChanged: ChangeRule = {
  id: 'palavra-text-changed',
  level: 'patch',
  title: 'The description or equivalent of a word changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['repete', 'repete o bloco'],
  inverse: ['palavra-text-changed'],
};

export const palavraRules: readonly ChangeRule[] = [
  reservadaAdded,
  reservadaRemoved,
  reservadaRenamed,
  contextualAdded,
  contextualRemoved,
  contextualRenamed,
  palavraBecameReservada,
  palavraBecameContextual,
  contextualOndeChanged,
  palavraReused,
  palavraTextChanged,
];

const RESERVADA: Noun<PalavraReservada> = {
  keyOf: ({ palavra }) => palavra,
  briefOf: word => word,
  added: reservadaAdded,
  removed: reservadaRemoved,
  renamed: { rule: () => reservadaRenamed, identityOf: ({ descricao }) => descricao },
  compare: compareTexts,
};

const CONTEXTUAL: Noun<PalavraContextual> = {
  keyOf: ({ palavra }) => palavra,
  briefOf: word => word,
  added: contextualAdded,
  removed: contextualRemoved,
  renamed: { rule: () => contextualRenamed, identityOf: ({ descricao }) => descricao },
  *compare(before, after, spot) {
    yield* compareTexts(before, after, spot);
    yield* changed(contextualOndeChanged, field(spot, 'onde'), after.palavra, before.onde, after.onde);
  },
};

/** Reserved and contextual words. A word that is in the other list now was moved, not removed and added. */
export function* comparePalavras(before: Sintaxe, after: Sintaxe, file: Spot): Generator<Difference> {
  const [reserved, contextual] = [field(file, 'reservadas'), field(file, 'contextuais')];
  const moved = new Set<string>();
  const lists = [
    [palavraBecameContextual, before.reservadas, after.contextuais, after.reservadas, before.contextuais],
    [palavraBecameReservada, before.contextuais, after.reservadas, after.contextuais, before.reservadas],
  ] as const;
  for (const [rule, from, to, stayed, known] of lists) {
    const freed = rule === palavraBecameContextual;
    const spot = freed ? { ...contextual, base: reserved.base } : { ...reserved, base: contextual.base };
    for (const [old, now, i, j] of both(from, to, stayed, known)) {
      moved.add(now.palavra);
      const where = entry(spot, now.palavra, i, j);
      const [was, is] = freed ? ['reservada', 'contextual'] : ['contextual', 'reservada'];
      yield { rule, spot: where, name: now.palavra, before: was, after: is };
      yield* compareTexts(old, now, where);
    }
  }
  yield* compareLists(RESERVADA, before.reservadas, after.reservadas, reserved, moved);
  yield* compareLists(CONTEXTUAL, before.contextuais, after.contextuais, contextual, moved);
}

/** Words of `from` that are in `to`, with their positions, and did not stay and were not there before. */
function* both(
  from: readonly Palavra[],
  to: readonly Palavra[],
  stayed: readonly Palavra[],
  known: readonly Palavra[],
): Generator<[Palavra, Palavra, number, number]> {
  const places = new Map(to.map(({ palavra }, i) => [palavra, i]));
  const others = new Set([...stayed, ...known].map(({ palavra }) => palavra));
  for (const [i, old] of from.entries()) {
    const j = places.get(old.palavra);
    if (j !== undefined && !others.has(old.palavra)) yield [old, to[j] as Palavra, i, j];
  }
}

function* compareTexts(before: Palavra, after: Palavra, spot: Spot): Generator<Difference> {
  for (const name of ['descricao', 'equivalente'] as const)
    yield* changed(palavraTextChanged, field(spot, name), after.palavra, before[name], after[name]);
}
