import { REGISTRO_PATH } from '../../contract/files.js';
import type { Pacote, Registro, VersaoDePacote } from '../../contract/generated/contract.js';
import { changesBetween } from '../../registry/index.js';
import type { ChangeRule } from '../change.js';
import type { Difference } from '../difference.js';
import { compareLists, type Noun } from '../lists.js';
import { same } from '../same.js';
import { field, type Spot, spotOf } from '../spot.js';

export const pacoteAdded: ChangeRule = {
  id: 'pacote-added',
  level: 'minor',
  title: 'A package is new',
  why: 'What there was works as before.',
  says: 'The package {name} is new.',
  example: [null, ['1.0.0']],
  inverse: ['pacote-removed'],
};

export const pacoteRemoved: ChangeRule = {
  id: 'pacote-removed',
  level: 'major',
  title: 'A package is gone',
  why: 'Projects that need it cannot be installed.',
  says: 'The package {name} is gone.',
  example: [['1.0.0'], null],
  inverse: ['pacote-added'],
};

export const pacoteVersaoAdded: ChangeRule = {
  id: 'pacote-versao-added',
  level: 'minor',
  title: 'A package has a new version',
  why: 'What there was works as before.',
  says: '{name} is new.',
  example: [null, '1.1.0'],
  inverse: ['pacote-versao-removed', 'pacote-versao-decreased'],
};

export const pacoteVersaoRemoved: ChangeRule = {
  id: 'pacote-versao-removed',
  level: 'major',
  title: 'A version of a package is gone',
  why: 'Projects whose lock file names it cannot be installed.',
  says: '{name} is gone.',
  example: ['1.0.0', null],
  inverse: ['pacote-versao-added'],
};

export const pacoteVersaoDecreased: ChangeRule = {
  id: 'pacote-versao-decreased',
  level: 'major',
  title: 'The newest version of a package is an older one than before',
  why: 'Projects that ask for the newest get what they had before, or not what the source has.',
  says: 'The newest version of {name} was {before} and is {after}.',
  example: ['1.2.0', '1.1.0'],
  inverse: ['pacote-versao-added'],
};

export const pacoteVersaoAltered: ChangeRule = {
  id: 'pacote-versao-altered',
  level: 'major',
  title: 'A version of a package is not what it was',
  why: 'Published versions are immutable: lock files hold their hashes, and installing fails.',
  says: '{name} was altered: {after}.',
  example: ['sha256 5d41…', 'sha256 7d79…'],
  inverse: ['pacote-versao-altered'],
};

const pacoteTextChanged: ChangeRule = {
  id: 'pacote-text-changed',
  level: 'patch',
  title: 'The description, licence, authors or keywords of a package changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['MIT', 'Apache-2.0'],
  inverse: ['pacote-text-changed'],
};

export const registroRules: readonly ChangeRule[] = [
  pacoteAdded,
  pacoteRemoved,
  pacoteVersaoAdded,
  pacoteVersaoRemoved,
  pacoteVersaoDecreased,
  pacoteVersaoAltered,
  pacoteTextChanged,
];

type Named<T> = readonly [name: string, value: T];

const PACOTE: Noun<Named<Pacote>> = {
  keyOf: ([name]) => name,
  briefOf: ([, { versoes }]) => Object.keys(versoes),
  added: pacoteAdded,
  removed: pacoteRemoved,
  *compare([name, before], [, after], spot) {
    yield* compareAbout(name, before, after, spot);
    const versoes = field(spot, 'versoes');
    const [olds, nows] = [Object.entries(before.versoes), Object.entries(after.versoes)];
    for (const difference of compareLists(VERSAO, olds, nows, versoes))
      yield { ...difference, name: `${name} ${difference.name}` };
  },
};

const VERSAO: Noun<Named<VersaoDePacote>> = {
  keyOf: ([version]) => version,
  briefOf: ([version]) => version,
  added: pacoteVersaoAdded,
  removed: pacoteVersaoRemoved,
  *compare([name, before], [, after], spot) {
    const reasons = changesBetween(before, after);
    if (reasons.length === 0) return;
    yield { rule: pacoteVersaoAltered, spot, name, before: before.sha256, after: reasons.join('; ') };
  },
};

/** What a package says of itself, for people. */
export function* compareAbout(
  name: string,
  before: Omit<Pacote, 'versoes'>,
  after: Omit<Pacote, 'versoes'>,
  spot: Spot,
): Generator<Difference> {
  for (const each of ['descricao', 'licenca', 'autores', 'tags'] as const) {
    const [old, now] = [before[each], after[each]];
    if (!same(old, now))
      yield { rule: pacoteTextChanged, spot: field(spot, each), name, before: old, after: now };
  }
}

/** Two indexes of the package registry. */
export function* compareRegistros(before: Registro, after: Registro): Generator<Difference> {
  const spot: Spot = field(spotOf(`${REGISTRO_PATH}#`), 'pacotes');
  yield* compareLists(PACOTE, Object.entries(before.pacotes), Object.entries(after.pacotes), spot);
}
