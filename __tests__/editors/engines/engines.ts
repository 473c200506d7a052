import { CODEMIRROR } from './codemirror.js';
import { HIGHLIGHTJS } from './highlightjs.js';
import { PRISM } from './prism.js';
import { PYGMENTS, PYGMENTS_HOME } from './pygments.js';
import { TEXTMATE } from './textmate.js';
import { HAS_NEOVIM, VIM } from './vim.js';

/** Monaco is given the program that Prism and CodeMirror are given, and takes seconds to start: it has tests of its own. */
export const ENGINES = [
  TEXTMATE,
  HIGHLIGHTJS,
  PRISM,
  CODEMIRROR,
  ...(PYGMENTS_HOME === undefined ? [] : [PYGMENTS]),
  ...(HAS_NEOVIM ? [VIM] : []),
];
