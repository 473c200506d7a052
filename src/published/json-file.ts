import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { at } from '../contract/json-pointer.js';
import type { Finding, Place } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import { encoding, jsonDuplicateKey, jsonSyntax } from '../rules/published-files.js';
import { isLfsPointer, LFS_REMEDY, lfsSentence } from '../text/lfs-pointer.js';
import { shown } from '../text/shown.js';
import { isUtf16 } from '../text/utf-16.js';

/** The contract needs eight; parsers and validators of others recurse. */
const MAX_DEPTH = 100;

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** A published file as it was read. */
export interface JsonFile {
  /** Path under the base address: `/api/erros.json`. */
  readonly path: string;
  /** The file or address, for people. */
  readonly place: string;
  readonly bytes: number;
  /** In lower-case hexadecimal, as in the manifest. */
  readonly sha256: string;
  /** Text without byte order mark; nothing if the file is not UTF-8. */
  readonly text?: string;
  /** What the text holds; nothing if it is not JSON. */
  readonly data?: unknown;
  /** What is wrong with the file as a text and as JSON. */
  readonly findings: readonly Finding[];
}

/** Decodes and parses a published file; whatever is wrong with the bytes becomes a finding. */
export function readJsonFile(path: string, place: string, bytes: Uint8Array): JsonFile {
  const file = { path, place, bytes: bytes.length, sha256: sha256Of(bytes) };
  const finding = (
    rule: RuleInfo,
    message: string,
    where: Omit<Place, 'file'>,
    pointer?: string,
  ): Finding => {
    const subject = pointer === undefined ? path : `${path}#${pointer}`;
    return findingOf(rule, message, subject, { file: place, ...where });
  };

  if (!isUtf8(bytes)) {
    const line = firstInvalidLine(bytes);
    const message = isUtf16(bytes)
      ? `${path} is UTF-16, and not UTF-8.`
      : `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`;
    return { ...file, findings: [finding(encoding, message, { line })] };
  }
  const findings: Finding[] = [];
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (marked)
    findings.push(finding(encoding, `${path} begins with a byte order mark.`, { line: 1, column: 1 }));
  const text = new TextDecoder().decode(bytes);

  const { depth, keys } = survey(text);
  if (depth > MAX_DEPTH) {
    const message = `${path} is nested deeper than ${MAX_DEPTH} levels.`;
    return { ...file, text, findings: [...findings, finding(jsonSyntax, message, {})] };
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    if (isLfsPointer(text)) {
      const unfetched = { ...jsonSyntax, remedy: LFS_REMEDY };
      return { ...file, text, findings: [...findings, finding(unfetched, lfsSentence(path), { line: 1 })] };
    }
    const { message, ...where } = syntaxError(text);
    findings.push(finding(jsonSyntax, `${path} is not JSON: ${message}.`, where));
    return { ...file, text, findings };
  }
  // Counting is ten times as fast as looking, and nearly always enough.
  const duplicates = countKeys(data) === keys ? [] : duplicateKeys(text);
  for (const { key, pointer, ...where } of duplicates) {
    findings.push(
      finding(jsonDuplicateKey, `The key ${shown(key)} stands twice in its object.`, where, pointer),
    );
  }
  return { ...file, text, data, findings };
}

/** SHA-256 in lower-case hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A line feed is never part of a longer character, so lines can be looked at one by one. */
function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
}

/**
 * What can be seen of a JSON text without parsing it: how deep brackets stand in each other, found before anything
 * parses that could run out of stack, and how many keys there are, which is the number of colons outside of strings.
 */
function survey(text: string): { depth: number; keys: number } {
  let open = 0;
  let depth = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = endOfString(text, i);
    } else if (code === COLON) {
      keys += 1;
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      open += 1;
      if (open > depth) depth = open;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      open -= 1;
    }
  }
  return { depth, keys };
}

/** Index of the quote that ends the string which begins at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    // Backslashes in pairs stand for themselves, and the quote behind them counts.
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** Number of keys that parsing has left. */
function countKeys(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const values: readonly unknown[] = Array.isArray(data) ? data : Object.values(data);
  let keys = values === data ? 0 : values.length;
  for (const value of values) keys += countKeys(value);
  return keys;
}

/** The engine's own messages differ between versions of Node, and some name no place. */
function syntaxError(text: string): { message: string; line?: number; column?: number } {
  let found: { message: string; line: number; column: number } | undefined;
  const onError = (code: ParseErrorCode, _offset: number, _length: number, line: number, column: number) => {
    found ??= { message: messageOf(code), line: line + 1, column: column + 1 };
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // Where quotes are not in pairs, the depth may have been hidden; what was found before that still holds.
    if (!(error instanceof RangeError)) throw error;
  }
  return found ?? { message: 'the text ends early or goes on after the end' };
}

/** `CommaExpected` becomes "comma expected". */
function messageOf(code: ParseErrorCode): string {
  return printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}

interface DuplicateKey {
  readonly key: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}

/** Keys that stand a second time in their object: `JSON.parse` keeps the last one and says nothing. */
function duplicateKeys(text: string): DuplicateKey[] {
  const duplicates: DuplicateKey[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, line, column, path) => {
      const keys = open.at(-1);
      if (keys?.has(key)) {
        duplicates.push({ key, pointer: at('', ...path(), key), line: line + 1, column: column + 1 });
      }
      keys?.add(key);
    },
  });
  return duplicates;
}
