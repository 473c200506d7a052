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
  private readonly rows: readonly string[];

  constructor(
    text: string,
    nodes: readonly Node[],
    private readonly comments: Comments,
    private readonly convention: Documentation,
  ) {
    this.rows = text.split('\n');
    const between = new Set(convention.between);
    for (const node of nodes) {
      const isBetween = between.has(node.type);
      if (!isBetween && !comments.types.has(node.type)) continue;
      const { row, column } = node.startPosition;
      const text = node.text.trimEnd();
      if (row < HEAD_ROWS && FOR_PROGRAMS.test(text)) continue;
      const line = { node, row, endRow: row + newlines(text), isBetween };
      const isFirst = this.rows[row]?.slice(0, column).trim() === '';
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
    // What is above a line documents the function that begins there, not its parameters.
    if (isParameter && this.rows[row]?.slice(0, column).trim() !== '') return '';
    const above = this.above(definition.startPosition.row);
    const first = above[0]?.row;
    // Where they document what is above them, those that follow something right away are not meant for what is below.
    const isTaken = this.convention.below && first !== undefined && this.isCode(first - 1);
    if (above.length > 0 && !isTaken) return this.textOf(above);
    return this.convention.below ? this.textOf(this.below(definition.endPosition.row)) : '';
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

  private below(row: number): Line[] {
    const line = this.byRow.get(row + 1);
    const { marks = [] } = this.convention;
    return line && !line.isBetween && marks.some(mark => line.node.text.startsWith(mark)) ? [line] : [];
  }

  private isCode(row: number): boolean {
    return (this.rows[row] ?? '').trim() !== '' && !this.byEndRow.has(row);
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
