import { coloursAsCut } from './corpora.js';
import { VIM } from './engines/vim.js';

coloursAsCut(VIM, 'few');
