import { coloursAsCut } from './corpora.js';
import { HIGHLIGHTJS } from './engines/highlightjs.js';

coloursAsCut(HIGHLIGHTJS, 'more');
