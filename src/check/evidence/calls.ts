import type { Parameter } from '../../drift/index.js';

/** A call, as far as it says how it fits a signature. */
export interface Call {
  /** How many arguments it gives by position. */
  readonly positional: number;
  /** Those that it gives by name. */
  readonly named: readonly string[];
}

/** An argument by its name: `fim="x"`, `fim: "x"`. */
const NAMED = /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?:=(?![=>~])|:(?!:))/u;
const MAX_CALL_CHARACTERS = 5000;

/** Calls of a name in code without comments and texts; what hands on a list of its own is no call that tells. */
export function callsOf(code: string, name: string): Call[] {
  const written = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const calls: Call[] = [];
  for (const match of code.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${written}\\s?\\(`, 'gu'))) {
    const line = code.slice(code.lastIndexOf('\n', match.index) + 1, match.index);
    // What defines it does not call it.
    if (/^\s*[\p{L}_]+\s+$/u.test(line) && /^\s*(?:def|fun|func|function|fn|funcao|acao|sub)\s/iu.test(line))
      continue;
    const parts = argumentsOf(code, match.index + match[0].length);
    if (parts === undefined || parts.some(part => /^\s*(?:\.\.\.|\*)/.test(part))) continue;
    const named = parts.flatMap(part => NAMED.exec(part)?.groups?.name ?? []);
    calls.push({ positional: parts.length - named.length, named });
  }
  return calls;
}

/** Whether a call gives what a signature asks for, and nothing that it has not. */
export function fits({ positional, named }: Call, parameters: readonly Parameter[]): boolean {
  const isRest = ({ type }: Parameter) => type.startsWith('...');
  const placed = parameters.filter(each => each.passing !== 'by-name' && !isRest(each));
  const takesRest = parameters.some(each => isRest(each) && each.passing !== 'by-name');
  const takesNames = parameters.some(each => isRest(each) && each.passing === 'by-name');
  if (positional > placed.length && !takesRest) return false;
  const byPlace = new Set(placed.slice(0, positional).map(({ name }) => name));
  const isNamed = (each: Parameter) => each.passing !== 'by-position' && !isRest(each);
  const known = new Set(parameters.filter(isNamed).map(({ name }) => name));
  if (named.some(name => byPlace.has(name) || !(known.has(name) || takesNames))) return false;
  const given = new Set([...byPlace, ...named]);
  return parameters.every(each => each.optional || isRest(each) || given.has(each.name));
}

/** Whether a value that a call gives by its place means another parameter now. */
export function isMisplaced(
  { positional }: Call,
  before: readonly Parameter[],
  after: readonly Parameter[],
): boolean {
  const names = new Set(after.map(({ name }) => name));
  return before
    .slice(0, positional)
    .some(({ name }, i) => names.has(name) && after[i] !== undefined && after[i]?.name !== name);
}

/** The parts between commas up to the bracket that closes; nothing where none does. */
function argumentsOf(code: string, from: number): string[] | undefined {
  const parts: string[] = [];
  let [depth, start] = [0, from];
  for (let i = from; i < Math.min(code.length, from + MAX_CALL_CHARACTERS); i += 1) {
    const sign = code[i] as string;
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      depth -= 1;
      if (depth >= 0) continue;
      parts.push(code.slice(start, i));
      return parts.length === 1 && parts[0]?.trim() === '' ? [] : parts;
    } else if (sign === ',' && depth === 0) {
      parts.push(code.slice(start, i));
      start = i + 1;
    }
  }
  return undefined;
}
