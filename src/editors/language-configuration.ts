import { alternatives, type Lexico, namesOf, textsOf } from '../lexico/index.js';
import { closingTexts } from './surroundings.js';

/** What VS Code knows of a language besides its colours: comments, brackets, indentation. */
export function languageConfiguration(lexico: Lexico): Record<string, unknown> {
  const { regioes = [], continuacao = {}, blocos = {} } = lexico;
  const nomes = namesOf(lexico);
  const comments = regioes.filter(({ classe, dentro }) => classe === 'comentario' && !dentro);
  const literal = (region: (typeof comments)[number] | undefined) => region && textsOf(region.abre)?.[0];
  // A comment that opens everywhere, before one that depends on what stands around it.
  const lines = comments
    .filter(({ fecha }) => typeof fecha === 'object' && 'ate' in fecha && fecha.ate !== 'abertura')
    .sort((a, b) => Number(a.exceto !== undefined) - Number(b.exceto !== undefined));
  const block = comments.find(({ fecha }) => typeof fecha === 'string');
  const [lineComment, blockOpen] = [literal(lines[0]), literal(block)];
  const brackets = uniquePairs([...(continuacao.entre ?? []), ...(blocos.pares ?? [])]);
  const quotes = regioes
    .filter(
      ({ classe, dentro, abre }) =>
        (classe === 'texto' || classe === 'caractere') && !dentro && textsOf(abre),
    )
    .flatMap(region =>
      (textsOf(region.abre) ?? []).map(open => [open, closingTexts(region)[0] ?? open] as const),
    )
    .filter(([open, close]) => open.length === 1 && close.length === 1);
  const opens = [
    ...(blocos.abre ?? []),
    ...(blocos.pares ?? []).map(([open]) => open),
    ...(blocos.palavras ?? []).map(([open]) => open),
  ];
  const closes = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([, close]) => close);
  const openPattern = `^.*(?:${alternatives(opens)})[ \\t]*$`;
  const pairs = [
    ...brackets.map(([open, close]) => ({ open, close })),
    ...quotes.map(([open, close]) => ({ open, close, notIn: ['string', 'comment'] })),
  ];
  return {
    comments: {
      ...(lineComment !== undefined && { lineComment }),
      ...(blockOpen !== undefined && { blockComment: [blockOpen, block?.fecha] }),
    },
    brackets,
    autoClosingPairs: pairs,
    surroundingPairs: [...brackets, ...quotes].map(([open, close]) => ({ open, close })),
    wordPattern: { pattern: `[${nomes.inicio}][${nomes.resto}]*`, flags: 'u' },
    ...(blocos.recuo && { folding: { offSide: true } }),
    ...(opens.length > 0 &&
      (blocos.recuo
        ? { onEnterRules: [{ beforeText: openPattern, action: { indent: 'indent' } }] }
        : {
            indentationRules: {
              increaseIndentPattern: openPattern,
              decreaseIndentPattern: closes.length === 0 ? '^$' : `^[ \\t]*(?:${alternatives(closes)})`,
            },
          })),
  };
}

function uniquePairs(pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return pairs.filter(([open], i) => pairs.findIndex(([other]) => other === open) === i);
}
