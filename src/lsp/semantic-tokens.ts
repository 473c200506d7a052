import {
  SemanticTokensBuilder,
  type SemanticTokensEdit,
  type SemanticTokensLegend,
} from 'vscode-languageserver';
import { firstIndex } from '../text/sorted.js';
import { type Steps, TURNS_PER_STEP } from '../text/steps.js';
import { type Code, chainUpTo, isMember, textAt } from './code-token.js';
import { itemAt } from './lookup.js';
import type { Program } from './program.js';
import type { Reading } from './reading.js';

const TYPES = ['namespace', 'function', 'keyword', 'variable'] as const;
const MODIFIERS = ['defaultLibrary', 'deprecated', 'readonly'] as const;

export const LEGEND: SemanticTokensLegend = { tokenTypes: [...TYPES], tokenModifiers: [...MODIFIERS] };

/** What no grammar can say: names that stand for modules and their symbols, and contextual words where they are keywords. */
export function* semanticTokensOf(
  program: Program,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Steps<number[]> {
  const builder = new SemanticTokensBuilder();
  if (!Number.isFinite(to)) yield* program.prepare();
  const code = program.readingAt(to);
  if (code === undefined) return builder.build().data;
  const { tokens } = code;
  const first = firstIndex(tokens.length, at => (tokens.get(at)?.end ?? 0) > from);
  for (let i = first; i < tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const token = tokens.get(i);
    if (token === undefined || token.kind !== 'name') continue;
    if (token.start >= to) break;
    const meaning = meaningOf(program, code, i);
    if (meaning === undefined) continue;
    const { line, character } = program.document.positionAt(token.start);
    const [type, modifiers] = meaning;
    const bits = modifiers.reduce((sum, name) => sum + (1 << MODIFIERS.indexOf(name)), 0);
    builder.push(line, character, token.end - token.start, TYPES.indexOf(type), bits);
  }
  return builder.build().data;
}

type Meaning = readonly [type: (typeof TYPES)[number], modifiers: readonly (typeof MODIFIERS)[number][]];

function meaningOf(program: Program, code: Reading, at: number): Meaning | undefined {
  const { language } = program;
  if (code.tokens.isKeyword(at)) return ['keyword', []];
  if (isMember(code, at + 1) && partOfModule(program, code, at)) return ['namespace', ['defaultLibrary']];
  const item = itemAt(program, chainUpTo(code, at), { isMember: isMember(code, at - 1) });
  if (item?.tipo === 'modulo') return ['namespace', ['defaultLibrary']];
  // A name that is no symbol of a module may be the program's own, whatever the language has of that name.
  if (item?.tipo !== 'simbolo' || language.isReserved(textAt(code, at))) return undefined;
  const isFunction = item.assinatura?.startsWith('(') === true;
  const deprecated = item.obsoleto === null ? [] : (['deprecated'] as const);
  return isFunction
    ? ['function', ['defaultLibrary', ...deprecated]]
    : ['variable', ['defaultLibrary', 'readonly', ...deprecated]];
}

/** Whether a part of a name belongs to that of a module: `Lume` of `Lume.Texto.inverte`. */
function partOfModule(program: Program, code: Code, at: number): boolean {
  const upTo = chainUpTo(code, at);
  if (program.moduleOf(upTo)?.length === upTo.parts.length) return true;
  let last = at;
  while (isMember(code, last + 1) && code.tokens.get(last + 2)?.kind === 'name' && last - at < 20) {
    last += 2;
    const chain = chainUpTo(code, last);
    const found = program.moduleOf(chain);
    if (found !== undefined && found.length === chain.parts.length) return true;
  }
  return false;
}

/** What makes new semantic tokens of older ones: the one stretch in which they differ, or nothing. */
export function editsBetween(before: readonly number[], now: readonly number[]): SemanticTokensEdit[] {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  if (start === before.length && start === now.length) return [];
  return [{ start, deleteCount: before.length - end - start, data: now.slice(start, now.length - end) }];
}
