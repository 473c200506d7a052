import type { Place } from '../findings/finding.js';
import type { Programs } from '../repository/programs.js';
import type { Repository } from '../repository/repository.js';
import type { ExtractionRuleId } from '../rules/sources.js';
import type { DeclarationReader } from './declarations.js';
import type { Extraction, Row } from './record.js';
import type { SourceFiles } from './source-files.js';
import type { Source } from './source-schema.js';

/** Where something stands in `refdata.yml`: keys and list positions from the root. */
export type ConfigPath = readonly (string | number)[];

/** What a problem needs to become a finding; level and standing remedy come from the rule. */
export interface Report {
  readonly rule: ExtractionRuleId;
  readonly message: string;
  /** Instead of the rule's own remedy, when more is known. */
  readonly remedy?: string;
  readonly place: Place;
  /** The field of a list that is left empty, as `sintaxe.reservadas.palavra`: that it is, is told once. */
  readonly field?: string | readonly string[];
}

/** Entries that a list may have besides those that were read: all that a module has, one of a name, or any. */
export interface LeftOut {
  readonly module?: string;
  readonly name?: string;
  /** That the source surely has it, the module alone where there is no name, and the list is meant to be without. */
  readonly isThere?: true;
}

/** What kinds of source and steps need of the extraction that they are part of. */
export interface Context {
  readonly repository: Repository;
  readonly files: SourceFiles;
  /** Says that no record refers to anything in source files any more. */
  release(): void;
  readonly programs: Programs;
  /** Languages that are read by parsers of theirs. */
  readonly readers: readonly DeclarationReader[];
  /** Rows of a source inside another (`merge`, `join`). */
  rows(source: Source, at: ConfigPath): Promise<Row[]>;
  /** Records of a source before any of its steps (`join`). */
  extraction(source: Source, at: ConfigPath, told?: Context): Promise<Extraction>;
  /** The same for what is read from another repository, by the name that refdata.yml gives it. */
  inside(name: string): Context;
  /** Where a part of the configuration stands in `refdata.yml`. */
  placeOf(at: ConfigPath): Place;
  report(problem: Report): void;
  /** Tells what may be in the list that is read, so that who compares it does not take it for gone. */
  leavesOut(entries: LeftOut): void;
}
