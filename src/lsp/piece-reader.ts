import type { Lexico, ReadStretch, RegionSpan, Token, TokenClass } from '../lexico/index.js';
import { type Steps, TURNS_PER_STEP } from '../text/steps.js';
import type { CodeKind } from './code-token.js';
import { type Fault, FIRST, KEYWORD, KINDS, type Piece, type PieceState, type Prose } from './piece.js';

const COMMENTS: ReadonlySet<TokenClass> = new Set(['comentario', 'documentacao', 'diretiva']);
const TEXTS: ReadonlySet<TokenClass> = new Set(['texto', 'caractere', 'regex', 'dado', 'escape', 'formato']);
const KIND_OF: Partial<Record<TokenClass, CodeKind>> = {
  nome: 'name',
  palavra: 'name',
  contextual: 'name',
  numero: 'number',
  simbolo: 'symbol',
  invalido: 'symbol',
  interpolacao: 'text',
};

/** Longer tokens are no words or signs that a line goes on behind. */
const MAX_SIGN_CHARACTERS = 64;

/** What a lexico says of regions and lines. */
export interface Known {
  readonly regions: ReadonlyMap<string, Region>;
  readonly lines: Lines;
}

type Region = NonNullable<Lexico['regioes']>[number];

/** What a logical line is. */
export class Lines {
  readonly openers: ReadonlySet<string>;
  readonly closers: ReadonlySet<string>;
  private readonly ends: ReadonlySet<string>;
  private readonly begins: readonly string[];
  private readonly mark: string | undefined;

  constructor({ continuacao = {} }: Lexico) {
    const { entre = [], fim = [], inicio = [], marca } = continuacao;
    this.openers = new Set(entre.map(([open]) => open));
    this.closers = new Set(entre.map(([, close]) => close));
    this.ends = new Set(fim);
    this.begins = inicio;
    this.mark = marca;
  }

  /** Whether what is blank ends with a line that a mark joins to the next one. */
  isJoined(blank: string): boolean {
    return this.mark !== undefined && blank.trimEnd().endsWith(this.mark);
  }

  /** Whether what begins in a new line goes on from the line before. */
  goesOn(last: string, text: string, at: number): boolean {
    return this.ends.has(last) || this.begins.some(begin => text.startsWith(begin, at));
  }
}

/** Makes pieces of what a text was cut into. */
export class Reader {
  at: number;
  private readonly regions: ReadonlyMap<string, Region>;
  private readonly lines: Lines;
  private from: PieceState;
  private begin: number;
  private marks: number[] = [];
  private places: number[] = [];
  private prose: Prose[] = [];
  private faults: Fault[] = [];
  private source: readonly Token[] = [];
  private around = new Around([]);
  /** Code in texts that is open, with the faults that were found before it. */
  private readonly open: {
    readonly name: string | undefined;
    readonly start: number;
    readonly faults: number;
  }[] = [];
  private depth: number;
  private isBroken: boolean;
  private last: string;
  private hasTokens: boolean;

  constructor(
    private readonly text: string,
    { regions, lines }: Known,
    at: number,
    from: PieceState,
  ) {
    this.regions = regions;
    this.lines = lines;
    this.at = at;
    this.begin = at;
    this.from = from;
    this.depth = from.depth;
    this.isBroken = from.isBroken;
    this.last = from.last;
    this.hasTokens = from.hasTokens;
  }

  /** Whether no code in a text is open. */
  get isBetween(): boolean {
    return this.open.length === 0;
  }

  state(scan: PieceState['scan']): PieceState {
    const { depth, isBroken, last, hasTokens } = this;
    return { scan, depth, isBroken, last, hasTokens };
  }

  /** Reads on, up to the end of a stretch. */
  *take({ tokens, regions, end, state }: ReadStretch): Steps<undefined> {
    const { text } = this;
    this.source = tokens;
    this.around = new Around(regions);
    for (let i = 0, turn = 1; i < tokens.length; i += 1, turn += 1) {
      if (turn % TURNS_PER_STEP === 0) yield;
      const token = tokens[i] as Token;
      if (token.class === 'branco') {
        const blank = text.slice(token.start, token.end);
        if (/[\r\n]/.test(blank) && !this.lines.isJoined(blank)) this.lineEnds(token.start);
      } else if (COMMENTS.has(token.class) || this.isText(token)) i = this.region(i);
      else this.code(token);
    }
    this.at = end;
    if (state === undefined) this.lineEnds(text.length);
    this.scan = state;
    return undefined;
  }

  private scan: PieceState['scan'];

  /** What was read since it was asked for last. */
  takeOut(): Piece {
    const { begin, from, prose, faults } = this;
    const piece = {
      length: this.at - begin,
      from,
      marks: Uint8Array.from(this.marks),
      places: Uint32Array.from(this.places, place => place - begin),
      prose: prose.map(each => ({ ...each, start: each.start - begin, end: each.end - begin })),
      faults: faults.map(each => ({ ...each, start: each.start - begin, end: each.end - begin })),
    };
    this.begin = this.at;
    this.from = this.state(this.scan);
    this.marks = [];
    this.places = [];
    this.prose = [];
    this.faults = [];
    return piece;
  }

  /** What is `invalido` in a region belongs to it; a name in quotes is one. */
  private isText({ class: kind, name }: Token): boolean {
    const mayBeRegion = kind === 'invalido' || kind === 'nome';
    return TEXTS.has(kind) || (mayBeRegion && name !== undefined && this.regions.has(name));
  }

  /** A piece of a comment or a text, up to the next code; gives the last token of it. */
  private region(first: number): number {
    const { source, text } = this;
    const token = source[first] as Token;
    const { start } = token;
    const span = this.around.at(start);
    let last = first;
    // What stands in a region belongs to it, up to the code in it.
    while (span !== undefined && (source[last + 1]?.start ?? span.end) < span.end) {
      if (source[last + 1]?.class === 'interpolacao') break;
      last += 1;
    }
    const { end } = source[last] as Token;
    const region = this.regions.get(span?.name ?? token.name ?? '');
    const isComment = COMMENTS.has(region?.classe ?? token.class);
    const isCut = span !== undefined && end < span.end;
    const isOpenEnd = span?.isClosed === false && !isCut;
    const fecha = typeof region?.fecha === 'object' ? region.fecha : {};
    const isUpToLine = 'ate' in fecha && fecha.ate !== 'abertura';
    // Whether what a whole line ends may end with the text, only the language knows, but for what a line before has announced.
    const mayEnd = isUpToLine || ('linha_inteira' in fecha && region?.fila !== true);
    if (isOpenEnd && !mayEnd)
      this.faults.push({ kind: 'unclosed', start, end: lineEnd(text, start, end), name: region?.classe });
    this.prose.push({ start, end, isOpen: !isCut && (isUpToLine || isOpenEnd) });
    if (!isComment) this.push(region?.classe === 'nome' ? 'name' : 'text', start, end);
    else if (text.slice(start, end).includes('\n') && this.hasTokens && isUpToLine) this.isBroken = true;
    return last;
  }

  /** Code in a text of one line has to end with it; what seems wrong in code that does not is only text. */
  private lineEnds(end: number): void {
    this.isBroken = true;
    const at = this.open.findIndex(
      ({ name }) => name === undefined || this.regions.get(name)?.linhas !== true,
    );
    const first = this.open[at];
    if (first === undefined) return;
    this.open.length = at;
    this.faults.length = Math.min(this.faults.length, first.faults);
    this.faults.push({ kind: 'unclosed', start: first.start, end, name: 'interpolacao' });
  }

  private interpolation({ start, end, name }: Token): void {
    const text = this.text.slice(start, end);
    const isClose = this.regions.get(name ?? '')?.interpola?.some(({ fecha }) => fecha === text);
    if (isClose === true && this.open.at(-1)?.name === name) this.open.pop();
    // What stands before a name alone, `$nome`, opens nothing.
    else if (this.opens(text, name)) this.open.push({ name, start, faults: this.faults.length });
  }

  private opens(text: string, name: string | undefined): boolean {
    const { interpola = [] } = this.regions.get(name ?? '') ?? {};
    return interpola.some(({ abre, fecha }) => abre === text && fecha !== undefined);
  }

  private code(token: Token): void {
    const { class: kind, start, end } = token;
    const text = this.text.slice(start, end);
    if (kind === 'interpolacao') this.interpolation(token);
    if (kind === 'invalido')
      this.faults.push({ kind: /^\p{Nd}/u.test(text) ? 'number' : 'stray', start, end, name: undefined });
    this.push(KIND_OF[kind] ?? 'symbol', start, end, kind === 'contextual' ? KEYWORD : 0);
    if (kind !== 'simbolo') return;
    if (this.lines.openers.has(text)) this.depth += 1;
    else if (this.lines.closers.has(text)) this.depth = Math.max(0, this.depth - 1);
  }

  private push(kind: CodeKind, start: number, end: number, keyword = 0): void {
    const isFirst = this.isBroken && this.depth === 0 && !this.lines.goesOn(this.last, this.text, start);
    this.marks.push(KINDS.indexOf(kind) | (isFirst ? FIRST : 0) | keyword);
    this.places.push(start, end);
    this.isBroken = false;
    this.hasTokens = true;
    this.last = end - start <= MAX_SIGN_CHARACTERS ? this.text.slice(start, end) : '';
  }
}

/** The innermost region around places that are asked for one behind the other. */
class Around {
  private readonly spans: readonly RegionSpan[];
  private readonly open: RegionSpan[] = [];
  private next = 0;

  constructor(spans: readonly RegionSpan[]) {
    // Of heredocs that begin in the same line the first one ends first.
    this.spans = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  }

  at(place: number): RegionSpan | undefined {
    const { spans, open } = this;
    for (let span = spans[this.next]; span !== undefined && span.start <= place; span = spans[this.next]) {
      open.push(span);
      this.next += 1;
    }
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= place) open.pop();
    return open.at(-1);
  }
}

function lineEnd(text: string, start: number, end: number): number {
  const newline = text.indexOf('\n', start);
  return newline < 0 ? end : Math.max(start + 1, Math.min(newline, end));
}
