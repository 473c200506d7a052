import type { ErroDaLinguagem, Erros } from '../../contract/generated/contract.js';
import type { ChangeRule } from '../change.js';
import { changed, type Difference } from '../difference.js';
import { compareLists, type Noun } from '../lists.js';
import { field, type Spot } from '../spot.js';
import { reusedCodes } from './reused-codes.js';

const codigoAdded: ChangeRule = {
  id: 'codigo-added',
  level: 'minor',
  title: 'An error code is new',
  why: 'What there was works as before.',
  says: 'The error code {name} is new.',
  example: [null, { codigo: 'LM0107', titulo: 'Faixa vazia' }],
  inverse: ['codigo-removed'],
};

const codigoRemoved: ChangeRule = {
  id: 'codigo-removed',
  level: 'major',
  title: 'An error code is gone',
  why: 'Pages, searches and tools that refer to it find nothing.',
  says: 'The error code {name} is gone.',
  example: [{ codigo: 'LM0107', titulo: 'Faixa vazia' }, null],
  inverse: ['codigo-added'],
};

const codigoRenumbered: ChangeRule = {
  id: 'codigo-renumbered',
  level: 'major',
  title: 'An error has another code',
  why: 'Pages, searches and tools that refer to the old code find nothing.',
  says: 'The error code {name} is now {after}.',
  example: ['LM0107', 'LM0207'],
  inverse: ['codigo-renumbered'],
};

export const codigoReused: ChangeRule = {
  id: 'codigo-reused',
  level: 'major',
  title: 'An error code means something else',
  why: 'Whoever looks the code up finds the explanation of another error. A code that is no longer used should stay unused.',
  says: 'The error code {name} meant {before} and now means {after}.',
  example: ['Faixa vazia', 'Texto sem fim'],
  inverse: ['codigo-reused'],
};

const codigoTituloChanged: ChangeRule = {
  id: 'codigo-titulo-changed',
  level: 'patch',
  title: 'The title of an error changed',
  why: 'Only what people read changed.',
  says: 'The title of {name} was {before} and is {after}.',
  example: ['Faixa vazia', 'A faixa está vazia'],
  inverse: ['codigo-titulo-changed'],
};

export const codigoTextChanged: ChangeRule = {
  id: 'codigo-text-changed',
  level: 'patch',
  title: 'The explanation, example or solution of an error changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['Feche as aspas.', 'Feche as aspas na mesma linha.'],
  inverse: ['codigo-text-changed'],
};

const codigoDocChanged: ChangeRule = {
  id: 'codigo-doc-changed',
  level: 'patch',
  title: 'The page of an error is another one',
  why: 'Links that are made from the data lead to the new page; kept ones depend on the site.',
  says: 'The page of {name} was {before} and is {after}.',
  example: ['textos.html', 'erros/textos.html'],
  inverse: ['codigo-doc-changed'],
};

export const erroRules: readonly ChangeRule[] = [
  codigoAdded,
  codigoRemoved,
  codigoRenumbered,
  codigoReused,
  codigoTituloChanged,
  codigoTextChanged,
  codigoDocChanged,
];

const CODIGO: Omit<Noun<ErroDaLinguagem>, 'compare'> = {
  keyOf: ({ codigo }) => codigo,
  briefOf: ({ codigo, titulo, doc }) => ({ codigo, titulo, doc }),
  added: codigoAdded,
  removed: codigoRemoved,
  renamed: {
    rule: () => codigoRenumbered,
    partOf: ({ titulo }) => titulo,
    identityOf: ({ titulo, explicacao, exemplo, solucao }) =>
      titulo === '' ? '' : [titulo, explicacao, exemplo, solucao].join('\0'),
  },
};

/** The catalogue of errors, by code. */
export function* compareErros(before: Erros, after: Erros, file: Spot): Generator<Difference> {
  const reused = reusedCodes(before.codigos, after.codigos);
  const noun: Noun<ErroDaLinguagem> = {
    ...CODIGO,
    compare: (old, now, spot) => compareCodigo(old, now, spot, reused.has(now.codigo)),
  };
  yield* compareLists(noun, before.codigos, after.codigos, field(file, 'codigos'));
}

function* compareCodigo(
  before: ErroDaLinguagem,
  after: ErroDaLinguagem,
  spot: Spot,
  isReused: boolean,
): Generator<Difference> {
  const { codigo } = after;
  if (isReused) {
    const reads = ['titulo', 'explicacao', 'exemplo', 'solucao'];
    yield { rule: codigoReused, spot, name: codigo, before: before.titulo, after: after.titulo, reads };
    return;
  }
  yield* changed(codigoTituloChanged, field(spot, 'titulo'), codigo, before.titulo, after.titulo);
  for (const name of ['explicacao', 'exemplo', 'solucao'] as const)
    yield* changed(codigoTextChanged, field(spot, name), codigo, before[name], after[name]);
  yield* changed(codigoDocChanged, field(spot, 'doc'), codigo, before.doc, after.doc);
}
