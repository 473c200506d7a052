import type { Library } from '../languages/language/imports.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { Value } from './value.js';

/** Gives the parsed files that modules stand for. */
export interface Modules {
  /**
   * The file that a specifier means when written in `importer`, or plain data for a data file; undefined when it is
   * not in the repository, an {@link Unresolved} when it is there but cannot be read.
   */
  resolve(specifier: string, importer: SourceFile): SourceFile | Value | undefined;
  /** Name of the module that a file is, as its language's importers write it. */
  moduleName(file: SourceFile): string;
  /** The part of a language's own library that is in no source, by the name of the language. */
  library(language: string): Library | undefined;
  /** Files of the repository that import a file, by their texts. */
  importers(file: SourceFile): readonly Importer[];
  /** Files of the repository that load modules of which only a run can tell which they are. */
  loaders(file: SourceFile): readonly Importer[];
  /** Other files of the repository in the language of a file whose texts hold a name; `unseen` when so much was searched that no more is. */
  saying(name: string, file: SourceFile): readonly Importer[] | 'unseen';
  /** Other files of the same package that may define a name. */
  packageFiles(name: string, file: SourceFile): readonly SourceFile[];
}

/** A file that imports another one, or says a name of it. */
export interface Importer {
  readonly path: string;
  readonly text: string;
  /** Whether a name stands in its text, and not only as a part of another. */
  says(name: string): boolean;
  /** The parsed file; undefined when it cannot be read, `unseen` when so many were parsed that no more are. */
  open(): SourceFile | 'unseen' | undefined;
}

/** Whether a module is a file, and not plain data. */
export function isSourceFile(found: SourceFile | Value): found is SourceFile {
  return typeof found === 'object' && found !== null && 'tree' in found;
}
