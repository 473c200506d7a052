import { type Lexico, type RegionSpan, readTextSteps, type Token, type TokenClass } from '../lexico/index.js';
import { type Steps, TURNS_PER_STEP, whole } from '../text/steps.js';
import type { CodeKind, CodeToken } from './code-token.js';
import type { Fault, Prose, Reading, Tokenizer } from './reading.js';

const COMMENTS: ReadonlySet<TokenClass> = new Set(['comentario', 'documentacao', 'diretiva']);
const TEXTS: ReadonlySet<TokenClass> = new Set(['texto', 'caractere', 'regex', 'dado', 'escape', 'formato']);
const KINDS: Partial<Record<TokenClass, CodeKind>> = {
  nome: 'name',
  palavra: 'name',
  contextual: 'name',
  numero: 'number',
  simbolo: 'symbol',
  invalido: 'symbol',
  interpolacao: 'text',
};

/** Reads programs of a language as its lexico says. */
export function tokenizerOf(lexico: Lexico): Tokenizer {
  const regions = new Map((lexico.regioes ?? []).map(region => [region.nome, region]));
  const lines = new Lines(lexico);
  function* steps(text: string): Steps<Reading> {
    const { tokens, regions: spans } = yield* readTextSteps(lexico, text);
    return yield* new Reader(text, tokens, new Around(spans), regions, lines).read();
  }
  return Object.assign((text: string) => whole(steps(text)), { steps });
}

type Region = NonNullable<Lexico['regioes']>[number];

/** What a logical line is. */
class Lines {
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

class Reader {
  private readonly tokens: CodeToken[] = [];
  private readonly prose: Prose[] = [];
  private readonly faults: Fault[] = [];
  private readonly keywords = new Set<number>();
  /** Code in texts that is open, with the faults that were found before it. */
  private readonly open: {
    readonly name: string | undefined;
    readonly start: number;
    readonly faults: number;
  }[] = [];
  private depth = 0;
  private isBroken = true;

  constructor(
    private readonly text: string,
    private readonly source: readonly Token[],
    private readonly around: Around,
    private readonly regions: ReadonlyMap<string, Region>,
    private readonly lines: Lines,
  ) {}

  *read(): Steps<Reading> {
    const { text, source } = this;
    for (let i = 0, turn = 1; i < source.length; i += 1, turn += 1) {
      if (turn % TURNS_PER_STEP === 0) yield;
      const token = source[i] as Token;
      if (token.class === 'branco') {
        const blank = text.slice(token.start, token.end);
        if (/[\r\n]/.test(blank) && !this.lines.isJoined(blank)) this.lineEnds(token.start);
      } else if (COMMENTS.has(token.class) || this.isText(token)) i = this.region(i);
      else this.code(token);
    }
    this.lineEnds(text.length);
    const { tokens, prose, faults, keywords } = this;
    return { text, tokens, prose, faults, keywords };
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
    else if (text.slice(start, end).includes('\n') && this.tokens.length > 0 && isUpToLine)
      this.isBroken = true;
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
    if (kind === 'contextual') this.keywords.add(start);
    if (kind === 'invalido')
      this.faults.push({ kind: /^\p{Nd}/u.test(text) ? 'number' : 'stray', start, end, name: undefined });
    this.push(KINDS[kind] ?? 'symbol', start, end);
    if (kind !== 'simbolo') return;
    if (this.lines.openers.has(text)) this.depth += 1;
    else if (this.lines.closers.has(text)) this.depth = Math.max(0, this.depth - 1);
  }

  private push(kind: CodeKind, start: number, end: number): void {
    const before = this.tokens.at(-1);
    const last = before === undefined ? '' : this.text.slice(before.start, before.end);
    const isFirst = this.isBroken && this.depth === 0 && !this.lines.goesOn(last, this.text, start);
    this.tokens.push({ kind, start, end, isFirst });
    this.isBroken = false;
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
