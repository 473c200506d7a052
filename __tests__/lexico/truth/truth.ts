import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inCodePoints, type Lexis, type TokenClass, tokenize } from '../../../src/lexico/index.js';

/** A token of a language's own lexer: what it is, and its place in code points. */
export type TrueToken = readonly [kind: string, start: number, end: number];

/** What a lexer says of a text: its tokens, or why it takes none. */
export type Answer = readonly TrueToken[] | { readonly error: string };

/** Asks a program that reads JSON texts, a line each, and answers so. */
export function ask(program: string, args: readonly string[], texts: readonly string[]): Answer[] {
  const { stdout, stderr, status } = spawnSync(program, args, {
    input: texts.map(text => `${JSON.stringify(text)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Answer);
}

export function isThere(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

export const shim = (name: string) => join(import.meta.dirname ?? '.', name);

/** How classes of ours are called by a lexer; its names for what it does not tell are left out. */
export const KINDS: Readonly<Record<TokenClass, string>> = {
  comentario: 'comment',
  documentacao: 'comment',
  texto: 'text',
  caractere: 'text',
  regex: 'regex',
  diretiva: 'directive',
  dado: 'text',
  escape: 'text',
  interpolacao: 'brace',
  formato: 'format',
  palavra: 'word',
  contextual: 'name',
  nome: 'name',
  numero: 'number',
  simbolo: 'symbol',
  branco: 'blank',
  invalido: 'invalid',
};

/** How far tokens agree with those of a lexer. */
export interface Agreement {
  /** Tokens of the lexer, and of these those that are read alike: the same place and kind. */
  readonly tokens: number;
  readonly alike: number;
  /** Each token of either side that is not the other's. */
  readonly differences: readonly string[];
}

/** Texts of either may come in pieces, for escapes: there each character counts, and its token when all do. */
export function agreement(lexis: Lexis, text: string, truth: readonly TrueToken[], kinds = KINDS): Agreement {
  const points = [...text];
  const classes = new Map(lexis.regioes?.map(({ nome, classe }) => [nome, classe]));
  const ours = inCodePoints(text, tokenize(lexis, text)).map(token => {
    const region = token.class === 'escape' ? classes.get(token.name ?? '') : undefined;
    return { ...token, kind: kinds[region ?? token.class] };
  });
  const ourKind: string[] = new Array(points.length);
  for (const { kind, start, end } of ours) ourKind.fill(kind, start, end);
  const places = new Set(ours.map(({ kind, start, end }) => `${kind} ${start} ${end}`));
  const truePlaces = new Set(truth.map(([kind, start, end]) => `${kind} ${start} ${end}`));
  const trueKind: string[] = new Array(points.length);
  for (const [kind, start, end] of truth) trueKind.fill(kind, start, end);
  const differences: string[] = [];
  const show = (who: string, kind: string, start: number, end: number) =>
    `${who} ${kind} ${start}-${end} ${JSON.stringify(points.slice(start, end).join('').slice(0, 60))}`;
  const isPieced = (kind: string) => ['text', 'format', 'regex'].includes(kind);
  const begins = new Set(ours.filter(({ kind }) => kind === 'text').map(({ start }) => start));
  const ends = new Set(ours.filter(({ kind }) => kind === 'text').map(({ end }) => end));
  let alike = 0;
  for (const [kind, start, end] of truth) {
    // Of a text with code in it, some lexers tell only how far it goes.
    if (kind === 'template' && begins.has(start) && ends.has(end)) {
      alike += 1;
      continue;
    }
    const isAlike = isPieced(kind)
      ? ourKind.slice(start, end).every(own => own === kind)
      : places.has(`${kind} ${start} ${end}`);
    if (isAlike) alike += 1;
    else differences.push(show('lexer:', kind, start, end));
  }
  for (const { kind, start, end } of ours) {
    if (kind === 'blank' || trueKind[start] === 'template') continue;
    const isAlike = isPieced(kind)
      ? trueKind.slice(start, end).every(own => own === kind)
      : truePlaces.has(`${kind} ${start} ${end}`);
    if (!isAlike) differences.push(show('ours:', kind, start, end));
  }
  return { tokens: truth.length, alike, differences };
}
