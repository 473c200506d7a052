import { either, type Fold, lists, type Operators, unions } from '../../evaluate/operators.js';
import { distinct, isScalar } from '../../evaluate/pure-functions.js';
import { Sequence, type Value } from '../../evaluate/value.js';
import { operatorsWith } from '../shared/folding.js';
import type { Values } from './language-data.js';

/**
 * What operators give in a language of which only data is known: of whole numbers up to 32 bits and of texts the same as in C, where data
 * does not say otherwise.
 */
export function operatorsOf({ joins, concatenations = [], unlike = [] }: Values): Operators {
  const { binary, ...others } = operatorsWith({
    only32Bit: true,
    overflow: 'undefined',
    joinsTexts: joins === undefined,
    text: textOf,
  });
  const alike = Object.entries(binary).filter(([operator]) => !unlike.includes(operator));
  const rows = new Map(alike);
  const { '+': plus } = binary;
  if (plus) rows.set(PLUS_OF_CHARACTERS, withoutCharacters(plus));
  for (const operator of concatenations) {
    const known = rows.get(operator);
    const joined = either(lists, unions, grownSet);
    rows.set(operator, known ? either(known, joined) : joined);
  }
  return { ...others, binary: Object.fromEntries(rows) };
}

/** `+` where nobody has written a text: what is one character may be a number. */
export const PLUS_OF_CHARACTERS = '+ of what may be characters';

function withoutCharacters(fold: Fold): Fold {
  const isCharacter = (value: Value) => typeof value === 'string' && [...value].length === 1;
  return (left, right) => (isCharacter(left) || isCharacter(right) ? undefined : fold(left, right));
}

/** In a text that is put together a text is what it is, and a whole number its digits; of others languages do not agree. */
function textOf(value: Value): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** A set of constants, and what is not yet in it of a list. */
const grownSet: Fold = (left, right) => {
  if (!(left instanceof Sequence && right instanceof Sequence && left.distinct)) return undefined;
  const all = [...left.entries, ...right.entries];
  return all.every(({ value }) => isScalar(value)) ? new Sequence(distinct(all), true) : undefined;
};
