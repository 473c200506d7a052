import type { ReferenceFiles } from '../contract/files.js';
import { isObject } from '../contract/json-object.js';
import type { Guess } from './guess.js';
import { DOUBTFUL } from './proof.js';

/** What is published of a list: by its names, the texts of each entry. */
export type Entries = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The lists whose sources are looked for, by where they stand in refdata.yml. */
export function publishedLists({
  sintaxe,
  embutidas,
  modulos,
  comandos,
  erros,
}: ReferenceFiles): ReadonlyMap<string, Entries> {
  const lists: readonly (readonly [string, readonly unknown[]])[] = [
    ['sintaxe.reservadas', sintaxe.reservadas],
    ['sintaxe.contextuais', sintaxe.contextuais],
    ['sintaxe.operadores', sintaxe.operadores],
    ['embutidas', embutidas.funcoes],
    ['modulos', modulos.modulos],
    ['comandos', comandos.grupos],
    ['erros', erros.codigos],
  ];
  return new Map(lists.map(([at, values]) => [at, entriesOf(values)]));
}

/** Entries of a list, whether they are published or made by a source of a draft: groups of commands by their commands. */
export function entriesOf(values: readonly unknown[]): Entries {
  return new Map(
    values
      .flatMap(value =>
        isObject(value) && Array.isArray(value.comandos) ? (value.comandos as unknown[]) : [value],
      )
      .flatMap((value): [string, Record<string, unknown>][] => {
        if (typeof value === 'string') return [[value, {}]];
        // Another name of a module is no module of its own: what is published has it beside that.
        if (!isObject(value) || value.apelido_de !== undefined) return [];
        const name = NAMES.map(field => value[field]).find(each => typeof each === 'string');
        return typeof name === 'string' ? [[name, value]] : [];
      }),
  );
}

/** The fields that entries are called by. */
const NAMES = ['palavra', 'simbolo', 'codigo', 'nome'];

/**
 * A guess, judged by what is published alone: data where it gives exactly the names that are there, else a choice, the surer the
 * nearer it is.
 */
export function likened(guess: Guess, given: Entries, published: Entries): Guess {
  const common = [...published.keys()].filter(name => given.has(name));
  const same = common.filter(name => areAlike(given.get(name), published.get(name)));
  const isExact = common.length === published.size && given.size === published.size;
  const nearness = common.length / Math.max(1, published.size, given.size);
  const more = given.size - common.length;
  return {
    ...guess,
    // Of two with the same names, the one that gives more of the texts.
    score: isExact ? EXACT + (1 - EXACT) * (same.length / Math.max(1, published.size)) : nearness * DOUBTFUL,
    why: `${guess.why} It gives ${common.length} of the ${published.size} that are published${more > 0 ? `, and ${more} more` : ''}; ${same.length} with the same texts.`,
  };
}

/** Exactly the names that are published, with other texts. */
const EXACT = 0.9;

/** Whether all texts of an entry are the same, those of its symbols included; a field that a source does not give is empty. */
function areAlike(
  given: Readonly<Record<string, unknown>> = {},
  published: Readonly<Record<string, unknown>> = {},
): boolean {
  return Object.entries(published).every(([field, value]) => {
    const own = given[field];
    if (typeof value === 'string') return value === (own ?? '');
    if (field !== 'simbolos' || !Array.isArray(value)) return true;
    const symbols = entriesOf(Array.isArray(own) ? own : []);
    return (
      symbols.size === value.length &&
      [...entriesOf(value)].every(
        ([name, symbol]) => symbols.has(name) && areAlike(symbols.get(name), symbol),
      )
    );
  });
}
