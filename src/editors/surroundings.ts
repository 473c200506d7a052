import {
  alternatives,
  casesOf,
  foldCase,
  joinedClass,
  type Lexis,
  namesOf,
  type Region,
  type Tokens,
  textsOf,
  type When,
} from '../lexico/index.js';
import { escaped } from '../text/pattern.js';

/** What stands before and behind something, as patterns of Oniguruma, PCRE and ECMAScript alike. */
export interface Surroundings {
  /** What comes before it: what it looks back at, and the blanks that it takes with it. */
  readonly before: string;
  readonly behind: string;
}

/**
 * The part of a condition that a pattern can say. That it stands in a block, or behind a token in the line before, it
 * cannot: docs/editors.md lists that.
 */
export function surroundings(lexis: Lexis, when: When | undefined): Surroundings {
  if (when === undefined) return { before: '', behind: '' };
  const { inicio, coluna, depois_de, apos, nao_apos, antes_de, nao_antes_de } = when;
  const inCases = casesOf(lexis);
  const separators = lexis.continuacao?.separador;
  const start = inicio === 'comando' && separators ? `(?:^|(?<=${alternatives(separators)}))` : '^';
  const before = [
    inicio === undefined ? '' : `${start}[ \\t]*`,
    coluna === undefined ? '' : coluna === 0 ? '^' : `(?<=^.{${coluna}})`,
    depois_de === undefined ? '' : `${lookbehind(lexis, depois_de)}[ \\t]*`,
    apos === undefined ? '' : `(?<=${inCases(`[${apos}]`)})`,
    nao_apos === undefined ? '' : `(?<!${inCases(`[${nao_apos}]`)})`,
  ].join('');
  const behind = [
    antes_de === undefined ? '' : `(?=${inCases(antes_de.padrao)})`,
    nao_antes_de === undefined ? '' : `(?!${inCases(nao_antes_de.padrao)})`,
  ].join('');
  return { before, behind };
}

/** Behind a token: by the characters that it may end with. Engines look back over texts of fixed lengths only. */
export function lookbehind(lexis: Lexis, { classes = [], textos = [], regioes = [] }: Tokens): string {
  const { resto, fim = '', sigilos = '' } = namesOf(lexis);
  const inCases = casesOf(lexis);
  const fold = lexis.caixa === 'ignora' ? foldCase : (text: string) => text;
  const texts = new Set(textos.map(fold));
  const groups = Object.entries(lexis.palavras);
  const isChosen = (group: string, word: string) =>
    classes.includes('palavra') || classes.includes(group) || texts.has(fold(word));
  const named = classes.includes('nome');
  const word = new RegExp(`^${sigilos && `[${sigilos}]?`}[${resto}]+${fim && `[${fim}]?`}$`, 'u');
  const isWord = (text: string) => word.test(text);
  const asPattern = (text: string) => inCases(escaped(text));
  const symbols = textos.filter(text => !isWord(text));
  const words = new Set([
    ...(classes.includes('contextual') ? (lexis.contextuais ?? []).map(({ palavra }) => palavra) : []),
    ...textos.filter(isWord),
    ...groups.flatMap(([group, list]) => list.filter(word => isChosen(group, word))),
  ]);
  const closings = (lexis.regioes ?? [])
    .filter(({ nome, classe }) => regioes.includes(nome) || classes.includes(classe))
    .flatMap(closingTexts);
  const nameEnd = fim === '' ? `[${resto}]` : `[${resto}]|[${resto}][${fim}]`;
  // Behind a sign that names begin with, a word is a name.
  const noName = resto.startsWith('^') ? `[${resto.slice(1)}]` : `[^${joinedClass(resto, sigilos)}]`;
  const ends = [
    ...(named ? [nameEnd] : []),
    ...(classes.includes('numero') ? numberEnds(lexis).map(inCases) : []),
    ...[...new Set([...symbols, ...closings, ...(classes.includes('simbolo') ? lexis.simbolos : [])])].map(
      text => alternatives([text]),
    ),
    ...(named ? [] : [...words].map(asPattern).flatMap(word => [`^${word}`, `${noName}${word}`])),
  ];
  const others = groups.flatMap(([group, words]) => words.filter(word => !isChosen(group, word)));
  const isNoWord = others
    .map(asPattern)
    .map(word => `^${word}|${noName}${word}`)
    .join('|');
  // The longest symbol counts: `(` does not stand there where `<(` does.
  const longer = classes.includes('simbolo')
    ? []
    : lexis.simbolos.filter(
        symbol => !symbols.includes(symbol) && symbols.some(text => symbol.endsWith(text)),
      );
  const isNone = [...(named && isNoWord !== '' ? [isNoWord] : []), ...longer.map(escaped)].join('|');
  return `(?<=${ends.join('|')})${isNone === '' ? '' : `(?<!${isNone})`}`;
}

/** What numbers end with: digits, a point, a suffix. */
function numberEnds({ numeros = [] }: Lexis): readonly string[] {
  const ends = numeros.flatMap(({ digitos = '0-9', fracao, expoente, sufixos = [] }) => [
    `[${digitos}]`,
    ...(expoente?.digitos === undefined ? [] : [`[${expoente.digitos}]`]),
    ...(fracao?.depois === false ? [`[${digitos}]\\.`] : []),
    ...sufixos.map(text => `[${digitos}]${escaped(text)}`),
  ]);
  return [...new Set(ends)];
}

/** The texts that a region may close with. */
export function closingTexts({ abre, fecha }: Region): readonly string[] {
  if (typeof fecha === 'string') return [fecha];
  return fecha === undefined ? (textsOf(abre) ?? []) : [];
}
