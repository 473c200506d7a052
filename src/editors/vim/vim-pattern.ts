import { type Member, type PatternPart, patternParts } from '../../lexico/index.js';
import { branchesOf, closeOf, firstsOf } from '../pattern-firsts.js';
import { rangesOf } from '../unicode-ranges.js';

type CodeRange = readonly [from: number, to: number];

/** No character has more bytes in UTF-8. */
const MOST_BYTES = 4;
const LAST = 0x10ffff;
const LINE_END = 10;

/** What stands around a class of characters that is long: a character that nothing else in a pattern is. */
export const LONG_CLASS = '\u{f0000}';
const MOST_SHORT = 60;

/** A pattern in the parts in which Vim has to be told of it. */
export interface VimParts {
  /** What has to stand before, blanks before it included: Vim looks back as far as it takes. */
  readonly before: readonly PatternPart[];
  readonly rest: readonly PatternPart[];
}

/** Parts of a pattern of a TextMate grammar: what it takes of blanks before it only looks back. */
export function vimParts(source: string): VimParts {
  const parts = patternParts(source);
  let at = 0;
  let end = 0;
  while (at < parts.length) {
    const part = parts[at] as PatternPart;
    if (part.kind === 'start') at += 1;
    else if (part.kind === 'open' && isLookback(parts.slice(at, closeOf(parts, at))))
      at = closeOf(parts, at) + 1;
    else if (at > 0 && isBlank(part)) at += parts[at + 1]?.kind === 'times' ? 2 : 1;
    else break;
    end = at;
  }
  return { before: parts.slice(0, end), rest: parts.slice(end) };
}

/** Whether a group takes no character. */
function isLookback(parts: readonly PatternPart[]): boolean {
  const [first] = parts;
  if (first?.kind !== 'open') return false;
  if (first.group.startsWith('(?<')) return true;
  if (first.group !== '(?:') return false;
  for (let i = 1; i < parts.length; i += 1) {
    const part = parts[i] as PatternPart;
    if (part.kind === 'open' && part.group.startsWith('(?<')) i = closeOf(parts, i);
    else if (part.kind !== 'start' && part.kind !== 'or') return false;
  }
  return true;
}

function isBlank(part: PatternPart): boolean {
  return (
    part.kind === 'class' &&
    !part.negated &&
    part.members.every(member => 'from' in member && ' \t'.includes(member.from) && member.from === member.to)
  );
}

/** How groups of a pattern are written: by their numbers, `0` is the whole of it. */
export interface Groups {
  /** Groups that the end of a region needs, in their order. */
  readonly handed?: readonly string[];
  /** The same, in the pattern that ends it. */
  readonly given?: readonly string[];
}

/** The engine that knows large classes of characters: Vim's other one refuses them. */
const ENGINE = '\\%#=2\\v';

/** A pattern, or any of several, as arguments of `:syntax` have it. */
export function vimPattern(pattern: VimParts | readonly VimParts[], groups: Groups = {}): string {
  const all = 'rest' in pattern ? [pattern] : pattern;
  return `/${ENGINE}${all.map(each => whole(each, groups)).join('|')}/`;
}

/** What matches once, and is not tried shorter: no other engine has that for itself. */
type VimPart = PatternPart | { readonly kind: 'open'; readonly group: '(?>' };

/**
 * `(?=(…))\1`, which is how patterns of all engines say that, and what may not follow. Vim reads that wrongly in some texts, so
 * it is asked at one place first, as one thing.
 */
function withAtoms(parts: readonly PatternPart[]): readonly VimPart[] {
  if (!isOpen(parts[0], '(?=') || !isOpen(parts[1], '(')) return parts;
  const end = closeOf(parts, 0);
  if (parts[end + 1]?.kind !== 'again') return parts;
  const close = { kind: 'close' } as const;
  const inside = parts.slice(2, end - 1);
  const once: readonly VimPart[] = [{ kind: 'open', group: '(?>' }, ...inside, close];
  const whole: readonly VimPart[] = [{ kind: 'open', group: '(?:' }, ...inside, close];
  const behind = parts.slice(end + 2);
  return behind.length === 0 ? whole : [{ kind: 'open', group: '(?=' }, ...once, ...behind, close, ...whole];
}

function isOpen(part: PatternPart | undefined, group: string): boolean {
  return part?.kind === 'open' && part.group === group;
}

/**
 * Alternatives of what stands before, those with the same beginning as one: a class of letters is held against a character
 * once, and not once for each word.
 */
function withSharedBeginnings(parts: readonly VimPart[]): readonly VimPart[] {
  const shared: VimPart[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as VimPart;
    shared.push(part);
    if (part.kind !== 'open' || !part.group.startsWith('(?<')) continue;
    const end = closeOf(parts, i);
    shared.push(...sharing(branchesOf(parts.slice(i + 1, end))), { kind: 'close' });
    i = end;
  }
  return shared;
}

function sharing(branches: readonly (readonly VimPart[])[]): readonly VimPart[] {
  const byFirst = new Map<string, (readonly VimPart[])[]>();
  for (const branch of branches) {
    const [first, next] = branch;
    const key = first === undefined || first.kind === 'open' || next?.kind === 'times' ? branch : first;
    const text = JSON.stringify(key);
    byFirst.set(text, [...(byFirst.get(text) ?? []), branch]);
  }
  return [...byFirst.values()].flatMap((same, i): readonly VimPart[] => {
    const or: readonly VimPart[] = i === 0 ? [] : [{ kind: 'or' }];
    const [first = []] = same;
    if (same.length === 1) return [...or, ...first];
    const rests = sharing(same.map(branch => branch.slice(1)));
    return [...or, ...first.slice(0, 1), { kind: 'open', group: '(?:' }, ...rests, { kind: 'close' }];
  });
}

const BLANKS = '[\\x09\\x20]*';

function whole({ before, rest }: VimParts, groups: Groups): string {
  const text = written(rest, groups);
  const handed = groups.handed?.includes('0') ? `\\z(${text})` : text;
  if (before.length === 0) return handed;
  const looksBack = before[0]?.kind === 'open' && before[0].group.startsWith('(?<');
  const firsts = looksBack ? firstsOf(rest) : undefined;
  // To look back is slow: first it is asked whether what follows may begin here at all.
  const guard =
    firsts === undefined
      ? ''
      : `%(${before.some(isBlank) ? BLANKS : ''}${characterClass({ members: firsts, negated: false })})@=`;
  return `${guard}${written(before, {})}\\zs%(${handed})`;
}

function written(source: readonly PatternPart[], { handed = [], given = [] }: Groups): string {
  const parts = withSharedBeginnings(withAtoms(source));
  const closings: string[] = [];
  let group = 0;
  return parts.map(write).join('');

  function write(part: VimPart, i: number): string {
    switch (part.kind) {
      case 'open': {
        if (part.group === '(') group += 1;
        closings.push(closing(part.group, parts.slice(i + 1, closeOf(parts, i))));
        return part.group === '(' && handed.includes(`${group}`) ? '\\z(' : '%(';
      }
      case 'close':
        return closings.pop() ?? ')';
      case 'or':
        return '|';
      case 'start':
        return '\\_^';
      case 'end':
        return '\\_$';
      case 'text':
        return literal(part.char);
      case 'class':
        return characterClass(part, isLast(parts[i + 1]));
      case 'again':
        return `\\z${given.indexOf(part.group) + 1}`;
      case 'times':
        return times(part);
    }
  }
}

function closing(group: string, inside: readonly VimPart[]): string {
  if (group === '(?>') return ')@>';
  if (group === '(?=') return ')@=';
  if (group === '(?!') return ')@!';
  if (!group.startsWith('(?<')) return ')';
  // Told how far to look back, Vim does not try all of the line.
  const most = longest(inside);
  const bytes = Number.isFinite(most) ? `${Math.max(1, most) * MOST_BYTES}` : '';
  return `)@${bytes}${group === '(?<=' ? '<=' : '<!'}`;
}

/** The most characters that parts take. */
function longest(parts: readonly VimPart[]): number {
  let [sum, most] = [0, 0];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as VimPart;
    if (part.kind === 'or') {
      most = Math.max(most, sum);
      sum = 0;
      continue;
    }
    let length = part.kind === 'text' || part.kind === 'class' ? 1 : 0;
    if (part.kind === 'open') {
      const end = closeOf(parts, i);
      length =
        part.group === '(' || part.group === '(?:' || part.group === '(?>'
          ? longest(parts.slice(i + 1, end))
          : 0;
      i = end;
    } else if (part.kind === 'again') length = Number.POSITIVE_INFINITY;
    const next = parts[i + 1];
    if (next?.kind === 'times') {
      sum += length === 0 ? 0 : length * next.most;
      i += 1;
    } else sum += length;
  }
  return Math.max(most, sum);
}

function times({ least, most, lazy }: { least: number; most: number; lazy: boolean }): string {
  if (lazy) return `{-${least},${Number.isFinite(most) ? most : ''}}`;
  if (most === Number.POSITIVE_INFINITY && least < 2) return least === 0 ? '*' : '+';
  if (least === 0 && most === 1) return '?';
  return least === most ? `{${least}}` : `{${least},${Number.isFinite(most) ? most : ''}}`;
}

/** Whether nothing is read behind a part: there the end of a line may be a character, of which engines see no next one. */
function isLast(next: VimPart | undefined): boolean {
  return next === undefined || next.kind === 'close' || next.kind === 'or';
}

function characterClass(
  { members, negated }: { members: readonly Member[]; negated: boolean },
  mayBeLineEnd = true,
): string {
  const ranges = joined(members.flatMap(rangesIn));
  const hasLineEnd = ranges.some(([from, to]) => from <= LINE_END && LINE_END <= to);
  const body = ranges.map(([from, to]) => (from === to ? code(from) : `${code(from)}-${code(to)}`)).join('');
  // The end of a line is no character to Vim: where a class has it, that is said by itself.
  const mark = body.length > MOST_SHORT ? LONG_CLASS : '';
  if (negated) {
    const across = hasLineEnd || !mayBeLineEnd ? '' : '\\_';
    return body === '' ? `${across}.` : `${across}${mark}[^${body}]${mark}`;
  }
  return `${hasLineEnd ? '\\_' : ''}${mark}[${body}]${mark}`;
}

function rangesIn(member: Member): readonly CodeRange[] {
  if ('property' in member) return rangesOf(member.property, member.negated);
  return [[member.from.codePointAt(0) as number, member.to.codePointAt(0) as number]];
}

/** The same ranges in order, each character once; Vim holds a character against one after the other. */
function joined(ranges: readonly CodeRange[]): readonly CodeRange[] {
  const sorted = ranges
    .map(([from, to]) => [Math.max(1, from), Math.min(to, LAST)] as const)
    .filter(([from, to]) => from <= to)
    .sort(([a], [b]) => a - b);
  const all: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

function code(point: number): string {
  const hex = point.toString(16);
  if (point < 0x80) {
    const char = String.fromCharCode(point);
    return /[0-9A-Za-z_]/.test(char) ? char : `\\x${hex.padStart(2, '0')}`;
  }
  return point > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

function literal(char: string): string {
  if (char === '\n') return '\\n';
  if (/\p{M}|\p{Co}/u.test(char)) return `%U${(char.codePointAt(0) as number).toString(16).padStart(8, '0')}`;
  if (/\p{Cc}/u.test(char)) return `%x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return char.replace(/[!-/:-@[-^`{-~ ]/, '\\$&');
}
