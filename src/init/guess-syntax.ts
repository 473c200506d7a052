import { COMMON_WORDS } from './common-words.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { isOfHost } from './host-words.js';
import { bias, type Evidence, type Proof, proveSigns, proveWords } from './proof.js';
import { describing, share, type TextPath, whenText } from './shape.js';

const WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
/** As a mapping expression writes them, which knows no classes of letters. */
const IS_WORD = '/^[A-Za-z_\\u00c0-\\uffff][A-Za-z0-9_\\u00c0-\\uffff-]*[?!]?$/';
/** Where a table of all tokens has kinds in capitals (`IDENT`) beside the words. */
const IS_SMALL_WORD = '/^[a-z_\\u00c0-\\uffff][A-Za-z0-9_\\u00c0-\\uffff-]*[?!]?$/';
/** What only opens, closes or separates is no operator. */
const IS_SYMBOL = '/^(?![()\\[\\]{},;"\'`]$)[^A-Za-z0-9_\\s\\u00c0-\\uffff]+$/';

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

/** Sets of words that are proposed: the likeliest, and others to choose from. */
const MAX_SETS = 3;
/** Scores of tables that no program proves: their name says it, they hold many common words, or a few. */
const UNPROVED = { named: 0.7, common: 0.65, doubtful: 0.4 } as const;
/** A table that is called so is taken before one that is not, of two that are proved alike. */
const NAMED_BONUS = 0.1;
/** So is one that stands where a language is taken apart. */
const LEXER = /(token|lex|scan|keyword|palavra|grammar|syntax|pars)[^/]*$/i;
const LEXER_BONUS = 0.05;
/** Part of the words of a table beside the likeliest that programs have to use, for it to be one of words, too. */
const MIN_NEIGHBOUR = 0.45;

interface RatedTable {
  readonly table: ReadTable;
  readonly words: TextPath;
  /** The words themselves, each once. */
  readonly all: readonly string[];
  readonly proof: Proof | undefined;
  readonly score: number;
}

/** Names of tables of words that are kept, for now or for later. */
const RESERVED = /reserv|future|futur|proscribed|forbidden|proibid/i;

/** The reserved words: the table that programs prove best, else that with the most words that languages have in common. */
export function guessWords(tables: readonly ReadTable[], evidence: Evidence): Guess[] {
  const rated = tables
    .flatMap(table => rate(table, evidence) ?? [])
    .sort((a, b) => b.score - a.score || b.all.length - a.all.length);
  const guesses: Guess[] = [];
  const taken = new Set<ReadTable>();
  for (const best of rated) {
    if (best.score <= 0 || taken.has(best.table) || guesses.length >= MAX_SETS) continue;
    const together = [
      best,
      ...rated.filter(each => each !== best && !taken.has(each.table) && isBeside(each, best)),
    ];
    for (const { table } of together) taken.add(table);
    const own = reservedAmong(together);
    if (own && own.score >= best.score) guesses.push(...guessesOf([own], evidence, guesses.length === 0));
    guesses.push(...guessesOf(together, evidence, guesses.length === 0));
  }
  return guesses;
}

/**
 * The table of reserved words where a file tells them from other keywords: all of them are among those of another table, which
 * has more.
 */
function reservedAmong(together: readonly RatedTable[]): RatedTable | undefined {
  return together.find(
    ({ table, all }) =>
      /reserved|reservad/i.test(table.candidate.name) &&
      all.length >= MIN_RESERVED &&
      together.some(other => {
        const words = new Set(other.all);
        return words.size > all.length && all.filter(word => words.has(word)).length >= all.length * MOST;
      }),
  );
}

/** Fewer are those that are kept for later. */
const MIN_RESERVED = 15;
const MOST = 0.6;

/** Tables of one file, one of them the likeliest. */
function guessesOf(together: readonly RatedTable[], evidence: Evidence, isFirst: boolean): Guess[] {
  const [best] = together as [RatedTable, ...RatedTable[]];
  const of = (isContextual: boolean) =>
    together
      .filter(each => (each !== best && CONTEXTUAL.test(each.table.candidate.name)) === isContextual)
      .slice(0, MAX_TABLES);
  const reserved = of(false);
  const proof = proveWords([...new Set(reserved.flatMap(({ all }) => all))], evidence);
  const names = reserved.map(({ table }) => table.candidate.name).join(', ');
  const guesses: Guess[] = [
    {
      at: 'sintaxe.reservadas',
      spec: merged(
        reserved.map(({ table, words }) => wordSource(table, words)),
        'palavra',
      ),
      why: `${names} (${whereOf(best.table)}) ${said(best.words)}${provedBy(proof)}.`,
      score: best.score,
    },
  ];
  const contextual = of(true);
  const [first] = contextual;
  if (first && isFirst)
    guesses.push({
      at: 'sintaxe.contextuais',
      spec: merged(
        contextual.map(({ table, words }) => wordSource(table, words, `words of ${table.candidate.name}`)),
        'palavra',
      ),
      why: `${first.table.candidate.name} (${whereOf(first.table)}) is called as words are that are keywords only in places.`,
      score: best.score,
    });
  return guesses;
}

/** What else the file of the likeliest table has of words; programs that never use them say that they are others. */
function isBeside({ table, words, proof, all }: RatedTable, best: RatedTable): boolean {
  if (table.candidate.path !== best.table.candidate.path || !NAMED.test(table.candidate.name)) return false;
  // A few words of which some are no language's are what a function looks at on its way.
  if (!best.proof) return all.length >= FEW_WORDS || hits(words) === all.length;
  const known = new Set(best.all);
  // Words that are kept for later stand in no program, neither as such nor as names.
  if (RESERVED.test(table.candidate.name) && proof?.freed === 0) return true;
  return (
    CONTEXTUAL.test(table.candidate.name) ||
    all.every(word => known.has(word)) ||
    (proof?.share ?? 0) >= MIN_NEIGHBOUR
  );
}

/** How sure it is that a table holds the words of this very language. */
function rate(table: ReadTable, evidence: Evidence): RatedTable | undefined {
  const { candidate, paths, records } = table;
  const rated = paths
    .filter(path => path.count >= records.length * 0.5)
    .map(words => {
      const all = [
        ...new Set(words.texts.filter(text => text !== undefined && isWord(text, words))),
      ] as string[];
      return { table, words, all, proof: proveWords(all, evidence) };
    })
    .filter(({ all }) => all.length >= 2)
    .map(each => ({
      ...each,
      score: scoreOf(each, evidence) + bias(candidate.name, candidate.path, evidence),
    }))
    .sort((a, b) => b.score - a.score || b.all.length - a.all.length);
  return rated[0];
}

function scoreOf(rated: Omit<RatedTable, 'score'>, evidence: Evidence): number {
  const score = scoreOfWords(rated, evidence);
  return rated.all.filter(word => TOKEN_KINDS.has(word.toLowerCase())).length < MANY_KINDS
    ? score
    : Math.min(score, DOUBTFUL);
}

/** What lexers call signs and ends of lines: words of no language. So many of them make a table one of kinds of tokens. */
const TOKEN_KINDS = new Set(
  'lparen rparen lbrace rbrace lbracket rbracket lpar rpar lsqb rsqb lcurly rcurly open_paren close_paren openparen closeparen leftparen rightparen left_paren right_paren leftbrace rightbrace left_brace right_brace comma colon semicolon semi dot period plus minus times divide star slash percent ampersand pipe caret tilde bang question equals eqeq ne lshift rshift ident identifier eof newline indent dedent whitespace'.split(
    ' ',
  ),
);
const MANY_KINDS = 3;

function scoreOfWords(
  { table, words, all, proof }: Omit<RatedTable, 'score'>,
  { names, kin }: Evidence,
): number {
  const isNamed = NAMED.test(table.candidate.name);
  const common = hits(words);
  if (common === 0 && !isNamed) return 0;
  const ofWords = share(words, text => WORD.test(text));
  if (ofWords < 0.5 && common < MANY_HITS) return 0;
  // A handful of words is not what a language reserves, however often programs have them.
  const inLexer = LEXER.test(table.candidate.path) ? LEXER_BONUS : 0;
  if (proof) {
    const score = proof.score * Math.min(1, all.length / FEW_WORDS) + (isNamed ? NAMED_BONUS : 0) + inLexer;
    // The words of a language begin most of the statements of its programs.
    return (proof.covered ?? 0) < MIN_COVERAGE ? Math.min(score, DOUBTFUL) : score;
  }
  if (all.length < FEW_UNPROVED) return 0;
  const score = isNamedAfterWords(table, words)
    ? UNPROVED.named
    : common >= MANY_HITS || (isNamed && common >= MIN_HITS)
      ? UNPROVED.common + (common / all.length) * 0.04
      : common >= MIN_HITS
        ? UNPROVED.doubtful
        : 0;
  // Its name, its file or the words themselves have to say what they are, of all of them, and they have to be nobody else's.
  const { name, path } = table.candidate;
  const isInLexer = (LEXER.test(path) && !ABOUT_WORDS.test(path)) || KEYWORD_FILE.test(path);
  const isPlain = common >= MANY_HITS && common >= all.length * MOSTLY_COMMON;
  const isSaid =
    REFUSES.test(name) ||
    ((isNamed || isPlain || KEYWORD_FILE.test(path)) && isInLexer && !PARTIAL.test(name));
  return isSaid && !isOfHost(all, [...names, ...kin]) ? score : Math.min(score, UNPROVED.doubtful);
}

/** Files that hold nothing but the words. */
const KEYWORD_FILE = /(^|\/)(key_?words?|reserved(_?words?)?|palavras?[-_]?reservadas?)(\/[^/]*|\.\w+)$/i;
/** Files that say something about words, for people and editors, and may leave out some and add others. */
const ABOUT_WORDS =
  /exempl|example|sample|(^|\/|[-_])docs?[-_./]|help|ajuda|complet|highlight|snippet|hover|format|(^|\/)lsp/i;
/** Functions that say whether a text may be a name: what they look at may not. */
const REFUSES = /^(accept|is|valid|allow|can|check)\w*?_?(ident\w*|names?)$/i;
/** Words that languages have in common, and hardly others, need no name to be known as such. */
const MOSTLY_COMMON = 0.8;
/** Names of tables that hold some of the words only. */
const PARTIAL =
  /statement|block|end(ing)?_?key|unused|modifier|type_?key|declar|visib|optional|allowed|completion|help|snippet|soft|context|sql|html|css|json/i;

/** Part of the statements that has to begin with a reserved word, for a list to be sure. */
const MIN_COVERAGE = 0.5;
/** Fewer words are hardly all that a language reserves. */
const FEW_WORDS = 6;
const FEW_UNPROVED = 4;

function provedBy(proof: Proof | undefined): string {
  return proof ? `: ${proof.by}` : '; there are too few programs in the repository to prove it';
}

/** What the filter of the source will let through. */
function isWord(text: string, words: TextPath): boolean {
  return isSmall(words) ? /^[a-z_\u00c0-\uffff][\w\u00c0-\uffff]*[?!]?$/.test(text) : WORD.test(text);
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

/** The operators: the tables with texts of signs alone, those first that programs have most of. */
export function guessOperators(tables: readonly ReadTable[], evidence: Evidence): Guess[] {
  return tables
    .flatMap(table =>
      table.paths.map(path => {
        const signs = [
          ...new Set(path.texts.filter(text => text !== undefined && isOperator(text))),
        ] as string[];
        const proof = proveSigns(signs, evidence);
        const isNamed = OPERATORS.test(table.candidate.name);
        const sure = (proof ? proof.score * 0.85 : 0.4) + (isNamed ? 0.15 : 0);
        // Signs stand in many tables: it has to hold those that programs have most, the more so if it is not called so.
        const isWhole = !proof || (proof.covered ?? 0) >= (isNamed ? MIN_COVERED.named : MIN_COVERED.other);
        const score = isWhole ? sure : Math.min(sure, DOUBTFUL);
        return {
          table,
          path,
          signs,
          proof,
          score: score + bias(table.candidate.name, table.candidate.path, evidence),
        };
      }),
    )
    .filter(({ path, signs }) => signs.length >= 5 && share(path, text => SYMBOL.test(text)) > 0.5)
    .sort((a, b) => b.signs.length * b.score - a.signs.length * a.score)
    .filter(({ table }, i, all) => all.findIndex(each => each.table === table) === i)
    .slice(0, MAX_SETS)
    .map(({ table, path, signs, proof, score }) => {
      const isPure =
        path.count === table.records.length &&
        path.texts.every(text => text !== undefined && isOperator(text));
      const description = describing(table.paths, table.records.length, [path.path]);
      return {
        at: 'sintaxe.operadores',
        spec: {
          table: table.table,
          ...(!isPure && { filter: whenText(path.path, IS_SYMBOL) }),
          map: { simbolo: path.path, ...(description && { descricao: description.path }) },
          unique: 'simbolo',
        },
        why: `${table.candidate.name} (${whereOf(table)}) holds ${signs.length} texts of signs alone${provedBy(proof)}.`,
        score,
      };
    });
}

/** Part of the signs that programs have most, in a table that is called like one of operators and in any other. */
const MIN_COVERED = { named: 0.35, other: 0.65 } as const;
/** The score of what is not sure enough. */
const DOUBTFUL = 0.5;

/** Names of tables of operators; a table of all tokens is one, too. */
const OPERATORS =
  /operator|operador|punct|^simbol|^symbols?$|^ops$|^(all_?)?tok(en)?s?(_?(names?|strings?|map|table|list))?$/i;

/** Signs that only open, close and separate are no operators. */
function isOperator(text: string): boolean {
  return SYMBOL.test(text) && !/^[()[\]{},;"'`]$/.test(text);
}

function wordSource({ table, paths, records }: ReadTable, words: TextPath, onde?: string): object {
  const isPure = words.count === records.length && share(words, text => WORD.test(text)) === 1;
  const description = describing(paths, records.length, [words.path]);
  return {
    table,
    ...(!isPure && { filter: whenText(words.path, isSmall(words) ? IS_SMALL_WORD : IS_WORD) }),
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
