import * as folds from '../../values/folds.js';
import { isScalar, type Scalar } from '../../values/model.js';
import { distinct, MODEL, overlay } from './pure-functions.js';
import { type Entry, Mapping, type Origin, Sequence, type Value } from './value.js';

export { comparison, doubles, equality, integers } from '../../values/folds.js';
export { finite, numberOf } from '../../values/numbers.js';

/** An operator between two constants; undefined when it means something else for these values. */
export type Fold = folds.Fold<Value>;
export const either = folds.either<Value>;
export const { bounded, texts, lists, repetition } = folds.foldsOf(MODEL);

/** Operators of a language. The folds themselves are written once, here, and put together by each language. */
export interface Operators {
  /** By operator as written. */
  readonly binary: Readonly<Record<string, Fold>>;
  readonly unary: Readonly<Record<string, (operand: Value) => Value | undefined>>;
  /** Operators and functions for which a member of an enumeration is not the number or text that it otherwise is, too. */
  readonly ofMembers?: ReadonlySet<string>;
  /** Functions that go through what they are given, and take a class for its members. */
  readonly goingThrough?: ReadonlySet<string>;
  /** Whether a condition holds; undefined when that cannot be said. */
  truth(value: Value): boolean | undefined;
  /** A constant as it stands in a text that is put together; undefined when only a run can say. */
  text(value: Value): string | undefined;
  /** The entry at an index of a list. */
  item(entries: readonly Entry[], index: number): Entry | undefined;
  /** What a place of a declared type holds of a constant; undefined when only a compiler can say. */
  held?(type: string, value: Value): Value | undefined;
  /** The character at an index of a text, in languages where that is a text itself. */
  character?(text: string, index: number): string | undefined;
  /** What going through a text gives, in languages where that is its characters. */
  characters?(text: string): readonly string[];
  /** What going through a map gives, where that is not its keys. */
  iterated?(map: Mapping): readonly Entry[];
  /** What is spread in a list keeps the keys that it has in a map. */
  readonly keepsKeys?: boolean;
  /** The keys of a map that an index means. */
  keys(index: Scalar): readonly Scalar[];
}

export const unions: Fold = (left, right) => {
  if (left instanceof Mapping && right instanceof Mapping) return overlay(left, [right], NOWHERE);
  if (!isSet(left) || !isSet(right)) return undefined;
  return new Sequence(distinct([...left.entries, ...right.entries]), true, left.fixed);
};

/** Entries of a set that are, or are not, in another one. */
export function common(wanted: boolean): Fold {
  return (left, right) => {
    if (!isSet(left) || !isSet(right)) return undefined;
    const others = new Set(right.entries.map(entry => entry.value));
    return new Sequence(
      left.entries.filter(entry => others.has(entry.value) === wanted),
      true,
      left.fixed,
    );
  };
}

/** A set of scalars, of which it can be said what they have in common. */
function isSet(value: Value): value is Sequence {
  return value instanceof Sequence && value.distinct && value.entries.every(entry => isScalar(entry.value));
}

/** Of what operators make; the operands' entries bring their own origins. */
export const NOWHERE: Origin = { place: { file: '' }, comment: undefined };
