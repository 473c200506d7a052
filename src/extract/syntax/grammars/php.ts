import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'PHP',
  extensions: ['.php'],
  grammar: 'tree-sitter-php/tree-sitter-php.wasm',
  comments: { types: new Set(['comment']), line: ['//', '#'], block: [['/*', '*/']] },
};
