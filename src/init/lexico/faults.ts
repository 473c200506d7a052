import { type Lexis, type Region, readText, type Token } from '../../lexico/index.js';
import { isProse } from '../word-pairs.js';

/** Something in a program that no program of the language can have: it was cut wrongly, or is wrong itself. */
export interface Fault {
  readonly at: number;
  readonly what: string;
  readonly weight: number;
}

/** What is lost with a region without its end: everything behind it, which would otherwise be no fault. */
const UNCLOSED = 10;
const UNBALANCED = 3;
const PROSE = 2;
const GLUED = 1;
/** A statement in a text of several lines that one character delimits: the text has begun where another ended. */
const SWALLOWED = 2;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A comment or text of a program, and what the lexico says of such. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
  readonly region: Region | undefined;
}

/** What a program cannot have if a lexico is right, by where it stands. */
export function faultsOf(lexis: Lexis, text: string, leading: ReadonlySet<string>): Fault[] {
  const { tokens, regions } = readText(lexis, text);
  const named = new Map(lexis.regioes?.map(region => [region.nome, region]));
  const spans = regions.map(({ name, ...span }) => ({ ...span, region: named.get(name) }));
  return [
    ...strays(tokens, text),
    ...unclosed(spans, text),
    ...unbalanced(tokens, text),
    ...prose(tokens, text, leading),
    ...glued(spans, text),
    ...swallowed(spans, text, leading),
  ].sort((a, b) => a.at - b.at);
}

function* strays(tokens: readonly Token[], text: string): Generator<Fault> {
  for (const { class: kind, start, end } of tokens)
    if (kind === 'invalido')
      yield { at: start, what: `${JSON.stringify(text.slice(start, end))} is no token`, weight: 1 };
}

function* unclosed(spans: readonly Span[], text: string): Generator<Fault> {
  for (const { region, start, end, isClosed } of spans) {
    const fecha = region?.fecha;
    if (isClosed || (typeof fecha === 'object' && 'ate' in fecha)) continue;
    const opening = text.slice(start, Math.min(end, start + 12)).split('\n')[0] as string;
    yield { at: start, what: `what begins with ${JSON.stringify(opening)} has no end`, weight: UNCLOSED };
  }
}

/** Brackets in code: what a comment or a text swallows, or lets out, mostly leaves one alone. */
function* unbalanced(tokens: readonly Token[], text: string): Generator<Fault> {
  const open: { readonly close: string; readonly at: number }[] = [];
  for (const { class: kind, start, end } of tokens) {
    if (kind !== 'simbolo') continue;
    const sign = text.slice(start, end);
    const close = CLOSING[sign];
    if (close !== undefined) open.push({ close, at: start });
    else if (/^[)\]}]$/.test(sign) && open.pop()?.close !== sign) {
      yield { at: start, what: `"${sign}" closes nothing`, weight: UNBALANCED };
      return;
    }
  }
  const [first] = open;
  if (first) yield { at: first.at, what: `"${text[first.at]}" is not closed`, weight: UNBALANCED };
}

/** Sentences where code should be: names side by side, with words among them that hardly a program has, and no statement. */
function* prose(tokens: readonly Token[], text: string, leading: ReadonlySet<string>): Generator<Fault> {
  let names: string[] = [];
  let at = 0;
  for (const { class: kind, start, end } of tokens) {
    const piece = text.slice(start, end);
    if (kind === 'nome') {
      if (names.length === 0) at = start;
      names.push(piece);
    } else if (kind !== 'branco' || piece.includes('\n')) {
      if (isProse(names) && !leading.has(names[0] as string))
        yield { at, what: `${JSON.stringify(names.slice(0, 4).join(' '))} is prose`, weight: PROSE };
      names = [];
    }
  }
}

/** A name right behind a text, a number right before or behind one: the text has ended at a quote of code that is put into it. */
function* glued(spans: readonly Span[], text: string): Generator<Fault> {
  for (const { region, start, end } of spans) {
    if (region?.classe !== 'texto') continue;
    const isGlued = /[\p{L}\p{N}_]/u.test(text[end] ?? '') || /\p{N}/u.test(text[start - 1] ?? '');
    if (!isGlued) continue;
    const piece = text
      .slice(Math.max(start, end - 8), end + 8)
      .split('\n')
      .at(-1) as string;
    yield { at: start, what: `${JSON.stringify(piece)} ends a text within a word`, weight: GLUED };
  }
}

function* swallowed(spans: readonly Span[], text: string, leading: ReadonlySet<string>): Generator<Fault> {
  for (const { region, start, end } of spans) {
    if (region?.linhas !== true || String(region.abre).length > 1) continue;
    for (const [i, line] of text.slice(start, end).split('\n').entries()) {
      const [first = ''] = /^[\p{L}_]\w*/u.exec(line.trimStart()) ?? [];
      if (i > 0 && leading.has(first))
        yield { at: start, what: `a text swallows a statement with "${first}"`, weight: SWALLOWED };
    }
  }
}
