import { type Guess, type ReadTable, whereOf } from './guess.js';
import { bias, DOUBTFUL, type Evidence, provedBy, proveSigns, THRESHOLD } from './proof.js';
import { describing, share, whenText } from './shape.js';

const SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
/** What only opens, closes or separates is no operator. */
const IS_SYMBOL = '/^(?![()\\[\\]{},;"\'`]$)[^A-Za-z0-9_\\s\\u00c0-\\uffff]+$/';

/** The operators: the tables with texts of signs alone, those first that programs have most of. */
export function guessOperators(tables: readonly ReadTable[], evidence: Evidence): Guess[] {
  const guesses = tables
    .flatMap(table =>
      table.paths.map(path => {
        const signs = [
          ...new Set(path.texts.filter(text => text !== undefined && isOperator(text))),
        ] as string[];
        const proof = proveSigns(signs, evidence);
        const isNamed = OPERATORS.test(table.candidate.name);
        const sure = (proof ? proof.score * 0.85 : 0.4) + (isNamed ? 0.15 : 0);
        // Signs stand in many tables: it has to hold those that programs have most, the more so if it is not called so.
        const isWhole = !proof || (proof.covered ?? 0) >= (isNamed ? MIN_COVERED.named : MIN_COVERED.other);
        // Names of characters are no operators.
        const isLetters = !isNamed && signs.every(sign => sign.length === 1);
        const { isDoubtful, name } = table.candidate;
        const isSure = isWhole && !isLetters && !isDoubtful && !OF_A_KIND.test(name);
        const score = isSure ? sure : Math.min(sure, DOUBTFUL);
        return {
          table,
          path,
          signs,
          proof,
          score: score + bias(table.candidate.name, table.candidate.path, evidence),
        };
      }),
    )
    .filter(({ path, signs }) => signs.length >= 5 && share(path, text => SYMBOL.test(text)) > 0.5)
    .sort((a, b) => b.signs.length * b.score - a.signs.length * a.score)
    .filter(({ table }, i, all) => all.findIndex(each => each.table === table) === i)
    .slice(0, evidence.limit)
    .map(({ table, path, signs, proof, score }) => {
      const isPure =
        path.count === table.records.length &&
        path.texts.every(text => text !== undefined && isOperator(text));
      const description = describing(table.paths, table.records.length, [path.path]);
      return {
        at: 'sintaxe.operadores',
        spec: {
          ...table.source,
          ...(!isPure && { filter: whenText(path.path, IS_SYMBOL) }),
          map: { simbolo: path.path, ...(description && { descricao: description.path }) },
          unique: 'simbolo',
        },
        why: `${table.candidate.name} (${whereOf(table)}) holds ${signs.length} texts of signs alone${provedBy(proof)}.`,
        score,
      };
    });
  // The table with most signs is not sure: one with fewer is not surer for that, it has some of them.
  const isUnclear = (guesses[0]?.score ?? 1) < THRESHOLD;
  return isUnclear ? guesses.map(each => ({ ...each, score: Math.min(each.score, DOUBTFUL) })) : guesses;
}

/** Part of the signs that programs have most, in a table that is called like one of operators and in any other. */
const MIN_COVERED = { named: 0.35, other: 0.65 } as const;
/** Names of tables that hold some operators only: those with two sides, those that compare. */
const OF_A_KIND =
  /binary|unary|infix|prefix|postfix|assign|compar|arith|logic|bitwise|relation|equality|compound|overload/i;
/** Names of tables of operators; a table of all tokens is one, too. */
const OPERATORS =
  /operator|operador|punct|^simbol|^symbols?$|^ops$|^(all_?)?tok(en)?s?(_?(names?|strings?|map|table|list))?$/i;

/** Signs that only open, close and separate are no operators. */
function isOperator(text: string): boolean {
  return SYMBOL.test(text) && !/^[()[\]{},;"'`]$/.test(text);
}
