import { bracketsOf, partsAt } from './brackets.js';

/** What a type says compared with another one. */
export type TypeRelation = 'same' | 'wider' | 'narrower' | 'other';

/** Whether two names mean the same: one that was renamed, or two of one definition. */
export type SameName = (before: string, after: string) => boolean;

/** A type is any of its members: `A | B` has two. */
type Type = readonly Member[];
/** Names and signs, and for each pair of brackets what stands between their commas: `dict`, `[`, types, `]`. */
type Member = readonly (string | readonly Type[])[];

/** Names of Python's `typing` that are older names of built-in types. */
const OLDER_NAMES: Readonly<Record<string, string>> = {
  List: 'list',
  Dict: 'dict',
  Tuple: 'tuple',
  Set: 'set',
  FrozenSet: 'frozenset',
  Type: 'type',
  Text: 'str',
  AbstractSet: 'Set',
  NoneType: 'None',
};

/** Types that take everything, in any language that has them. */
const TOPS = new Set(['any', 'Any', 'unknown', 'mixed', 'interface{}']);

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
};

/** Deeper than this, brackets are compared as they are written: the data may be a stranger's. */
const MAX_DEPTH = 50;
/** What the texts and numbers of a type are of. */
const TYPES_OF_TEXTS = ['string', 'str', 'String'];
const TYPES_OF_NUMBERS = ['number', 'int', 'float'];

/** How a type is related to the one before, as far as its written form tells; `other` where it does not. */
export function relate(before: string, after: string, sameName: SameName): TypeRelation {
  const [olds, nows] = [typeOf(before), typeOf(after)];
  if (isSameType(olds, nows, sameName)) return 'same';
  const isNoLess = olds.every(old => nows.some(now => isWithin(old, now, sameName)));
  const isNoMore = nows.every(now => olds.some(old => isWithin(now, old, (a, b) => sameName(b, a))));
  const [hadAll, hasAll] = [olds, nows].map(type => type.some(isTop));
  if (isNoLess || (hasAll && !hadAll)) return 'wider';
  return isNoMore || (hadAll && !hasAll) ? 'narrower' : 'other';
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
      return (
        part.length === other.length && part.every((type, j) => isSameType(type, other[j] ?? [], sameName))
      );
    })
  );
}

/** Whether all that is of one member is of another one, too. */
function isWithin(inner: Member, outer: Member, sameName: SameName): boolean {
  if (isSameMember(inner, outer, sameName)) return true;
  const [[first], [wide]] = [inner, outer];
  if (typeof first !== 'string' || typeof wide !== 'string') return false;
  if (inner.length === 1 && outer.length === 1) {
    if (first.startsWith('"')) return TYPES_OF_TEXTS.includes(wide);
    if (/^\d/.test(first)) return TYPES_OF_NUMBERS.includes(wide);
  }
  const next = Object.hasOwn(WIDER_NAMES, first) ? (WIDER_NAMES[first] as string) : undefined;
  return next !== undefined && isWithin([next, ...inner.slice(1)], outer, sameName);
}

function isTop(member: Member): boolean {
  return member.length === 1 && TOPS.has(String(member[0]));
}

function isName(part: unknown): part is string {
  return typeof part === 'string' && /^[\p{L}_]/u.test(part);
}

/** The members of a type, however it is written: `A | B`, `Union[A, B]`, `Optional[A]`, `A?`, `?A`, `Literal["a", "b"]`. */
function typeOf(written: string, depth = 0): Type {
  if (depth > MAX_DEPTH) return [[written]];
  const inner = (part: string) => typeOf(part, depth + 1);
  const text = unwrapped(written.trim().replace(/^(?:->|=>|:)\s*/, ''));
  const parts = partsAt(text, '|');
  if (parts.length > 1) return parts.flatMap(inner);
  const quoted = /^(["'])([\p{Lu}_][\w.[\], |]*)\1$/su.exec(text)?.[2];
  if (quoted !== undefined) return inner(quoted);
  const [, name = '', inside = ''] = /^(?:[\w.]+\.)?(Optional|Union|Literal)\[(.*)\]$/s.exec(text) ?? [];
  if (name !== '' && bracketsOf(text.slice(text.indexOf('['))) === text.length - text.indexOf('[')) {
    if (name === 'Optional') return [...inner(inside), ['None']];
    return partsAt(inside, ',').flatMap(part => (name === 'Union' ? inner(part) : [membersOf(part, depth)]));
  }
  const [, before = '', nullable = '', behind = ''] = /^(\?)?(.*?)(\?)?$/s.exec(text) ?? [];
  if ((before !== '' || behind !== '') && nullable !== '') return [...inner(nullable), ['null']];
  const [, readonly = '', element] = /^(readonly )?(.*)\[\]$/s.exec(text) ?? [];
  if (element) return [[readonly ? 'ReadonlyArray' : 'Array', '<', [inner(element)], '>']];
  if (text === 'interface{}') return [[text]];
  return [membersOf(text, depth)];
}

/** Without brackets around the whole. */
function unwrapped(text: string): string {
  let bare = text;
  for (let i = 0; i < MAX_DEPTH && bare.startsWith('(') && !bare.includes('=>'); i += 1) {
    if (bracketsOf(bare) !== bare.length) return bare;
    bare = bare.slice(1, -1).trim();
  }
  return bare;
}

/** Names without what qualifies them, texts in double quotes, signs, and what stands in brackets. */
function membersOf(text: string, depth: number): Member {
  const parts: Member[number][] = [];
  for (let i = 0; i < text.length; ) {
    const rest = text.slice(i);
    const length = '([{<'.includes(rest[0] as string) ? bracketsOf(rest) : undefined;
    if (length !== undefined) {
      const inside = partsAt(rest.slice(1, length - 1), ',').map(part => typeOf(part, depth + 1));
      parts.push(rest[0] as string, inside, rest[length - 1] as string);
      i += length;
      continue;
    }
    const [token = ' '] =
      /^(?:"[^"]*"|'[^']*'|[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*|\d+|\S)/u.exec(
        rest,
      ) ?? [];
    if (token !== ' ') parts.push(plain(token));
    i += token.length;
  }
  return parts;
}

function plain(token: string): string {
  if (token.length > 1 && /^["']/.test(token)) return `"${token.slice(1, -1)}"`;
  const name = /^[\p{L}_$]/u.test(token) ? (token.split(/\.|::/).at(-1) as string) : token;
  return Object.hasOwn(OLDER_NAMES, name) ? (OLDER_NAMES[name] as string) : name;
}
