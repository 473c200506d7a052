import { htmlText } from '../html-text.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'HTML',
  extensions: ['.html', '.htm', '.xhtml'],
  grammar: 'tree-sitter-html/tree-sitter-html.wasm',
  comments: { types: new Set(['comment']), line: [], block: [['<!--', '-->']] },
  literal: htmlText,
};
