import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ItemDeReferencia } from '../contract/generated/contract.js';
import { type Steps, TURNS_PER_STEP, whole } from '../text/steps.js';
import { beginsStatement, type Chain, type Code, isMember, isName, listed, textAt } from './code-token.js';
import { type Edit, editBetween, placeBefore } from './edited-text.js';
import { type ImportStatement, type ImportWords, importAt, type Selected } from './imports.js';
import type { Language, Module } from './language.js';
import { isIn, isLabel, type OwnNames, ownNamesOf } from './own-names.js';
import { plainTokens } from './plain-tokens.js';
import { useAt } from './problems/usage.js';
import { Reading, type Rereading, type Tokenizer } from './reading.js';

/** So much is cut into tokens at most while somebody waits. */
const MAX_KEY_CHARACTERS = 16_384;
/** In so many tokens of a long text that was just opened it is looked for what it takes in. */
const EARLY_TOKENS = 10_000;
const NO_NAMES: OwnNames = new Map();
/** So far behind a place is read with it. */
const BEHIND_CHARACTERS = 2000;
/** From this length on a text is not read as a whole for each key. */
const LONG_CHARACTERS = 100_000;

/** A text in the language as it is at one moment, with what is found out about it once and when it is asked for. */
export class Program {
  readonly text: string;
  private found: readonly ImportStatement[] | undefined;
  /** Those at the beginning of a long text, until all are found. */
  private early: readonly ImportStatement[] | undefined;
  private meanings: Meanings | undefined;
  private own: OwnNames | undefined;
  /** Of which statements the modules by name were gathered, which each name asks for. */
  private named?: {
    readonly imports: readonly ImportStatement[];
    readonly modules: ReadonlyMap<string, Module>;
  };
  private probed?: {
    readonly start: number;
    readonly end: number;
    readonly isKeyword: (word: string) => boolean;
  };
  private symbols?: {
    readonly imports: readonly ImportStatement[];
    readonly taken: ReadonlyMap<string, ItemDeReferencia>;
  };
  private asked?: {
    readonly imports: readonly ImportStatement[];
    readonly byStart: ReadonlyMap<number, Selected>;
  };
  /** The last program of the same document of which everything was found out. */
  private last: Program | undefined;
  private edit: Edit | undefined;
  /** The last reading of the same document, until this one is begun. */
  private base: Rereading | undefined;
  private rereading: Rereading | undefined;

  constructor(
    readonly document: TextDocument,
    readonly language: Language,
    private readonly importWords: ImportWords,
    /** Cuts a text into tokens; nothing for a language that nobody has described. */
    private readonly tokenizer: Tokenizer | undefined,
    /** The same document before an edit. */
    before?: Program,
  ) {
    this.text = document.getText();
    this.base = before?.rereading ?? before?.base;
    if (this.isLong && tokenizer !== undefined) this.last = before?.isPrepared ? before : before?.last;
  }

  /** Whether programs of the language can be cut into tokens. */
  get isDescribed(): boolean {
    return this.tokenizer !== undefined;
  }

  /** The whole program as tokens; nothing where the language is not described. */
  get reading(): Reading | undefined {
    const rereading = this.begun();
    if (rereading === undefined) return undefined;
    whole(rereading.all());
    return rereading.reading;
  }

  /** Whether the whole was read, with what each key asks of it. */
  get isPrepared(): boolean {
    return this.tokenizer === undefined || (this.rereading?.isWhole === true && this.own !== undefined);
  }

  /** Whether a text is too long to be read as a whole where somebody waits. */
  get isLong(): boolean {
    return this.text.length >= LONG_CHARACTERS;
  }

  /** So many characters of it were cut into tokens, and not taken over from before an edit. */
  get cut(): number {
    return this.rereading?.cut ?? 0;
  }

  /** Reads the whole in steps, and finds out what is asked of it again and again. */
  *prepare(): Steps<undefined> {
    const rereading = this.begun();
    if (rereading === undefined || this.isPrepared) return undefined;
    yield* rereading.all();
    this.found ??= yield* this.findImports();
    this.meanings ??= yield* this.findMeanings();
    // The first key would wait for these.
    for (const _ of [this.bound, this.taken, this.selected]) yield;
    this.own ??= yield* ownNamesOf(this);
    this.last = undefined;
    return undefined;
  }

  /** Whether it can be said what is around a place without more being read than a key may take. */
  isKnownAt(offset: number): boolean {
    return !this.isLong || this.begun()?.near(this.least(offset), MAX_KEY_CHARACTERS) !== false;
  }

  /** What is read with a place: what its line is about is behind it, too. */
  private least(offset: number): number {
    return Math.min(this.text.length, offset + BEHIND_CHARACTERS);
  }

  /** What is known around a place without more being read than has to be. */
  readingAt(offset: number): Reading | undefined {
    if (!this.isLong) return this.reading;
    if (!this.isKnownAt(offset)) this.rereading?.near(this.least(offset), Number.POSITIVE_INFINITY);
    return this.rereading?.reading;
  }

  private begun(): Rereading | undefined {
    this.rereading ??= this.tokenizer?.begin(this.text, this.base);
    this.base = undefined;
    return this.rereading;
  }

  /** Tokens around a place: all that there are, or those of its line. */
  codeAt(offset: number): Code {
    return this.readingAt(offset) ?? { text: this.text, tokens: listed(plainTokens(this.text, offset)) };
  }

  /** Whether a place is inside of a comment or a text, where nothing is known of what is written. */
  isProse(offset: number): boolean {
    const region = this.readingAt(offset)?.proseBefore(offset);
    return region !== undefined && (offset < region.end || (offset === region.end && region.isOpen));
  }

  /**
   * Whether a contextual word would be a keyword if it stood at a place, instead of the name that is there. Where the
   * language is not described it might.
   */
  isKeywordAt(word: string, start: number, end: number): boolean {
    const reading = this.readingAt(end);
    if (this.tokenizer === undefined || reading === undefined) return true;
    if (this.probed?.start !== start || this.probed.end !== end)
      this.probed = { start, end, isKeyword: this.tokenizer.probe(reading, start, end) };
    return this.probed.isKeyword(word);
  }

  /** Statements that take modules in; none where the language is not described. */
  get imports(): readonly ImportStatement[] {
    if (this.found !== undefined) return this.found;
    if (this.earlier !== undefined) return this.earlier.imports;
    if (!this.isLong) {
      this.found = whole(this.findImports());
      return this.found;
    }
    // Of a long text that was just opened these are those at its beginning.
    this.early ??= whole(this.findImports(this.rereading?.reading, EARLY_TOKENS));
    return this.early;
  }

  /** In a long text what it takes in is as it was before an edit, until all is found out. */
  private get earlier(): Program | undefined {
    return this.found === undefined ? this.last : undefined;
  }

  /** Modules by the names that this program gives them, whatever else it does with these names. */
  get bound(): ReadonlyMap<string, Module> {
    if (this.earlier !== undefined) return this.earlier.bound;
    const { imports } = this;
    if (this.named?.imports === imports) return this.named.modules;
    const modules = this.language.names<Module>();
    for (const { bound } of imports)
      for (const { name, module } of bound) if (module) modules.set(name, module);
    this.named = { imports, modules };
    return modules;
  }

  /** Symbols that this program takes in, by what it calls them. */
  get taken(): ReadonlyMap<string, ItemDeReferencia> {
    if (this.earlier !== undefined) return this.earlier.taken;
    const { imports } = this;
    if (this.symbols?.imports === imports) return this.symbols.taken;
    const taken = this.language.names<ItemDeReferencia>();
    for (const { selected } of imports)
      for (const { module, name, own } of selected) {
        const item = module.symbols.get(name);
        if (item !== undefined && !taken.has(own)) taken.set(own, item);
      }
    this.symbols = { imports, taken };
    return taken;
  }

  /**
   * Of these names, those that can mean nothing else: wherever else they stand, something is asked of them. A name that is
   * assigned, passed on or declared as well is left out.
   */
  get certain(): ReadonlyMap<string, Module> {
    this.meanings ??= whole(this.findMeanings());
    return this.meanings.certain;
  }

  /**
   * Whether a name is one of the program's own at a place, whatever the language has of that name: declared or given a value
   * around it, or what labels the value behind it.
   */
  isOwnAt(code: Code, at: number): boolean {
    const { start = 0 } = code.tokens.get(at) ?? {};
    const name = textAt(code, at);
    if (isLabel(code, at)) return true;
    // Of a long text that was edited these are as they were before.
    return isIn(this.ownNames, name, this.own === undefined ? this.before(start) : start);
  }

  /** Where a place was in the program that everything is known of. */
  private before(offset: number): number {
    if (this.last === undefined) return offset;
    this.edit ??= editBetween(this.last.text, this.text);
    return placeBefore(this.edit, offset);
  }

  /** Whether a contextual word is a name at a place, as far as the lexico says when it is none. */
  isNameAt(code: Code, at: number): boolean {
    if (!(code instanceof Reading) || code.tokens.isKeyword(at)) return false;
    return this.language.isConditional(textAt(code, at));
  }

  /** What a program asks of a module by a name that begins at a place, where it takes the module in. */
  selectedAt(code: Code, at: number): Selected | undefined {
    const start = code.tokens.get(at)?.start ?? -1;
    // Of a long text that was edited the places are those before the edit.
    const found = this.earlier ? this.earlier.selected.get(this.before(start)) : this.selected.get(start);
    return found?.name === textAt(code, at) ? found : undefined;
  }

  private get selected(): ReadonlyMap<number, Selected> {
    const { imports } = this;
    if (this.asked?.imports === imports) return this.asked.byStart;
    const selected = imports.flatMap(each => each.selected);
    this.asked = { imports, byStart: new Map(selected.map(each => [each.start, each])) };
    return this.asked.byStart;
  }

  private get ownNames(): OwnNames {
    if (this.own === undefined && this.isLong) return this.last?.ownNames ?? NO_NAMES;
    this.own ??= whole(ownNamesOf(this));
    return this.own;
  }

  /** Names that stand somewhere without anything being asked of them. */
  get loose(): ReadonlyMap<string, true> {
    this.meanings ??= whole(this.findMeanings());
    return this.meanings.loose;
  }

  /** The module that the first parts of a name stand for, and how many parts; nothing where it is not known. */
  moduleOf(
    { parts, separator }: Pick<Chain, 'parts' | 'separator'>,
    bound: ReadonlyMap<string, Module> = this.bound,
  ): { readonly module: Module; readonly length: number } | undefined {
    for (let length = parts.length; length > 0; length -= 1) {
      const name = parts.slice(0, length).join(separator);
      // What the program calls so is meant, whatever the library has of that name.
      const module = bound.get(name) ?? this.language.modules.get(name);
      if (module !== undefined) return { module, length };
    }
    return undefined;
  }

  private *findImports(code = this.reading, most = Number.POSITIVE_INFINITY): Steps<ImportStatement[]> {
    const found: ImportStatement[] = [];
    if (code === undefined) return found;
    const end = Math.min(code.tokens.length, most);
    for (let i = 0, turn = 1; i < end; i += 1, turn += 1) {
      if (turn % TURNS_PER_STEP === 0) yield;
      if (!isName(code, i) || !beginsStatement(code, i, this.language.separators)) continue;
      const statement = importAt(code, i, this.language, this.importWords);
      if (statement === undefined) continue;
      found.push(statement);
      i = statement.end - 1;
    }
    return found;
  }

  private *findMeanings(): Steps<Meanings> {
    const code = this.reading;
    const certain = this.language.names<Module>();
    const loose = this.language.names<true>();
    if (code === undefined) return { certain, loose };
    const refused = this.language.names<true>();
    for (const { bound, selected } of this.imports) {
      for (const { own } of selected) refused.set(own, true);
      for (const { name, module } of bound) {
        const known = certain.get(name);
        if (module === undefined || (known !== undefined && known !== module)) refused.set(name, true);
        else certain.set(name, module);
      }
    }
    const ends = new Map(this.imports.map(({ first, end }) => [first, end]));
    for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
      if (turn % TURNS_PER_STEP === 0) yield;
      const end = ends.get(i);
      if (end !== undefined) i = end - 1;
      else if (isName(code, i) && !isMember(code, i - 1) && !isMember(code, i + 1))
        if (useAt(this, code, i) !== 'value')
          // What is passed on stays what it is.
          loose.set(textAt(code, i), true);
    }
    for (const name of certain.keys()) if (refused.has(name) || loose.has(name)) certain.delete(name);
    return { certain, loose };
  }
}

interface Meanings {
  readonly certain: ReadonlyMap<string, Module>;
  readonly loose: ReadonlyMap<string, true>;
}
