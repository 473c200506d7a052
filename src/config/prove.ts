import { sources } from '../extract/index.js';
import { strict } from '../findings/strict-object.js';

const of = (what: string) =>
  sources.optional().meta({ description: `What ${what} are, by the program itself.` });

/** The part of `refdata.yml` that says how the language tells of itself: the lists of the contract, each from its own dump. */
export const prove = strict({
  sintaxe: strict({
    reservadas: of('reserved words'),
    contextuais: of('contextual words'),
    operadores: of('operators'),
    verbos_http: of('HTTP verbs'),
    regras: of('rules'),
  }).optional(),
  embutidas: of('the functions'),
  modulos: of('modules and their symbols'),
  comandos: of('groups and their commands'),
  erros: of('error codes'),
  conteudos: strict({ exercicios: of('the exercises of each folder') }).optional(),
}).meta({
  description:
    'refdata prove: for lists of the contract, the program that knows what they hold, as a source with the same steps. It prints entries of the contract, of which the fields that are there are compared, or names alone.',
  examples: [{ embutidas: { command: ['python3', 'tools/dump.py', 'functions'] } }],
});
