import { bracketsOf, partsAt } from './brackets.js';

/** A type is any of its members: `A | B` has two. */
export type Type = readonly Member[];
/** Names and signs, for each pair of brackets what stands between their commas: `dict`, `[`, types, `]`, and behind `=>` a result. */
export type Member = readonly (string | readonly Type[] | Fields)[];
/** What an object has, by name: `{ a: string; b?: number }`. */
export class Fields extends Map<string, Field> {}

/** A field of an object. */
export interface Field {
  readonly optional: boolean;
  readonly readonly: boolean;
  readonly type: Type;
}

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

/** Deeper than this, brackets are compared as they are written: the data may be a stranger's. */
const MAX_DEPTH = 50;

/** The members of a type, however it is written: `A | B`, `Union[A, B]`, `Optional[A]`, `A?`, `?A`, `Literal["a", "b"]`. */
export function typeOf(written: string, depth = 0): Type {
  if (depth > MAX_DEPTH) return [[written]];
  const inner = (part: string) => typeOf(part, depth + 1);
  const text = unwrapped(written.trim().replace(/^(?:->|=>|:)\s*/, ''));
  const fields = fieldsOf(text, depth);
  if (fields) return [[fields]];
  const parts = unionOf(text);
  if (parts.length > 1) return parts.flatMap(inner);
  if (hasArrow(text)) return [membersOf(text, depth)];
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
  if (text === 'interface{}') return [['any']];
  if (text === 'boolean') return [['true'], ['false']];
  return [membersOf(text, depth)];
}

/** The fields of an object; nothing for what is written in another way, or has more than fields. */
function fieldsOf(text: string, depth: number): Fields | undefined {
  if (!text.startsWith('{') || bracketsOf(text) !== text.length) return undefined;
  const written = partsAt(text.slice(1, -1), ';').flatMap(part => partsAt(part, ','));
  const fields = new Fields();
  for (const part of written) {
    const [, readonly, name = '', mark, type = ''] =
      /^(readonly\s+)?([\p{L}_$][\p{L}\p{N}_$]*|"[^"]*"|'[^']*')\s*(\?)?\s*:\s*(.+)$/su.exec(part) ?? [];
    if (type === '') return undefined;
    fields.set(name.replace(/^(["'])(.*)\1$/s, '$2'), {
      optional: mark !== undefined,
      readonly: readonly !== undefined,
      type: typeOf(type, depth + 1),
    });
  }
  return fields;
}

/** The members of a union. What a function gives goes as far as the text: `A | (() => B | C)`. */
function unionOf(text: string): string[] {
  const parts = partsAt(text, '|');
  const at = parts.findIndex(hasArrow);
  return at < 0 ? parts : [...parts.slice(0, at), parts.slice(at).join(' | ')];
}

/** Whether `=>` stands in no bracket. */
function hasArrow(text: string): boolean {
  return text.includes('=>') && partsAt(text, '=').some((part, i) => i > 0 && part.startsWith('>'));
}

/** Without brackets around the whole. */
function unwrapped(text: string): string {
  let bare = text;
  for (let i = 0; i < MAX_DEPTH && bare.startsWith('('); i += 1) {
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
      const isLabelled = (rest[0] === '(' ? /^\s*(?:[=-]>|:)/ : /^\s*:/).test(rest.slice(length));
      const inside = partsAt(rest.slice(1, length - 1), ',').map(part =>
        isLabelled ? unlabelled(part, depth + 1) : typeOf(part, depth + 1),
      );
      parts.push(rest[0] as string, inside, rest[length - 1] as string);
      i += length;
      continue;
    }
    if (rest.startsWith('=>')) return [...parts, '=>', [typeOf(rest.slice(2), depth + 1)]];
    const [token = ' '] =
      /^(?:"[^"]*"|'[^']*'|[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*|\d+|\S)/u.exec(
        rest,
      ) ?? [];
    if (token !== ' ') parts.push(plain(token));
    i += token.length;
  }
  return parts;
}

/**
 * The type of a parameter of a function, or of the key of an object, without the name that only readers see there: `x: A`,
 * `...x: A`, `x?: A`, whose marks stay.
 */
function unlabelled(part: string, depth: number): Type {
  const [label = '', ...type] = partsAt(part, ':');
  const found = /^(\.{3})?(?!this$)(?:[\p{L}_$][\p{L}\p{N}_$]*|[{[].*[}\]])(\?)?$/su.exec(label);
  if (!found || type.length === 0) return typeOf(part, depth);
  const marks = found.slice(1).filter(mark => mark !== undefined);
  return typeOf(type.join(': '), depth).map(member => [...marks, ...member]);
}

function plain(token: string): string {
  if (token.length > 1 && /^["']/.test(token)) return `"${token.slice(1, -1)}"`;
  const name = /^[\p{L}_$]/u.test(token) ? (token.split(/\.|::/).at(-1) as string) : token;
  return Object.hasOwn(OLDER_NAMES, name) ? (OLDER_NAMES[name] as string) : name;
}
