import type { Language } from './language.js';
import { cFamily } from './parts/c-family.js';

export const language: Language = cFamily({
  name: 'C',
  extensions: ['.c', '.h'],
  grammar: 'tree-sitter-c/tree-sitter-c.wasm',
  numericTruth: true,
});
