import { cFamily } from './families/c-family.js';
import type { Language } from './language.js';

export const language: Language = cFamily({
  name: 'C',
  extensions: ['.c', '.h'],
  grammar: 'tree-sitter-c/tree-sitter-c.wasm',
  numericTruth: true,
});
