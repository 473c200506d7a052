import { coloursAsCut } from './corpora.js';
import { TEXTMATE } from './engines/textmate.js';

coloursAsCut(TEXTMATE, 'most');
