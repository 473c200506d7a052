import { type Lexico, REGION_CLASSES, type Token, type TokenClass, tokenize } from '../../lexico/index.js';
import { html } from '../../site/html.js';
import type { Program } from '../model/examples.js';
import type { ProgramCode } from './document.js';

/** What has a colour, by the class that estilo.css knows it by: names, signs and blanks are as the rest of the text. */
const COLOURS: Partial<Record<TokenClass, string>> = {
  palavra: 'k',
  contextual: 'k',
  comentario: 'c',
  documentacao: 'c',
  texto: 's',
  caractere: 's',
  dado: 's',
  regex: 's',
  escape: 'e',
  formato: 'e',
  interpolacao: 'e',
  numero: 'n',
  diretiva: 'd',
  invalido: 'x',
};
/** Groups of words that are values. */
const VALUES: ReadonlySet<string> = new Set(['constante']);
/** What a name that is looked for is marked by, where it stands in code. */
const SOUGHT = 'f';
const REGIONS: ReadonlySet<TokenClass> = new Set(REGION_CLASSES);
/** A longer program is shown as plain text: pages stay small. */
const MAX_CHARACTERS = 20_000;

/** Of a text of a program, what is shown of it: from one place up to another. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Colours programs by the tokens of their language, when the pages are made. */
export class Painter {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly tokens = new Map<string, readonly Token[]>();

  constructor(
    private readonly lexico: Lexico,
    programs: readonly Program[],
  ) {
    this.texts = new Map(programs.map(({ path, text }) => [path, text]));
  }

  /** A program as HTML, or lines of one: these may begin inside of a text or a comment, so that the whole is read. */
  html(code: string, { sought, from }: ProgramCode): string {
    const plain = html(code);
    if (code.length > MAX_CHARACTERS) return plain;
    const text = from === undefined ? undefined : this.texts.get(from.path);
    const lines = text === undefined || from === undefined ? undefined : linesIn(text, code, from.line);
    const painted =
      text === undefined || lines === undefined
        ? this.painted(code, [{ start: 0, end: code.length }], sought)
        : this.painted(text, lines, sought);
    // What is not the same character by character in pieces, such as signs that are joined, stays whole.
    return painted.replace(/<\/?span[^>]*>/g, '') === plain ? painted : plain;
  }

  /** Pieces of a text, a line each where there are several. */
  private painted(text: string, spans: readonly Span[], sought: string | undefined): string {
    const tokens = this.tokensOf(text);
    let i = 0;
    return spans
      .map(({ start, end }) => {
        let line = '';
        while (i < tokens.length && (tokens[i] as Token).end <= start) i += 1;
        for (let at = i; at < tokens.length && (tokens[at] as Token).start < end; at += 1) {
          const token = tokens[at] as Token;
          const piece = text.slice(Math.max(token.start, start), Math.min(token.end, end));
          const isSought = piece === sought && (token.class === 'nome' || !REGIONS.has(token.class));
          line += run(piece, classesOf(token, isSought));
        }
        return line;
      })
      .join('\n');
  }

  private tokensOf(text: string): readonly Token[] {
    let tokens = this.tokens.get(text);
    if (tokens === undefined) {
      tokens = tokenize(this.lexico, text);
      this.tokens.set(text, tokens);
    }
    return tokens;
  }
}

function classesOf({ class: kind, name = '' }: Token, isSought: boolean): string {
  const colour = kind === 'palavra' && VALUES.has(name) ? COLOURS.numero : COLOURS[kind];
  return [colour ?? '', isSought ? SOUGHT : ''].filter(each => each !== '').join(' ');
}

function run(text: string, classes: string): string {
  return classes === '' ? html(text) : `<span class="${classes}">${html(text)}</span>`;
}

/** Where the lines of a piece of code stand in a text, each without the blanks that it was shown without; nothing where they do not. */
function linesIn(text: string, code: string, first: number): Span[] | undefined {
  const spans: Span[] = [];
  let [line, start] = [1, 0];
  while (line < first) {
    const end = text.indexOf('\n', start);
    if (end < 0) return undefined;
    [line, start] = [line + 1, end + 1];
  }
  for (const shown of code.split('\n')) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (start > text.length || !text.slice(start, end).endsWith(shown)) return undefined;
    spans.push({ start: end - shown.length, end });
    start = end + 1;
  }
  return spans;
}
