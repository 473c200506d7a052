import type { Program, Verdict } from './programs.js';
import type { ValueTable } from './values/forms.js';

/** An entry of a table by its key. */
export type Row = readonly [key: unknown, value: unknown];

export function isValueTable(program: Program): program is ValueTable {
  return 'characters' in program;
}

/**
 * Each row that is read has to be what the program holds, also beside others of which it is said that they are not known; a row
 * that is not there has to be told, but for the zeros behind the last one that is written, and between those with an index.
 */
export function verdictOfValues(
  { characters }: ValueTable,
  truth: readonly Row[],
  rows: readonly Row[],
  told: readonly string[],
): Verdict {
  // Of a file that cannot be parsed, all is doubtful.
  if (told.some(each => each.startsWith('source-syntax'))) return 'reported';
  const held = new Map(truth.map(([key, value]) => [String(key), value]));
  const read = new Map(rows.map(([key, value]) => [String(key), value]));
  const isRight = [...read].every(
    ([key, value]) => held.has(key) && isHeld(value, held.get(key), characters),
  );
  if (!isRight) return 'silent';
  const isWhole = [...held].every(([key, value]) => read.has(key) || isNothing(value));
  const isKnown = isWhole && ![...read.values()].some(isCall);
  if (isKnown && told.length === 0) return 'equal';
  return isWhole || told.length > 0 ? 'reported' : 'silent';
}

/** Calls are published as calls. */
function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'call' in value;
}

function isHeld(value: unknown, truth: unknown, characters: boolean): boolean {
  if (isCall(value)) return true;
  if (Array.isArray(value) && Array.isArray(truth))
    return (
      value.length <= truth.length &&
      truth.every((each, i) => (i < value.length ? isHeld(value[i], each, characters) : isNothing(each)))
    );
  if (typeof value === 'object' && value !== null && typeof truth === 'object' && truth !== null) {
    const parts = value as Readonly<Record<string, unknown>>;
    return (
      Object.keys(parts).every(name => Object.hasOwn(truth, name)) &&
      Object.entries(truth).every(([name, each]) =>
        Object.hasOwn(parts, name) ? isHeld(parts[name], each, characters) : isNothing(each),
      )
    );
  }
  if (characters && typeof value === 'string' && typeof truth === 'number')
    return value.codePointAt(0) === truth && [...value].length === 1;
  // JSON has no zero below zero.
  return value === truth;
}

/** What a place holds that nothing is written for. */
function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === null || value === 0 || value === false || value === '';
  return Object.values(value).every(isNothing);
}
