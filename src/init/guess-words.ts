import { isDeepStrictEqual } from 'node:util';
import { counted } from '../text/counted.js';
import { COMMON_WORDS, VALUE_WORDS } from './common-words.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { isOfHost, namesElsewhere } from './host-words.js';
import type { Programs } from './programs.js';
import { bias, DOUBTFUL, type Evidence, type Proof, provedBy, proveWords, THRESHOLD } from './proof.js';
import { describing, share, type TextPath, whenText } from './shape.js';

/** A word has a letter: `_` alone is a sign. */
const WORD = /^_*\p{L}[\p{L}\p{N}_]*$/u;
/** As a mapping expression writes them, which knows no classes of letters. */
const IS_WORD = '/^_*[A-Za-z\\u00c0-\\uffff][A-Za-z0-9_\\u00c0-\\uffff-]*[?!]?$/';
/** Where a table of all tokens has kinds in capitals (`IDENT`) beside the words. */
const IS_SMALL_WORD = '/^_*[a-z\\u00c0-\\uffff][A-Za-z0-9_\\u00c0-\\uffff-]*[?!]?$/';

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
  /** Whether there are texts and nothing else. */
  readonly isWhole: boolean;
  readonly score: number;
  /** The score that it would have if each of its words could be read. */
  readonly likely: number;
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
  let isUnclear = false;
  for (const best of rated) {
    if (best.score <= 0 || taken.has(best.table) || guesses.length >= evidence.limit) continue;
    const together = withoutParts([
      best,
      ...rated.filter(each => each !== best && !taken.has(each.table) && isBeside(each, best, evidence)),
    ]);
    for (const { table } of together) taken.add(table);
    const own = reservedAmong(together);
    if (guesses.length === 0 && !own)
      isUnclear =
        isOpen(best, together, rated, evidence) ||
        areVersions(together) ||
        (!isNamedAfter(best, evidence) && isAnyLanguage(together, rated));
    if (own && own.score >= best.score) guesses.push(...guessesOf([own], [], evidence, guesses.length === 0));
    const others = rated.filter(each => !taken.has(each.table) && isOtherKind(each, best));
    guesses.push(...guessesOf(together, others, evidence, guesses.length === 0));
  }
  if (evidence.wantsEach) guesses.push(...rated.flatMap(each => guessesOf([each], [], evidence, false)));
  const once = guesses.filter(
    ({ at, spec }, i) =>
      guesses.findIndex(each => each.at === at && isDeepStrictEqual(each.spec, spec)) === i,
  );
  return isUnclear
    ? once.map(each => ({ ...each, score: Math.min(each.score ?? DOUBTFUL, DOUBTFUL) }))
    : once;
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

/** The tables, or of them the one that is called all keywords, if it has what others hold: what it lacks is kept for the host. */
function withoutParts(together: readonly RatedTable[]): readonly RatedTable[] {
  const sum = together.find(
    one =>
      IS_ALL.test(one.table.candidate.name) &&
      together.some(other => other !== one && other.all.every(word => one.all.includes(word))),
  );
  return sum
    ? [sum, ...together.filter(each => each !== sum && CONTEXTUAL.test(each.table.candidate.name))]
    : together;
}

const IS_ALL = /^(all|ALL|All)(?=_|[A-Z])/;

/** Fewer are those that are kept for later. */
const MIN_RESERVED = 15;
const MOST = 0.6;

/** Tables of one file, one of them the likeliest. */
function guessesOf(
  together: readonly RatedTable[],
  others: readonly RatedTable[],
  evidence: Evidence,
  isFirst: boolean,
): Guess[] {
  const [best] = together as [RatedTable, ...RatedTable[]];
  const of = (isContextual: boolean) =>
    together
      .filter(each => (each !== best && CONTEXTUAL.test(each.table.candidate.name)) === isContextual)
      .slice(0, MAX_TABLES);
  const reserved = of(false);
  const all = [...new Set(reserved.flatMap(each => each.all))];
  const names = namesElsewhere(all, [...evidence.names, ...evidence.kin]);
  const kinds = kindsAmong(reserved, evidence);
  const not = [...names, ...kinds];
  const words = all.filter(word => !not.includes(word));
  const lacking = lackingOf([...all, ...[...of(true), ...others].flatMap(each => each.all)], evidence);
  const score = isMuch(lacking.length, all.length) ? Math.min(best.score, DOUBTFUL) : best.score;
  const guesses: Guess[] = [
    {
      at: 'sintaxe.reservadas',
      spec: merged(
        reserved.map(each => wordSource(each.table, each.words, { not })),
        'palavra',
      ),
      why: `${reserved.map(({ table }) => table.candidate.name).join(', ')} (${whereOf(best.table)}) ${said(best.words)}${provedBy(proveWords(words, evidence))}.${namesSaid(names)}${kindsSaid(kinds)}${lackingSaid(lacking)}`,
      score,
    },
  ];
  const contextual = of(true);
  const [first] = contextual;
  if (first && isFirst)
    guesses.push({
      at: 'sintaxe.contextuais',
      spec: merged(
        contextual.map(({ table, words: path }) =>
          wordSource(table, path, { onde: `words of ${table.candidate.name}` }),
        ),
        'palavra',
      ),
      why: `${first.table.candidate.name} (${whereOf(first.table)}) is called as words are that are keywords only in places.`,
      score,
    });
  return [...guesses, ...perhapsContextual(reserved, names, others)];
}

/** Words that programs have where only words of the language stand, and that are not among these. */
function lackingOf(words: readonly string[], { programs }: Evidence): readonly string[] {
  return programs?.use.lacking(new Set(words)) ?? [];
}

/** A list that lacks so many words is a part of those that the language has. */
function isMuch(lacking: number, all: number): boolean {
  return lacking >= MIN_LACKING && lacking >= all * MAX_LACKING;
}

const MIN_LACKING = 3;
const MAX_LACKING = 0.08;
const MAX_LACKING_SAID = 12;

function lackingSaid(lacking: readonly string[]): string {
  if (lacking.length === 0) return '';
  const shown = lacking.slice(0, MAX_LACKING_SAID).join(', ');
  return ` Not among them, though programs have these where only words of the language stand: ${shown}${lacking.length > MAX_LACKING_SAID ? ', …' : ''}.`;
}

/** Kinds of tokens that stand beside the words of a lexer, in capitals: those that no program has, and the usual ones. */
function kindsAmong(reserved: readonly RatedTable[], { programs }: Evidence): string[] {
  // Of a table with other things, too, words in capitals are left out anyway.
  const texts = reserved.flatMap(({ isWhole, words }) => (isWhole ? words.texts : []));
  const all = [...new Set(texts)].filter(text => text !== undefined);
  const kinds = all.filter(word => /^[A-Z][A-Z\d_]+$/.test(word));
  if (kinds.length > all.length / 2) return [];
  return kinds.filter(word => KIND_OF_TOKEN.test(word) || (programs && programs.use.of(word) === undefined));
}

const KIND_OF_TOKEN = /^(?:EOF|EOL|ERROR|INVALID|ILLEGAL|UNKNOWN|COMMENT|IDENT(?:IFIER)?|NUMBER|NEWLINE)$/;

function kindsSaid(kinds: readonly string[]): string {
  return kinds.length === 0 ? '' : ` Left out, since they say what kind a token is of: ${kinds.join(', ')}.`;
}

function namesSaid(names: readonly string[]): string {
  if (names.length === 0) return '';
  return ` Left out, since ${names.length === 1 ? 'it is a name' : 'they are names'} elsewhere: ${names.join(', ')}.`;
}

/** Words that may be keywords only in places: those that are names elsewhere, and those of tables beside. What their places are is to be written. */
function perhapsContextual(
  reserved: readonly RatedTable[],
  names: readonly string[],
  others: readonly RatedTable[],
): Guess[] {
  const sources = [
    ...reserved
      .filter(({ all }) => all.some(word => names.includes(word)))
      .map(({ table, words }) => wordSource(table, words, { only: names, onde: TO_SAY })),
    ...others.map(({ table, words }) => wordSource(table, words, { onde: TO_SAY })),
  ];
  if (sources.length === 0) return [];
  const tables = others.map(({ table }) => `${table.candidate.name} (${whereOf(table)})`).join(', ');
  const why = [
    ...(names.length > 0
      ? [`${names.join(', ')} ${names.length === 1 ? 'is a name' : 'are names'} elsewhere.`]
      : []),
    ...(tables === ''
      ? []
      : [`${tables} holds words that programs use, beside those that the file calls keywords.`]),
  ];
  return [
    { at: 'sintaxe.contextuais', spec: merged(sources, 'palavra'), why: why.join(' '), score: DOUBTFUL },
  ];
}

/** What a person has to write of a word that is one only in places. */
const TO_SAY = '…';

/** What else the file of the likeliest table has of words; programs that never use them say that they are others. */
function isBeside(rated: RatedTable, best: RatedTable, evidence: Evidence): boolean {
  const { table, words, proof, all, isWhole } = rated;
  if (!isWhole || table.candidate.path !== best.table.candidate.path || !NAMED.test(table.candidate.name))
    return false;
  if (isOtherKind(rated, best)) return false;
  // A few words of which some are no language's are what a function looks at on its way.
  if (!best.proof) return all.length >= FEW_WORDS || hits(words) === all.length;
  const known = new Set(best.all);
  // Words that are kept for later stand in no program, neither as such nor as names.
  if (RESERVED.test(table.candidate.name) && proof?.freed === 0) return true;
  return (
    CONTEXTUAL.test(table.candidate.name) ||
    all.every(word => known.has(word)) ||
    ((proof?.share ?? 0) >= MIN_NEIGHBOUR && !addsNames(rated, best, evidence))
  );
}

/** Whether programs have many of the words that a table adds as names: as members, as what has members, with a value. */
function addsNames({ all }: RatedTable, best: RatedTable, { programs }: Evidence): boolean {
  const added = all.filter(word => !best.all.includes(word));
  const names = added.filter(word => isLikeName(word, programs, 0));
  return names.length > added.length * MAX_NAMES;
}

/** @param calls how much it counts that a word is called; in some languages what decides has parentheses, too. */
function isLikeName(word: string, programs: Programs | undefined, calls: 0 | 1): boolean {
  const use = programs?.use.of(word);
  if (!use) return false;
  return use.members + use.heads + use.bound + calls * use.calls > use.total * MIN_NAME_USE;
}

const MAX_NAMES = 0.2;
const MIN_NAME_USE = 0.3;

/**
 * Whether a table that is as sure as the best has words more that programs use, and not as names: one of both is not what the
 * language reserves, and nothing says which.
 */
function isOpen(
  best: RatedTable,
  together: readonly RatedTable[],
  rated: readonly RatedTable[],
  evidence: Evidence,
) {
  const known = new Set(together.flatMap(({ all }) => all));
  return rated.some(other => {
    if (together.includes(other)) return false;
    if (isForPeople(best) && isOfLexer(other) && isMuch(countOthers(other, known), known.size))
      return other.all.filter(word => known.has(word)).length >= known.size * MOST;
    if (other.likely < Math.max(THRESHOLD, best.score - NEAR)) return false;
    const shared = other.all.filter(word => known.has(word)).length;
    const more = other.all.filter(
      word =>
        !known.has(word) &&
        evidence.programs?.use.of(word) !== undefined &&
        !isLikeName(word, evidence.programs, 1),
    );
    return shared >= known.size * MOSTLY_SHARED && more.length >= Math.max(MIN_MORE, known.size * 0.1);
  });
}

/** Whether a table is made for people and editors: it may have a part of what the lexer of the same language has. */
function isForPeople({ table }: RatedTable): boolean {
  return ABOUT_WORDS.test(table.candidate.path);
}

function isOfLexer({ table: { candidate } }: RatedTable): boolean {
  return NAMED.test(candidate.name) && LEXER.test(candidate.path) && !ABOUT_WORDS.test(candidate.path);
}

function countOthers({ all }: RatedTable, known: ReadonlySet<string>): number {
  return all.filter(word => !known.has(word)).length;
}

/**
 * Whether nothing proves these words, and as much speaks for others in another file: a translator has the words of several languages,
 * and nothing says which is its own.
 */
function isAnyLanguage(together: readonly RatedTable[], rated: readonly RatedTable[]): boolean {
  const known = new Set(together.flatMap(({ all }) => all));
  const path = together[0]?.table.candidate.path;
  return (
    together.every(({ proof }) => proof === undefined) &&
    rated.some(
      ({ table, all, proof, score }) =>
        table.candidate.path !== path &&
        proof === undefined &&
        score >= THRESHOLD &&
        all.filter(word => known.has(word)).length < Math.min(known.size, all.length) * MOST,
    )
  );
}

/** Whether a table, or its file, is called as the language is. */
function isNamedAfter({ table: { candidate } }: Pick<RatedTable, 'table'>, { names }: Evidence): boolean {
  const file = candidate.path.slice(candidate.path.lastIndexOf('/') + 1);
  const said = `${candidate.name} ${file}`.toLowerCase();
  return names.some(name => name.length > 1 && said.includes(name.toLowerCase()));
}

/** Whether tables are called the same but for a number, and hold different words: one language's, version by version. */
function areVersions(together: readonly RatedTable[]): boolean {
  const plain = ({ table }: RatedTable) => table.candidate.name.replace(/\d+/g, '#');
  return together.some((one, i) =>
    together
      .slice(i + 1)
      .some(
        other =>
          plain(one).includes('#') &&
          plain(one) === plain(other) &&
          new Set([...one.all, ...other.all]).size > Math.min(one.all.length, other.all.length),
      ),
  );
}

/** Of tables that nothing proves, the one that is called as the language is comes first. */
const OWN_NAME_BONUS = 0.05;
/** Scores as near as this are alike. */
const NEAR = 0.08;
const MOSTLY_SHARED = 0.9;
const MIN_MORE = 3;

/**
 * Whether a file has words that programs use, and that it does not call keywords as it does others: they are not kept for later,
 * and most likely names where they mean nothing.
 */
function isOtherKind({ table, proof, all }: RatedTable, best: RatedTable): boolean {
  const known = new Set(best.all);
  return (
    table.candidate.path === best.table.candidate.path &&
    RESERVED.test(table.candidate.name) &&
    /key_?words?/i.test(best.table.candidate.name) &&
    !/key_?words?/i.test(table.candidate.name) &&
    (proof?.share ?? 0) >= MIN_LIVE &&
    !all.some(word => known.has(word))
  );
}

/** The part of words kept for later that programs may have by chance. */
const MIN_LIVE = 0.3;

/** How sure it is that a table holds the words of this very language. */
function rate(table: ReadTable, evidence: Evidence): RatedTable | undefined {
  const { candidate, paths, mixed, records } = table;
  const rated = mixed
    .filter(path => path.count >= records.length * 0.5)
    .map(words => {
      const all = [
        ...new Set(words.texts.filter(text => text !== undefined && isWord(text, words))),
      ] as string[];
      const isWhole = paths.some(({ path }) => path === words.path);
      return { table, words, all, isWhole, proof: proveWords(all, evidence) };
    })
    .filter(({ all }) => all.length >= 2)
    .map(each => ({
      ...each,
      score:
        scoreOf(each, evidence) +
        bias(candidate.name, candidate.path, evidence) +
        (each.proof === undefined && isNamedAfter(each, evidence) ? OWN_NAME_BONUS : 0),
    }))
    // What is no text there may be a word that nobody could read: a person has to look.
    .map(each => ({
      ...each,
      likely: each.score,
      score: each.isWhole ? each.score : Math.min(each.score, DOUBTFUL),
    }))
    .sort((a, b) => b.score - a.score || b.all.length - a.all.length);
  return rated[0];
}

function scoreOf(rated: Omit<RatedTable, 'score' | 'likely'>, evidence: Evidence): number {
  const score = scoreOfWords(rated, evidence);
  const kinds = rated.all.filter(word => TOKEN_KINDS.has(word.toLowerCase())).length;
  return kinds < MANY_KINDS && !rated.table.candidate.isDoubtful ? score : Math.min(score, DOUBTFUL);
}

/** What lexers call signs and ends of lines: words of no language. So many of them make a table one of kinds of tokens. */
const TOKEN_KINDS = new Set(
  'lparen rparen lbrace rbrace lbracket rbracket lpar rpar lsqb rsqb lcurly rcurly open_paren close_paren openparen closeparen leftparen rightparen left_paren right_paren leftbrace rightbrace left_brace right_brace comma colon semicolon semi dot period plus minus times divide star slash percent ampersand pipe caret tilde bang question equals eqeq ne lshift rshift ident identifier eof newline indent dedent whitespace'.split(
    ' ',
  ),
);
const MANY_KINDS = 3;

function scoreOfWords(
  { table, words, all, proof }: Omit<RatedTable, 'score' | 'likely'>,
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
  // What may not be given a value since it is one says nothing of what decides and repeats.
  const isOfValues = all.filter(word => VALUE_WORDS.has(word.toLowerCase())).length >= all.length / 2;
  if (isOfValues) return Math.min(score, UNPROVED.doubtful);
  // What gets a word behind a name may be made for words that a language only knows to refuse them.
  if (name.endsWith('()') && words.path !== 'args[0]') return Math.min(score, UNPROVED.doubtful);
  const isSaid =
    REFUSES.test(name) ||
    (common >= MANY_HITS && !PARTIAL.test(name) && makesTokensOf(table, words)) ||
    ((isNamed || isPlain || KEYWORD_FILE.test(path)) && isInLexer && !PARTIAL.test(name));
  return isSaid && !isOfHost(all, [...names, ...kin]) ? score : Math.min(score, UNPROVED.doubtful);
}

/**
 * Whether each word has the token of its own name beside it (`"break" => BREAK_KW`, `"const" => Token::Const`): nothing but a lexer
 * tells words from one another by names that are made of them.
 */
function makesTokensOf({ records, candidate }: ReadTable, { path, texts, count }: TextPath): boolean {
  if (path !== 'key' || count < records.length) return false;
  const tokens = records.map(({ fields: { value } }) => {
    const text = typeof value === 'string' ? value : (value as { text?: unknown } | null)?.text;
    return typeof text === 'string' && /^[\w$.:]+$/.test(text) ? plain(text) : undefined;
  });
  const around = tokens.map((token, i) => {
    const word = plain(texts[i] ?? '');
    const at = word === '' || token === undefined ? -1 : token.lastIndexOf(word);
    return at < 0 ? undefined : `${token?.slice(0, at)} ${token?.slice(at + word.length)}`;
  });
  const [first = ''] = around.filter(each => each !== undefined);
  // What carries out a word may be called after it, too: `assign: AssignTag`.
  const isToken = first === ' ' ? LEXER.test(candidate.path) : /kw|keyword|tok/.test(first);
  if (!isToken) return false;
  return around.filter(each => each !== undefined && each === first).length >= around.length * MOSTLY_TOKENS;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The part of the words that has to have the token of its name; `fn` may be called `Function`. */
const MOSTLY_TOKENS = 0.8;

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

/** What the filter of the source will let through. */
function isWord(text: string, words: TextPath): boolean {
  return isSmall(words) ? /^_*[a-z\u00c0-\uffff][\w\u00c0-\uffff]*[?!]?$/.test(text) : WORD.test(text);
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
    ? `holds ${counted(common, 'word')} that many languages reserve`
    : `is called as words are that are reserved, and holds ${all}`;
}

interface Words {
  readonly onde?: string;
  /** Words that are left out, or that alone are taken. */
  readonly not?: readonly string[];
  readonly only?: readonly string[];
}

function wordSource(
  { source, paths, records, candidate }: ReadTable,
  words: TextPath,
  { onde, not = [], only = [] }: Words,
): object {
  // In places even `_` may mean something, and what refuses names refuses it as one.
  const isPlace = onde !== undefined || REFUSES.test(candidate.name);
  const isPure =
    words.count === records.length &&
    share(words, text => (isPlace && /^_+$/.test(text)) || WORD.test(text)) === 1;
  const pattern = isSmall(words) ? IS_SMALL_WORD : IS_WORD;
  const among = (list: readonly string[]) => list.filter(word => words.texts.includes(word));
  const isListed = (list: readonly string[]) => `${words.path} in ${JSON.stringify(among(list))}`;
  const clauses = [
    ...(isPure ? [] : [whenText(words.path, isPlace ? pattern.replace(/\^_\*\[/, '^[_') : pattern)]),
    ...(among(not).length > 0 ? [`$not(${isListed(not)})`] : []),
    ...(only.length > 0 ? [isListed(only)] : []),
  ];
  const description = describing(paths, records.length, [words.path]);
  return {
    ...source,
    ...(clauses.length > 0 && { filter: clauses.join(' and ') }),
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
