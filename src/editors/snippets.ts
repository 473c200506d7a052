import { type Lexico, type Token, tokenize } from '../lexico/index.js';

/** A snippet, as VS Code has them. */
export interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

const MAX_PLACEHOLDERS = 6;
const MAX_HEADER = 80;

/**
 * A snippet for each word that begins blocks in the programs: its shortest first line, with what programs choose
 * themselves as placeholders. Nothing is made up.
 */
export function snippets(lexico: Lexico, programs: readonly string[]): Record<string, Snippet> {
  const { blocos = {} } = lexico;
  const closings = new Map([...(blocos.pares ?? []), ...(blocos.palavras ?? [])]);
  const opens = new Set([...(blocos.abre ?? []), ...closings.keys()]);
  const found = new Map<string, { header: string; body: string[] }>();
  for (const text of programs) {
    for (const line of linesOf(text, tokenize(lexico, text))) {
      const [first, last] = [line[0], line.at(-1)];
      if (first === undefined || last === undefined || line.length < 2) continue;
      const opener = text.slice(last.start, last.end);
      const isWord = first.class === 'palavra' || first.class === 'contextual';
      const header = text.slice(first.start, last.end);
      if (!isWord || !opens.has(opener) || header.length > MAX_HEADER || /[\r\n]/.test(header)) continue;
      const prefix = text.slice(first.start, first.end);
      const known = found.get(prefix);
      if (
        known &&
        (known.header.length < header.length ||
          (known.header.length === header.length && known.header <= header))
      )
        continue;
      const body = bodyOf(text, line, closings.get(opener));
      if (body !== undefined) found.set(prefix, { header, body });
    }
  }
  return Object.fromEntries(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([prefix, { header, body }]) => [prefix, { prefix, body, description: header }]),
  );
}

/** Tokens of each line, without blanks and comments. */
function* linesOf(text: string, tokens: readonly Token[]): Generator<Token[]> {
  let line: Token[] = [];
  for (const token of tokens) {
    if (token.class === 'branco' && /[\r\n]/.test(text.slice(token.start, token.end))) {
      yield line;
      line = [];
    } else if (token.class !== 'branco' && token.class !== 'comentario' && token.class !== 'documentacao')
      line.push(token);
  }
  yield line;
}

const CHOSEN = new Set(['nome', 'numero', 'texto', 'caractere']);

function bodyOf(text: string, line: readonly Token[], closing: string | undefined): string[] | undefined {
  let body = '';
  let count = 0;
  let at = line[0]?.start ?? 0;
  for (const { class: kind, start, end } of line) {
    if (kind === 'interpolacao' || kind === 'escape') return undefined;
    body += escaped(text.slice(at, start));
    const shown = escaped(text.slice(start, end));
    if (CHOSEN.has(kind)) count += 1;
    body += CHOSEN.has(kind) ? `\${${count}:${shown}}` : shown;
    at = end;
  }
  if (count > MAX_PLACEHOLDERS) return undefined;
  return [body, '\t$0', ...(closing === undefined ? [] : [closing])];
}

function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
