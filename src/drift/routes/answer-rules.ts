import type { ChangeRule } from '../change.js';

export const respostaRemoved: ChangeRule = {
  id: 'resposta-removed',
  level: 'major',
  title: 'A route no longer gives an answer',
  why: 'Clients that wait for this status get another one.',
  says: '{name} no longer answers {before}.',
  example: [201, null],
  inverse: ['resposta-added'],
};

export const respostaErroRemoved: ChangeRule = {
  id: 'resposta-erro-removed',
  level: 'minor',
  title: 'A route no longer gives an error',
  why: 'Clients that know the error meet it no more.',
  says: '{name} no longer answers {before}.',
  example: [409, null],
  inverse: ['resposta-added'],
};

export const respostaAdded: ChangeRule = {
  id: 'resposta-added',
  level: 'minor',
  title: 'A route gives another answer besides',
  why: 'Clients that know the answers that there were may not know this one.',
  says: '{name} answers {after}, too.',
  example: [null, 409],
  inverse: ['resposta-removed', 'resposta-erro-removed'],
};

export const respostasOpened: ChangeRule = {
  id: 'respostas-opened',
  level: 'info',
  title: 'Not all answers of a route can be read any more',
  why: 'Whether it answers otherwise cannot be told.',
  says: 'What {name} answers cannot be read as a whole any more.',
  example: ['closed', 'open'],
  inverse: ['respostas-closed'],
};

export const respostasClosed: ChangeRule = {
  id: 'respostas-closed',
  level: 'info',
  title: 'All answers of a route can be read',
  why: 'More is known of the same route.',
  says: 'What {name} answers can be read as a whole now.',
  example: ['open', 'closed'],
  inverse: ['respostas-opened'],
};

export const respostaTipoRemoved: ChangeRule = {
  id: 'resposta-tipo-removed',
  level: 'major',
  title: 'A route no longer answers in a media type',
  why: 'Clients read the answer as what it was.',
  says: '{name} no longer answers {before} at {field}.',
  example: ['application/json', null],
  inverse: ['resposta-tipo-added'],
};

export const respostaTipoAdded: ChangeRule = {
  id: 'resposta-tipo-added',
  level: 'minor',
  title: 'A route answers in another media type',
  why: 'Clients that read the type that there was may not read this one.',
  says: '{name} answers {after} at {field}.',
  example: [null, 'text/html'],
  inverse: ['resposta-tipo-removed'],
};

export const respostaCampoRemoved: ChangeRule = {
  id: 'resposta-campo-removed',
  level: 'major',
  title: 'A field of an answer is gone',
  why: 'Clients that read it find nothing.',
  says: '{name} no longer sends {field}.',
  example: ['string', null],
  inverse: ['resposta-campo-added'],
};

export const respostaCampoAdded: ChangeRule = {
  id: 'resposta-campo-added',
  level: 'minor',
  title: 'A field of an answer is new',
  why: 'What there was is still there.',
  says: '{name} sends {field}, too.',
  example: [null, 'string'],
  inverse: ['resposta-campo-removed'],
};

export const respostaCampoOptional: ChangeRule = {
  id: 'resposta-campo-optional',
  level: 'major',
  title: 'A field of an answer is not always there',
  why: 'Clients that read it may find nothing.',
  says: '{name} does not always send {field} now.',
  example: ['always', 'sometimes'],
  inverse: ['resposta-campo-always'],
};

export const respostaCampoAlways: ChangeRule = {
  id: 'resposta-campo-always',
  level: 'minor',
  title: 'A field of an answer is always there',
  why: 'Clients that do without it find it, too.',
  says: '{name} always sends {field} now.',
  example: ['sometimes', 'always'],
  inverse: ['resposta-campo-optional'],
};

export const respostaCampoChanged: ChangeRule = {
  id: 'resposta-campo-changed',
  level: 'major',
  title: 'A value of an answer is of another type',
  why: 'Clients read it as what it was.',
  says: '{name} sends {after} at {field}, which was {before}.',
  example: ['integer', 'string'],
  inverse: ['resposta-campo-changed', 'resposta-campo-narrowed'],
};

export const respostaCampoNarrowed: ChangeRule = {
  id: 'resposta-campo-narrowed',
  level: 'minor',
  title: 'A value of an answer is one of fewer',
  why: 'Clients that read what it could be read what it can be now.',
  says: '{name} sends less at {field}: {before} became {after}.',
  example: [{ maxLength: 10 }, { maxLength: 5 }],
  inverse: ['resposta-campo-changed'],
};

export const respostaTextChanged: ChangeRule = {
  id: 'resposta-text-changed',
  level: 'patch',
  title: 'The description of what a route sends changed',
  why: 'Only what people read changed.',
  says: 'The description of {field} in the answer of {name} was {before} and is {after}.',
  example: ['O nome', 'O nome completo'],
  inverse: ['resposta-text-changed'],
};

export const respostaCabecalhoRemoved: ChangeRule = {
  id: 'resposta-cabecalho-removed',
  level: 'major',
  title: 'An answer no longer has a header',
  why: 'Clients that read it find nothing.',
  says: '{name} no longer sends the header {before}.',
  example: ['etag', null],
  inverse: ['resposta-cabecalho-added'],
};

export const respostaCabecalhoAdded: ChangeRule = {
  id: 'resposta-cabecalho-added',
  level: 'minor',
  title: 'An answer has another header',
  why: 'What there was is still there.',
  says: '{name} sends the header {after}, too.',
  example: [null, 'etag'],
  inverse: ['resposta-cabecalho-removed'],
};

/** What clients get. */
export const answerRules: readonly ChangeRule[] = [
  respostaRemoved,
  respostaErroRemoved,
  respostaAdded,
  respostasOpened,
  respostasClosed,
  respostaTipoRemoved,
  respostaTipoAdded,
  respostaCampoRemoved,
  respostaCampoAdded,
  respostaCampoOptional,
  respostaCampoAlways,
  respostaCampoChanged,
  respostaCampoNarrowed,
  respostaTextChanged,
  respostaCabecalhoRemoved,
  respostaCabecalhoAdded,
];
