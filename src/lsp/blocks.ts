import { type Steps, TURNS_PER_STEP } from '../text/steps.js';
import { type Code, type CodeToken, textAt } from './code-token.js';
import type { Program } from './program.js';

/** A stretch of a program with a head: `funcao f():` and what is indented below it, or from one bracket to the other. */
export interface Block {
  /** The first token of the line that it begins in. */
  readonly head: number;
  /** The last token that belongs to it. */
  readonly last: number;
}

/** Blocks that the lexico lets see, in the order of their beginnings. */
export function* blocksOf(program: Program): Steps<Block[]> {
  const { blocos = {} } = program.language.data.lexico ?? {};
  const code = program.reading;
  if (code === undefined) return [];
  const found = blocos.recuo === true ? yield* byIndentation(program.text, code) : [];
  const pairs = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])];
  if (pairs.length > 0) for (const block of yield* byPairs(code, pairs)) found.push(block);
  return found.sort((a, b) => a.head - b.head || b.last - a.last);
}

function* byIndentation(text: string, code: Code): Steps<Block[]> {
  const found: Block[] = [];
  const open: { readonly column: number; readonly head: number; isFilled: boolean }[] = [];
  const close = (column: number, last: number) => {
    for (let block = open.at(-1); block !== undefined && block.column >= column; block = open.at(-1)) {
      if (block.isFilled) found.push({ head: block.head, last });
      open.pop();
    }
  };
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const { isFirst, start } = code.tokens.get(i) as CodeToken;
    if (!isFirst) continue;
    const column = start - (text.lastIndexOf('\n', start - 1) + 1);
    close(column, i - 1);
    const around = open.at(-1);
    if (around !== undefined) around.isFilled = true;
    open.push({ column, head: i, isFilled: false });
  }
  close(-1, code.tokens.length - 1);
  return found;
}

function* byPairs(code: Code, pairs: readonly (readonly [string, string])[]): Steps<Block[]> {
  const closers = new Map<string, string[]>();
  for (const [open, close] of pairs) closers.set(open, [...(closers.get(open) ?? []), close]);
  const ends = new Set(pairs.map(([, close]) => close));
  const found: Block[] = [];
  const open: { readonly text: string; readonly head: number }[] = [];
  let head = 0;
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const { kind, isFirst } = code.tokens.get(i) as CodeToken;
    if (isFirst) head = i;
    if (kind === 'text') continue;
    const text = textAt(code, i);
    if (ends.has(text)) {
      const at = open.findLastIndex(each => closers.get(each.text)?.includes(text));
      const block = open[at];
      if (block === undefined) continue;
      open.length = at;
      found.push({ head: block.head, last: i });
    } else if (closers.has(text)) open.push({ text, head });
  }
  return found;
}

/** The line of a token's beginning or end. */
export function lineOf({ document }: Program, token: CodeToken | undefined, end = false): number {
  return token === undefined ? 0 : document.positionAt(end ? token.end : token.start).line;
}
