import type { ChangeRule } from '../change.js';

export const esquemaAdded: ChangeRule = {
  id: 'esquema-added',
  level: 'minor',
  title: 'A file has a published schema',
  why: 'Clients can rely on what it promises, and make types of it. They did without it before.',
  says: 'The schema {file} is new.',
  example: [null, 'schemas/sintaxe.schema.json'],
  inverse: ['esquema-removed'],
  format: true,
};

export const esquemaRemoved: ChangeRule = {
  id: 'esquema-removed',
  level: 'major',
  title: 'A published schema is gone',
  why: 'Clients that validate with it, or make their types of it, fail; what it promised is promised no more.',
  says: 'The schema {file} is gone.',
  example: ['schemas/sintaxe.schema.json', null],
  inverse: ['esquema-added'],
  format: true,
};

export const esquemaCampoAdded: ChangeRule = {
  id: 'esquema-campo-added',
  level: 'minor',
  title: 'A published schema has another field',
  why: 'Clients can rely on what it says of the field. Those that hold the data against the old schema may refuse it.',
  says: 'The field {name} of {file} is new.',
  example: [null, 'string'],
  inverse: ['esquema-campo-removed'],
  format: true,
};

export const esquemaCampoRemoved: ChangeRule = {
  id: 'esquema-campo-removed',
  level: 'major',
  title: 'A published schema has lost a field',
  why: 'Nothing promises the field to clients that read it; types that are made of the schema do not have it.',
  says: 'The field {name} of {file} is gone.',
  example: ['string', null],
  inverse: ['esquema-campo-added'],
  format: true,
};

export const esquemaCampoOptional: ChangeRule = {
  id: 'esquema-campo-optional',
  level: 'major',
  title: 'A published schema lets a field be missing',
  why: 'Clients that were promised the field fail where it is missing.',
  says: 'By {file}, {name} may be missing.',
  example: ['always', 'sometimes'],
  inverse: ['esquema-campo-always'],
  format: true,
};

export const esquemaCampoAlways: ChangeRule = {
  id: 'esquema-campo-always',
  level: 'minor',
  title: 'A published schema promises a field',
  why: 'Clients need not ask any more whether it is there.',
  says: 'By {file}, {name} is always there.',
  example: ['sometimes', 'always'],
  inverse: ['esquema-campo-optional'],
  format: true,
};

export const esquemaCampoChanged: ChangeRule = {
  id: 'esquema-campo-changed',
  level: 'major',
  title: 'A published schema promises less of a value, or something else',
  why: 'Values come that clients were promised not to get. Of two patterns nobody can tell which takes less, so that another one counts as something else.',
  says: '{file} says something else of {name}: it was {before} and is {after}.',
  example: [{ pattern: '^\\.\\S' }, null],
  inverse: ['esquema-campo-changed', 'esquema-campo-narrowed'],
  format: true,
};

export const esquemaCampoNarrowed: ChangeRule = {
  id: 'esquema-campo-narrowed',
  level: 'minor',
  title: 'A published schema promises more of a value',
  why: 'What clients were promised holds; some values cannot come any more.',
  says: '{file} promises more of {name}: it was {before} and is {after}.',
  example: [null, { minLength: 1 }],
  inverse: ['esquema-campo-changed'],
  format: true,
};

export const esquemaTextChanged: ChangeRule = {
  id: 'esquema-text-changed',
  level: 'patch',
  title: 'A published schema is worded otherwise',
  why: 'Titles, descriptions and examples are for people; the same data follows it.',
  says: '{file} describes {name} otherwise.',
  example: ['A word.', 'A reserved word.'],
  inverse: ['esquema-text-changed'],
};

export const esquemaRules: readonly ChangeRule[] = [
  esquemaAdded,
  esquemaRemoved,
  esquemaCampoAdded,
  esquemaCampoRemoved,
  esquemaCampoOptional,
  esquemaCampoAlways,
  esquemaCampoChanged,
  esquemaCampoNarrowed,
  esquemaTextChanged,
];
