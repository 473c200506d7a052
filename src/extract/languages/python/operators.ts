import { formattedBy, percentFormatted, type Written } from '../../../values/python/format-spec.js';
import { floatText } from '../../../values/python/numbers.js';
import { negated, operatorsOf } from '../../../values/python/operators.js';
import { MAX_TEXT_CHARACTERS } from '../../evaluate/limits.js';
import {
  bounded,
  common,
  either,
  equality,
  type Fold,
  finite,
  integers,
  numberOf,
  type Operators,
  unions,
} from '../../evaluate/operators.js';
import { identityOf, isScalar, MODEL } from '../../evaluate/pure-functions.js';
import {
  Definition,
  type Entry,
  EnumMember,
  Float,
  Mapping,
  Sequence,
  type Value,
  worthOf,
} from '../../evaluate/value.js';

const OPERATORS = operatorsOf(MODEL);

/** What operators give for constants. */
export const operators: Operators = {
  binary: {
    ...OPERATORS,
    '-': either(OPERATORS['-'], common(false)),
    '%': either(OPERATORS['%'], percent),
    '<<': integers((a, b) => (b < 0n || b > 53n ? undefined : a << b)),
    '>>': integers((a, b) => (b < 0n ? undefined : a >> b)),
    '&': either(
      integers((a, b) => a & b),
      flags((a, b) => a & b),
      common(true),
    ),
    '|': either(
      integers((a, b) => a | b),
      flags((a, b) => a | b),
      unions,
    ),
    '^': either(
      integers((a, b) => a ^ b),
      flags((a, b) => a ^ b),
    ),
    '==': either(equals(true), sameMember(true)),
    '!=': either(equals(false), sameMember(false)),
    is: either(sameObject(true), sameMember(true)),
    'is not': either(sameObject(false), sameMember(false)),
    // Of an f-string: `{value:spec}`.
    format: (value, spec) => (typeof spec === 'string' ? formattedAs(value, spec) : undefined),
    in: membership(true),
    'not in': membership(false),
  },
  unary: {
    '-': negated,
    '+': operand => (numberOf(operand) === undefined ? undefined : operand),
    '~': operand => (Number.isInteger(operand) ? finite(-(operand as number) - 1) : undefined),
    // Of an f-string: `{value!r}`.
    '!r': reprOf,
    '!s': textOf,
    not: operand => {
      const holds = truth(operand);
      return holds === undefined ? undefined : !holds;
    },
  },
  ofMembers: new Set(['~', '|', '&', '^', '%', '!s', '!r', 'format', 'str', 'repr', '.format']),
  goingThrough: new Set([
    'list',
    'tuple',
    'set',
    'frozenset',
    'sorted',
    'enumerate',
    'len',
    'reversed',
    'zip',
    'map',
    'filter',
    'sum',
    'min',
    'max',
    'any',
    'all',
    'dict.fromkeys',
  ]),
  truth,
  text: value => (value instanceof EnumMember ? value.texts.inside : textOf(value)),
  item: (entries, index) => (Number.isInteger(index) ? entries.at(index) : undefined),
  character: (value, index) => (Number.isInteger(index) ? [...value].at(index) : undefined),
  characters: value => [...value],
  keys: index => [index],
};

/** A member of an enumeration is itself, and equals no number or text where it is none. */
function sameMember(wanted: boolean): Fold {
  return (left, right) => {
    const [a, b] = [left, right].map(isOwnMember);
    if (!(a || b) || !((a || isScalar(left)) && (b || isScalar(right)))) return undefined;
    // What operators make of flags may be one of those that have a name.
    if ([left, right].some(each => each instanceof EnumMember && each.name === '')) return undefined;
    return (left === right) === wanted;
  };
}

/** `True == 1`, `1 == 1.0`: numbers of all kinds by what they are worth. */
function equals(wanted: boolean): Fold {
  return (left, right) => {
    const [a, b] = [left, right].map(numeric);
    return a !== undefined && b !== undefined ? (a === b) === wanted : equality(wanted)(left, right);
  };
}

/** Of texts and numbers there may be several that are equal: there is one `None`, `True` and `False`. */
function sameObject(wanted: boolean): Fold {
  const isOne = (value: Value) => value === null || typeof value === 'boolean';
  return (left, right) => (isOne(left) || isOne(right) ? equality(wanted)(left, right) : undefined);
}

function numeric(value: Value): number | undefined {
  return typeof value === 'boolean' ? Number(value) : numberOf(value);
}

/** What equals no other value by a method of its own. */
function isPlain(value: Value): boolean {
  return [Float, Sequence, Mapping].some(type => value instanceof type) || isScalar(value);
}

function isOwnMember(value: Value): boolean {
  return value instanceof EnumMember && value.isWorth === false;
}

/** `Mode.READ | Mode.WRITE`: a member, too, which has no name of its own. */
function flags(combine: (a: bigint, b: bigint) => bigint): Fold {
  const worth = integers(combine);
  return (left, right) => {
    if (!(left instanceof EnumMember && right instanceof EnumMember)) return undefined;
    if (identityOf(left.of) !== identityOf(right.of)) return undefined;
    const both = worth(left.worth, right.worth);
    return both === undefined ? undefined : new EnumMember('', both, left.of, left.isWorth);
  };
}

/** `"%s" % x`; of a map, keys are not looked for. */
function percent(left: Value, right: Value): Value | undefined {
  if (typeof left !== 'string' || right instanceof Mapping) return undefined;
  const isTuple = right instanceof Sequence && right.isTuple;
  const values = isTuple ? right.entries.map(entry => entry.value) : [right];
  return percentFormatted(
    left,
    values.map(value => ({ shown: textOf(value), repr: reprOf(value), written: writtenOf(value) })),
    MAX_TEXT_CHARACTERS,
  );
}

/** `format(value, spec)`. */
function formattedAs(value: Value, spec: string): string | undefined {
  if (spec === '') return operators.text(value);
  const written = writtenOf(value);
  return written && formattedBy(written, spec, MAX_TEXT_CHARACTERS);
}

function writtenOf(value: Value): Written | undefined {
  if (typeof value === 'string') return { text: value };
  const number = typeof value === 'boolean' ? undefined : numberOf(value);
  return number === undefined ? undefined : { number, isFloat: value instanceof Float };
}

/** `"{} {0} {name:>4}".format(…)`; what is inside of fields is not looked for. */
export function formatted(
  template: string,
  args: readonly Value[],
  keywords: ReadonlyMap<string, Entry>,
): Value | undefined {
  let next = 0;
  let failed = false;
  const result = template.replace(
    /\{\{|\}\}|\{(\w*)(?:!([sr]))?(?::([^{}]*))?\}|[{}]/g,
    (whole, name?: string, conversion?: string, spec = '') => {
      if (whole === '{{' || whole === '}}') return whole.charAt(0);
      let value: Value | undefined;
      if (name === '') value = args[next++];
      else if (name !== undefined)
        value = /^\d+$/.test(name) ? args[Number(name)] : keywords.get(name)?.value;
      const given = conversion ? (conversion === 'r' ? reprOf(value) : textOf(value)) : value;
      const shown = given === undefined ? undefined : formattedAs(given, spec);
      failed ||= shown === undefined;
      return shown ?? '';
    },
  );
  return failed ? undefined : bounded(result);
}

/** `str(value)`. */
export function textOf(value: Value | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (value instanceof EnumMember) return value.texts.alone;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value === null) return 'None';
  const number = value === undefined ? undefined : numberOf(value);
  if (number === undefined) return undefined;
  return !(value instanceof Float) && Number.isInteger(number) ? String(number) : floatText(number);
}

/** `repr(value)` of numbers and the like, and of texts that are written as they are. */
export function reprOf(value: Value | undefined): string | undefined {
  if (value instanceof EnumMember) return undefined;
  if (typeof value !== 'string') return textOf(value);
  if (!/^[\x20-\x7e]*$/.test(value) || value.includes('\\')) return undefined;
  if (!value.includes("'")) return `'${value}'`;
  return value.includes('"') ? undefined : `"${value}"`;
}

function truth(value: Value): boolean | undefined {
  if (isScalar(value)) return Boolean(value);
  if (value instanceof Float) return value.value !== 0;
  if (value instanceof Definition) return true;
  return value instanceof Sequence || value instanceof Mapping ? value.entries.length > 0 : undefined;
}

function membership(wanted: boolean): Fold {
  return (left, right) => {
    if (!isScalar(left) && !isOwnMember(left)) return undefined;
    if (typeof right === 'string')
      return typeof left === 'string' ? right.includes(left) === wanted : undefined;
    const items =
      right instanceof Mapping
        ? right.entries.map(entry => worthOf(entry.key))
        : right instanceof Sequence
          ? right.entries.map(entry => worthOf(entry.value))
          : undefined;
    const own = numeric(left);
    return items?.every(each => isOwnMember(each) || isPlain(each))
      ? items.some(each => each === left || (own !== undefined && numeric(each) === own)) === wanted
      : undefined;
  };
}
