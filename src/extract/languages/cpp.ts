import { cFamily } from './c/family.js';
import type { Language } from './language.js';

export const language: Language = cFamily({
  name: 'C++',
  extensions: ['.cpp', '.cc', '.cxx', '.hpp', '.hh', '.hxx', '.ipp', '.inl'],
  grammar: 'tree-sitter-cpp/tree-sitter-cpp.wasm',
  numericTruth: false,
});
