import { COMMON_WORDS } from './common-words.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { describing, share, type TextPath, whenText } from './shape.js';

const WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
/** As a mapping expression writes them, which knows no classes of letters. */
const STARTS_AS_WORD = '/^[A-Za-z_\\u00c0-\\uffff]/';
/** Where a table of all tokens has kinds in capitals (`IDENT`) beside the words. */
const STARTS_SMALL = '/^[a-z_\\u00c0-\\uffff]/';
const IS_SYMBOL = '/^[^A-Za-z0-9_\\s\\u00c0-\\uffff]+$/';

/** Tables of one file that together hold the words: a language often has several. */
const MAX_TABLES = 8;
/** Fewer words that languages have in common say nothing of a table, unless its name says what it holds. */
const MIN_HITS = 3;
/** Names of tables that can hold nothing but words, be they of a language that nobody knows. */
const NAMES_WORDS = /key_?words?|kwlist|reserved_?words?|palavras/i;
/** So many make a table one of words though it holds more of other things: all tokens of a language. */
const MANY_HITS = 8;
/** Names of tables whose words are keywords only in places. */
const CONTEXTUAL = /soft|context|weak/i;
/** Names of tables that hold words of which a file has more. */
const NAMED = /key_?words?|kwlist|reserv|palavras?|proscribed|forbidden|future/i;

/** The reserved words: the table with the most words that languages have in common, and its neighbours. */
export function guessWords(tables: readonly ReadTable[]): Guess[] {
  const rated = tables
    .map(table => ({ table, words: wordPath(table) }))
    .filter(({ words }) => words !== undefined) as { table: ReadTable; words: TextPath }[];
  const best = rated
    .filter(({ table, words }) => hits(words) >= MIN_HITS || isNamedAfterWords(table, words))
    .map(entry => ({ ...entry, score: rate(entry.table, entry.words) }))
    .sort((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const together = [
    best,
    ...rated.filter(
      ({ table }) =>
        table !== best.table &&
        table.candidate.path === best.table.candidate.path &&
        NAMED.test(table.candidate.name),
    ),
  ];
  const of = (isContextual: boolean) =>
    together
      .filter(({ table }) => (table !== best.table && CONTEXTUAL.test(table.candidate.name)) === isContextual)
      .slice(0, MAX_TABLES);
  const reserved = of(false);
  const guesses: Guess[] = [
    {
      at: 'sintaxe.reservadas',
      spec: merged(
        reserved.map(({ table, words }) => wordSource(table, words)),
        'palavra',
      ),
      why: `${reserved.map(({ table }) => table.candidate.name).join(', ')} (${whereOf(best.table)}) ${said(best.words)}.`,
    },
  ];
  const contextual = of(true);
  const [first] = contextual;
  if (first)
    guesses.push({
      at: 'sintaxe.contextuais',
      spec: merged(
        contextual.map(({ table, words }) => wordSource(table, words, `words of ${table.candidate.name}`)),
        'palavra',
      ),
      why: `${first.table.candidate.name} (${whereOf(first.table)}) is called as words are that are keywords only in places.`,
    });
  return guesses;
}

function isNamedAfterWords({ candidate, records }: ReadTable, words: TextPath): boolean {
  return (
    NAMES_WORDS.test(candidate.name) &&
    words.count === records.length &&
    share(words, text => WORD.test(text)) === 1
  );
}

function said(words: TextPath): string {
  const common = hits(words);
  const all = distinct(words, text => WORD.test(text));
  return common > 0
    ? `holds ${common} words that many languages reserve`
    : `is called as words are that are reserved, and holds ${all}`;
}

/** The operators: the table with the most texts of signs alone. */
export function guessOperators(tables: readonly ReadTable[]): Guess[] {
  const best = tables
    .flatMap(table =>
      table.paths.map(path => ({ table, path, signs: distinct(path, text => SYMBOL.test(text)) })),
    )
    .filter(({ path, signs }) => signs >= 5 && share(path, text => SYMBOL.test(text)) > 0.5)
    .sort((a, b) => b.signs - a.signs)[0];
  if (!best) return [];
  const { table, path, signs } = best;
  const isPure = share(path, text => SYMBOL.test(text)) === 1 && path.count === table.records.length;
  const description = describing(table.paths, table.records.length, [path.path]);
  return [
    {
      at: 'sintaxe.operadores',
      spec: {
        table: table.table,
        ...(!isPure && { filter: whenText(path.path, IS_SYMBOL) }),
        map: { simbolo: path.path, ...(description && { descricao: description.path }) },
        unique: 'simbolo',
      },
      why: `${table.candidate.name} (${whereOf(table)}) holds ${signs} texts of signs alone.`,
    },
  ];
}

function wordSource({ table, paths, records }: ReadTable, words: TextPath, onde?: string): object {
  const isPure = words.count === records.length && share(words, text => WORD.test(text)) === 1;
  const description = describing(paths, records.length, [words.path]);
  return {
    table,
    ...(!isPure && { filter: whenText(words.path, isSmall(words) ? STARTS_SMALL : STARTS_AS_WORD) }),
    map: {
      palavra: words.path,
      ...(description && { descricao: description.path }),
      ...(onde && { onde: JSON.stringify(onde) }),
    },
  };
}

function merged(sources: readonly object[], field: string): object {
  const [first] = sources;
  return sources.length === 1 ? { ...first, unique: field } : { merge: sources, unique: field };
}

/** The part of a table that holds the words. */
function wordPath({ candidate, paths, records }: ReadTable): TextPath | undefined {
  return paths
    .filter(
      path =>
        path.count >= records.length * 0.5 &&
        (share(path, text => WORD.test(text)) >= 0.5 || hits(path) >= MANY_HITS) &&
        (hits(path) >= 2 || NAMED.test(candidate.name)),
    )
    .sort((a, b) => hits(b) - hits(a))[0];
}

function rate({ candidate }: ReadTable, words: TextPath): number {
  const all = distinct(words, () => true);
  return hits(words) + 15 * (hits(words) / Math.max(1, all)) + (NAMED.test(candidate.name) ? 15 : 0);
}

/** Whether the words of a table that languages have in common are all written small. */
function isSmall({ texts }: TextPath): boolean {
  return texts.every(text => text === undefined || !COMMON_WORDS.has(text) || text === text.toLowerCase());
}

function hits(path: TextPath): number {
  return distinct(path, text => COMMON_WORDS.has(text));
}

function distinct({ texts }: TextPath, test: (text: string) => boolean): number {
  return new Set(texts.filter(text => text !== undefined && test(text))).size;
}
