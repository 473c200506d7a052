import type { NameOrder } from './signature.js';
import { Fields, type Member, type Type, typeOf } from './written-type.js';

/** What a type says compared with another one. */
export type TypeRelation = 'same' | 'wider' | 'narrower' | 'other';

/** Whether two names mean the same: one that was renamed, or two of one definition. */
export type SameName = (before: string, after: string) => boolean;

/** How the names of types are meant. */
export interface Naming {
  readonly sameName: SameName;
  /** Whether a number of one kind is taken for another one, as Python's checkers do (PEP 484). */
  readonly isPython: boolean;
  /** Where words stand side by side: the order that they are read in. */
  readonly order?: NameOrder | undefined;
  /** Whether what is written is a result: who reads one does not mind more fields than there were. */
  readonly isResult?: boolean;
}

/** Types that nothing is of. */
const BOTTOMS = new Set(['never', 'Never', 'NoReturn']);

/** Types that take everything, in any language that has them. */
const TOPS = new Set(['any', 'Any', 'unknown', 'mixed']);

/** What is always one of another type, with the same parameters: the collections of Python, the next one each. */
const WIDER_NAMES: Readonly<Record<string, string>> = {
  list: 'MutableSequence',
  MutableSequence: 'Sequence',
  Sequence: 'Collection',
  Collection: 'Iterable',
  Iterator: 'Iterable',
  AsyncIterator: 'AsyncIterable',
  dict: 'MutableMapping',
  MutableMapping: 'Mapping',
  frozenset: 'Set',
  array: 'iterable',
  Array: 'ReadonlyArray',
  Map: 'ReadonlyMap',
  Set: 'ReadonlySet',
};

/** The same with Python's numbers. */
const WIDER_WITH_NUMBERS = { ...WIDER_NAMES, bool: 'int', int: 'float', float: 'complex' };

/** What the texts and numbers of a type are of. */
const TYPES_OF_TEXTS = ['string', 'str', 'String'];
const TYPES_OF_NUMBERS = ['number', 'int', 'float'];

/** How a type is related to the one before, as far as its written form tells; `other` where it does not. */
export function relate(before: string, after: string, naming: Naming): TypeRelation {
  const { sameName, isPython, order } = naming;
  const read = (written: string) =>
    typeOf(isPython ? unquoted(written) : order === 'last' ? withoutQualifiers(written) : written);
  const [olds, nows] = [read(before), read(after)];
  if (isSameType(olds, nows, sameName)) return 'same';
  const back: Naming = { ...naming, sameName: (a, b) => sameName(b, a) };
  const isNoLess = olds.every(old => nows.some(now => isWithin(old, now, naming)));
  const isNoMore = nows.every(now => olds.some(old => isWithin(now, old, back)));
  const [hadAll, hasAll] = [olds, nows].map(type => type.some(member => isTop(member, naming)));
  if (isNoLess || (hasAll && !hadAll)) return 'wider';
  return isNoMore || (hadAll && !hasAll) ? 'narrower' : 'other';
}

/** Python's annotations may stand in quotes, where names are told that are not there yet. */
function unquoted(written: string): string {
  return written.replace(/^(->\s*)?(["'])([\p{L}_][\w.[\], |]*)\2$/u, '$1$3');
}

/** C's and Java's types as callers see them: without what is said to the function alone, and without words that mean nothing. */
function withoutQualifiers(written: string): string {
  const own = written.replace(/\b(?:final|register|restrict|__restrict)\b\s*/g, '').trim();
  const short = own
    .replace(/\b(unsigned|signed|long|short) int\b/g, '$1')
    .replace(/(?<!\s)\s+(?=[*&])/g, ' ');
  return /[*&[]/.test(short) ? short : short.replace(/\bconst\s+|(?<!\s)\s+const$/g, '');
}

/** Whether nothing is of a type: who gives it never gives anything. */
export function isNothing(written: string): boolean {
  return typeOf(written).every(isBottom);
}

function isSameType(olds: Type, nows: Type, sameName: SameName): boolean {
  const isSame = (old: Member, now: Member) => isSameMember(old, now, sameName);
  return (
    olds.every(old => nows.some(now => isSame(old, now))) &&
    nows.every(now => olds.some(old => isSame(old, now)))
  );
}

function isSameMember(old: Member, now: Member, sameName: SameName): boolean {
  return (
    old.length === now.length &&
    old.every((part, i) => {
      const other = now[i] as Member[number];
      if (typeof part === 'string' || typeof other === 'string')
        return part === other || (isName(part) && isName(other) && sameName(part, other));
      if (part instanceof Fields || other instanceof Fields)
        return part instanceof Fields && other instanceof Fields && hasSameFields(part, other, sameName);
      return (
        part.length === other.length && part.every((type, j) => isSameType(type, other[j] ?? [], sameName))
      );
    })
  );
}

function hasSameFields(olds: Fields, nows: Fields, sameName: SameName): boolean {
  return (
    olds.size === nows.size &&
    [...olds].every(([name, old]) => {
      const now = nows.get(name);
      const isAlike = old.optional === now?.optional && old.readonly === now.readonly;
      return isAlike && isSameType(old.type, now.type, sameName);
    })
  );
}

/** Whether all that is of one member is of another one, too. */
function isWithin(inner: Member, outer: Member, naming: Naming): boolean {
  if (isBottom(inner) || isSameMember(inner, outer, naming.sameName)) return true;
  const [given, wanted] = [functionOf(inner), functionOf(outer)];
  if (given && wanted) return takesFunction(given, wanted, naming);
  if (isLentTo(inner, outer, naming)) return true;
  const [[first], [wide]] = [inner, outer];
  if (first instanceof Fields && wide instanceof Fields) return takesFields(first, wide, naming);
  if (typeof first !== 'string' || typeof wide !== 'string') return false;
  const isWord = inner.length === 1;
  if (isWord && outer.length === 1) {
    if (first.startsWith('"')) return TYPES_OF_TEXTS.includes(wide);
    if (/^\d/.test(first)) return TYPES_OF_NUMBERS.includes(wide);
  }
  const wider: typeof WIDER_NAMES = isWord && naming.isPython ? WIDER_WITH_NUMBERS : WIDER_NAMES;
  const next = Object.hasOwn(wider, first) ? (wider[first] as string) : undefined;
  return next !== undefined && isWithin([next, ...inner.slice(1)], outer, naming);
}

/**
 * Whether an object with these fields can be given for one with those. None may be left over: one that is written where
 * it is given is refused with it.
 */
function takesFields(inner: Fields, outer: Fields, naming: Naming): boolean {
  return (
    (naming.isResult || [...inner.keys()].every(name => outer.has(name))) &&
    [...outer].every(([name, { optional, readonly, type }]) => {
      const given = inner.get(name);
      if (!given) return optional;
      // A field that may be written gives what was written there.
      if ((given.optional && !optional) || (given.readonly && !readonly)) return false;
      return isAllWithin(given.type, type, naming);
    })
  );
}

function isBottom(member: Member): boolean {
  return member.length === 1 && BOTTOMS.has(String(member[0]));
}

function isTop(member: Member, { isPython }: Naming): boolean {
  const [name] = member;
  return member.length === 1 && (TOPS.has(String(name)) || (isPython && name === 'object'));
}

/** A type of functions: `(a: A, b: B) => C`. */
interface FunctionType {
  readonly parameters: readonly Type[];
  readonly result: Type;
}

function functionOf([open, listed, , arrow, results]: Member): FunctionType | undefined {
  if (open !== '(' || arrow !== '=>') return undefined;
  const [parameters, [result]] = [listed, results] as [readonly Type[], readonly [Type]];
  // What can be left out, or takes the rest, is compared as it is written.
  const isPlain = parameters.every(type => !type.some(([mark]) => mark === '?' || mark === '...'));
  return isPlain ? { parameters, result } : undefined;
}

/** Whether a function can be given for another one: it may ignore what it is given, and has to give what is asked for. */
function takesFunction(given: FunctionType, wanted: FunctionType, naming: Naming): boolean {
  const back: Naming = { ...naming, sameName: (a, b) => naming.sameName(b, a) };
  return (
    given.parameters.length <= wanted.parameters.length &&
    given.parameters.every((type, i) => isAllWithin(wanted.parameters[i] ?? [], type, back)) &&
    (wanted.result.some(([name]) => name === 'void') || isAllWithin(given.result, wanted.result, naming))
  );
}

function isAllWithin(inner: Type, outer: Type, naming: Naming): boolean {
  return inner.every(old => outer.some(now => isTop(now, naming) || isWithin(old, now, naming)));
}

/**
 * Whether what may be changed is lent to somebody who does not change it: `char *` for `const char *`, `&mut T` for `&T`;
 * a method takes its receiver by reference where it is there as a value.
 */
function isLentTo(inner: Member, outer: Member, naming: Naming): boolean {
  if (outer[0] === 'const' && inner[0] !== 'const' && (outer.includes('*') || outer.includes('&')))
    return isWithin(inner, outer.slice(1), naming);
  if (outer[0] !== '&') return false;
  if (inner[0] === '&' && inner[1] === 'mut' && outer[1] !== 'mut')
    return isWithin(inner.slice(2), outer.slice(1), naming);
  return inner.length === 1 && inner[0] === 'Self' && outer.at(-1) === 'Self';
}

function isName(part: unknown): part is string {
  return typeof part === 'string' && /^[\p{L}_]/u.test(part);
}
