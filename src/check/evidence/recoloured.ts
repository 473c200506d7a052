import { isWholeOpening, type Lexico, readText, type Token, type TokenClass } from '../../lexico/index.js';
import type { ProgramText } from '../../repository/program-texts.js';
import { type LexicoEdit, lexicoEdits } from './lexico-edits.js';

/** What a token is, for people; what stands in a region is of its class, and `codigo` is all that is no region. */
export type Kind = Exclude<TokenClass, 'branco' | 'escape' | 'interpolacao' | 'formato'> | 'codigo';

/** Tokens of programs that a new lexico reads as something else. */
export interface Recoloured {
  readonly before: Kind;
  readonly after: Kind;
  /** How many tokens: of what was no code, as it was; otherwise as they are now. */
  readonly tokens: number;
  /** How many programs have some. */
  readonly programs: number;
  /** Where the first one stands. */
  readonly file: string;
  readonly line: number;
  /** The shortest text that shows it. */
  readonly sample: string;
  /** What of the new lexico does it alone; nothing where only several things together do. */
  readonly cause: Pick<LexicoEdit, 'kind' | 'name'> | undefined;
}

/** A piece of a text that is read in two ways. */
interface Piece {
  readonly before: Kind;
  readonly after: Kind;
  readonly start: number;
  readonly end: number;
  /** Where what is counted begins: pieces of one token are one. */
  readonly counted: number;
}

const CODE: ReadonlySet<string> = new Set(['palavra', 'contextual', 'nome', 'numero', 'simbolo', 'invalido']);
/** A longer line is shown in part. */
const MAX_SAMPLE = 300;
/** Edits that are tried one by one; a lexico with more is another one. */
const MAX_EDITS = 100;

/** What two lexicos read otherwise in programs, the most frequent first, and why. */
export function recoloured(base: Lexico, head: Lexico, programs: readonly ProgramText[]): Recoloured[] {
  const edits = lexicoEdits(base, head);
  if (edits.length === 0) return [];
  const found = new Map<string, { pieces: number; files: Set<number>; first: ProgramText; piece: Piece }>();
  for (const [i, program] of programs.entries()) {
    const seen = new Set<string>();
    for (const piece of piecesOf(base, head, program.text)) {
      const key = `${piece.before} ${piece.after}`;
      const entry = found.get(key) ?? { pieces: 0, files: new Set<number>(), first: program, piece };
      found.set(key, entry);
      entry.files.add(i);
      const token = `${key} ${piece.counted}`;
      if (!seen.has(token)) entry.pieces += 1;
      seen.add(token);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.pieces - a.pieces)
    .map(({ pieces, files, first, piece }) => {
      const sample = shrunk(sampleOf(first.text, piece), text => shows(base, head, text, piece));
      const cause = edits.slice(0, MAX_EDITS).find(({ alone }) => shows(base, alone, sample, piece));
      const { before, after } = piece;
      const line = first.line + first.text.slice(0, piece.start).split('\n').length - 1;
      return { before, after, tokens: pieces, programs: files.size, file: first.file, line, sample, cause };
    });
}

/** Whether a text has a piece that is read otherwise in the same way. */
function shows(base: Lexico, head: Lexico, text: string, { before, after }: Piece): boolean {
  return piecesOf(base, head, text).some(piece => piece.before === before && piece.after === after);
}

/** Walks through the tokens of both side by side. Blanks have no colour. */
function piecesOf(base: Lexico, head: Lexico, text: string): Piece[] {
  const [read, readNow] = [readText(base, text), readText(head, text)];
  const [old, now] = [read.tokens, readNow.tokens];
  const [begins, beginsNow] = [beginningsOf(base, read.regions), beginningsOf(head, readNow.regions)];
  const pieces: Piece[] = [];
  let begun = 0;
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    const [a, b] = [old[i] as Token, now[j] as Token];
    const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
    const kinds = kindsOf(base, a, head, b);
    if (kinds?.isNow ? beginsNow(b) : begins(a)) begun = kinds?.isNow ? b.start : a.start;
    if (kinds !== undefined && kinds.before !== kinds.after && text.slice(start, end).trim() !== '')
      pieces.push({ before: kinds.before, after: kinds.after, start, end, counted: begun });
    if (a.end === end) i += 1;
    if (b.end === end) j += 1;
  }
  return pieces;
}

/** What a token was and is; nothing where one is a blank. */
function kindsOf(base: Lexico, a: Token, head: Lexico, b: Token) {
  const [before, after] = [kindOf(base, a), kindOf(head, b)];
  if (before === undefined || after === undefined) return undefined;
  const [was, is] = [CODE.has(before), CODE.has(after)];
  return {
    before: was && !is ? ('codigo' as const) : before,
    after: is && !was ? ('codigo' as const) : after,
    /** Whether what it is now is counted. */
    isNow: was && !is,
  };
}

/** Whether a token is the first of what people count: what stands in a region is of the region. */
function beginningsOf({ regioes = [] }: Lexico, regions: readonly { readonly start: number }[]) {
  const starts = new Set(regions.map(({ start }) => start));
  const whole = new Set(regioes.filter(isWholeOpening).map(({ nome }) => nome));
  return ({ class: kind, start, name = '' }: Token): boolean =>
    CODE.has(kind) || starts.has(start) || whole.has(name);
}

function kindOf({ regioes = [] }: Lexico, { class: kind, name }: Token): Exclude<Kind, 'codigo'> | undefined {
  if (kind === 'branco') return undefined;
  if (kind !== 'escape' && kind !== 'interpolacao' && kind !== 'formato') return kind;
  return regioes.find(({ nome }) => nome === name)?.classe;
}

/** The lines that a piece stands in. */
function sampleOf(text: string, { start, end }: Piece): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(
    Math.max(from, start - MAX_SAMPLE),
    Math.min(to < 0 ? text.length : to, start + MAX_SAMPLE),
  );
}

/** A text without everything that can be left out of it while it still shows something. */
function shrunk(text: string, isShown: (text: string) => boolean): string {
  if (!isShown(text)) return text;
  let shortest = text;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < shortest.length; ) {
      const without = shortest.slice(0, at) + shortest.slice(at + size);
      if (isShown(without)) shortest = without;
      else at += size;
    }
  return shortest;
}
