import type { ChangeRule } from '../change.js';

export const parametroAdded: ChangeRule = {
  id: 'parametro-added',
  level: 'major',
  title: 'A parameter is new that has to be given',
  why: 'Calls without it no longer run.',
  says: '{name} has the new parameter {after}, which has to be given.',
  example: ['(texto)', '(texto, vezes)'],
  inverse: ['parametro-removed'],
};

export const parametroAddedOptional: ChangeRule = {
  id: 'parametro-added-optional',
  level: 'minor',
  title: 'A parameter is new that can be left out',
  why: 'Calls without it work as before.',
  says: '{name} has the new parameter {after}, which can be left out.',
  example: ['(texto)', '(texto, vezes=1)'],
  inverse: ['parametro-removed'],
};

export const parametroInserted: ChangeRule = {
  id: 'parametro-inserted',
  level: 'major',
  title: 'A parameter that can be left out is new before others',
  why: 'Calls by position now give their value to another parameter.',
  says: '{name} has the new parameter {after} before others.',
  example: ['(texto, fim)', '(texto, inicio=0, fim=1)'],
  inverse: ['parametro-removed'],
};

export const parametroRemoved: ChangeRule = {
  id: 'parametro-removed',
  level: 'major',
  title: 'A parameter is gone',
  why: 'Calls that give it no longer run.',
  says: '{name} has lost the parameter {before}.',
  example: ['(texto, vezes)', '(texto)'],
  inverse: ['parametro-added', 'parametro-added-optional', 'parametro-inserted'],
};

export const parametroRenamed: ChangeRule = {
  id: 'parametro-renamed',
  level: 'major',
  title: 'A parameter has another name',
  why: 'Calls that give it by name no longer run. A language without such calls can make this rule a patch.',
  says: 'The parameter {before} of {name} is now {after}.',
  example: ['(texto)', '(frase)'],
  inverse: ['parametro-renamed'],
};

export const parametrosReordered: ChangeRule = {
  id: 'parametros-reordered',
  level: 'major',
  title: 'Parameters are in another order',
  why: 'Calls by position give their values to other parameters.',
  says: 'The parameters of {name} were {before} and are {after}.',
  example: ['(de, ate)', '(ate, de)'],
  inverse: ['parametros-reordered'],
};

export const parametroBecameRequired: ChangeRule = {
  id: 'parametro-became-required',
  level: 'major',
  title: 'A parameter has to be given that could be left out',
  why: 'Calls without it no longer run.',
  says: '{name} now needs its parameter {after}.',
  example: ['(texto, vezes=1)', '(texto, vezes)'],
  inverse: ['parametro-became-optional'],
};

export const parametroBecameOptional: ChangeRule = {
  id: 'parametro-became-optional',
  level: 'minor',
  title: 'A parameter can be left out that had to be given',
  why: 'Calls that give it work as before.',
  says: 'The parameter {before} of {name} can be left out now.',
  example: ['(texto, vezes)', '(texto, vezes=1)'],
  inverse: ['parametro-became-required'],
};

export const parametroPassingNarrowed: ChangeRule = {
  id: 'parametro-passing-narrowed',
  level: 'major',
  title: 'A parameter can no longer be given by its name, or by its place',
  why: 'Calls that give it in the other way no longer run.',
  says: 'The parameter {before} of {name} can be given as in {after} alone.',
  example: ['(texto, fim)', '(texto, *, fim)'],
  inverse: ['parametro-passing-widened', 'parametro-passing-narrowed'],
};

export const parametroPassingWidened: ChangeRule = {
  id: 'parametro-passing-widened',
  level: 'minor',
  title: 'A parameter can be given by its name and by its place',
  why: 'Calls that give it as before still run.',
  says: 'The parameter {after} of {name} can be given by its name and by its place; it was {before}.',
  example: ['(texto, /)', '(texto)'],
  inverse: ['parametro-passing-narrowed'],
};

export const parametroDefaultChanged: ChangeRule = {
  id: 'parametro-default-changed',
  level: 'minor',
  title: 'A parameter has another default',
  why: 'Calls without it run as before, and do something else.',
  says: 'The parameter {before} of {name} has another default: {after}.',
  example: ['(vezes=1)', '(vezes=2)'],
  inverse: ['parametro-default-changed'],
};

export const parametroTypeChanged: ChangeRule = {
  id: 'parametro-type-changed',
  level: 'major',
  title: 'A parameter takes something else',
  why: 'Values that were taken may be refused now: of the old type, not all is in the new one, or its name does not tell.',
  says: '{name} took {before} and takes {after}.',
  example: ['(n: number)', '(n: string)'],
  inverse: ['parametro-type-changed', 'parametro-type-widened'],
};

export const parametroTypeWidened: ChangeRule = {
  id: 'parametro-type-widened',
  level: 'minor',
  title: 'A parameter takes more than before',
  why: 'Whatever was taken still is.',
  says: '{name} took {before} and takes {after}.',
  example: ['(n: int)', '(n: int | str)'],
  inverse: ['parametro-type-changed'],
};

export const parametroTypeAdded: ChangeRule = {
  id: 'parametro-type-added',
  level: 'patch',
  title: 'The type of a parameter is written down that was not',
  why: 'It says what already holds; calls are what they were.',
  says: '{name} had {before}, and its type is written now: {after}.',
  example: ['(n)', '(n: int)'],
  inverse: ['parametro-type-removed'],
};

export const parametroTypeRemoved: ChangeRule = {
  id: 'parametro-type-removed',
  level: 'patch',
  title: 'The type of a parameter is no longer written down',
  why: 'Calls are what they were; readers and checkers know less.',
  says: '{name} had {before}, and its type is no longer written: {after}.',
  example: ['(n: int)', '(n)'],
  inverse: ['parametro-type-added'],
};

export const retornoChanged: ChangeRule = {
  id: 'retorno-changed',
  level: 'major',
  title: 'A function gives something else',
  why: 'Programs that use the result may no longer run.',
  says: 'The result of {name} was {before} and is {after}.',
  example: ['=> number', '=> string'],
  inverse: ['retorno-changed', 'retorno-narrowed'],
};

export const retornoNarrowed: ChangeRule = {
  id: 'retorno-narrowed',
  level: 'minor',
  title: 'A function gives less kinds of things than before',
  why: 'Whatever is done with the result still works.',
  says: 'The result of {name} was {before} and is {after}.',
  example: ['-> int | None', '-> int'],
  inverse: ['retorno-changed'],
};

export const retornoAdded: ChangeRule = {
  id: 'retorno-added',
  level: 'patch',
  title: 'The type of a result is written down that was not',
  why: 'It says what already holds.',
  says: 'The result of {name} is written now: {after}.',
  example: ['', '-> int'],
  inverse: ['retorno-removed'],
};

export const retornoRemoved: ChangeRule = {
  id: 'retorno-removed',
  level: 'patch',
  title: 'The type of a result is no longer written down',
  why: 'Programs get what they got; readers and checkers know less.',
  says: 'The result of {name} was written {before}, and no longer is.',
  example: ['-> int', ''],
  inverse: ['retorno-added'],
};

export const assinaturaVarianteAdded: ChangeRule = {
  id: 'assinatura-variante-added',
  level: 'minor',
  title: 'A function can be called in one more way',
  why: 'Calls in the other ways work as before.',
  says: '{name} can also be called as {after}.',
  example: ['(n)', '(n) | (de, ate)'],
  inverse: ['assinatura-variante-removed'],
};

export const assinaturaVarianteRemoved: ChangeRule = {
  id: 'assinatura-variante-removed',
  level: 'major',
  title: 'A function can be called in one way less',
  why: 'Calls in that way no longer run.',
  says: '{name} can no longer be called as {before}.',
  example: ['(n) | (de, ate)', '(n)'],
  inverse: ['assinatura-variante-added'],
};

export const assinaturaKindChanged: ChangeRule = {
  id: 'assinatura-kind-changed',
  level: 'major',
  title: 'A function became a constant, or a constant a function',
  why: 'Programs that call it, or use its value, no longer run.',
  says: 'The signature of {name} was {before} and is {after}.',
  example: ['()', ''],
  inverse: ['assinatura-kind-changed'],
};

export const assinaturaChanged: ChangeRule = {
  id: 'assinatura-changed',
  level: 'major',
  title: 'A signature changed in a way that cannot be judged',
  why: 'It is written in no way that is known, so the worst is assumed.',
  says: 'The signature of {name} was {before} and is {after}.',
  example: ['texto -> n', 'texto n -> n'],
  inverse: ['assinatura-changed'],
};

export const assinaturaRewritten: ChangeRule = {
  id: 'assinatura-rewritten',
  level: 'patch',
  title: 'A signature is written in another way and means the same',
  why: 'Only what people read changed.',
  says: 'The signature of {name} was {before} and is {after}.',
  example: ['(a,b)', '(a, b)'],
  inverse: ['assinatura-rewritten'],
};

export const assinaturaRules: readonly ChangeRule[] = [
  parametroAdded,
  parametroAddedOptional,
  parametroInserted,
  parametroRemoved,
  parametroRenamed,
  parametrosReordered,
  parametroBecameRequired,
  parametroBecameOptional,
  parametroPassingNarrowed,
  parametroPassingWidened,
  parametroDefaultChanged,
  parametroTypeChanged,
  parametroTypeWidened,
  parametroTypeAdded,
  parametroTypeRemoved,
  retornoChanged,
  retornoNarrowed,
  retornoAdded,
  retornoRemoved,
  assinaturaVarianteAdded,
  assinaturaVarianteRemoved,
  assinaturaKindChanged,
  assinaturaChanged,
  assinaturaRewritten,
];
