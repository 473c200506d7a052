import { REGION_CLASSES } from './region-classes.js';

/** What a token may be: a region, or what stands in code and in regions. */
export const TOKEN_CLASSES = [
  ...REGION_CLASSES,
  'escape',
  'interpolacao',
  'formato',
  'palavra',
  'contextual',
  'numero',
  'simbolo',
  'branco',
  'invalido',
] as const;

export type TokenClass = (typeof TOKEN_CLASSES)[number];

/** A piece of a text, from `start` up to `end`, in UTF-16 code units. The tokens of a text cover it without gaps. */
export interface Token {
  readonly class: TokenClass;
  readonly start: number;
  readonly end: number;
  /** Of a region and what is in it, its name; of a word, its group. */
  readonly name?: string;
}

/** Classes that code goes on behind as if they were not there. */
export const UNSEEN: ReadonlySet<TokenClass> = new Set(['branco', 'comentario', 'documentacao', 'diretiva']);

/**
 * The same tokens with offsets in code points, as most lexers count. Tokens come in order.
 */
export function inCodePoints(text: string, tokens: readonly Token[]): Token[] {
  let unit = 0;
  let point = 0;
  const pointOf = (offset: number): number => {
    while (unit < offset) {
      unit += (text.codePointAt(unit) as number) > 0xffff ? 2 : 1;
      point += 1;
    }
    return point;
  };
  return tokens.map(token => {
    const start = pointOf(token.start);
    return { ...token, start, end: pointOf(token.end) };
  });
}
