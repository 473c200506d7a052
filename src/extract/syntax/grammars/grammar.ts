import type { Language } from '../../languages/language.js';
import type { Node } from '../node.js';

/**
 * A bundled grammar of a language whose tables are not read: files of it can be searched with `query`. One file of
 * data in this folder for each.
 *
 * To add one: install the npm package of the grammar, write `src/extract/syntax/grammars/<name>.ts` exporting a
 * `Grammar` as `grammar`, and run `npm run generate`. A language with a file in `src/extract/languages` needs none here.
 */
export interface Grammar extends Pick<Language, 'name' | 'extensions' | 'comments'> {
  /** Grammar file by npm package: `tree-sitter-ruby/tree-sitter-ruby.wasm`. */
  readonly grammar: string;
  /** What `@capture.value` gives for a node, where that is not a literal as programming languages write them. */
  literal?(node: Node): string | undefined;
}
