import type { Node } from '../../syntax/node.js';
import type { Comments } from '../language.js';
import type { Documentation } from './language-data.js';
import { xmlText } from './xml-documentation.js';

/** A comment that stands on lines of its own, or something that may stand between one and a definition. */
interface Line {
  readonly node: Node;
  readonly row: number;
  readonly endRow: number;
  readonly isBetween: boolean;
}

/** What stands in the first lines for the system or the compiler, and says nothing of what is below: `#!/bin/sh`, `# encoding: utf-8`. */
const FOR_PROGRAMS =
  /^#(?:!|\s*-\*-|\s*(?:(?:en)?coding|frozen_string_literal|warn_indent|shareable_constant_value|typed)\s*:\s*\S+$)/;
const HEAD_ROWS = 4;

/** The comments of a file that document something, by where they stand. */
export class DocComments {
  private readonly byRow = new Map<number, Line>();
  private readonly byEndRow = new Map<number, Line>();
  /** Comments with more behind them on their last line, by where they end. */
  private readonly inLine = new Map<string, Line>();
  /** Comments behind code on its line, by where that ends. */
  private readonly behind = new Map<string, Line>();
  /** Definitions by where they end, and by the rows that they begin and end in. */
  private readonly byEnd = new Map<number, Node[]>();
  private readonly firstOfRow = new Map<number, Node>();
  private readonly endRows = new Set<number>();
  private readonly rows: readonly string[];

  constructor(
    text: string,
    nodes: readonly Node[],
    private readonly comments: Comments,
    private readonly convention: Documentation,
    definitions: readonly Node[],
  ) {
    this.rows = text.split('\n');
    for (const each of definitions) {
      const { row } = each.startPosition;
      this.byEnd.set(each.endIndex, [...(this.byEnd.get(each.endIndex) ?? []), each]);
      if (!((this.firstOfRow.get(row)?.startIndex ?? Infinity) <= each.startIndex))
        this.firstOfRow.set(row, each);
      this.endRows.add(each.endPosition.row);
    }
    const between = new Set(convention.between);
    for (const node of nodes) {
      const isBetween = between.has(node.type);
      if (!isBetween && !comments.types.has(node.type)) continue;
      const { row, column } = node.startPosition;
      const text = node.text.trimEnd();
      if (row < HEAD_ROWS && FOR_PROGRAMS.test(text)) continue;
      const line = { node, row, endRow: row + newlines(text), isBetween };
      const codeBefore = this.rows[row]?.slice(0, column).replace(/(?<![\s;,])[\s;,]+$/, '') ?? '';
      const isFirst = !/[^\s{(|]/.test(codeBefore);
      if (!isFirst && this.isMeantForAbove(node)) {
        this.behind.set(`${row}:${codeBefore.length}`, line);
        this.endRows.delete(row);
      }
      const end = line.endRow === row ? column + text.length : text.length - text.lastIndexOf('\n') - 1;
      // It documents what stands right behind it, and not what is on the next line.
      if (!isBetween && this.rows[line.endRow]?.slice(end).trim() !== '') {
        if (isFirst || !convention.below) this.inLine.set(`${line.endRow}:${end}`, line);
        continue;
      }
      // What stands behind code documents that, if anything.
      if (!isFirst) continue;
      this.byRow.set(row, line);
      this.byEndRow.set(line.endRow, line);
    }
  }

  /** What the comments right above a definition (or below, where that is the custom) say of it. */
  of(definition: Node, isParameter: boolean): string {
    const { row, column } = definition.startPosition;
    const before = this.rows[row]?.slice(0, column).trimEnd().length ?? 0;
    const inLine = this.inLine.get(`${row}:${before}`);
    if (inLine && (this.convention.marks ?? ['']).some(mark => inLine.node.text.startsWith(mark)))
      return this.textOf([inLine]);
    const { startIndex, endIndex, endPosition } = definition;
    const behind = this.behind.get(`${endPosition.row}:${endPosition.column}`);
    const isLast = /^[\s;,]*$/.test(this.rows[endPosition.row]?.slice(endPosition.column) ?? '');
    const next = behind ?? (isLast ? this.next(endPosition.row) : undefined);
    const following = this.following(next, startIndex, endIndex);
    if (behind && following.length > 0) return this.textOf(following);
    // What is above a line documents what begins there, not its parameters, members and cases on that line.
    const outer = this.firstOfRow.get(row);
    const isInside = outer && outer.startIndex < startIndex && outer.endIndex >= endIndex;
    const isBehind = isParameter && /[^\s,{(|]/.test(this.rows[row]?.slice(0, column) ?? '');
    const above = isInside || isBehind ? [] : this.above(row);
    // Where they document what is above them, those that follow a definition right away are not meant for what is below.
    const isTaken = this.convention.below === true && this.isEnd((above[0]?.row ?? 0) - 1);
    return this.textOf(above.length > 0 && !isTaken ? above : following);
  }

  /** Whether a comment documents what stands before it. */
  private isMeantForAbove({ text }: Node): boolean {
    const { below, marks = [] } = this.convention;
    return (below === true ? marks : below || []).some(mark => text.startsWith(mark));
  }

  private above(from: number): Line[] {
    const found: Line[] = [];
    let row = from;
    for (let line = this.byEndRow.get(row - 1); line; line = this.byEndRow.get(row - 1)) {
      row = line.row;
      if (line.isBetween) {
        if (found.length > 0) break;
        continue;
      }
      const isLine =
        this.comments.line.some(mark => line.node.text.startsWith(mark)) && !this.isBlock(line.node);
      if (found.length > 0 && !isLine) break;
      found.unshift(line);
      if (!isLine) break;
    }
    // What is no documentation separates from what may be above it.
    const { marks } = this.convention;
    if (!marks) return found;
    const isMarked = ({ node }: Line) => marks.some(mark => node.text.startsWith(mark));
    const start = found.findIndex(isMarked);
    if (start < 0) return [];
    // One mark may stand for all the lines that follow (`-- |`); where each has it, others are remarks.
    return found.slice(start).every(isMarked)
      ? found.slice(start)
      : found.slice(found.findLastIndex(isMarked));
  }

  /** The comment right below a row, or below what may stand between. */
  private next(row: number): Line | undefined {
    let line = this.byRow.get(row + 1);
    while (line?.isBetween) line = this.byRow.get(line.endRow + 1);
    return line;
  }

  /** Of the comments behind a place that of a definition: of several that end there, the innermost has the first. */
  private following(first: Line | undefined, startIndex: number, endIndex: number): Line[] {
    let inner = (this.byEnd.get(endIndex) ?? []).filter(each => each.startIndex > startIndex).length;
    for (let line = first; line && this.isMeantForAbove(line.node); line = this.next(line.endRow)) {
      if (inner-- > 0) continue;
      const found = [line];
      if (this.isBlock(line.node)) return found;
      const mayGoOn = (more: Line | undefined): more is Line => more !== undefined && !more.isBetween;
      for (let more = this.byRow.get(line.endRow + 1); mayGoOn(more); more = this.byRow.get(more.endRow + 1))
        found.push(more);
      return found;
    }
    return [];
  }

  /** Whether a definition ends in a row that says nothing of it, or above what may stand between. */
  private isEnd(row: number): boolean {
    const line = this.byEndRow.get(row);
    return line?.isBetween ? this.isEnd(line.row - 1) : this.endRows.has(row);
  }

  private isBlock({ text }: Node): boolean {
    return this.comments.block.some(([start, end]) => text.startsWith(start) && text.trimEnd().endsWith(end));
  }

  private textOf(lines: readonly Line[]): string {
    const text = dedented(lines.map(({ node }) => this.inside(node.text.trimEnd())).join('\n'));
    return this.convention.xml ? xmlText(text) : text;
  }

  /** A comment without its marks, and without the column of `*` that block comments often have. */
  private inside(text: string): string {
    for (const [start, end] of this.comments.block) {
      if (!text.startsWith(start) || !text.endsWith(end)) continue;
      const lines = text
        .slice(start.length, -end.length)
        .replace(/^[*!]+/, '')
        .split('\n');
      const hasColumn = lines.slice(1).every(line => /^\s*(\*|$)/.test(line));
      const rest = lines.slice(1).map(line => (hasColumn ? line.replace(/^\s*\** ?/, '') : line));
      return [lines[0]?.trim() ?? '', dedented(rest.join('\n'), false)].join('\n');
    }
    // Some grammars take the lines of one comment together.
    const lines = text.split('\n').map(line => line.trimStart());
    return lines.map(line => this.behindMark(line)).join('\n');
  }

  private behindMark(line: string): string {
    const mark = this.comments.line.find(each => line.startsWith(each)) ?? '';
    return line.slice(mark.length).replace(/^[/#!]+(?=\s|$)/, '');
  }
}

/** Without the indentation that all lines share; without empty lines around it, where it is the whole. */
export function dedented(text: string, isWhole = true): string {
  const lines = text.split('\n').map(line => line.trimEnd());
  const indents = lines.filter(line => line !== '').map(line => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  const result = lines.map(line => line.slice(indent)).join('\n');
  return isWhole ? result.replace(/^\n+|\n+$/g, '') : result;
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
