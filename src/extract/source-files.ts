import { posix } from 'node:path';
import type { Place } from '../findings/finding.js';
import type { Repository } from '../repository/repository.js';
import { UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';
import { nearest } from '../text/nearest.js';
import type { BroughtGrammar } from './brought-grammar-schema.js';
import { World } from './effects/world.js';
import { Evaluator } from './evaluate/evaluator.js';
import type { Importer, Modules } from './evaluate/modules.js';
import { fromPlain } from './evaluate/plain-data.js';
import type { TablesFollowed } from './evaluate/table-changes.js';
import { Unresolved, type Value } from './evaluate/value.js';
import { languages } from './generated/languages.js';
import type { Library } from './languages/language/imports.js';
import type { Language } from './languages/language.js';
import { isGlob } from './locator.js';
import { SurroundingFiles } from './surrounding-files.js';
import { BroughtSyntax } from './syntax/brought-grammars.js';
import { withoutDirectives } from './syntax/directives.js';
import { GrammarNeeded, loadGrammar } from './syntax/parser.js';
import { SourceFile } from './syntax/source-file.js';
import { grammarFile, listSyntaxes, type Syntax, syntaxes, syntaxOf } from './syntax/syntaxes.js';

/**
 * Characters that may stay parsed when nothing refers to their files any more. A tree takes some twenty times the memory of
 * its text; with much less, files that many others import are parsed again and again.
 */
const MAX_OPEN_CHARACTERS = 3 * 1024 * 1024;

/** What refdata.yml says of languages, by their names in lower case: the version of their own library. */
export type LanguageVersions = Readonly<Record<string, { readonly version: string } | undefined>>;

/** Where files are that are not in the language's own repository. */
export interface Whereabouts {
  /** The language's own repository: grammars of refdata.yml are read from it. */
  readonly home: Repository;
  /** How places name a file. */
  readonly shown: (path: string) => string;
}

/** The source files of one extraction: each parsed once, as long as it is needed (see {@link SourceFiles.relax}). */
export class SourceFiles implements Modules {
  private current: Evaluator;
  private world = new World(this);
  /** The file that was asked for last stands last. */
  private readonly files = new Map<string, SourceFile>();
  private readonly globs = new Map<string, readonly string[]>();
  private readonly probes = new Map<string, boolean>();
  private readonly errors = new Map<string, Place>();
  private readonly modulePaths = new Map<string, string | undefined>();

  private readonly around = new SurroundingFiles({
    matches: pattern => this.matches(pattern),
    read: path => this.repository.read(path),
    modulePath: (specifier, importer, language) => this.modulePathFrom(specifier, importer, language),
    isOpen: path => this.files.has(path),
    open: path => {
      const opened = this.readable(path, () => this.open(path));
      return opened instanceof SourceFile ? opened : undefined;
    },
  });

  private readonly libraries = new Map<string, Library | undefined>();

  private readonly used = new Set<string>();

  private readonly brought: readonly BroughtSyntax[];
  /** Every grammar: those of refdata.yml, and what is bundled. */
  readonly syntaxes: readonly Syntax[];

  constructor(
    readonly repository: Repository,
    readonly versions: LanguageVersions = {},
    brought: Readonly<Record<string, BroughtGrammar>> = {},
    /** How far it is looked for who may change a table: what only looks for candidates need not know. */
    private readonly tables: TablesFollowed = 'everywhere',
    private readonly where: Whereabouts = { home: repository, shown: path => path },
  ) {
    this.current = this.evaluatorFor(tables);
    this.brought = Object.entries(brought).map(([id, given]) => new BroughtSyntax(id, given, where.home));
    // What refdata.yml says of an extension goes before what is bundled.
    this.syntaxes = [...this.brought, ...syntaxes];
  }

  /** The grammar for a file, by its extension. */
  syntaxOf(path: string): Syntax | undefined {
    return syntaxOf(path, this.syntaxes);
  }

  get evaluator(): Evaluator {
    return this.current;
  }

  /**
   * Runs `work` with every grammar that it turns out to need. Parsing is synchronous and grammars load
   * asynchronously, so work that meets a new one is started again; what it had parsed is kept.
   */
  async withGrammars<T>(work: () => T | Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof GrammarNeeded)) throw error;
        const brought = this.brought.find(({ grammar }) => grammar === error.grammar);
        await (brought ? brought.load() : loadGrammar(error.grammar));
      }
    }
  }

  /**
   * The same for work that keeps nothing but plain data. Of values, nothing is known when it starts: what is found does not depend on
   * what was read before, so that it is the same in any order.
   */
  async withoutMemory<T>(work: () => T): Promise<T> {
    try {
      return await this.withGrammars(() => {
        // Of tables only what definitions say of themselves is asked here: who else may change them would be looked for in every file, for each.
        this.current = this.evaluatorFor(this.tables === 'everywhere' ? 'definitions' : 'named');
        return work();
      });
    } finally {
      this.current = this.evaluatorFor(this.tables);
    }
  }

  private evaluatorFor(tables: TablesFollowed): Evaluator {
    return new Evaluator(this, tables, this.world);
  }

  /**
   * A parsed file. @throws {UnreadableFile} also when no language of ours reads it.
   * @param grammar by its id, when that is not for the extension to say.
   */
  open(path: string, grammar?: string): SourceFile {
    const key = grammar === undefined ? path : `${path}\0${grammar}`;
    const known = this.files.get(key);
    if (known) {
      this.files.delete(key);
      this.files.set(key, known);
      return known;
    }
    // Read first: that there is no such file says more than that its name tells no language.
    const source = this.repository.read(path);
    const byName = this.syntaxes.find(({ id }) => id === (grammar ?? this.syntaxOf(path)?.id));
    const inText =
      grammar === undefined ? byName?.language?.preprocessor?.grammarOfText?.(source) : undefined;
    const syntax = inText === undefined ? byName : this.syntaxes.find(({ id }) => id === inText);
    const language = syntax?.language;
    if (grammar !== undefined && !byName) throw unknownGrammar(path, grammar, this.syntaxes);
    if (!language) throw unreadLanguage(path, syntax?.name, this.syntaxes);
    const shown = this.where.shown(path);
    const file = parsed(path, source, language, grammarFile(syntax.grammar), shown);
    this.files.set(key, file);
    const error = file.language.preprocessor ? undefined : file.syntaxError();
    if (error) this.errors.set(file.path, error);
    return file;
  }

  resolve(specifier: string, importer: SourceFile): SourceFile | Value | undefined {
    const path = this.modulePath(specifier, importer);
    if (path === undefined) return this.foreign(specifier, importer.language.name);
    return this.readable(path, () => {
      if (path.endsWith('.json')) return this.json(path);
      const { language, syntax } = importer;
      const own = this.languageOf(path);
      // What is taken over as text is in the language of the file that it becomes a part of.
      const isPart = own === undefined || (language.preprocessor && own.preprocessor && own !== language);
      return this.open(path, isPart ? syntax : undefined);
    });
  }

  /** The part of a language's own library that is in no source: looked for when it is first asked for. */
  library(name: string): Library | undefined {
    if (!this.libraries.has(name)) {
      const language = languages.find(each => each.name === name);
      const { version } = this.versions[name.toLowerCase()] ?? {};
      this.libraries.set(name, language?.packages?.library?.(this.repository, version));
    }
    return this.libraries.get(name);
  }

  private languageOf(path: string): Language | undefined {
    return this.syntaxOf(path)?.language;
  }

  private foreign(specifier: string, language: string): Value | undefined {
    const module = this.library(language)?.module(specifier);
    if (module) this.used.add(language);
    return module;
  }

  /** The libraries that modules were imported from, by the names of their languages. */
  usedLibraries(): readonly (readonly [language: string, library: Library])[] {
    return [...this.used].map(name => [name, this.library(name) as Library]);
  }

  moduleName({ path, language }: SourceFile): string {
    const name = language.packages?.moduleName?.(path, file => this.isFile(file));
    return name ?? path.replace(/(\.d)?\.[^./]+$/, '');
  }

  packageFiles(name: string, file: SourceFile): SourceFile[] {
    const found: SourceFile[] = [];
    for (const pattern of file.language.packages?.files?.(name, file.path, file.root) ?? []) {
      for (const path of this.matches(pattern)) {
        const other = path === file.path ? undefined : this.readable(path, () => this.open(path));
        if (other instanceof SourceFile) found.push(other);
      }
    }
    return found;
  }

  importers(file: SourceFile): readonly Importer[] {
    return this.around.importers(file);
  }

  loaders(file: SourceFile): readonly Importer[] {
    return this.around.loaders(file);
  }

  saying(name: string, file: SourceFile): readonly Importer[] | 'unseen' {
    return this.around.saying(name, file);
  }

  /** Files that a path or glob means, looked for once. */
  private matches(pattern: string): readonly string[] {
    let paths = this.globs.get(pattern);
    if (!paths) {
      paths = isGlob(pattern) ? this.repository.glob(pattern) : [pattern].filter(path => this.isFile(path));
      this.globs.set(pattern, paths);
    }
    return paths;
  }

  /** Whether there is such a file: many files import the same ones, and look for them in the same places. */
  private isFile(path: string): boolean {
    let answer = this.probes.get(path);
    if (answer === undefined) {
      answer = this.repository.isFile(path);
      this.probes.set(path, answer);
    }
    return answer;
  }

  /** The file that a specifier means, looked for once. */
  private modulePath(specifier: string, { path, language }: SourceFile): string | undefined {
    return this.modulePathFrom(specifier, path, language);
  }

  private modulePathFrom(specifier: string, importer: string, language: Language): string | undefined {
    const key = `${importer}\0${specifier}`;
    if (!this.modulePaths.has(key)) {
      const paths = language.imports.paths(specifier, importer, path => this.isFile(path));
      const takesText = language.preprocessor !== undefined;
      const readable = (path: string) =>
        path.endsWith('.json') || takesText || this.languageOf(path) !== undefined;
      this.modulePaths.set(
        key,
        paths
          // One spelling for each file: by another it would be another file, with other files around it.
          .map(path => (isGlob(path) ? this.repository.glob(path)[0] : posix.normalize(path)))
          .find(path => path !== undefined && readable(path) && this.isFile(path)),
      );
    }
    return this.modulePaths.get(key);
  }

  /**
   * The first syntax error of each file that was parsed. In languages with a preprocessor only errors in what is read
   * count: {@link Names} looks for them there. In the order of the files' names, whichever was opened first.
   */
  syntaxErrors(): readonly Place[] {
    return [...this.errors.values()].sort((a, b) => compareCodePoints(a.file, b.file));
  }

  /**
   * Called between two files, when nothing is being evaluated and what was read is plain data: lets go of the files
   * that were not asked for lately, with everything that is known of values in them. Who asks for one again has it
   * parsed again. Nothing happens while a record still holds a definition that it may have to describe.
   */
  relax(): void {
    const files = [...this.files.values()];
    let open = files.reduce((sum, { text }) => sum + text.length, 0);
    if (open <= MAX_OPEN_CHARACTERS || files.some(({ isHeld }) => isHeld)) return;
    this.close(file => {
      if (open <= MAX_OPEN_CHARACTERS / 2) return false;
      open -= file.text.length;
      return true;
    });
  }

  /** Lets go of some files, and with them of everything that is known of values in any. */
  private close(isToClose: (file: SourceFile) => boolean): void {
    const closed = [...this.files].filter(([, file]) => isToClose(file));
    if (closed.length === 0) return;
    this.world = new World(this);
    this.current = this.evaluatorFor(this.tables);
    for (const [key, file] of closed) {
      file.dispose();
      this.files.delete(key);
    }
  }

  /** Says that no record refers to anything here any more. */
  release(): void {
    for (const file of this.files.values()) file.release();
  }

  dispose(): void {
    for (const file of this.files.values()) file.dispose();
    this.files.clear();
  }

  private json(path: string): Value {
    const place = { file: this.where.shown(path), line: 1 };
    try {
      return fromPlain(JSON.parse(this.repository.read(path)), place);
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      return new Unresolved(`${path} is not JSON that can be read`, place, path);
    }
  }

  /** A file that another one imports; when it cannot be read, the importer's values say why. */
  private readable<T>(path: string, read: () => T): T | Unresolved {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const reason = error.message.replace(/\.$/, '');
      return new Unresolved(reason, { file: this.where.shown(path), line: error.line ?? 1 }, path);
    }
  }
}

/** A file, without its directives where only they keep the grammar from reading it. */
function parsed(
  path: string,
  source: string,
  language: Language,
  grammar: string,
  shown: string,
): SourceFile {
  const file = new SourceFile(path, source, language, grammar, shown);
  const { directives } = language;
  if (!directives || !file.syntaxError()) return file;
  const plain = new SourceFile(path, withoutDirectives(source, directives), language, grammar, shown, source);
  const [taken, left] = plain.syntaxError() ? [file, plain] : [plain, file];
  left.dispose();
  return taken;
}

/** A grammar that is neither bundled nor brought. */
export function unknownGrammar(path: string, grammar: string, all: readonly Syntax[]): UnreadableFile {
  const [like] = nearest(
    grammar,
    all.map(({ id }) => id),
    1,
  );
  return new UnreadableFile(
    'source-language',
    path,
    `There is no grammar ${grammar}${like === undefined ? '' : `; there is ${like}`}.`,
    `There are ${listSyntaxes(all)}. Others stand under \`grammars\` in refdata.yml (docs/languages.md).`,
  );
}

/** What can be done where no tables or definitions are read: `name` is that of a language with a grammar and no more. */
function unreadLanguage(path: string, name: string | undefined, all: readonly Syntax[]): UnreadableFile {
  if (name !== undefined)
    return new UnreadableFile(
      'source-language',
      path,
      `Of ${name} (${path}) there is a grammar, and nothing that says what its tables and definitions are.`,
      'Read it with `query` or `pattern`; or say it in a file of your own, under `grammars` in refdata.yml (docs/languages.md).',
    );
  // Those of refdata.yml are first, and asking what they say could fail.
  const readable = all.filter(each => each instanceof BroughtSyntax || each.language).map(({ id }) => id);
  return new UnreadableFile(
    'source-language',
    path,
    `No implementation language reads ${path}.`,
    `Name one with \`grammar\`: ${readable.join(', ')}. If it is written in another language, name a grammar of that under \`grammars\` in refdata.yml, with a query for its definitions (docs/languages.md); \`pattern\` reads any text.`,
  );
}
