import { type ConfigPath, kinds } from '../extract/index.js';
import { nearest } from '../text/nearest.js';
import type { Facts } from './mistakes.js';
import { LEVELS } from './schema.js';

/** The schema's names of types, by what people write. */
const MAP = ['object', 'record'];
const LIST = ['array'];
const TEXT = ['string'];

/** What helps where a value is wrong; undefined where the message says it all. */
export function remedyFor(path: ConfigPath, facts: Facts, value: unknown, line: string): string | undefined {
  if (path[0] === 'rules' && path.length === 2 && mayBe(facts, MAP)) {
    const level = levelMeant(value);
    if (level !== undefined) return `Write it as a map: { level: ${level} }.`;
  }
  if (mayBe(facts, TEXT) && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it in quotes: "${written(line, value)}".`;
  if (value === null) return forKeyAlone(path.at(-1));
  if (facts.slip === 'no-dot') return `Write it with its dot: .${String(value)}.`;
  if (facts.isMissing && path.at(-1) === 'sha256')
    return 'Write what `sha256sum` prints of the file: nothing but these very bytes is run.';
  if (path.length === 0 && Array.isArray(value))
    return 'Write the keys in the first column, without "- " before them: nome: Lume.';
  if (facts.isMissing && path.length === 1 && path[0] === 'sintaxe')
    return 'Write `sintaxe:`, and below it `extensao: .x` to begin with.';
  if (typeof value === 'string' && isCutOff(value, line))
    return 'Leave out the blank before "#", or put all of it in quotes: in YAML " #" begins a comment.';
  const example = typeof value === 'string' && isOnly(facts, MAP) ? exampleOf(path.at(-1)) : undefined;
  if (example !== undefined) return `Write it as a map: ${example}.`;
  if (typeof value === 'string' && mayBe(facts, MAP)) return forSource(path, facts, value);
  return facts.slip === 'expression' || facts.slip === 'unknown-function'
    ? forExpression(facts.slip, value, line)
    : undefined;
}

/** Whether YAML ended a text where a locator goes on: `src/tokens.py #KEYWORDS`. */
function isCutOff(value: string, line: string): boolean {
  return [' ', '\t'].some(blank => line.includes(`${value}${blank}#`)) && /\s#[\w/]/.test(line);
}

/** How a kind of source is written that takes a map. */
function exampleOf(name: ConfigPath[number] | undefined): string | undefined {
  const examples = kinds.find(kind => kind.name === name)?.schema.meta()?.examples;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  if (typeof example !== 'object' || example === null) return undefined;
  return `${String(name)}: ${JSON.stringify(example)}`;
}

/** What stands in place of a rule, as a level: the nearest there is; false is what YAML of older days makes of off. */
function levelMeant(value: unknown): string | undefined {
  if (value === false) return 'off';
  return typeof value === 'string' ? (nearest(value, LEVELS)[0] ?? 'off') : undefined;
}

/** Of `{ palavra key }` and `{ palavra:key }` YAML makes a key without a value. */
function forKeyAlone(key: ConfigPath[number] | undefined): string | undefined {
  const [, name, value] = /^([\p{L}_]+)(?::|\s+)(\S.*)$/u.exec(String(key)) ?? [];
  return value && `Write a colon and a blank between key and value: \`${name}: ${value}\`.`;
}

/** Where a source is asked for: what it would be with its kind. */
function forSource(path: ConfigPath, facts: Facts, value: string): string | undefined {
  if (/^[\p{L}_]+:\S/u.test(value))
    return 'Put a blank behind the colon: without one it is a part of a text.';
  const isInList = typeof path.at(-1) === 'number' && isOnly(facts, MAP);
  if (!isInList && !(mayBe(facts, LIST) && isOnly(facts, [...MAP, ...LIST]))) return undefined;
  return LOCATOR.test(value)
    ? `Say of what kind the source is, and which field is which: { table: ${value}, map: { palavra: key } }.`
    : `Say of what kind the source is: { value: [${value}, …], map: { palavra: value } } for what stands here itself, { table: src/tokens.py#NAME, … } for a table.`;
}

function forExpression(slip: 'expression' | 'unknown-function', value: unknown, line: string): string {
  // What the expression was cut off at: a comment, or the commas and brackets of a map in one line.
  const isQuoted = [`"${value}`, `'${value}`].some(quoted => line.includes(quoted));
  if (isQuoted) return DOCUMENTATION;
  // What is whole, and wrong in itself, was not cut off.
  const isWhole = slip === 'unknown-function' && isBalanced(value);
  if (!isWhole && (/\s#/.test(line) || /\{.*[,[\]]/.test(line)))
    return 'Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.';
  return DOCUMENTATION;
}

/** Whether nothing but a map could stand there. */
export function isOnlyMap(facts: Facts): boolean {
  return isOnly(facts, MAP);
}

function mayBe({ expected = [], isMissing }: Facts, types: readonly string[]): boolean {
  return !isMissing && expected.some(type => types.includes(type));
}

function isOnly({ expected = [], isMissing }: Facts, types: readonly string[]): boolean {
  return !isMissing && expected.length > 0 && expected.every(type => types.includes(type));
}

/** A number or a yes as it was written: of `1.0` YAML makes 1. */
function written(line: string, value: number | boolean): string {
  const words = line.match(/(?<=[\s{[,])[-+]?[\w.]+(?=[\s,}\]]|$)/g) ?? [];
  return (
    words.find(word => (typeof value === 'number' ? Number(word) === value : /^(true|false)$/i.test(word))) ??
    String(value)
  );
}

/** `src/tokens.py#KEYWORDS`, where a source should stand. */
const LOCATOR = /^[^\s#]+#[^\s#]+$/;

/** Whether a text closes what it opens. */
function isBalanced(value: unknown): boolean {
  const signs = String(value);
  return (['()', '[]', '{}'] as const).every(
    ([open = '', close = '']) => signs.split(open).length === signs.split(close).length,
  );
}

const DOCUMENTATION = 'https://docs.jsonata.org tells how expressions are written.';
