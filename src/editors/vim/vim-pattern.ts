import { firstsBehind } from '../pattern-firsts.js';
import { type Member, type PatternPart, patternParts } from '../pattern-parts.js';
import { rangesOf } from '../unicode-ranges.js';

/** A class of characters beyond ASCII, which a file says once: patterns name it in what separates them. */
const MARK = '\u{f0000}';

/** What patterns of a file share. */
export class VimPatterns {
  private readonly classes: string[] = [];

  /** The classes, in the order of their numbers. */
  get shared(): readonly string[] {
    return this.classes;
  }

  /**
   * A pattern as Vim reads it, between strokes.
   * @param groups what becomes of groups: `again` keeps what each matched for the end of a region, `whole` everything
   */
  pattern(source: string, groups: Groups = 'forget'): string {
    const parts = patternParts(source);
    return `\\%#=2${this.mayBegin(firstsBehind(parts))}${this.written(factored(atomic(parts)), groups)}`;
  }

  /** To look back is slow: first it is asked whether what follows may begin here at all. */
  private mayBegin(members: readonly Member[] | undefined): string {
    return members === undefined ? '' : `${this.classOf({ members, negated: false })}\\@=`;
  }

  /** The groups of a pattern, each with what stands around it: the first behind, the others in front of the next. */
  groups(source: string): readonly string[] {
    const parts = patternParts(source);
    const pieces = splitGroups(parts);
    const texts = pieces.map(piece => this.written(factored(piece), 'forget'));
    const [before = ''] = texts;
    const groups = texts.filter((_, i) => i % 2 === 1);
    return groups.map((group, i) => {
      const behind = texts.slice(2 * i + 2).join('');
      const isLast = i === groups.length - 1;
      // Blanks in front were not read by what stands before them.
      const isFirst = i === 0 && before !== '';
      const looksBack = isFirst ? `${this.mayBegin(firstsBehind(parts))}${before}\\zs` : '';
      return `\\%#=2${looksBack}\\%(${group}\\)${isLast || behind === '' ? behind : `\\%(${behind}\\)\\@=`}`;
    });
  }

  private written(parts: readonly Part[], groups: Groups): string {
    if (groups === 'whole') return `\\z(${this.written(parts, 'forget')}\\)`;
    const open: Open[] = [{ group: '', width: 0, widest: 0 }];
    return parts.map(part => this.part(part, open, groups)).join('');
  }

  private part(part: Part, open: Open[], groups: Groups): string {
    const within = open.at(-1) as Open;
    switch (part.kind) {
      case 'open':
        open.push({ group: part.group, width: 0, widest: 0 });
        return part.group === '(' && groups === 'again' ? '\\z(' : '\\%(';
      case 'close': {
        open.pop();
        const width = Math.max(within.width, within.widest);
        const isRead = within.group === '(' || within.group === '(?:' || within.group === '(?>';
        (open.at(-1) as Open).width += isRead ? width : 0;
        return `\\)${afterGroup(within.group, width)}`;
      }
      case 'or':
        within.widest = Math.max(within.width, within.widest);
        within.width = 0;
        return '\\|';
      case 'start':
        return '\\_^';
      case 'end':
        return '\\_$';
      case 'text':
        within.width += MOST_BYTES;
        return literal(part.char);
      case 'class':
        within.width += MOST_BYTES;
        return this.classOf(part);
      case 'again':
        // What a region was opened with, is the only group then.
        return `\\z${part.group === '0' ? '1' : part.group}`;
      case 'times':
        if (part.most > 1) within.width = Number.POSITIVE_INFINITY;
        return times(part);
    }
  }

  private classOf({ members, negated }: { members: readonly Member[]; negated: boolean }): string {
    const plain = members.filter(member => 'from' in member);
    const properties = members.filter(member => 'property' in member);
    if (properties.length === 0) return `[${negated ? '^' : ''}${plain.map(range).join('')}]`;
    const all = properties.flatMap(({ property, negated }) => rangesOf(property, negated));
    const ascii = all
      .filter(([from]) => from < 0x80)
      .map(([from, to]) => [from, Math.min(to, 0x7f)] as const);
    const beyond = all
      .filter(([, to]) => to >= 0x80)
      .map(([from, to]) => [Math.max(from, 0x80), to] as const);
    const few = `[${[...plain.map(range), ...ascii.map(codes)].join('')}]`;
    // Most programs are ASCII: only other characters are looked for in a long list.
    const whole = `\\%(${few}\\|[^\\x01-\\x7f]\\@=[${beyond.map(codes).join('')}]\\)`;
    const known = this.classes.indexOf(whole);
    const index = known === -1 ? this.classes.push(whole) - 1 : known;
    const named = `${MARK}${index}${MARK}`;
    return negated ? `\\%(${named}\\@!.\\)` : named;
  }
}

/** A text of Vim script with a pattern in it: classes that are shared stand outside of the quotes. */
export function scriptText(text: string): string {
  const parts = text.split(MARK).map((part, i) => (i % 2 === 1 ? `s:c${part}` : quoted(part)));
  return parts.filter(part => part !== "''").join('.');
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

type Groups = 'again' | 'forget' | 'whole';

type Part = Exclude<PatternPart, { kind: 'open' }> | { readonly kind: 'open'; readonly group: string };

/** A group that is being written, and how many bytes it takes: this alternative, and the longest before. */
interface Open {
  readonly group: string;
  width: number;
  widest: number;
}

/** Of a character. */
const MOST_BYTES = 4;

/** Without a number Vim looks back over this line and the one before. */
function afterGroup(group: string, width: number): string {
  const bytes = Number.isFinite(width) ? width : '';
  switch (group) {
    case '(?=':
      return '\\@=';
    case '(?!':
      return '\\@!';
    case '(?>':
      return '\\@>';
    case '(?<=':
      return `\\@${bytes}<=`;
    case '(?<!':
      return `\\@${bytes}<!`;
    default:
      return '';
  }
}

/** `(?=(…))\1`: what was matched once is not matched shorter, which Vim has a sign for. */
function atomic(parts: readonly PatternPart[]): readonly Part[] {
  const [first, second] = parts;
  if (first?.kind !== 'open' || first.group !== '(?=' || second?.kind !== 'open' || second.group !== '(')
    return parts;
  const end = parts.findIndex(({ kind }) => kind === 'again');
  if (end === -1) return parts;
  return [
    { kind: 'open', group: '(?>' },
    ...parts.slice(2, end - 2),
    { kind: 'close' },
    ...parts.slice(end + 1),
  ];
}

/** What it looks back at, with what many of it begin with said once: else every word has the letters of all scripts. */
function factored(parts: readonly Part[]): readonly Part[] {
  const found: Part[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as Part;
    found.push(part);
    if (part.kind !== 'open' || !part.group.startsWith('(?<')) continue;
    const end = parts.findIndex(({ kind }, at) => at > i && (kind === 'close' || kind === 'open'));
    if (parts[end]?.kind !== 'close') continue;
    found.push(...together(parts.slice(i + 1, end)));
    i = end - 1;
  }
  return found;
}

function together(parts: readonly Part[]): readonly Part[] {
  const byFirst = new Map<string, Part[][]>();
  let alternative: Part[] = [];
  for (const part of [...parts, { kind: 'or' } as const]) {
    if (part.kind !== 'or') alternative.push(part);
    else {
      const key = JSON.stringify(alternative[0]);
      byFirst.set(key, [...(byFirst.get(key) ?? []), alternative]);
      alternative = [];
    }
  }
  return [...byFirst.values()].flatMap((alternatives, i) => {
    const between: Part[] = i === 0 ? [] : [{ kind: 'or' }];
    const [first] = alternatives;
    if (alternatives.length === 1) return [...between, ...(first as Part[])];
    const rests = alternatives.flatMap(([, ...rest], j): Part[] =>
      j === 0 ? rest : [{ kind: 'or' }, ...rest],
    );
    return [...between, first?.[0] as Part, { kind: 'open', group: '(?:' }, ...rests, { kind: 'close' }];
  });
}

/** What stands before, in, between and behind the groups that are kept. */
function splitGroups(parts: readonly PatternPart[]): readonly (readonly PatternPart[])[] {
  const pieces: PatternPart[][] = [[]];
  let depth = 0;
  for (const part of parts) {
    if (part.kind === 'close') depth -= 1;
    const isGroup = depth === 0 && part.kind === 'open' && part.group === '(';
    const isEnd = depth === 0 && part.kind === 'close' && pieces.length % 2 === 0;
    if (part.kind === 'open') depth += 1;
    if (isGroup || isEnd) pieces.push([]);
    else pieces.at(-1)?.push(part);
  }
  return pieces;
}

function times({ least, most, lazy }: { least: number; most: number; lazy: boolean }): string {
  if (!lazy && least === 0 && most === Number.POSITIVE_INFINITY) return '*';
  const upper = Number.isFinite(most) ? `${most}` : '';
  return `\\{${lazy ? '-' : ''}${least},${upper}}`;
}

const range = (member: Member) =>
  'from' in member ? codes([member.from.codePointAt(0) as number, member.to.codePointAt(0) as number]) : '';

function codes([from, to]: readonly [number, number]): string {
  return from === to ? inClass(from) : `${inClass(from)}-${inClass(to)}`;
}

/** A character in brackets, where only some may be written as they are. */
function inClass(code: number): string {
  if (code < 0x80 && !/[0-9A-Za-z_ ]/.test(String.fromCharCode(code)))
    return `\\x${code.toString(16).padStart(2, '0')}`;
  if (code < 0xa0) return code < 0x80 ? String.fromCharCode(code) : `\\x${code.toString(16)}`;
  return code > 0xffff
    ? `\\U${code.toString(16).padStart(8, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`;
}

function literal(char: string): string {
  if (char === '\n') return '\\n';
  if (char === '\t') return '\\t';
  return char.replace(/[\\.*[^$~/]/, '\\$&');
}
