import { cFamily } from './c/family.js';
import type { Language } from './language.js';

/** What stands at the beginning of a line in C++ alone. */
const CPP =
  /^[ \t]*(?:class\s+\w+[^;(]*\{|namespace\b[^;]*\{|template\s*<|using\s+\w|(?:public|private|protected)\s*:)/m;

export const language: Language = cFamily({
  name: 'C',
  extensions: ['.c', '.h'],
  grammar: 'tree-sitter-c/tree-sitter-c.wasm',
  numericTruth: true,
  grammarOfText: text => (CPP.test(text) ? 'cpp' : undefined),
});
