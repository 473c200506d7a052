import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ItemDeReferencia } from '../../contract/generated/contract.js';
import type { Tongue } from '../../text/said.js';
import { type Steps, whole } from '../../text/steps.js';
import { type ImportWords, importWordsOf } from '../imports.js';
import { Language, type LanguageData } from '../language.js';
import { tokenizerOf } from '../lexico-reading.js';
import { type CodeOf, learnCodes } from '../problems/codes.js';
import { problemSteps } from '../problems/find.js';
import { messageOf } from '../problems/message.js';
import { Program } from '../program.js';
import type { Tokenizer } from '../reading.js';
import { judgeSteps } from './judge.js';
import type { Judgement } from './judgement.js';

/** Nothing is known to be beside a program that somebody shows. */
const ALONE = { hasFile: () => false };

/** Something that is wrong with a program, as `refdata lint` says it. */
export interface CheckedProblem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
  /** The error code that the language has for it. */
  readonly error: ItemDeReferencia | undefined;
}

/** What is said of a whole program, in the order of its text. */
export interface Checked {
  readonly judgements: readonly Judgement[];
  /** The same as `refdata lint` has; none in a language that nobody has described. */
  readonly problems: readonly CheckedProblem[];
  /** The line of a place, from 1. */
  readonly lineOf: (offset: number) => number;
}

/** Holds programs against a language: for assistants, and for the page of a site on which one is pasted. */
export class Checker {
  readonly language: Language;
  private readonly importWords: ImportWords;
  private readonly tokenizer: Tokenizer | undefined;
  private readonly codeOf: CodeOf;

  /** @param tongue what is said of it is said in this one; in its own unless given. */
  constructor(data: LanguageData, tongue?: Tongue) {
    this.language = new Language(data, tongue);
    this.importWords = importWordsOf(this.language);
    this.tokenizer = data.lexico && tokenizerOf(data.lexico);
    this.codeOf = learnCodes(this.language, document => this.read(document));
  }

  /** Says of every name whether the language has it, and what else is wrong. */
  check(text: string): Checked {
    return whole(this.checkSteps(text));
  }

  /** The same in steps. */
  *checkSteps(text: string): Steps<Checked> {
    const document = TextDocument.create(
      'refdata:/program',
      this.language.name,
      0,
      text.replace(/^\uFEFF/, ''),
    );
    const program = this.read(document);
    // However many there are: a name is unknown by what is told of it.
    const problems = yield* problemSteps(program, ALONE, Number.POSITIVE_INFINITY);
    const lineOf = (offset: number) => document.positionAt(offset).line + 1;
    return {
      judgements: yield* judgeSteps(program, problems),
      problems: problems.map(problem => {
        const error = this.language.errors.get(this.codeOf(problem) ?? '');
        return { line: lineOf(problem.start), message: messageOf(problem, error), error };
      }),
      lineOf,
    };
  }

  private read(document: TextDocument): Program {
    return new Program(document, this.language, this.importWords, this.tokenizer);
  }
}
