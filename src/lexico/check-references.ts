import { nearest } from '../text/nearest.js';
import { foldCase } from './case.js';
import type { LexicoProblem } from './problem.js';
import type { Lexis } from './schema/lexico.js';
import type { When } from './schema/when.js';
import { TOKEN_CLASSES } from './token.js';
import { tokenize } from './tokenize.js';

type Path = readonly (string | number)[];

/** Names of a lexico that nothing has: of regions, classes and groups, of words and symbols. */
export function* referenceProblems(lexis: Lexis): Generator<LexicoProblem> {
  const { regioes = [], contextuais = [], continuacao = {}, blocos = {}, caixa } = lexis;
  const names = regioes.map(({ nome }) => nome);
  const groups = [...TOKEN_CLASSES, ...Object.keys(lexis.palavras)];
  const fold = (word: string) => (caixa === 'ignora' ? foldCase(word) : word);
  const words = new Set(
    [...Object.values(lexis.palavras).flat(), ...contextuais.map(({ palavra }) => palavra)].map(fold),
  );
  const isSymbol = (text: string) => lexis.simbolos.includes(text);
  const isWord = (text: string) => words.has(fold(text));
  const isToken = (text: string) => tokenize(lexis, text).length === 1;

  for (const [i, region] of regioes.entries()) {
    const at = ['regioes', i];
    if (names.indexOf(region.nome) < i)
      yield problem(`Two regions are called \`${region.nome}\`.`, [...at, 'nome']);
    yield* unknown(region.contem, [...at, 'contem'], 'region', names);
    for (const key of ['quando', 'exceto'] as const) yield* ofCondition(region[key], [...at, key]);
    if (region.dentro && !regioes.some(({ contem }) => contem?.includes(region.nome)))
      yield problem(
        `The region \`${region.nome}\` begins only inside of others, and none of them contains it.`,
        [...at, 'dentro'],
      );
  }
  for (const [i, { quando }] of contextuais.entries())
    for (const [j, when] of quando.entries()) yield* ofCondition(when, ['contextuais', i, 'quando', j]);
  yield* never(continuacao.entre?.flat(), ['continuacao', 'entre'], isSymbol, 'no symbol');
  yield* never(continuacao.separador, ['continuacao', 'separador'], isSymbol, 'no symbol');
  yield* never(continuacao.fim, ['continuacao', 'fim'], isToken, 'no token');
  yield* never(blocos.pares?.flat(), ['blocos', 'pares'], isSymbol, 'no symbol');
  yield* never(blocos.palavras?.flat(), ['blocos', 'palavras'], isWord, 'no word');

  function* ofCondition(when: When | undefined, at: Path): Generator<LexicoProblem> {
    for (const key of ['depois_de', 'nao_depois_de'] as const) {
      yield* unknown(when?.[key]?.regioes, [...at, key, 'regioes'], 'region', names);
      yield* unknown(when?.[key]?.classes, [...at, key, 'classes'], 'class or group of words', groups);
    }
    for (const key of ['dentro_de', 'na_linha'] as const)
      yield* never(when?.[key], [...at, key], isWord, 'no word');
  }
}

function problem(message: string, at: Path): LexicoProblem {
  return { rule: 'lexico-reference', message, at };
}

function* unknown(
  wanted: readonly string[] | undefined,
  at: Path,
  what: string,
  known: readonly string[],
): Generator<LexicoProblem> {
  for (const [i, name] of (wanted ?? []).entries()) {
    if (known.includes(name)) continue;
    const near = nearest(name, known)[0];
    const others = near === undefined ? `there are ${known.join(', ')}` : `did you mean \`${near}\``;
    yield problem(`There is no ${what} \`${name}\`; ${others}${near === undefined ? '.' : '?'}`, [...at, i]);
  }
}

/** Texts that are looked for among tokens, and that no token ever is. */
function* never(
  wanted: readonly string[] | undefined,
  at: Path,
  isKnown: (text: string) => boolean,
  what: string,
): Generator<LexicoProblem> {
  for (const text of new Set(wanted))
    if (!isKnown(text))
      yield problem(`${JSON.stringify(text)} is ${what} of the lexico, so it is never met here.`, at);
}
