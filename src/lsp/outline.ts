import {
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  SymbolKind,
} from 'vscode-languageserver-protocol';
import { type Steps, TURNS_PER_STEP } from '../text/steps.js';
import { visibleLine } from '../text/visible.js';
import { blocksOf, lineOf } from './blocks.js';
import { type Code, type CodeToken, isMember, isName, textAt } from './code-token.js';
import type { Program } from './program.js';

const MAX_SYMBOLS = 5000;
const MAX_FOLDS = 5000;
const MAX_PATH_CHARACTERS = 80;
/** So many words may stand before the one that declares: `abstrata classe`, `estatico funcao`. */
const MAX_MODIFIERS = 4;

/** What words that declare are in other languages. */
const KINDS: readonly (readonly [word: RegExp, kind: SymbolKind])[] = [
  [/^(?:class|type)\b/, SymbolKind.Class],
  [/^(?:struct|record)\b/, SymbolKind.Struct],
  [/^(?:fun|func|function|def)\b/, SymbolKind.Function],
  [/^enum\b/, SymbolKind.Enum],
  [/^(?:interface|trait)\b/, SymbolKind.Interface],
  [/^module\b/, SymbolKind.Module],
  [/^const\b/, SymbolKind.Constant],
  [/^(?:let|var|val)\b/, SymbolKind.Variable],
];

interface Declared {
  readonly symbol: DocumentSymbol;
  readonly start: number;
  readonly end: number;
}

/** What a program declares, one inside of another, as far as words that declare can be known. */
export function* symbolsOf(program: Program): Steps<DocumentSymbol[]> {
  const code = program.reading;
  if (code === undefined) return [];
  const lasts = new Map<number, number>();
  for (const { head, last } of yield* blocksOf(program))
    lasts.set(head, Math.max(last, lasts.get(head) ?? 0));
  const roots: DocumentSymbol[] = [];
  const around: Declared[] = [];
  let count = 0;
  for (let i = 0; i < code.tokens.length && count < MAX_SYMBOLS; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    if (!code.tokens.get(i)?.isFirst) continue;
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= (code.tokens.get(i)?.start ?? 0)) around.pop();
    const declared = declaredAt(program, code, i, lasts.get(i));
    if (declared === undefined) continue;
    const isLocal = around.some(({ symbol }) => symbol.kind === SymbolKind.Function);
    // What a function has for itself is of no interest from outside.
    if (isLocal && declared.symbol.kind === SymbolKind.Variable) continue;
    count += 1;
    (around.at(-1)?.symbol.children ?? roots).push(declared.symbol);
    around.push(declared);
  }
  return roots;
}

function declaredAt(
  program: Program,
  code: Code,
  first: number,
  last: number | undefined,
): Declared | undefined {
  const { language, reading, document } = program;
  for (let at = first; at < first + MAX_MODIFIERS; at += 1) {
    const word = textAt(code, at);
    const isKeyword = language.isReserved(word) || reading?.tokens.isKeyword(at);
    if (!isKeyword || !isName(code, at)) return undefined;
    const name = textAt(code, at + 1);
    if (!isName(code, at + 1) || language.isReserved(name) || code.tokens.get(at + 1)?.isFirst) continue;
    const isContextual = !language.isReserved(word);
    if (isContextual ? last === undefined : !language.isDeclaring(word)) return undefined;
    // `servidor.x` asks something of a name.
    if (isMember(code, at + 2)) return undefined;
    const token = code.tokens.get(at + 1) as CodeToken;
    const begin = code.tokens.get(first) as CodeToken;
    const end = code.tokens.get(last ?? lineEnd(code, at + 1)) as CodeToken;
    return {
      start: begin.start,
      end: end.end,
      symbol: {
        name: language.verbs.has(name) ? routeName(code, at + 1) : name,
        detail: word,
        kind: kindOf(program, word, textAt(code, at + 2), isContextual),
        range: { start: document.positionAt(begin.start), end: document.positionAt(end.end) },
        selectionRange: { start: document.positionAt(token.start), end: document.positionAt(token.end) },
        children: [],
      },
    };
  }
  return undefined;
}

/** A verb of HTTP with the path behind it. */
function routeName(code: Code, at: number): string {
  const path = code.tokens.get(at + 1);
  return path?.kind === 'text' && !path.isFirst
    ? `${textAt(code, at)} ${visibleLine(textAt(code, at + 1), MAX_PATH_CHARACTERS)}`
    : textAt(code, at);
}

function kindOf({ language }: Program, word: string, behind: string, isContextual: boolean): SymbolKind {
  if (isContextual) return SymbolKind.Namespace;
  const equivalent = language.words.get(word)?.equivalent ?? '';
  const [, kind] = KINDS.find(([pattern]) => pattern.test(equivalent)) ?? [];
  if (kind !== undefined) return kind;
  return behind === '('
    ? SymbolKind.Function
    : behind === ':' || behind === '{'
      ? SymbolKind.Class
      : SymbolKind.Variable;
}

/** The last token of the line that a token stands in. */
function lineEnd({ tokens }: Code, at: number): number {
  let last = at;
  while (last + 1 < tokens.length && !tokens.get(last + 1)?.isFirst) last += 1;
  return last;
}

/** Blocks and comments of several lines. */
export function* foldsOf(program: Program): Steps<FoldingRange[]> {
  const { reading, document, text } = program;
  if (reading === undefined) return [];
  const found: FoldingRange[] = [];
  for (const { head, last } of yield* blocksOf(program)) {
    if (found.length >= MAX_FOLDS) return found;
    const startLine = lineOf(program, reading.tokens.get(head));
    const endLine = lineOf(program, reading.tokens.get(last), true);
    if (endLine > startLine) found.push({ startLine, endLine });
  }
  // Both are in the order of the text: what is no token is a comment.
  let at = 0;
  for (const [i, { start, end }] of reading.prose.entries()) {
    if (i % TURNS_PER_STEP === 0) yield;
    while ((reading.tokens.get(at)?.start ?? start) < start) at += 1;
    if (reading.tokens.get(at)?.start === start || !text.slice(start, end).trimEnd().includes('\n')) continue;
    const endLine = document.positionAt(end).line;
    found.push({ startLine: document.positionAt(start).line, endLine, kind: FoldingRangeKind.Comment });
  }
  return found.slice(0, MAX_FOLDS);
}
