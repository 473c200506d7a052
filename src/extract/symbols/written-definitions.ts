import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/**
 * Definitions as the text has them, counted by the plainest means: a word such as `def` with a name behind it, outside of comments
 * and texts. What was found by their meaning is held against it, so that nothing is missing in silence.
 */
export interface WrittenDefinition {
  readonly name: string;
  /** Where the name begins. */
  readonly start: number;
  readonly node: Node;
}

/** Nodes that are text and no code. */
const TEXT = /comment|string|char|regex|text|template|escape|rune|doc|heredoc|jsx|preproc_arg/;

/** In the order of the text. */
export function writtenDefinitions(file: SourceFile): WrittenDefinition[] {
  const written = file.language.definitions?.written;
  if (!written) return [];
  const { words, between = '[ \\t]+', mark = '', behind = '', otherwise } = written;
  const { nameCharacters } = file.language;
  const pattern = new RegExp(
    `(?<![${nameCharacters}.$@:])(?:${words.join('|')})${between}(?<name>(?:${mark})?[\\p{L}_$][${nameCharacters}]*)(?:${behind})`,
    'gdu',
  );
  const found: WrittenDefinition[] = [];
  for (const { index, groups, indices } of file.text.matchAll(pattern)) {
    const [start = 0, end = 0] = indices?.groups?.name ?? [];
    // Nobody can use what is called so.
    if (groups?.name === '_') continue;
    const word = file.root.descendantForIndex(index, index + 1);
    const node = file.root.descendantForIndex(start, end);
    if (!word || !node || TEXT.test(word.type) || TEXT.test(node.type)) continue;
    if (node.parent && otherwise?.has(node.parent.type)) continue;
    found.push({ name: groups?.name ?? '', start, node });
  }
  return found;
}
