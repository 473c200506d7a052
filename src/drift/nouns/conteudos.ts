import type { Conteudos } from '../../contract/generated/contract.js';
import type { ChangeRule } from '../change.js';
import { changed, type Difference } from '../difference.js';
import { compareLists, type Noun } from '../lists.js';
import { field, type Spot } from '../spot.js';

const exerciciosAdded: ChangeRule = {
  id: 'exercicios-added',
  level: 'info',
  title: 'A folder of exercises is new',
  why: 'What there is to learn from grows between versions.',
  says: 'The folder of exercises {name} is new.',
  example: [null, 9],
  inverse: ['exercicios-removed'],
};

const exerciciosRemoved: ChangeRule = {
  id: 'exercicios-removed',
  level: 'info',
  title: 'A folder of exercises is gone',
  why: 'Nothing that runs depends on exercises.',
  says: 'The folder of exercises {name} is gone.',
  example: [9, null],
  inverse: ['exercicios-added'],
};

const contagemChanged: ChangeRule = {
  id: 'contagem-changed',
  level: 'info',
  title: 'There are more or fewer exercises, examples, packages or projects',
  why: 'What there is to learn from grows between versions.',
  says: 'The number of {name} was {before} and is {after}.',
  example: [8, 9],
  inverse: ['contagem-changed'],
};

export const conteudoRules: readonly ChangeRule[] = [exerciciosAdded, exerciciosRemoved, contagemChanged];

const FOLDER: Noun<readonly [string, number]> = {
  keyOf: ([folder]) => folder,
  briefOf: ([, count]) => count,
  added: exerciciosAdded,
  removed: exerciciosRemoved,
  *compare([folder, before], [, after], spot) {
    yield* changed(contagemChanged, spot, folder, before, after);
  },
};

/** What there is to learn from. Totals of other files follow from their lists and are not reported twice. */
export function* compareConteudos(before: Conteudos, after: Conteudos, file: Spot): Generator<Difference> {
  const [old, now] = [before, after].map(({ exercicios }) => Object.entries(exercicios.modulos));
  yield* compareLists(FOLDER, old ?? [], now ?? [], field(file, 'exercicios', 'modulos'));
  for (const name of ['exemplos', 'pacotes', 'projetos'] as const)
    yield* changed(contagemChanged, field(file, name), name, before[name], after[name]);
}
