import { escaped } from '../../text/pattern.js';
import type { WrittenCalls } from '../languages/language/written-calls.js';
import type { TableName } from '../locator.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/**
 * Calls as the text has them, counted by the plainest means: a name with a bracket behind it, outside of comments and texts.
 * What was found by their meaning is held against it, so that nothing is missing in silence.
 */

/** Types between a name and its bracket, on the same line. */
const TYPES = {
  '<>': String.raw`(?:(?:::)?<[^(){};\n]{0,200}>)?`,
  '[]': String.raw`(?:\[[^\]\n(){};]{1,200}\])?`,
};

/** Nodes that are text and no code. */
const TEXT = /comment|string|char|regex|text|template_string|escape|rune|doc/;

/** Texts and comments in the body of a macro, which a grammar leaves as it is. */
const QUOTED = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/g;

/** The lines on which calls of this name are written, as often as there are some. */
export function linesOfCalls(file: SourceFile, { parts }: TableName): number[] {
  const { writtenCalls } = file.language;
  const last = parts.at(-1) as string;
  if (!writtenCalls || !file.text.includes(last)) return [];
  const lines: number[] = [];
  for (const { indices } of file.text.matchAll(patternOf(parts, file, writtenCalls))) {
    const { name, brace } = indices?.groups ?? {};
    const [start = 0, end = 0] = name ?? [];
    if (isCall(start, end, brace !== undefined, file)) lines.push(lineAt(start, file.text));
  }
  return lines;
}

/** A name, with those in front of it that the locator says, and what makes a call of it. */
function patternOf(parts: readonly string[], file: SourceFile, { types, braces }: WrittenCalls): RegExp {
  const names = parts.map(escaped);
  const last = names.pop();
  const before = names.map(name => `${name}\\s*(?:->|::|\\?\\.|!\\.|\\.)\\s*`).join('');
  const between = `[ \\t]*${types ? TYPES[types] : ''}[ \\t]*`;
  const behind = [
    `${between}(?:\\?\\.[ \\t]*)?\\(`,
    '[ \\t]*![ \\t]*[({\\[]',
    '["\'][ \\t]*\\][ \\t]*(?:\\?\\.)?\\(',
    ...(braces ? [`${between}(?<brace>\\{)`] : []),
  ];
  const { nameCharacters } = file.language;
  return new RegExp(`(?<![${nameCharacters}])${before}(?<name>${last})(?:${behind.join('|')})`, 'gdu');
}

function isCall(start: number, end: number, isBrace: boolean, file: SourceFile): boolean {
  const node = file.root.descendantForIndex(start, end);
  if (!node) return true;
  if (node.startIndex !== start || node.endIndex !== end) {
    if (TEXT.test(node.type)) return false;
    return !isQuoted(node, start);
  }
  if (file.language.binding(node)) return false;
  const parsed = file.parsedToken(node);
  return parsed ? isCallAround(parsed.name, isBrace, parsed.part) : isCallAround(node, isBrace, file);
}

/** Whether nothing around a name says that it is no call; what was not understood may be one. */
function isCallAround(name: Node, isBrace: boolean, file: SourceFile): boolean {
  const { otherwise = new Set() } = file.language.writtenCalls ?? {};
  let node = name;
  for (let parent = name.parent; parent; parent = node.parent) {
    if (otherwise.has(parent.type)) return false;
    // Only what the name is at the end of: `a::b`, `b<T>`.
    const isWrapper =
      parent.endIndex === name.endIndex || /generic|template|type_arguments/.test(parent.type);
    if (!isWrapper) break;
    node = parent;
  }
  // With braces behind it, a name mostly ends something: `fn f() -> Name {`.
  return (
    !isBrace ||
    /ERROR|token_tree|struct_expression|composite_literal|compound_literal|initializer_list|preproc/.test(
      node.parent?.type ?? 'ERROR',
    )
  );
}

/** Whether a place in the body of a macro is in a text or comment. */
function isQuoted(node: Node, at: number): boolean {
  if (node.childCount > 0) return false;
  for (const { index, 0: text } of node.text.matchAll(QUOTED)) {
    const start = node.startIndex + index;
    if (start <= at && at < start + text.length) return true;
  }
  return false;
}

function lineAt(offset: number, text: string): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
