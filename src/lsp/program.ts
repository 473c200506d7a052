import type { TextDocument } from 'vscode-languageserver-textdocument';
import { firstWhere } from '../text/sorted.js';
import { type Steps, TURNS_PER_STEP, whole } from '../text/steps.js';
import { beginsStatement, type Chain, type Code, isMember, isName, textAt } from './code-token.js';
import { EditedReading } from './edited-reading.js';
import { type ImportStatement, type ImportWords, importAt, type Selected } from './imports.js';
import type { Language, Module } from './language.js';
import { isLabel, type OwnNames, ownNamesOf } from './own-names.js';
import { plainTokens } from './plain-tokens.js';
import { useAt } from './problems/usage.js';
import type { Reading, Tokenizer } from './reading.js';

/** How much is read for a word that may be a keyword. */
const MAX_PROBE_CHARACTERS = 8000;
/** From this length on a text is not read as a whole for each key. */
const LONG_CHARACTERS = 100_000;

/** A text in the language as it is at one moment, with what is found out about it once and when it is asked for. */
export class Program {
  readonly text: string;
  private read: Reading | undefined;
  private found: readonly ImportStatement[] | undefined;
  private meanings: Meanings | undefined;
  private own: OwnNames | undefined;
  /** Of which statements the modules by name were gathered, which each name asks for. */
  private named?: {
    readonly imports: readonly ImportStatement[];
    readonly modules: ReadonlyMap<string, Module>;
  };
  private asked?: {
    readonly imports: readonly ImportStatement[];
    readonly byStart: ReadonlyMap<number, Selected>;
  };
  /** The last program of the same document that was read as a whole. */
  private last: Program | undefined;
  private edited: EditedReading | undefined;

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
    const last = before?.read === undefined ? before?.last : before;
    if (last?.read === undefined || tokenizer === undefined || this.text.length < LONG_CHARACTERS) return;
    this.last = last;
    this.edited = new EditedReading(last.read, this.text, tokenizer);
  }

  /** Whether programs of the language can be cut into tokens. */
  get isDescribed(): boolean {
    return this.tokenizer !== undefined;
  }

  /** The whole program as tokens; nothing where the language is not described. */
  get reading(): Reading | undefined {
    if (this.read === undefined && this.tokenizer !== undefined) {
      this.read = this.tokenizer(this.text);
      // What is known of the whole replaces what was known before the edit.
      this.last = undefined;
      this.edited = undefined;
      this.found = undefined;
    }
    return this.read;
  }

  /** Whether the whole was read, with what each key asks of it. */
  get isPrepared(): boolean {
    return this.tokenizer === undefined || (this.read !== undefined && this.own !== undefined);
  }

  /** Whether a text is too long to be read as a whole where somebody waits. */
  get isLong(): boolean {
    return this.text.length >= LONG_CHARACTERS;
  }

  /** Reads the whole in steps, and finds out what is asked of it again and again. */
  *prepare(): Steps<undefined> {
    const { tokenizer } = this;
    if (tokenizer?.steps === undefined) return undefined;
    this.read = yield* tokenizer.steps(this.text);
    this.last = undefined;
    this.edited = undefined;
    this.found = yield* this.findImports();
    this.meanings = yield* this.findMeanings();
    this.own = yield* ownNamesOf(this);
    return undefined;
  }

  /** Whether it can be said what is around a place without more being read than a key may take. */
  isKnownAt(offset: number): boolean {
    return this.isPrepared || !this.isLong || this.edited?.at(offset) !== undefined;
  }

  /** What is known around a place without more being read than has to be. */
  private readingAt(offset: number): Reading | undefined {
    return this.edited?.at(offset) ?? this.reading;
  }

  /** Tokens around a place: all that there are, or those of its line. */
  codeAt(offset: number): Code {
    return this.readingAt(offset) ?? { text: this.text, tokens: plainTokens(this.text, offset) };
  }

  /** Whether a place is inside of a comment or a text, where nothing is known of what is written. */
  isProse(offset: number): boolean {
    const prose = this.readingAt(offset)?.prose ?? [];
    const region = prose[firstWhere(prose, ({ start }) => start >= offset) - 1];
    return region !== undefined && (offset < region.end || (offset === region.end && region.isOpen));
  }

  /**
   * Whether a contextual word would be a keyword if it stood at a place, instead of the name that is there. Where the
   * language is not described, or more would have to be read than a key may take, it might.
   */
  isKeywordAt(word: string, start: number, end: number): boolean {
    if (this.tokenizer === undefined) return true;
    const from = this.blockStart(start);
    if (start - from > MAX_PROBE_CHARACTERS) return true;
    const newline = this.text.indexOf('\n', end);
    const behind = this.text.slice(end, newline < 0 ? undefined : newline);
    const probe = `${this.text.slice(from, start)}${word}${behind.slice(0, MAX_PROBE_CHARACTERS)}\n`;
    return this.tokenizer(probe).keywords.has(start - from);
  }

  /** Where the last line begins that is not indented and not in a text or a comment: what is before it opens no block here. */
  private blockStart(offset: number): number {
    let at = offset;
    while (at > 0) {
      at = this.text.lastIndexOf('\n', at - 1) + 1;
      if (/[^\s)\]}]/.test(this.text.charAt(at)) && at < offset && !this.isProse(at)) return at;
      if (at === 0 || offset - at > MAX_PROBE_CHARACTERS) return at;
      at -= 1;
    }
    return 0;
  }

  /** Statements that take modules in; none where the language is not described. */
  get imports(): readonly ImportStatement[] {
    // In a long text these are as they were before the edit, until it is read as a whole.
    if (this.last !== undefined && this.read === undefined) return this.last.imports;
    this.found ??= whole(this.findImports());
    return this.found;
  }

  /** Modules by the names that this program gives them, whatever else it does with these names. */
  get bound(): ReadonlyMap<string, Module> {
    const { imports } = this;
    if (this.named?.imports === imports) return this.named.modules;
    const modules = this.language.names<Module>();
    for (const { bound } of imports)
      for (const { name, module } of bound) if (module) modules.set(name, module);
    this.named = { imports, modules };
    return modules;
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
    const { start = 0 } = code.tokens[at] ?? {};
    const name = textAt(code, at);
    if (isLabel(code, at)) return true;
    // Of a long text that was edited only the names are known until it is read as a whole, no longer their places.
    if (this.last !== undefined && this.read === undefined) return this.last.ownNames.has(name);
    const scopes = this.ownNames.get(name) ?? [];
    return scopes.some(scope => scope.start <= start && start < scope.end);
  }

  /** Whether a contextual word is a name at a place, as far as the lexico says when it is none. */
  isNameAt(code: Code, at: number): boolean {
    const { keywords } = code as Partial<Reading>;
    const { start = 0 } = code.tokens[at] ?? {};
    return keywords?.has(start) === false && this.language.isConditional(textAt(code, at));
  }

  /** What a program asks of a module by a name that begins at a place, where it takes the module in. */
  selectedAt(code: Code, at: number): Selected | undefined {
    const { imports } = this;
    if (this.asked?.imports !== imports) {
      const selected = imports.flatMap(each => each.selected);
      this.asked = { imports, byStart: new Map(selected.map(each => [each.start, each])) };
    }
    const found = this.asked.byStart.get(code.tokens[at]?.start ?? -1);
    // Of a long text that was edited the places are those before the edit.
    return found?.name === textAt(code, at) ? found : undefined;
  }

  private get ownNames(): OwnNames {
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

  private *findImports(): Steps<ImportStatement[]> {
    const code = this.reading;
    const found: ImportStatement[] = [];
    if (code === undefined) return found;
    for (let i = 0, turn = 1; i < code.tokens.length; i += 1, turn += 1) {
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
