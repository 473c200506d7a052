import type { ReferenceFiles } from '../contract/files.js';
import { type BroughtGrammar, type Context, type Row, type Source, withContext } from '../extract/index.js';
import type { Repository } from '../repository/repository.js';
import { type Candidate, candidatesIn, SUBJECTS, type Subject } from './candidates.js';
import { componentCandidates } from './components.js';
import type { Draft } from './draft.js';
import { entryPoints } from './entry-points.js';
import { type Extension, guessExtension } from './extension.js';
import { extensionsOf } from './file-types.js';
import { sourceFiles } from './files.js';
import { grammarCandidates } from './grammars.js';
import { type Guess, type ReadTable, readCandidate } from './guess.js';
import { guessBuiltins } from './guess-builtins.js';
import { guessContents, guessErrorPages } from './guess-contents.js';
import { guessCommands, guessErrors } from './guess-lists.js';
import { guessModules } from './guess-modules.js';
import { guessOperators } from './guess-operators.js';
import { guessWords } from './guess-words.js';
import { identityOf } from './identity.js';
import { namedIn } from './lexico/named.js';
import { type Entries, entriesOf, likened, publishedLists } from './like.js';
import { macroCandidates } from './macros.js';
import { readPages } from './pages.js';
import { readPrograms } from './programs.js';
import { type Evidence, THRESHOLD } from './proof.js';

/** Candidates of a subject that are read; those behind them look less likely by far. */
const MAX_READ = 16;
/** Candidates of one file for one subject: the rest of a file is read when it is the likeliest. */
const MAX_READ_PER_FILE = 8;
/** Raises tables of the file in which the likeliest stands. */
const NEIGHBOUR_BONUS = 20;
/** The more where they are called by what they hold. */
const NAMED_FACTOR = 3;
/** Proposals of a list that are written down. */
const MAX_CHOICES = 3;
/** What gives less of what is published says nothing. */
const MIN_ALIKE = 0.1;
/** Less sure than this, something is not worth a person's time. */
const MIN_CHOICE = 0.2;
/** Records shown of what is proposed. */
const MAX_SAMPLES = 3;

/** Files of the repository's own tools that use the tables of the language: generators, documentation, completion, grammars. */
const TOOLS =
  /(^|\/)(docs?|tools?|scripts?|editors?|site|web)\/|(^|\/)[^/]*(dump|gen(erat\w*)?|complet\w*|highlight\w*|grammar|lsp|export\w*|docs?)[^/]*\.\w+$/i;
const IMPORTED =
  /\b(?:import|from|use|require)\b[^\n;]*|\b[A-Z][A-Z0-9_]{3,}\b|\b\w+\.[A-Z][A-Za-z0-9_]{3,}\b/g;

/** What is known before anything is read. */
export interface Given {
  readonly like?: ReferenceFiles | undefined;
  readonly grammars?: Readonly<Record<string, BroughtGrammar>> | undefined;
  /** What the language is called, as somebody has written it. */
  readonly nome?: string | undefined;
  /** And its programs. */
  readonly extension?: Extension | undefined;
  readonly languages?: { readonly python?: { readonly version: string } | undefined } | undefined;
}

/**
 * Looks through a repository for places that hold reference data, and what proves them. Nothing is run.
 *
 * @param given what is published already (`like`): then the places that give exactly that are proposed, and no others; and what
 * the configuration says of how sources are read.
 */
export async function guessAll(
  repository: Repository,
  folderName: string,
  progress: (part: string) => void,
  { like, grammars = {}, languages, nome, extension: given }: Given = {},
): Promise<Omit<Draft, 'rejected'>> {
  progress('looking through the files');
  const { texts, generated, isCut } = sourceFiles(repository);
  const said = await identityOf(repository, folderName);
  const identity = nome === undefined ? said : { ...said, names: [nome, ...said.names] };
  const kin = kinOf(identity.descricao, texts);
  const own = mostFrequentExtension(texts);
  const extension =
    given ??
    extensionOfGrammar(grammars, identity.names) ??
    guessExtension(repository, { names: identity.names, kin, own }, texts);
  progress('reading programs in the language');
  const evidence: Evidence = {
    programs: readPrograms(repository, extension?.extension, identity.names),
    pages: readPages(repository),
    extension: extension?.extension,
    brought: Object.values(grammars).flatMap(each => (each.definitions === undefined ? [] : each.extensions)),
    names: identity.names,
    kin,
    entries: await entryPoints(repository),
    used: usedByTools(texts),
    limit: like ? MAX_READ : MAX_CHOICES,
    wantsEach: like !== undefined,
  };
  const published = like && publishedLists(like);
  // Of these, nothing but tables is looked for; programs in the language are no sources of it.
  const others = [...sourceFiles(repository, 'data', grammars).texts].filter(
    ([path]) => !path.endsWith(extension?.extension ?? '\0'),
  );
  const sources = new Map([...texts, ...others]);
  const candidates = [
    ...[...sources].flatMap(([path, text]) => candidatesIn(path, text, evidence)),
    // The words of a lexer that a program writes stand nowhere else (`keywordTable` of a Go program).
    ...[...generated].flatMap(([path, text]) =>
      candidatesIn(path, text, evidence).filter(
        ({ subject, isNamed }) => subject === 'reservadas' && isNamed,
      ),
    ),
    ...grammarCandidates(repository, evidence),
    ...macroCandidates(repository, evidence),
    ...componentCandidates(sources, evidence),
  ];
  const placeOf = () => ({ file: 'refdata.yml' });
  const guesses = await withContext(
    { repository, placeOf, report: () => {}, tables: 'named', grammars, languages },
    async context => {
      const found: Guess[] = [];
      for (const subject of SUBJECTS) {
        progress(subject);
        const tables = await readBest(candidates, subject, context);
        found.push(
          ...(subject === 'modulos'
            ? await guessModules(tables, texts, repository, context, evidence, builtinTables(found))
            : guess(subject, tables, identity.nome, evidence)),
        );
      }
      if (!found.some(({ at }) => at === 'erros')) found.push(...guessErrorPages(repository));
      const likely = found.filter(({ score = 1 }) => published !== undefined || score >= MIN_CHOICE);
      const shown = await Promise.all(likely.map(each => withSamples(each, context, published)));
      const full = shown.filter(({ count = 0, score = 1 }) => count > 0 && score >= (like ? MIN_ALIKE : 0));
      return like ? nearestOf(full) : full;
    },
  );
  progress('contents');
  const all = [...guesses, ...guessContents(repository, extension?.extension)];
  const isTaken = (each: Guess) =>
    (each.score ?? 1) >= THRESHOLD && all.find(({ at }) => at === each.at) === each;
  return {
    identity,
    extension,
    programs: evidence.programs?.what,
    lexicoFrom: evidence.programs && {
      programs: evidence.programs.texts,
      what: evidence.programs.what,
      leading: evidence.programs.use.leading().map(({ word }) => word),
      named: namedIn(repository, texts),
    },
    guesses: all.filter(isTaken),
    choices: all.filter(each => !isTaken(each)),
    isCut,
  };
}

/** What a grammar says that is called like the language; of two the one that is no interface of the other. */
function extensionOfGrammar(
  grammars: NonNullable<Given['grammars']>,
  names: readonly string[],
): Extension | undefined {
  const own = names.map(name => name.toLowerCase());
  const [id, grammar] =
    Object.entries(grammars).find(([key, { name = key }]) =>
      [key, name].some(each => own.includes(each.toLowerCase())),
    ) ?? [];
  const extension = grammar?.extensions.find(each => !grammar.extensions.some(other => each === `${other}i`));
  return extension === undefined ? undefined : { extension, why: `grammars.${id} has it.` };
}

/** The table that is taken for the functions that need no import. */
function builtinTables(found: readonly Guess[]): ReadonlySet<string> {
  const taken = found.find(({ at, score = 0 }) => at === 'embutidas' && score >= THRESHOLD);
  const { table, merge } = (taken?.spec ?? {}) as { table?: string; merge?: readonly { table: string }[] };
  return new Set([...(table === undefined ? [] : [table]), ...(merge ?? []).map(each => each.table)]);
}

function guess(
  subject: Exclude<Subject, 'modulos'>,
  tables: readonly ReadTable[],
  nome: string,
  evidence: Evidence,
): Guess[] {
  switch (subject) {
    case 'reservadas':
      return guessWords(tables, evidence);
    case 'operadores':
      return guessOperators(tables, evidence);
    case 'embutidas':
      return guessBuiltins(tables, evidence);
    case 'comandos':
      return guessCommands(tables, nome, evidence);
    case 'erros':
      return guessErrors(tables, evidence);
  }
}

const PARTS = 'compiler|implementation|parser|lexer|grammar';
const RUNNERS = 'VM|virtual machine|interpreter|engine|runtime';
const NAME = '([\\p{L}][\\p{L}\\p{N}+#]*)';
/** `A Javascript implementation of Python`: what stands before it says in what it is written. */
const OF_ANOTHER = /(?! (?:for|of) (?:the )?\p{L})/u.source;
/** `a TypeScript-to-Luau compiler`: what something is translated to is another language. */
const NO_TARGET = /(?<!\bto[ -])/u.source;
const KIN = [
  new RegExp(`${NO_TARGET}\\b${NAME}(?: \\d[\\w.]*)? (?:(?:${RUNNERS})|(?:${PARTS})${OF_ANOTHER})\\b`, 'giu'),
  new RegExp(`\\b(?:${PARTS}) (?:for|of) (?:the )?${NAME}`, 'giu'),
];
/** `A scripting engine for Rust` is one for programs in Rust if it is written in Rust itself. */
const RUNS = new RegExp(`\\b(?:${RUNNERS}) (?:for|of) (?:the )?${NAME}`, 'giu');

/** `A Lua VM written in JS` is about Lua; what something is written in or compiled to is another language. */
function kinOf(description: string | undefined, texts: ReadonlyMap<string, string>): string[] {
  const named = (kind: RegExp) => [...(description ?? '').matchAll(kind)].map(match => match[1] as string);
  const own = mostFrequentExtension(texts);
  return [
    ...KIN.flatMap(named),
    ...named(RUNS).filter(name => own === undefined || !extensionsOf([name]).includes(own)),
  ];
}

/** What most of the sources are written in. */
function mostFrequentExtension(texts: ReadonlyMap<string, string>): string | undefined {
  const counts = new Map<string, number>();
  for (const path of texts.keys()) {
    const extension = /\.\w+$/.exec(path)?.[0] ?? '';
    counts.set(extension, (counts.get(extension) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A proposal with the number of its entries and the first of them, held against what is published where that is asked for. */
async function withSamples(
  guess: Guess,
  context: Context,
  published: ReadonlyMap<string, Entries> | undefined,
): Promise<Guess> {
  const rows: Row[] = [];
  for (const source of Array.isArray(guess.spec) ? guess.spec : [guess.spec])
    rows.push(...(await context.rows(source as Source, [])));
  const values = rows.map(({ value }) => value);
  const counted = { ...guess, count: rows.length, samples: values.slice(0, MAX_SAMPLES).map(sampleOf) };
  const list = published?.get(guess.at);
  return list ? likened(counted, entriesOf(values), list) : counted;
}

/** Of each list the proposals that are most like what is published. */
function nearestOf(guesses: readonly Guess[]): Guess[] {
  const lists = [...new Set(guesses.map(({ at }) => at))];
  return lists.flatMap(list =>
    guesses
      .filter(({ at }) => at === list)
      .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
      .slice(0, MAX_CHOICES),
  );
}

function sampleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  const text = Object.values(value).find(each => typeof each === 'string' && each !== '');
  return typeof text === 'string' ? text : '…';
}

/** Names that the repository's own tools take from elsewhere: the tables that hold what people are shown. */
function usedByTools(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [path, text] of texts) {
    if (!TOOLS.test(path)) continue;
    for (const [part] of text.matchAll(IMPORTED))
      for (const name of part.match(/\w+/g) ?? []) names.add(name);
  }
  return names;
}

/** The likeliest tables of a subject, as far as they can be read, likeliest first. */
async function readBest(
  candidates: readonly Candidate[],
  subject: Subject,
  context: Context,
): Promise<ReadTable[]> {
  const all = candidates.filter(candidate => candidate.subject === subject);
  const [likeliest] = [...all].sort((a, b) => b.score - a.score);
  // What stands beside the likeliest table is often part of it.
  const score = (candidate: Candidate) =>
    candidate.score +
    (candidate.path === likeliest?.path ? NEIGHBOUR_BONUS * (candidate.isNamed ? NAMED_FACTOR : 1) : 0);
  const sorted = all.sort((a, b) => score(b) - score(a));
  const perFile = new Map<string, number>();
  const chosen = sorted.filter(({ path }) => {
    const count = (perFile.get(path) ?? 0) + 1;
    perFile.set(path, count);
    return count <= MAX_READ_PER_FILE;
  });
  const wanted = chosen.slice(0, MAX_READ);
  const read = new Map<Candidate, ReadTable>();
  // File by file, so that each is parsed once.
  for (const path of new Set(wanted.map(candidate => candidate.path)))
    for (const candidate of wanted.filter(each => each.path === path)) {
      const table = await readCandidate(candidate, context);
      if (table) read.set(candidate, table);
    }
  return wanted.flatMap(candidate => read.get(candidate) ?? []);
}
