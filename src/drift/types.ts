/** What a type says compared with another one. */
export type TypeRelation = 'same' | 'wider' | 'narrower' | 'other';

/** Whether two names mean the same: one that was renamed, or two of one definition. */
export type SameName = (before: string, after: string) => boolean;

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
const TOPS = new Set(['any', 'Any', 'typing.Any', 'unknown', 'mixed', 'interface{}']);

/** How a type is related to the one before, as far as its written form tells; `other` where it does not. */
export function relate(before: string, after: string, sameName: SameName): TypeRelation {
  const [olds, nows] = [membersOf(before), membersOf(after)];
  const isIn = (list: readonly string[], member: string, swap: boolean) =>
    list.some(each => (swap ? isSameType(member, each, sameName) : isSameType(each, member, sameName)));
  const isNoLess = olds.every(old => isIn(nows, old, true));
  const isNoMore = nows.every(now => isIn(olds, now, false));
  if (isNoLess && isNoMore) return 'same';
  const [hadAll, hasAll] = [olds, nows].map(list => list.some(each => TOPS.has(each)));
  if (isNoLess || (hasAll && !hadAll)) return 'wider';
  return isNoMore || (hadAll && !hasAll) ? 'narrower' : 'other';
}

/** The parts of a union, however it is written: `A | B`, `Union[A, B]`, `Optional[A]`, `A?`. */
function membersOf(type: string): string[] {
  const text = unwrapped(type.trim().replace(/^(?:->|=>|:)\s*/, ''));
  const [, name = '', inside = ''] = /^(?:[\w.]+\.)?(Optional|Union)\[(.*)\]$/s.exec(text) ?? [];
  if (name === 'Optional' && isOneBracket(text)) return [...membersOf(inside), 'None'];
  if (name === 'Union' && isOneBracket(text)) return splitAt(inside, ',').flatMap(membersOf);
  const parts = splitAt(text, '|');
  return parts.length > 1 ? parts.flatMap(membersOf) : [text];
}

/** Without brackets around the whole. */
function unwrapped(text: string): string {
  return text.startsWith('(') && text.endsWith(')') && isOneBracket(text) && !text.includes('=>')
    ? unwrapped(text.slice(1, -1).trim())
    : text;
}

/** Whether the last character closes the first bracket of a text. */
function isOneBracket(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    if ('([{<'.includes(text[i] as string)) depth += 1;
    if (')]}>'.includes(text[i] as string) && text[i - 1] !== '=' && text[i - 1] !== '-') depth -= 1;
    if (depth === 0 && i < text.length - 1 && ')]}>'.includes(text[i] as string)) return false;
  }
  return depth === 0;
}

/** Parts between a sign that stands in no bracket and no quotes. */
function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ''];
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] as string;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if ('"\'`'.includes(character)) quote = character;
    else if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character) && text[i - 1] !== '=' && text[i - 1] !== '-') depth -= 1;
    else if (character === sign && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}

/** The same type but for qualifiers, older names and names that mean the same. */
function isSameType(before: string, after: string, sameName: SameName): boolean {
  const [olds, nows] = [tokensOf(before), tokensOf(after)];
  return (
    olds.length === nows.length &&
    olds.every((old, i) => {
      const now = nows[i] as string;
      return old === now || (/^[\p{L}_]/u.test(old) && /^[\p{L}_]/u.test(now) && sameName(old, now));
    })
  );
}

/** Names without what qualifies them, and signs. */
function tokensOf(type: string): string[] {
  const text = type.replace(/^(["'])([\p{Lu}_][\w.[\]]*)\1$/su, '$2');
  return (
    text.match(/"[^"]*"|'[^']*'|[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*|\d+|\S/gu) ??
    []
  ).map(token => {
    const name = /^[\p{L}_$]/u.test(token) ? (token.split(/\.|::/).at(-1) as string) : token;
    return Object.hasOwn(OLDER_NAMES, name) ? (OLDER_NAMES[name] as string) : name;
  });
}
