import {
  type Chain,
  type Code,
  chainFrom,
  depthOf,
  isMember,
  isName,
  isSeparator,
  listed,
  textAt,
} from './code-token.js';
import type { Language, Module } from './language.js';
import { plainTokens } from './plain-tokens.js';

/** Tokens of one statement that takes modules in, at most. */
const MAX_STATEMENT_TOKENS = 400;

/** A name that a program asks of a module when it takes it in. */
export interface Selected {
  readonly module: Module;
  /** Its token, and where that begins. */
  readonly token: number;
  readonly start: number;
  readonly name: string;
  /** What the program calls it: `g` of `importa gira como g`. */
  readonly own: string;
}

/** A statement that takes modules in. */
export interface ImportStatement {
  readonly first: number;
  /** The token behind its last one. */
  readonly end: number;
  readonly modules: readonly { readonly chain: Chain; readonly name: string; readonly module?: Module }[];
  /** Names that stand for a module from then on. */
  readonly bound: readonly { readonly name: string; readonly module: Module | undefined }[];
  readonly selected: readonly Selected[];
}

/** The words that take modules in: those that the language's own examples begin such a line with, and what they are called elsewhere. */
export type ImportWords = Pick<ReadonlySet<string>, 'has'>;

/**
 * The statement that begins with a token, where it takes a module in: `importa M`, `importa M como N`, `de M importa a, b`,
 * `adopt {a, b as c} from M`. Nothing for any other.
 */
export function importAt(
  code: Code,
  first: number,
  language: Language,
  words: ImportWords,
): ImportStatement | undefined {
  const word = textAt(code, first);
  if (!language.words.has(word)) return undefined;
  const end = statementEnd(code, first, language.separators);
  const reader = new Reader(code, first, end, language, words);
  return (words.has(word) ? (reader.plain() ?? reader.braced()) : undefined) ?? reader.from();
}

/** The words that a language takes modules in with, as its examples and its words in other languages say. */
export function importWordsOf(language: Language): ImportWords {
  const words = language.names<true>();
  for (const word of language.words.keys()) if (language.isImporting(word)) words.set(word, true);
  for (const { item } of language.modules.values())
    for (const { codigo } of item.exemplos)
      for (const line of codigo.split('\n')) {
        const code = { text: line, tokens: listed(plainTokens(line, 0)) };
        const word = textAt(code, 0);
        const found = importAt(code, 0, language, new Set([word]));
        if (found?.modules.some(({ module }) => module !== undefined)) words.set(word, true);
      }
  return words;
}

/** Where the statement of a token ends, what separates it from the next left out; lines in brackets belong to it. */
export function statementEnd(code: Code, first: number, separators: ReadonlySet<string>): number {
  let depth = 0;
  let at = first;
  for (; at < code.tokens.length && at - first < MAX_STATEMENT_TOKENS; at += 1) {
    if (at > first && depth <= 0 && (code.tokens.get(at)?.isFirst || isSeparator(code, at, separators)))
      break;
    depth += depthOf(code, at);
  }
  return at;
}

/**
 * Whether a statement gives the program the same names when it takes another module in: that of its first parts, of which
 * there is `name`, in the place of one of its own.
 */
export function keepsNames({ bound }: ImportStatement, { parts }: Chain, name: string): boolean {
  const last = parts.at(-1);
  return last === name.split(/\.|::/).at(-1) || !bound.some(each => each.name === last);
}

class Reader {
  constructor(
    private readonly code: Code,
    private readonly first: number,
    private readonly end: number,
    private readonly language: Language,
    private readonly words: ImportWords,
  ) {}

  /** `importa M`, `importa M como N`, `importa M, N`. */
  plain(): ImportStatement | undefined {
    const modules: ImportStatement['modules'][number][] = [];
    const bound: ImportStatement['bound'][number][] = [];
    const selected: Selected[] = [];
    let at = this.first + 1;
    for (;;) {
      const found = this.module(at);
      if (found === undefined) return undefined;
      const asked = this.symbolOf(found);
      modules.push(asked?.from ?? found);
      at = found.chain.last + 1;
      const isNamed = this.isWord(at) && !this.words.has(textAt(this.code, at)) && this.isPlain(at + 1);
      const name = isNamed ? textAt(this.code, at + 1) : found.chain.parts.at(-1);
      if (asked === undefined) bound.push({ name: name as string, module: found.module });
      else selected.push({ ...asked.symbol, own: name as string });
      if (isNamed) at += 2;
      if (at >= this.end) break;
      if (textAt(this.code, at) !== ',') return undefined;
      at += 1;
    }
    return { first: this.first, end: this.end, modules, bound, selected };
  }

  /** `de M importa a, b`. */
  from(): ImportStatement | undefined {
    const found = this.module(this.first + 1);
    if (found === undefined) return undefined;
    const at = found.chain.last + 1;
    if (at >= this.end || !this.words.has(textAt(this.code, at))) return undefined;
    const isBraced = depthOf(this.code, at + 1) > 0;
    const names = this.names(isBraced ? at + 2 : at + 1, isBraced ? this.end - 1 : this.end, found.module);
    if (names === undefined || (isBraced && depthOf(this.code, this.end - 1) >= 0)) return undefined;
    return { first: this.first, end: this.end, modules: [found], ...names };
  }

  /** `adopt {a, b as c} from M`. */
  braced(): ImportStatement | undefined {
    if (depthOf(this.code, this.first + 1) <= 0) return undefined;
    let close = this.first + 2;
    while (close < this.end && depthOf(this.code, close) === 0) close += 1;
    if (depthOf(this.code, close) >= 0 || !this.isWord(close + 1)) return undefined;
    const found = this.module(close + 2);
    if (found === undefined || found.chain.last + 1 !== this.end) return undefined;
    const names = this.names(this.first + 2, close, found.module);
    if (names === undefined) return undefined;
    return { first: this.first, end: this.end, modules: [found], ...names };
  }

  private module(at: number): ImportStatement['modules'][number] | undefined {
    if (at >= this.end || !isName(this.code, at) || this.language.isReserved(textAt(this.code, at)))
      return undefined;
    const chain = chainFrom(this.code, at);
    const name = chain.parts.join(chain.separator);
    const module = this.language.modules.get(name);
    return { chain, name, ...(module && { module }) };
  }

  /** Of what is no module, but a symbol behind the name of one: both. */
  private symbolOf({ chain, module }: ImportStatement['modules'][number]) {
    if (module !== undefined || chain.parts.length < 2) return undefined;
    const parts = chain.parts.slice(0, -1);
    const name = parts.join(chain.separator);
    const around = this.language.modules.get(name);
    const symbol = chain.parts.at(-1) as string;
    if (around?.symbols.has(symbol) !== true) return undefined;
    const start = this.code.tokens.get(chain.last)?.start ?? 0;
    return {
      from: { chain: { ...chain, parts, last: chain.last - 2 }, name, module: around },
      symbol: { module: around, token: chain.last, start, name: symbol },
    };
  }

  /** Names with commas between them, each with another one behind a word or without. */
  private names(
    start: number,
    end: number,
    module: Module | undefined,
  ): Pick<ImportStatement, 'bound' | 'selected'> | undefined {
    const selected: Selected[] = [];
    const bound: ImportStatement['bound'][number][] = [];
    for (let at = start; at < end; ) {
      if (!this.isPlain(at)) return undefined;
      const isRenamed = this.isWord(at + 1) && this.isPlain(at + 2) && at + 2 < end;
      const name = textAt(this.code, at);
      const own = isRenamed ? textAt(this.code, at + 2) : name;
      if (module !== undefined)
        selected.push({ module, token: at, start: this.code.tokens.get(at)?.start ?? 0, name, own });
      // What it is of a module that nobody knows is not known either, whatever the language has of that name.
      else bound.push({ name: own, module });
      at += isRenamed ? 3 : 1;
      if (at < end && textAt(this.code, at) !== ',') return undefined;
      at += 1;
    }
    return { bound, selected };
  }

  private isWord(at: number): boolean {
    return at < this.end && isName(this.code, at) && this.language.words.has(textAt(this.code, at));
  }

  /** A name that is no keyword and no part of a longer one. */
  private isPlain(at: number): boolean {
    return (
      at < this.end &&
      isName(this.code, at) &&
      !this.language.isReserved(textAt(this.code, at)) &&
      !isMember(this.code, at + 1) &&
      !isMember(this.code, at - 1)
    );
  }
}
