import { stringify } from 'yaml';
import { type ConfigPath, kinds } from '../extract/index.js';
import { BASE_ADDRESS } from '../http/address.js';
import { nearest } from '../text/nearest.js';
import { fieldsOfList, listAround, mappingFor } from './list-fields.js';
import { remedyForLocator, sourceOfFile } from './locators.js';
import type { Facts } from './mistakes.js';
import { configSchema, LEVELS } from './schema.js';
import { exampleAt } from './schema-at.js';

/** The schema's names of types, by what people write. */
const MAP = ['object', 'record'];
const LIST = ['array'];
const TEXT = ['string'];

/** A line that begins with blanks which look like spaces, and are none. */
export const STRANGE_BLANK = /(?:^[ \t]*|:)[^\S \t\r\n]/;
export const BLANK_REMEDY = 'Write plain spaces: this line has others, such as a no-break space.';

/** What helps where a value is wrong; undefined where the message says it all. */
export function remedyFor(path: ConfigPath, facts: Facts, value: unknown, line: string): string | undefined {
  if (STRANGE_BLANK.test(line)) return BLANK_REMEDY;
  if (facts.isMisspelt)
    return isBeside(path, facts)
      ? 'Write the key as it is called here; its value may stay as it is.'
      : 'Move it there; its value may stay as it is.';
  if (path[0] === 'rules' && path.length === 2 && mayBe(facts, MAP)) {
    const level = levelMeant(value);
    if (level !== undefined) return `Write it as a map: { level: ${level} }.`;
  }
  if (facts.isEmpty && path.includes('map'))
    return 'Take the field out: a text that is left out is published as empty.';
  if (mayBe(facts, TEXT) && typeof value === 'number') return `Put it in quotes: "${written(line, value)}".`;
  if (value === null) return forKeyAlone(path.at(-1)) ?? forNothing(path);
  if (facts.slip === 'no-dot') return `Write it with its dot: .${String(value).replace(/^[*.]+/, '')}.`;
  if (facts.isMissing && path.at(-1) === 'sha256')
    return 'Write what `sha256sum` prints of the file: nothing but these very bytes is run.';
  if (path.length === 0 && Array.isArray(value))
    return 'Write the keys in the first column, without "- " before them: nome: Lume.';
  if (path.length === 0 && typeof value === 'string')
    return 'Write each key with a colon and a blank behind it, on a line of its own: nome: Lume.';
  if (facts.isMissing && path.length === 1 && path[0] === 'descricao')
    return 'Write what the language is, in a sentence: `descricao: A small language for teaching.`';
  if (facts.isMissing && path.length === 1 && path[0] === 'sintaxe')
    return 'Write `sintaxe:`, and below it `extensao: .x` to begin with.';
  if (typeof value === 'string' && isCutOff(value, line)) return CUT_OFF_REMEDY;
  const example = typeof value === 'string' && isOnly(facts, MAP) ? exampleOf(path.at(-1)) : undefined;
  if (example !== undefined) return `Write it as a map: ${example}.`;
  const plain = plainMeant(path, facts, value);
  if (plain !== undefined) return plain;
  const source = typeof value === 'string' && mayBe(facts, MAP) ? forSource(path, facts, value) : undefined;
  if (source !== undefined) return source;
  if (facts.slip === 'no-kind') return forNoKind(path);
  if (facts.slip === 'locator' && typeof value === 'string')
    return remedyForLocator(path.at(-1) === 'data' ? 'data' : 'table', value) ?? forExample(path);
  if (facts.slip === 'address' && typeof value === 'string') return forAddress(value);
  if (facts.slip === 'place' && typeof value === 'string') {
    const meant = sourceOfFile(value);
    return (
      meant && `Say of what kind the source is: \`${String(path.at(-1))}: { ${meant.kind}: ${meant.at} }\`.`
    );
  }
  if (facts.slip === 'variable')
    return 'Write the text itself, or name the place in a file that has it: { data: package.json#/version }.';
  if (facts.slip === 'expression' || facts.slip === 'unknown-function')
    return forExpression(facts.slip, value, line);
  if (typeof value === 'string' && value.includes('(?P<'))
    return 'Write "(?<name>…)": in JavaScript a group with a name has no "P".';
  return facts.expected ? forExample(path) : undefined;
}

/** Whether a key that was misspelt stands in the map that it belongs to. */
function isBeside(path: ConfigPath, { writtenAt = [] }: Facts): boolean {
  return path.slice(0, -1).join('.') === writtenAt.slice(0, -1).join('.');
}

/** Where the value is right but for its quotes, brackets or letters. */
function plainMeant(path: ConfigPath, facts: Facts, value: unknown): string | undefined {
  const key = String(path.at(-1));
  if (facts.choices?.length === 1)
    return /^(?:false|no|n[aã]o|off)$/i.test(String(value))
      ? 'Take the key out: without it that is so.'
      : `Write \`${key}: ${facts.choices[0]}\`, without quotes.`;
  if (facts.choices && (typeof value === 'string' || typeof value === 'boolean')) {
    const text = String(value).toLowerCase();
    const near =
      facts.choices.find(choice => text.startsWith(choice.toLowerCase())) ?? nearest(text, facts.choices)[0];
    return near === undefined
      ? `Write \`${key}: ${facts.choices[0]}\`, or another of these.`
      : `Write \`${key}: ${near}\`.`;
  }
  if (facts.isMissing) return undefined;
  if (mayBe(facts, ['boolean']) && /^(?:true|yes|sim|on)$/i.test(String(value)))
    return `Write \`${key}: true\`, without quotes.`;
  if (mayBe(facts, ['boolean']) && /^(?:false|no|n[aã]o|off)$/i.test(String(value)))
    return `Write \`${key}: false\`, without quotes.`;
  if (mayBe(facts, ['number', 'int']) && typeof value === 'string' && /^\d+$/.test(value))
    return `Write \`${key}: ${value}\`, without quotes.`;
  if (mayBe(facts, TEXT) && Array.isArray(value) && !mayBe(facts, LIST) && key !== 'map') {
    const [first] = value;
    if (typeof first === 'string' || typeof first === 'number')
      return value.length === 1
        ? `Leave out the brackets or the hyphen: \`${key}: ${first}\`.`
        : `One is asked for, and here are ${value.length}: \`${key}: ${first}\`.`;
  }
  if (isOnly(facts, MAP) && Array.isArray(value) && value.every(item => typeof item === 'object'))
    return 'Leave out the hyphens: the keys of a map stand below each other without them.';
  return undefined;
}

/** A key behind which nothing stands. */
function forNothing(path: ConfigPath): string {
  const example = exampleFor(path);
  return example === undefined
    ? 'Nothing stands behind the key: write its value there, or take the key out.'
    : `Nothing stands behind the key: write its value there (\`${example}\`, say), or take the key out.`;
}

function forExample(path: ConfigPath): string | undefined {
  const example = exampleFor(path);
  return example && `Write it like this: \`${example}\`.`;
}

/** The key with a value that it can have. */
function exampleFor(path: ConfigPath): string | undefined {
  const named = [...path];
  while (typeof named.at(-1) === 'number') named.pop();
  const key = named.at(-1);
  if (key === undefined) return undefined;
  if (fieldsOfList(named) !== undefined)
    return `${key}: { table: src/tokens.py#NAME, map: ${mappingFor(named, 'map')} }`;
  const example = exampleAt(configSchema, named);
  // A map of somebody's names has an example as a whole.
  if (example === undefined) return named.length > 1 ? exampleFor(named.slice(0, -1)) : undefined;
  const text = stringify([example], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
  return `${key}: ${text}`;
}

/** Where a source has options or steps, and nothing that it is read from. */
function forNoKind(path: ConfigPath): string {
  return (path.at(-1) as number) > 0
    ? 'Each hyphen begins a source of its own: leave out this one where its lines belong to the source above.'
    : 'Say where its records come from, to begin with: `table: src/tokens.py#NAME`, `data: words.json` or `value: [ … ]`.';
}

/** An address that lacks no more than its beginning. */
function forAddress(value: string): string {
  const whole = `https://${value.trim().replace(/^[a-z]*:?\/*/i, match => (/[:/]/.test(match) ? '' : match))}`;
  return BASE_ADDRESS.test(whole) && URL.canParse(whole) && /\./.test(whole)
    ? `Write it whole: ${whole}.`
    : 'Write it whole: https://lume.example/docs.';
}

/** What to do where a blank stands in front of a "#" that was to be a part of the text. */
export const CUT_OFF_REMEDY =
  'Leave out the blank before "#", or put all of it in quotes: in YAML " #" begins a comment.';

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
  if (mayBe(facts, ['number', 'int']) && /[*/]/.test(value))
    return `Say that files are counted: \`${String(path.at(-1))}: { count: ${value} }\`.`;
  const isInList = typeof path.at(-1) === 'number' && isOnly(facts, MAP);
  if (!isInList && !(mayBe(facts, LIST) && isOnly(facts, [...MAP, ...LIST]))) return undefined;
  const list = listAround(path);
  const meant = sourceOfFile(value);
  if (meant && path.includes('join'))
    return `Say of what kind the source is, and what to look for: { ${meant.kind}: ${meant.at}, on: palavra, map: { equivalente: value } }.`;
  if (meant)
    return `Say of what kind the source is, and which field is which: { ${meant.kind}: ${meant.at}, map: ${mappingFor(list ?? [], 'map')} }.`;
  return `Say of what kind the source is: { value: [${value}, …], map: ${mappingFor(list ?? [], 'list')} } for what stands here itself, { table: src/tokens.py#NAME, … } for a table.`;
}

function forExpression(slip: 'expression' | 'unknown-function', value: unknown, line: string): string {
  const other = fromOtherLanguages(String(value));
  if (other !== undefined) return other;
  // What the expression was cut off at: a comment, or the commas and brackets of a map in one line.
  const isQuoted = [`"${value}`, `'${value}`].some(quoted => line.includes(quoted));
  if (isQuoted) return DOCUMENTATION;
  // What is whole, and wrong in itself, was not cut off.
  const isWhole = slip === 'unknown-function' && isBalanced(value);
  if (!isWhole && (/\s#/.test(line) || /\{.*[,[\]]/.test(line)))
    return 'Put the expression in quotes: YAML ends it at " #", and inside of { … } at a comma or bracket.';
  return DOCUMENTATION;
}

/** What is written in most languages, and in JSONata in another way. */
function fromOtherLanguages(value: string): string | undefined {
  const code = value.replace(/"[^"]*"|'[^']*'/g, "''");
  if (/[^=!<>]==[^=]|===/.test(code)) return 'JSONata compares with one sign: "key = \'se\'".';
  if (/=~|~=/.test(code)) return 'JSONata searches by a function: "$contains(key, /^s/)".';
  if (/&&|\|\|/.test(code)) return 'JSONata says `and` and `or`.';
  if (/^!|[\s(]!(?!=)|(?:^|[\s(])not\s/.test(code)) return 'JSONata says `$not(…)`.';
  if (/\bif\b.*\belse\b/.test(code)) return "JSONata asks with signs: \"value ? 'a' : 'b'\".";
  // A sentence, and no names with signs between them.
  if (/^[\p{L}]+(?:[\s,.;]+[\p{L}]+)+[.!?]?$/u.test(value) && !/ (?:and|or|in) /.test(value))
    return `A text that is the same for all records stands in quotes of its own: "'${value}'".`;
  return undefined;
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

/** A number as it was written: of `1.0` YAML makes 1. */
function written(line: string, value: number): string {
  const words = line.match(/(?<=[\s{[,])[-+]?[\w.]+(?=[\s,}\]]|$)/g) ?? [];
  return words.find(word => Number(word) === value) ?? String(value);
}

/** Whether a text closes what it opens. */
function isBalanced(value: unknown): boolean {
  const signs = String(value);
  return (['()', '[]', '{}'] as const).every(
    ([open = '', close = '']) => signs.split(open).length === signs.split(close).length,
  );
}

const DOCUMENTATION = 'https://docs.jsonata.org tells how expressions are written.';
