import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'Ruby',
  extensions: ['.rb', '.rake', '.gemspec'],
  grammar: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
  comments: { types: new Set(['comment']), line: ['#'], block: [['=begin', '=end']] },
};
