import type { Repository } from '../repository/repository.js';
import { UnreadableFile } from '../repository/repository.js';
import { languages } from '../generated/languages.js';
import { Evaluator, type Modules } from './evaluate/evaluator.js';
import { fromPlain, type Value } from './evaluate/value.js';
import type { Language } from './languages/language.js';
import { GrammarNeeded, loadGrammar } from './syntax/parser.js';
import { SourceFile } from './syntax/source-file.js';

/** The source files of one extraction: each parsed once, kept until {@link SourceFiles.dispose}. */
export class SourceFiles implements Modules {
  readonly evaluator = new Evaluator(this);
  private readonly files = new Map<string, SourceFile>();

  constructor(readonly repository: Repository) {}

  /**
   * Runs `work` with every grammar that it turns out to need. Parsing is synchronous and grammars load
   * asynchronously, so work that meets a new one is started again; what it had parsed is kept.
   */
  async withGrammars<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof GrammarNeeded)) throw error;
        await loadGrammar(error.grammar);
      }
    }
  }

  /** A parsed file. @throws {UnreadableFile} also when no language of ours reads it. */
  open(path: string): SourceFile {
    const known = this.files.get(path);
    if (known) return known;
    const language = languageOf(path);
    if (!language) {
      const text = languages.map(l => `${l.name} (${l.extensions.join(', ')})`).join('; ');
      throw new UnreadableFile('source-language', path, `No implementation language reads ${path}.`, `Tables are read from: ${text}.`);
    }
    const file = new SourceFile(path, this.repository.read(path), language, grammarOf(language, path));
    this.files.set(path, file);
    return file;
  }

  resolve(specifier: string, importer: SourceFile): SourceFile | Value | undefined {
    for (const path of importer.language.modulePaths(specifier, importer.path)) {
      if (!this.repository.isFile(path)) continue;
      if (path.endsWith('.json')) return this.json(path);
      if (languageOf(path)) return this.open(path);
    }
    return undefined;
  }

  dispose(): void {
    for (const file of this.files.values()) file.dispose();
    this.files.clear();
  }

  private json(path: string): Value | undefined {
    try {
      return fromPlain(JSON.parse(this.repository.read(path)), { file: path, line: 1 });
    } catch {
      return undefined;
    }
  }
}

function languageOf(path: string): Language | undefined {
  // `x.d.ts` and `x.ts` are one language; the last extension decides.
  return languages.find(language => language.extensions.some(extension => path.endsWith(extension)));
}

/** File name of the bundled grammar for a path. */
function grammarOf(language: Language, path: string): string {
  const { grammar } = language;
  const file = typeof grammar === 'string' ? grammar : (grammar[path.slice(path.lastIndexOf('.'))] as string);
  return file.slice(file.lastIndexOf('/') + 1);
}
