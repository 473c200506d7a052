import type { Opcao } from '../../contract/generated/contract.js';
import type { ChangeRule } from '../change.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { compareLists, type Noun } from '../lists.js';
import { field, type Spot } from '../spot.js';

const opcaoAdded: ChangeRule = {
  id: 'opcao-added',
  level: 'minor',
  title: 'An option of a command is new',
  why: 'What there was works as before.',
  says: 'The option {name} is new.',
  example: [null, '--seco'],
  inverse: ['opcao-removed'],
};

const opcaoRemoved: ChangeRule = {
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

const opcaoValueChanged: ChangeRule = {
  id: 'opcao-value-changed',
  level: 'major',
  title: 'The value of an option changed',
  why: 'A value that was given may be refused now, or one is demanded.',
  says: 'The value of {name} was {before} and is {after}.',
  example: ['', '<n>'],
  inverse: ['opcao-value-changed'],
};

const opcaoTextChanged: ChangeRule = {
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
  opcaoFormAdded,
  opcaoFormRemoved,
  opcaoValueChanged,
  opcaoTextChanged,
];

/** An option as it is written: `--porta, -p <n>`. */
interface Flag {
  /** The longest form: what the option is called. */
  readonly name: string;
  readonly forms: readonly string[];
  readonly value: string;
}

const OPCAO: Noun<Opcao> = {
  keyOf: ({ flag }) => flagOf(flag).name,
  briefOf: option => option,
  added: opcaoAdded,
  removed: opcaoRemoved,
  renamed: {
    rule: () => opcaoRenamed,
    identityOf: ({ flag, descricao }) => (descricao === '' ? '' : `${flagOf(flag).value}\0${descricao}`),
  },
  compare: compareOpcao,
};

/** Options of one command, by the longest form of each. */
export function* compareOpcoes(
  before: readonly Opcao[],
  after: readonly Opcao[],
  spot: Spot,
): Generator<Difference> {
  yield* compareLists(OPCAO, before, after, spot);
}

function* compareOpcao(before: Opcao, after: Opcao, spot: Spot): Generator<Difference> {
  const [old, now] = [flagOf(before.flag), flagOf(after.flag)];
  const names = new Set([old.name, now.name]);
  for (const form of old.forms)
    if (!names.has(form) && !now.forms.includes(form))
      yield removed(opcaoFormRemoved, field(spot, form), now.name, form);
  for (const form of now.forms)
    if (!names.has(form) && !old.forms.includes(form))
      yield added(opcaoFormAdded, field(spot, form), now.name, form);
  yield* changed(opcaoValueChanged, field(spot, 'flag'), now.name, old.value, now.value);
  yield* changed(opcaoTextChanged, field(spot, 'descricao'), now.name, before.descricao, after.descricao);
}

/** `--porta, -p <n>` or `-p=<n>`: the forms, and what stands behind them. */
function flagOf(written: string): Flag {
  const forms = written.match(/(?<![\p{L}\p{N}_<[-])--?[^\s,|=<[\]]+/gu) ?? [];
  const first = forms[0] ?? written;
  const name = forms.reduce((longest, form) => (form.length > longest.length ? form : longest), first);
  const value = forms
    .reduce((rest, form) => rest.replace(form, ' '), written)
    .replace(/[,|=]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { name, forms, value: forms.length === 0 ? '' : value };
}
