import { escaped } from '../text/pattern.js';
import type { Interpolation, Region } from './schema/region.js';
import type { Opening } from './schema/texts.js';

/**
 * What a pattern may look at before it, and match from there on, in UTF-16 code units: so no pattern reads a text twice. Of
 * lines it sees its own with its end, as in editors.
 */
const WINDOW_BEFORE = 64;
const WINDOW = 1024;

/** A pattern that is matched at one place. */
export type Matcher = (text: string, at: number, limit: number) => RegExpExecArray | null;

/** @param source of the dialect that docs/editors.md describes; a text that is none throws a SyntaxError. */
export function matcher(source: string): Matcher {
  const expression = new RegExp(source, 'muy');
  return (text, at, limit) => {
    const from = Math.max(0, at - WINDOW_BEFORE);
    const to = Math.min(limit, at + WINDOW);
    const piece = from === 0 && to === text.length ? text : text.slice(from, to);
    expression.lastIndex = at - from;
    return expression.exec(upToLineEnd(piece, at - from));
  };
}

/** Whatever ends a line is a line feed to a pattern. */
function upToLineEnd(text: string, at: number): string {
  const [feed, carriage] = [text.indexOf('\n', at), text.indexOf('\r', at)];
  if (carriage >= 0 && (feed < 0 || carriage < feed)) return `${text.slice(0, carriage)}\n`;
  return feed < 0 || feed === text.length - 1 ? text : text.slice(0, feed + 1);
}

/** A pattern for one of a few texts, the longest first. */
export function alternatives(texts: readonly string[]): string {
  return [...texts]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
}

/** Characters of several classes as those of one: a hyphen that one of them begins or ends with makes no range. */
export function joinedClass(...sets: readonly string[]): string {
  return sets.map(withoutEdges).join('');
}

function withoutEdges(set: string): string {
  const begun = set.startsWith('-') ? `\\${set}` : set;
  const readable = begun.replaceAll('\\\\', '__');
  return readable.endsWith('-') && !readable.endsWith('\\-') ? `${begun.slice(0, -1)}\\-` : begun;
}

/** Brackets, and what they are turned round. */
export const MIRRORED: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** What closes a text of brackets: `[(` with `)]`. */
export function turnedRound(text: string): string {
  return [...text]
    .map(char => MIRRORED[char] ?? char)
    .reverse()
    .join('');
}

/** The texts of an opening; nothing for a pattern. */
export function textsOf(opening: Opening): readonly string[] | undefined {
  return typeof opening === 'string' ? [opening] : Array.isArray(opening) ? opening : undefined;
}

/** The brackets that are counted in what is put into a text: `{` and `}` of `${…}`; nothing where it ends with no bracket. */
export function nestingOf({ abre, fecha = '' }: Interpolation): readonly [string, string] | undefined {
  const open = abre.at(-1) as string;
  const close = '([{'.includes(open) ? MIRRORED[open] : undefined;
  return close !== undefined && fecha.startsWith(close) ? [open, close] : undefined;
}

/**
 * Whether a symbol is cut in what is put into a text, since each of its brackets counts there: `))` may end what `(` began,
 * and then what is put in.
 */
export function holdsSeveral(symbol: string, [open, close]: readonly [string, string]): boolean {
  return (symbol.startsWith(close) && symbol !== close) || symbol.indexOf(open) !== symbol.lastIndexOf(open);
}

/** Whether a region is its opening, and nothing more. */
export function isWholeOpening({ fecha }: Region): boolean {
  return typeof fecha === 'object' && 'ate' in fecha && fecha.ate === 'abertura';
}

/** What is set by the first code unit of what it begins with. */
export class ByFirst<T> {
  private readonly table = new Map<number, T[]>();

  add(text: string, value: T): void {
    const first = text.charCodeAt(0);
    const list = this.table.get(first);
    if (list) list.push(value);
    else this.table.set(first, [value]);
  }

  at(code: number): readonly T[] {
    return this.table.get(code) ?? NONE;
  }

  get firsts(): Iterable<number> {
    return this.table.keys();
  }
}

const NONE: readonly never[] = [];
