import { commentText } from '../../syntax/comments.js';
import type { Node } from '../../syntax/node.js';
import type { Head, Heads } from '../language/definitions.js';
import type { Comments } from '../language.js';

/** A node of a list of definitions, with the text of the comments right above it. */
export interface Documented {
  readonly node: Node;
  readonly documentation: string;
  /** What is said behind it, where the language counts that. */
  readonly trailing: string;
}

/** Which comments document what, where a language has rules of its own. */
export interface DocumentationStyle {
  /** Nodes that may stand between the comments and what they document (attributes of Rust). */
  readonly between?: ReadonlySet<string>;
  /** What such a node says itself: `#[doc = "…"]`. */
  said?(between: Node): string | undefined;
  /** Whether a comment documents what follows; without it, each does. */
  documents?(comment: string): boolean;
  /**
   * By default, comments document what begins in the line below, or in their own; `above` leaves out the latter. Others do
   * not go by lines: there all that stand in front of a definition are one text, or the last of them is.
   */
  readonly inFront?: 'above' | 'all' | 'last';
  /** Whether a comment documents what stands in front of it; by default one at the end of a line documents nothing. */
  trails?(comment: string, isOnItsLine: boolean): boolean;
}

/**
 * The children of a node with their documentation: the comments that end in the line above, without an empty line
 * between. Comments at the end of a line of code belong to that line.
 */
export function documented(
  parent: Pick<Node, 'namedChildren'>,
  comments: Comments,
  { between, said, documents, inFront, trails }: DocumentationStyle = {},
): Documented[] {
  const result: { node: Node; documentation: string; trailing: string }[] = [];
  let texts: string[] = [];
  let nextRow = -1;
  let lastCodeRow = -1;
  const isByLine = inFront === undefined || inFront === 'above';
  for (const node of parent.namedChildren) {
    if (!node) continue;
    const { row } = node.startPosition;
    // Some grammars count the end of the line to a comment of documentation.
    const end =
      node.endPosition.column === 0 && node.endPosition.row > row
        ? node.endPosition.row - 1
        : node.endPosition.row;
    if (comments.types.has(node.type)) {
      const last = result.at(-1);
      if (last && trails?.(node.text, row === lastCodeRow)) {
        const more = commentText(node.text, comments).replace(/^<\s*/, '');
        last.trailing = last.trailing === '' ? more : `${last.trailing}\n${more}`;
        continue;
      }
      if (isByLine && row === lastCodeRow) continue;
      const counts = documents?.(node.text) !== false;
      if (isByLine ? row !== nextRow : counts && inFront === 'last') texts = [];
      if (counts) texts.push(commentText(node.text, comments));
      nextRow = end + 1;
      continue;
    }
    const isAdjacent = !isByLine || row === nextRow || (inFront !== 'above' && row + 1 === nextRow);
    if (between?.has(node.type)) {
      const text = said?.(node);
      if (text !== undefined) texts.push(text);
      if (isAdjacent) nextRow = end + 1;
      lastCodeRow = end;
      continue;
    }
    result.push({ node, documentation: isAdjacent ? texts.join('\n').trim() : '', trailing: '' });
    texts = [];
    nextRow = -1;
    lastCodeRow = end;
  }
  return result;
}

/** A list of parameters on one line, without the comments in it. */
export function listText(list: Node, comments: Comments): string {
  const { text, startIndex } = list;
  if (!/\/[/*]/.test(text)) return onOneLine(text);
  let kept = '';
  let at = 0;
  for (const comment of list.descendantsOfType([...comments.types])) {
    if (!comment || comment.startIndex - startIndex < at) continue;
    kept += `${text.slice(at, comment.startIndex - startIndex)} `;
    at = comment.endIndex - startIndex;
  }
  return onOneLine(`${kept}${text.slice(at)}`.replace(/(?<!\s)\s+,/g, ','));
}

/** What a function says beside its parameters: its result in the field of that name, and the parameters that are types. */
export function headOf(node: Node, resultField: string, names?: Head['names']): Head {
  const result = node.childForFieldName(resultField)?.text.replace(/^:\s*/, '');
  const typeParameters = node.childForFieldName('type_parameters')?.text;
  return {
    ...(names && { names }),
    ...(result !== undefined && { result: onOneLine(result) }),
    ...(typeParameters !== undefined && { typeParameters: onOneLine(typeParameters) }),
  };
}

/** The same by the list of parameters; nothing for what has none. */
export function headsOf(signature: string | null, ...head: Parameters<typeof headOf>): Heads | undefined {
  return signature === null ? undefined : { [signature]: headOf(...head) };
}

/** Source text on one line, as a parameter list is shown. */
export function onOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([([]) |,? ([)\]])/g, '$1$2')
    .trim();
}
