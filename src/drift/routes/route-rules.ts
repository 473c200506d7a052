import type { ChangeRule } from '../change.js';
import { answerRules } from './answer-rules.js';
import { requestRules } from './request-rules.js';

export const rotaRemoved: ChangeRule = {
  id: 'rota-removed',
  level: 'major',
  title: 'A route is gone',
  why: 'Clients that call it get an error.',
  says: 'The route {name} is gone.',
  example: ['GET /itens/:id', null],
  inverse: ['rota-added'],
};

export const rotaAdded: ChangeRule = {
  id: 'rota-added',
  level: 'minor',
  title: 'A route is new',
  why: 'What there was works as before.',
  says: 'The route {name} is new.',
  example: [null, 'GET /itens/:id'],
  inverse: ['rota-removed'],
};

export const rotaBecameConditional: ChangeRule = {
  id: 'rota-became-conditional',
  level: 'major',
  title: 'A route is only there under a condition',
  why: 'Clients that call it may get an error now.',
  says: 'The route {name} is there only under a condition now.',
  example: ['sure', 'conditional'],
  inverse: ['rota-became-sure'],
};

export const rotaBecameSure: ChangeRule = {
  id: 'rota-became-sure',
  level: 'minor',
  title: 'A route is always there',
  why: 'What there was works as before.',
  says: 'The route {name} is always there now.',
  example: ['conditional', 'sure'],
  inverse: ['rota-became-conditional'],
};

export const rotaParametroRenamed: ChangeRule = {
  id: 'rota-parametro-renamed',
  level: 'minor',
  title: 'A parameter in the path of a route has another name',
  why: 'Who calls the address notices nothing; generated clients name the parameter in their functions.',
  says: 'The parameter {before} of {name} is now {after}.',
  example: ['id', 'codigo'],
  inverse: ['rota-parametro-renamed'],
};

export const rotaOverlapAdded: ChangeRule = {
  id: 'rota-overlap-added',
  level: 'minor',
  title: 'Two routes take the same requests',
  why: 'Which of them answers is decided by the order of registration; a request that reached one may reach the other.',
  says: '{name} and {after} take some of the same requests.',
  example: [null, 'GET /itens/novo'],
  inverse: ['rota-overlap-removed'],
};

export const rotaOverlapRemoved: ChangeRule = {
  id: 'rota-overlap-removed',
  level: 'info',
  title: 'Two routes no longer take the same requests',
  why: 'Routes that went or came are told by themselves.',
  says: '{name} and {before} no longer take the same requests.',
  example: ['GET /itens/novo', null],
  inverse: ['rota-overlap-added'],
};

export const validacaoAdded: ChangeRule = {
  id: 'validacao-added',
  level: 'major',
  title: 'A route checks what it took unchecked',
  why: 'Requests that were taken may be refused.',
  says: '{name} now checks its {field}.',
  example: [null, { type: 'object', required: ['nome'] }],
  inverse: ['validacao-removed'],
};

export const validacaoRemoved: ChangeRule = {
  id: 'validacao-removed',
  level: 'minor',
  title: 'A route no longer checks what it takes',
  why: 'Requests that were taken still are.',
  says: '{name} no longer checks its {field}.',
  example: [{ type: 'object', required: ['nome'] }, null],
  inverse: ['validacao-added'],
};

export const validacaoTightened: ChangeRule = {
  id: 'validacao-tightened',
  level: 'major',
  title: 'A route refuses what it took',
  why: 'Requests that were taken may be refused.',
  says: '{name} takes less at {field}: {before} became {after}.',
  example: [{ minLength: 1 }, { minLength: 3 }],
  inverse: ['validacao-loosened'],
};

export const validacaoLoosened: ChangeRule = {
  id: 'validacao-loosened',
  level: 'minor',
  title: 'A route takes what it refused',
  why: 'Requests that were taken still are.',
  says: '{name} takes more at {field}: {before} became {after}.',
  example: [{ minLength: 3 }, { minLength: 1 }],
  inverse: ['validacao-tightened'],
};

export const validacaoChanged: ChangeRule = {
  id: 'validacao-changed',
  level: 'major',
  title: 'A route takes something else',
  why: 'Whether what was taken still is cannot be told, so the worst is assumed.',
  says: '{name} takes something else at {field}: {before} became {after}.',
  example: [{ pattern: '^a' }, { pattern: '^b' }],
  inverse: ['validacao-changed'],
};

export const validacaoTextChanged: ChangeRule = {
  id: 'validacao-text-changed',
  level: 'patch',
  title: 'The description of what a route takes changed',
  why: 'Only what people read changed.',
  says: 'The description of {field} of {name} was {before} and is {after}.',
  example: ['O nome', 'O nome completo'],
  inverse: ['validacao-text-changed'],
};

export const validacaoDefaultChanged: ChangeRule = {
  id: 'validacao-default-changed',
  level: 'minor',
  title: 'What a missing value counts as changed',
  why: 'Requests that leave it out are answered as if they had sent another one.',
  says: '{name} takes {after} where {field} is missing, and took {before}.',
  example: [10, 20],
  inverse: ['validacao-default-changed'],
};

export const validacaoDeprecated: ChangeRule = {
  id: 'validacao-deprecated',
  level: 'minor',
  title: 'A part of a request is deprecated',
  why: 'It is still taken; clients should leave it before it goes (SemVer 2.0.0, item 7).',
  says: '{field} of {name} is deprecated.',
  example: [null, 'deprecated'],
  inverse: ['validacao-undeprecated'],
};

export const validacaoUndeprecated: ChangeRule = {
  id: 'validacao-undeprecated',
  level: 'minor',
  title: 'A part of a request is no longer deprecated',
  why: 'Who left it can come back.',
  says: '{field} of {name} is no longer deprecated.',
  example: ['deprecated', null],
  inverse: ['validacao-deprecated'],
};

export const routeRules: readonly ChangeRule[] = [
  rotaRemoved,
  rotaAdded,
  rotaBecameConditional,
  rotaBecameSure,
  rotaParametroRenamed,
  rotaOverlapAdded,
  rotaOverlapRemoved,
  validacaoAdded,
  validacaoRemoved,
  validacaoTightened,
  validacaoLoosened,
  validacaoChanged,
  validacaoTextChanged,
  validacaoDefaultChanged,
  validacaoDeprecated,
  validacaoUndeprecated,
  ...answerRules,
  ...requestRules,
];
