import { word } from '../text/said.js';

/**
 * A finding: one thing that a person should know about the data or its source, and what to do about it.
 *
 * Findings are plain data. Whoever finds something says which rule it breaks and where; whoever prints
 * findings (terminal, JSON, annotations, job summary) decides how they look.
 */

/** `error` stops a build and gives exit code 1; `warning` and `notice` are reported and counted. */
export type Level = 'error' | 'warning' | 'notice';

/** A place in a text file, for people: `file` uses `/`, `line` and `column` count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** What levels are called where people read them. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  error: word('error'),
  warning: word('warning'),
  notice: word('notice'),
};

export interface Finding {
  /** Id of the rule, with a section of its own in `docs/rules.md`. */
  readonly rule: string;
  readonly level: Level;
  /** What is wrong, with the offending value, in one sentence. */
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly remedy: string;
  /** Where a person mends it: a source file, `refdata.yml`, or the published file itself. */
  readonly place?: Place;
  /** The value in the published files that it is about, as file and JSON Pointer: `/api/erros.json#/codigos/3/doc`. */
  readonly subject?: string;
}

/** Number of findings of each level. */
export interface Tally {
  readonly error: number;
  readonly warning: number;
  readonly notice: number;
}

/** How many findings there are of each level. */
export function tally(findings: readonly Pick<Finding, 'level'>[]): Tally {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const finding of findings) counts[finding.level] += 1;
  return counts;
}

/** Whether something failed: one of the findings is an error. */
export function hasError(findings: readonly Pick<Finding, 'level'>[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

/** `src/errors.py:12:5`, as terminals and editors turn into a link. */
export function formatPlace(place: Place): string {
  let text = place.file;
  if (place.line !== undefined) {
    text += `:${place.line}`;
    if (place.column !== undefined) text += `:${place.column}`;
  }
  return text;
}
