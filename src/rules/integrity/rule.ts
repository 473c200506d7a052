import type { FileName, ReferenceFiles } from '../../contract/files.js';
import type { RuleInfo } from '../../findings/rule-info.js';

/**
 * An integrity rule: what a JSON Schema cannot say about the published files. A rule is a pure function
 * over plain data; it knows neither where the data came from nor who will read the finding.
 */
export interface Rule extends Omit<RuleInfo, 'example' | 'exampleAt' | 'fixed'> {
  /** The smallest data that breaks this rule and no other: shown in the docs, proved by a test. */
  readonly planted: PlantedFault;
  /** Finds every breach in the files that are there, all of which follow their schemas. */
  check(files: Partial<ReferenceFiles>, options: RuleOptions): Iterable<Breach>;
}

/** A value to put into sound files, in place of what stands at `pointer`; an object is merged into an object. */
export interface PlantedFault {
  readonly file: FileName;
  readonly pointer: string;
  readonly value: unknown;
}

/** What `rules` in `refdata.yml` may change about a rule besides its level. */
export interface RuleOptions {
  /** For rules that match a pattern (`codigo-pattern`): another regular expression. */
  readonly pattern?: string;
}

export interface Breach {
  readonly file: FileName;
  /** JSON Pointer (RFC 6901) of the offending value in that file. */
  readonly pointer: string;
  /** What is wrong, with the offending value, in one sentence. */
  readonly message: string;
}
