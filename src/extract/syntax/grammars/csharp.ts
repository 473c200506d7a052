import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'C#',
  extensions: ['.cs', '.csx'],
  grammar: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  comments: { types: new Set(['comment']), line: ['//'], block: [['/*', '*/']] },
};
