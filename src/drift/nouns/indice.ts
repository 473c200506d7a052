import type { Index } from '../../contract/generated/contract.js';
import type { ChangeRule } from '../change.js';
import { changed, type Difference } from '../difference.js';
import type { ReferenceSet } from '../reference-set.js';
import { field, fileSpot, type Spot } from '../spot.js';

const nomeChanged: ChangeRule = {
  id: 'nome-changed',
  level: 'major',
  title: 'The language has another name',
  why: 'Clients show it, and tell languages apart by it.',
  says: 'The language was called {before} and is called {after}.',
  example: ['Lume', 'Lumen'],
  inverse: ['nome-changed'],
};

const descricaoChanged: ChangeRule = {
  id: 'descricao-changed',
  level: 'patch',
  title: 'The description of the data changed',
  why: 'Only what people read changed.',
  says: 'The description was {before} and is {after}.',
  example: ['Referência da Lume', 'A referência da linguagem Lume'],
  inverse: ['descricao-changed'],
};

const documentacaoChanged: ChangeRule = {
  id: 'documentacao-changed',
  level: 'minor',
  title: 'The documentation has another address',
  why: 'Clients that keep links to pages have to make them again.',
  says: 'The documentation was at {before} and is at {after}.',
  example: ['https://lume.example/docs', 'https://docs.lume.example'],
  inverse: ['documentacao-changed'],
};

const enderecoChanged: ChangeRule = {
  id: 'endereco-changed',
  level: 'major',
  title: 'The data is published at another address',
  why: 'Clients ask at the address that they know, which may answer no more. Where it goes on to answer, this rule can be made a patch.',
  says: 'The data was published at {before} and is published at {after}.',
  example: ['https://lume.example', 'https://lume.example/v2'],
  inverse: ['endereco-changed'],
};

export const indiceRules: readonly ChangeRule[] = [
  nomeChanged,
  descricaoChanged,
  documentacaoChanged,
  enderecoChanged,
];

/** The index: `versao` is judged by itself, and the routes are fixed by the contract. */
export function* compareIndice(before: Index, after: Index, file: Spot): Generator<Difference> {
  yield* changed(nomeChanged, field(file, 'nome'), after.nome, before.nome, after.nome);
  yield* changed(descricaoChanged, field(file, 'descricao'), after.nome, before.descricao, after.descricao);
  const [old, now] = [before.documentacao, after.documentacao];
  yield* changed(documentacaoChanged, field(file, 'documentacao'), after.nome, old, now);
}

/** The address (`base_url`), where both sides give one. */
export function* compareAddress(before: ReferenceSet, after: ReferenceSet): Generator<Difference> {
  const [old, now] = [before, after].map(({ baseUrl }) => baseUrl?.replace(/\/+$/, '') ?? null);
  if (old === null || now === null) return;
  yield* changed(enderecoChanged, field(fileSpot('index'), 'base_url'), after.files.index.nome, old, now);
}
