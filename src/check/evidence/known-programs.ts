import type { ReferenceFiles } from '../../contract/files.js';
import { pathOf } from '../../contract/files.js';
import { programTexts } from '../../repository/program-texts.js';
import type { Repository } from '../../repository/repository.js';
import { codeOf, commentMarkers } from '../../text/program-code.js';
import { WordIndex } from '../../text/word-index.js';

/** A program in the language: a file, a block of code in a page, or the example of an error code. */
export interface KnownProgram {
  /** A path in the repository, or of an entry: `/api/erros.json#/codigos/LM0101/exemplo`. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Without comments and texts, each line where it was. */
  readonly code: string;
}

/** The programs that a side has, by the words in them. */
export class KnownPrograms {
  private readonly words: WordIndex;

  private constructor(readonly all: readonly KnownProgram[]) {
    this.words = new WordIndex(all.map(({ text }) => text));
  }

  /** Exercises, examples, packages, blocks of code, and the examples of error codes: all that one side has. */
  static of(repository: Repository, { index, sintaxe, erros }: ReferenceFiles): KnownPrograms {
    const extension = /^\.\S+$/.test(sintaxe.extensao) ? sintaxe.extensao : undefined;
    const texts = [
      ...programTexts(repository, extension, [index.nome]),
      ...erros.codigos
        .filter(({ exemplo }) => exemplo.trim() !== '')
        .map(({ codigo, exemplo }) => ({
          file: `${pathOf('erros')}#/codigos/${codigo}/exemplo`,
          line: 1,
          text: exemplo,
        })),
    ];
    const markers = commentMarkers(texts.map(({ text }) => text));
    return new KnownPrograms(
      texts.map(({ file, line, text }) => ({ file, line, text, code: codeOf(text, markers) })),
    );
  }

  /** Programs that have a name anywhere, as a word: those that are looked at. */
  with(name: string): readonly KnownProgram[] {
    return this.words.with(name).map(at => this.all[at] as KnownProgram);
  }
}
