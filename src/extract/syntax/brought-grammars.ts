import { createHash } from 'node:crypto';
import { mayBeForeign } from '../../git/base-bytes.js';
import { type Repository, UnreadableFile } from '../../repository/repository.js';
import type { BroughtGrammar } from '../brought-grammar-schema.js';
import { languageOf } from '../languages/data/language.js';
import type { Language } from '../languages/language.js';
import { grammarProblem } from './grammar-bytes.js';
import { loadGrammarBytes } from './parser.js';
import type { Syntax } from './syntaxes.js';

/** Types of nodes that are comments, as most grammars call them: those that a grammar does not have count for nothing. */
const COMMENT_TYPES = ['comment', 'line_comment', 'block_comment', 'doc_comment', 'documentation_comment'];

/** A grammar that refdata.yml names, with what it says of the language. Nothing of it is read before a file needs it. */
export class BroughtSyntax implements Syntax {
  readonly name: string;
  readonly extensions: readonly string[];
  /** The parser knows it by its bytes: those of two commits may have one name. */
  readonly grammar: string;
  readonly comments: Language['comments'];
  private read: Language | undefined;

  constructor(
    readonly id: string,
    private readonly given: BroughtGrammar,
    private readonly repository: Repository,
  ) {
    const { line = [], block = [], nodes = COMMENT_TYPES } = given.comments ?? {};
    this.name = given.name ?? id;
    this.extensions = given.extensions;
    this.grammar = `${id}@${given.sha256}`;
    this.comments = {
      types: new Set(nodes),
      line: typeof line === 'string' ? [line] : line,
      block: block as readonly (readonly [string, string])[],
    };
  }

  get language(): Language | undefined {
    const { definitions, values, documentation, clauses, name_characters } = this.given;
    if (definitions === undefined && values === undefined) return undefined;
    this.read ??= languageOf(
      {
        name: this.name,
        extensions: this.extensions,
        grammar: this.grammar,
        comments: this.comments,
        definitions:
          definitions === undefined
            ? undefined
            : this.named('definitions', () => this.repository.read(definitions)),
        documentation,
        values,
        clauses,
        nameCharacters: name_characters,
      },
      this.grammar,
      this.id,
    );
    return this.read;
  }

  /**
   * Hands the grammar to the parser, after proving that it is the file that is meant, that nobody who cannot write to the
   * repository has written it, and that it asks for nothing. @throws {UnreadableFile} otherwise.
   */
  async load(): Promise<void> {
    const { wasm } = this.given;
    const unusable = (reason: string) =>
      this.refused(
        `${wasm} is no grammar that can be used: ${reason}.`,
        'Make it by `tree-sitter build --wasm`, or take the one of its npm package (docs/languages.md).',
      );
    const bytes = this.meantBytes();
    if (mayBeForeign(bytes, process.env))
      throw this.refused(
        `${wasm} may come from a fork: the commit that the pull request is compared with has no such bytes, or is not here.`,
        'Fetch that commit (`fetch-depth: 0`) and have the file committed there; a new grammar is used once it is merged.',
      );
    const problem = await grammarProblem(bytes);
    if (problem !== undefined) throw unusable(problem);
    try {
      await loadGrammarBytes(this.grammar, bytes);
    } catch (error) {
      throw unusable((error instanceof Error ? error.message : String(error)).replace(/(?<!\.)\.$/, ''));
    }
  }

  /** Proves that its files are there and those that are meant, also where none of the language is read. @throws {UnreadableFile} */
  prove(): void {
    const { definitions } = this.given;
    this.meantBytes();
    if (definitions !== undefined) this.named('definitions', () => this.repository.read(definitions));
  }

  private meantBytes(): Uint8Array {
    const { wasm, sha256 } = this.given;
    const bytes = this.named('wasm', () => this.repository.readBytes(wasm));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found === sha256) return bytes;
    throw this.refused(
      `${wasm} is not the grammar that is meant: its SHA-256 is ${found}.`,
      `If it is the right file, write that behind \`grammars.${this.id}.sha256\`.`,
      'sha256',
    );
  }

  private refused(message: string, remedy: string, key = 'wasm'): UnreadableFile {
    const at = ['grammars', this.id, key];
    return new UnreadableFile('grammar-refused', this.given.wasm, message, remedy, undefined, at);
  }

  /** What `read` gives of a file that is named under `grammars`: there stands the mistake where it cannot be read. */
  private named<T>(key: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const { rule, path, message, remedy, line } = error;
      throw new UnreadableFile(rule, path, message, remedy, line, ['grammars', this.id, key]);
    }
  }
}
