import type { EntryPoint } from './entry-points.js';
import type { Pages } from './pages.js';
import type { Programs } from './programs.js';

/** What there is to prove a proposal with: programs in the language, its pages, what its own tools import. */
export interface Evidence {
  /** Undefined where there are too few programs to say anything. */
  readonly programs: Programs | undefined;
  readonly pages: Pages;
  /** Of programs in the language. */
  readonly extension: string | undefined;
  /** Of files whose definitions a query of the user's marks. */
  readonly brought: readonly string[];
  /** Names by which the language is known. */
  readonly names: readonly string[];
  /** Languages of which this is an interpreter, compiler or parser, as it says of itself. */
  readonly kin: readonly string[];
  /** What people call on a command line, by the manifests. */
  readonly entries: readonly EntryPoint[];
  /** Names that the generators, documentation, completions and grammars of the repository use. */
  readonly used: ReadonlySet<string>;
  /** Proposals of a list that are wanted. */
  readonly limit: number;
  /** Whether tables that go together are wanted each by itself, too. */
  readonly wantsEach: boolean;
}

/** How far something is proved: from 0 to 1, with the sentence that says by what. */
export interface Proof {
  readonly score: number;
  readonly by: string;
  /** The part of it that the programs have at all. */
  readonly share: number;
  /** Of words: those that programs give a value, which no reserved word can have. */
  readonly freed?: number;
  /** The part of what programs have most that is among them: of words, of what begins their statements. */
  readonly covered?: number;
  /** Whether programs call hardly any of these functions, though they call others, or are long. */
  readonly isContradicted?: boolean;
}

/** From here on a list is proposed as data; below it is a choice, in a comment. */
export const THRESHOLD = 0.6;
/** The score of what is not sure enough, however much speaks for it. */
export const DOUBTFUL = 0.5;

/** Words by which programs begin their statements; those behind them are names that many programs happen to have. */
const MAX_LEADING = 30;
/** Signs by which it is seen whether a table has all of them. */
const MAX_SIGNS = 16;
/** What counts against a table that is named after another language. */
const FOREIGN_MALUS = 0.2;
/** What it counts that a tool of the repository itself uses a table. */
const USED_BONUS = 0.08;
/** Programs of fewer lines use only some of the words of their language. */
const MANY_LINES = 1500;

/** Reserved words: programs have them, never as a member or a name that is given a value, and begin statements with them. */
export function proveWords(words: readonly string[], { programs }: Evidence): Proof | undefined {
  if (!programs || words.length === 0) return undefined;
  const { use } = programs;
  const used = words.filter(word => {
    const found = use.of(word);
    return found !== undefined && found.total > found.members + found.bound + found.heads;
  });
  const free = words.filter(word => {
    const found = use.of(word);
    return found !== undefined && found.bound > Math.max(1, found.total * 0.1);
  });
  const known = new Set(words);
  const leading = use.leading().slice(0, MAX_LEADING);
  const all = leading.reduce((sum, { count }) => sum + count, 0);
  const led = leading.filter(({ word }) => known.has(word)).reduce((sum, { count }) => sum + count, 0);
  // Too few programs to have words in common at the beginnings of statements: nothing is proved either way.
  if (all === 0) return undefined;
  const coverage = led / all;
  const share = used.length / words.length;
  const expected = use.lines < MANY_LINES ? 0.4 + (0.6 * use.lines) / MANY_LINES : 1;
  const score =
    0.5 * Math.min(1, share / expected) +
    0.5 * Math.min(1, coverage * 1.25) -
    (2 * free.length) / words.length;
  return {
    score,
    share,
    covered: coverage,
    freed: free.length,
    by: `${programs.what} use ${used.length} of ${words.length}, and ${percent(coverage)} of their statements begin with one of them`,
  };
}

/** Functions: programs call them, or a page of the repository sets them as code. */
export function proveFunctions(names: readonly string[], { programs, pages }: Evidence): Proof | undefined {
  if (names.length === 0) return undefined;
  const use = programs?.use;
  const called = names.filter(name => {
    const found = use?.of(name);
    if (!found || found.total <= found.members + found.bound) return false;
    return found.calls > 0 || (!use?.hasParentheses && found.total > found.heads);
  });
  const share = called.length / names.length;
  const expected =
    use === undefined ? 1 : use.lines < MANY_LINES ? 0.3 + (0.4 * use.lines) / MANY_LINES : 0.7;
  const known = new Set(names);
  const frequent = use?.called(MAX_CALLED) ?? [];
  const covered = frequent.filter(name => known.has(name)).length / Math.max(MIN_CALLED, frequent.length);
  const byPrograms = use ? 0.5 * Math.min(1, share / expected) + 0.5 * Math.min(1, covered * 1.4) : 0;
  const onPage = pages.shareOf(names);
  if (!programs && onPage === 0) return undefined;
  const isByPrograms = byPrograms >= onPage * PAGE_WEIGHT;
  return {
    score: isByPrograms ? byPrograms : onPage * PAGE_WEIGHT,
    share: Math.max(share, onPage),
    covered,
    isContradicted:
      (frequent.length >= MIN_CALLED && covered < CONTRADICTED) ||
      (use !== undefined && use.lines >= ENOUGH_LINES && share < HARDLY_CALLED),
    by:
      programs && isByPrograms
        ? `${programs.what} call ${called.length} of ${names.length}, which are ${percent(covered)} of what they call most`
        : `a page of the repository names ${percent(onPage)} of them`,
  };
}

/** Names by which it is seen whether a table has what programs call; of fewer, each says less. */
const MAX_CALLED = 24;
const MIN_CALLED = 8;
const CONTRADICTED = 0.2;
/** Programs of so many lines call some of the functions that need no import. */
const ENOUGH_LINES = 200;
const HARDLY_CALLED = 0.1;
/** A page may name anything: what programs do counts more. */
const PAGE_WEIGHT = 0.8;

/** Modules: programs import them, or stand before a dot; or a page names them. */
export function proveModules(names: readonly string[], { programs, pages }: Evidence): Proof | undefined {
  if (names.length === 0) return undefined;
  const use = programs?.use;
  const imported = names.filter(name => {
    const last = name.split(/[./:]/).at(-1) ?? name;
    return (
      use !== undefined && (use.isImported(name) || use.isImported(last) || (use.of(name)?.heads ?? 0) > 0)
    );
  });
  const share = imported.length / names.length;
  const expected =
    use === undefined ? 1 : use.lines < MANY_LINES ? 0.2 + (0.5 * use.lines) / MANY_LINES : 0.7;
  const byPrograms = Math.min(1, share / expected);
  const onPage = names.length >= 2 ? pages.shareOf(names) : 0;
  const by =
    programs && byPrograms >= onPage * 0.8
      ? `${programs.what} import ${imported.length} of ${names.length}`
      : `a page of the repository names ${percent(onPage)} of them`;
  return programs || onPage > 0
    ? { score: Math.max(byPrograms, onPage * 0.8), by, share: Math.max(share, onPage) }
    : undefined;
}

/** Operators: programs have them. */
export function proveSigns(signs: readonly string[], { programs }: Evidence): Proof | undefined {
  if (!programs || signs.length === 0) return undefined;
  const { use } = programs;
  const found = signs.filter(sign => use.hasSign(sign));
  const expected = use.lines < MANY_LINES ? 0.3 + (0.5 * use.lines) / MANY_LINES : 0.8;
  const share = found.length / signs.length;
  const known = new Set(signs);
  const frequent = use.frequentSigns(MAX_SIGNS);
  const covered = frequent.filter(sign => known.has(sign)).length / Math.max(1, frequent.length);
  return {
    score: 0.5 * Math.min(1, share / expected) + 0.5 * Math.min(1, covered * 1.4),
    share,
    covered,
    by: `${programs.what} have ${found.length} of ${signs.length}, which are ${percent(covered)} of the signs that they have most`,
  };
}

/** What a proof says, as the end of a sentence. */
export function provedBy(proof: Proof | undefined): string {
  return proof ? `: ${proof.by}` : '; there are too few programs in the repository to prove it';
}

/** What the name and the place of a table add to a score: against another language, for what own tools use. */
export function bias(name: string, path: string, { names, kin, used }: Evidence): number {
  return (
    (isForeign(name, path, [...names, ...kin]) ? -FOREIGN_MALUS : 0) +
    (used.has(lastName(name)) ? USED_BONUS : 0)
  );
}

/** Languages that others are written in, translated from and translated to. */
const OTHERS = new Set(
  'python py javascript js ecmascript typescript java kotlin scala erlang elixir ruby php perl lua golang cpp csharp rust swift haskell ocaml bash sql html css llvm wasm'.split(
    ' ',
  ),
);

/** Whether a name or path says that it is about another language: `is_erlang_reserved_word`, `python_builtins.py`. */
function isForeign(name: string, path: string, names: readonly string[]): boolean {
  const own = names.map(each => each.toLowerCase());
  // Of a language without a name any other may be this one.
  if (own.length === 0) return false;
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const words = [...wordsOf(name), ...wordsOf(file)];
  return words.some(word => OTHERS.has(word) && !own.some(each => each.includes(word)));
}

function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 1);
}

function lastName(name: string): string {
  return name.replace(/\(\)$/, '').split('.').at(-1) ?? name;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
