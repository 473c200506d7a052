import { commentText } from '../../syntax/comments.js';
import type { Node } from '../../syntax/node.js';
import type { Comments } from '../language.js';

/** A node of a list of definitions, with the text of the comments right above it. */
export interface Documented {
  readonly node: Node;
  readonly documentation: string;
}

/**
 * The children of a node with their documentation: the comments that end in the line above, without an empty line
 * between. Comments at the end of a line of code belong to that line.
 */
export function documented(
  parent: Node,
  comments: Comments,
  /** Nodes that may stand between the comments and what they document (attributes of Rust). */
  between: ReadonlySet<string> = new Set(),
): Documented[] {
  const result: Documented[] = [];
  let texts: string[] = [];
  let nextRow = -1;
  let lastCodeRow = -1;
  for (const node of parent.namedChildren) {
    if (!node) continue;
    const { row } = node.startPosition;
    // Some grammars count the end of the line to a comment of documentation.
    const end =
      node.endPosition.column === 0 && node.endPosition.row > row
        ? node.endPosition.row - 1
        : node.endPosition.row;
    if (comments.types.has(node.type)) {
      if (row === lastCodeRow) continue;
      if (row !== nextRow) texts = [];
      texts.push(commentText(node.text, comments));
      nextRow = end + 1;
      continue;
    }
    const isAdjacent = row === nextRow || row + 1 === nextRow;
    if (between.has(node.type)) {
      if (isAdjacent) nextRow = end + 1;
      lastCodeRow = end;
      continue;
    }
    result.push({ node, documentation: isAdjacent ? texts.join('\n').trim() : '' });
    texts = [];
    nextRow = -1;
    lastCodeRow = end;
  }
  return result;
}

/** Source text on one line, as a parameter list is shown. */
export function onOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([([]) |,? ([)\]])/g, '$1$2')
    .trim();
}
