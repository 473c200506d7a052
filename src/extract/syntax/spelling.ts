import type { Tree } from './node.js';

/** Other ways in which a language lets a name be written: `\u0061bc` is `abc`. */
export interface Spelling {
  /** Whether a text may have a name that is written otherwise: most have none. */
  mayDiffer(text: string): boolean;
  /** What may be such a name (with the flag `g`). */
  readonly word: RegExp;
  /** The name as it is meant. */
  plain(word: string): string;
}

/**
 * A text with every name written as it is meant, so that one is found by its name whoever wrote it how; undefined where all are. What
 * is no name, a text or a comment, stays as it is.
 */
export function plainlySpelled(text: string, tree: Tree, { word, plain }: Spelling): string | undefined {
  let spelled = '';
  let end = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    const name = plain(written);
    if (name === written) continue;
    const node = tree.rootNode.descendantForIndex(index, index + written.length - 1);
    if (!node || !/identifier/.test(node.type) || node.text !== written) continue;
    spelled += text.slice(end, index) + name;
    end = index + written.length;
  }
  return end === 0 ? undefined : spelled + text.slice(end);
}
