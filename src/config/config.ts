import { type Alias, type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { ConfigPath } from '../extract/index.js';
import type { Finding, Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { said } from '../text/said.js';
import { frameworks } from './frameworks.js';
import { type Mistake, mistakesOf, withoutEchoes } from './mistakes.js';
import { keysNamed, locate } from './places.js';
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
  if (data === null) throw invalid([{ message: 'It is empty.', place: { file, line: 1 } }], file);
  const placeOf = (path: ConfigPath) => locate(document, path, file, lines);
  // The schema passes over this one key silently, so that nothing would be said about it.
  const hidden = keysNamed(document, '__proto__', 'value').map(path => ({
    message: 'There is no key `__proto__` here.',
    place: placeOf(path),
  }));
  const result = configSchema.safeParse(data);
  const rounded = numbersBeyondJson(document, file, lines);
  if (result.success && hidden.length === 0 && rounded.length === 0)
    return { config: result.data, text, placeOf };
  const issues = result.success
    ? []
    : withoutEchoes(result.error.issues.flatMap(issue => mistakesOf(issue, data, text, placeOf)));
  throw invalid([...hidden, ...rounded, ...issues], file);
}

/** Numbers that would be others, or nothing, once they are read: integers beyond 2^53, infinity. */
function numbersBeyondJson(document: Document, file: string, lines: LineCounter): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar: (_, { value, source = '', range }) => {
      if (typeof value !== 'number' || !range) return;
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
 * What a `refdata.yml` says of frameworks, whatever else it says: the repository of a server may publish no language.
 * @throws {UserError} with every mistake of that part, each with its line.
 */
export function parseFrameworks(text: string, file: string): Config['frameworks'] {
  const lines = new LineCounter();
  const document = parseYaml(text, file, lines);
  const data = toData(document, file, lines);
  const result = z.looseObject({ frameworks: frameworks.optional() }).safeParse(data ?? {});
  if (result.success) return result.data.frameworks;
  const placeOf = (path: ConfigPath) => locate(document, path, file, lines);
  throw invalid(
    withoutEchoes(result.error.issues.flatMap(issue => mistakesOf(issue, data, text, placeOf))),
    file,
  );
}

function parseYaml(text: string, file: string, lineCounter: LineCounter): Document {
  const document = bounded(file, () => parseDocument(text, { lineCounter, customTags: [], merge: true }));
  const reported = new Set<number>();
  const mistakes: Mistake[] = [];
  // A tag that nothing is known of is a warning of the parser, which then takes a text.
  const tags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
  for (const error of [...document.errors, ...tags]) {
    const [start] = error.linePos ?? [];
    const line = start?.line ?? 1;
    // One slip makes the parser stumble several times in the same line.
    if (reported.has(line)) continue;
    reported.add(line);
    const told = (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '');
    const message = `This is not YAML: ${said(told)}.`;
    const isUnclosed =
      error.code === 'BAD_INDENT' && /must be sufficiently indented and end with/.test(message);
    // Of tokens that are not expected only a hyphen is surely none of a text without quotes.
    const isText = error.code === 'UNEXPECTED_TOKEN' && !told.includes('block-seq-ind');
    const isDeeper =
      error.code === 'BLOCK_AS_IMPLICIT_KEY' &&
      document.errors.some(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === error.pos[0]);
    const isKey = told.includes('need to be followed by map values');
    const remedy = isDeeper
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
    mistakes.push({
      message,
      place: { file, line, column: start?.col ?? 1 },
      remedy: remedy ?? QUOTES_REMEDY,
    });
  }
  if (mistakes.length > 0) throw invalid(mistakes, file);
  return document;
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
    if (error instanceof RangeError)
      throw invalid([{ message: 'It is nested too deeply.', place: { file, line: 1 } }], file);
    throw error;
  }
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
