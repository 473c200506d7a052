import type { LanguageData } from '../../languages/data/language-data.js';
import type { Node } from '../node.js';

/**
 * A bundled grammar of a language that has no code of its own: one file of data in this folder for each. Files of it can be searched with
 * `query`; with `definitions` (a query) they are read by `symbols`, with `values` (names of nodes) by `table`.
 *
 * To add one: install the npm package of the grammar, write `src/extract/syntax/grammars/<name>.ts` exporting a
 * `Grammar` as `grammar`, and run `npm run generate`. A language with a file in `src/extract/languages` needs none here.
 */
export interface Grammar extends LanguageData {
  /** What `@capture.value` gives for a node, where that is not a literal as programming languages write them. */
  literal?(node: Node): string | undefined;
}
