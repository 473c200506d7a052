import { coloursAsCut } from './corpora.js';
import { PYGMENTS } from './engines/pygments.js';

coloursAsCut(PYGMENTS, 'some');
