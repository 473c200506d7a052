import { codeOf, commentMarkers } from '../text/program-code.js';
import { COMMON_WORDS, VALUE_WORDS } from './common-words.js';
import { WordPairs } from './word-pairs.js';

/** How programs use one word. */
interface Use {
  /** Programs that have it at all, outside of comments and texts. */
  programs: number;
  /** Times that it stands there. */
  total: number;
  /** At the beginning of a line, or behind what opens a block or ends a statement. */
  leads: number;
  /** Before an opening parenthesis, and not behind a dot. */
  calls: number;
  /** Behind a dot. */
  members: number;
  /** Before a dot: the name of a module, or of a value. */
  heads: number;
  /** Before a sign that gives it a value. */
  bound: number;
  /** Behind a word that begins a line: `def name(`. */
  defined: number;
}

/** A word that begins statements, and how often it does: in one program up to a limit. */
export interface Leading {
  readonly word: string;
  readonly count: number;
}

/** One program that says the same a thousand times says it as often as this. */
const MAX_LEADS_PER_PROGRAM = 20;
/** A word that stands in fewer places, or beside fewer different ones, may do so by chance. */
const MIN_PLACES = 6;
const MIN_PARTNERS = 4;
/** Part of its places in which a word has to stand beside values. */
const MIN_PAIRED = 0.6;
const MAX_AS_NAME = 0.1;
const TOKEN = /[\p{L}_][\p{L}\p{N}_]*[?!]?(?![\p{L}\p{N}_])|[!-/:-@[-^`{-~]+|\d[\w.]*/gu;
const WORD = /^[\p{L}_]/u;
/** Words before the name of what a program imports, in several tongues. */
const IMPORT =
  /(?<![\p{L}\p{N}_.])(?:@?import|imports|use|using|require|requires|include|from|open|load|importar?|importe|usar?|use|usando|inclu[ai]r?|de|carregar?)\b[ \t(]*["'<`]?(?<name>[\p{L}_@.][\p{L}\p{N}_./:@-]*)/giu;

/** What many programs together say about words, signs and imported names. Nothing is parsed: the language is not known. */
export class WordUse {
  readonly programs: number;
  lines = 0;
  private calls = 0;
  private readonly signCounts = new Map<string, number>();
  private readonly uses = new Map<string, Use>();
  private readonly imported = new Set<string>();
  private readonly pairs = new WordPairs();
  private begins: readonly Leading[] | undefined;
  private calledNames: readonly string[] | undefined;

  constructor(texts: readonly string[]) {
    this.programs = texts.length;
    const markers = commentMarkers(texts);
    for (const text of texts) {
      for (const { groups } of text.matchAll(IMPORT)) this.addImport(groups?.name ?? '');
      this.read(codeOf(text, markers));
    }
  }

  /** A word's use, or nothing if no program has it. */
  of(word: string): Readonly<Use> | undefined {
    return this.uses.get(word);
  }

  /** Whether a sign stands somewhere, by itself or among others. */
  hasSign(sign: string): boolean {
    if (this.signCounts.has(sign)) return true;
    for (const run of this.signCounts.keys()) if (run.includes(sign)) return true;
    return false;
  }

  /** The signs that programs have most, without those that only open, close and separate. */
  frequentSigns(limit: number): string[] {
    return [...this.signCounts]
      .filter(([sign]) => !/[()[\]{},;"'`\\]/.test(sign) && sign.length <= 4)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([sign]) => sign);
  }

  /** Whether functions are called with parentheses, as far as the programs show. */
  get hasParentheses(): boolean {
    return this.calls > this.lines * 0.05;
  }

  /** Whether a name stands behind a word that imports, as a whole or as the last part of a path. */
  isImported(name: string): boolean {
    return this.imported.has(name);
  }

  /** Words that begin statements in several programs, the most frequent first: mostly those of the language itself. */
  leading(): readonly Leading[] {
    this.begins ??= this.leadingWords();
    return this.begins;
  }

  /** Names that several programs call and none defines, the most frequent first: mostly those of the language itself. */
  called(limit: number): readonly string[] {
    this.calledNames ??= [...this.uses]
      .filter(
        ([, { programs, calls, defined, bound, members, total }]) =>
          programs >= Math.min(3, this.programs) &&
          calls > total * 0.5 &&
          defined <= calls * 0.4 &&
          bound <= calls * 0.1 &&
          members <= calls * 0.5,
      )
      .sort(([a, x], [b, y]) => y.programs - x.programs || (a < b ? -1 : 1))
      .map(([word]) => word);
    return this.calledNames.slice(0, limit);
  }

  /**
   * Words that stand where only words of the language do, and are not among these: between two values (`a mod b`), and what
   * many languages reserve also before or behind one (`not a`). What is a name somewhere is none.
   */
  lacking(known: ReadonlySet<string>): readonly string[] {
    const found: string[] = [];
    for (const [word, { before, after, left, right }] of this.pairs.without(known)) {
      const use = this.uses.get(word);
      if (!use || use.total < MIN_PLACES || use.programs < Math.min(3, this.programs)) continue;
      if (use.calls + use.members + use.heads + use.bound + use.defined > use.total * MAX_AS_NAME) continue;
      // Where calls have no parentheses, an argument stands between two values, too.
      const isBetween =
        this.hasParentheses &&
        Math.min(left.size, right.size) >= MIN_PARTNERS &&
        Math.min(before, after) >= use.total * MIN_PAIRED;
      const isCommon = COMMON_WORDS.has(word) && !VALUE_WORDS.has(word);
      if (isBetween || (isCommon && Math.max(before, after) >= use.total * MIN_PAIRED)) found.push(word);
    }
    return found.sort();
  }

  private leadingWords(): Leading[] {
    const enough = Math.max(2, this.programs * 0.05);
    return [...this.uses]
      .filter(
        ([, { programs, leads, calls, members, bound, total, heads }]) =>
          programs >= Math.min(enough, this.programs) &&
          leads >= 2 &&
          calls + members + bound + heads < total * 0.2,
      )
      .map(([word, { leads }]) => ({ word, count: leads }))
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  }

  private addImport(name: string): void {
    const whole = name.replace(/[.:/]+$/, '');
    this.imported.add(whole);
    const parts = whole.split(/[./:]+/).filter(part => part !== '');
    for (let i = 0; i < parts.length; i += 1) {
      this.imported.add(parts[i] as string);
      this.imported.add(parts.slice(0, i + 1).join('.'));
      this.imported.add(parts.slice(0, i + 1).join('/'));
    }
  }

  private read(code: string): void {
    const seen = new Set<string>();
    const leads = new Map<string, number>();
    for (const line of code.split('\n')) {
      const tokens = line.match(TOKEN);
      if (!tokens) continue;
      this.lines += 1;
      this.pairs.add(tokens);
      for (const [i, token] of tokens.entries()) {
        if (!WORD.test(token)) {
          if (!/^\d/.test(token)) this.signCounts.set(token, (this.signCounts.get(token) ?? 0) + 1);
          continue;
        }
        const before = tokens[i - 1] ?? '';
        const after = tokens[i + 1] ?? '';
        const use = this.useOf(token);
        use.total += 1;
        if (!seen.has(token)) use.programs += 1;
        seen.add(token);
        if (/\.$/.test(before) && !/\.\.$/.test(before)) use.members += 1;
        else if (/^\(/.test(after) && line.includes(`${token}(`)) {
          use.calls += 1;
          if (i === 1 && WORD.test(before)) use.defined += 1;
          this.calls += 1;
        }
        if (/^(\.|::)/.test(after) && !/^\.\./.test(after)) use.heads += 1;
        if (/^(=(?![=>~])|:=|<-|\+=|-=)/.test(after) || isParameter(tokens, i)) use.bound += 1;
        else if (i === 0 || /[{;}]$/.test(before)) {
          const count = (leads.get(token) ?? 0) + 1;
          leads.set(token, count);
          if (count <= MAX_LEADS_PER_PROGRAM) use.leads += 1;
        }
      }
    }
  }

  private useOf(word: string): Use {
    let use = this.uses.get(word);
    if (!use) {
      use = { programs: 0, total: 0, leads: 0, calls: 0, members: 0, heads: 0, bound: 0, defined: 0 };
      this.uses.set(word, use);
    }
    return use;
  }
}

/** Whether a word has a type behind it among parameters: `(from: number, to?: number)`. What stands in braces is a key. */
function isParameter(tokens: readonly string[], at: number): boolean {
  if (!/^\??:$/.test(tokens[at + 1] ?? '') || !/[(,]$/.test(tokens[at - 1] ?? '')) return false;
  let closed = 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    const token = tokens[i] as string;
    if (WORD.test(token)) continue;
    for (const sign of [...token].reverse()) {
      if (/[)\]}]/.test(sign)) closed += 1;
      else if (/[([{]/.test(sign) && closed === 0) return sign === '(';
      else if (/[([{]/.test(sign)) closed -= 1;
    }
  }
  return false;
}
