import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Tongue } from '../text/said.js';
import { type ImportWords, importWordsOf } from './imports.js';
import { Language, type LanguageData } from './language.js';
import { tokenizerOf } from './lexico-reading.js';
import { type CodeOf, learnCodes } from './problems/codes.js';
import { Program } from './program.js';
import type { Tokenizer } from './reading.js';
import { type Snippet, snippetsOf } from './snippets.js';

/** A language with what is found out about it once, before anybody writes in it. */
export class Support {
  readonly language: Language;
  readonly importWords: ImportWords;
  readonly snippets: readonly Snippet[];
  /** The error code that the language has for a problem. */
  readonly codeOf: CodeOf;

  private readonly tokenizer: Tokenizer | undefined;

  /**
   * @param tongue what is said of it is said in this one; in its own unless given.
   * @param offered words whose blocks the editor offers by itself.
   */
  constructor(data: LanguageData, tongue?: Tongue, offered: ReadonlySet<string> = new Set()) {
    this.tokenizer = data.lexico && tokenizerOf(data.lexico);
    this.language = new Language(data, tongue);
    this.importWords = importWordsOf(this.language);
    this.snippets = snippetsOf(this.language).filter(({ word }) => !offered.has(word));
    this.codeOf = learnCodes(this.language, document => this.program(document));
  }

  /** A document as it is now; with what it was before an edit, a long one is not read as a whole. */
  program(document: TextDocument, before?: Program): Program {
    return new Program(document, this.language, this.importWords, this.tokenizer, before);
  }
}
