import {
  type Alias,
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { z } from 'zod';
import type { ConfigPath } from '../extract/index.js';
import type { Finding, Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { said } from '../text/said.js';
import { entriesForSources } from './entries.js';
import { frameworks } from './frameworks.js';
import { mended } from './mended.js';
import { type Mistake, mistakesOf, valueAt, withoutEchoes } from './mistakes.js';
import { keysNamed, locate } from './places.js';
import { BLANK_REMEDY, CUT_OFF_REMEDY, STRANGE_BLANK } from './remedies.js';
import { type Config, configSchema } from './schema.js';

/** A larger configuration is not one that a person wrote. */
export const MAX_CONFIG_BYTES = 1024 * 1024;

const MAX_YAML_ALIASES = 100;

/** What to do about what the parser of YAML calls by a code. */
const REMEDIES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT:
    'Indent with spaces: YAML takes no tabs there. Most editors can turn the tabs of a file into spaces.',
  BAD_INDENT:
    'Let this line begin in the same column as its neighbours, and what belongs below a key two columns further.',
  BLOCK_IN_FLOW: 'Inside of { … } and [ … ] lists are written as [a, b], without hyphens.',
  MULTIPLE_ANCHORS: 'Give it one name behind "&".',
  MULTIPLE_DOCS: 'Leave out the line "---": refdata.yml is one document.',
  MULTILINE_IMPLICIT_KEY:
    'Put a colon and a blank behind the key ("nome: Lume"), or the text before it in quotes.',
  BAD_ALIAS:
    'Define the name with "&" before it is used with "*"; a text that begins with "*" stands in quotes.',
  BAD_SCALAR_START: 'Put the text in quotes: in YAML none begins with "@", "%" or "`" without them.',
  BAD_DQ_ESCAPE: 'Write the text in single quotes: there a backslash is a backslash.',
  UNEXPECTED_TOKEN:
    'A list begins on a line of its own, each entry with "- "; what follows a closing quote or bracket goes on a new line.',
  TAG_RESOLVE_FAILED:
    'Leave out the tag, which begins with "!": refdata.yml holds texts, numbers, lists and maps alone.',
  MISSING_CHAR:
    'Close what was opened: look for a quote, a bracket or a brace without its partner in this line or above.',
};

/** Two complaints about one place, which the parser has of a line that is indented though the one above is complete. */
const DEEPER_REMEDY =
  'Let this line and the one below begin in the same column: a key with a value of its own has nothing below it.';

const EMPTY_REMEDY = 'Delete it, and let `refdata init` write a first one.';

const QUOTES_REMEDY = `Mend the YAML here. A text with ": ", " #", a bracket or a comma in it must stand in quotes, and so must such an expression: "value ? 'a' : 'b'".`;

/** A configuration that holds, and where each part of it stands. */
export interface LoadedConfig {
  readonly config: Config;
  /** What it was read from. */
  readonly text: string;
  /** Place of a key or list item in the file; of the nearest one around it that exists. */
  placeOf(path: ConfigPath): Place;
}

/**
 * Parses the text of a `refdata.yml`.
 * @param file how the file is named in messages.
 * @throws {UserError} with every mistake, each with its line.
 */
export function parseConfig(text: string, file: string): LoadedConfig {
  const lines = new LineCounter();
  const document = parseYaml(text, file, lines);
  const data = toData(document, file, lines);
  if (data === null)
    throw invalid([{ message: 'It is empty.', place: { file, line: 1 }, remedy: EMPTY_REMEDY }], file);
  const placeOf = (path: ConfigPath) => locate(document, path, file, lines);
  // The schema passes over this one key silently, so that nothing would be said about it.
  const hidden = keysNamed(document, '__proto__', 'value').map(path => ({
    message: 'There is no key `__proto__` here.',
    place: placeOf(path),
  }));
  const scalars = slipsInScalars(document, file, lines);
  const { config, mistakes } = checked(data, text, placeOf);
  // What stands in such quotes is no expression and no place of a file either.
  const others = mistakes.filter(({ path = [] }) => !isInStrangeQuotes(valueAt(data, path)));
  const all = [...hidden, ...scalars, ...others].sort(
    ({ place: a }, { place: b }) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  if (config === undefined || all.length > 0) throw invalid(all, file);
  return { config, text, placeOf };
}

/** How often what is misspelt is read as it was meant, to find what is wrong inside of it. */
const MAX_MENDINGS = 5;

/** What the schema says: also of what stands behind keys that are misspelt, so that one run tells all. */
function checked(
  data: unknown,
  text: string,
  placeOf: (path: ConfigPath) => Place,
): { config: Config | undefined; mistakes: readonly Mistake[] } {
  const result = configSchema.safeParse(data);
  if (result.success) return { config: result.data, mistakes: [] };
  const mistakes = new Map<string, Mistake>();
  const tell = (found: readonly Mistake[]) => {
    for (const mistake of found) mistakes.set(JSON.stringify([mistake.place, mistake.message]), mistake);
  };
  const guesses = new Set<string>();
  let current = { data, placeOf };
  for (let round = 0; round < MAX_MENDINGS; round += 1) {
    const next = round === 0 ? result : configSchema.safeParse(current.data);
    const issues = next.success ? [] : next.error.issues;
    const entries = entriesForSources(current.data, current.placeOf);
    const inEntries = ({ path = [] }: Mistake) =>
      entries.some(entry => entry.path.every((key, i) => path[i] === key));
    const found = withoutEchoes(
      issues
        .flatMap(issue => mistakesOf(issue, current.data, text, current.placeOf))
        .filter(each => !inEntries(each)),
    );
    // What a guess makes of a value says that the guess is wrong, and not the value.
    tell([...entries, ...found].filter(({ path = [] }) => !guesses.has(path.join('.'))));
    for (const { path = [], facts } of found) if (facts?.isGuess) guesses.add(path.join('.'));
    const slips = found.flatMap(({ path, facts }) =>
      path && facts?.writtenAt ? [{ from: facts.writtenAt, to: path }] : [],
    );
    if (slips.length === 0) break;
    current = mended(current.data, slips, current.placeOf);
  }
  return { config: undefined, mistakes: [...mistakes.values()] };
}

/** Whether a text stands in quotes that are none to YAML, as word processors make them. */
function isInStrangeQuotes(text: unknown): boolean {
  return typeof text === 'string' && /^[“”„«‘].*[”“»’]$/.test(text);
}

/** Numbers that would be others, or nothing, once they are read: integers beyond 2^53, infinity. Texts in quotes that are none. */
function slipsInScalars(document: Document, file: string, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar: (_, { value, source = '', range, type }) => {
      if (!range) return;
      if (type === 'PLAIN' && isInStrangeQuotes(source)) {
        const { line, col } = lines.linePos(range[0]);
        mistakes.push({
          message: `YAML does not know the quotes of ${source}: they would be a part of it.`,
          place: { file, line, column: col },
          remedy: 'Write straight quotes, " or \', or none.',
        });
      }
      if (typeof value !== 'number') return;
      const isRounded = /^[-+]?(?:\d+|0x[\da-fA-F]+|0o[0-7]+)$/.test(source) && !Number.isSafeInteger(value);
      if (Number.isFinite(value) && !isRounded) return;
      const { line, col } = lines.linePos(range[0]);
      mistakes.push({
        message: Number.isFinite(value)
          ? `${source} is beyond 2^53, where readers of JSON round.`
          : `JSON has no number ${source}.`,
        place: { file, line, column: col },
        remedy: 'Put it in quotes: it is a text then.',
      });
    },
  });
  return mistakes;
}

/**
 * What a `refdata.yml` says under some of its keys, whatever else it says and leaves out.
 * @throws {UserError} with every mistake of that part, each with its line.
 */
function parsePart<Shape extends z.ZodRawShape>(
  text: string,
  file: string,
  shape: Shape,
): { document: Document; data: object; part: z.output<z.ZodObject<Shape>> } {
  const lines = new LineCounter();
  const document = parseYaml(text, file, lines);
  const data = toData(document, file, lines);
  const given = typeof data === 'object' && data !== null ? data : {};
  const result = z.looseObject(shape).safeParse(given);
  if (result.success) return { document, data: given, part: result.data };
  const placeOf = (path: ConfigPath) => locate(document, path, file, lines);
  throw invalid(
    withoutEchoes(result.error.issues.flatMap(issue => mistakesOf(issue, data, text, placeOf))),
    file,
  );
}

/** What it says of frameworks: the repository of a server may publish no language. */
export function parseFrameworks(text: string, file: string): Config['frameworks'] {
  return parsePart(text, file, { frameworks: frameworks.optional() }).part.frameworks;
}

/** What it says of how sources are read, and all of it as YAML: the rest may be still to be written. */
export function parseReading(text: string, file: string) {
  const { grammars, languages, limits } = configSchema.shape;
  return parsePart(text, file, { grammars, languages, limits });
}

function parseYaml(text: string, file: string, lineCounter: LineCounter): Document {
  const nul = text.indexOf('\0');
  if (nul >= 0) throw invalid([nulAt(text, nul, file)], file);
  const document = bounded(file, () => parseDocument(text, { lineCounter, customTags: [], merge: true }));
  const conflicts = document.errors.length > 0 ? conflictsIn(text, file) : [];
  if (conflicts.length > 0) throw invalid(conflicts, file);
  const reported = new Set<number>();
  const mistakes: Mistake[] = [];
  // A tag that nothing is known of is a warning of the parser, which then takes a text.
  const tags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
  for (const error of [...withoutYamlEchoes(document), ...tags]) {
    const [start] = error.linePos ?? [];
    const line = lineWithText(text, start?.line ?? 1);
    // One slip makes the parser stumble several times in the same line.
    if (reported.has(line)) continue;
    reported.add(line);
    const told = (error.message.split('\n')[0] ?? '')
      .replace(/ at line \d+.*$/, '')
      .replace(/; please use .*$/, '');
    if (told.includes('call stack')) throw tooDeep(file);
    const message = `This is not YAML: ${said(told)}.`;
    const isUnclosed =
      error.code === 'BAD_INDENT' && /must be sufficiently indented and end with/.test(message);
    // Of tokens that are not expected only a hyphen is surely none of a text without quotes.
    const isText = error.code === 'UNEXPECTED_TOKEN' && !told.includes('block-seq-ind');
    const isDeeper =
      error.code === 'BLOCK_AS_IMPLICIT_KEY' &&
      document.errors.some(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === error.pos[0]);
    const isKey = told.includes('need to be followed by map values');
    const isShallower = isAfterEnd(error) && (start?.col ?? 1) < firstColumn(document, lineCounter);
    const remedy = isShallower
      ? REMEDIES.BAD_INDENT
      : isDeeper
        ? DEEPER_REMEDY
        : isUnclosed
          ? REMEDIES.MISSING_CHAR
          : isKey
            ? REMEDIES.MULTILINE_IMPLICIT_KEY
            : isText
              ? undefined
              : error.code === 'DUPLICATE_KEY'
                ? twice(document, error.pos[0], lineCounter)
                : REMEDIES[error.code];
    const opened = remedy === REMEDIES.MISSING_CHAR ? openedBefore(document, error.pos[0]) : undefined;
    const at = opened === undefined ? start : lineCounter.linePos(opened);
    const blank = strangeBlank(text, line);
    mistakes.push({
      message,
      place:
        at && at.line < line && opened === undefined
          ? { file, line }
          : { file, line: at?.line ?? line, column: at?.col ?? 1 },
      remedy:
        blank ?? (isUnclosed && isCutOff(text, at?.line ?? line) ? CUT_OFF_REMEDY : remedy) ?? QUOTES_REMEDY,
    });
  }
  if (mistakes.length > 0) throw invalid(mistakes, file);
  const keys = keysThatAreMaps(document, file, lineCounter);
  if (keys.length > 0) throw invalid(keys, file);
  return document;
}

/** The parser names an empty line, or a comment, where the line below is meant. */
function lineWithText(text: string, line: number): number {
  const lines = text.split('\n');
  const found = lines.findIndex((each, i) => i >= line - 1 && !/^\s*(?:#|$)/.test(each));
  return found < 0 ? line : found + 1;
}

/** How git marks what two sides of a merge wrote, where nobody has chosen yet. */
const CONFLICT = /^<{7}(?= )/;

/** Each conflict of a merge is one mistake, whatever the parser makes of its lines. */
function conflictsIn(text: string, file: string): Mistake[] {
  return text.split('\n').flatMap((line, i) =>
    CONFLICT.test(line)
      ? [
          {
            message: 'A conflict of a merge stands here: two versions of the same lines.',
            place: { file, line: i + 1, column: 1 },
            remedy:
              'Keep what is right of both, and take out the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
          },
        ]
      : [],
  );
}

/** Slips behind which the parser takes lines that are right for wrong ones of the same list or map. */
const SHIFTING = new Set(['BAD_INDENT', 'MULTILINE_IMPLICIT_KEY', 'BLOCK_AS_IMPLICIT_KEY']);

/** Errors of the parser without those that it makes of lines that are right, since it stumbled over one before them. */
function withoutYamlEchoes(document: Document): YAMLParseError[] {
  const { errors } = document;
  const tab = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT');
  const end = errors.findIndex(isAfterEnd);
  const shifted = new Set<unknown>();
  return errors.filter((error, i) => {
    if ((tab >= 0 && i > tab) || (end >= 0 && i > end)) return false;
    const around = collectionsAround(document, error.pos[0]);
    if (!SHIFTING.has(error.code)) return true;
    const isEcho =
      error.code === 'BAD_INDENT' ? shifted.has(around[0]) : around.some(each => shifted.has(each));
    shifted.add(around[0]);
    return !isEcho;
  });
}

/** Whether the parser took what stands before a place for the whole document. */
function isAfterEnd({ code, message }: YAMLParseError): boolean {
  return (
    code === 'UNEXPECTED_TOKEN' && /^Unexpected (?:scalar at node end|\S+ token in YAML stream)/.test(message)
  );
}

/** The lists and maps around a place, the innermost first, and the document. */
function collectionsAround(document: Document, at: number): unknown[] {
  const found: unknown[] = [document];
  visit(document, {
    Collection(_, node) {
      const [from = 0, , to = 0] = node.range ?? [];
      if (from <= at && at < to) found.unshift(node);
    },
  });
  return found;
}

function firstColumn(document: Document, lines: LineCounter): number {
  const [start = 0] = document.contents?.range ?? [];
  return lines.linePos(start).col;
}

/** Where the quote, bracket or brace was opened that is not closed at a place. */
function openedBefore(document: Document, end: number): number | undefined {
  let opened: number | undefined;
  visit(document, {
    Node(_, node) {
      const isOpen =
        (isScalar(node) && /^QUOTE/.test(node.type ?? '')) || (isCollection(node) && node.flow === true);
      const [from, to] = node.range ?? [];
      if (isOpen && from !== undefined && to !== undefined && from < end && to >= end) opened = from;
    },
  });
  return opened;
}

/** Whether a comment took the end of what is open in a line: `{ table: src/tokens.py #KEYWORDS, … }`. */
function isCutOff(text: string, line: number): boolean {
  return /[\w.]\s#\/?\w[^#]*[}\]]/.test(text.split('\n')[line - 1] ?? '');
}

/** What to do where a line, or the one above, begins with blanks that look like spaces and are none. */
function strangeBlank(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(Math.max(0, line - 2), line);
  return lines.some(each => STRANGE_BLANK.test(each)) ? BLANK_REMEDY : undefined;
}

/** Keys that are maps or lists themselves: what templates write in two braces, `{{ name }}`. */
function keysThatAreMaps(document: Document, file: string, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isCollection(key) || !key.range) return undefined;
      const { line, col } = lines.linePos(key.range[0]);
      mistakes.push({
        message: 'A map or list stands where a key belongs.',
        place: { file, line, column: col },
        remedy: 'Put a text that begins with a brace or bracket in quotes; nothing is filled in here.',
      });
      return visit.SKIP;
    },
  });
  return mistakes;
}

/** What to do about a key that its map has before already. */
function twice(document: Document, start: number, lines: LineCounter): string | undefined {
  let remedy: string | undefined;
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter(isScalar);
      const second = keys.find(key => key.range?.[0] === start);
      const first = second && keys.find(({ value }) => value === second.value);
      if (!first?.range) return undefined;
      const { line } = lines.linePos(first.range[0]);
      remedy = `Keep one of the two: \`${String(first.value)}\` stands in line ${line} already, and only one of them would hold.`;
      return visit.BREAK;
    },
  });
  return remedy;
}

function toData(document: Document, file: string, lines: LineCounter): unknown {
  try {
    return bounded(file, () => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    const alias = unresolvedAlias(document);
    const at = alias?.range && lines.linePos(alias.range[0]);
    const mistake = {
      message: `${(cause as Error).message}.`,
      place: at ? { file, line: at.line, column: at.col } : { file, line: 1 },
      ...(alias && { remedy: REMEDIES.BAD_ALIAS as string }),
    };
    throw invalid([mistake], file);
  }
}

/** A name behind "*" that nothing is called by. */
function unresolvedAlias(document: Document): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}

/** The parser recurses: what is nested deeper than the stack was not written by a person. */
function bounded<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(file);
    throw error;
  }
}

function tooDeep(file: string): UserError {
  return invalid([{ message: 'It is nested too deeply.', place: { file, line: 1 } }], file);
}

/** No editor shows it, and to the parser it is a word like others. */
function nulAt(text: string, at: number, file: string): Mistake {
  return {
    message: 'This is not YAML: it holds a character NUL.',
    place: { file, line: text.slice(0, at).split('\n').length },
    remedy: 'Take it out, or write the file anew: a program that was cut off leaves such characters behind.',
  };
}

function invalid(mistakes: readonly Mistake[], file: string): UserError {
  const findings = mistakes.map(
    ({ message, place, remedy = 'See docs/configuration.md for every key.' }): Finding => ({
      rule: 'config',
      level: 'error',
      message,
      remedy,
      place,
    }),
  );
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  return new UserError(`${file} has ${count}.`, 'Correct it and try again.', { findings });
}
