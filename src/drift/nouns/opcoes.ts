import type { Opcao } from '../../contract/generated/contract.js';
import { segmentsIn } from '../../contract/json-pointer.js';
import type { ChangeRule } from '../change.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { compareLists, type Noun } from '../lists.js';
import { movesAmong, withMoves } from '../moves.js';
import { field, type Spot } from '../spot.js';
import { type Flag, flagOf } from './flag.js';
import { choicesIn } from './uso.js';

export const opcaoAdded: ChangeRule = {
  id: 'opcao-added',
  level: 'minor',
  title: 'An option of a command is new',
  why: 'What there was works as before.',
  says: 'The option {name} is new.',
  example: [null, '--seco'],
  inverse: ['opcao-removed'],
};

export const opcaoRemoved: ChangeRule = {
  id: 'opcao-removed',
  level: 'major',
  title: 'An option of a command is gone',
  why: 'Scripts that give it fail.',
  says: 'The option {name} is gone.',
  example: ['--seco', null],
  inverse: ['opcao-added'],
};

const opcaoRenamed: ChangeRule = {
  id: 'opcao-renamed',
  level: 'major',
  title: 'An option of a command has another name',
  why: 'Scripts that give the old one fail.',
  says: 'The option {name} is now {after}.',
  example: ['--seco', '--simula'],
  inverse: ['opcao-renamed'],
};

const opcaoMoved: ChangeRule = {
  id: 'opcao-moved',
  level: 'major',
  title: 'An option is one of another command',
  why: 'Scripts that give it to the old command fail.',
  says: 'The option {name} moved from {before} to {after}.',
  example: ['testa', 'roda'],
  inverse: ['opcao-moved'],
};

const opcaoFormAdded: ChangeRule = {
  id: 'opcao-form-added',
  level: 'minor',
  title: 'An option can be written in another way, too',
  why: 'What there was works as before.',
  says: 'The option {name} can also be written {after}.',
  example: [null, '-s'],
  inverse: ['opcao-form-removed'],
};

const opcaoFormRemoved: ChangeRule = {
  id: 'opcao-form-removed',
  level: 'major',
  title: 'A way to write an option is gone',
  why: 'Scripts that write it so fail.',
  says: 'The option {name} can no longer be written {before}.',
  example: ['-s', null],
  inverse: ['opcao-form-added'],
};

const opcaoValueOptional: ChangeRule = {
  id: 'opcao-value-optional',
  level: 'minor',
  title: 'An option takes a value that can be left out',
  why: 'It can be given as before, and in another way.',
  says: 'What {name} takes was {before}, and is {after} now, which can be left out.',
  example: ['<n>', '[n]'],
  inverse: ['opcao-value-changed'],
};

const opcaoValueChanged: ChangeRule = {
  id: 'opcao-value-changed',
  level: 'major',
  title: 'The value of an option changed',
  why: 'A value that was given may be refused now, or one is demanded.',
  says: 'The value of {name} was {before} and is {after}.',
  example: ['', '<n>'],
  inverse: ['opcao-value-changed', 'opcao-value-optional', 'opcao-value-added'],
};

const opcaoValueAdded: ChangeRule = {
  id: 'opcao-value-added',
  level: 'minor',
  title: 'An option takes another value',
  why: 'Those that there were work as before.',
  says: 'The value of {name} was {before}, and can be another one, too: {after}.',
  example: ['json|md', 'json|md|html'],
  inverse: ['opcao-value-changed'],
};

const opcaoValueRenamed: ChangeRule = {
  id: 'opcao-value-renamed',
  level: 'minor',
  title: 'The value of an option is called otherwise',
  why: 'Mostly it is another word for the same; it may be meant in another way now.',
  says: 'The value of {name} was called {before} and is called {after}.',
  example: ['<n>', '<passos>'],
  inverse: ['opcao-value-renamed'],
};

export const opcaoReused: ChangeRule = {
  id: 'opcao-reused',
  level: 'major',
  title: 'An option does what another option of its command did',
  why: 'Scripts that give it get something else now, without any error.',
  says: 'The option {name} did {before} and now does {after}, as another one did.',
  example: ['não escreve nada', 'diz o que faz'],
  inverse: ['opcao-reused'],
};

export const opcaoTextChanged: ChangeRule = {
  id: 'opcao-text-changed',
  level: 'patch',
  title: 'The description of an option changed',
  why: 'Only what people read changed.',
  says: 'The description of {name} was {before} and is {after}.',
  example: ['mostra mais', 'mostra cada teste'],
  inverse: ['opcao-text-changed'],
};

export const opcaoRules: readonly ChangeRule[] = [
  opcaoAdded,
  opcaoRemoved,
  opcaoRenamed,
  opcaoMoved,
  opcaoFormAdded,
  opcaoFormRemoved,
  opcaoValueOptional,
  opcaoValueChanged,
  opcaoValueAdded,
  opcaoValueRenamed,
  opcaoReused,
  opcaoTextChanged,
];

/** An option by the name that it has in the base, where some form of it is the same. */
interface Known {
  readonly option: Opcao;
  readonly key: string;
}

const OPCAO: Noun<Known> = {
  keyOf: ({ key }) => key,
  briefOf: ({ option }) => option,
  added: opcaoAdded,
  removed: opcaoRemoved,
  renamed: {
    rule: () => opcaoRenamed,
    identityOf: ({ option: { flag, descricao } }) =>
      descricao === '' ? '' : `${flagOf(flag).value}\0${descricao}`,
  },
  compare: (before, after, spot) => compareOpcao(before.option, after.option, spot, before.key === after.key),
};

/** Options of one command, by the longest form of each, and by any other that stays. */
export function* compareOpcoes(
  before: readonly Opcao[],
  after: readonly Opcao[],
  spot: Spot,
): Generator<Difference> {
  const [olds, nows] = [before, after].map(list => list.map(({ flag }) => flagOf(flag))) as [Flag[], Flag[]];
  const owners = ownersOf(olds.filter(({ name }) => !nows.some(now => now.name === name)));
  const names = new Set(olds.map(({ name }) => name));
  const taken = new Set<string>();
  const keys = nows.map(({ name, forms }) => {
    const known = names.has(name) ? undefined : forms.map(form => owners.get(form)).find(each => each);
    if (known === undefined || taken.has(known)) return name;
    taken.add(known);
    return known;
  });
  yield* compareLists(
    OPCAO,
    before.map((option, i) => ({ option, key: olds[i]?.name ?? '' })),
    after.map((option, i) => ({ option, key: keys[i] ?? '' })),
    spot,
  );
}

/** The name of the option that a form is of; an empty text where it is of several. */
function ownersOf(flags: readonly Flag[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { name, forms } of flags)
    for (const form of forms) owners.set(form, owners.has(form) ? '' : name);
  return owners;
}

/** @param isKnown whether the two are one by a form that stayed: then a rename is told here. */
function* compareOpcao(before: Opcao, after: Opcao, spot: Spot, isKnown: boolean): Generator<Difference> {
  const [old, now] = [flagOf(before.flag), flagOf(after.flag)];
  // What is written without a dash has no forms: `/v`, `arquivo`.
  const isRenamed = old.name !== now.name && !now.forms.includes(old.name) && !old.forms.includes(now.name);
  if (isRenamed && isKnown)
    yield { rule: opcaoRenamed, spot, name: old.name, before: old.name, after: now.name };
  const told = new Set(isRenamed ? [old.name, now.name] : []);
  // Who knows the option knows it by a name that it had.
  const known = now.forms.includes(old.name) ? old.name : now.name;
  for (const form of old.forms)
    if (!told.has(form) && !now.forms.includes(form))
      yield removed(opcaoFormRemoved, field(spot, form), known, form);
  for (const form of now.forms)
    if (!told.has(form) && !old.forms.includes(form))
      yield added(opcaoFormAdded, field(spot, form), known, form);
  yield* changed(valueRule(old.value, now.value), field(spot, 'flag'), known, old.value, now.value);
  yield* changed(opcaoTextChanged, field(spot, 'descricao'), known, before.descricao, after.descricao);
}

/** What another value means for who gives the option as before. */
function valueRule(before: string, after: string): ChangeRule {
  const [was, is] = [before.startsWith('['), after.startsWith('[')];
  if (is && !was && ['', inBrackets(after)].includes(inBrackets(before))) return opcaoValueOptional;
  if (was !== is || before === '' || after === '') return opcaoValueChanged;
  const [olds, nows] = [choicesIn(before), choicesIn(after)];
  if (olds && nows) return olds.every(each => nows.includes(each)) ? opcaoValueAdded : opcaoValueChanged;
  return olds || nows ? opcaoValueChanged : opcaoValueRenamed;
}

/** What stands in the brackets of a value. */
function inBrackets(value: string): string {
  return value.replace(/^[[<]+|[\]>]+$/g, '');
}

/** An option that went at one command and came at another one as it was, where no other of its name did, has moved. */
export function withMovedOptions(differences: readonly Difference[]): Difference[] {
  const moved = movesAmong(
    differences.filter(({ rule }) => rule === opcaoRemoved),
    differences.filter(({ rule }) => rule === opcaoAdded),
  );
  return withMoves(differences, moved, opcaoMoved, ({ spot }) => commandOf(spot));
}

function commandOf({ path }: Spot): string {
  return segmentsIn(path)[1] ?? '';
}
