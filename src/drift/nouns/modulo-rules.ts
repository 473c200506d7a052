import type { ChangeRule } from '../change.js';
import { tracoRules } from './tracos.js';

export const moduloAdded: ChangeRule = {
  id: 'modulo-added',
  level: 'minor',
  title: 'A module is new',
  why: 'What there was works as before.',
  says: 'The module {name} is new.',
  example: [null, { nome: 'Lume.Rede', simbolos: 12 }],
  inverse: ['modulo-removed', 'modulo-merged'],
};

export const moduloRemoved: ChangeRule = {
  id: 'modulo-removed',
  level: 'major',
  title: 'A module is gone',
  why: 'Programs that import it no longer run.',
  says: 'The module {name} is gone.',
  example: [{ nome: 'Lume.Rede', simbolos: 12 }, null],
  inverse: ['modulo-added'],
};

export const moduloRenamed: ChangeRule = {
  id: 'modulo-renamed',
  level: 'major',
  title: 'A module has another name',
  why: 'Programs that import it by the old name no longer run.',
  says: 'The module {name} is now {after}.',
  example: ['Lume.Texto', 'Lume.Textos'],
  inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};

export const moduloRenamedKept: ChangeRule = {
  id: 'modulo-renamed-kept',
  level: 'minor',
  title: 'A module has another name and keeps the old one as an alias',
  why: 'Imports by the old name load the same module.',
  says: 'The module {name} is now {after}, and the old name still works.',
  example: ['Texto', 'Lume.Texto'],
  inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};

export const moduloMerged: ChangeRule = {
  id: 'modulo-merged',
  level: 'minor',
  title: 'A module is a part of another one, which has its name as an alias',
  why: 'Imports by the old name load the other module; symbols that it has not are told about by themselves.',
  says: 'The module {name} is a part of {after} now, and the old name still works.',
  example: ['Lume.Textos', 'Lume.Texto'],
  inverse: ['modulo-added', 'modulo-split'],
};

export const moduloSplit: ChangeRule = {
  id: 'modulo-split',
  level: 'minor',
  title: 'An alias of a module is a module of its own, with symbols of the first one',
  why: 'Imports by that name load the new module; symbols that it has not are told about by themselves.',
  says: '{after} was an alias of the module {before}, and is a module of its own now.',
  example: ['Lume.Texto', 'Lume.Textos'],
  inverse: ['modulo-merged'],
};

export const moduloApelidoAdded: ChangeRule = {
  id: 'modulo-apelido-added',
  level: 'minor',
  title: 'A module has another alias',
  why: 'What there was works as before.',
  says: '{name} can also be imported as {after}.',
  example: [null, 'Texto'],
  inverse: ['modulo-apelido-removed'],
};

export const moduloApelidoRemoved: ChangeRule = {
  id: 'modulo-apelido-removed',
  level: 'major',
  title: 'An alias of a module is gone',
  why: 'Programs that import by it no longer run.',
  says: '{name} can no longer be imported as {before}.',
  example: ['Texto', null],
  inverse: ['modulo-apelido-added'],
};

export const moduloApelidoMoved: ChangeRule = {
  id: 'modulo-apelido-moved',
  level: 'major',
  title: 'An alias of a module leads to another module',
  why: 'Programs that import by it load the other module, and are not told.',
  says: 'The alias {name} led to {before} and leads to {after} now.',
  example: ['Lume.Texto', 'Lume.Lista'],
  inverse: ['modulo-apelido-moved'],
};

export const simboloAdded: ChangeRule = {
  id: 'simbolo-added',
  level: 'minor',
  title: 'A symbol of a module is new',
  why: 'What there was works as before.',
  says: 'The symbol {name} is new.',
  example: [null, { nome: 'inverte', assinatura: '(texto)' }],
  inverse: ['simbolo-removed'],
};

export const simboloRemoved: ChangeRule = {
  id: 'simbolo-removed',
  level: 'major',
  title: 'A symbol of a module is gone',
  why: 'Programs that use it no longer run.',
  says: 'The symbol {name} is gone.',
  example: [{ nome: 'inverte', assinatura: '(texto)' }, null],
  inverse: ['simbolo-added'],
};

export const simboloRenamed: ChangeRule = {
  id: 'simbolo-renamed',
  level: 'major',
  title: 'A symbol of a module has another name',
  why: 'Programs that use the old name no longer run.',
  says: 'The symbol {name} is now {after}.',
  example: ['inverte', 'inverta'],
  inverse: ['simbolo-renamed'],
};

export const simboloMoved: ChangeRule = {
  id: 'simbolo-moved',
  level: 'major',
  title: 'A symbol is in another module',
  why: 'Programs that import it from the old module no longer run.',
  says: 'The symbol {name} moved from {before} to {after}.',
  example: ['Lume.Texto', 'Lume.Lista'],
  inverse: ['simbolo-moved'],
};

export const simboloReused: ChangeRule = {
  id: 'simbolo-reused',
  level: 'major',
  title: 'A symbol does what another symbol of its module did',
  why: 'Programs that call it do something else now, whether its signature fits or not.',
  says: '{name} did {before} and now does {after}, as another one did.',
  example: ['Inverte o texto.', 'Conta as palavras.'],
  inverse: ['simbolo-reused'],
};

export const simboloResumoChanged: ChangeRule = {
  id: 'simbolo-resumo-changed',
  level: 'patch',
  title: 'The summary of a symbol changed',
  why: 'Only what people read changed.',
  says: 'The summary of {name} was {before} and is {after}.',
  example: ['De trás para a frente.', 'O texto de trás para a frente.'],
  inverse: ['simbolo-resumo-changed'],
};

export const moduloRules: readonly ChangeRule[] = [
  moduloAdded,
  moduloRemoved,
  moduloRenamed,
  moduloRenamedKept,
  moduloMerged,
  moduloSplit,
  moduloApelidoAdded,
  moduloApelidoRemoved,
  moduloApelidoMoved,
  simboloAdded,
  simboloRemoved,
  simboloRenamed,
  simboloMoved,
  simboloReused,
  simboloResumoChanged,
  ...tracoRules,
];
