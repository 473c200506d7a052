import type { ChangeRule } from '../change.js';

export const grupoAdded: ChangeRule = {
  id: 'grupo-added',
  level: 'patch',
  title: 'A group of commands is new',
  why: 'Help has another heading; what is typed stays the same.',
  says: 'The group {name} is new.',
  example: [null, 'Qualidade'],
  inverse: ['grupo-removed'],
};

export const grupoRemoved: ChangeRule = {
  id: 'grupo-removed',
  level: 'patch',
  title: 'A group of commands is gone',
  why: 'Help has lost a heading; commands that went with it are told about by themselves.',
  says: 'The group {name} is gone.',
  example: ['Qualidade', null],
  inverse: ['grupo-added'],
};

export const grupoRenamed: ChangeRule = {
  id: 'grupo-renamed',
  level: 'patch',
  title: 'A group of commands has another name',
  why: 'Help has another heading; what is typed stays the same.',
  says: 'The group {name} is now {after}.',
  example: ['Projeto', 'Projetos'],
  inverse: ['grupo-renamed'],
};

export const comandoAdded: ChangeRule = {
  id: 'comando-added',
  level: 'minor',
  title: 'A command is new',
  why: 'What there was works as before.',
  says: 'The command {name} is new.',
  example: [null, { nome: 'formata', uso: 'lume formata' }],
  inverse: ['comando-removed'],
};

export const comandoRemoved: ChangeRule = {
  id: 'comando-removed',
  level: 'major',
  title: 'A command is gone',
  why: 'Scripts that run it fail.',
  says: 'The command {name} is gone.',
  example: [{ nome: 'formata', uso: 'lume formata' }, null],
  inverse: ['comando-added'],
};

export const comandoRenamed: ChangeRule = {
  id: 'comando-renamed',
  level: 'major',
  title: 'A command has another name',
  why: 'Scripts that run the old one fail.',
  says: 'The command {name} is now {after}.',
  example: ['testa', 'teste'],
  inverse: ['comando-renamed', 'comando-renamed-kept'],
};

export const comandoRenamedKept: ChangeRule = {
  id: 'comando-renamed-kept',
  level: 'minor',
  title: 'A command has another name and keeps the old one as an alias',
  why: 'Scripts that run the old one still work.',
  says: 'The command {name} is now {after}, and the old name still works.',
  example: ['testa', 'teste'],
  inverse: ['comando-renamed', 'comando-renamed-kept'],
};

export const comandoMoved: ChangeRule = {
  id: 'comando-moved',
  level: 'patch',
  title: 'A command is in another group',
  why: 'Help shows it elsewhere; what is typed stays the same.',
  says: 'The command {name} was in {before} and is in {after}.',
  example: ['Projeto', 'Qualidade'],
  inverse: ['comando-moved'],
};

export const comandoUsoChanged: ChangeRule = {
  id: 'comando-uso-changed',
  level: 'minor',
  title: 'The usage line of a command changed',
  why: 'It shows what can be typed, in a way from which nobody can tell what is refused now.',
  says: 'The usage of {name} was {before} and is {after}.',
  example: ['lume pacote lista', 'lume pacote mostra'],
  inverse: ['comando-uso-changed'],
};

export const comandoUsoReworded: ChangeRule = {
  id: 'comando-uso-reworded',
  level: 'patch',
  title: 'The usage line of a command says the same in other words',
  why: 'What is typed stays the same.',
  says: 'The usage of {name} was {before} and is {after}.',
  example: ['lume roda <arquivo>', 'lume roda <programa>'],
  inverse: ['comando-uso-reworded'],
};

export const comandoArgumentoDemanded: ChangeRule = {
  id: 'comando-argumento-demanded',
  level: 'major',
  title: 'A command demands an argument that it did not demand',
  why: 'Scripts that run it without fail.',
  says: '{name} demands more: its usage was {before} and is {after}.',
  example: ['lume testa [pasta]', 'lume testa <pasta>'],
  inverse: ['comando-argumento-optional', 'comando-argumento-removed'],
};

export const comandoArgumentoOptional: ChangeRule = {
  id: 'comando-argumento-optional',
  level: 'minor',
  title: 'An argument of a command no longer has to be given',
  why: 'It can be run as before, and with less.',
  says: '{name} demands less: its usage was {before} and is {after}.',
  example: ['lume testa <pasta>', 'lume testa [pasta]'],
  inverse: ['comando-argumento-demanded'],
};

export const comandoArgumentoAdded: ChangeRule = {
  id: 'comando-argumento-added',
  level: 'minor',
  title: 'A command takes another argument',
  why: 'It can be run as before.',
  says: '{name} takes more: its usage was {before} and is {after}.',
  example: ['lume testa', 'lume testa [pasta]'],
  inverse: ['comando-argumento-removed'],
};

export const comandoArgumentoRemoved: ChangeRule = {
  id: 'comando-argumento-removed',
  level: 'major',
  title: 'A command no longer takes an argument',
  why: 'Scripts that give it fail.',
  says: '{name} takes less: its usage was {before} and is {after}.',
  example: ['lume testa [pasta]', 'lume testa'],
  inverse: ['comando-argumento-added', 'comando-argumento-demanded'],
};

export const comandoArgumentosReordered: ChangeRule = {
  id: 'comando-argumentos-reordered',
  level: 'major',
  title: 'A command takes its arguments in another order',
  why: 'Scripts give each in the place of another one.',
  says: 'The arguments of {name} are in another order: its usage was {before} and is {after}.',
  example: ['lume copia <de> <para>', 'lume copia <para> <de>'],
  inverse: ['comando-argumentos-reordered'],
};

export const comandoProgramaChanged: ChangeRule = {
  id: 'comando-programa-changed',
  level: 'major',
  title: 'A command is run by another program',
  why: 'Scripts that run the old one find no program of that name, or another one.',
  says: '{name} was run by {before} and is run by {after}.',
  example: ['lume', 'lu'],
  inverse: ['comando-programa-changed'],
};

export const comandoReused: ChangeRule = {
  id: 'comando-reused',
  level: 'major',
  title: 'A command does what another command did',
  why: 'Scripts that run it do something else now, without any error.',
  says: 'The command {name} did {before} and now does {after}, as another one did.',
  example: ['Roda os testes.', 'Executa um programa.'],
  inverse: ['comando-reused'],
};

export const comandoTextChanged: ChangeRule = {
  id: 'comando-text-changed',
  level: 'patch',
  title: 'The summary or the longer text of a command changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['Roda os testes', 'Roda todos os testes'],
  inverse: ['comando-text-changed'],
};

export const comandoApelidoAdded: ChangeRule = {
  id: 'comando-apelido-added',
  level: 'minor',
  title: 'A command has another alias',
  why: 'What there was works as before.',
  says: '{name} can also be typed as {after}.',
  example: [null, 't'],
  inverse: ['comando-apelido-removed'],
};

export const comandoApelidoRemoved: ChangeRule = {
  id: 'comando-apelido-removed',
  level: 'major',
  title: 'An alias of a command is gone',
  why: 'Scripts that type it fail.',
  says: '{name} can no longer be typed as {before}.',
  example: ['t', null],
  inverse: ['comando-apelido-added'],
};

export const comandoApelidoMoved: ChangeRule = {
  id: 'comando-apelido-moved',
  level: 'major',
  title: 'What was typed to run a command runs another one',
  why: 'Scripts that type it run the other command, and are not told.',
  says: 'Who types {name} ran {before} and runs {after} now.',
  example: ['testa', 'traduz'],
  inverse: ['comando-apelido-moved'],
};

export const comandoExemploAdded: ChangeRule = {
  id: 'comando-exemplo-added',
  level: 'patch',
  title: 'A command has another example',
  why: 'Only what people read changed.',
  says: '{name} has the new example {after}.',
  example: [null, 'lume testa'],
  inverse: ['comando-exemplo-removed'],
};

export const comandoExemploRemoved: ChangeRule = {
  id: 'comando-exemplo-removed',
  level: 'patch',
  title: 'A command has lost an example',
  why: 'Only what people read changed.',
  says: '{name} has lost the example {before}.',
  example: ['lume testa', null],
  inverse: ['comando-exemplo-added'],
};

export const comandoExemploChanged: ChangeRule = {
  id: 'comando-exemplo-changed',
  level: 'patch',
  title: 'The note of an example changed',
  why: 'Only what people read changed.',
  says: 'The note of {name} was {before} and is {after}.',
  example: ['', 'todos os testes'],
  inverse: ['comando-exemplo-changed'],
};

export const comandoVejaAdded: ChangeRule = {
  id: 'comando-veja-added',
  level: 'patch',
  title: 'A command refers to another one',
  why: 'Only what people read changed.',
  says: '{name} refers to {after}.',
  example: [null, 'roda'],
  inverse: ['comando-veja-removed'],
};

export const comandoVejaRemoved: ChangeRule = {
  id: 'comando-veja-removed',
  level: 'patch',
  title: 'A command no longer refers to another one',
  why: 'Only what people read changed.',
  says: '{name} no longer refers to {before}.',
  example: ['roda', null],
  inverse: ['comando-veja-added'],
};

export const comandoRules: readonly ChangeRule[] = [
  grupoAdded,
  grupoRemoved,
  grupoRenamed,
  comandoAdded,
  comandoRemoved,
  comandoRenamed,
  comandoRenamedKept,
  comandoMoved,
  comandoUsoChanged,
  comandoUsoReworded,
  comandoArgumentoDemanded,
  comandoArgumentoOptional,
  comandoArgumentoAdded,
  comandoArgumentoRemoved,
  comandoArgumentosReordered,
  comandoProgramaChanged,
  comandoReused,
  comandoTextChanged,
  comandoApelidoAdded,
  comandoApelidoRemoved,
  comandoApelidoMoved,
  comandoExemploAdded,
  comandoExemploRemoved,
  comandoExemploChanged,
  comandoVejaAdded,
  comandoVejaRemoved,
];
