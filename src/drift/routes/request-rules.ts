import type { ChangeRule } from '../change.js';

export const acessoTightened: ChangeRule = {
  id: 'acesso-tightened',
  level: 'major',
  title: 'A route asks who it is',
  why: 'Requests that were let in are refused.',
  says: '{name} asks for more: {before} became {after}.',
  example: ['nothing', 'bearer'],
  inverse: ['acesso-loosened'],
};

export const acessoLoosened: ChangeRule = {
  id: 'acesso-loosened',
  level: 'minor',
  title: 'A route lets in whom it refused',
  why: 'Requests that were let in still are.',
  says: '{name} asks for less: {before} became {after}.',
  example: ['bearer', 'nothing'],
  inverse: ['acesso-tightened'],
};

export const acessoChanged: ChangeRule = {
  id: 'acesso-changed',
  level: 'major',
  title: 'A route asks for something else to let a request in',
  why: 'Requests that carry what was asked for are refused.',
  says: '{name} asks for {after} in place of {before}.',
  example: ['bearer', 'key header X-Chave'],
  inverse: ['acesso-changed'],
};

export const corpoTipoRemoved: ChangeRule = {
  id: 'corpo-tipo-removed',
  level: 'major',
  title: 'A route no longer takes a body of a media type',
  why: 'Clients that send it are refused.',
  says: '{name} no longer takes {before}.',
  example: ['text/csv', null],
  inverse: ['corpo-tipo-added', 'corpo-required'],
};

export const corpoTipoAdded: ChangeRule = {
  id: 'corpo-tipo-added',
  level: 'minor',
  title: 'A route takes a body of another media type',
  why: 'What was taken still is.',
  says: '{name} takes {after}.',
  example: [null, 'text/csv'],
  inverse: ['corpo-tipo-removed'],
};

export const corpoRequired: ChangeRule = {
  id: 'corpo-required',
  level: 'major',
  title: 'A body has to be sent',
  why: 'Requests without one were taken, and are refused.',
  says: '{name} has to be sent a body now.',
  example: ['sometimes', 'always'],
  inverse: ['corpo-optional', 'corpo-tipo-removed'],
};

export const corpoOptional: ChangeRule = {
  id: 'corpo-optional',
  level: 'minor',
  title: 'A body can be left out',
  why: 'Requests with one still are taken.',
  says: '{name} can be sent without a body now.',
  example: ['always', 'sometimes'],
  inverse: ['corpo-required'],
};

export const parametroStyleChanged: ChangeRule = {
  id: 'rota-parametro-style-changed',
  level: 'major',
  title: 'A parameter of a route is written in another way',
  why: 'Lists and objects are understood as something else than was sent.',
  says: '{name} reads {field} as {after}, and read it as {before}.',
  example: ['form', 'pipeDelimited'],
  inverse: ['rota-parametro-style-changed'],
};

export const operacaoIdChanged: ChangeRule = {
  id: 'operacao-id-changed',
  level: 'minor',
  title: 'An operation has another id',
  why: 'Requests are the same; clients that are generated name their functions by it, and have other ones when they are generated again.',
  says: 'The operation {before} ({name}) is now {after}.',
  example: ['listaItens', 'itens'],
  inverse: ['operacao-id-changed'],
};

export const operacaoIdRemoved: ChangeRule = {
  id: 'operacao-id-removed',
  level: 'minor',
  title: 'An operation no longer has an id',
  why: 'Requests are the same; clients that are generated name its function otherwise.',
  says: 'The operation {before} ({name}) has no id any more.',
  example: ['listaItens', null],
  inverse: ['operacao-id-added'],
};

export const operacaoIdAdded: ChangeRule = {
  id: 'operacao-id-added',
  level: 'minor',
  title: 'An operation has an id',
  why: 'Requests are the same; clients that are generated named its function otherwise.',
  says: '{name} has the id {after}.',
  example: [null, 'listaItens'],
  inverse: ['operacao-id-removed'],
};

export const rotaDeprecated: ChangeRule = {
  id: 'rota-deprecated',
  level: 'minor',
  title: 'A route is deprecated',
  why: 'It still answers; clients should leave it before it goes (SemVer 2.0.0, item 7).',
  says: '{name} is deprecated.',
  example: [null, 'deprecated'],
  inverse: ['rota-undeprecated'],
};

export const rotaUndeprecated: ChangeRule = {
  id: 'rota-undeprecated',
  level: 'minor',
  title: 'A route is no longer deprecated',
  why: 'Who left it can come back.',
  says: '{name} is no longer deprecated.',
  example: ['deprecated', null],
  inverse: ['rota-deprecated'],
};

export const rotaTextChanged: ChangeRule = {
  id: 'rota-text-changed',
  level: 'patch',
  title: 'The text of a route changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['Lista os itens', 'Lista os itens por nome'],
  inverse: ['rota-text-changed'],
};

/** What requests have to carry, and by what a route is known. */
export const requestRules: readonly ChangeRule[] = [
  acessoTightened,
  acessoLoosened,
  acessoChanged,
  corpoTipoRemoved,
  corpoTipoAdded,
  corpoRequired,
  corpoOptional,
  parametroStyleChanged,
  operacaoIdChanged,
  operacaoIdRemoved,
  operacaoIdAdded,
  rotaDeprecated,
  rotaUndeprecated,
  rotaTextChanged,
];
