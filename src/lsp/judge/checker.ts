import { TextDocument } from 'vscode-languageserver-textdocument';
import { type ImportWords, importWordsOf } from '../imports.js';
import { Language, type LanguageData } from '../language.js';
import { tokenizerOf } from '../lexico-reading.js';
import { problemsOf } from '../problems/find.js';
import type { Problem } from '../problems/problem.js';
import { Program } from '../program.js';
import type { Tokenizer } from '../reading.js';
import { judge } from './judge.js';
import type { Judgement } from './judgement.js';

/** Nothing is known to be beside a program that somebody shows. */
const ALONE = { hasFile: () => false };

/** What is said of a whole program, in the order of its text. */
export interface Checked {
  readonly judgements: readonly Judgement[];
  /** The same as `refdata lint` has; none in a language that nobody has described. */
  readonly problems: readonly Problem[];
  /** The line of a place, from 1. */
  readonly lineOf: (offset: number) => number;
}

/** Holds programs against a language: for assistants, and for the page of a site on which one is pasted. */
export class Checker {
  readonly language: Language;
  private readonly importWords: ImportWords;
  private readonly tokenizer: Tokenizer | undefined;

  constructor(data: LanguageData) {
    this.language = new Language(data);
    this.importWords = importWordsOf(this.language);
    this.tokenizer = data.lexico && tokenizerOf(data.lexico);
  }

  /** Says of every name whether the language has it, and what else is wrong. */
  check(text: string): Checked {
    const document = TextDocument.create(
      'refdata:/program',
      this.language.name,
      0,
      text.replace(/^\uFEFF/, ''),
    );
    const program = new Program(document, this.language, this.importWords, this.tokenizer);
    const problems = problemsOf(program, ALONE);
    return {
      judgements: judge(program, problems),
      problems,
      lineOf: offset => document.positionAt(offset).line + 1,
    };
  }
}
