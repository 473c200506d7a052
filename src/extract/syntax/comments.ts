import type { Comments, Language } from '../languages/language.js';
import type { Node } from './node.js';

/** A part of a text, by offset: a node, or what is left of one. */
export type Span = Pick<Node, 'startIndex' | 'endIndex'>;

/** A parsed file whose comments can be found in its text. */
export interface CommentedFile {
  readonly text: string;
  readonly root: Node;
  readonly language: Pick<Language, 'comments'>;
}

/**
 * The comment that documents an entry of a table: the one at the end of the entry's own line, otherwise the one in
 * front of it, otherwise the comment lines right above it. Found in the text and then confirmed in the tree, so that a `#` in a string is never one.
 */
export function documentingComment(file: CommentedFile, entry: Span): string | undefined {
  return found(file, entry)
    ?.map(comment => textOf(comment, file))
    .join('\n');
}

/** The same, line by line, each as far in as it is written. */
export function documentingLines(file: CommentedFile, entry: Span): readonly string[] {
  return (found(file, entry) ?? []).flatMap(({ text }) => commentLines(text, file.language.comments));
}

function found(file: CommentedFile, entry: Span): readonly Node[] | undefined {
  const one = trailing(file, entry) ?? inFront(file, entry);
  return one ? [one] : above(file, entry);
}

function trailing(file: CommentedFile, entry: Span): Node | undefined {
  const { text } = file;
  let at = entry.endIndex;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === ',' || text[at] === ';') at += 1;
  const comment = commentAt(file, at);
  if (!comment) return undefined;
  // What follows on the same line after a comma has the comment in front of it.
  const isSeparated = text.slice(entry.endIndex, at).includes(',');
  const rest = text.slice(comment.endIndex, lineEnd(text, comment.endIndex));
  return isSeparated && rest.trim() !== '' ? undefined : comment;
}

/** A block comment right in front of the entry, on its line. */
function inFront(file: CommentedFile, entry: Span): Node | undefined {
  const { text } = file;
  let end = entry.startIndex;
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end -= 1;
  if (!file.language.comments.block.some(([, mark]) => text.endsWith(mark, end))) return undefined;
  const comment = file.root.descendantForIndex(end - 1, end);
  return comment && file.language.comments.types.has(comment.type) ? comment : undefined;
}

function textOf(comment: Node, file: CommentedFile): string {
  return commentText(comment.text, file.language.comments);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function above(file: CommentedFile, entry: Span): readonly Node[] | undefined {
  const { text } = file;
  const comments: Node[] = [];
  let lineStart = text.lastIndexOf('\n', entry.startIndex - 1) + 1;
  // An entry that shares its line with another is not documented by what stands above the line.
  if (text.slice(lineStart, entry.startIndex).trim() !== '') return undefined;
  while (lineStart > 0) {
    const end = lineStart - 1;
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const last = start + text.slice(start, end).trimEnd().length - 1;
    if (last < start || !endsLikeComment(file, text.slice(start, last + 1))) break;
    const comment = file.root.descendantForIndex(last, last + 1);
    if (!comment || !file.language.comments.types.has(comment.type)) break;
    const own = text.lastIndexOf('\n', comment.startIndex - 1) + 1;
    if (text.slice(own, comment.startIndex).trim() !== '') break;
    comments.unshift(comment);
    lineStart = own;
    if (comment.startPosition.row !== comment.endPosition.row) break;
  }
  return comments.length > 0 ? comments : undefined;
}

function commentAt(file: CommentedFile, offset: number): Node | undefined {
  const { line, block, types } = file.language.comments;
  const starts = [...line, ...block.map(([start]) => start)];
  if (!starts.some(start => file.text.startsWith(start, offset))) return undefined;
  const node = file.root.descendantForIndex(offset, offset + 1);
  return node && types.has(node.type) && node.startIndex === offset ? node : undefined;
}

function endsLikeComment(file: CommentedFile, lineText: string): boolean {
  const { line, block } = file.language.comments;
  const trimmed = lineText.trimStart();
  return line.some(start => trimmed.startsWith(start)) || block.some(([, end]) => trimmed.endsWith(end));
}

/** Comment text without its marks, and without the column of `*` that block comments often have. */
export function commentText(comment: string, { line, block }: Comments): string {
  for (const [start, end] of block) {
    if (!comment.startsWith(start)) continue;
    const inner = comment
      .slice(start.length, comment.endsWith(end) ? -end.length : undefined)
      .replace(/^[*!]+(?=\s|$)|^\*+/, '');
    return inner
      .split('\n')
      .map(text => text.replace(/^\s*(?:\*\*(?=\s|$)|\*(?!\*))? ?/, '').trimEnd())
      .join('\n')
      .trim();
  }
  return lineText(comment, line).trim();
}

function commentLines(comment: string, comments: Comments): readonly string[] {
  return comments.block.some(([start]) => comment.startsWith(start))
    ? commentText(comment, comments).split('\n')
    : [lineText(comment, comments.line).replace(/^ /, '').trimEnd()];
}

function lineText(comment: string, line: Comments['line']): string {
  const mark = line.find(start => comment.startsWith(start)) ?? '';
  // Documentation comments repeat their mark (`///`, `##`) or add one (`//!`, `#:`).
  return comment.slice(mark.length).replace(/^[/#!:]+/, '');
}
