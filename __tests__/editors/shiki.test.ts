import { coloursAsCut } from './corpora.js';
import { SHIKI, SHIKI_JAVASCRIPT } from './engines/shiki.js';

coloursAsCut(SHIKI, 'least');
coloursAsCut(SHIKI_JAVASCRIPT, 'least');
