import { either, type Fold, lists, NOWHERE, type Operators, unions } from '../../evaluate/operators.js';
import { distinct, isScalar } from '../../evaluate/pure-functions.js';
import { Sequence, type Value } from '../../evaluate/value.js';
import { booleans, operatorsWith } from '../shared/folding.js';
import type { Values } from './language-data.js';

/**
 * What operators give in a language of which only data is known: of whole numbers up to 32 bits and of texts the same as in C, where data
 * does not say otherwise.
 */
export function operatorsOf({
  joins,
  concatenations = [],
  appends = [],
  unlike = [],
  castKeys,
}: Values): Operators {
  const { binary, unary, ...others } = operatorsWith({
    only32Bit: true,
    overflow: 'undefined',
    joinsTexts: joins === undefined,
    text: textOf,
  });
  const alike = Object.entries(binary).filter(([operator]) => !unlike.includes(operator));
  const rows = new Map(alike);
  for (const operator of concatenations) {
    const known = rows.get(operator);
    const joined = either(lists, unions, grownSet);
    rows.set(operator, known ? either(known, joined) : joined);
  }
  for (const operator of appends) {
    const known = rows.get(operator);
    rows.set(operator, known ? either(known, appended) : appended);
  }
  rows.set(
    '&&',
    booleans((a, b) => a && b),
  );
  rows.set(
    '||',
    booleans((a, b) => a || b),
  );
  const plus = rows.get('+');
  if (plus) rows.set(PLUS_OF_CHARACTERS, withoutCharacters(plus));
  return {
    ...others,
    binary: Object.fromEntries(rows),
    unary: { ...unary, '!': operand => (typeof operand === 'boolean' ? !operand : undefined) },
    truth,
    ...(castKeys && { keepsKeys: true }),
  };
}

/** `+` where nobody has written a text: what is one character may be a number. */
export const PLUS_OF_CHARACTERS = 'char+';

function withoutCharacters(fold: Fold): Fold {
  const isCharacter = (value: Value) => typeof value === 'string' && [...value].length === 1;
  // A list takes a character for what it is.
  return (left, right) =>
    isScalar(left) && (isCharacter(left) || isCharacter(right)) ? undefined : fold(left, right);
}

/** Of what is neither true nor false languages do not agree: 0 holds in Ruby, and not in PHP; nor do they on what `1 || 2` gives. */
function truth(value: Value): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** In a text that is put together a text is what it is, and a whole number its digits; of others languages do not agree. */
function textOf(value: Value): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** A list, or a set that does not have it yet, and a constant behind it. */
const appended: Fold = (list, value) => {
  if (!(list instanceof Sequence) || !isScalar(value)) return undefined;
  const all = [...list.entries, { value, origin: NOWHERE }];
  if (list.distinct && !list.entries.every(entry => isScalar(entry.value))) return undefined;
  return list.with(list.distinct ? distinct(all) : all);
};

/** A set of constants, and what is not yet in it of a list. */
const grownSet: Fold = (left, right) => {
  if (!(left instanceof Sequence && right instanceof Sequence && left.distinct)) return undefined;
  const all = [...left.entries, ...right.entries];
  return all.every(({ value }) => isScalar(value)) ? left.with(distinct(all)) : undefined;
};
