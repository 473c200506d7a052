import type { Source } from '../extract/index.js';
import { annotatedEnums } from './annotated.js';
import { COMMON_WORDS } from './common-words.js';
import { dividesCommands } from './entry-points.js';
import { isForPart } from './files.js';
import { bias, type Evidence, type Proof, proveFunctions, proveModules, proveWords } from './proof.js';
import { unquoted } from './shape.js';

/** What of the contract a table may hold. */
export const SUBJECTS = ['reservadas', 'operadores', 'embutidas', 'modulos', 'comandos', 'erros'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A place in a file that looks like a table, by its text alone. */
export interface Candidate {
  readonly subject: Subject;
  readonly path: string;
  /** Behind the "#" of a source: `KEYWORDS`, `define()`. */
  readonly name: string;
  /** Where the texts are those of an annotation that the members of the enum of this name carry: what it is called. */
  readonly annotation?: string;
  /** The source, where it is no table: a pattern of a grammar, components. */
  readonly source?: Source;
  /** The more the likelier; to be compared within a subject. */
  readonly score: number;
  /** Whether its name says what it holds. */
  readonly isNamed: boolean;
  /** Whether the file says of itself that it knows a part of the language only, or has more than what is looked for. */
  readonly isDoubtful: boolean;
  /** Whether its file divides a command line into commands, each with options of its own. */
  readonly hasCommands?: boolean;
}

/** Text looked at behind a name: enough to tell what kind of table it is. */
const MAX_EXCERPT_CHARACTERS = 5000;
/** Score of a table that says what it is by its name alone. */
const NAME_ALONE = 5;
/** Taken from the score of a function. */
const FUNCTION_MALUS = 10;
/** Fewer entries are no table. */
const MIN_ENTRIES = 4;

/** `NAME = [`, `NAME: Type = &[`, `NAME[] = {`, `NAME = new Map(` and their like in any language. */
const DEFINITION =
  /(?<![\w$\u00c0-\uffff])(?<name>[A-Za-z_$\u00c0-\uffff][\w$\u00c0-\uffff]*)[ \t]*(?:\[[^\]\n]{0,60}\][ \t]*){0,3}(?::(?:\[(?:[^=[\]\n]|\[[^=[\]\n]{0,60}\]){0,100}\]|[^=;{}[\n]){1,160})?=(?![=>])\s*(?:&|[\w.$]*(?:<[^>\n]{0,80}>|\[[^\]\n]{0,40}\]\w*)?[ \t]*|[\w:]{1,60}![ \t]*|%[wi]|new(?:[ \t]+[\w.]+(?:<[^>\n]{0,80}>{1,4})?)?(?:\(\)\s{0,200}|\s{0,200})|(?:[A-Z]\w*\.)+(?:fromList|of_list)\s{0,200})[[({]/gu;
/** `@keywords ~w(`, `@keywords [`: what a module of Elixir keeps for itself. */
const ATTRIBUTE = /^[ \t]*@(?<name>[a-z_]\w*)[ \t]+(?:~[wW]|%)?[[({]/gm;
/** A function that may be little but a `match` or `switch`; that of C and its kin says first what it gives. */
const FUNCTION =
  /(?:\b(?:fn|func|def|function)\s+(?<name>[A-Za-z_]\w*)\s*[(<]|^(?:[\w:*&<>]+[ \t]+){1,5}\*?(?<typed>[A-Za-z_]\w*)[ \t]*\([^()\n;]*\)[ \t\w]*\{)/gm;
/** A function that does nothing but give a table: `func builtins() map[string]*Builtin {`, its documentation, and the table behind `return`. */
const GIVER =
  /\b(?:func|function|fun|def|fn)\s+(?:\([^()\n]{0,60}\)\s*)?(?<name>[A-Za-z_]\w*)\s*\([^()\n]{0,80}\)[^\n;]{0,120}\s{0,80}[{:=]\s{0,80}(?:"""(?:(?!""")[\s\S]){0,1000}"""\s{0,80})?return\s+(?:&?[\w.*[\]]{0,60}\{|array\(|\[|\{)/g;
/** `define("…"`, `parser.add_argument('…'`; of a macro also behind a name: `define_keyword!(AsToken, "as")`. */
const CALL =
  /(?<![\w$.])(?<owner>(?:[\w$]+\.)*)(?<name>[A-Za-z_$][\w$]*)(?:\(|!\((?:\s*\w{1,60}\s*,)?)\s*(?=["'`])/g;

/** Methods of maps and registries whose first argument is a name. */
const MAP_METHOD = /^(put|insert|set|add|emplace|push|append|register|define)$/i;

const QUOTED = /(["'`])((?:(?!\1)[^\\\n]|\\.){1,80})\1/g;
const KEY = /(?<=[{,]\s{0,200})(?<![\w\u00c0-\uffff])([A-Za-z_\u00c0-\uffff][\w\u00c0-\uffff]*)\s*:/g;
const WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const FLAG = /^--?[A-Za-z][\w-]*\b/;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
const SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;

/** Names by which programmers call such tables, in English and in the contract's own tongue. */
const NAMES: Readonly<Record<Subject, RegExp>> = {
  reservadas: /key_?words?|kwlist|reserv|palavras|res_?words?|proscribed|forbidden|literal_?names$/i,
  operadores: /operator|operador|punct|simbol|symbols?$|^ops$/i,
  embutidas:
    /built_?ins?|embutid|intrinsic|nativ[aeo]|prelude|globals?$|global_?func|stdlib|primitiv|^(base|core|std)_?(lib_?)?(funcs?|functions?)$/i,
  modulos:
    /^_?(?:\w*_|\w*(?=[A-Z]))?(?:[mM]odul(e|o)s?|MODUL(E|O)S?|(std)?[lL]ibs?|LIBS|[lL]ibrar(y|ies)|[bB]ibliotecas?|BIBLIOTECAS|[pP]ackages|loaded_?libs)(_?\w*([rR]egistry|REGISTRY|[tT]able|[mM]ap))?$/,
  comandos: /commands?$|comandos?$|subcommand|switches|option_?(declaration|def)|^options$|flags$|opcoes/i,
  erros: /errors?$|diagnostics?$|erros?$|error_?(codes?|catalog|messages?|table)|catalog/i,
};
/** Of these, those that say it of the list as a whole. */
const COMMAND_LISTS = /^(\w*option_?declarations|(sub)?commands|comandos|switches)$/i;
/** Functions whose calls say one entry each. */
const CALLEES: Partial<Record<Subject, RegExp>> = {
  reservadas: /^(add|register|def(ine)?|make|new|check|match|is|expect)?_?(key_?word|reserved)(_?word)?s?$/i,
  embutidas:
    /^(def(ine|inir)?(_?(var|vari|global|builtin|func|native|nativ)\w*)?|(register|add)_?(builtin|global|native|func)\w*|set_?global)$/i,
  comandos: /^(add_?argument|add_?option|option|add_?command|command|add_?parser|flag)$/i,
  erros: /error|erro|diag/i,
};
/** Files in which such tables usually stand. */
const FILES: Partial<Record<Subject, RegExp>> = {
  reservadas: /key_?word|token|lex|reserv|palavra|scan|grammar|syntax/i,
  operadores: /token|lex|operator|scan|parser|grammar/i,
  embutidas: /builtin|global|stdlib|prelude|interpret|embutid|runtime/i,
  modulos: /modul|stdlib|librar|bibliotec|registry|__init__/i,
  comandos: /command|comando|cli|main|options?|args/i,
  erros: /error|erro|diagnostic|message/i,
};

/** Everything in a file's text that looks like a table of the contract, without parsing it. */
export function candidatesIn(path: string, text: string, evidence: Evidence): Candidate[] {
  const found = new Map<string, Candidate>();
  const isDoubtful = isForPart(text);
  const hasCommands = dividesCommands(text);
  const add = (likely: Omit<Candidate, 'isNamed' | 'isDoubtful' | 'hasCommands'>) => {
    const candidate = {
      ...likely,
      isNamed: NAMES[likely.subject].test(likely.name),
      isDoubtful,
      hasCommands,
    };
    const key = `${candidate.subject}#${candidate.name}#${candidate.annotation ?? ''}`;
    if ((found.get(key)?.score ?? 0) < candidate.score) found.set(key, candidate);
  };
  for (const match of [DEFINITION, ATTRIBUTE, GIVER].flatMap(form => [...text.matchAll(form)])) {
    const name = match.groups?.name as string;
    const body = excerpt(text, match.index + match[0].length - 1);
    for (const subject of SUBJECTS) {
      const score = Math.max(
        scoreOf(subject, name, body, path),
        provedScore(subject, name, body, path, evidence),
      );
      if (score > 0) add({ subject, path, name, score });
    }
  }
  for (const match of text.matchAll(FUNCTION)) {
    const name = (match.groups?.name ?? match.groups?.typed) as string;
    const body = excerpt(text, match.index);
    if (!/\b(match|switch)\b/.test(body)) continue;
    const score = Math.max(
      scoreOf('reservadas', name, body, path),
      provedScore('reservadas', name, body, path, evidence),
    );
    // What it does with the words is not known: any table is likelier.
    if (score > NAME_ALONE) add({ subject: 'reservadas', path, name, score: score - FUNCTION_MALUS });
  }
  for (const { of: name, annotation, texts } of annotatedEnums(text)) {
    const body = texts.map(each => `"${each}"`).join(', ');
    for (const subject of ['reservadas', 'operadores'] as const) {
      const proved = provedScore(subject, name, body, path, evidence);
      const score = Math.max(scoreOf(subject, name, body, path), proved);
      if (score > 0) add({ subject, path, name, annotation, score });
    }
  }
  const calls = new Map<string, string[]>();
  for (const match of text.matchAll(CALL)) {
    // A method that every map has says what it is by its owner: `keywords.put`.
    const { owner = '', name: method = '' } = match.groups ?? {};
    const name = MAP_METHOD.test(method) && /^[A-Za-z_$][\w$]*\.$/.test(owner) ? owner + method : method;
    const at = match.index + match[0].length;
    const first = calls.get(name) ?? [];
    calls.set(name, first);
    first.push(text.slice(at + 1, at + 60).split(text[at] as string)[0] ?? '');
  }
  for (const [name, texts] of calls) {
    for (const subject of SUBJECTS) {
      // `get_module("x")` uses a module.
      if (subject === 'modulos') continue;
      // What a parser expects is a word of the language, or the name of a token.
      if (subject === 'reservadas' && !CALLEES.reservadas?.test(name) && !name.includes('.')) continue;
      const score = Math.max(
        scoreOfCalls(subject, name, texts, path),
        provedTexts(subject, name, [...new Set(texts)], path, evidence),
      );
      if (score > 0) add({ subject, path, name: `${name}()`, score });
    }
  }
  return [...found.values()];
}

/** From the opening bracket to the first line that closes it, by its indentation; or as far as we look. */
function excerpt(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, lineStart + 200))?.[0] ?? '';
  const body = text.slice(start, start + MAX_EXCERPT_CHARACTERS);
  const firstLine = body.indexOf('\n');
  if (firstLine >= 0 && /[\])}][\])};, ]*$/.test(body.slice(0, firstLine))) return body.slice(0, firstLine);
  const end = body.search(new RegExp(`\\n${indent}(?:[\\])}]|[\\w$])`));
  return end < 0 ? body : body.slice(0, end);
}

function scoreOf(subject: Subject, name: string, body: string, path: string): number {
  const quoted = quotedIn(body);
  const keys = [...body.matchAll(KEY)].map(match => match[1] as string);
  const isNamed = NAMES[subject].test(name);
  const bonus = (isNamed ? 15 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
  const distinct = (texts: string[], test: (text: string) => boolean) => new Set(texts.filter(test)).size;
  switch (subject) {
    case 'reservadas': {
      const words = [...quoted, ...keys];
      const hits = distinct(words, word => COMMON_WORDS.has(word));
      const shareOf = (texts: string[]) =>
        distinct(texts, word => COMMON_WORDS.has(word)) /
        Math.max(
          1,
          distinct(texts, word => WORD.test(word)),
        );
      // Words with the constants that stand for them (`Break: "break"`) are half of all.
      const share = Math.max(shareOf(quoted), shareOf(keys), shareOf(words));
      if (hits >= (isNamed ? MIN_ENTRIES : 6) && share > 0.2) return hits + share * 20 + bonus;
      // A table that is put together from others holds few words itself.
      return isNamed ? NAME_ALONE : 0;
    }
    case 'operadores': {
      const hits = distinct(quoted, text => SYMBOL.test(text));
      return hits >= (isNamed ? MIN_ENTRIES : 8) ? Math.min(hits, 30) + bonus : 0;
    }
    case 'embutidas': {
      const names = distinct([...quoted, ...keys], text => WORD.test(text));
      return isNamed && names >= MIN_ENTRIES ? Math.min(names, 30) + bonus : 0;
    }
    case 'modulos':
      return isNamed ? NAME_ALONE + bonus : 0;
    case 'comandos': {
      const flags = distinct(quoted, text => FLAG.test(text));
      if (flags >= 3) return Math.min(flags, 30) + bonus;
      if (!isNamed) return 0;
      return NAME_ALONE + (COMMAND_LISTS.test(name) ? 3 : 0) + (quoted.some(isSentence) ? bonus : 0);
    }
    case 'erros': {
      const codes = distinct(quoted, text => CODE.test(text)) + distinct(keys, text => CODE.test(text));
      if (codes >= 3) return Math.min(codes, 30) + bonus + 10;
      return isNamed && quoted.filter(isSentence).length >= MIN_ENTRIES ? 5 + bonus : 0;
    }
  }
}

/** The texts of a piece of code; of `"'if'"`, as ANTLR writes tokens into its lexers, what is between both. */
function quotedIn(body: string): string[] {
  return [...body.matchAll(QUOTED)].map(match => unquoted(match[2] as string));
}

/** Proved by programs and pages, a table needs no name that says what it holds. */
const PROVED_SCORE = 60;
/** A table with this share of words that languages reserve is one of words. */
const MANY_COMMON = 0.4;
/** Below this the name has to say it. */
const MIN_PROOF = 0.45;

function provedScore(subject: Subject, name: string, body: string, path: string, evidence: Evidence): number {
  const quoted = quotedIn(body);
  const keys = [...body.matchAll(KEY)].map(match => match[1] as string);
  return Math.max(
    ...[quoted, keys].map(texts =>
      provedTexts(
        subject,
        name,
        [...new Set(texts)].filter(text => WORD.test(text)),
        path,
        evidence,
      ),
    ),
  );
}

function provedTexts(
  subject: Subject,
  name: string,
  texts: readonly string[],
  path: string,
  evidence: Evidence,
): number {
  if (texts.length < MIN_ENTRIES) return 0;
  // Words of a language are no functions, though a program may have a parenthesis behind them.
  const common = texts.filter(text => COMMON_WORDS.has(text)).length;
  if (subject === 'embutidas' && common > texts.length * MANY_COMMON) return 0;
  const proof = proofOf(subject, texts, evidence);
  if (!proof) return 0;
  const isNamed = NAMES[subject].test(lastPart(name)) || NAMES[subject].test(name.split('.')[0] ?? '');
  // Names that programs use, too, are in many tables: of functions only the name tells them from others.
  const needed = isNamed
    ? MIN_PROOF
    : subject === 'reservadas'
      ? MIN_PROOF
      : subject === 'embutidas'
        ? 0.6
        : 2;
  if (proof.score < needed) return 0;
  const score = Math.min(1, proof.score) + bias(name, path, evidence) * 2;
  return PROVED_SCORE * score + (isNamed ? 15 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
}

function proofOf(subject: Subject, texts: readonly string[], evidence: Evidence): Proof | undefined {
  if (subject === 'reservadas') return proveWords(texts, evidence);
  if (subject === 'embutidas') return proveFunctions(texts, evidence);
  return subject === 'modulos' ? proveModules(texts, evidence) : undefined;
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? name;
}

function scoreOfCalls(subject: Subject, name: string, first: readonly string[], path: string): number {
  const isNamed = CALLEES[subject]?.test(name) ?? false;
  const bonus = (isNamed ? 10 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
  const count = (test: (text: string) => boolean) => new Set(first.filter(test)).size;
  switch (subject) {
    case 'reservadas': {
      const hits = count(text => COMMON_WORDS.has(text));
      return isNamed && hits >= MIN_ENTRIES ? hits + bonus : 0;
    }
    case 'embutidas': {
      const names = count(text => WORD.test(text));
      return isNamed && names >= 6 && names > first.length / 2 ? Math.min(names, 30) + bonus : 0;
    }
    case 'comandos': {
      const flags = count(text => FLAG.test(text));
      return isNamed && flags >= 3 ? Math.min(flags, 30) + bonus : 0;
    }
    case 'erros': {
      const codes = count(text => CODE.test(text));
      return codes >= 3 ? Math.min(codes, 30) + bonus : 0;
    }
    default:
      return 0;
  }
}

function isSentence(text: string): boolean {
  return /\S\s+\S+\s+\S/.test(text);
}

function baseName(path: string): string {
  return path.split('/').slice(-2).join('/');
}
