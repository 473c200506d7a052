import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type ImportWords, importWordsOf } from './imports.js';
import { Language, type LanguageData } from './language.js';
import { Program } from './program.js';
import type { Tokenizer } from './reading.js';
import { type Snippet, snippetsOf } from './snippets.js';

/** A language with what is found out about it once, before anybody writes in it. */
export class Support {
  readonly language: Language;
  readonly importWords: ImportWords;
  readonly snippets: readonly Snippet[];

  constructor(
    data: LanguageData,
    readonly tokenizer: Tokenizer | undefined,
  ) {
    this.language = new Language(data);
    this.importWords = importWordsOf(this.language);
    this.snippets = snippetsOf(this.language);
  }

  program(document: TextDocument): Program {
    return new Program(document, this.language, this.importWords, this.tokenizer);
  }
}
