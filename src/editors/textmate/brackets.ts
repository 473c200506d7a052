import {
  alternatives,
  holdsSeveral,
  type Interpolation,
  type Lexico,
  nestingOf,
  textsOf,
} from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import type { Rule, Writer } from './rule.js';

type Pair = readonly [open: string, close: string];

/** What is counted in any code whose end is looked for before it is read. */
const COUNTED: readonly Pair[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

/**
 * Rules for brackets in what is put into a text: those of its own kind keep its end from being taken for theirs, all
 * others only keep formats apart. One of these that is not closed ends with what it stands in.
 */
export function bracketRules(
  { lexico, name }: Writer,
  interpolation: Interpolation,
  lineEnd: string,
  patterns: readonly Rule[],
): Rule[] {
  const { fecha = '', delimita, formato } = interpolation;
  const isCounted = delimita === 'contando';
  const own = nestingOf(interpolation);
  const simbolos = lexico.simbolos.filter(symbol => own === undefined || !holdsSeveral(symbol, own));
  const others = isCounted ? COUNTED : formato === undefined ? [] : (lexico.continuacao?.entre ?? []);
  const pairs = [...(own === undefined ? [] : [own]), ...others.filter(([open]) => open !== own?.[0])];
  const scope = (text: string) => ({
    0: { name: name(simbolos.includes(text) ? 'simbolo' : 'invalido') },
  });
  return pairs.flatMap(pair => {
    const [open, close] = pair;
    const symbols = simbolos.filter(symbol => (pair === own ? symbol.endsWith(open) : symbol === open));
    const openings = isCounted ? [...new Set([open, ...symbols])] : symbols;
    if (openings.length === 0) return [];
    return {
      begin: `${notLonger(simbolos, lexico, openings)}(?:${alternatives(openings)})`,
      end: `${escaped(close)}${lineEnd}${pair === own ? '' : `|(?=${escaped(fecha)})`}`,
      beginCaptures: scope(symbols[0] ?? open),
      endCaptures: scope(close),
      patterns,
    };
  });
}

/** A bracket is none where a longer symbol or a region begins with it. */
function notLonger(
  simbolos: readonly string[],
  { regioes = [] }: Lexico,
  openings: readonly string[],
): string {
  const regions = regioes
    .filter(({ dentro, quando, exceto }) => !dentro && quando === undefined && exceto === undefined)
    .flatMap(({ abre }) => textsOf(abre) ?? []);
  const longer = [...simbolos, ...regions].filter(
    text => !openings.includes(text) && openings.some(opening => text.startsWith(opening)),
  );
  return longer.length === 0 ? '' : `(?!${alternatives(longer)})`;
}
