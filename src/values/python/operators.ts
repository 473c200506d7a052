import { compareCodePoints } from '../../text/code-points.js';
import { either, type Fold, foldsOf } from '../folds.js';
import type { Model } from '../model.js';
import { Float, numberOf } from '../numbers.js';
import { ARITHMETIC, calculated, divided, orderOfNumbers } from './numbers.js';

/** The operators of Python that languages written in Python have, too, for the values of one evaluator. */
export function operatorsOf<V, E, O>(model: Model<V, E, O>) {
  const { texts, lists, repetition } = foldsOf(model);
  const { real } = model;
  const arithmetic = (operator: keyof typeof ARITHMETIC): Fold<V> => {
    const how = ARITHMETIC[operator];
    return (left, right) => calculated(how, left, right, real);
  };
  const ordered =
    (holds: (order: number) => boolean): Fold<V> =>
    (left, right) => {
      const order = orderOf(left, right);
      return order === undefined ? undefined : holds(order);
    };
  return {
    '+': either(arithmetic('+'), texts, lists),
    '-': arithmetic('-'),
    '*': either(arithmetic('*'), repetition),
    '/': ((left, right) => divided(left, right, real)) as Fold<V>,
    '//': arithmetic('//'),
    '%': arithmetic('%'),
    '**': arithmetic('**'),
    '<': ordered(order => order < 0),
    '<=': ordered(order => order <= 0),
    '>': ordered(order => order > 0),
    '>=': ordered(order => order >= 0),
  };
}

/** Two numbers, or two texts by their code points; undefined for all that Python does not compare, and for more. */
export function orderOf(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right);
  return orderOfNumbers(left, right);
}

/** `-x`; there is no whole `-0`. */
export function negated(operand: unknown): number | Float | undefined {
  if (operand instanceof Float) return new Float(-operand.value);
  const number = numberOf(operand);
  return number === undefined ? undefined : 0 - number;
}
